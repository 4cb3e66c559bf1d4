"""Seeds for the bots of a table, derived from the table's secret and different at every table."""

from __future__ import annotations

import hmac

from .store.rows import TableRow

DOMAIN = b"patolli bots\0"
"""No message for a chance outcome begins with this prefix, because those messages begin with the length of a
word.
"""


def chair(row: TableRow, seat: int) -> str:
    """Returns an id for this seat at this table. A bot's process finds its search trees by this id."""
    return digest(row, b"chair", number(seat)).hex()


def seed(row: TableRow, seat: int, question: int) -> int:
    """Returns the seed of one question. A question that is repeated after a rewind has another number, and
    therefore another seed.
    """
    return int.from_bytes(digest(row, b"seed", number(seat) + number(question))[:6], "big")


def digest(row: TableRow, kind: bytes, about: bytes) -> bytes:
    message = DOMAIN + kind + b"\0" + row.id.encode() + b"\0" + about
    return hmac.digest(row.seed, message, "sha256")


def number(n: int) -> bytes:
    return n.to_bytes(8, "big")
