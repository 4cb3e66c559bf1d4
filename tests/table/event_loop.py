"""Runs asynchronous parts of the server in tests."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable


def in_loop(body: Callable[[], Awaitable[None]], seconds: float = 30) -> None:
    """Runs a function in a new event loop. It fails if it takes longer than this many seconds."""

    async def run() -> None:
        async with asyncio.timeout(seconds):
            await body()

    asyncio.run(run())
