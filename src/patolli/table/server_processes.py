"""Several server processes on one machine, with one port and one PostgreSQL database.

A process that exits is restarted. SIGTERM or Ctrl-C ends all processes. SIGHUP restarts them one by one, so
that pages can meanwhile connect to the others.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import shutil
import signal
import socket
import sys
import tempfile
import threading
import time
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any, Final

from ..kernel.errors import PatolliError
from . import hosts, logs, metrics
from .server import listen, serve
from .settings import Settings
from .store.sqlite_file import file_of

log = logging.getLogger("patolli.servers")
AGAIN_SECONDS: Final = 1.0
MOST_PAUSE: Final = 30.0
"""The longest pause before a restart. The first pause is one second, and each early exit doubles it."""
GOOD_SECONDS: Final = 20.0
"""A process that has run for this long counts as started successfully."""
LOOK_SECONDS: Final = 0.2
END_SECONDS: Final = 20.0
MOST: Final = 64
FAULT: Final = 2
"""The exit status of a process that has already reported why it cannot run."""


def run(settings: Settings, host: str, port: int, count: int, browser: bool, log_level: str) -> None:
    """Runs until the processes are ended; then exits this process."""
    if not 1 <= count <= MOST:
        raise PatolliError(f"--processes is a number from 1 to {MOST}, not {count}")
    if not settings.url or file_of(settings.url) is not None:
        raise PatolliError(
            "several processes need a PostgreSQL database: --database postgresql+psycopg://..."
        )
    if sys.platform == "win32":
        raise PatolliError("several processes are not possible on Windows: start several servers")
    logs.set_up(log_level)
    if metrics.token():
        os.environ[metrics.SHARED_FOLDER] = tempfile.mkdtemp(prefix="patolli-metrics-")
    settings.group = Path(tempfile.mkdtemp(prefix="patolli-"))
    settings.hosts = hosts.names(host, settings.public, settings.hosts)
    settings.beyond_loopback = hosts.beyond_loopback(host)
    listening = listen(host, port)
    listening.listen(512)
    try:
        status = Processes(settings, listening, host, count, browser, log_level).run()
    finally:
        shutil.rmtree(settings.group, ignore_errors=True)
    sys.exit(status)


class Processes:
    def __init__(
        self,
        settings: Settings,
        listening: socket.socket,
        host: str,
        count: int,
        browser: bool,
        log_level: str,
    ) -> None:
        self.arguments = (settings, listening, host, browser, log_level)
        self.context: Any = multiprocessing.get_context("spawn")
        self.count = count
        self.running: dict[int, tuple[BaseProcess, float]] = {}
        self.pauses: dict[int, float] = {}
        self.ended = threading.Event()
        self.renew = threading.Event()

    def run(self) -> int:
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, lambda *_: self.ended.set())
        signal.signal(signal.SIGHUP, lambda *_: self.renew.set())
        try:
            for place in range(self.count):
                self.start(place)
            while not self.ended.wait(LOOK_SECONDS):
                if not self.look():
                    return FAULT
                if self.renew.is_set():
                    self.renew.clear()
                    self.start_anew()
            return 0
        finally:
            self.end(list(self.running))

    def start(self, place: int) -> None:
        process = self.context.Process(target=child, args=(*self.arguments, place == 0), daemon=False)
        process.start()
        self.running[place] = (process, time.monotonic())

    def look(self) -> bool:
        """Restarts processes that have exited. Returns False if no process has ever started successfully and
        none will.
        """
        now = time.monotonic()
        for place, (process, began) in list(self.running.items()):
            if process.is_alive():
                if now - began > GOOD_SECONDS:
                    self.pauses[place] = AGAIN_SECONDS
                continue
            if process.exitcode == FAULT and not self.pauses:
                return False
            pause = self.pauses.get(place, AGAIN_SECONDS)
            if now - began > pause:
                log.warning("server process ended", extra={"place": place, "status": process.exitcode})
                self.pauses[place] = min(MOST_PAUSE, pause * 2)
                self.start(place)
        return True

    def start_anew(self) -> None:
        """Restarts the processes one after the other. Each is restarted when the previous one
        serves again.
        """
        for place in list(self.running):
            self.end([place])
            self.start(place)
            self.ended.wait(AGAIN_SECONDS * 3)

    def end(self, places: list[int]) -> None:
        for place in places:
            self.running[place][0].terminate()
        until = time.monotonic() + END_SECONDS
        for place in places:
            process = self.running[place][0]
            process.join(max(0.1, until - time.monotonic()))
            if process.is_alive():
                process.kill()


def end_with_parent() -> None:
    """Ends this child process when its parent process ends, because nothing else would end it."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)


def child(
    settings: Settings, listening: socket.socket, host: str, browser: bool, log_level: str, first: bool
) -> None:
    threading.Thread(target=end_with_parent, daemon=True).start()
    try:
        serve(settings, lambda: listening, host, browser and first, log_level, first=first)
    except PatolliError as fault:
        print(f"patolli: {fault}", file=sys.stderr, flush=True)
        sys.exit(FAULT)
