"""The group that moves or defends the city: where it settles, or returns to (CI-7.6, CI-7.9)."""

from __future__ import annotations

from .. import events, names
from ..position import ChichenPosition
from . import units


def bring_back(p: ChichenPosition, seat: int, number: int) -> None:
    """CI-7.9: warriors to the start of the movement; those for whom there is no room, to the city."""
    start = p.venture.start
    fit = min(number, max(0, units.room(p, seat, start)))
    units.put_warriors(p, seat, start, fit)
    p.seats[seat].city += number - fit


def settle(p: ChichenPosition, place: int) -> None:
    """The group of the venture stands here from now on; its heroes are still its group."""
    v = p.venture
    for hero in units.bits(v.heroes):
        units.put_hero(p, v.seat, hero, place)
    units.put_warriors(p, v.seat, place, v.warriors)
    v.warriors = 0
    units.emit_limit_cards(p, v.seat, place)


def withdraw(p: ChichenPosition) -> None:
    """CI-7.9: back to the start of the movement, heroes first; overflow to the city."""
    v = p.venture
    if v.creature >= 0:
        p.emit(events.REPELLED, v.seat, v.creature, v.start)
    else:
        p.emit(events.WITHDREW, v.seat, v.start)
    for hero in units.bits(v.heroes):
        room = units.room(p, v.seat, v.start) > 0
        units.put_hero(p, v.seat, hero, v.start if room else names.CITY)
    bring_back(p, v.seat, v.warriors)
    v.warriors = 0
