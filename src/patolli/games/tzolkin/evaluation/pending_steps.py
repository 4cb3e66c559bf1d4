"""The value of a seat's pending steps. Including it prevents positions in the middle of a turn from being
undervalued.
"""

from __future__ import annotations

from .. import (
    architecture,
    building_payment,
    buildings,
    goods,
    moves,
    names,
    starting_wealth,
    technologies,
    temples,
    tile_effects,
    turn,
    worker_pickup,
)
from ..position import TzolkinPosition
from ..wheels import chichen_itza, palenque, uxmal
from . import actions, tiles
from .prices import Prices


def pending_value(p: TzolkinPosition, seat: int, pr: Prices) -> int:
    """Returns the value of all steps from the top of the agenda to the end of the turn, in hundredths of a
    point.
    """
    total = 0
    if p.drafts:
        for move in p.drafts[seat].moves:
            if moves.KEEP <= move < moves.BEG:
                total += tiles.effects_value(p, seat, p.tables.wealth_effects[move - moves.KEEP], pr)
        return total
    for i in range(len(p.agenda) - 1, -1, -1):
        step = p.agenda[i]
        if isinstance(step, turn.EndTurn):
            break
        if isinstance(step, worker_pickup.ChooseAction):
            total += actions.reach(p, seat, step.wheel, pr)[step.space]
        elif isinstance(step, palenque.Harvest):
            total += actions.harvest(p, p.seats[seat], step.action, pr)
        elif isinstance(step, temples.Climb):
            total += tiles.best_climbs(p, seat, min(step.left, names.TEMPLES), pr)
        elif isinstance(step, temples.Anger):
            total -= pr.anger
        elif isinstance(step, technologies.Advance):
            first, second = tiles.best_advances(p, seat, pr)
            if not step.paid:
                first = max([tiles.advance(p, seat, t, pr) for t in range(names.TECHNOLOGIES)])
                second = first
            total += first + (second if step.left > 1 else 0)
        elif isinstance(step, technologies.PaidAdvance):
            total += tiles.advance(p, seat, step.technology, pr)
        elif isinstance(step, goods.Pay):
            total -= payment(p, seat, step.amount, step.resource, pr)
        elif isinstance(step, goods.TakeResource):
            total += step.left * pr.good[names.GOLD]
        elif isinstance(step, buildings.ChooseBuilding):
            total += building(p, seat, step.how, pr)
        elif isinstance(step, buildings.UseBenefits):
            total += tiles.net_of(p, seat, step.building, building_payment.TIKAL_4, pr)
        elif isinstance(step, architecture.Save):
            total += tiles.net_of(p, seat, step.building, step.how, pr)
        elif isinstance(step, chichen_itza.OfferingStep):
            if goods.resources(p.seats[seat]) > 0:
                climb = tiles.best_climbs(p, seat, 1, pr)
                total += max(0, climb - actions.cheapest(p.seats[seat], pr))
        elif isinstance(step, uxmal.Use):
            total += actions.uxmal(p, seat, pr)[uxmal.ANY_ACTION]
        elif isinstance(step, tile_effects.TileEffects):
            effects = tile_effects.of_tile(p, step.source)
            total += tiles.effects_value(p, seat, effects, pr, step.first)
        elif isinstance(step, starting_wealth.Receive) and step.seat == seat:
            for wealth in p.seats[seat].wealth:
                total += tiles.effects_value(p, seat, p.tables.wealth_effects[wealth], pr)
    return total


def payment(p: TzolkinPosition, seat: int, amount: int, resource: int, pr: Prices) -> int:
    """Returns the value of a payment made with the cheapest resources that the player has."""
    total = 0
    for kind in range(resource, names.RESOURCES):
        paid = min(amount, p.seats[seat].resources[kind])
        total += paid * pr.good[kind]
        amount -= paid
    return total


def building(p: TzolkinPosition, seat: int, how: int, pr: Prices) -> int:
    first, second = tiles.best_buildings(p, seat, pr, how == building_payment.UXMAL_4)
    if how == building_payment.TIKAL_4:
        return max(first + second // 2, tiles.best_monument(p, seat, pr))
    return first if how not in (building_payment.SECOND, building_payment.PLAIN) else first // 2
