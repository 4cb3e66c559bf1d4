"""Changes of the expected results that neither luck nor hidden information nor any choice explains.

The remainder of the ledger is the sum of these changes.
"""

from __future__ import annotations

import itertools
from collections.abc import Set as AbstractSet
from dataclasses import dataclass

from .curve import CurvePoint
from .judgement import JudgedChoice
from .luck import ChanceLuck
from .timeline import Timeline


@dataclass(frozen=True)
class TurnRemainder:
    """The part of one turn's change that nothing explains."""

    at: int
    """The first move of the turn."""
    end: int
    """The first move after the turn."""
    points: list[float]
    win: list[float]


def turn_remainders(
    points: list[CurvePoint], luck: list[ChanceLuck], choices: list[JudgedChoice], waiting: AbstractSet[int]
) -> list[TurnRemainder]:
    """Returns the remainder of each turn, except those turns with moves that have not been examined yet."""
    found = []
    for before, after in itertools.pairwise(points):
        moves = range(before.at, after.at)
        if not waiting.isdisjoint(moves):
            continue
        changed = [b - a for a, b in zip(before.points, after.points, strict=True)]
        won = [b - a for a, b in zip(before.win, after.win, strict=True)]
        for event in luck:
            if event.at in moves:
                subtract(changed, event.points)
                subtract(won, event.win)
        for choice in choices:
            if choice.at in moves:
                subtract(changed, [-lost for lost in choice.true_points])
                subtract(won, [-lost for lost in choice.true_win])
        found.append(TurnRemainder(before.at, after.at, changed, won))
    return found


def subtract(numbers: list[float], explained: list[float]) -> None:
    for seat, number in enumerate(explained):
        numbers[seat] -= number


def telling_moves(timeline: Timeline, one: TurnRemainder) -> list[int]:
    """Returns the first move of a turn that has events, and the move after which the scores changed most."""
    counts = timeline.event_counts
    moves = [at for at in range(one.at, one.end) if counts[at] < counts[at + 1]]
    greatest = max(moves, key=lambda at: change_of_scores(timeline, at), default=-1)
    return sorted({*moves[:1], greatest} - {-1})


def change_of_scores(timeline: Timeline, at: int) -> int:
    """Returns the largest change of a seat's points by one move, in units of the scores."""
    try:
        before, after = (timeline.positions[n].scores().totals() for n in (at, at + 1))
    except LookupError:
        return 0
    return max(abs(a - b) for a, b in zip(before, after, strict=True))
