"""The points that a seat can expect beyond those that the evaluation counts. Hints add them to show final
scores.

They were measured in ten games at level 2 for each number of players, as the mean difference between the
final points and the evaluation by the number of rounds left (`python -m
tests.games.teotihuacan.calibration`). The curve is not a straight line, because the evaluation counts goods
in full only while there is enough time to use them. With two players there are more points to come than with
four, who compete for buildings and tiles.
"""

from __future__ import annotations

from typing import Final

from ..position import TeotihuacanPosition
from .prices import prices

LEFT: Final = [2, 6, 10, 14, 18, 22, 26, 29]
"""Remaining rounds."""
REST: Final = [
    [-50, 0, 110, 260, 460, 700, 990, 1180],
    [-71, -15, 92, 234, 419, 703, 970, 1180],
    [-14, 35, 155, 324, 518, 826, 1061, 1270],
    [-33, 29, 140, 319, 510, 761, 1045, 1235],
    [-49, -6, 103, 257, 458, 649, 989, 1180],
]
"""One row for each number of players, in tenths of a point. The columns are in the order of `LEFT`."""


def points_to_come(p: TeotihuacanPosition) -> int:
    """Returns the additional points to be expected, in tenths; 0 once the game is over. Bots ignore them,
    because they are the same for all moves.
    """
    if not p.agenda and not p.drafts:
        return 0
    left = prices(p).left
    rest = REST[p.players]
    for i in range(len(LEFT) - 1):
        if left <= LEFT[i + 1]:
            since = max(0, left - LEFT[i])
            return rest[i] + (rest[i + 1] - rest[i]) * since // (LEFT[i + 1] - LEFT[i])
    return rest[-1] + (left - LEFT[-1]) * (rest[-1] - rest[-2]) // (LEFT[-1] - LEFT[-2])
