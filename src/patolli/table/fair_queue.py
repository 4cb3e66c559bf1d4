"""A queue of jobs for worker processes. Jobs that a person is waiting for come first, then those of the
client address that has used the least CPU time.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any, Final

from .worker_process import Answer

AGING_SECONDS: Final = 60.0
"""Every time a job has waited this many seconds, its rank improves by one, so that no job waits forever."""
MOST_REMEMBERED: Final = 10_000
LEAST_SECONDS: Final = 0.005
"""The minimum number of seconds charged when a job starts, so that workers that become free at the same time
do not all take jobs of the same flow.
"""


class WorkItem:
    """A job for a worker process."""

    def __init__(
        self,
        question: dict[str, Any],
        flow: str,
        table: str = "",
        rank: Callable[[], int] = lambda: 0,
        wanted: Callable[[], bool] = lambda: True,
        expected: float = 0.0,
    ) -> None:
        self.question = question
        self.flow = flow
        """Who is charged for the CPU time: the address of a client, or the table if it has no clients."""
        self.table = table
        self.rank = rank
        """A function that returns 0 if a person is waiting for the job. Jobs with higher numbers
        come later.
        """
        self.wanted = wanted
        """A function that returns whether the result is still needed. It is called when the job's
        turn comes.
        """
        self.expected = expected
        """The estimated CPU seconds."""
        self.limit = 0.0
        """The time limit of the computation, in seconds."""
        self.since = time.monotonic()
        self.done: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()

    def place(self) -> int:
        return self.rank() - int((time.monotonic() - self.since) / AGING_SECONDS)


class FairQueue:
    """Shares CPU time fairly between flows, and between the tables of each flow. What counts is the time
    used, not the number of jobs.
    """

    def __init__(self) -> None:
        self.waiting: list[WorkItem] = []
        self.used: dict[str, float] = {}
        """The CPU seconds used by each flow and each table. A new one starts at the current level of the
        others instead of zero.
        """
        self.now: dict[str, float] = {"flow": 0.0, "table": 0.0}

    def __len__(self) -> int:
        return len(self.waiting)

    def put(self, job: WorkItem) -> None:
        self.join("flow", job.flow)
        self.join("table", job.table)
        self.waiting.append(job)

    def join(self, kind: str, name: str) -> None:
        """Adds a flow or table at the current level of the others. Otherwise, it would be preferred for a
        long time after an idle period.
        """
        if len(self.used) > MOST_REMEMBERED:
            lately = min(self.now.values())
            self.used = {key: used for key, used in self.used.items() if used > lately}
        key = f"{kind} {name}"
        self.used[key] = max(self.used.get(key, 0.0), self.now[kind])

    def order(self, job: WorkItem) -> tuple[int, float, float, float]:
        flow = self.used.get(f"flow {job.flow}", 0.0)
        table = self.used.get(f"table {job.table}", 0.0)
        return job.place(), flow, table, job.since

    def take(self, fits: Callable[[WorkItem], bool] = lambda _job: True) -> WorkItem | None:
        """Removes and returns the next job that `fits` accepts. Jobs that are no longer wanted are
        cancelled.
        """
        for gone in [one for one in self.waiting if one.done.done() or not one.wanted()]:
            self.waiting.remove(gone)
            gone.done.cancel()
        job = min((one for one in self.waiting if fits(one)), key=self.order, default=None)
        if job is not None:
            self.waiting.remove(job)
            self.now["flow"] = max(self.now["flow"], self.used.get(f"flow {job.flow}", 0.0))
            self.now["table"] = max(self.now["table"], self.used.get(f"table {job.table}", 0.0))
            self.charge(job, max(LEAST_SECONDS, job.expected))
        return job

    def settle(self, job: WorkItem, seconds: float) -> None:
        """Replaces the estimate that was charged at the start by the actual time."""
        self.charge(job, seconds - max(LEAST_SECONDS, job.expected))

    def charge(self, job: WorkItem, seconds: float) -> None:
        for key in (f"flow {job.flow}", f"table {job.table}"):
            self.used[key] = self.used.get(key, 0.0) + seconds
