"""Bots with a neural network: the list of seats reports a network that does not fit the game."""

from __future__ import annotations

import pytest
from starlette.testclient import TestClient

from patolli import players
from patolli.games import load
from patolli.kernel.game import Game
from patolli.players import network_player
from patolli.players.level_definitions import NAMES
from patolli.players.network_player import GameNetwork
from tests.players.test_network_players import a_file

from .table_helpers import make

TZOLKIN = load("tzolkin")
SEATS = [{"kind": "open"}, {"kind": "bot", "level": "net-greedy", "name": "Net"}]
LEVEL_SEATS = [{"kind": "open"}, {"kind": "bot", "level": "level-5", "name": "Five"}]


def test_every_game_offers_six_levels(http: TestClient) -> None:
    for one in http.get("/api/games").json():
        assert [level for level in one["levels"] if level.startswith("level-")] == NAMES
        assert all(about["words"].keys() == {"en", "de"} for about in one["about"])


def test_without_a_network_there_is_no_player_that_needs_one(
    http: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(players, "has_network", lambda _game: False)
    refused = http.post("/api/tables", json={"game": "tzolkin", "seats": SEATS})
    assert refused.status_code == 400
    assert "net-greedy" in refused.text


def test_a_table_says_that_a_network_does_not_fit(http: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    network = GameNetwork(TZOLKIN, a_file())

    def network_of(game: Game) -> GameNetwork | None:
        return network if game is TZOLKIN else None

    monkeypatch.setattr(network_player, "network_of", network_of)
    monkeypatch.setattr(players, "has_network", lambda game: game is TZOLKIN)
    for seats in (SEATS, LEVEL_SEATS):
        fits = make(http, seats=seats)["table"]["seats"]
        other = make(http, seats=seats, components="[supply]\nskulls = 12\n")["table"]["seats"]
        assert [seat["by_hand"] for seat in fits] == [False, False]
        assert [seat["by_hand"] for seat in other] == [False, True]
