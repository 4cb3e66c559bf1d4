"""Monuments (TZ-16.6 to TZ-16.8), which are built for the full cost and scored at the end of the game."""

from __future__ import annotations

from . import events, goods, names
from .position import EMPTY, Player, TzolkinPosition


def payable(p: TzolkinPosition, player: Player, monument: int) -> bool:
    cost = p.tables.monument_cost[monument]
    held = player.resources
    return (
        held[names.WOOD] >= cost[names.WOOD]
        and held[names.STONE] >= cost[names.STONE]
        and held[names.GOLD] >= cost[names.GOLD]
        and player.skulls >= cost[names.SKULL]
    )


def build(p: TzolkinPosition, monument: int, source: int) -> None:
    """TZ-16.6, TZ-16.7: pays for a monument and takes it. Skulls that are paid return to the supply."""
    player = p.seats[p.turn]
    cost = p.tables.monument_cost[monument]
    for resource in range(names.RESOURCES):
        goods.pay_resource(p, resource, cost[resource], source)
    if cost[names.SKULL] > 0:
        player.skulls -= cost[names.SKULL]
        p.skulls += cost[names.SKULL]
        p.emit(events.PAID, p.turn, names.SKULL, cost[names.SKULL], source)
        p.emit(events.SKULL_RETURNED, p.turn)
    p.monuments.remove(monument)
    player.monuments.append(monument)
    p.emit(events.MONUMENT_BUILT, p.turn, monument, source)


def points(p: TzolkinPosition, seat: int, monument: int) -> int:
    """TZ-16.8: returns the points of a monument for its owner, in whole points."""
    c = p.tables
    player = p.seats[seat]
    rule = c.monument_rule[monument]
    each = c.monument_points[monument]
    scale = c.monument_scale[monument]
    if rule == names.PER_KIND:
        return each * frames(p, player, c.monument_kind[monument])
    if rule == names.PER_STRUCTURE:
        return each * (len(player.buildings) + len(player.monuments))
    if rule == names.PER_MONUMENT_OF_ALL:
        return scale[p.players] * sum([len(other.monuments) for other in p.seats])
    if rule == names.PER_CORN_TILE:
        return each * player.corn_tiles
    if rule == names.PER_WOOD_TILE:
        return each * player.wood_tiles
    if rule == names.BY_WORKERS:
        return scale[player.workers]
    if rule == names.PER_TECHNOLOGY_LEVEL:
        return each * sum(player.technologies)
    if rule == names.BY_MASTERED_TECHNOLOGIES:
        return scale[player.technologies.count(names.TECHNOLOGY_LEVELS)]
    if rule == names.BEST_TEMPLE:
        return each * above_start(p, player)
    if rule == names.TEMPLE_POINTS:
        return sum([c.temple_points[temple][player.temples[temple]] for temple in range(names.TEMPLES)])
    return each * (len(p.offerings) - p.offerings.count(EMPTY))


def points_if_built(p: TzolkinPosition, seat: int, monument: int) -> int:
    """Returns the points that a monument on display would score if the player built it now. Monuments may
    count themselves.
    """
    own = p.seats[seat].monuments
    own.append(monument)
    worth = points(p, seat, monument)
    own.pop()
    return worth


def frames(p: TzolkinPosition, player: Player, kind: int) -> int:
    """Returns the number of the player's buildings and monuments of a kind."""
    c = p.tables
    found = 0
    for building in player.buildings:
        if c.building_kind[building] == kind:
            found += 1
    for monument in player.monuments:
        if c.monument_frame[monument] == kind:
            found += 1
    return found


def above_start(p: TzolkinPosition, player: Player) -> int:
    """Returns the number of steps above the starting step in the player's best temple."""
    start = p.tables.temple_start
    above = [player.temples[temple] - start[temple] for temple in range(names.TEMPLES)]
    return max(0, *above)
