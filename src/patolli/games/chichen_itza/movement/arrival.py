"""The end of a movement (CI-7.6 to CI-7.8): joining other units, taking over, or attacking."""

from __future__ import annotations

from .. import events, names
from ..board import group_units, units
from ..cards import card_events, hooks
from ..cards.card import FEE, MARKERS, NO_MARKERS
from ..combat import outcome, phases
from ..control import takeover
from ..economy import goods
from ..position import ChichenPosition


def arrive(p: ChichenPosition) -> None:
    """Handles the arrival of a group at its destination."""
    group = p.group
    combat = p.combat
    combat.creature = names.NOTHING if group.at == names.CITY else p.creatures[group.at]
    p.emit(events.MARCHED, group.seat, group.start, group.at, group.warriors, group.heroes)
    if combat.creature >= 0:
        p.emit(events.AWAITED, group.at, combat.creature)
    if group.at == names.CITY:
        group_units.settle(p, group.at)
        p.push(outcome.END_GROUP)
        return
    owner = units.owner(p, group.at)
    if combat.creature >= 0:
        phases.begin(p)
    elif owner not in (names.NOBODY, group.seat):
        combat.foe = owner
        attack(p)
        phases.begin(p)
    elif owner == group.seat or group.own_tiles >> group.at & 1:
        group_units.settle(p, group.at)
        p.push(outcome.END_GROUP)
    else:  # CI-7.8
        p.push(outcome.END_GROUP)
        takeover.take(p)


def attack(p: ChichenPosition) -> None:
    """CI-7.7, CI-8.1 (1): makes the payments and turns the markers for an attack."""
    group = p.group
    combat = p.combat
    p.emit(events.ATTACKED, group.seat, combat.foe, group.at, p.round)
    emit_attack_cards(p)
    fee = hooks.fee(p, combat.foe)
    if fee:
        goods.pay_to(p, group.seat, combat.foe, fee)
        p.emit(events.FEE, group.seat, combat.foe, fee)
    markers = hooks.markers(p, combat.foe, group.seat, group.heroes)
    if markers:
        p.seats[group.seat].war -= markers
        p.emit(events.PEACE, group.seat, markers)


def emit_attack_cards(p: ChichenPosition) -> None:
    """CI-7.7: emits events for cards that require fees or markers and for heroes who make markers
    unnecessary.
    """
    if p.event_log is None:
        return
    group = p.group
    combat = p.combat
    card_events.emit_gods(p, combat.foe, FEE)
    if hooks.heroes(p.seats[group.seat], group.heroes, NO_MARKERS):
        card_events.emit_heroes(p, group.seat, group.heroes, NO_MARKERS)
    else:
        card_events.emit_gods(p, combat.foe, MARKERS)
