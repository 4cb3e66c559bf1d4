"""Paying for buildings: the cost of each way to build, the payment, and taking the tile (TZ-16.2,
TZ-15.8).
"""

from __future__ import annotations

from typing import Final

from . import events, goods, monuments, names, reasons, sources, technologies, tile_effects
from .position import FROM_ARCHITECTURE, Player, TzolkinPosition

# Ways of building
TIKAL_2: Final = 0  # building with the benefits of architecture
TIKAL_4: Final = 1  # the first of two buildings, or a monument
SECOND: Final = 2  # the second building with Tikal 4, if the first one did not use the benefits
PLAIN: Final = 3  # a building with Tikal 4, leaving the benefits for the other building
UXMAL_4: Final = 4  # building for corn
EXTRA: Final = 5  # building because of a tile, with separate benefits (TZ-15.10)


def level(player: Player, how: int) -> int:
    """TZ-9.5, TZ-9.6: returns the level of architecture that applies to this way of building."""
    return 0 if how == PLAIN else player.technologies[names.ARCHITECTURE]


def missing(player: Player, cost: list[int]) -> int:
    """Returns how many resources the player lacks to pay the cost."""
    lacking = 0
    for resource in range(names.RESOURCES):
        if cost[resource] > player.resources[resource]:
            lacking += cost[resource] - player.resources[resource]
    return lacking


def corn_cost(p: TzolkinPosition, player: Player, building: int) -> int:
    """TZ-10.4, TZ-15.8: returns the cost in corn, which is 2 per resource minus the discount."""
    c = p.tables
    full = c.building_resources[building] * c.corn_for_resource
    return max(0, full - c.build_discount_corn[player.technologies[names.ARCHITECTURE]])


def illegal_reason(p: TzolkinPosition, player: Player, building: int, how: int, corn: int) -> int:
    """TZ-16.2: returns the reason why the player cannot pay for this building from the display, or 0."""
    c = p.tables
    if how == UXMAL_4:
        return 0 if corn >= corn_cost(p, player, building) else reasons.CORN_COST_NOT_PAYABLE
    saved = c.build_discount[level(player, how)]
    return 0 if missing(player, c.building_cost[building]) <= saved else reasons.COST_NOT_PAYABLE


def can_build(p: TzolkinPosition, player: Player, how: int, corn: int) -> bool:
    """Returns whether the player can pay for any building in this way."""
    for building in p.display:
        if illegal_reason(p, player, building, how, corn) == 0:
            return True
    if how == TIKAL_4:
        for monument in p.monuments:
            if monuments.payable(p, player, monument):
                return True
    return False


def pay(p: TzolkinPosition, building: int, how: int, source: int, saved: list[int]) -> None:
    """TZ-16.2: pays exactly the printed cost, minus the discount of architecture."""
    cost = p.tables.building_cost[building]
    for resource in range(names.RESOURCES):
        goods.pay_resource(p, resource, cost[resource] - saved[resource], source)
    take_tile(p, building, how, source)


def take_tile(p: TzolkinPosition, building: int, how: int, source: int) -> None:
    """TZ-15.8, TZ-15.9: takes the tile, gives the corn and points for architecture, and then applies the
    effects of the tile.
    """
    c = p.tables
    player = p.seats[p.turn]
    p.display.remove(building)
    player.buildings.append(building)
    p.emit(events.BUILT, p.turn, building, source)
    held = level(player, how)
    if held > 0:
        player.corn += c.build_corn[held]
        technologies.emit_levels(
            p, events.LEVEL_GAVE, names.ARCHITECTURE, c.build_corn, names.CORN, c.build_corn[held]
        )
        player.points[FROM_ARCHITECTURE] += c.build_points[held] * names.QUARTERS
        technologies.emit_points(p, c.build_points)
    tile_effects.apply(p, sources.BUILDING + building)
