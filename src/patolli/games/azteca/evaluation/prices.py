"""The values of points, tribute, cities and soldiers, in tenths of a point given to Quetzalcoatl, and the
expected length of the game.
"""

from __future__ import annotations

from typing import Final

from ....kernel.seats import among, row
from ....kernel.secrets import HOLE
from .. import names
from ..common import board
from ..position import AztecaPosition

IN_HAND: Final = 8
"""The value of a point in hand, which can still be given, offered or plundered."""
KEPT: Final = 14
"""The value of a point kept for Tezcatlipoca."""
TRIBUTE: Final = [3, 1]
"""The value of each remaining tribute: first within the amount that the seat may need in the next rounds,
then in the surplus.
"""
SAVED: Final = 10
"""The amount of tribute that the seat may need in the next rounds."""
MISSION_TRIBUTE: Final = [9, 5]
"""The value of each tribute that a pochteca can spend on a mission: first in this round, then only in the
next round.
"""
INCOME: Final = 9
"""The value of one point of income, for each remaining round."""
TRIBUTE_INCOME: Final = 2
SOLDIER: Final = [4, 8]
SHIP: Final = 4
POCHTECA: Final = 8
GENERAL: Final = 13
CARD: Final = 2
LAKE: Final = 3
VICTORY: Final = 150
GIVEN_A_ROUND: Final = 28
"""The estimated number of points that all seats together give in a round."""
ARMY_VALUE: Final = [0, 0, 1, 3, 5, 8, 10, 12, 14]
"""The value of an army that can attack, by the combat value of its units."""
GUARD: Final = 1
"""The value of each of the first units in the Reserve."""
GUARDS: Final = 2
JOINS: Final = 1
"""The value of a unit in the Reserve that could join an army in the capital."""


ALL_SEEING: Final = -1
"""The viewer of a sampled position. Facts hidden from a seat have their sampled values."""


def in_hand(p: AztecaPosition, seat: int, viewer: int = ALL_SEEING) -> int:
    """Returns the points in hand or, if they are hidden from the viewer, the middle of the possible range."""
    purse = p.sp[seat]
    if viewer != ALL_SEEING and not among(viewer, purse.knowers):
        return (purse.low[row(viewer)] + purse.high[row(viewer)]) // 2
    if purse.amount != HOLE:
        return purse.amount
    return (purse.low[0] + purse.high[0]) // 2


def rounds_left(p: AztecaPosition) -> int:
    c = p.tables
    missing = (c.pyramid_top - p.pyramid) * c.sp_per_step - p.control
    return max(1, missing // GIVEN_A_ROUND)


def city(p: AztecaPosition, area: int, left: int) -> int:
    """Returns the value of owning an area, not counting its assimilation."""
    c = p.tables
    if board.is_outer(p, area):
        return left * (c.outer_sp * INCOME + c.outer_tribute * TRIBUTE_INCOME)
    t = c.unused_tribute if c.kind[area] == names.CAPITAL else c.inner_tribute
    return left * (p.marker[area] * INCOME + t * TRIBUTE_INCOME)


def pochtecas_in_play(p: AztecaPosition, seat: int) -> int:
    """Returns the number of pochtecas in play."""
    first = seat * names.POCHTECAS
    found = 0
    for at in p.pochtecas[first : first + names.POCHTECAS]:
        if at != names.IN_SUPPLY:
            found += 1
    return found


def tribute_value(p: AztecaPosition, t: int, pochtecas: int) -> int:
    """Returns the value of tribute, which is used for missions first. What is left counts as savings and then
    as surplus.
    """
    late = int(p.phase > names.POCHTECA_PHASE)
    spent = min(t, pochtecas * p.tables.mission_cost[names.ASSIMILATE])
    saved = min(t - spent, SAVED)
    return spent * MISSION_TRIBUTE[late] + saved * TRIBUTE[0] + (t - spent - saved) * TRIBUTE[1]


def army_value(warriors: int, jaguars: int) -> int:
    return ARMY_VALUE[min(warriors + 2 * jaguars, len(ARMY_VALUE) - 1)]
