"""Attacks that reach the server before any limit applies: pings, empty fragments, tiny messages, pipelined
requests.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from .freeze_attacks import Target

HOST: Final = "127.0.0.1"
MASK: Final = b"\0\0\0\0"
REQUEST: Final = b"GET /api/about HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n"
BURSTS: Final = {
    "ping": b"\x89\x80" + MASK,
    "fragment": b"\x00\x80" + MASK,
    "message": b"\x81\x82" + MASK + b"{}",
    "request": REQUEST,
}
BURST_BYTES: Final = 200_000


async def frames(target: Target) -> None:
    made = await target.make(100, "tzolkin", [{"kind": "hot", "name": f"P{i}"} for i in range(2)])
    upgrade = (
        f"GET /ws/{made['table']['id']} HTTP/1.1\r\nhost: {HOST}\r\n"
        "connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n"
        "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    ).encode()

    async def flood(n: int, kind: str) -> None:
        """Repeats an attack until the trial ends, reconnecting whenever the server closes the connection."""
        burst = BURSTS[kind] * (BURST_BYTES // len(BURSTS[kind]))
        while target.goes_on():
            with contextlib.suppress(OSError, TimeoutError, asyncio.IncompleteReadError):
                reader, writer = await asyncio.open_connection(
                    HOST, target.port, local_addr=(f"127.0.2.{n + 2}", 0)
                )
                if kind != "request":
                    writer.write(upgrade)
                    await reader.readuntil(b"\r\n\r\n")
                if kind == "fragment":
                    writer.write(b"\x01\x80" + MASK)
                try:
                    while target.goes_on():
                        writer.write(burst)
                        target.answers[kind] += len(burst) // len(BURSTS[kind])
                        async with asyncio.timeout(1):
                            await writer.drain()
                finally:
                    writer.transport.abort()
            await asyncio.sleep(0.05)

    kinds = list(BURSTS)
    await target.many([flood(n, kinds[n % len(kinds)]) for n in range(12)])
