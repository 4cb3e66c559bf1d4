"""Random seeds for the bots of a table, derived from the table's secret so that they differ between
tables.
"""

from __future__ import annotations

import hmac

from .store.rows import TableRow

DOMAIN = b"patolli bots\0"
"""Separates these digests from those for chance outcomes, whose messages begin with the length of a word."""


def chair(row: TableRow, seat: int) -> str:
    """Returns an id for this seat at this table. The bot process keeps search trees under this id."""
    return digest(row, b"chair", number(seat)).hex()


def seed(row: TableRow, seat: int, question: int) -> int:
    """Returns the random seed for one question. A question that is asked again after a rewind has a new
    number and therefore a new seed.
    """
    return int.from_bytes(digest(row, b"seed", number(seat) + number(question))[:6], "big")


def digest(row: TableRow, kind: bytes, about: bytes) -> bytes:
    message = DOMAIN + kind + b"\0" + row.id.encode() + b"\0" + about
    return hmac.digest(row.seed, message, "sha256")


def number(n: int) -> bytes:
    return n.to_bytes(8, "big")
