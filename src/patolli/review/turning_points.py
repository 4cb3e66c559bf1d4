"""The few moments that decided a game: the choices and chance events that changed the result most, and turns
in which the expected results changed without any of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from .judgement import JudgedChoice
from .luck import ChanceLuck
from .timeline import Timeline
from .unforeseen import TurnRemainder
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
MOST_UNFORESEEN: Final = 2
UNFORESEEN: Final = 0.08
"""A turn in which the chance to win changed this much, although nothing explains it, is a turning point."""
Kind = Literal["choice", "answered", "luck", "unforeseen"]
"""`answered`: an answer that the table gave for a seat."""


@dataclass(frozen=True)
class TurningPoint:
    at: int
    kind: Kind
    seat: int
    """The seat that chose, or whose result changed most."""
    points: list[float]
    win: list[float]
    """The change in every seat's chance to win."""


def turning_points(
    timeline: Timeline,
    luck: list[ChanceLuck],
    choices: list[JudgedChoice],
    limits: Thresholds,
    remainders: Sequence[TurnRemainder] = (),
) -> list[TurningPoint]:
    """Returns the turning points in game order, with at most one choice and one chance event per turn, and a
    few turns that the estimates did not foresee.
    """
    found = [by_change(one, "luck") for one in luck] + [
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
    unforeseen = [by_change(one, "unforeseen") for one in remainders]
    unforeseen.sort(key=lambda one: (-weight(one), one.at))
    taken += [one for one in unforeseen[:MOST_UNFORESEEN] if weight(one) >= UNFORESEEN]
    return sorted(taken, key=lambda one: one.at)


def weight(one: TurningPoint) -> float:
    moved = [abs(number) for number in one.win] or [abs(number) / 50 for number in one.points]
    return max(moved) * (CHOICES_FIRST if one.kind == "choice" else 1.0)


def by_change(one: ChanceLuck | TurnRemainder, kind: Kind) -> TurningPoint:
    """A turning point that belongs to the seat whose result changed most."""
    moved = one.win or one.points
    seat = max(range(len(moved)), key=lambda other: abs(moved[other]))
    return TurningPoint(one.at, kind, seat, one.points, one.win)


def of_choice(one: JudgedChoice) -> TurningPoint:
    kind: Kind = "answered" if one.answered else "choice"
    return TurningPoint(one.at, kind, one.seat, [-x for x in one.true_points], [-x for x in one.true_win])
