"""Limits the rate of WebSocket frames before they are processed, because frames cost time even if they
contain no message.

Pings and endless empty fragments do not count as messages, and unread replies to pings would fill the memory.
A client that sends too many frames is read more slowly.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from ..rate_limits import TokenBucket

SLICE_BYTES: Final = 1024
"""The number of bytes parsed at a time, which contain at most 170 frames."""
MOST_PENDING: Final = 65_536
"""The number of unparsed bytes at which reading stops."""


def counted_frames(message_rate: float) -> type[WebSocketsSansIOProtocol]:
    """Adds a limit for frames to uvicorn's WebSocket protocol. It is twice the limit for messages."""

    class CountedFrames(WebSocketsSansIOProtocol):
        def __init__(self, *given: Any, **named: Any) -> None:
            super().__init__(*given, **named)
            self.frames_left = TokenBucket(message_rate * 2, message_rate * 12)
            self.pending = bytearray()
            self.later: asyncio.TimerHandle | None = None

        def data_received(self, data: bytes) -> None:
            self.pending += data
            if self.later is None:
                self.take_apart()
            elif len(self.pending) > MOST_PENDING:
                self.transport.pause_reading()

        def take_apart(self) -> None:
            self.later = None
            while self.pending and not self.transport.is_closing():
                missing = 1 - self.frames_left.refill()
                if missing > 0:
                    self.transport.pause_reading()
                    self.later = self.loop.call_later(missing / self.frames_left.rate, self.take_apart)
                    return
                piece = bytes(self.pending[:SLICE_BYTES])
                del self.pending[:SLICE_BYTES]
                super().data_received(piece)
            if not self.read_paused and not self.transport.is_closing():
                self.transport.resume_reading()

        def handle_events(self) -> None:
            self.frames_left.charge(len(self.conn.events))
            super().handle_events()

        def connection_lost(self, exc: Exception | None) -> None:
            if self.later is not None:
                self.later.cancel()
            self.pending.clear()
            super().connection_lost(exc)

    return CountedFrames
