"""Creating players by name: their settings, and how often they make mistakes."""

from __future__ import annotations

import pytest

from patolli.games import load
from patolli.kernel.agenda import Decision
from patolli.kernel.chance import Rng
from patolli.kernel.errors import PatolliError
from patolli.kernel.position import Position
from patolli.players import level_definitions
from patolli.players.careless_player import BlunderingPlayer, SlippingPlayer
from patolli.players.evaluator import Evaluator, NetworkEvaluator
from patolli.players.factory import LevelOfGame, finite, game_of, make_player, parse_settings
from patolli.players.greedy_player import GreedyPlayer
from patolli.players.level_definitions import DEFINITIONS, HAND_DEFINITIONS
from patolli.players.network_player import NetworkPlayer
from patolli.players.program_player import VARIABLE, ProgramPlayer
from patolli.players.random_player import RandomPlayer
from patolli.players.search_player import SearchPlayer

from ..kernel.lanterns.game import GAME as LANTERNS
from .toys import Toll, Toy, ToyGame

GAME = ToyGame(Toll())
TZOLKIN = load("tzolkin")


def test_greedy_players_have_a_width() -> None:
    for name, width in (("greedy", 8), ("greedy:3", 3), ("greedy:1", 1)):
        found = make_player(name, GAME, 5)
        assert isinstance(found, GreedyPlayer)
        assert (found.width, found.seed, found.game) == (width, 5, GAME)


def test_searching_players_have_iterations_and_settings() -> None:
    found = make_player("search", GAME, 5)
    assert isinstance(found, SearchPlayer)
    assert (found.config.iterations, found.seed) == (1000, 5)
    other = make_player("search:70:seconds=2:rounds=1.5:exploration=3:prior_temperature=0.5:width=2", GAME, 5)
    assert isinstance(other, SearchPlayer)
    config = other.config
    assert (config.iterations, config.seconds, config.rounds, config.width) == (70, 2.0, 1.5, 2)
    assert (config.exploration, config.prior_temperature, config.opponent_weight) == (3.0, 0.5, 0.2)


def test_mistakes_are_part_of_a_name() -> None:
    careless = make_player("greedy:3:careless=20", GAME, 5)
    assert type(careless) is BlunderingPlayer
    assert (careless.percent, careless.seed) == (20, 5)
    assert isinstance(careless.inner, GreedyPlayer)
    for name, inner in (("greedy:3:slips=30", GreedyPlayer), ("search:9:slips=30", SearchPlayer)):
        slipping = make_player(name, GAME, 5)
        assert type(slipping) is SlippingPlayer
        assert (slipping.percent, slipping.seed) == (30, 5)
        assert isinstance(slipping.inner, inner)


def test_players_with_a_network() -> None:
    found = make_player("net-search", TZOLKIN, 5)
    assert isinstance(found, NetworkPlayer)
    assert isinstance(found.by_network, SearchPlayer)
    assert isinstance(found.by_hand, SearchPlayer)
    assert isinstance(found.by_network.evaluator, NetworkEvaluator)
    assert type(found.by_hand.evaluator) is Evaluator
    assert (found.by_network.config.iterations, found.by_network.config.seconds) == (300, 8.0)
    found.reseed(9, "chair")
    assert (found.by_hand.seed, found.by_hand.chair) == (9, "chair")
    assert (found.by_network.seed, found.by_network.chair) == (9, "chair")


def test_a_program_that_the_server_offers_is_a_player(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "Owl=tcp:host:9000\nsearch:x=tcp:host:9001")
    for name in ("Owl", "tcp:host:9000"):
        found = make_player(name, GAME, 5)
        assert isinstance(found, ProgramPlayer)
        assert (found.program.address, found.seed) == (("host", 9000), 5)


@pytest.mark.parametrize(
    ("name", "fault"),
    [
        ("search:bold=3", "'bold' in the player 'search:bold=3' is now called 'exploration'"),
        ("search:x", "'x' in the player 'search:x' is not a number"),
        ("search:rounds=inf", "'rounds=inf' .* is not a number"),
        ("search:rounds=nan", "'rounds=nan' .* is not a number"),
        ("search:1:2", "takes one number, at least 1"),
        ("search:0", "takes one number, at least 1"),
        ("greedy:rounds=2", "there is no player 'greedy:rounds=2'; try random"),
        ("search:depth=2", "there is no player"),
        ("owl", "there is no player"),
        ("random:3", "there is no player"),
        ("level-3:2", "there is no player"),
        ("hand-level-3:2", "there is no player"),
        ("level-7", "there is no 'level-7'; the levels are level-1 to level-6"),
        ("hand-level-6", "the hand-made levels are hand-level-1 to hand-level-5"),
    ],
)
def test_a_wrong_name_says_what_is_wrong(name: str, fault: str) -> None:
    with pytest.raises(PatolliError, match=fault):
        make_player(name, GAME, 1)


def test_settings_are_parsed() -> None:
    assert parse_settings("", "") == ([], {})
    assert parse_settings("", "1:width=2:rounds=0.5") == ([1], {"width": 2.0, "rounds": 0.5})
    assert finite("-2.5") == -2.5
    assert finite("1e3") == 1000


def test_every_level_has_its_definition() -> None:
    assert [level_definitions.without_network(f"level-{n}") for n in range(1, 7)] == DEFINITIONS
    assert [level_definitions.hand_definition(f"hand-level-{n}") for n in range(1, 6)] == HAND_DEFINITIONS
    assert isinstance(make_player("hand-level-3", GAME, 1), SearchPlayer)
    assert isinstance(make_player("random", GAME, 1), RandomPlayer)


def test_the_player_of_a_level_is_made_once_and_gets_seed_and_chair(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(level_definitions, "definition_that_fits", lambda *_given: "search:5")
    level = make_player("level-4", GAME, 3)
    assert isinstance(level, LevelOfGame)
    observed = GAME.start(2).observation(0)
    level.reseed(4, "a")
    inner = level.player(observed)
    assert isinstance(inner, SearchPlayer)
    assert (inner.seed, inner.chair) == (4, "a")
    level.reseed(5, "b")
    assert (inner.seed, inner.chair) == (5, "b")
    assert level.player(observed) is inner
    assert level.choose(observed, 0) == 3


def test_the_game_of_a_position_is_found_by_its_module() -> None:
    assert game_of(TZOLKIN.start(2)) is TZOLKIN
    assert game_of(LANTERNS.start(2)) is LANTERNS


# ---- mistakes ---------------------------------------------------------------------------------------------


class Pick(Decision[Toy]):
    """Asks the seat to choose one to seven points."""

    id = "Pick"
    rule = "TOY-8"

    def candidates(self, p: Toy, seat: int) -> list[int]:
        return [3, 7, 1, 2, 6, 4, 5]

    def take(self, p: Toy, seat: int, move: int) -> None:
        p.gained[seat] += move


class Certain:
    """Always plays 7."""

    def reseed(self, seed: int, chair: str) -> None:
        self.given = (seed, chair)

    def choose(self, _observed: Position, _seat: int) -> int:
        return 7


PICKING = ToyGame(Pick())


def test_a_blunder_is_any_move() -> None:
    observed = PICKING.start(2).observation(0)
    player = BlunderingPlayer(Certain(), 1, 100)
    chosen = set()
    for seed in range(100):
        player.reseed(seed, "")
        chosen.add(player.choose(observed, 0))
    assert chosen == {1, 2, 3, 4, 5, 6, 7}
    never = BlunderingPlayer(Certain(), 1, 0)
    assert all(never.choose(observed, 0) == 7 for never.seed in range(100))


def test_blunders_are_as_frequent_as_named_and_follow_from_the_seed() -> None:
    observed = PICKING.start(2).observation(0)
    player = BlunderingPlayer(Certain(), 1, 30)
    chosen = []
    for seed in range(24):
        player.reseed(seed, "a chair")
        chosen.append(player.choose(observed, 0))
        assert player.choose(observed, 0) == chosen[-1]
    assert chosen == [7, 7, 7, 7, 7, 2, 4, 3, 7, 6, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 6, 6, 5, 4]
    assert isinstance(player.inner, Certain)
    assert player.inner.given == (23, "a chair")


def test_a_single_answer_is_no_mistake() -> None:
    p = GAME.start(2)
    assert isinstance(p, Toy)
    p.stones = 1
    assert BlunderingPlayer(Certain(), 1, 0).choose(p.observation(0), 0) == 1


def test_a_slip_is_one_of_the_better_half_or_of_two() -> None:
    slipping = SlippingPlayer(Certain(), Evaluator(PICKING), 1, 100)
    observed = PICKING.start(2).observation(0)
    for options, better in (
        ([3, 7, 1, 2, 6, 4, 5], {4, 5, 6, 7}),
        ([3, 7, 1, 2, 6, 4], {4, 6, 7}),
        ([3, 7, 1], {3, 7}),
        ([2, 1], {1, 2}),
    ):
        assert {slipping.mistake(observed, 0, options, Rng(n)) for n in range(60)} == better
