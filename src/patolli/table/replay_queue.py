"""Logs played again for whoever asks: one at a time, and only so many wait, so that tables in play go on."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Final

from .refusal import Refusal

MOST_WAITING: Final = 20


class Replaying:
    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.waiting = 0

    @contextlib.asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        if self.waiting >= MOST_WAITING:
            raise Refusal("too-many", "too many games are being replayed just now; wait a little")
        self.waiting += 1
        try:
            async with self.lock:
                yield
        finally:
            self.waiting -= 1
