"""Simulates a full disk: on request, SQLite may not add pages to the database."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable
from typing import Any

from sqlalchemy import Engine, event
from sqlalchemy.exc import OperationalError


def wait_for(met: Callable[[], bool], what: str = "this does not happen", seconds: float = 90) -> None:
    until = time.monotonic() + seconds
    while not met():
        assert time.monotonic() < until, what
        time.sleep(0.05)


class Disk:
    """Sets or removes a limit on the size of an engine's database; the limit is its current
    number of pages.
    """

    MOST = 4_294_967_294

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.pages = self.MOST
        self.refusing = False
        event.listen(engine, "connect", self.limit)
        event.listen(engine, "commit", self.commit)
        self.renew()

    def limit(self, connection: Any, _record: Any) -> None:
        connection.execute(f"PRAGMA max_page_count={self.pages}")

    def commit(self, _connection: Any) -> None:
        if self.refusing:
            raise OperationalError("COMMIT", {}, sqlite3.OperationalError("database or disk is full"))

    def refuse(self) -> None:
        """Makes every commit fail, no matter how small it is."""
        self.refusing = True

    def renew(self) -> None:
        """Closes the pooled connections, so that the new limit applies to all connections."""
        self.engine.dispose()

    def fill(self) -> None:
        with self.engine.connect().execution_options(reading=True) as c:
            used = c.exec_driver_sql("PRAGMA page_count").scalar() or 0
        self.pages = used
        self.renew()

    def clear(self) -> None:
        self.pages = self.MOST
        self.refusing = False
        self.renew()
