"""The two sides of a combat: their units, and what each loses (CI-8.5 to CI-8.7)."""

from __future__ import annotations

from .. import events, names
from ..board import units
from ..cards import hooks, offers
from ..cards.card import LOST, LOST_TO
from ..position import CITY_DEFENCE, ChichenPosition


def warriors(p: ChichenPosition, side: int) -> int:
    """Warriors that fight on this side."""
    if side == names.FIRST:
        return p.venture.warriors
    return p.warriors[p.venture.at] if p.venture.foe >= 0 else 0


def size(p: ChichenPosition, side: int) -> int:
    """Units that fight on this side."""
    return warriors(p, side) + units.COUNT[hooks.heroes_of(p, side)]


def scout(p: ChichenPosition, side: int) -> int:
    """CI-6.14: 1 with an own scout on the tile; there are none in the city."""
    if p.venture.kind == CITY_DEFENCE:
        return 0
    return p.seats[hooks.seat_of(p, side)].scouts >> p.venture.at & 1


def over(p: ChichenPosition) -> bool:
    """CI-8.4, CI-9.4: has one side nothing left?"""
    if size(p, names.FIRST) == 0:
        return True
    if p.venture.foe >= 0:
        return size(p, names.SECOND) == 0
    return p.venture.hearts == 0


def foe(p: ChichenPosition, side: int) -> list[int]:
    """For questions: the creature or the player on the other side, what is left of it, and is it the city?"""
    v = p.venture
    left = size(p, 1 - side) if v.creature < 0 else v.hearts
    return [v.creature, hooks.seat_of(p, 1 - side), left, int(v.kind == CITY_DEFENCE)]


def lose_warriors(p: ChichenPosition, side: int, number: int) -> None:
    """CI-8.7: back to the reserve; a card may then send those of an attack elsewhere."""
    v = p.venture
    seat = hooks.seat_of(p, side)
    if side == names.FIRST:
        v.warriors -= number
    else:
        p.warriors[v.at] -= number
    p.emit(events.WARRIORS_LOST, seat, number)
    p.seats[seat].reserve += number
    for card in hooks.fighting(p, side, LOST):
        card.lost(p, side, number)
    if v.kind != CITY_DEFENCE and side == names.FIRST:
        for card in hooks.fighting(p, side, LOST_TO):  # asked even if the hero falls in this step
            p.push(offers.Offer(card.number, seat, number))


def lose_hero(p: ChichenPosition, side: int, hero: int) -> None:
    seat = hooks.seat_of(p, side)
    card = units.remove_hero(p, seat, hero)
    if side == names.FIRST:
        p.venture.heroes &= ~(1 << hero)
    p.emit(events.HERO_LOST, seat, hero, card)
