"""Buildings (TZ-16.1, TZ-16.2, TZ-9.4 to TZ-9.7, TZ-10.4): choosing, paying, taking. Display: ages.py."""

from __future__ import annotations

from typing import Final

from ...kernel.agenda import Decision
from ...kernel.vocabulary import PASS, STOP
from . import (
    architecture,
    events,
    goods,
    monuments,
    moves,
    names,
    reasons,
    sources,
    technologies,
    tile_effects,
)
from .position import FROM_ARCHITECTURE, Player, TzolkinPosition

# How something is built
TIKAL_2: Final = 0  # with the benefits of architecture
TIKAL_4: Final = 1  # the first of two, or a monument
SECOND: Final = 2  # of Tikal 4, the benefits being left
PLAIN: Final = 3  # of Tikal 4, without the benefits: kept for the second, or used up by the first
UXMAL_4: Final = 4  # paid in corn
EXTRA: Final = 5  # granted by a tile, with benefits of its own (TZ-15.10)


def missing(player: Player, cost: list[int]) -> int:
    """How many resources of the cost are not held."""
    lacking = 0
    for resource in range(names.RESOURCES):
        if cost[resource] > player.resources[resource]:
            lacking += cost[resource] - player.resources[resource]
    return lacking


def corn_cost(p: TzolkinPosition, player: Player, building: int) -> int:
    """TZ-10.4, TZ-15.8: 2 corn per required resource, less the discount."""
    c = p.tables
    full = c.building_resources[building] * c.corn_for_resource
    return max(0, full - c.build_discount_corn[player.technologies[names.ARCHITECTURE]])


def illegal_reason(p: TzolkinPosition, player: Player, building: int, how: int, corn: int) -> int:
    """TZ-16.2: why this displayed building cannot be paid in any way."""
    c = p.tables
    if how == UXMAL_4:
        return 0 if corn >= corn_cost(p, player, building) else reasons.CORN_COST_NOT_PAYABLE
    saved = c.build_discount[architecture.level(player, how)]
    return 0 if missing(player, c.building_cost[building]) <= saved else reasons.COST_NOT_PAYABLE


def can_build(p: TzolkinPosition, player: Player, how: int, corn: int) -> bool:
    """Is there anything to build this way?"""
    for building in p.display:
        if illegal_reason(p, player, building, how, corn) == 0:
            return True
    if how == TIKAL_4:
        for monument in p.monuments:
            if monuments.payable(p, player, monument):
                return True
    return False


class ChooseBuilding(Decision[TzolkinPosition]):
    """TZ-D12: what to build."""

    id = "ChooseBuilding"
    rule = "TZ-D12"
    number_names = ("how",)
    how: int
    source: int

    def __init__(self, how: int, source: int) -> None:
        self.how = how
        self.source = source

    def candidates(self, p: TzolkinPosition, seat: int) -> list[int]:
        return EVERYTHING + self.nothing()

    def nothing(self) -> list[int]:
        """The word for building nothing, where that is allowed."""
        if self.how in (SECOND, PLAIN):
            return OR_STOP
        return OR_PASS if self.how == EXTRA else []

    def illegal_reason(self, p: TzolkinPosition, seat: int, move: int) -> int:
        player = p.seats[seat]
        if move < moves.BUILD_BUILDING:
            return 0
        if move < moves.BUILD_MONUMENT:
            building = move - moves.BUILD_BUILDING
            if building not in p.display:
                return reasons.NOT_ON_DISPLAY
            return illegal_reason(p, player, building, self.how, player.corn)
        if self.how in (SECOND, PLAIN):
            return reasons.NOT_BOTH
        if self.how != TIKAL_4:
            return reasons.MONUMENT_NOT_HERE
        monument = move - moves.BUILD_MONUMENT
        if monument not in p.monuments:
            return reasons.NOT_ON_DISPLAY
        return 0 if monuments.payable(p, player, monument) else reasons.COST_NOT_PAYABLE

    def legal_moves(self, p: TzolkinPosition, seat: int) -> list[int]:
        """By hand: few of all tiles lie on the board."""
        player = p.seats[seat]
        found: list[int] = []
        for building in p.display:
            if illegal_reason(p, player, building, self.how, player.corn) == 0:
                found.append(moves.BUILD_BUILDING + building)
        if self.how == TIKAL_4:
            for monument in p.monuments:
                if monuments.payable(p, player, monument):
                    found.append(moves.BUILD_MONUMENT + monument)
        found.extend(self.nothing())
        return found

    def take(self, p: TzolkinPosition, seat: int, move: int) -> None:
        player = p.seats[seat]
        if move < moves.BUILD_BUILDING:
            return
        if move >= moves.BUILD_MONUMENT:
            monuments.build(p, move - moves.BUILD_MONUMENT, self.source)
            return
        building = move - moves.BUILD_BUILDING
        if self.how != TIKAL_4:
            purchase(p, building, self.how, self.source)
        elif player.technologies[names.ARCHITECTURE] > 0:
            p.push(architecture.UseBenefits(building, self.source))
        else:
            p.push(ChooseBuilding(SECOND, self.source))
            purchase(p, building, TIKAL_4, self.source)

    def default(self, p: TzolkinPosition, seat: int) -> int:
        options = p.offer(seat)
        return options[-1] if options[-1] < moves.BUILD_BUILDING else options[0]

    def numbers(self, p: TzolkinPosition, seat: int) -> list[int]:
        """How it is built."""
        return [self.how]

    def reason_numbers(self, p: TzolkinPosition, seat: int, move: int, reason: int) -> list[int]:
        player = p.seats[seat]
        if reason == reasons.CORN_COST_NOT_PAYABLE:
            return [corn_cost(p, player, move - moves.BUILD_BUILDING), player.corn]
        if reason != reasons.COST_NOT_PAYABLE:
            return []
        if move < moves.BUILD_MONUMENT:
            return [*p.tables.building_cost[move - moves.BUILD_BUILDING], 0]
        return p.tables.monument_cost[move - moves.BUILD_MONUMENT][:]


EVERYTHING: Final = [moves.BUILD_BUILDING + tile for tile in range(names.BUILDINGS + names.MONUMENTS)]
OR_STOP: Final = [STOP]
OR_PASS: Final = [PASS]


def purchase(p: TzolkinPosition, building: int, how: int, source: int) -> None:
    """TZ-15.9: choose what is saved, pay, take the tile."""
    c = p.tables
    player = p.seats[p.turn]
    if how == UXMAL_4:
        full = c.building_resources[building] * c.corn_for_resource
        technologies.tell_levels(
            p, events.LEVEL_SAVED, names.ARCHITECTURE, c.build_discount_corn, names.CORN, full
        )
        goods.pay_corn(p, corn_cost(p, player, building), source)
        take_tile(p, building, how, source)
    elif c.build_discount[architecture.level(player, how)] > 0:
        architecture.save(p, building, how, source, [0, 0, 0])
    else:
        pay(p, building, how, source, [0, 0, 0])


def pay(p: TzolkinPosition, building: int, how: int, source: int, saved: list[int]) -> None:
    """TZ-16.2: exactly the printed cost, after architecture."""
    cost = p.tables.building_cost[building]
    for resource in range(names.RESOURCES):
        goods.pay_resource(p, resource, cost[resource] - saved[resource], source)
    take_tile(p, building, how, source)


def take_tile(p: TzolkinPosition, building: int, how: int, source: int) -> None:
    """TZ-15.8, TZ-15.9: take the tile, then corn and points of architecture, then the tile's effects."""
    c = p.tables
    player = p.seats[p.turn]
    p.display.remove(building)
    player.buildings.append(building)
    p.emit(events.BUILT, p.turn, building, source)
    level = architecture.level(player, how)
    if level > 0:
        player.corn += c.build_corn[level]
        technologies.tell_levels(
            p, events.LEVEL_GAVE, names.ARCHITECTURE, c.build_corn, names.CORN, c.build_corn[level]
        )
        player.points[FROM_ARCHITECTURE] += c.build_points[level] * names.QUARTERS
        technologies.tell_points(p, c.build_points)
    tile_effects.apply(p, sources.BUILDING + building)
