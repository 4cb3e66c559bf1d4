"""Classifies choices by their cost."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from ..players.expectation_table import ExpectationTable
from .judgement import JudgedChoice

Verdict = Literal["best", "equal", "fine", "slip", "mistake", "blunder"]
FLAGGED: Final[tuple[Verdict, ...]] = ("slip", "mistake", "blunder")
"""The classes that the review comments on, from mild to severe."""
MOST_BLUNDER: Final = 5.0
"""A choice that costs this many points is a blunder in every game."""


@dataclass(frozen=True)
class Thresholds:
    """The minimum cost of each class, in points."""

    slip: float
    mistake: float
    blunder: float


SHARES: Final = (0.06, 0.13, 0.25)
"""The thresholds as shares of the standard deviation of final points. docs/review.md explains how they were
chosen.
"""


def thresholds_for(spread: float) -> Thresholds:
    slip, mistake, blunder = (share * spread for share in SHARES)
    scale = min(1.0, MOST_BLUNDER / blunder) if blunder > 0 else 1.0
    return Thresholds(slip * scale, mistake * scale, blunder * scale)


def thresholds_of(table: ExpectationTable) -> Thresholds:
    return Thresholds(*table.thresholds) if table.thresholds else thresholds_for(table.spread)


def verdict_of(choice: JudgedChoice, limits: Thresholds) -> Verdict:
    """Classifies a choice. A cost that may be noise is classified as "equal"."""
    if choice.best == choice.chosen or choice.high <= 0:
        return "best"
    if choice.low <= 0:
        return "equal"
    if choice.cost >= limits.blunder:
        return "blunder"
    if choice.cost >= limits.mistake:
        return "mistake"
    return "slip" if choice.cost >= limits.slip else "fine"
