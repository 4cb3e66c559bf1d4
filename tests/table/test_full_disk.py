"""When the disk is full, the server rejects requests with a clear message, writes nothing partially, and
recovers when there is room again.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from starlette.testclient import TestClient

from patolli.table import bot_only_tables
from patolli.table.archive import TableArchive
from patolli.table.protocol import VERSION
from patolli.table.registry import TableRegistry
from patolli.table.session import TableSession
from patolli.table.settings import Settings
from patolli.table.store import queries

from .client import Sitting
from .full_database import Disk, wait_for
from .table_helpers import make, play_on

FILLER = (
    "INSERT INTO chat (table_id, n, at, name, text, key, kind, about) SELECT id, "
    "1000000 + abs(random() % 1000000000), 0, '', hex(zeroblob(?)), '', 'line', '' FROM tables LIMIT 1"
)
pytestmark = pytest.mark.sqlite


@pytest.fixture
def registry(http: TestClient) -> TableRegistry:
    found = http.app.state.registry  # type: ignore[attr-defined]
    assert isinstance(found, TableRegistry)
    return found


@pytest.fixture
def disk(registry: TableRegistry) -> Disk:
    return Disk(registry.base.engine)


def fill_up(registry: TableRegistry, disk: Disk) -> None:
    """Fills the database up to its limit, including free pages within the file."""
    disk.fill()
    size = 65_536
    while size > 64:
        try:
            with registry.base.engine.begin() as c:
                c.exec_driver_sql(FILLER, (size,))
        except Exception:  # noqa: BLE001 - the disk is full
            size //= 2


def test_health_reports_a_full_disk_and_room(http: TestClient, registry: TableRegistry, disk: Disk) -> None:
    make(http)
    assert http.get("/api/health").status_code == 200
    fill_up(registry, disk)
    wait_for(lambda: http.get("/api/health").status_code == 503)
    told = http.get("/api/health").json()
    assert told["ok"] is False
    assert told["why"] == "the server cannot write at the moment; nothing was changed"
    disk.clear()
    wait_for(lambda: http.get("/api/health").status_code == 200)
    assert http.get("/api/health").json()["ok"] is True


def test_health_reports_a_writer_that_is_gone(http: TestClient, registry: TableRegistry) -> None:
    registry.writer.waiting.put(None)
    registry.writer.thread.join(30)
    wait_for(lambda: http.get("/api/health").status_code == 503)
    answer = http.post("/api/tables", json={"game": "tzolkin", "seats": [{"kind": "me", "name": "A"}] * 2})
    assert answer.status_code == 503
    assert answer.json()["error"] == "cannot-write"


def test_moves_are_refused_and_then_taken(http: TestClient, registry: TableRegistry, disk: Disk) -> None:
    made = make(http)
    with Sitting(http, made["id"], made["tokens"][0]) as a, Sitting(http, made["id"], made["tokens"][1]) as b:
        fill_up(registry, disk)
        while True:  # small moves may still fit into existing pages
            a.settle()
            b.settle()
            mover = a if a.mirror().question else b
            move = mover.mirror().texts()[0]
            refused = mover.play(move)
            if refused["is"] == "error":
                break
        assert refused["error"] == "cannot-write"
        assert refused["text"] == "the server cannot write at the moment; nothing was changed"
        disk.clear()
        assert mover.play(move)["is"] == "ack"
        assert play_on([a, b], 5) == 5
    with TableArchive(registry.settings.data, "", reading=True) as keeper:
        assert [fault for _, fault in keeper.examine()] == [""]


def test_bots_play_on_when_there_is_room_again(
    http: TestClient, registry: TableRegistry, disk: Disk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The disk fills up while the bot is thinking, so that the bot's move is the one that cannot be saved."""
    honest = registry.bots.think
    filled: list[bool] = []

    async def think(table: TableSession, asked: dict[str, Any]) -> dict[str, Any]:
        found = await honest(table, asked)
        if not filled:
            filled.append(True)
            disk.refuse()
        return found

    monkeypatch.setattr(registry.bots, "think", think)
    made = make(http, seats=[{"kind": "me", "name": "A"}, {"kind": "bot", "level": "random"}])

    def steps_by_the_bot() -> int:
        return sum(step.seat == 1 for step in registry.writer.look(lambda c: queries.steps(c, made["id"])))

    with Sitting(http, made["id"], made["tokens"][0]) as a:
        while not filled:
            a.settle()
            if a.mirror().question is not None:
                assert a.play(a.mirror().texts()[0])["is"] in {"ack", "error"}
        before = steps_by_the_bot()
        wait_for(lambda: http.get("/api/health").status_code == 503)
        assert steps_by_the_bot() == before
        disk.clear()
        wait_for(lambda: steps_by_the_bot() > before, "the bot does not move again")
    assert http.get("/api/health").status_code == 200


def test_who_cannot_sit_down_has_no_seat(http: TestClient, registry: TableRegistry, disk: Disk) -> None:
    """Sitting down and the start of the game must be saved together or not at all."""
    made = make(http, seats=[{"kind": "me", "name": "A"}, {"kind": "open"}])
    disk.refuse()
    answer = http.post(f"/api/tables/{made['id']}/sit", json={"name": "B"})
    assert (answer.status_code, answer.json()["error"]) == (503, "cannot-write")
    told = http.get(f"/api/tables/{made['id']}").json()
    assert told["state"] == "waiting"
    assert told["seats"][1]["kind"] == "open"
    disk.clear()
    assert http.post(f"/api/tables/{made['id']}/sit", json={"name": "B"}).status_code == 201
    assert http.get(f"/api/tables/{made['id']}").json()["state"] == "running"


def test_a_table_that_cannot_be_written_is_not_there(
    http: TestClient, registry: TableRegistry, disk: Disk, settings: Settings
) -> None:
    make(http)
    disk.refuse()
    seats = [{"kind": "hot", "name": "A"}, {"kind": "hot", "name": "B"}]
    answer = http.post("/api/tables", json={"game": "tzolkin", "seats": seats, "listed": True})
    assert (answer.status_code, answer.json()["error"]) == (503, "cannot-write")
    disk.clear()
    assert http.get("/api/tables").json() == []
    with TableArchive(settings.data, "", reading=True) as keeper:
        assert len(list(keeper.all())) == 1


def test_who_comes_back_sees_the_table_on_a_full_disk(
    http: TestClient, registry: TableRegistry, disk: Disk
) -> None:
    made = make(http)
    disk.refuse()
    with Sitting(http, made["id"], made["tokens"][0]) as one:
        assert one.welcome["is"] == "welcome"
        assert one.info["seats"][0]["online"]
        with Sitting(http, made["id"], made["tokens"][1]) as other:
            assert other.welcome["is"] == "welcome"
        until(one, lambda: not one.info["seats"][1]["online"])


def test_who_watches_bots_sees_the_table_on_a_full_disk(
    http: TestClient, registry: TableRegistry, disk: Disk
) -> None:
    """The clock, which is paused while no one watches, cannot be restarted on a full disk."""
    bots = [{"kind": "bot", "level": "random"}] * 2
    made = make(http, seats=bots, pace={"kind": "live", "seconds": 3600, "increment": 0})
    session = registry.sessions[made["id"]]
    wait_for(lambda: not session.thinking)
    http.portal.call(bot_only_tables.rest, session)  # type: ignore[union-attr]
    disk.refuse()
    with http.websocket_connect(f"/ws/{made['id']}") as socket:
        for message in ({"do": "hello", "id": 1, "version": VERSION}, {"do": "ping", "id": 2}):
            socket.send_text(json.dumps(message))
        told = [json.loads(socket.receive_text())]
        while told[-1]["is"] != "pong":
            told.append(json.loads(socket.receive_text()))
    assert [one["is"] for one in told if "to" in one] == ["welcome", "pong"]


def until(one: Sitting, holds: Callable[[], bool]) -> None:
    def so() -> bool:
        one.settle()
        return holds()

    wait_for(so)
