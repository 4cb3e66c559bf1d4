"""What must always hold (TZ-I1 to TZ-I23)."""

from __future__ import annotations

from .position import TzolkinPosition


def faults(p: TzolkinPosition) -> list[str]:
    return []
