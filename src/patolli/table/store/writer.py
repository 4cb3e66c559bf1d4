"""One thread writes. Jobs that wait together share one commit; each is answered after it is on the disk."""

from __future__ import annotations

import asyncio
import contextlib
import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine

T = TypeVar("T")
Job = Callable[[Connection], Any]
TOGETHER: Final = 64


class Writer:
    """Runs jobs in the order they came. A job may run twice, so it must hang on nothing but the data base."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.waiting: queue.SimpleQueue[tuple[Job, Future[Any]] | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self.run, name="writer", daemon=True)
        self.thread.start()

    async def do(self, job: Callable[[Connection], T]) -> T:
        """Write, and come back when it is durable."""
        done: Future[T] = Future()
        self.waiting.put((job, done))
        return await asyncio.shield(asyncio.wrap_future(done))

    async def read(self, job: Callable[[Connection], T]) -> T:
        """Read in another thread."""
        return await asyncio.to_thread(self.look, job)

    def look(self, job: Callable[[Connection], T]) -> T:
        with self.engine.connect().execution_options(reading=True) as connection:
            return job(connection)

    def close(self) -> None:
        """Finish what waits, then stop."""
        self.waiting.put(None)
        self.thread.join(30)
        self.engine.dispose()

    def run(self) -> None:
        while True:
            first = self.waiting.get()
            batch = [] if first is None else [first]
            stop = first is None
            with contextlib.suppress(queue.Empty):
                while not stop and len(batch) < TOGETHER:
                    more = self.waiting.get_nowait()
                    if more is None:
                        stop = True
                    else:
                        batch.append(more)
            if batch and not self.together(batch):
                for one in batch:
                    self.alone(*one)
            if stop:
                return

    def together(self, batch: list[tuple[Job, Future[Any]]]) -> bool:
        """All in one transaction; if one of them fails, nothing was done."""
        if len(batch) == 1:
            return False
        try:
            with self.engine.begin() as connection:
                results = [job(connection) for job, _ in batch]
        except Exception:  # noqa: BLE001 - each is tried alone then, and its own fault told to its own caller
            return False
        for (_, done), result in zip(batch, results, strict=True):
            done.set_result(result)
        return True

    def alone(self, job: Job, done: Future[Any]) -> None:
        try:
            with self.engine.begin() as connection:
                result = job(connection)
        except BaseException as fault:  # noqa: BLE001 - goes to whoever waits
            done.set_exception(fault)
        else:
            done.set_result(result)
