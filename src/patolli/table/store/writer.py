"""The only thread that writes to the database. Waiting jobs share one commit, and each caller gets a result
when the data is on disk.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
import operator
import queue
import sqlite3
import threading
import time
from collections.abc import Callable
from typing import Any, Final, NamedTuple, TypeVar, cast

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DatabaseError, DBAPIError

from ..refusal import Refusal
from .db_engine import cause, is_away
from .lock import LostLock
from .move_job import MoveJob, write_together

log = logging.getLogger("patolli.store")
T = TypeVar("T")
TOGETHER: Final = 64
GATHER_SECONDS: Final = 0.004
RECONNECT_SECONDS: Final = 8.0
"""The number of seconds for which the writer waits for a database that is being restarted."""
AGAIN_SECONDS: Final = 0.2
LOG_SECONDS: Final = 30.0
"""The number of seconds between two log lines about the same error."""


LOST: Final = (
    "the server has lost its lock on the database, which another server may have taken; "
    "nothing is written until it is restarted"
)


class Job(NamedTuple):
    work: Callable[[Connection], Any]
    done: asyncio.Future[Any]
    table: str


TABLE: Final = operator.attrgetter("table")


class Writer:
    """Runs write jobs in order. A job may be run twice, so its effect must depend only on the database."""

    def __init__(self, engine: Engine, must_hold_lock: Callable[[Connection], None] | None = None) -> None:
        self.engine = engine
        self.must_hold_lock = must_hold_lock
        self.reading: dict[str, Any] = {"reading": True}
        self.pipelined = engine.dialect.name == "postgresql"
        if self.pipelined:  # so that all reads of a transaction see the same state
            self.reading["isolation_level"] = "REPEATABLE READ"
        self.single = {**self.reading}
        if self.pipelined:
            self.single["isolation_level"] = "AUTOCOMMIT"
        self.lost = False
        """True if another process may have taken over the database. Nothing is written then until the server
        is restarted.
        """
        self.waiting: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.gate = threading.Lock()
        self.closed = False
        self.logged = ("", 0.0)
        """The last error that was logged, and when."""
        self.thread = threading.Thread(target=self.run, name="writer", daemon=True)
        self.thread.start()

    async def do(self, work: Callable[[Connection], T], table: str = "") -> T:
        """Runs a write job and returns its result when the changes are on disk. `table` is the id of the
        table that is written to.
        """
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        # held so that no job is added after the thread has stopped, where it would wait forever
        with self.gate:
            if self.closed or not self.thread.is_alive():
                raise Refusal("cannot-write", "the server can no longer write; it must be restarted")
            if self.lost:
                raise Refusal("cannot-write", LOST)
            self.waiting.put(Job(work, done, table))
        try:
            return await done
        except LostLock:
            raise Refusal("cannot-write", LOST) from None
        except DatabaseError as fault:
            self.log_fault(cause(fault))
            raise Refusal(
                "cannot-write", "the server cannot write at the moment; nothing was changed"
            ) from None

    def log_fault(self, why: str) -> None:
        """Logs an error, but not each time it occurs, because the log could otherwise fill the disk."""
        if why != self.logged[0] or time.monotonic() - self.logged[1] > LOG_SECONDS:
            self.logged = (why, time.monotonic())
            log.error("write failed", extra={"why": why})

    async def glance(self, work: Callable[[Connection], T]) -> T:
        """Reads with a single statement, in another thread."""
        return await asyncio.to_thread(self.look, work, True)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Reads in a transaction, in another thread."""
        return await asyncio.to_thread(self.look, work)

    def look(self, work: Callable[[Connection], T], alone: bool = False) -> T:
        """Reads from the database. If `alone` is set, the work is a single statement, which needs no
        transaction.
        """
        options = self.single if alone else self.reading
        until = time.monotonic() + RECONNECT_SECONDS
        while True:
            try:
                with self.engine.connect().execution_options(**options) as connection:
                    return work(connection)
            except DBAPIError as fault:
                if self.closed or not is_away(fault) or time.monotonic() > until:
                    raise
            time.sleep(AGAIN_SECONDS)

    def close(self) -> None:
        """Completes the waiting jobs and stops the thread."""
        with self.gate:
            self.closed = True
            self.waiting.put(None)
        self.thread.join(30)

    def run(self) -> None:
        busy = False
        while True:
            first = self.waiting.get()
            if busy:  # more jobs will probably arrive soon and can share the commit
                time.sleep(GATHER_SECONDS)
            batch = [] if first is None else [first]
            stop = first is None
            with contextlib.suppress(queue.Empty):
                while not stop and len(batch) < TOGETHER:
                    more = self.waiting.get_nowait()
                    if more is None:
                        stop = True
                    else:
                        batch.append(more)
            busy = len(batch) > 1
            batch.sort(key=TABLE)  # all servers lock tables in the same order, to avoid deadlocks
            if batch and not self.carried_out(batch):
                for one in batch:
                    self.carried_out_alone(one)
            if stop:
                return

    def carried_out_alone(self, job: Job) -> None:
        """Runs a single job, and repeats it if the database is being restarted. A job that was committed
        before the connection broke detects this itself.
        """
        until = time.monotonic() + RECONNECT_SECONDS
        while not self.carried_out([job], alone=True, last=self.closed or time.monotonic() > until):
            time.sleep(AGAIN_SECONDS)

    def make_room(self, fault: Exception) -> None:
        """Reacts to a full disk: moves the content of the `-wal` file into the database, so that its space
        can be reused.
        """
        if self.engine.dialect.name != "sqlite" or "full" not in cause(fault):
            return
        with contextlib.suppress(DatabaseError, sqlite3.Error):
            connection = self.engine.raw_connection()
            try:
                connection.cursor().execute("PRAGMA wal_checkpoint(RESTART)").fetchall()
            finally:
                connection.close()

    def is_quick(self, job: Job) -> bool:
        """Returns whether the job can be sent to the database together with others."""
        return self.pipelined and isinstance(job.work, MoveJob)

    def carried_out(self, batch: list[Job], alone: bool = False, last: bool = True) -> bool:
        """Runs all jobs in one transaction. If one of several jobs fails, nothing is stored and False is
        returned; the error of a single job is passed to its caller.

        Unless `last` is set, False is also returned if the database is being restarted.
        """
        results: list[Any] = []
        fault: BaseException | None = None
        try:
            with self.engine.begin() as connection:
                if self.must_hold_lock is not None:
                    self.must_hold_lock(connection)
                for quick, jobs in itertools.groupby(batch, lambda job: not alone and self.is_quick(job)):
                    if quick:
                        moves = [cast("MoveJob", job.work) for job in jobs]
                        write_together(connection, moves, commit=len(moves) == len(batch))
                        results.extend(None for _ in moves)
                    else:
                        results.extend(job.work(connection) for job in jobs)
        except Exception as found:  # noqa: BLE001 - passed on to the caller
            if isinstance(found, LostLock) and not self.lost:
                self.lost = True
                log.critical("lock lost", extra={"why": LOST})
            self.make_room(found)
            if not alone or (not last and is_away(found)):
                return False
            fault = found
        with contextlib.suppress(RuntimeError):  # the event loop has ended, and all callers with it
            batch[0].done.get_loop().call_soon_threadsafe(answer, batch, results, fault)
        return True


def answer(batch: list[Job], results: list[Any], fault: BaseException | None) -> None:
    """Passes the results to the callers, in their event loop."""
    for n, job in enumerate(batch):
        if job.done.cancelled():
            continue
        if fault is not None:
            job.done.set_exception(fault)
        else:
            job.done.set_result(results[n])
