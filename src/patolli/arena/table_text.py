"""Formats table files as JSON, with one line for each list of numbers."""

from __future__ import annotations

import json
import re
from typing import Any, Final

NUMBERS: Final = re.compile(r"\[\s+([^\[\]{}]*?)\s+\]")


def table_text(tables: dict[str, Any]) -> str:
    text = NUMBERS.sub(lambda found: f"[{spaced(found[1])}]", json.dumps(tables, indent=1, sort_keys=True))
    return text + "\n"


def spaced(rows: str) -> str:
    return " ".join(rows.split())
