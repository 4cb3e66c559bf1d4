"""Finds the first unmet requirement of a main action, which is shown to the player as the reason (TE-7.8)."""

from __future__ import annotations

from .. import names, reasons
from ..position import TeotihuacanPosition
from . import alchemy, construction, decorations, nobles, pyramid


def numbers(p: TeotihuacanPosition, seat: int, board: int, count: int) -> list[int]:
    """Returns the board, the requirement that this number of workers does not meet, what it costs, and what
    the player has.
    """
    found = [names.OBSTACLE_STONE, 0, 0]
    if board == names.ALCHEMY:
        found = technology(p, seat, count)
    elif board == names.NOBLES:
        found = building(p, seat)
    elif board == names.DECORATIONS:
        found = decoration(p, seat, count)
    elif board == names.CONSTRUCTION:
        found = tile(p, seat)
    return [board, *found]


def technology(p: TeotihuacanPosition, seat: int, count: int) -> list[int]:
    """TE-8.3, TE-8.4"""
    gold = p.seats[seat].resources[names.GOLD]
    dear: list[int] = []
    closed = False
    for place in range(names.TECHNOLOGIES_IN_PLAY):
        reason = alchemy.illegal_reason(p, seat, place, count)
        if reason == reasons.TOO_LITTLE_GOLD:
            dear.append(p.tables.technology_cost[p.technologies[place]])
        closed = closed or reason == reasons.ROW_CLOSED
    if dear:
        return [names.OBSTACLE_GOLD, min(dear), gold]
    return [names.OBSTACLE_ROW_TWO if closed else names.OBSTACLE_LEARNED, 0, 0]


def building(p: TeotihuacanPosition, seat: int) -> list[int]:
    """TE-8.8, TE-8.9"""
    if p.taken() >= p.tables.buildings:
        return [names.OBSTACLE_BUILDINGS, 0, 0]
    if not nobles.can_pay(p, seat):
        return [names.OBSTACLE_WOOD, p.tables.noble_cost[names.WOOD], p.seats[seat].resources[names.WOOD]]
    return [names.OBSTACLE_ROWS, 0, 0]


def decoration(p: TeotihuacanPosition, seat: int, count: int) -> list[int]:
    """TE-8.11, TE-8.12"""
    if not p.shown_decorations:
        return [names.OBSTACLE_DECORATIONS, 0, 0]
    if not decorations.can_decorate(p):
        return [names.OBSTACLE_SIDES, 0, 0]
    cost = p.tables.decoration_cost[count - 1]
    return [names.OBSTACLE_DECORATION_GOLD, cost, p.seats[seat].resources[names.GOLD]]


def tile(p: TeotihuacanPosition, seat: int) -> list[int]:
    """TE-8.16, TE-8.17: here, the cost is the number of resources missing for the cheapest place."""
    if not p.shown_stones:
        return [names.OBSTACLE_TILES, 0, 0]
    free = [place for place in range(names.PLACES) if pyramid.place_illegal_reason(p, place) == 0]
    if not free:
        return [names.OBSTACLE_PLACES, 0, 0]
    levels = {p.tables.place_level[place] for place in free}
    missing = min(construction.missing_resources(p, seat, level) for level in levels)
    return [names.OBSTACLE_STONE, missing - construction.discount(p, seat), 0]
