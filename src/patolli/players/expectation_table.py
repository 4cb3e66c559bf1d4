"""A table that converts evaluations to expected final points and chances to win.

There is a table for each evaluator and number of players. It contains coefficients for nine stages of the
game, and a calibration that corrects for what a linear function cannot express.
"""

from __future__ import annotations

import math
from bisect import bisect_left
from dataclasses import dataclass, field, replace
from operator import itemgetter
from typing import Final

KNOTS: Final = 9
"""The number of stages for which there are coefficients: the beginning of the game, and the end of each
eighth of the game. Coefficients are interpolated between them.
"""


@dataclass(frozen=True)
class Expectation:
    """The expected final points and the chance to win of each seat. Solo games have no chances to win."""

    points: list[float]
    win: list[float]


@dataclass(frozen=True)
class ExpectationTable:
    """The coefficients for one evaluator and one number of players. Most lists have one entry per knot."""

    turns: float
    """The mean number of turns in a game. Turns after this number are treated like the turn with this number.
    """
    start: list[float]
    """The mean final points of each seat."""
    start_win: list[float]
    spread: float
    """The standard deviation of final points."""
    points: list[list[float]]
    """Three coefficients: a constant, a factor for the seat's evaluation, and a factor for the mean
    evaluation of all seats.
    """
    win: list[float]
    """How much each point increases a seat's log-odds of winning."""
    nobody: list[list[float]]
    """A constant and a factor of the mean points, which together give the log-odds that all seats lose. Empty
    if this never happens.
    """
    edition: int
    error: float
    """The root mean square error of expected points, measured on games that were not used for fitting."""
    bends: list[list[list[float]]] = field(default_factory=list)
    """The calibration of points: for each knot, increasing pairs of (points by the coefficients, mean
    result). If empty, points are not corrected.
    """
    thresholds: list[float] = field(default_factory=list)
    """The minimum costs, in points, of a slip, a mistake and a blunder. If empty, they are derived from
    `spread`.
    """

    def knots(self, turn: int) -> tuple[int, float]:
        """Returns the last knot before this turn, and the turn's position between this knot and the next (0
        to 1).
        """
        at = min(1.0, max(0.0, turn / self.turns)) * (KNOTS - 1)
        first = min(KNOTS - 2, int(at))
        return first, at - first

    def of(self, turn: int, evaluations: list[float]) -> Expectation:
        first, rest = self.knots(turn)
        constant, own, common = (
            mixed(self.points[first][i], self.points[first + 1][i], rest) for i in range(3)
        )
        middle = sum(evaluations) / len(evaluations)
        points = [self.calibrated(first, rest, constant + own * one + common * middle) for one in evaluations]
        if len(points) == 1:
            return Expectation(points, [])
        steepness = mixed(self.win[first], self.win[first + 1], rest)
        nobody = None
        if self.nobody:
            base, factor = (mixed(self.nobody[first][i], self.nobody[first + 1][i], rest) for i in range(2))
            nobody = base + factor * sum(points) / len(points)
        return Expectation(points, shares([steepness * one for one in points], nobody))

    def calibrated(self, knot: int, rest: float, points: float) -> float:
        """Returns the expected result for these points at this stage of the game."""
        if not self.bends:
            return points
        return mixed(bent(self.bends[knot], points), bent(self.bends[knot + 1], points), rest)


def bent(pairs: list[list[float]], points: float) -> float:
    """Interpolates linearly between the pairs. Before the first and after the last one, the slope is 1."""
    if not pairs:
        return points
    at = bisect_left(pairs, points, key=itemgetter(0))
    if at in (0, len(pairs)):
        known, result = pairs[min(at, len(pairs) - 1)]
        return result + points - known
    (left, low), (right, high) = pairs[at - 1], pairs[at]
    return mixed(low, high, (points - left) / (right - left))


def mixed(one: float, other: float, rest: float) -> float:
    return one + (other - one) * rest


def shares(logits: list[float], nobody: float | None) -> list[float]:
    """Returns the chances to win. `nobody` is the log-odds that all seats lose together."""
    highest = max(logits)
    weights = [math.exp(one - highest) for one in logits]
    lost = 0.0 if nobody is None else 1 / (1 + math.exp(-nobody))
    return [(1 - lost) * one / sum(weights) for one in weights]


UNFITTED_TURNS: Final = 80.0


def unfitted(players: int) -> ExpectationTable:
    """Returns a table for games without a fitted one. It does not change evaluations, and its chances to win
    are rough estimates.
    """
    return ExpectationTable(
        UNFITTED_TURNS,
        [],
        [1 / players] * players,
        15.0,
        [[0.0, 1.0, 0.0] for _ in range(KNOTS)],
        [0.05 + 0.02 * i for i in range(KNOTS)],
        [],
        0,
        0.0,
    )


def borrowed(rows: dict[int, ExpectationTable], players: int) -> ExpectationTable | None:
    """Returns the table for the nearest number of players, adapted to this number, or None."""
    if not rows or players == 1:
        return None
    near = rows[min(rows, key=lambda n: (abs(n - players), n))]
    middle = sum(near.start) / len(near.start)
    return replace(near, start=[middle] * players, start_win=[1 / players] * players)
