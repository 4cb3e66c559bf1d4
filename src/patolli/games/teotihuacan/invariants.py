"""What must always hold of a position."""

from __future__ import annotations

from .position import TeotihuacanPosition


def faults(p: TeotihuacanPosition) -> list[str]:
    return []


def faults_between(before: TeotihuacanPosition, after: TeotihuacanPosition) -> list[str]:
    return []
