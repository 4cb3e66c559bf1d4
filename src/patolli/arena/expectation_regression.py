"""Fits a table of expected results to the samples of games."""

from __future__ import annotations

import math
from array import array
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Final

from ..players.expectation_table import KNOTS, ExpectationTable
from .calibration_fit import fit_bends
from .expectation_samples import Sample, samples_of, won
from .figures import deviation, mean
from .least_squares import NormalEquations

RIDGE: Final = 0.002
CHANCE_RIDGE: Final = 0.002
"""The penalty that keeps the coefficients for chances to win near their initial values."""
NEWTON_STEPS: Final = 20
LONGEST_STEP: Final = 0.1
"""The maximum change of a coefficient in one step of Newton's method, so that the first steps do not
overshoot.
"""
LONGEST_LOST_STEP: Final = 2.0
USUAL_STEEPNESS: Final = 0.05


def fitted(games: list[dict[str, Any]], engine: int, edition: int) -> ExpectationTable:
    players = len(games[0]["points"])
    table = ExpectationTable(
        turns=round(mean([game["turns"] for game in games]), 2),
        start=[round(mean([game["points"][seat] for game in games]), 2) for seat in range(players)],
        start_win=[round(mean([won(game["winners"], seat) for game in games]), 4) for seat in range(players)],
        spread=round(deviation([one for game in games for one in game["points"]]), 2),
        points=[[0.0, 1.0, 0.0] for _ in range(KNOTS)],
        win=[USUAL_STEEPNESS] * KNOTS,
        nobody=[],
        edition=edition,
        error=0.0,
    )
    learned = samples_of(games, engine)
    table = replace(table, points=fit_points(table, learned))
    table = replace(table, bends=fit_bends(table, learned))
    return fit_chances(table, learned) if players > 1 else table


def fit_points(table: ExpectationTable, samples: list[Sample]) -> list[list[float]]:
    """Fits a constant and two factors for every knot by least squares."""
    equations = NormalEquations(3 * KNOTS)
    columns: list[array[float]] = [array("d") for _ in range(3 * KNOTS)]
    errors: array[float] = array("d")
    for sample in samples:
        first, rest = table.knots(sample.turn)
        middle = mean(sample.evaluations)
        for own, result in zip(sample.evaluations, sample.points, strict=True):
            for i, number in enumerate((10.0, own, middle)):
                for knot in range(KNOTS):
                    weight = 1 - rest if knot == first else rest if knot == first + 1 else 0.0
                    columns[3 * knot + i].append(weight * number)
            errors.append(result - own)
    equations.add(columns, errors)
    found = equations.solve([RIDGE] * (3 * KNOTS))
    return [
        [round(10 * found[3 * k], 3), round(1 + found[3 * k + 1], 4), round(found[3 * k + 2], 4)]
        for k in range(KNOTS)
    ]


def fit_chances(table: ExpectationTable, samples: list[Sample]) -> ExpectationTable:
    """Fits the chances to win by maximum likelihood, with Newton's method."""
    seen = [
        Outlook(table.knots(one.turn), table.of(one.turn, one.evaluations).points, one.winners)
        for one in samples
    ]
    decided = [one for one in seen if one.winners]
    steepness = newton([USUAL_STEEPNESS] * KNOTS, decided, add_steepness, LONGEST_STEP)
    table = replace(table, win=[round(max(0.0, one), 5) for one in steepness])
    lost = sum(1 for one in samples if not one.winners) / len(samples)
    if lost <= LEAST_LOST:
        return table
    base = math.log(lost / (1 - lost))
    numbers = newton([base] * KNOTS + [0.0] * KNOTS, seen, add_lost, LONGEST_LOST_STEP)
    return replace(
        table,
        nobody=[[round(numbers[k], 4), round(numbers[KNOTS + k] / LOST_SCALE, 6)] for k in range(KNOTS)],
    )


LEAST_LOST: Final = 0.005
"""A table models games that all seats lose only if at least this share of games is lost by all."""
LOST_SCALE: Final = 20.0
"""The mean points are divided by this number, so that the same penalty suits both the constant and the
factor.
"""


@dataclass
class Outlook:
    """A sample as used for fitting: its place between two knots, the expected points, and the winners."""

    knots: tuple[int, float]
    points: list[float]
    winners: list[int]

    def weights(self) -> tuple[tuple[int, float], tuple[int, float]]:
        first, rest = self.knots
        return (first, 1 - rest), (first + 1, rest)


Summed = Callable[[list[float], list[list[float]], list[float], Outlook], None]
"""A function that adds the contribution of a sample to the gradient and the Hessian of the log-likelihood."""


def newton(start: list[float], seen: list[Outlook], add: Summed, longest: float) -> list[float]:
    """Returns the parameters with the maximum likelihood, regularized towards their initial values."""
    size = len(start)
    numbers = list(start)
    held = CHANCE_RIDGE * len(seen)
    for _ in range(NEWTON_STEPS):
        slopes = [held * (a - b) for a, b in zip(start, numbers, strict=True)]
        bends = [[held if i == j else 0.0 for j in range(size)] for i in range(size)]
        for one in seen:
            add(slopes, bends, numbers, one)
        equations = NormalEquations(size)
        equations.products, equations.with_errors = bends, slopes
        steps = equations.solve([0.0] * size)
        numbers = [a + max(-longest, min(longest, b)) for a, b in zip(numbers, steps, strict=True)]
    return numbers


def add_steepness(slopes: list[float], bends: list[list[float]], numbers: list[float], one: Outlook) -> None:
    weights = one.weights()
    steepness = sum(w * numbers[k] for k, w in weights)
    logits = [steepness * points for points in one.points]
    highest = max(logits)
    odds = [math.exp(logit - highest) for logit in logits]
    total = sum(odds)
    expected = sum(odd * points for odd, points in zip(odds, one.points, strict=True)) / total
    squares = sum(odd * (points - expected) ** 2 for odd, points in zip(odds, one.points, strict=True))
    actual = mean([one.points[seat] for seat in one.winners])
    for k, w in weights:
        slopes[k] += w * (actual - expected)
        for j, v in weights:
            bends[k][j] += w * v * squares / total


def add_lost(slopes: list[float], bends: list[list[float]], numbers: list[float], one: Outlook) -> None:
    middle = mean(one.points) / LOST_SCALE
    terms = [(k, w) for k, w in one.weights()]
    terms += [(KNOTS + k, w * middle) for k, w in one.weights()]
    chance = 1 / (1 + math.exp(-sum(w * numbers[k] for k, w in terms)))
    surprise = (0.0 if one.winners else 1.0) - chance
    for k, w in terms:
        slopes[k] += w * surprise
        for j, v in terms:
            bends[k][j] += w * v * chance * (1 - chance)
