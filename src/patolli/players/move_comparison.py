"""Explains a move by what it is expected to gain over another one until the search horizon.

All numbers in the game's view of a seat count as its goods. Points by source are those that the seat would
have if the game ended at the horizon.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Any, Final

from ..game_index import manifest
from ..kernel.game import Game
from ..kernel.position import Position
from .continuation import ends_after
from .search import Search

LEAST: Final = 0.5
"""Smaller differences are ignored."""
SURE: Final = 2.0
"""Differences of less than this many standard errors are ignored, too."""
POINTS: Final = "ending"
NOT_GOODS: Final = frozenset({POINTS, "points", "total"})
BOUNDS: Final = ("_at_least", "_at_most")

Amounts = dict[tuple[str, bool], float]
"""The amount of each good or source of points in one sampled world. The key is the name and whether it is a
source of points.
"""


@dataclass
class GainDifference:
    """How much more of a good, or how many more points from a source, the seat has than after the other move
    or than before the move; negative if it has less.
    """

    what: str
    points: bool
    by: float


def compare_moves(
    game: Game, search: Search, observed: Position, seat: int, move: int, other: int, worlds: int
) -> list[GainDifference]:
    """Returns what the seat has more or less of at the horizon than it would have after the other move."""
    here = amounts_at_horizon(game, search, observed, seat, move, worlds)
    return differences(here, amounts_at_horizon(game, search, observed, seat, other, worlds))


def differences(here: list[Amounts], there: list[Amounts]) -> list[GainDifference]:
    """Compares amounts in the same worlds. Points are listed before goods, and greater differences before
    smaller ones.
    """
    found = []
    for key in sorted({key for amounts in [*here, *there] for key in amounts}):
        by_world = [own.get(key, 0.0) - other.get(key, 0.0) for own, other in zip(here, there, strict=True)]
        by = sum(by_world) / len(by_world)
        if abs(by) >= LEAST and abs(by) >= SURE * error(by_world):
            found.append(GainDifference(*key, round(by, 1)))
    return sorted(found, key=lambda one: (not one.points, -abs(one.by)))


def amounts_at_horizon(
    game: Game, search: Search, observed: Position, seat: int, move: int, worlds: int
) -> list[Amounts]:
    """Returns what the seat has at the horizon after this move, in a number of sampled worlds."""
    return [held(game, p, seat) for p in ends_after(search, observed, seat, move, worlds)]


def held(game: Game, p: Position, seat: int) -> Amounts:
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


def error(values: list[float]) -> float:
    """Returns the standard error of the mean."""
    mean = sum(values) / len(values)
    return sqrt(sum((one - mean) ** 2 for one in values)) / len(values)
