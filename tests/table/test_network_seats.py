"""Bots with a network at a table: offered where the game has one, and honest where it does not fit."""

from __future__ import annotations

import pytest
from starlette.testclient import TestClient

from patolli import players
from patolli.games import load
from patolli.kernel.game import Game
from patolli.players.network_player import GameNetwork
from tests.players.test_network_players import a_file

from .table_helpers import make

TZOLKIN = load("tzolkin")
SEATS = [{"kind": "open"}, {"kind": "bot", "level": "net-greedy", "name": "Net"}]


def offered(http: TestClient, game: str) -> list[str]:
    found = http.get("/api/games").json()
    levels: list[str] = next(one["levels"] for one in found if one["name"] == game)
    return levels


def test_without_a_network_nothing_is_offered(http: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(players, "has_network", lambda _game: False)
    assert "net-greedy" not in offered(http, "tzolkin")
    refused = http.post("/api/tables", json={"game": "tzolkin", "seats": SEATS})
    assert refused.status_code == 400
    assert "net-greedy" in refused.text


def test_a_table_says_that_a_network_does_not_fit(http: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    network = GameNetwork(TZOLKIN, a_file())

    def network_of(game: Game) -> GameNetwork | None:
        return network if game is TZOLKIN else None

    monkeypatch.setattr(players, "network_of", network_of)
    monkeypatch.setattr(players, "has_network", lambda game: game is TZOLKIN)
    assert offered(http, "tzolkin")[-2:] == ["level-5", "net-greedy"]
    assert "net-greedy" not in offered(http, "azteca")
    fits = make(http, seats=SEATS)["table"]["seats"]
    other = make(http, seats=SEATS, components="[supply]\nskulls = 12\n")["table"]["seats"]
    assert [seat["by_hand"] for seat in fits] == [False, False]
    assert [seat["by_hand"] for seat in other] == [False, True]
