"""The starting-player space (TZ-12)."""

from __future__ import annotations

from typing import Final

from . import events, names
from .position import EMPTY, NEUTRAL, TzolkinPosition

NOWHERE: Final = -1


def collect(p: TzolkinPosition) -> None:
    """TZ-12.2: at the end of the turn, gives the corn on the calendar to the player if the player's worker is
    on the starting-player space.
    """
    if p.starting_space == p.turn and p.corn_on_calendar > 0:
        p.seats[p.turn].corn += p.corn_on_calendar
        p.emit(events.COLLECTED, p.turn, p.corn_on_calendar)
        p.corn_on_calendar = 0


def blocked(p: TzolkinPosition) -> int:
    """TZ-12.5: returns the first wheel on which a player's worker prevents an advance by two days, or
    NOWHERE.
    """
    c = p.tables
    for wheel in range(names.WHEELS):
        if p.wheels[c.first_position[wheel] + c.blocking_space[wheel]] not in (EMPTY, NEUTRAL):
            return wheel
    return NOWHERE
