"""What is still paid and gained where a question stands between an answer and what it promises."""

from __future__ import annotations

from typing import Final

from ...kernel.events import Event
from ...kernel.prospect_rules import POINTS, Amount
from . import building_payment, events, moves, names, sources, technologies
from .buildings import ChooseBuilding, UseBenefits
from .components.tables import Effect
from .position import Player, TzolkinPosition
from .technologies import Advance, PaidAdvance
from .temples import Anger
from .tile_effects import TileEffects

ANY_RESOURCE = "any-resource"
ANY_TEMPLE = "any-temple"
SKULLS: Final = "skulls"
"""As the view names them in a seat."""
KINDS: Final = {ANY_RESOURCE: names.RESOURCE_IDS, ANY_TEMPLE: names.TEMPLE_IDS}


def deferred(
    p: TzolkinPosition, seat: int, move: int, after: TzolkinPosition, told: list[Event]
) -> list[Amount]:
    """How it is paid, what architecture saves, what waits behind a question, an angered god."""
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
        return effects(remaining(after, building))
    return bill(p, player, building, how) + effects(p.tables.building_effects[building])


def advance(
    p: TzolkinPosition, seat: int, technology: int, paid: int, after: TzolkinPosition
) -> list[Amount]:
    """TZ-15.2, TZ-15.3: resources of choice, and one level."""
    pending = any(isinstance(one, PaidAdvance) and one.technology == technology for one in after.agenda)
    if not paid or not pending:
        return []
    found = [Amount(ANY_RESOURCE, -technologies.cost(p, seat, technology))]
    if p.seats[seat].technologies[technology] < names.TECHNOLOGY_LEVELS:
        found.append(Amount(names.TECHNOLOGY_IDS[technology], 1))
    return found


def bill(p: TzolkinPosition, player: Player, building: int, how: int) -> list[Amount]:
    """TZ-15.8, TZ-16.2: the printed cost, and what architecture gives and saves."""
    c = p.tables
    cost = c.building_cost[building]
    paid = [resource for resource in range(names.RESOURCES) if cost[resource] > 0]
    found = [Amount(names.RESOURCE_IDS[resource], -cost[resource]) for resource in paid]
    level = building_payment.level(player, how)
    saved = min(c.build_discount[level], c.building_resources[building])
    if saved > 0:
        found.append(Amount(names.RESOURCE_IDS[paid[0]] if len(paid) == 1 else ANY_RESOURCE, saved))
    found.append(Amount(names.GOOD_IDS[names.CORN], c.build_corn[level]))
    found.append(Amount(POINTS, c.build_points[level] * names.QUARTERS))
    return found


def remaining(after: TzolkinPosition, building: int) -> list[Effect]:
    """The effects of a tile that wait behind the question."""
    source = sources.BUILDING + building
    for step in after.agenda:
        if isinstance(step, TileEffects) and step.source == source:
            return after.tables.building_effects[building][step.first :]
    return []


def effects(waiting: list[Effect]) -> list[Amount]:
    """What can be said in numbers."""
    found: list[Amount] = []
    for effect, a, b in waiting:
        if effect == names.POINTS:
            found.append(Amount(POINTS, a * names.QUARTERS))
        elif effect == names.GAIN:
            found.append(Amount(SKULLS if a == names.SKULL else names.GOOD_IDS[a], b))
        elif effect == names.WORKER:
            found.append(Amount("workers", a))
        elif effect == names.STEP_UP:
            found.append(Amount(names.TEMPLE_IDS[a], b))
        elif effect == names.ADVANCE:
            found.append(Amount(names.TECHNOLOGY_IDS[a], b))
    return found
