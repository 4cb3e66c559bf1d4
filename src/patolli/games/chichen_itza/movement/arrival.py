"""The end of a movement (CI-7.6 to CI-7.8): joining, taking over, or attacking."""

from __future__ import annotations

from .. import events, names
from ..board import units
from ..cards import card_events, hooks
from ..combat import outcome, phases, sides
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
        sides.settle(p, v.at)
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
        sides.settle(p, v.at)
        p.push(outcome.END_VENTURE)
    else:  # CI-7.8
        p.push(outcome.END_VENTURE)
        takeover.take(p)


def attack(p: ChichenPosition) -> None:
    """CI-7.7, CI-8.1 (1): what is paid, and the markers that are turned."""
    v = p.venture
    p.emit(events.ATTACKED, v.seat, v.foe, v.at)
    card_events.attack(p)
    fee = hooks.fee(p, v.foe)
    if fee:
        goods.pay_to(p, v.seat, v.foe, fee)
        p.emit(events.FEE, v.seat, v.foe, fee)
    markers = hooks.markers(p, v.foe, v.seat, v.heroes)
    if markers:
        p.seats[v.seat].war -= markers
        p.emit(events.PEACE, v.seat, markers)
