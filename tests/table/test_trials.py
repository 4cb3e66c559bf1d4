"""Short versions of the trials. `python -m tests.table.trials NAME` runs the long ones."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from patolli.table import broadcast, consent, table_commands, table_moves, view_diff, votes
from patolli.table.registry import TableRegistry
from patolli.table.server_clock import ServerClock
from patolli.table.session import TableSession
from patolli.table.settings import Settings
from patolli.table.store.rows import Asking

from .trials import bend, crowd, freeze, hostile, kill, leak, load, mend


def wire(tmp_path: Path, game: str, players: int, *seeds: int, every: int = 4) -> int:
    async def compared() -> int:
        registry = TableRegistry(Settings(tmp_path, socket_rate=1e9, person_work=1e9, query_workers=0))
        try:
            return sum([await leak.check(registry, game, players, seed, every) for seed in seeds])
        finally:
            await registry.close()

    return asyncio.run(compared())


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("game", "players", "seeds", "least"),
    [
        ("lanterns", 2, [1, 2, 3], 30),
        ("lanterns", 3, [1, 2, 3], 30),
        ("tzolkin", 2, [1], 130),
        ("azteca", 3, [1], 150),
        ("chichen-itza", 2, [1], 100),
        ("teotihuacan", 2, [1], 200),
    ],
)
def test_nothing_leaks_over_the_wire(
    tmp_path: Path, game: str, players: int, seeds: list[int], least: int
) -> None:
    assert wire(tmp_path, game, players, *seeds) > least


def counting_everything(session: TableSession, match: object, seat: int, asked: list[int]) -> None:
    for other in range(session.players):
        session.row.questions[other] += 1


def test_the_wire_check_notices_messages_that_reveal_hidden_moves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The planted fault: question numbers also count the small moves within other seats' sealed answers."""
    monkeypatch.setattr(table_moves, "count_questions", counting_everything)
    with pytest.raises(AssertionError, match="can distinguish two worlds"):
        wire(tmp_path, "lanterns", 3, *range(8), every=2)


def test_the_wire_check_notices_a_view_of_the_truth(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def open_eyes(self: view_diff.ViewerState, match: object, viewer: int, *more: object) -> None:
        honest(self, match, viewer, *more)  # type: ignore[arg-type]
        self.own = self.match.game.show(self.match.position)

    honest = view_diff.ViewerState.__init__
    monkeypatch.setattr(
        broadcast, "ViewerState", type("ViewerState", (view_diff.ViewerState,), {"__init__": open_eyes})
    )
    with pytest.raises(AssertionError, match="can distinguish two worlds"):
        wire(tmp_path, "lanterns", 2, *range(4), every=2)


def test_hostile_messages_change_nothing(http: TestClient) -> None:
    told = hostile.run(http, 250)
    assert sum(told.values()) == 250
    assert set(told) >= {"unreadable", "stale", "not-yours"}


@pytest.mark.compiled
@pytest.mark.sqlite
def test_a_stranger_plays_on_while_somebody_attacks() -> None:
    attacks = ("reach flood", "disk and memory filling")
    found = asyncio.run(freeze.run(2, attacks))
    assert found["lost"] == 0
    assert found["moves acknowledged"] > 0
    for attack in attacks:
        assert found[attack]["pings"] > 5
        assert found[attack]["answers to the attack"]["table 201"] > 0


@pytest.mark.compiled
@pytest.mark.sqlite
def test_a_killed_server_loses_nothing_that_it_acknowledged() -> None:
    found = asyncio.run(kill.run(2, tables=3))
    assert found["acknowledged"] > 20
    assert (found["lost"], found["twice"], found["not said by anybody"]) == (0, 0, 0)
    assert found["client faults"] == []


def test_an_idle_table_needs_little_memory() -> None:
    found = asyncio.run(load.idle(30))
    assert found["KB while somebody is connected"] < 50
    assert found["KB when all have gone"] < 5


@pytest.mark.slow
@pytest.mark.sqlite
def test_damage_loses_nothing_that_can_still_be_read() -> None:
    found = mend.run(3)
    assert found["faults"] == []
    assert found["damaged files"]["files"] == 3
    assert found["broken imports"]["refused"] > 5
    assert found["killed first starts"] > 10
    assert found["second servers refused"] == 1
    assert found["other rules and back"]["looks"] > 100
    assert found["full disk"].get("times full") == 1 or "why" in found["full disk"]


@pytest.mark.slow
def test_two_hundred_tables_play_at_once() -> None:
    found = asyncio.run(load.run(200))
    assert found["the table"]["faults"] == []
    assert found["the table"]["per second"] > 0


@pytest.mark.slow
def test_a_hundred_kills() -> None:
    found = asyncio.run(kill.run(100))
    assert (found["lost"], found["twice"], found["not said by anybody"]) == (0, 0, 0)


@pytest.mark.compiled
def test_nobody_bends_a_game_alone() -> None:
    found = bend.run(4)
    assert found["rounds"] == 4


def test_the_bending_is_noticed_where_one_person_decides_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """The planted fault: a vote passes when all voters agree, even if there is only one voter."""

    def all_voters(session: TableSession, asked: Asking) -> bool:
        return set(consent.voters(session)) <= set(asked.yes)

    monkeypatch.setattr(votes, "agreed", all_voters)
    with pytest.raises(AssertionError, match=r"the host (ended the game|went back)|a pause without end"):
        bend.run(12)


def test_the_bending_is_noticed_where_the_host_seats_bots_for_those_who_are_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(table_commands, "must_be_away", lambda _live, _at: None)
    with pytest.raises(AssertionError, match="a person who was present"):
        bend.run(12)


@pytest.mark.compiled
def test_the_bending_is_noticed_where_clocks_follow_the_wall_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ServerClock, "now", lambda _self: int(time.time() * 1000))
    with pytest.raises(AssertionError):
        bend.run(40)


@pytest.mark.slow
def test_idle_seats_stay_connected_and_spectators_are_informed() -> None:
    found = asyncio.run(crowd.run(20))
    assert found["faults"] == []
    assert found["idle"]["still connected"] == 20
    assert found["watched"]["news"] > 100
