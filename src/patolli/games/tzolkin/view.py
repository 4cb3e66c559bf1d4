"""What is shown of a veiled position."""

from __future__ import annotations

from typing import Any

from .position import TzolkinPosition


def show(p: TzolkinPosition) -> dict[str, Any]:
    return {}
