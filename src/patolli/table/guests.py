"""A client connected to an open table: its seats, the viewer it shows, and its queue of messages."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Final

import msgspec

from ..kernel.seats import SPECTATOR
from .protocol import Stream

MOST_WAITING: Final = 400
UNREAD: Final = 4 << 20
encode = msgspec.json.encode


class Guest:
    def __init__(self, language: str = "", address: str = "", all_unread: Counter[str] | None = None) -> None:
        self.address = address
        self.unread = 0
        """The number of bytes waiting to be sent to this client."""
        self.all_unread: Counter[str] = Counter() if all_unread is None else all_unread
        """The number of bytes waiting to be sent, by address, over all clients."""
        self.most_unread = (UNREAD, UNREAD * 8)
        self.seats: list[int] = []
        self.host = False
        self.looking: int | None = None
        self.curtain = False
        self.language = language
        self.prospects = False
        """Whether this client wants to receive prospects, which describe the effects of its
        possible answers.
        """
        self.sent: dict[int, Stream] = {}
        """How much of each viewer's stream has been sent to this client."""
        self.waiting: asyncio.Queue[bytes | None] = asyncio.Queue(MOST_WAITING)
        self.closed = 0
        """The WebSocket close code once the server has decided to close the connection, otherwise 0."""

    def viewers(self) -> list[int]:
        """Returns the viewers whose views this client shows at present."""
        if not self.seats:
            return [SPECTATOR]
        if self.curtain and len(self.seats) > 1:
            return [SPECTATOR if self.looking is None else self.looking]
        return self.seats

    def may(self, seat: int) -> bool:
        """Returns whether this client may act for this seat at present."""
        return seat in self.seats and seat in self.viewers()

    def foresees(self, seat: int) -> bool:
        """Returns whether this client should receive the prospects of this seat."""
        return self.prospects and not self.closed and self.may(seat)

    def send(self, message: bytes) -> None:
        """Queues a message. A client that does not read its messages is disconnected."""
        if self.closed:
            return
        self.count(len(message))
        own, of_address = self.most_unread
        if self.unread > own or self.all_unread[self.address] > of_address:
            self.close(1013)
            return
        try:
            self.waiting.put_nowait(message)
        except asyncio.QueueFull:
            self.close(1013)

    def count(self, amount: int) -> None:
        self.unread += amount
        self.all_unread[self.address] += amount
        if self.all_unread[self.address] <= 0:
            del self.all_unread[self.address]

    def tell(self, message: msgspec.Struct) -> None:
        self.send(encode(message))

    def close(self, code: int) -> None:
        if not self.closed:
            self.closed = code
            while not self.waiting.empty():
                self.waiting.get_nowait()
            self.count(-self.unread)
            self.waiting.put_nowait(None)
