"""Jobs whose worker pool is closed, surplus reviews, and the lock of a database in use."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from starlette.testclient import TestClient

from patolli.table.fair_queue import WorkItem
from patolli.table.reviews import MOST_KEPT, Reviews
from patolli.table.store.lock import FileLock, InUse
from patolli.table.worker_pool import WorkerPool
from patolli.table.worker_process import Answer, Unwanted

from .table_helpers import make


class Endless:
    def __init__(self) -> None:
        self.asked = False

    async def ask(self, _question: dict[str, Any], _seconds: float) -> Answer:
        self.asked = True
        await asyncio.Event().wait()
        raise AssertionError

    async def end(self) -> None:
        pass


def test_a_pool_that_closes_ends_running_and_waiting_jobs() -> None:
    async def closed() -> list[str]:
        worker = Endless()
        pool = WorkerPool([worker])
        jobs = [WorkItem({"n": n}, "a") for n in range(3)]
        callers = [asyncio.create_task(pool.run(job, 9.0)) for job in jobs]
        while not worker.asked:
            await asyncio.sleep(0)
        assert len(pool.queue) == 2
        async with asyncio.timeout(10):
            await pool.close()
            found = await asyncio.gather(*callers, return_exceptions=True)
        assert len(pool.queue) == 0
        return [type(one).__name__ for one in found]

    assert asyncio.run(closed()) == [Unwanted.__name__] * 3


def test_a_pool_that_closes_ends_a_job_that_has_not_started() -> None:
    async def closed() -> str:
        pool = WorkerPool([Endless()])
        caller = asyncio.create_task(pool.run(WorkItem({}, "a"), 9.0))
        await asyncio.sleep(0)  # a worker has been assigned, but its task has not run yet
        assert len(pool.tasks) == 1
        async with asyncio.timeout(10):
            await pool.close()
            found = await asyncio.gather(caller, return_exceptions=True)
        return type(found[0]).__name__

    assert asyncio.run(closed()) == Unwanted.__name__


def test_a_caller_that_is_cancelled_itself_stays_cancelled() -> None:
    async def cancelled() -> None:
        worker = Endless()
        pool = WorkerPool([worker])
        caller = asyncio.create_task(pool.run(WorkItem({}, "a"), 9.0))
        while not worker.asked:
            await asyncio.sleep(0)
        caller.cancel()
        with pytest.raises(asyncio.CancelledError):
            await caller
        await pool.close()

    asyncio.run(cancelled())


def test_the_oldest_reviews_at_rest_are_forgotten() -> None:
    def review(name: str, running: bool = False) -> Any:
        return SimpleNamespace(id=name, is_running=lambda: running)

    reviews: Any = SimpleNamespace(of={})
    for n in range(MOST_KEPT):
        Reviews.keep(reviews, review(str(n), n == 0))
    again = review("1")
    Reviews.keep(reviews, again)  # makes it the newest again
    assert list(reviews.of)[-1] == "1"
    assert reviews.of["1"] is again
    assert len(reviews.of) == MOST_KEPT
    Reviews.keep(reviews, review("more"))
    assert [name for name in ("0", "1", "2", "3", "more") if name in reviews.of] == ["0", "1", "3", "more"]


def test_who_has_the_database_open_is_named_if_known(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    held = FileLock(database)
    with pytest.raises(InUse, match=rf"another Patolli \(process {os.getpid()}\) has .* open: stop it first"):
        FileLock(database)
    (tmp_path / "tables.db.lock").write_text("")
    with pytest.raises(InUse, match=r"another Patolli has .* open"):
        FileLock(database)
    held.release()
    FileLock(database).release()


def test_texts_are_made_once_and_again_when_a_name_changes(http: TestClient) -> None:
    made = make(http)
    session = http.app.state.registry.sessions[made["id"]]  # type: ignore[attr-defined]
    first = session.words("en")
    assert session.words("en") is first
    assert session.words("") is None
    session.seats[1].name = "Eva"
    second = session.words("en")
    assert second is not first
    assert second.players[1] == "Eva"
    assert session.words("en") is second
