"""What a position is worth to each seat: gifts so far, and what a careful player expects of the rest.

The numbers are judgement, not rules: tenths of a sacrifice point given to Quetzalcoatl. The end is exact.
"""

from __future__ import annotations

from typing import Final

from ...kernel.secrets import HOLE
from . import board, features_plans, names
from .position import AztecaPosition

IN_HAND: Final = 8
"""A point that can still be given, or offered, or plundered."""
TRIBUTE: Final = 3
INCOME: Final = 9
"""A point that comes in every round, while rounds are left."""
TRIBUTE_INCOME: Final = 2
SOLDIER: Final = [4, 8]
SHIP: Final = 4
POCHTECA: Final = 8
GENERAL: Final = 7
CARD: Final = 2
LAKE: Final = 3
GIVEN_A_ROUND: Final = 28
"""What all together give in a round, more or less."""
SURVIVAL: Final = [100, 90, 76, 52, 0]
"""How much a position is still worth on each step of the stair, in hundredths."""
VICTORY: Final = 150


def worth(p: AztecaPosition) -> list[int]:
    return [worth_of(p, seat) for seat in range(p.players)]


def worth_of(p: AztecaPosition, seat: int) -> int:
    if p.outcome == names.HELL:
        return 0
    given = p.given(seat) * names.TENTHS
    if p.outcome == names.PYRAMID:
        return given + (VICTORY if p.scores().ranks[seat] == 1 else 0)
    left = rounds_left(p)
    total = given + features_plans.points_in_hand(p, seat, in_hand(p, seat))
    total += realm(p, seat, left)
    total += forces(p, seat)
    total += features_plans.drafted(p, seat, left)
    total += features_plans.marching(p, seat, left)
    return total * features_plans.survival(p, seat) // 100


def in_hand(p: AztecaPosition, seat: int) -> int:
    """Points in hand; where they are hidden, the middle of what is possible."""
    purse = p.sp[seat]
    if purse.amount != HOLE:
        return purse.amount
    return (purse.low[0] + purse.high[0]) // 2


def rounds_left(p: AztecaPosition) -> int:
    c = p.tables
    missing = (c.pyramid_top - p.pyramid) * c.sp_per_step - p.control
    return max(1, missing // GIVEN_A_ROUND)


def city(p: AztecaPosition, area: int, left: int) -> int:
    """What owning an area brings, without its assimilation."""
    c = p.tables
    if board.is_outer(p, area):
        return left * (c.outer_sp * INCOME + c.outer_tribute * TRIBUTE_INCOME)
    t = c.unused_tribute if c.kind[area] == names.CAPITAL else c.inner_tribute
    return left * (p.marker[area] * INCOME + t * TRIBUTE_INCOME)


def realm(p: AztecaPosition, seat: int, left: int) -> int:
    total = p.tribute[seat] * TRIBUTE
    for area in range(names.LAND):
        if p.owner[area] == seat:
            total += city(p, area, left)
            if p.assimilated[area]:
                total += left * p.tables.assimilated_sp * INCOME
    for sea in range(names.SEAS):
        if p.ships[sea * p.players + seat] and board.controller(p, names.LAND + sea) == seat:
            total += LAKE
    return total


def forces(p: AztecaPosition, seat: int) -> int:
    total = p.fleet(seat) * SHIP + p.hands[seat].size * CARD
    for kind in range(names.SOLDIERS):
        total += p.soldiers[seat * names.SOLDIERS + kind] * SOLDIER[kind]
    first = seat * names.POCHTECAS
    for at in p.pochtecas[first : first + names.POCHTECAS]:
        if at != names.IN_SUPPLY:
            total += POCHTECA
    first = seat * names.ARMIES
    for at in p.army_at[first : first + names.ARMIES]:
        if at != names.NOBODY:
            total += GENERAL
    return total
