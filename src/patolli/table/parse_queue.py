"""Parsing in a thread of its own, so that the event loop goes on; only so much may wait for it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from .refusal import Refusal

MOST_WAITING: Final = 20
T = TypeVar("T")


class Parsing:
    """One thread is enough: the interpreter would not run two of them at the same time."""

    def __init__(self) -> None:
        self.pool = ThreadPoolExecutor(1, "parsing")
        self.waiting = 0

    async def run(self, work: Callable[[], T]) -> T:
        if self.waiting >= MOST_WAITING:
            raise Refusal("too-many", "too many tables are being made just now; wait a little")
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self.pool, work)
        finally:
            self.waiting -= 1

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)
