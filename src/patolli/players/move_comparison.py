"""Explains a move by what it is expected to gain over another one until the search horizon.

All numbers in the game's view of a seat count as its goods. Points by source are those that the seat would
have if the game ended at the horizon.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Any, Final

from ..game_index import manifest
from ..kernel.chance import Rng
from ..kernel.game import Game
from ..kernel.position import Position
from .continuation import go_on
from .search import Search

LEAST: Final = 0.5
"""Smaller differences are ignored."""
SURE: Final = 2.0
"""Differences of less than this many standard errors are ignored, too."""
POINTS: Final = "ending"
NOT_GOODS: Final = frozenset({POINTS, "points", "total"})
BOUNDS: Final = ("_at_least", "_at_most")

AmountsByName = dict[tuple[str, bool], list[float]]
"""The amounts in the sampled worlds, by name and by whether the name is a source of points."""


@dataclass
class GainDifference:
    """How much more of a good, or of points from a source, the seat has after one move than after the other.
    Negative if it has less.
    """

    what: str
    points: bool
    by: float


def compare_moves(
    game: Game, search: Search, observed: Position, seat: int, move: int, other: int, worlds: int
) -> list[GainDifference]:
    """Returns the differences between two moves: points before goods, larger differences before
    smaller ones.
    """
    here = amounts_at_horizon(game, search, observed, seat, move, worlds)
    there = amounts_at_horizon(game, search, observed, seat, other, worlds)
    found_differences = []
    for key in sorted(here.keys() | there.keys()):
        own, others = (found.get(key, []) for found in (here, there))
        by = mean(own, worlds) - mean(others, worlds)
        if abs(by) >= LEAST and abs(by) >= SURE * sqrt(error(own, worlds) + error(others, worlds)):
            found_differences.append(GainDifference(*key, round(by, 1)))
    return sorted(found_differences, key=lambda one: (not one.points, -abs(one.by)))


def amounts_at_horizon(
    game: Game, search: Search, observed: Position, seat: int, move: int, worlds: int
) -> AmountsByName:
    """Returns what the seat has at the horizon after this move in each sampled world."""
    found: AmountsByName = {}
    for n in range(worlds):
        p = go_on(search, observed, seat, move, Rng(n + 1))  # every move is tried in the same worlds
        for key, amount in held(game, p, seat).items():
            found.setdefault(key, []).append(amount)
    return found


def held(game: Game, p: Position, seat: int) -> dict[tuple[str, bool], float]:
    scores = p.scores()
    shown = game.show(p.observation(seat)).get("seats")
    own = shown[seat] if isinstance(shown, list) else {}
    points = own.get(POINTS) or dict(zip(scores.sources, scores.table[seat], strict=True))
    found = {(source, True): units / scores.unit for source, units in points.items()}
    for key, amount in counted(own, NOT_GOODS.union(manifest(game.name).not_goods)).items():
        found[key, False] = amount
    return found


def counted(shown: dict[str, Any], not_goods: frozenset[str] = NOT_GOODS) -> dict[str, float]:
    """Returns the numbers in a view by name, without those that are not goods."""
    found: dict[str, float] = {}
    for key, value in shown.items():
        if key in not_goods or key.endswith(BOUNDS) or isinstance(value, bool):
            continue
        for name, amount in (counted(value, not_goods) if isinstance(value, dict) else {key: value}).items():
            if isinstance(amount, int | float):
                found[name] = found.get(name, 0.0) + amount
    return found


def mean(amounts: list[float], worlds: int) -> float:
    return sum(amounts) / worlds


def error(amounts: list[float], worlds: int) -> float:
    """Returns the squared standard error of the mean. Missing amounts count as 0."""
    middle = mean(amounts, worlds)
    squares = sum((one - middle) ** 2 for one in amounts) + (worlds - len(amounts)) * middle**2
    return squares / worlds**2
