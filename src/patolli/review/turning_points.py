"""The few moments that decided a game: the choices and chance events that changed the result most."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from .judgement import JudgedChoice
from .luck import ChanceLuck
from .timeline import Timeline
from .verdicts import FLAGGED, Thresholds, verdict_of

FEWEST: Final = 3
MOST: Final = 5
WORTH: Final = 0.04
"""The minimum change in a seat's chance to win that makes a moment a turning point. For the first three
turning points, a smaller change is enough.
"""
LEAST: Final = 0.01
"""A smaller change never makes a turning point, even if the game contains no larger one."""
CHOICES_FIRST: Final = 1.5
"""The factor by which choices count more than luck, because players can learn from choices."""


@dataclass(frozen=True)
class TurningPoint:
    at: int
    kind: Literal["choice", "luck"]
    seat: int
    """The seat that chose, or whose result the event changed most."""
    points: list[float]
    win: list[float]
    """The change in every seat's chance to win."""


def turning_points(
    timeline: Timeline, luck: list[ChanceLuck], choices: list[JudgedChoice], limits: Thresholds
) -> list[TurningPoint]:
    """Returns the turning points in game order, with at most one choice and one chance event per turn."""
    found = [of_luck(one) for one in luck] + [
        of_choice(one) for one in choices if one.true_points and verdict_of(one, limits) in FLAGGED
    ]
    found.sort(key=lambda one: (-weight(one), one.at))
    taken: list[TurningPoint] = []
    turns: set[tuple[int, int, str]] = set()
    for one in found:
        turn = (*timeline.turns[one.at], one.kind)
        if turn in turns:
            continue
        if len(taken) >= MOST or weight(one) < (WORTH if len(taken) >= FEWEST else LEAST):
            break
        turns.add(turn)
        taken.append(one)
    return sorted(taken, key=lambda one: one.at)


def weight(one: TurningPoint) -> float:
    moved = [abs(number) for number in one.win] or [abs(number) / 50 for number in one.points]
    return max(moved) * (CHOICES_FIRST if one.kind == "choice" else 1.0)


def of_luck(one: ChanceLuck) -> TurningPoint:
    moved = one.win or one.points
    seat = max(range(len(moved)), key=lambda other: abs(moved[other]))
    return TurningPoint(one.at, "luck", seat, one.points, one.win)


def of_choice(one: JudgedChoice) -> TurningPoint:
    return TurningPoint(one.at, "choice", one.seat, [-x for x in one.true_points], [-x for x in one.true_win])
