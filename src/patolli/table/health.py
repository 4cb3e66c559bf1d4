"""Is the server well? Tried by a real write of about the size of a move."""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import Final, NamedTuple

from sqlalchemy.exc import DBAPIError

from .refusal import Refusal
from .store import shelf
from .store.base import cause
from .store.writer import Writer

FILLER_BYTES: Final = 32_768
KEPT_SECONDS: Final = 1.0
"""So long an answer holds, however many ask."""
MOST_SECONDS: Final = 10.0


class Found(NamedTuple):
    why: str
    """What is wrong, or nothing."""
    read_ms: float
    write_ms: float


class Health:
    def __init__(self, writer: Writer) -> None:
        self.writer = writer
        self.found = Found("", 0, 0)
        self.at = -KEPT_SECONDS
        self.lock = asyncio.Lock()

    async def check(self) -> Found:
        async with self.lock:
            if time.monotonic() - self.at >= KEPT_SECONDS:
                self.found = await self.tried()
                self.at = time.monotonic()
            return self.found

    async def tried(self) -> Found:
        began = time.perf_counter()
        try:
            await self.writer.read(lambda c: shelf.ids(c, most=1))
        except DBAPIError as fault:
            return Found(f"the data base cannot be read: {cause(fault)}", since(began), 0)
        read, began = since(began), time.perf_counter()
        try:
            await asyncio.wait_for(self.write(), MOST_SECONDS)
        except Refusal as refusal:
            return Found(refusal.text, read, since(began))
        except TimeoutError:
            return Found("writing takes too long", read, since(began))
        return Found("", read, since(began))

    async def write(self) -> None:
        """In two commits: what is deleted in the same one is never written."""
        filler = secrets.token_hex(FILLER_BYTES // 2)
        await self.writer.do(lambda c: shelf.fill_room(c, filler))
        await self.writer.do(shelf.empty_room)


def since(began: float) -> float:
    return round((time.perf_counter() - began) * 1000, 2)
