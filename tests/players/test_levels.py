"""The six levels: which player each of them uses in each game, and the substitute if a network
does not fit.
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from patolli import players
from patolli.game_index import manifest
from patolli.games import load, names
from patolli.kernel.chance import Rng, Seeded
from patolli.kernel.errors import PatolliError
from patolli.kernel.game import Game
from patolli.kernel.match import Match
from patolli.kernel.position import Position
from patolli.players import level_definitions as levels
from patolli.players import network_player
from patolli.players.careless_player import FEWEST, SlippingPlayer
from patolli.players.evaluator import Evaluator
from patolli.players.factory import LevelOfGame, make_player
from patolli.players.greedy_player import GreedyPlayer
from patolli.players.search_tree import first_value

TZOLKIN = load("tzolkin")


def a_question(game: Game, least: int = 5) -> tuple[Position, int]:
    """Plays a random game until a seat has several answers. Returns its observation and the seat."""
    match, rng = Match(game, 2, Seeded(4)), Rng(1)
    for _ in range(200):
        seat = match.asked()[0]
        options = match.position.legal_moves(seat)
        if len(match.log) > 20 and len(options) >= least:
            return match.position.observation(seat), seat
        match.play(seat, options[rng.below(len(options))])
    raise AssertionError("no such question")


@pytest.mark.parametrize("name", names())
def test_every_level_of_every_game_and_number_of_players_is_a_player(name: str) -> None:
    game = load(name)
    for number in range(game.fewest, game.most + 1):
        found = [levels.definition(level, game, number) for level in levels.NAMES]
        assert len(set(found)) == 6
        for one in found:
            make_player(one, game, 1)


@pytest.mark.parametrize("name", names())
def test_no_level_needs_a_network(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """If the network does not fit, the level uses the same player as in a game without a network."""
    game = load(name)
    for number in range(max(2, game.fewest), game.most + 1):
        printed = game.printed_box().digest
        for level in levels.NAMES:
            usual = levels.definition(level, game, number)
            assert levels.definition_that_fits(level, game, printed, number) == usual
            other = levels.definition_that_fits(level, game, "other components", number)
            uses_network = usual.startswith(("net-", "policy-"))
            assert other == (levels.without_network(level) if uses_network else usual)
            assert players.plays_by_hand(level, name, "other components", number) == uses_network
            assert not players.plays_by_hand(level, name, printed, number)
    monkeypatch.setattr(network_player, "network_of", lambda _game: None)
    observed, seat = a_question(game, 2)
    for level in ("level-1", "level-2"):
        assert make_player(level, game, 3).choose(observed, seat) in observed.legal_moves(seat)


def test_a_level_can_depend_on_the_number_of_players(monkeypatch: pytest.MonkeyPatch) -> None:
    about = replace(
        manifest("tzolkin"), levels={"level-4": "greedy:3"}, levels_for={"2": {"level-4": "greedy:2"}}
    )
    monkeypatch.setattr(levels, "manifest", lambda _game: about)
    assert [levels.definition("level-4", TZOLKIN, number) for number in (2, 3, 4)] == [
        "greedy:2",
        "greedy:3",
        "greedy:3",
    ]
    observed, _ = a_question(TZOLKIN)
    level = make_player("level-4", TZOLKIN, 1)
    assert isinstance(level, LevelOfGame)
    inner = level.player(observed)
    assert isinstance(inner, GreedyPlayer)
    assert inner.width == 2


def test_the_older_levels_keep_their_strength_under_names_of_their_own() -> None:
    found = [levels.hand_definition(f"hand-level-{number}") for number in range(1, 6)]
    assert found[1] == "greedy"
    assert found[4].startswith("search:10000")
    make_player("hand-level-3", TZOLKIN, 1)
    for wrong in ("hand-level-0", "hand-level-6", "hand-level-x"):
        with pytest.raises(PatolliError, match="hand-made levels"):
            make_player(wrong, TZOLKIN, 1)


@pytest.mark.parametrize("name", names())
def test_a_slip_is_among_the_better_half(name: str) -> None:
    game = load(name)
    observed, seat = a_question(game)
    world = observed.determinize(Rng(1))
    options = observed.legal_moves(seat)
    values = {move: first_value(Evaluator(game), world, seat, move) for move in options}
    worst_allowed = sorted(values.values(), reverse=True)[max(FEWEST, (len(options) + 1) // 2) - 1]
    slipping = SlippingPlayer(GreedyPlayer(game, 1), Evaluator(game), 1, 100)
    chosen = set()
    for seed in range(40):
        slipping.reseed(seed, "")
        chosen.add(slipping.mistake(observed, seat, options, Rng(seed)))
    slipping.seed = 1
    assert all(values[slipping.mistake(observed, seat, options, Rng(n))] >= worst_allowed for n in range(40))
    assert len(chosen) > 1
    assert len(chosen) < len(options)


def test_how_often_a_player_slips_follows_from_its_name() -> None:
    observed, seat = a_question(TZOLKIN)
    never, often = make_player("greedy:slips=1", TZOLKIN, 1), make_player("greedy:slips=90", TZOLKIN, 1)
    best = make_player("greedy", TZOLKIN, 1).choose(observed, seat)
    others = [0, 0]
    for seed in range(40):
        for at, player in enumerate((never, often)):
            player.reseed(seed, "")
            others[at] += player.choose(observed, seat) != best
    assert others[0] <= 4 < others[1]


def test_tables_offer_six_levels_and_accept_the_names_of_older_seats() -> None:
    assert [one for one in players.levels() if one.startswith("level-")] == levels.NAMES
    assert "net-greedy" not in players.levels()
    assert {"net-greedy", "net-search"} <= set(players.accepted("tzolkin"))
    assert players.accepted("no-such-game") == players.levels()
