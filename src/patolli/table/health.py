"""Checks the health of the server with a real write, about the size of a move."""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import Final, NamedTuple

from sqlalchemy.exc import DBAPIError

from .refusal import Refusal
from .store import queries
from .store.db_engine import cause
from .store.writer import Writer

FILLER_BYTES: Final = 32_768
KEPT_SECONDS: Final = 1.0
"""The number of seconds for which the result of a check is reused."""
MOST_SECONDS: Final = 10.0


class HealthReport(NamedTuple):
    why: str
    """Why the server is unhealthy; empty if it is healthy."""
    read_ms: float
    write_ms: float


class Health:
    def __init__(self, writer: Writer) -> None:
        self.writer = writer
        self.found = HealthReport("", 0, 0)
        self.at = -KEPT_SECONDS
        self.lock = asyncio.Lock()
        self.number = secrets.randbits(31)
        """Identifies this server's row, because several servers may check at the same time."""

    async def check(self) -> HealthReport:
        async with self.lock:
            if time.monotonic() - self.at >= KEPT_SECONDS:
                self.found = await self.tried()
                self.at = time.monotonic()
            return self.found

    async def tried(self) -> HealthReport:
        began = time.perf_counter()
        try:
            await self.writer.read(lambda c: queries.ids(c, most=1))
        except DBAPIError as fault:
            return HealthReport(f"the database cannot be read: {cause(fault)}", since(began), 0)
        read, began = since(began), time.perf_counter()
        try:
            await asyncio.wait_for(self.write(), MOST_SECONDS)
        except Refusal as refusal:
            return HealthReport(refusal.text, read, since(began))
        except TimeoutError:
            return HealthReport("writing takes too long", read, since(began))
        return HealthReport("", read, since(began))

    async def write(self) -> None:
        """Writes and deletes a row in two transactions. If a row is deleted in the transaction that wrote it,
        it may never reach the disk.
        """
        filler = secrets.token_hex(FILLER_BYTES // 2)
        await self.writer.do(lambda c: queries.fill_room(c, filler, self.number))
        await self.writer.do(queries.empty_room)


def since(began: float) -> float:
    return round((time.perf_counter() - began) * 1000, 2)
