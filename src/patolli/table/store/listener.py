"""Receives notifications about writes by other servers, with PostgreSQL's LISTEN on a separate connection."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import threading
from collections.abc import Callable
from typing import Any, Final

from sqlalchemy import Engine
from sqlalchemy.exc import DBAPIError

from .queries import CHANNEL

log = logging.getLogger("patolli.store")
LOOK_SECONDS: Final = 0.2
"""The number of seconds between checks whether the listener should stop."""
AGAIN_SECONDS: Final = 0.5
"""The number of seconds between two attempts to connect."""


class NewsListener:
    """Calls `heard` with the text of each notification, and `missed` whenever some may have been lost."""

    def __init__(
        self, engine: Engine, heard: Callable[[str], None], missed: Callable[[], None], channel: str = CHANNEL
    ) -> None:
        self.engine = engine
        self.heard = heard
        self.missed = missed
        self.channel = channel
        self.loop = asyncio.get_running_loop()
        self.ended = threading.Event()
        self.listening = threading.Event()
        self.thread = threading.Thread(target=self.run, name="listener", daemon=True)
        self.thread.start()

    def run(self) -> None:
        said = False
        while not self.ended.is_set():
            try:
                self.listen()
            except Exception as fault:  # noqa: BLE001 - reconnect, whatever the driver's error is
                if not said and not self.ended.is_set():
                    log.warning("not listening", extra={"why": type(fault).__name__})
                said = True
            else:
                said = False
            self.listening.clear()
            self.ended.wait(AGAIN_SECONDS)

    def listen(self) -> None:
        """Listens until the connection breaks or the server stops."""
        raw = self.engine.raw_connection()
        try:
            connection: Any = raw.driver_connection
            raw.detach()
            connection.autocommit = True
            connection.execute(f"LISTEN {self.channel}")
            self.call(self.missed)
            self.listening.set()
            while not self.ended.is_set():
                for one in connection.notifies(timeout=LOOK_SECONDS):
                    self.call(self.heard, one.payload)
                    if self.ended.is_set():
                        break
        finally:
            with contextlib.suppress(DBAPIError, Exception):
                connection.close()

    def call(self, what: Callable[..., None], *arguments: Any) -> None:
        with contextlib.suppress(RuntimeError):  # the event loop has been closed
            self.loop.call_soon_threadsafe(what, *arguments)

    def close(self) -> None:
        self.ended.set()
        self.thread.join(LOOK_SECONDS * 3)
