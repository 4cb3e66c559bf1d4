"""The end of a movement (CI-7.6 to CI-7.8): joining, taking over, or attacking."""

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
    """The group of the venture has come to where it ends."""
    v = p.venture
    v.creature = names.NOTHING if v.at == names.CITY else p.creatures[v.at]
    p.emit(events.MARCHED, v.seat, v.start, v.at, v.warriors, v.heroes)
    if v.creature >= 0:
        p.emit(events.AWAITED, v.at, v.creature)
    if v.at == names.CITY:
        group_units.settle(p, v.at)
        p.push(outcome.END_VENTURE)
        return
    owner = units.owner(p, v.at)
    if v.creature >= 0:
        phases.begin(p)
    elif owner not in (names.NOBODY, v.seat):
        v.foe = owner
        attack(p)
        phases.begin(p)
    elif owner == v.seat or v.held >> v.at & 1:
        group_units.settle(p, v.at)
        p.push(outcome.END_VENTURE)
    else:  # CI-7.8
        p.push(outcome.END_VENTURE)
        takeover.take(p)


def attack(p: ChichenPosition) -> None:
    """CI-7.7, CI-8.1 (1): what is paid, and the markers that are turned."""
    v = p.venture
    p.emit(events.ATTACKED, v.seat, v.foe, v.at)
    emit_attack_cards(p)
    fee = hooks.fee(p, v.foe)
    if fee:
        goods.pay_to(p, v.seat, v.foe, fee)
        p.emit(events.FEE, v.seat, v.foe, fee)
    markers = hooks.markers(p, v.foe, v.seat, v.heroes)
    if markers:
        p.seats[v.seat].war -= markers
        p.emit(events.PEACE, v.seat, markers)


def emit_attack_cards(p: ChichenPosition) -> None:
    """CI-7.7: events for cards with fees, markers, and heroes who need none."""
    if p.event_log is None:
        return
    v = p.venture
    card_events.emit_gods(p, v.foe, FEE)
    if hooks.heroes(p.seats[v.seat], v.heroes, NO_MARKERS):
        card_events.emit_heroes(p, v.seat, v.heroes, NO_MARKERS)
    else:
        card_events.emit_gods(p, v.foe, MARKERS)
