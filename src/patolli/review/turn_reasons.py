"""Explains why one turn is better than another: compares what the seat has at the search horizon."""

from __future__ import annotations

from ..kernel.position import Position
from ..players.expectations import ExpectationModel
from ..players.move_comparison import Amounts, GainDifference, differences, held
from .turn_comparison import Turn, TurnComparison

WORLDS = 24


def reasons_for(
    model: ExpectationModel, observed: Position, seat: int, turns: list[Turn], iterations: int, seed: int
) -> list[GainDifference]:
    """Returns what the first of two turns gains or loses compared with the second, points first."""
    comparison = TurnComparison(model, observed, seat, iterations, seed, iterations)
    comparison.compare(turns)
    return differences(*(amounts(comparison, at) for at in range(2)))


def amounts(comparison: TurnComparison, at: int) -> list[Amounts]:
    game = comparison.model.game
    return [held(game, comparison.reached(at, n), comparison.seat) for n in range(WORLDS)]
