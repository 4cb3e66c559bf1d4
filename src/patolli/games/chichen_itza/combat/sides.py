"""The two sides of a combat: their units and losses (CI-8.5 to CI-8.7)."""

from __future__ import annotations

from .. import events, names
from ..board import units
from ..cards import hooks, offers
from ..cards.card import LOST, LOST_TO
from ..position import ChichenPosition
from ..state.group import CITY_DEFENCE


def warriors(p: ChichenPosition, side: int) -> int:
    if side == names.FIRST:
        return p.group.warriors
    return p.warriors[p.group.at] if p.combat.foe >= 0 else 0


def size(p: ChichenPosition, side: int) -> int:
    return warriors(p, side) + units.COUNT[hooks.heroes_of(p, side)]


def scout(p: ChichenPosition, side: int) -> int:
    """CI-6.14: returns 1 if the side has a scout on the tile, otherwise 0. There are no scouts in
    the city.
    """
    if p.group.kind == CITY_DEFENCE:
        return 0
    return p.seats[hooks.seat_of(p, side)].scouts >> p.group.at & 1


def over(p: ChichenPosition) -> bool:
    """CI-8.4, CI-9.4: returns whether one side has no units or hearts left."""
    if size(p, names.FIRST) == 0:
        return True
    if p.combat.foe >= 0:
        return size(p, names.SECOND) == 0
    return p.combat.hearts == 0


def foe(p: ChichenPosition, side: int) -> list[int]:
    """Returns the numbers that questions contain about the opponent: the creature, the player, its strength,
    and 1 if the city is being defended.
    """
    combat = p.combat
    left = size(p, 1 - side) if combat.creature < 0 else combat.hearts
    return [combat.creature, hooks.seat_of(p, 1 - side), left, int(p.group.kind == CITY_DEFENCE)]


def lose_warriors(p: ChichenPosition, side: int, number: int) -> None:
    """CI-8.7: returns warriors to the reserve.

    With certain cards, the attacker can send lost warriors to another place.
    """
    group = p.group
    seat = hooks.seat_of(p, side)
    if side == names.FIRST:
        group.warriors -= number
    else:
        p.warriors[group.at] -= number
    p.emit(events.WARRIORS_LOST, seat, number)
    p.seats[seat].reserve += number
    for card in hooks.cards_of_side(p, side, LOST):
        card.lost(p, side, number)
    if group.kind != CITY_DEFENCE and side == names.FIRST:
        # the card applies even if its hero is lost in the same step
        for card in hooks.cards_of_side(p, side, LOST_TO):
            p.push(offers.Offer(card.number, seat, number))


def lose_hero(p: ChichenPosition, side: int, hero: int) -> None:
    seat = hooks.seat_of(p, side)
    card = units.remove_hero(p, seat, hero)
    if side == names.FIRST:
        p.group.heroes &= ~(1 << hero)
    p.emit(events.HERO_LOST, seat, hero, card)
