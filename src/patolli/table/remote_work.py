"""Runs jobs on workers on other machines. Jobs are written to the database, and answers are read from it."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import secrets
from typing import TYPE_CHECKING, Final

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from ..players.program_player import VARIABLE
from .fair_queue import WorkItem
from .refusal import Refusal
from .store import job_queue
from .worker_process import Answer, CutOff, Unwanted, read_answer

if TYPE_CHECKING:
    from .registry import TableRegistry

LOOK_SECONDS: Final = 2.0


class NoWorkers(Exception):
    """Raised when no remote worker is left and the server has to compute the answer itself."""


class RemoteWork:
    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.waiting: dict[str, asyncio.Event] = {}
        """For each job, the event that wakes its caller."""

    def has_workers(self) -> bool:
        return any(one["kind"] == "worker" for one in self.registry.servers.others)

    def knows(self, level: str) -> bool:
        """Returns whether remote workers have this level. They do not have bot programs that are installed on
        this server only.
        """
        offered = {one.partition("=")[0] for one in os.environ.get(VARIABLE, "").splitlines()}
        return not self.registry.settings.bot_modules and level not in offered

    def heard(self, id_: str) -> None:
        if id_ in self.waiting:
            self.waiting[id_].set()

    async def run(self, pool: str, job: WorkItem, seconds: float) -> Answer:
        """Runs a job on a worker and returns the answer. The job is removed from the queue if it is no longer
        wanted or if no worker is left.
        """
        id_ = secrets.token_hex(12)
        values = {
            "id": id_,
            "pool": pool,
            "asked_by": self.registry.servers.id,
            "table_id": job.table[:32],
            "flow": job.flow,
            "place": job.place(),
            "expected": job.expected,
            "seconds": seconds,
            "question": msgspec.json.encode(job.question).decode(),
        }
        writer = self.registry.writer
        self.waiting[id_] = asyncio.Event()
        try:
            await writer.do(lambda c: job_queue.put(c, values))
            while True:
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(LOOK_SECONDS):
                        await self.waiting[id_].wait()
                self.waiting[id_].clear()
                found = await writer.read(lambda c: job_queue.answer_of(c, id_))
                if found is not None:
                    return read(found)
                if not job.wanted():
                    raise Unwanted
                if not self.has_workers():
                    raise NoWorkers
        finally:
            del self.waiting[id_]
            with contextlib.suppress(SQLAlchemyError, Refusal):
                await asyncio.shield(writer.do(lambda c: job_queue.drop(c, id_)))


def read(text: str) -> Answer:
    found = json.loads(text)
    if set(found) == {"cut"}:
        raise CutOff(str(found["cut"]))
    return read_answer(text.encode())
