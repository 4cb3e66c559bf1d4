"""Structured logs on stderr, with one JSON object per line. Tokens and moves are never logged."""

from __future__ import annotations

import json
import logging
import sys
from typing import Final

EXTRAS: Final = (
    "table",
    "seat",
    "question",
    "part",
    "ask",
    "why",
    "path",
    "place",
    "status",
    "server",
    "lease",
    "job",
)

LIBRARIES: Final = {
    "uvicorn.error": "WARNING",
    "asyncio": "WARNING",
    "sqlalchemy": "WARNING",
    "psycopg": "ERROR",
}
"""The lowest logged level of other libraries' messages. Psycopg logs a warning whenever two servers write to
the same table; the server then repeats the move.
"""


class Lines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        entry: dict[str, object] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        for name in EXTRAS:
            if name in record.__dict__:
                entry[name] = record.__dict__[name]
        if record.exc_info:
            entry["trace"] = self.formatException(record.exc_info)
        return json.dumps(entry, default=str)


def set_up(level: str = "info") -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    for name, least in {"patolli": level.upper(), **LIBRARIES}.items():
        one = logging.getLogger(name)
        one.handlers = [handler]
        one.propagate = False
        one.setLevel(least)
