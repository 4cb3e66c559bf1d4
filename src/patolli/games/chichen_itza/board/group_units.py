"""Puts a group that moved or defended the city on its destination, or returns it (CI-7.6, CI-7.9)."""

from __future__ import annotations

from .. import events, names
from ..position import ChichenPosition
from . import units


def bring_back(p: ChichenPosition, seat: int, number: int) -> None:
    """CI-7.9: returns warriors to the place where the movement started, or to the city if they do not fit
    there.
    """
    start = p.group.start
    fit = min(number, max(0, units.room(p, seat, start)))
    units.put_warriors(p, seat, start, fit)
    p.seats[seat].city += number - fit


def settle(p: ChichenPosition, place: int) -> None:
    """Puts the group on its final place. Its heroes remain part of the group."""
    group = p.group
    for hero in units.bits(group.heroes):
        units.put_hero(p, group.seat, hero, place)
    units.put_warriors(p, group.seat, place, group.warriors)
    group.warriors = 0
    units.emit_limit_cards(p, group.seat, place)


def withdraw(p: ChichenPosition) -> None:
    """CI-7.9: returns the group to where it started, heroes first. Units that do not fit there go to the
    city.
    """
    group = p.group
    combat = p.combat
    if combat.creature >= 0:
        p.emit(events.REPELLED, group.seat, combat.creature, group.start)
    else:
        p.emit(events.WITHDREW, group.seat, group.start)
    for hero in units.bits(group.heroes):
        room = units.room(p, group.seat, group.start) > 0
        units.put_hero(p, group.seat, hero, group.start if room else names.CITY)
    bring_back(p, group.seat, group.warriors)
    group.warriors = 0
