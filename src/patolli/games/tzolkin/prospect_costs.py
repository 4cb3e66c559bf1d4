"""Costs and gains of an answer that depend on a further question."""

from __future__ import annotations

from typing import Final

from ...kernel.events import Event
from ...kernel.prospect_rules import POINTS, Amount
from . import building_payment, events, moves, names, sources, technologies, tile_effects
from .buildings import ChooseBuilding, UseBenefits
from .position import Player, TzolkinPosition
from .technologies import Advance, PaidAdvance
from .temples import Anger
from .tile_effects import TileEffects

ANY_RESOURCE = "any-resource"
ANY_TEMPLE = "any-temple"
SKULLS: Final = "skulls"
"""The name used for skulls in the view of a seat."""
KINDS: Final = {ANY_RESOURCE: names.RESOURCE_IDS, ANY_TEMPLE: names.TEMPLE_IDS}


def deferred(
    p: TzolkinPosition, seat: int, move: int, after: TzolkinPosition, told: list[Event]
) -> list[Amount]:
    """Returns the costs and gains that follow after a further question: a payment, the discount of
    architecture, the effects of a tile, or a step down in a temple.
    """
    if seat in after.asked() and isinstance(after.decision(seat), Anger):
        return [Amount(ANY_TEMPLE, -1)]
    d = p.decision(seat)
    player = p.seats[seat]
    if isinstance(d, Advance) and moves.ADVANCE <= move < moves.ADVANCE + names.TECHNOLOGIES:
        return advance(p, seat, move - moves.ADVANCE, d.paid, after)
    if isinstance(d, ChooseBuilding) and moves.BUILD_BUILDING <= move < moves.BUILD_MONUMENT:
        building, how = move - moves.BUILD_BUILDING, d.how
    elif isinstance(d, UseBenefits) and move == moves.BENEFITS_NOW:
        building, how = d.building, building_payment.TIKAL_4
    else:
        return []
    if any(one.kind == events.BUILT and one.numbers[1] == building for one in told):
        return effects(after, seat, building)
    return bill(p, player, building, how) + tile(after, seat, building, how)


def advance(
    p: TzolkinPosition, seat: int, technology: int, paid: int, after: TzolkinPosition
) -> list[Amount]:
    """TZ-15.2, TZ-15.3: returns the payment in resources of the player's choice, and the level or bonus
    gained.
    """
    if not paid:
        return []
    for step in after.agenda:
        if isinstance(step, PaidAdvance) and step.technology == technology:
            then = after.copy()
            technologies.advance(then, technology, step.source)
            price = Amount(ANY_RESOURCE, -technologies.cost(p, seat, technology))
            return [price, *gained(after.seats[seat], then.seats[seat])]
    return []


def bill(p: TzolkinPosition, player: Player, building: int, how: int) -> list[Amount]:
    """TZ-15.8, TZ-16.2: returns the printed cost and the discount that architecture gives."""
    c = p.tables
    cost = c.building_cost[building]
    paid = [resource for resource in range(names.RESOURCES) if cost[resource] > 0]
    found = [Amount(names.RESOURCE_IDS[resource], -cost[resource]) for resource in paid]
    level = building_payment.level(player, how)
    saved = min(c.build_discount[level], c.building_resources[building])
    if saved > 0:
        found.append(Amount(names.RESOURCE_IDS[paid[0]] if len(paid) == 1 else ANY_RESOURCE, saved))
    return found


def tile(after: TzolkinPosition, seat: int, building: int, how: int) -> list[Amount]:
    """TZ-15.8, TZ-16.2: returns the certain gains from a tile, determined by taking the tile in a copy of the
    position.
    """
    source = sources.BUILDING + building
    then, depth = after.copy(), len(after.agenda)
    building_payment.take_tile(then, building, how, source)
    go_on(then, depth, source)
    return gained(after.seats[seat], then.seats[seat])


def effects(after: TzolkinPosition, seat: int, building: int) -> list[Amount]:
    """Returns what a building will certainly give after the question."""
    source = sources.BUILDING + building
    for step in after.agenda:
        if isinstance(step, TileEffects) and step.source == source:
            then, depth = after.copy(), len(after.agenda)
            tile_effects.apply(then, source, step.first)
            go_on(then, depth, source)
            return gained(after.seats[seat], then.seats[seat])
    return []


def go_on(p: TzolkinPosition, depth: int, source: int) -> None:
    """Removes the questions asked by a tile and applies the effects of the tile that follow them."""
    while len(p.agenda) > depth:
        waiting = [step for step in p.agenda[depth:] if isinstance(step, TileEffects)]
        del p.agenda[depth:]
        for step in waiting:
            tile_effects.apply(p, source, step.first)


def gained(before: Player, after: Player) -> list[Amount]:
    """Returns the gains, named as in a seat's view."""
    things = [
        (names.RESOURCE_IDS[i], after.resources[i] - before.resources[i]) for i in range(names.RESOURCES)
    ]
    things.append((names.GOOD_IDS[names.CORN], after.corn - before.corn))
    things.append((SKULLS, after.skulls - before.skulls))
    things.append(("workers", after.workers - before.workers))
    for i in range(names.TEMPLES):
        things.append((names.TEMPLE_IDS[i], after.temples[i] - before.temples[i]))
    for i in range(names.TECHNOLOGIES):
        things.append((names.TECHNOLOGY_IDS[i], after.technologies[i] - before.technologies[i]))
    things.append((POINTS, sum(after.points) - sum(before.points)))
    return [Amount(thing, by) for thing, by in things if by != 0]
