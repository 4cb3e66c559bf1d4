"""`patolli work`: computes bot moves and hints for all servers of a database, on any machine.

It takes one job after another, and uses the same processes as a server. If it is killed, its jobs go to
other workers. If it is ended normally, it finishes its current jobs first.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
import secrets
import signal
import socket
import time
from typing import Final

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from ..kernel.errors import PatolliError
from . import logs
from .bots import MODULE
from .servers import BEAT_SECONDS
from .store import db_engine, job_queue, shared, sqlite_file
from .store.listener import NewsListener
from .worker_pool import Worker, processes
from .worker_process import CutOff, field

log = logging.getLogger("patolli.work")
POLL_SECONDS: Final = 5.0
"""The maximum number of seconds to wait for a notification."""
AGAIN_SECONDS: Final = 1.0
MOST: Final = 256


class RemoteWorker:
    """Runs `count` processes, and one more that only takes short jobs."""

    def __init__(self, url: str, count: int) -> None:
        if sqlite_file.file_of(url) is not None:
            raise PatolliError("workers need a PostgreSQL database: --database postgresql+psycopg://...")
        db_engine.open_base(url).dispose()
        self.engine = db_engine.connect(url)
        self.id = secrets.token_hex(8)
        self.count = count
        self.done = 0
        self.busy = 0
        self.used = 0.0
        self.ending = False
        self.news = asyncio.Event()

    async def run(self) -> None:
        loop = asyncio.get_running_loop()
        for number in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(number, self.end)
        await asyncio.to_thread(self.beat)
        listener = NewsListener(self.engine, lambda _: self.news.set(), self.news.set, job_queue.CHANNEL)
        beating = asyncio.create_task(self.keep_beating())
        workers = processes(MODULE, [], self.count + 1)
        print(f"{self.count} processes compute for {self.engine.url.render_as_string()}", flush=True)
        try:
            await asyncio.gather(*(self.serve(one, n == self.count) for n, one in enumerate(workers)))
        finally:
            beating.cancel()
            await asyncio.to_thread(listener.close)
            for one in workers:
                await one.end()
            with contextlib.suppress(SQLAlchemyError), self.engine.begin() as c:
                shared.sign_off(c, self.id, 0)
            self.engine.dispose()

    def end(self) -> None:
        self.ending = True
        self.news.set()

    async def keep_beating(self) -> None:
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            try:
                await asyncio.to_thread(self.beat)
            except SQLAlchemyError as fault:
                log.warning("heartbeat not written", extra={"why": type(fault).__name__})

    def beat(self) -> None:
        load = {"busy": self.busy, "processes": self.count, "done": self.done, "seconds": round(self.used, 1)}
        with self.engine.begin() as c:
            shared.beat(c, self.id, "worker", f"{socket.gethostname()} {os.getpid()}", json.dumps(load))

    async def serve(self, worker: Worker, short_only: bool) -> None:
        """Keeps one process busy with one job after another."""
        while not self.ending:
            self.news.clear()
            try:
                job = await asyncio.to_thread(self.take, short_only)
            except SQLAlchemyError as fault:
                log.warning("no job can be taken", extra={"why": type(fault).__name__})
                await asyncio.sleep(AGAIN_SECONDS)
                continue
            if job is None:
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(POLL_SECONDS):
                        await self.news.wait()
                continue
            self.busy += 1
            try:
                await self.work(worker, job)
            finally:
                self.busy -= 1

    def take(self, short_only: bool) -> job_queue.ThinkingJob | None:
        with self.engine.begin() as c:
            return job_queue.take(c, self.id, short_only)

    async def work(self, worker: Worker, job: job_queue.ThinkingJob) -> None:
        began = time.monotonic()
        asking = asyncio.ensure_future(worker.ask(job.question, job.seconds))
        while not (await asyncio.wait({asking}, timeout=2 * BEAT_SECONDS))[0]:
            if not await asyncio.to_thread(self.is_wanted, job):
                asking.cancel()
                await asyncio.wait({asking})
                return
        try:
            found = asking.result()
            used, text = field(found, "cpu_ms", 0.0) / 1000, msgspec.json.encode(found).decode()
        except CutOff as fault:
            used, text = time.monotonic() - began, json.dumps({"cut": str(fault)})
        self.done += 1
        self.used += used
        while True:
            try:
                await asyncio.to_thread(self.answer, job, text, used)
                return
            except SQLAlchemyError as fault:
                log.warning("answer not written", extra={"job": job.id, "why": type(fault).__name__})
                if self.ending:
                    return
                await asyncio.sleep(AGAIN_SECONDS)

    def is_wanted(self, job: job_queue.ThinkingJob) -> bool:
        try:
            with self.engine.connect() as c:
                return job_queue.is_wanted(c, job.id, self.id)
        except SQLAlchemyError:
            return True

    def answer(self, job: job_queue.ThinkingJob, text: str, used: float) -> None:
        with self.engine.begin() as c:
            job_queue.answer(c, job, self.id, text, used)


def run(url: str, count: int, log_level: str) -> None:
    if not 1 <= count <= MOST:
        raise PatolliError(f"--processes is a number from 1 to {MOST}, not {count}")
    logs.set_up(log_level)

    async def work() -> None:
        await RemoteWorker(url, count).run()

    asyncio.run(work())
