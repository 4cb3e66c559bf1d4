"""Founding, capturing and plundering cities (AZ-12.47 to AZ-12.51)."""

from __future__ import annotations

from ....kernel.seats import only
from .. import events, names
from ..common import board, sacrifice_points
from ..copy_on_write import with_item
from ..position import AztecaPosition


def conquer(p: AztecaPosition, area: int, seat: int, army: int, came_from: int, last_land: int) -> None:
    """Gives an area to the army that has won it. AZ-12.47: a captured city becomes unassimilated. AZ-12.49: a
    capital is plundered instead.
    """
    owner = p.owner[area]
    if owner == names.NOBODY:
        p.owner = with_item(p.owner, area, seat)
        p.emit(events.CITY_FOUNDED, seat, area)
    elif board.is_capital(p, area):
        plunder(p, seat, owner)
        back = last_land if board.is_sea(came_from) else came_from
        p.army_at[seat * names.ARMIES + army] = back
        p.emit(events.WITHDREW, seat, army, back)
    else:
        p.owner = with_item(p.owner, area, seat)
        p.assimilated = with_item(p.assimilated, area, 0)
        p.emit(events.CITY_TAKEN, seat, owner, area)


def plunder(p: AztecaPosition, seat: int, other: int) -> None:
    """AZ-12.49: takes half of the points, rounded down, and all tribute. The number of points remains hidden
    from other players.
    """
    half = p.sp[other].value() // 2
    p.barrier += 1
    sacrifice_points.plunder(p, seat, other, half)
    t = p.tribute[other]
    p.tribute[other] = 0
    p.tribute[seat] += t
    p.emit(events.PLUNDERED, seat, other, t)
    p.emit_to(only(seat) | only(other), events.PLUNDERED_SP, seat, other, half)
