"""Which worker takes a job, what it is charged, and when a running job is ended, with simulated workers."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from patolli.table import worker_pool
from patolli.table.fair_queue import WorkItem
from patolli.table.refusal import Refusal
from patolli.table.worker_pool import ThreadWorker, WorkerPool
from patolli.table.worker_process import CutOff, Unwanted, field

from .event_loop import in_loop


class Worker:
    """A worker whose jobs are finished by the test."""

    def __init__(self) -> None:
        self.asked: list[Any] = []
        self.cut: list[Any] = []
        self.ended = False
        self.answer: asyncio.Future[Any] | None = None

    async def ask(self, question: dict[str, Any], seconds: float) -> Any:
        self.asked.append((question["name"], seconds))
        self.answer = asyncio.get_running_loop().create_future()
        try:
            return await self.answer
        except asyncio.CancelledError:
            self.cut.append(question["name"])
            raise

    async def end(self) -> None:
        self.ended = True

    def finish(self, **fields: Any) -> None:
        assert self.answer is not None
        self.answer.set_result(
            {name: msgspec.Raw(msgspec.json.encode(value)) for name, value in fields.items()}
        )

    def fail(self, fault: Exception) -> None:
        assert self.answer is not None
        self.answer.set_exception(fault)

    @property
    def names(self) -> list[str]:
        return [name for name, _ in self.asked]


def job(name: str, table: str = "t", expected: float = 1.0, **more: Any) -> WorkItem:
    return WorkItem({"name": name}, "flow", table, expected=expected, **more)


async def settle() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


def run(pool: WorkerPool, one: WorkItem) -> asyncio.Task[Any]:
    return asyncio.ensure_future(pool.run(one, 9.0))


def test_a_job_is_charged_for_its_processor_time(monkeypatch: pytest.MonkeyPatch) -> None:
    async def body() -> None:
        worker = Worker()
        pool = WorkerPool([worker])
        running = run(pool, job("a"))
        await settle()
        assert worker.asked == [("a", 9.0)]
        assert pool.queue.used == {"flow flow": 1.0, "table t": 1.0}, "the estimate"
        worker.finish(answer=1, cpu_ms=2500.0)
        assert field(await running, "answer") == 1
        assert pool.queue.used == {"flow flow": 2.5, "table t": 2.5}
        times = iter([100.0, 104.0])
        monkeypatch.setattr(worker_pool, "time", SimpleNamespace(monotonic=lambda: next(times)))
        running = run(pool, job("b"))
        await settle()
        worker.fail(CutOff("it died"))
        with pytest.raises(CutOff):
            await running
        assert pool.queue.used == {"flow flow": 6.5, "table t": 6.5}, "its duration"
        assert pool.free == [worker]
        assert not pool.tasks

    in_loop(body)


def test_a_job_without_a_reported_time_is_not_charged() -> None:
    async def body() -> None:
        worker = Worker()
        pool = WorkerPool([worker])
        running = run(pool, job("a"))
        await settle()
        worker.finish(answer=1)
        await running
        assert pool.queue.used == {"flow flow": 0.0, "table t": 0.0}

    in_loop(body)


def test_too_many_waiting_jobs_are_refused() -> None:
    async def body() -> None:
        pool = WorkerPool([Worker()], most_waiting=2)
        tasks = [run(pool, job(str(n))) for n in range(3)]
        await settle()
        assert len(pool.queue) == 2
        with pytest.raises(Refusal) as refused:
            await pool.run(job("one more"), 9.0)
        assert refused.value.error == "too-many"
        unlimited = WorkerPool([Worker()])
        tasks += [run(unlimited, job(str(n))) for n in range(20)]
        await settle()
        assert len(unlimited.queue) == 19
        await pool.close()
        await unlimited.close()
        await asyncio.gather(*tasks, return_exceptions=True)

    in_loop(body)


def test_long_jobs_leave_the_worker_for_short_ones_free() -> None:
    async def body() -> None:
        usual, short = Worker(), Worker()
        pool = WorkerPool([usual], short)
        limit = worker_pool.SHORT_SECONDS
        tasks = [run(pool, job(name, expected=limit)) for name in ("long", "longer")]
        await settle()
        assert (usual.names, short.names) == (["long"], [])
        tasks += [run(pool, job(name, expected=limit - 0.01)) for name in ("quick", "quicker")]
        await settle()
        assert (usual.names, short.names) == (["long"], ["quick"])
        short.finish()
        await settle()
        assert short.names == ["quick", "quicker"]
        usual.finish()
        await settle()
        assert usual.names == ["long", "longer"]
        short.finish()
        usual.finish()
        await asyncio.gather(*tasks)
        assert set(pool.free) == {usual, short}

    in_loop(body)


def test_short_jobs_use_all_workers_and_the_one_for_them_first() -> None:
    async def body() -> None:
        usual, short = Worker(), Worker()
        pool = WorkerPool([usual], short)
        tasks = [run(pool, job(str(n), expected=0.0)) for n in range(2)]
        await settle()
        assert (short.names, usual.names) == (["0"], ["1"])
        await pool.close()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert usual.ended
        assert short.ended

    in_loop(body)


def test_jobs_of_a_table_prefer_the_same_worker() -> None:
    async def body() -> None:
        workers = [Worker() for _ in range(4)]
        pool = WorkerPool([*workers])
        used: dict[str, set[int]] = {}
        for n in range(24):
            table = f"table {n % 8}"
            running = run(pool, job(str(n), table))
            await settle()
            (at,) = [at for at, one in enumerate(workers) if str(n) in one.names]
            used.setdefault(table, set()).add(at)
            workers[at].finish()
            await running
        assert all(len(ats) == 1 for ats in used.values())
        assert len(set.union(*used.values())) > 1, "the tables are spread"
        first, second = run(pool, job("x", "table 0")), run(pool, job("y", "table 0"))
        await settle()
        assert sum("x" in one.names or "y" in one.names for one in workers) == 2, (
            "a free one is not left idle"
        )
        await pool.close()
        await asyncio.gather(first, second, return_exceptions=True)

    in_loop(body)


@pytest.mark.parametrize("wanted", [True, False])
def test_a_running_job_ends_when_it_is_no_longer_wanted(wanted: bool) -> None:
    async def body() -> None:
        worker = Worker()
        pool = WorkerPool([worker], look_seconds=0.001)
        still = [True]
        running = run(pool, job("a", wanted=lambda: still[0]))
        await asyncio.sleep(0.005)
        still[0] = wanted
        if wanted:
            await asyncio.sleep(0.01)
            worker.finish()
            await running
        else:
            with pytest.raises(Unwanted):
                await running
        assert worker.cut == ([] if wanted else ["a"])
        assert pool.free == [worker]

    in_loop(body)


def test_a_thread_answers_as_a_process_would() -> None:
    def answer(question: dict[str, Any]) -> dict[str, Any]:
        assert question == {"names": ["a", "b"]}, "it has been encoded and decoded"
        return {"answer": 1}

    async def body() -> None:
        worker = ThreadWorker(answer)
        found = await worker.ask({"names": ("a", "b")}, 9.0)
        assert field(found, "answer") == 1
        assert 0 <= field(found, "cpu_ms") < 1000
        await worker.end()
        with pytest.raises(RuntimeError):
            await worker.ask({"names": ("a", "b")}, 9.0)

    in_loop(body)
