"""Players with their game's network: available if there is one, replaced if it does not fit."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from patolli import players
from patolli.games import load, names
from patolli.kernel.chance import Seeded
from patolli.kernel.errors import PatolliError
from patolli.kernel.game import Game
from patolli.kernel.match import Match
from patolli.players import network_file, network_player
from patolli.players.factory import make_player
from patolli.players.network_player import GameNetwork
from patolli.texts import Messages

from .random_layers import PRINTED, TZOLKIN, a_question, features_of
from .test_network import header_for, random_network


def a_file(**changes: Any) -> bytes:
    return network_file.write(
        replace(header_for("tzolkin"), **changes), random_network(features_of("tzolkin"), 3)
    )


@pytest.fixture
def with_network(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Gives a network to Tzolk'in and to no other game."""
    network = GameNetwork(TZOLKIN, a_file())

    def network_of(game: Game) -> GameNetwork | None:
        return network if game is TZOLKIN else None

    monkeypatch.setattr(network_player, "network_of", network_of)
    monkeypatch.setattr(players, "has_network", lambda game: game is TZOLKIN)
    yield
    for one in players.NETWORK_PLAYERS.values():
        assert isinstance(one, players.LevelPlayer)
        one.players.clear()


@pytest.mark.usefixtures("with_network")
@pytest.mark.parametrize("name", ["net-greedy", "net-greedy:2", "net-search:20", "net-greedy:careless=20"])
def test_network_players_play(name: str) -> None:
    match, seat = a_question()
    chosen = make_player(name, TZOLKIN, 5).choose(match.position.observation(seat), seat)
    assert chosen in match.position.legal_moves(seat)


@pytest.mark.usefixtures("with_network")
def test_a_network_thinks_differently_and_only_with_its_components() -> None:
    """With other components the hand-made evaluation is used instead, and the table reports this."""
    match, seat = a_question()
    player = make_player("net-greedy", TZOLKIN, 5)
    assert isinstance(player, network_player.NetworkPlayer)
    asked = []

    class Noting:
        def __init__(self, name: str) -> None:
            self.name = name

        def reseed(self, _seed: int, _chair: str) -> None: ...

        def choose(self, observed: object, _seat: int) -> int:
            asked.append(self.name)
            return 0

    player.by_network, player.by_hand = Noting("network"), Noting("by hand")
    observed = match.position.observation(seat)
    player.choose(observed, seat)
    observed.box = TZOLKIN.stress_box()
    player.choose(observed, seat)
    assert asked == ["network", "by hand"]
    assert not players.plays_by_hand("net-greedy", "tzolkin", PRINTED)
    assert players.plays_by_hand("net-greedy", "tzolkin", TZOLKIN.stress_box().digest)
    assert not players.plays_by_hand("random", "tzolkin", "x")


@pytest.mark.parametrize(
    ("data", "what"),
    [
        (a_file(edition=99), "edition"),
        (a_file(features="0" * 16), "features"),
        (a_file(format=9), "format"),
        (a_file(game="azteca"), "game"),
        (a_file(components="x"), "components"),
        (b"nonsense", "file"),
    ],
)
def test_a_network_that_does_not_fit_says_what_differs(data: bytes, what: str) -> None:
    fault = GameNetwork(TZOLKIN, data).fault(PRINTED)
    assert fault is not None
    assert fault.what == what


def test_a_network_plays_only_with_the_numbers_of_players_it_knows() -> None:
    network = GameNetwork(TZOLKIN, a_file(players=[3, 4]))
    assert network.fault(PRINTED, 3) is None
    fault = network.fault(PRINTED, 2)
    assert fault is not None
    assert fault.what == "players"
    assert GameNetwork(TZOLKIN, a_file()).fault(PRINTED, 2) is None


def test_a_damaged_network_is_replaced_by_the_hand_made_evaluation() -> None:
    network = GameNetwork(TZOLKIN, a_file()[:-40] + b"x" * 40)
    match, seat = a_question()
    world = match.position
    assert network.evaluator.value(world, seat) == TZOLKIN.evaluate_seat(world, seat)
    fault = network.fault(PRINTED)
    assert fault is not None
    assert fault.what == "file"


@pytest.mark.usefixtures("with_network")
def test_tables_accept_network_players_only_where_there_is_a_network() -> None:
    assert players.accepted("tzolkin")[-2:] == ["net-greedy", "net-search"]
    assert players.accepted("azteca") == players.levels() == players.accepted("no-such-game")
    for level in players.accepted("tzolkin"):
        assert players.descriptions(level).keys() == {"en", "de"}
        assert Messages("de").format(f"bot-{level}", number=1)
    match, seat = a_question()
    observed = match.position.observation(seat)
    first = players.choose_at_table("net-greedy", observed, seat, 7, "a")
    assert first == players.choose_at_table("net-greedy", observed, seat, 7, "b")


@pytest.mark.parametrize("name", names())
def test_a_game_without_a_network_says_so(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(network_player, "network_of", lambda _game: None)
    with pytest.raises(PatolliError, match="without a network"):
        make_player("net-greedy", load(name), 1)


@pytest.mark.parametrize("name", ["chichen-itza", "teotihuacan"])
def test_games_with_a_network_accept_players_that_use_it(name: str) -> None:
    game = load(name)
    assert players.accepted(name)[-2:] == ["net-greedy", "net-search"]
    for number in range(game.fewest, game.most + 1):
        assert players.plays_by_hand("net-search", name, game.printed_box().digest, number) == (number < 2)
    match = Match(game, 2, Seeded(4))
    seat = match.asked()[0]
    chosen = make_player("net-greedy:2", game, 5).choose(match.position.observation(seat), seat)
    assert chosen in match.position.legal_moves(seat)


def test_published_networks_fit_their_game() -> None:
    for game in map(load, names()):
        network = network_player.network_of(game)
        if network is None:
            continue
        assert network.fault(game.printed_box().digest) is None
        assert network.header is not None
        assert network.header.training["inputs"] == network_player.inputs_digest(game), (
            f"the inputs of the network of {game.title} have changed: raise the version of its features"
        )
