"""What bots at a table choose by: numbers that only the table's secret gives, different at every table."""

from __future__ import annotations

import hmac

from .store.rows import TableRow

DOMAIN = b"patolli bots\0"
"""No message of fate begins like this: those begin with the length of a word."""


def chair(row: TableRow, seat: int) -> str:
    """A name for this seat of this table, under which a bot's process remembers its thoughts."""
    return digest(row, b"chair", number(seat)).hex()


def seed(row: TableRow, seat: int, question: int) -> int:
    """For one question: a question that comes again after a rewind has another number, and another seed."""
    return int.from_bytes(digest(row, b"seed", number(seat) + number(question))[:6], "big")


def digest(row: TableRow, kind: bytes, about: bytes) -> bytes:
    message = DOMAIN + kind + b"\0" + row.id.encode() + b"\0" + about
    return hmac.digest(row.seed, message, "sha256")


def number(n: int) -> bytes:
    return n.to_bytes(8, "big")
