"""Fits the calibration of an expectation table, which corrects systematic differences between expected and
actual points.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from ..players.expectation_table import KNOTS, ExpectationTable
from .expectation_samples import Sample
from .figures import mean

GROUPS: Final = 8
"""The number of groups into which the samples at each knot are divided, by their expected points."""
STEEPEST: Final = 4.0
LEAST: Final = 40
"""The minimum number of samples in a group."""


@dataclass(frozen=True)
class Expected:
    """The points that a table expects for a seat at one stage of a game, and the seat's result."""

    points: float
    result: float
    weight: float
    game: int


@dataclass
class ExpectedGroup:
    """A group of samples with similar expected points. `points` and `gap` are weighted means, and `error` is
    the squared standard error of the gap.
    """

    points: float
    gap: float
    error: float
    weight: float


def fit_bends(table: ExpectationTable, samples: list[Sample]) -> list[list[list[float]]]:
    """Returns (expected points, result) pairs for every knot. Gaps that may be noise are reduced, so that a
    table without systematic errors is hardly changed.
    """
    by_knot: list[list[Expected]] = [[] for _ in range(KNOTS)]
    for one in samples:
        first, rest = table.knots(one.turn)
        points = table.of(one.turn, one.evaluations).points
        for knot, weight in ((first, 1 - rest), (first + 1, rest)):
            if weight > 0:
                by_knot[knot] += [
                    Expected(said, came, weight, one.game)
                    for said, came in zip(points, one.points, strict=True)
                ]
    groups = [groups_of(row) for row in by_knot]
    return [not_steep(rising(reduced(row))) for row in groups]


def groups_of(rows: list[Expected]) -> list[ExpectedGroup]:
    ordered = sorted(rows, key=lambda one: one.points)
    count = min(GROUPS, len(ordered) // LEAST)
    parts = [ordered[len(ordered) * i // count : len(ordered) * (i + 1) // count] for i in range(count)]
    return [group_of(part) for part in parts]


def group_of(rows: list[Expected]) -> ExpectedGroup:
    weight = sum(one.weight for one in rows)
    points = sum(one.weight * one.points for one in rows) / weight
    gap = sum(one.weight * (one.result - one.points) for one in rows) / weight
    by_game: dict[int, float] = {}
    for one in rows:
        by_game[one.game] = by_game.get(one.game, 0.0) + one.weight * (one.result - one.points - gap)
    return ExpectedGroup(points, gap, sum(one * one for one in by_game.values()) / weight**2, weight)


def reduced(groups: list[ExpectedGroup]) -> list[ExpectedGroup]:
    """Multiplies each gap by the share of its variance that is not noise."""
    if not groups:
        return []
    real = max(0.0, mean([one.gap**2 - one.error for one in groups]))
    return [
        ExpectedGroup(
            one.points, one.gap * real / (real + one.error) if real > 0 else 0.0, one.error, one.weight
        )
        for one in groups
    ]


def rising(groups: list[ExpectedGroup]) -> list[list[float]]:
    """Returns (expected points, result) pairs in which the result never decreases. Neighbouring groups whose
    results decrease are pooled and get their mean result.
    """
    pools: list[list[ExpectedGroup]] = []
    for one in groups:
        pools.append([one])
        while len(pools) > 1 and result_of_pool(pools[-2]) > result_of_pool(pools[-1]):
            pools[-2:] = [pools[-2] + pools[-1]]
    pairs = [[round(one.points, 2), round(result_of_pool(pool), 2)] for pool in pools for one in pool]
    return [pair for n, pair in enumerate(pairs) if n == 0 or pair[0] > pairs[n - 1][0]]


def not_steep(pairs: list[list[float]]) -> list[list[float]]:
    """Moves the gaps towards their mean until no segment between two pairs is steeper than `STEEPEST`.

    At the beginning of a game, expected points hardly differ, and a steep segment would make small
    differences between evaluations look important.
    """
    if len(pairs) < 2:
        return pairs
    middle = mean([y - x for x, y in pairs])
    steepest = max((b[1] - a[1]) / (b[0] - a[0]) for a, b in pairwise(pairs))
    share = min(1.0, (STEEPEST - 1) / (steepest - 1)) if steepest > 1 else 1.0
    return [[x, round(x + middle + share * (y - x - middle), 2)] for x, y in pairs]


def result_of_pool(pool: list[ExpectedGroup]) -> float:
    return sum(one.weight * (one.points + one.gap) for one in pool) / sum(one.weight for one in pool)
