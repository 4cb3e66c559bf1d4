"""SQL statements of the job queue for workers, with a simulated database clock."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import Connection, create_engine, event, select, update

from patolli.table.store import job_queue, schema, shared
from patolli.table.store.job_queue import ThinkingJob

pytestmark = pytest.mark.sqlite


class Queue:
    def __init__(self, c: Connection) -> None:
        self.c = c
        self.at = 1_000_000
        self.news: list[tuple[str, str]] = []

    def put(self, id_: str, flow: str = "f", place: int = 0, expected: float = 1.0) -> None:
        values = {
            "id": id_, "pool": "moves", "asked_by": "server", "table_id": "t", "flow": flow, "place": place,
            "expected": expected, "seconds": 9.0, "question": '{"of": 1}', "answer": None,
        }  # fmt: skip
        job_queue.put(self.c, values)

    def take(self, worker: str = "w", short_only: bool = False) -> str | None:
        found = job_queue.take(self.c, worker, short_only)
        return None if found is None else found.id

    def job(self, id_: str) -> dict[str, Any]:
        t = schema.jobs
        return dict(self.c.execute(select(t).where(t.c.id == id_)).mappings().one())

    def used(self) -> dict[str, float]:
        return {row.name: row.used for row in self.c.execute(select(schema.flows))}

    def start(self, *workers: str) -> None:
        for one in workers:
            shared.beat(self.c, one, "worker", one, "{}")


@pytest.fixture
def queue(monkeypatch: pytest.MonkeyPatch) -> Iterator[Queue]:
    engine = create_engine("sqlite://")
    news: list[tuple[str, str]] = []

    def connected(raw: Any, _: Any) -> None:
        raw.create_function("pg_notify", 2, lambda channel, text: news.append((channel, text)))
        raw.create_function("power", 2, pow)
        raw.create_function("floor", 1, math.floor)

    event.listen(engine, "connect", connected)
    with engine.connect() as c:
        schema.metadata.create_all(c)
        found = Queue(c)
        found.news = news
        monkeypatch.setattr(shared, "now", lambda _: found.at)
        monkeypatch.setattr(job_queue, "now", lambda _: found.at)
        yield found


def test_a_job_calls_the_workers_and_is_taken_once(queue: Queue) -> None:
    queue.put("a")
    assert queue.news == [("patolli_work", "")]
    assert job_queue.waiting(queue.c) == 1
    queue.at += 5
    assert job_queue.take(queue.c, "w", False) == ThinkingJob("a", "f", {"of": 1}, 9.0)
    assert queue.take() is None
    stored = queue.job("a")
    assert (stored["taken_by"], stored["taken"], stored["tries"], stored["made"]) == (
        "w", queue.at, 1, queue.at - 5,
    )  # fmt: skip
    assert job_queue.waiting(queue.c) == 1, "a job waits for its answer until it has one"


def test_jobs_come_by_rank_then_by_age(queue: Queue) -> None:
    for id_, place in (("late", 1), ("first", 0), ("second", 0)):
        queue.put(id_, id_, place)
        queue.at += 1
    assert [queue.take() for _ in range(4)] == ["first", "second", "late", None]


def test_a_job_moves_up_one_rank_each_minute(queue: Queue) -> None:
    queue.put("old", "old", 1)
    queue.at += job_queue.AGING - 1
    queue.put("new", "new")
    assert queue.take() == "new"
    queue.put("newer", "newer")
    queue.at += 1
    assert queue.take() == "old", "at the same rank, the older job is first"


def test_a_flow_with_running_jobs_or_used_time_comes_later(queue: Queue) -> None:
    for id_, flow in (("a1", "a"), ("a2", "a"), ("b1", "b"), ("c1", "c")):
        queue.put(id_, flow)
        queue.at += 1
    job_queue.charge(queue.c, "b", 5.0)
    assert [queue.take() for _ in range(4)] == ["a1", "c1", "b1", "a2"]


def test_time_used_half_a_minute_ago_counts_partly(queue: Queue) -> None:
    queue.put("1", flow="earlier")
    queue.put("2", flow="now")
    job_queue.charge(queue.c, "earlier", 1.0)
    queue.at += 30_000
    job_queue.charge(queue.c, "now", 0.8)
    assert [queue.take(), queue.take()] == ["1", "2"]


def test_workers_of_short_jobs_take_only_short_ones(queue: Queue) -> None:
    queue.put("long", expected=job_queue.SHORT)
    assert queue.take(short_only=True) is None
    queue.put("short", expected=job_queue.SHORT - 0.01)
    assert queue.take(short_only=True) == "short"
    assert queue.take() == "long"


def test_an_answer_is_stored_once_by_the_worker_that_has_the_job(queue: Queue) -> None:
    queue.put("a")
    job = job_queue.take(queue.c, "w", False)
    assert job is not None
    queue.news.clear()
    assert job_queue.is_wanted(queue.c, "a", "w")
    assert not job_queue.is_wanted(queue.c, "a", "v")
    assert not job_queue.answer(queue.c, job, "v", "wrong", 1.0)
    assert queue.news == []
    assert job_queue.answer_of(queue.c, "a") is None
    assert job_queue.answer(queue.c, job, "w", "right", 2.0)
    assert not job_queue.answer(queue.c, job, "w", "again", 4.0)
    assert queue.news == [("patolli", "=a")]
    assert job_queue.answer_of(queue.c, "a") == "right"
    assert queue.used() == {"f": 7.0}, "all computed time is charged"
    assert job_queue.waiting(queue.c) == 0
    job_queue.drop(queue.c, "a")
    assert job_queue.answer_of(queue.c, "a") is None
    assert not job_queue.is_wanted(queue.c, "a", "w")


def test_a_dropped_job_is_the_only_one_that_goes(queue: Queue) -> None:
    queue.put("a")
    queue.put("b")
    job_queue.drop(queue.c, "a")
    assert queue.take() == "b"


def test_used_time_halves_each_minute_and_is_forgotten_after_twenty(queue: Queue) -> None:
    job_queue.charge(queue.c, "old", 8.0)
    queue.at += 60_000
    job_queue.charge(queue.c, "old", 1.0)
    assert queue.used() == {"old": pytest.approx(5.0)}
    queue.at += 1_200_000
    job_queue.charge(queue.c, "new", 1.0)
    assert set(queue.used()) == {"old", "new"}
    queue.at += 1
    job_queue.charge(queue.c, "new", 1.0)
    assert set(queue.used()) == {"new"}


def test_jobs_of_dead_workers_are_given_back_and_others_are_kept(queue: Queue) -> None:
    queue.start("alive", "dead")
    for id_, worker in (("kept", "alive"), ("lost", "dead")):
        queue.put(id_)
        assert queue.take(worker) == id_
    queue.c.execute(schema.processes.delete().where(schema.processes.c.id == "dead"))
    queue.news.clear()
    job_queue.give_back_lost(queue.c)
    assert queue.news == [("patolli_work", "")]
    assert queue.job("kept")["taken_by"] == "alive"
    assert (queue.job("lost")["taken_by"], queue.job("lost")["tries"]) == ("", 1)
    queue.news.clear()
    job_queue.give_back_lost(queue.c)
    assert queue.news == []


def test_an_overdue_job_is_given_back_after_its_limit_and_some_grace(queue: Queue) -> None:
    queue.start("w")
    queue.put("a")
    queue.take("w")
    queue.at += 9_000 + job_queue.GRACE
    job_queue.give_back_lost(queue.c)
    assert queue.job("a")["taken_by"] == "w"
    queue.at += 1
    job_queue.give_back_lost(queue.c)
    assert queue.job("a")["taken_by"] == ""


def test_a_job_fails_after_three_lost_workers(queue: Queue) -> None:
    queue.put("a")
    for _ in range(2):
        queue.take("gone")
        job_queue.give_back_lost(queue.c)
        assert queue.job("a")["answer"] is None
    queue.take("gone")
    queue.news.clear()
    job_queue.give_back_lost(queue.c)
    assert queue.job("a")["answer"] == '{"cut": "no worker finished it"}'
    assert queue.job("a")["taken_by"] == "gone"
    assert queue.news == [("patolli", "=a"), ("patolli_work", "")]
    assert queue.take() is None


def test_an_answered_job_is_not_given_back(queue: Queue) -> None:
    queue.put("a")
    queue.take("gone")
    queue.c.execute(update(schema.jobs).values(answer="done"))
    job_queue.give_back_lost(queue.c)
    assert queue.job("a")["taken_by"] == "gone"
