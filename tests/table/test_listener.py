"""Notifications of other servers, and moves that share a round trip, with a simulated PostgreSQL driver."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import queue
from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any

import pytest

from patolli.table.protocol import Pace
from patolli.table.store import listener, queries
from patolli.table.store.listener import NewsListener
from patolli.table.store.move_job import MOVE, SNAPSHOT, MoveJob, write_together
from patolli.table.store.rows import Clock, StepRow, TableRow

from .event_loop import in_loop


class Driver:
    """A connection that receives notifications. `None` in the queue breaks it."""

    def __init__(self, news: queue.Queue[str | None]) -> None:
        self.news = news
        self.autocommit = False
        self.said: list[Any] = []
        self.closed = False

    def execute(self, text: str, values: Any = None) -> None:
        assert self.autocommit
        self.said.append(text)

    def notifies(self, timeout: float) -> Iterator[Any]:
        with contextlib.suppress(queue.Empty):
            found = self.news.get(timeout=timeout)
            if found is None:
                raise ConnectionError("broken")
            yield SimpleNamespace(payload=found)

    def close(self) -> None:
        self.closed = True


class Engine:
    def __init__(self) -> None:
        self.drivers: list[Driver] = []
        self.news: queue.Queue[str | None] = queue.Queue()
        self.detached = 0
        self.refusals = 0

    def raw_connection(self) -> Any:
        if self.refusals:
            self.refusals -= 1
            raise ConnectionError("away")
        self.drivers.append(Driver(self.news))
        return SimpleNamespace(driver_connection=self.drivers[-1], detach=self.detach)

    def detach(self) -> None:
        self.detached += 1


class Heard:
    def __init__(self, engine: Any, **more: Any) -> None:
        self.texts: list[str] = []
        self.missed = 0
        self.listener = NewsListener(engine, self.texts.append, self.miss, **more)

    def miss(self) -> None:
        self.missed += 1

    async def until(self, wanted: Callable[[], bool]) -> None:
        while not wanted():
            await asyncio.sleep(0.001)

    async def close(self) -> None:
        await asyncio.to_thread(self.listener.close)
        assert not self.listener.thread.is_alive()


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listener, "LOOK_SECONDS", 0.02)
    monkeypatch.setattr(listener, "AGAIN_SECONDS", 0.001)


@pytest.mark.parametrize(
    ("more", "channel"), [({}, "patolli"), ({"channel": "patolli_work"}, "patolli_work")]
)
def test_notifications_are_passed_on_in_the_event_loop(more: dict[str, str], channel: str) -> None:
    async def body() -> None:
        engine = Engine()
        heard = Heard(engine, **more)
        for text in ("t 1", "t 2"):
            engine.news.put(text)
        await heard.until(lambda: len(heard.texts) == 2)
        assert heard.texts == ["t 1", "t 2"]
        assert heard.missed == 1, "earlier notifications may have been lost"
        assert heard.listener.listening.is_set()
        (driver,) = engine.drivers
        assert (driver.said, engine.detached) == ([f"LISTEN {channel}"], 1)
        await heard.close()
        assert driver.closed

    in_loop(body)


def test_after_a_broken_connection_it_listens_again_and_logs_this_once(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def body() -> None:
        engine = Engine()
        heard = Heard(engine)
        await heard.until(lambda: heard.missed == 1)
        engine.refusals = 3
        engine.news.put(None)
        await heard.until(lambda: heard.missed == 2)
        engine.news.put("t 3")
        await heard.until(lambda: heard.texts == ["t 3"])
        assert [one.closed for one in engine.drivers] == [True, False]
        await heard.close()

    with caplog.at_level(logging.WARNING, "patolli.store"):
        in_loop(body)
    assert [one.getMessage() for one in caplog.records] == ["not listening"]


def test_what_ends_with_the_listener_is_not_logged(caplog: pytest.LogCaptureFixture) -> None:
    async def body() -> None:
        engine = Engine()
        heard = Heard(engine)
        await heard.until(lambda: heard.missed == 1)
        heard.listener.ended.set()
        engine.news.put(None)
        await heard.close()

    with caplog.at_level(logging.WARNING, "patolli.store"):
        in_loop(body)
    assert caplog.records == []


# ---- moves ----------------------------------------------------------------------------------------------


def table_row() -> TableRow:
    return TableRow(
        "t", "lanterns", 1, "1", "", "", {}, Pace("none"), False, False, True, "running", "", "", b"",
        [], [[0, 0]], 5, [0], [1, 0], 0, Clock([0, 0], [0, 0]), None, [], "", 1, 1, edits=7,
    )  # fmt: skip


STEP = StepRow(4, 0, 3, [(0, "pass", False)], "sum", 1)


@pytest.mark.parametrize("turned", [True, False])
def test_a_move_is_one_statement_with_its_steps_and_its_notification(turned: bool) -> None:
    ((text, values),) = MoveJob(table_row(), 3, [STEP], turned, "").statements()
    names = queries.TURNING if turned else queries.MOVING
    assert text == MOVE[names]
    assert {name: values[name] for name in ("this", "was", "had", "edits", "channel", "news")} == {
        "this": "t", "was": 3, "had": 7, "edits": 8, "channel": "patolli", "news": "t 8",
    }  # fmt: skip
    assert set(names) <= set(values)
    (step,) = json.loads(values["steps"])
    assert (step["n"], step["seat"]) == (4, 0)


def test_a_snapshot_follows_its_move() -> None:
    _, (text, values) = MoveJob(table_row(), 3, [STEP], True, "position").statements()
    assert text == SNAPSHOT
    assert values == {
        "this": "t", "n": 4, "digest": queries.digest("position"), "position": "position",
    }  # fmt: skip


@pytest.mark.parametrize("commit", [True, False])
def test_moves_are_sent_together_and_committed_if_they_are_all(commit: bool) -> None:
    said: list[str] = []

    class Pipelined:
        @contextlib.contextmanager
        def pipeline(self) -> Iterator[None]:
            said.append("begin")
            yield
            said.append("end")

        def execute(self, text: str, values: dict[str, Any]) -> None:
            said.append(f"{values['this']} {'snapshot' if text == SNAPSHOT else 'move'}")

        def commit(self) -> None:
            said.append("commit")

    c: Any = SimpleNamespace(connection=SimpleNamespace(driver_connection=Pipelined()))
    one, two = table_row(), table_row()
    two.id = "u"
    write_together(c, [MoveJob(one, 3, [STEP], True, "p"), MoveJob(two, 3, [STEP], False, "")], commit)
    assert said == ["begin", "t move", "t snapshot", "u move", *["commit"] * commit, "end"]
