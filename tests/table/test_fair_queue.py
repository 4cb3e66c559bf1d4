"""The order of queued work, which depends on urgency, age, and the time already used by each client and
table; and jobs that are no longer needed.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from patolli.table import fair_queue
from patolli.table.fair_queue import FairQueue, WorkItem


class Time:
    """A fake clock."""

    def __init__(self) -> None:
        self.now = 100.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    clock = Time()
    monkeypatch.setattr(fair_queue, "time", clock)
    return clock


def in_loop(body: Callable[[], None]) -> None:
    async def run() -> None:
        body()

    asyncio.run(run())


def job(name: str, flow: str = "a", table: str = "", rank: int = 0, expected: float = 0.0) -> WorkItem:
    return WorkItem({"name": name}, flow, table, lambda: rank, expected=expected)


def taken(queue: FairQueue) -> list[str]:
    found = []
    while (one := queue.take()) is not None:
        found.append(one.question["name"])
    return found


def test_jobs_that_people_wait_for_come_first_until_others_have_aged(time: Time) -> None:
    def body() -> None:
        queue = FairQueue()
        queue.put(job("later", rank=1))
        time.now += 59.9
        queue.put(job("urgent"))
        assert taken(queue) == ["urgent", "later"]
        queue.put(job("aged", rank=1))
        time.now += 60
        queue.put(job("fresh"))
        queue.put(job("last", rank=2))
        assert len(queue) == 3
        assert WorkItem({}, "a").place() == 0
        assert taken(queue) == ["aged", "fresh", "last"]
        assert len(queue) == 0

    in_loop(body)


def test_the_flow_that_used_less_time_comes_first(time: Time) -> None:
    def body() -> None:
        queue = FairQueue()
        for n in range(3):
            queue.put(job(f"a{n}", "a"))
            time.now += 1
        queue.put(job("b0", "b"))
        first = queue.take()
        assert first is not None
        assert first.question["name"] == "a0"
        queue.settle(first, 2.0)
        assert taken(queue) == ["b0", "a1", "a2"]
        assert queue.used["flow a"] == pytest.approx(2.01)
        assert queue.used["flow b"] == pytest.approx(0.005)

    in_loop(body)


def test_within_a_flow_the_table_that_used_less_time_comes_first(time: Time) -> None:
    def body() -> None:
        queue = FairQueue()
        for name, table in (("x0", "x"), ("x1", "x"), ("y0", "y")):
            queue.put(job(name, "a", table))
            time.now += 1
        assert taken(queue) == ["x0", "y0", "x1"]

    in_loop(body)


def test_the_expected_time_counts_from_the_start_and_is_replaced_by_the_real_one(time: Time) -> None:
    def body() -> None:
        queue = FairQueue()
        queue.put(job("a0", "a", expected=0.5))
        one = queue.take()
        assert one is not None
        assert queue.used == {"flow a": 0.5, "table ": 0.5}
        queue.settle(one, 0.25)
        assert queue.used == {"flow a": 0.25, "table ": 0.25}
        queue.put(job("b0", "b"))
        two = queue.take()
        assert two is not None
        queue.settle(two, 1.0)
        assert queue.used["flow b"] == pytest.approx(1.0)

    in_loop(body)


def test_a_flow_earns_nothing_while_it_is_idle_and_a_new_one_starts_at_the_level_of_the_others(
    time: Time,
) -> None:
    def body() -> None:
        queue = FairQueue()
        for _ in range(2):
            queue.put(job("a", "a"))
            one = queue.take()
            assert one is not None
            queue.settle(one, 10.0)
        assert queue.now["flow"] == 10.0
        queue.put(job("b", "b", "y"))
        assert queue.used["flow b"] == queue.used["table y"] == 10.0
        assert queue.used["flow a"] == 20.0

    in_loop(body)


def test_jobs_that_are_not_wanted_or_do_not_fit_are_not_taken(time: Time) -> None:
    def body() -> None:
        queue = FairQueue()
        unwanted, settled = WorkItem({"name": "unwanted"}, "a", wanted=lambda: False), job("settled")
        settled.done.set_result({})
        for one in (unwanted, settled, job("large"), job("small")):
            queue.put(one)
        small = queue.take(lambda one: one.question["name"] == "small")
        assert small is not None
        assert unwanted.done.cancelled()
        assert [one.question["name"] for one in queue.waiting] == ["large"]
        assert queue.take(lambda one: False) is None

    in_loop(body)


def test_only_flows_above_the_common_level_are_remembered_when_there_are_many(
    time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    def body() -> None:
        monkeypatch.setattr(fair_queue, "MOST_REMEMBERED", 3)
        queue = FairQueue()
        queue.used = {"flow a": 0.5, "flow b": 2.0, "table x": 1.0}
        queue.now = {"flow": 1.0, "table": 1.5}
        queue.join("flow", "c")
        assert queue.used == {"flow a": 0.5, "flow b": 2.0, "table x": 1.0, "flow c": 1.0}
        queue.join("table", "z")
        assert queue.used == {"flow b": 2.0, "table z": 1.5}

    in_loop(body)
