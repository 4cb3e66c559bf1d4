"""Refused requests, with a short name for programs and a sentence for people."""

from __future__ import annotations

from typing import Final

from ..kernel.errors import PatolliError

STATUS: Final = {
    "no-table": 404,
    "not-found": 404,
    "not-yours": 403,
    "not-host": 403,
    "foreign-origin": 403,
    "foreign-host": 403,
    "banned": 403,
    "too-long": 413,
    "too-many": 429,
    "unreadable": 400,
    "bad-table": 400,
    "bad-position": 400,
    "bad-word": 400,
    "cannot-write": 503,
    "full": 503,
    "too-slow": 408,
    "damaged": 503,
}


class Refusal(PatolliError):
    """A request that was refused and has changed nothing."""

    def __init__(self, error: str, text: str) -> None:
        super().__init__(text)
        self.error = error
        self.text = text

    @property
    def status(self) -> int:
        return STATUS.get(self.error, 409)
