"""Tables with only bots pause while no one is connected. Tables with people continue until a person must
move.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

import pytest
from starlette.testclient import TestClient

from patolli.table.bots import Bots
from patolli.table.session import TableSession
from patolli.table.settings import Settings
from patolli.table.web.app import application
from patolli.table.worker_process import CutOff

from .client import Sitting
from .table_helpers import make

BOTS = [{"kind": "bot", "level": "random"}, {"kind": "bot", "level": "random"}]
ME = {"kind": "me", "name": "Ana"}


def think_of(heard: list[str]) -> Any:
    async def think(_bots: Bots, table: TableSession, _question: dict[str, Any]) -> dict[str, Any]:
        heard.append(table.id)
        await asyncio.sleep(0.01)
        raise CutOff("a test")

    return think


@pytest.fixture
def thought(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Replaces the bots by ones that need some time and then play the default answer. The fixture is the list
    of tables for which a bot computed a move.
    """
    heard: list[str] = []
    monkeypatch.setattr(Bots, "think", think_of(heard))
    return heard


def until(holds: Callable[[], bool], seconds: float = 60) -> None:
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.01)


def session(http: TestClient, table: str) -> TableSession:
    found: TableSession = http.app.state.registry.sessions[table]  # type: ignore[attr-defined]
    return found


def rests(http: TestClient, table: str) -> Callable[[], bool]:
    return lambda: not session(http, table).thinking


def act(http: TestClient, table: str, token: str, **what: Any) -> int:
    return http.post(f"/api/tables/{table}/act", json={"token": token, "act": {"id": 1, **what}}).status_code


def sweeps(http: TestClient, n: int = 3) -> None:
    """Advances the clock until the server has checked the clocks of all tables `n` times."""
    done = 0
    registry = http.app.state.registry  # type: ignore[attr-defined]
    looked = registry.sweeper.run_clocks

    async def counted() -> None:
        nonlocal done
        await looked()
        done += 1

    registry.sweeper.run_clocks = counted
    until(lambda: done >= n)
    registry.sweeper.run_clocks = looked


def test_bots_alone_wait_until_somebody_watches_and_stop_when_all_have_gone(
    http: TestClient, thought: list[str]
) -> None:
    made = make(http, seats=BOTS)
    assert made["table"]["state"] == "running"
    sweeps(http)
    assert thought == []
    with Sitting(http, made["id"]):
        until(lambda: len(thought) > 5)
    until(rests(http, made["id"]))
    played, steps = len(thought), session(http, made["id"]).row.next
    sweeps(http)
    assert (len(thought), session(http, made["id"]).row.next) == (played, steps)
    with Sitting(http, made["id"]):
        until(lambda: len(thought) > played + 5)


def test_a_person_need_not_be_connected_for_bots_to_answer(http: TestClient, thought: list[str]) -> None:
    made = make(http, seats=[ME, BOTS[0]], pace={"kind": "days", "seconds": 86400})
    until(lambda: session(http, made["id"]).row.asked == [0] and len(thought) > 1)
    until(rests(http, made["id"]))


def test_where_all_persons_have_left_the_bots_stop(http: TestClient, thought: list[str]) -> None:
    made = make(http, seats=[ME, BOTS[0]])
    until(lambda: session(http, made["id"]).row.asked == [0])
    with Sitting(http, made["id"], made["tokens"][0]) as ana:
        assert ana.say("stand_in", seat=0, level="random")["is"] == "ack"
        until(lambda: len(thought) > 4)
    until(rests(http, made["id"]), 90)
    played = len(thought)
    sweeps(http)
    assert len(thought) == played
    assert session(http, made["id"]).row.state == "running"
    assert act(http, made["id"], made["tokens"][0], do="take_back", seat=0) == 200


def test_the_clocks_of_bots_stop_while_nobody_is_there(http: TestClient, thought: list[str]) -> None:
    made = make(http, seats=BOTS, pace={"kind": "live", "seconds": 1, "increment": 0})
    until(lambda: session(http, made["id"]).row.deadline is None)
    sweeps(http)
    row = session(http, made["id"]).row
    assert (row.state, row.next, row.deadline, row.clocks.left) == ("running", 1, None, [1000, 1000])
    with Sitting(http, made["id"]) as watcher:
        until(lambda: len(thought) > 1)
        assert watcher.welcome["clocks"]["left"] == [1000, 1000]


def test_after_a_restart_only_bots_go_on_for_whom_a_person_waits(
    settings: Settings, thought: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with TestClient(application(settings), base_url="http://testserver") as http:
        right = Bots.wake
        monkeypatch.setattr(Bots, "wake", lambda *_: None)
        alone = make(http, seats=BOTS)["id"]
        left = make(http, seats=[ME, BOTS[0]])
        assert act(http, left["id"], left["tokens"][0], do="leave", seat=0) == 200
        waiting = make(http, seats=[ME, BOTS[0]])["id"]
    monkeypatch.setattr(Bots, "wake", right)
    with TestClient(application(settings), base_url="http://testserver") as http:
        until(lambda: waiting in thought)
        sweeps(http)
        assert set(thought) == {waiting}
        with Sitting(http, alone):
            until(lambda: alone in thought)
        assert left["id"] not in thought


def test_a_seat_taken_back_without_a_connection_wakes_bots_and_clocks(
    http: TestClient, thought: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    right = Bots.wake
    monkeypatch.setattr(Bots, "wake", lambda *_: None)
    made = make(http, seats=[ME, BOTS[0]], pace={"kind": "live", "seconds": 1, "increment": 0})
    assert act(http, made["id"], made["tokens"][0], do="stand_in", seat=0) == 200
    until(lambda: session(http, made["id"]).row.deadline is None)
    monkeypatch.setattr(Bots, "wake", right)
    row = session(http, made["id"]).row
    row.asked = [1]  # as if the bot had been the last seat to move
    assert act(http, made["id"], made["tokens"][0], do="take_back", seat=0) == 200
    assert row.deadline is not None
    until(lambda: bool(thought))
