"""Explains why one turn is better than another: compares what the seat has at the search horizon."""

from __future__ import annotations

from math import sqrt

from ..kernel.position import Position
from ..players.expectations import ExpectationModel
from ..players.move_comparison import LEAST, SURE, AmountsByName, GainDifference, error, held, mean
from .turn_comparison import Turn, TurnComparison

WORLDS = 24


def reasons_for(
    model: ExpectationModel, observed: Position, seat: int, turns: list[Turn], iterations: int, seed: int
) -> list[GainDifference]:
    """Returns what the first of two turns gains or loses compared with the second, points first."""
    comparison = TurnComparison(model, observed, seat, iterations, seed, iterations)
    comparison.compare(turns)
    here, there = (amounts(comparison, at) for at in range(2))
    found = []
    for key in sorted(here.keys() | there.keys()):
        own, others = (each.get(key, []) for each in (here, there))
        by = mean(own, WORLDS) - mean(others, WORLDS)
        if abs(by) >= LEAST and abs(by) >= SURE * sqrt(error(own, WORLDS) + error(others, WORLDS)):
            found.append(GainDifference(*key, round(by, 1)))
    return sorted(found, key=lambda one: (not one.points, -abs(one.by)))


def amounts(comparison: TurnComparison, at: int) -> AmountsByName:
    found: AmountsByName = {}
    for world in range(WORLDS):
        reached = comparison.reached(at, world)
        for key, amount in held(comparison.model.game, reached, comparison.seat).items():
            found.setdefault(key, []).append(amount)
    return found
