"""Chooses the next job: jobs for which a person waits come first; then the client address that has used the
least processor time.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any, Final

from .worker_process import Answer

AGING_SECONDS: Final = 60.0
"""After this time a job moves up one rank, so that no job waits forever."""
MOST_REMEMBERED: Final = 10_000
LEAST_SECONDS: Final = 0.005
"""The seconds charged when a job starts. They prevent several workers from starting with the same flow."""


class WorkItem:
    """Work to be computed, with its urgency and its flow: the address or table that is charged for it."""

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
        """The flow that is charged for the processor time: an address, or a table without connections."""
        self.table = table
        self.rank = rank
        """0 if a person waits for the job; jobs with higher numbers come later."""
        self.wanted = wanted
        """Whether the job is still wanted. This is checked when the job's turn comes, because all clients may
        have left by then.
        """
        self.expected = expected
        """The expected time in seconds."""
        self.limit = 0.0
        """The time limit of the computation in seconds."""
        self.since = time.monotonic()
        self.done: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()

    def place(self) -> int:
        return self.rank() - int((time.monotonic() - self.since) / AGING_SECONDS)


class FairQueue:
    """The queue shares processor time fairly among flows, and within each flow among its tables. The queue
    compares the used time, not the number of jobs.
    """

    def __init__(self) -> None:
        self.waiting: list[WorkItem] = []
        self.used: dict[str, float] = {}
        """The seconds used by each flow and by each table. A new one starts with as many seconds as the
        others have used, not with zero.
        """
        self.now: dict[str, float] = {"flow": 0.0, "table": 0.0}

    def __len__(self) -> int:
        return len(self.waiting)

    def put(self, job: WorkItem) -> None:
        self.join("flow", job.flow)
        self.join("table", job.table)
        self.waiting.append(job)

    def join(self, kind: str, name: str) -> None:
        """Adds a flow or table. It starts at the level of the others, so it neither saves up time while idle
        nor gets ahead of them.
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
        """Returns the next fitting job; jobs that are no longer wanted are cancelled."""
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
        """Charges the actual time instead of the expected time that was charged at the start."""
        self.charge(job, seconds - max(LEAST_SECONDS, job.expected))

    def charge(self, job: WorkItem, seconds: float) -> None:
        for key in (f"flow {job.flow}", f"table {job.table}"):
            self.used[key] = self.used.get(key, 0.0) + seconds
