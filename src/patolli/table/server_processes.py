"""Several server processes on one machine, sharing a port and a PostgreSQL database.

A process that exits is restarted. SIGTERM or Ctrl-C ends all processes. SIGHUP replaces them one by one, so
that clients can connect at any time.
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
"""The maximum pause before a process is restarted, in seconds. The pause begins at one second and doubles
with each early exit.
"""
GOOD_SECONDS: Final = 20.0
"""A process that has run for this many seconds counts as started successfully."""
LOOK_SECONDS: Final = 0.2
END_SECONDS: Final = 20.0
READY_SECONDS: Final = 60.0
"""A process that does not accept connections within this many seconds counts as failed."""
MOST: Final = 64
FAULT: Final = 2
"""The exit status of a process that has already printed why it cannot run."""


def run(settings: Settings, host: str, port: int, count: int, browser: bool, log_level: str) -> None:
    """Runs the server processes until they are ended, and then exits."""
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
        self.ready: dict[int, Any] = {}
        """For each place, the event that its process sets when it accepts connections."""
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
                    self.replace_all()
            return 0
        finally:
            self.end([process for process, _ in self.running.values()])

    def start(self, place: int) -> None:
        ready = self.ready[place] = self.context.Event()
        arguments = (*self.arguments, place == 0, ready)
        process = self.context.Process(target=child, args=arguments, daemon=False)
        process.start()
        self.running[place] = (process, time.monotonic())

    def look(self) -> bool:
        """Restarts processes that have exited. Returns False if a process cannot run at all and none has
        started successfully before.
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

    def replace_all(self) -> None:
        """Replaces the processes one by one. Each old process is ended when its successor accepts
        connections. If a successor fails, the remaining old processes are kept.
        """
        for place, (old, began) in list(self.running.items()):
            self.start(place)
            new = self.running[place][0]
            until = time.monotonic() + READY_SECONDS
            while new.is_alive() and not self.ready[place].wait(LOOK_SECONDS):
                if self.ended.is_set() or time.monotonic() > until:
                    break
            if self.ready[place].is_set():
                self.end([old])
                continue
            log.error("processes not replaced", extra={"place": place, "status": new.exitcode})
            self.end([new])
            self.running[place] = (old, began)
            return

    def end(self, processes: list[BaseProcess]) -> None:
        for process in processes:
            process.terminate()
        until = time.monotonic() + END_SECONDS
        for process in processes:
            process.join(max(0.1, until - time.monotonic()))
            if process.is_alive():
                process.kill()


def end_with_parent() -> None:
    """Ends this process when its parent process has ended, even if the parent was killed."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)


def child(
    settings: Settings,
    listening: socket.socket,
    host: str,
    browser: bool,
    log_level: str,
    first: bool,
    ready: Any,
) -> None:
    threading.Thread(target=end_with_parent, daemon=True).start()
    try:
        serve(settings, lambda: listening, host, browser and first, log_level, first=first, ready=ready.set)
    except PatolliError as fault:
        print(f"patolli: {fault}", file=sys.stderr, flush=True)
        sys.exit(FAULT)
