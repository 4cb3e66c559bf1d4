"""A few worker processes that share a queue of jobs."""

from __future__ import annotations

import asyncio
import logging
import time
import zlib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Final, Protocol

import msgspec

from .fair_queue import FairQueue, WorkItem
from .refusal import Refusal
from .worker_process import Answer, Unwanted, WorkerProcess, field, read_answer

log = logging.getLogger("patolli.work")
SHORT_SECONDS: Final = 0.5
"""The worker for short jobs takes only jobs that are expected to need fewer seconds than this."""

LOOK_SECONDS: Final = 2.0
"""The number of seconds between checks whether a running job is still wanted. Checks are not more frequent,
because stopping a job means that a new process has to be started.
"""


class Worker(Protocol):
    async def ask(self, question: dict[str, Any], seconds: float) -> Answer: ...
    async def end(self) -> None: ...


class ThreadWorker:
    """Computes in a thread of the server. For tests, and for servers without worker processes."""

    def __init__(self, answer: Callable[[dict[str, Any]], dict[str, Any]]) -> None:
        self.answer = answer
        self.pool = ThreadPoolExecutor(1, "work")

    async def ask(self, question: dict[str, Any], _seconds: float) -> Answer:
        return await asyncio.get_running_loop().run_in_executor(self.pool, self.timed, question)

    def timed(self, question: dict[str, Any]) -> Answer:
        began = time.thread_time()
        found = self.answer(msgspec.json.decode(msgspec.json.encode(question)))
        found["cpu_ms"] = (time.thread_time() - began) * 1000
        return read_answer(msgspec.json.encode(found))

    async def end(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)


class WorkerPool:
    """Distributes jobs among workers. The optional worker `short` takes only short jobs, so that long ones
    cannot block them.
    """

    def __init__(
        self,
        workers: list[Worker],
        short: Worker | None = None,
        most_waiting: int = 0,
        look_seconds: float = LOOK_SECONDS,
    ) -> None:
        self.workers = workers
        self.look_seconds = look_seconds
        self.short = short
        self.all = [*workers, short] if short is not None else list(workers)
        self.free = list(self.all)
        self.queue = FairQueue()
        self.most_waiting = most_waiting
        self.tasks: set[asyncio.Task[None]] = set()

    async def run(self, job: WorkItem, seconds: float) -> Answer:
        """Runs a job and returns its answer. If the caller is cancelled, the job is dropped unless it has
        started.
        """
        if self.most_waiting and len(self.queue) >= self.most_waiting:
            raise Refusal("too-many", "too much is being computed just now; wait a little")
        job.limit = seconds
        self.queue.put(job)
        self.start_next()
        try:
            return await job.done
        except asyncio.CancelledError:
            if job.done.cancelled() and not self.is_cancelled():
                raise Unwanted from None
            raise

    @staticmethod
    def is_cancelled() -> bool:
        """Returns whether the caller itself is being cancelled, not just its job."""
        task = asyncio.current_task()
        return task is not None and task.cancelling() > 0

    def start_next(self) -> None:
        while self.free:
            short_only = self.free == [self.short]
            job = self.queue.take(is_short) if short_only else self.queue.take()
            if job is None:
                return
            worker = self.pick(job)
            task = asyncio.create_task(self.work(worker, job))
            self.tasks.add(task)
            task.add_done_callback(partial(self.ended, job))

    def ended(self, job: WorkItem, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        job.done.cancel()  # only has an effect if the task was cancelled before it started

    def pick(self, job: WorkItem) -> Worker:
        """Picks a free worker. All long jobs of a table prefer the same worker, which may have
        cached data.
        """
        usual = self.workers[zlib.crc32(job.table.encode()) % len(self.workers)]
        if self.short is not None and self.short in self.free and is_short(job):
            usual = self.short
        worker = usual if usual in self.free else next(one for one in self.free if one is not self.short)
        self.free.remove(worker)
        return worker

    async def work(self, worker: Worker, job: WorkItem) -> None:
        began = time.monotonic()
        used = None
        try:
            found = await self.answer(worker, job)
            used = field(found, "cpu_ms", 0.0) / 1000
            if not job.done.done():
                job.done.set_result(found)
        except asyncio.CancelledError:
            job.done.cancel()
            raise
        except Exception as fault:  # noqa: BLE001 - goes to the caller
            if not job.done.done():
                job.done.set_exception(fault)
                job.done.exception()  # the caller may no longer be there to receive it
        finally:
            self.free.append(worker)
            self.queue.settle(job, time.monotonic() - began if used is None else used)
            self.start_next()

    async def answer(self, worker: Worker, job: WorkItem) -> Answer:
        """Returns the worker's answer. If it is no longer wanted, the worker is stopped and Unwanted is
        raised.
        """
        asking = asyncio.ensure_future(worker.ask(job.question, job.limit))
        try:
            while not (await asyncio.wait({asking}, timeout=self.look_seconds))[0]:
                if not job.wanted():
                    raise Unwanted
        finally:
            if not asking.done():
                asking.cancel()
                await asyncio.wait({asking})
        return asking.result()

    async def close(self) -> None:
        for job in self.queue.waiting:
            job.done.cancel()
        self.queue.waiting.clear()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for worker in self.all:
            await worker.end()


def is_short(job: WorkItem) -> bool:
    return job.expected < SHORT_SECONDS


def processes(module: str, arguments: list[str], count: int) -> list[Worker]:
    return [WorkerProcess(module, arguments) for _ in range(count)]
