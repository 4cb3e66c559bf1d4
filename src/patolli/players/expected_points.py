"""Converts the values of moves in a search to expected final points, with the game's expectation table.

A search only knows the mean evaluation of its own seat after each move. The table also needs the evaluations
of the other seats and the turn at the horizon, which are taken from a few sampled worlds.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ..kernel.game import Game
from ..kernel.position import Position
from .continuation import ends_after
from .evaluator import NetworkEvaluator, is_over
from .expectations import BY_HAND, BY_NETWORK, evaluations, model_for
from .search import Search

WORLDS: Final = 8

PointsOf = Callable[[float], float]
"""A function that converts the mean evaluation of a seat, in units of the scores, to expected final
points.
"""


def expected_points(game: Game, search: Search, observed: Position, seat: int) -> PointsOf | None:
    """Returns a function that converts evaluations, or None if no table was fitted for this evaluator and
    number of players.

    The same increasing function is applied to all moves, so their order does not change.
    """
    name = BY_NETWORK if isinstance(search.evaluator, NetworkEvaluator) else BY_HAND
    model = model_for(game, observed.box.digest, observed.players, name)
    root = search.root
    if not model.fitted or root is None:
        return None
    best = root.moves[root.most_tried()]
    ends = ends_after(search, observed, seat, best, WORLDS)
    running = [p for p in ends if not is_over(p)]
    over = 1 - len(running) / len(ends)
    rows = [evaluations(game, model.evaluator, p) for p in running]
    means = [sum(column) / len(rows) for column in zip(*rows, strict=True)]
    turn = round(sum(game.turn_count(p) for p in running) / max(1, len(running)))
    unit = observed.scores().unit
    by_hand = name == BY_HAND
    to_come = sum(game.points_to_come(p, seat) for p in running) / max(1, len(running)) if by_hand else 0.0

    def points_of(evaluation: float) -> float:
        if not running:
            return evaluation / unit
        own = (evaluation + to_come) / unit
        by_table = model.table.of(turn, [*means[:seat], own, *means[seat + 1 :]]).points[seat]
        return over * evaluation / unit + (1 - over) * by_table

    return points_of
