"""A connected client that ignores all messages."""

from __future__ import annotations


class IdleClient:
    def __init__(self, *seats: int) -> None:
        self.seats = list(seats)
        self.closed = 0
        """The code with which the server closed the connection."""

    def send(self, _message: bytes) -> None: ...

    def close(self, code: int) -> None:
        self.closed = code
