"""Prices in the view: those of wheel spaces and tiles, and the cost of the next food day."""

from __future__ import annotations

from typing import Any

from . import building_payment, food_days, names, view_calendar, worker_placement
from .position import Player, TzolkinPosition
from .view_types import NextFood, Placement, TilePrice
from .worker_placement import FULL


def placements(p: TzolkinPosition) -> dict[Any, Placement | None]:
    """TZ-5.2, TZ-5.5: returns the space and the price of the next worker on each wheel, or None if the wheel
    is full.
    """
    found: dict[Any, Placement | None] = {}
    for wheel, name in enumerate(names.WHEEL_IDS):
        space = worker_placement.lowest_free(p, wheel)
        corn = space + surcharge(p)
        tomorrow = view_calendar.next_space(p.tables, wheel, space)
        found[name] = None if space == FULL else {"space": space, "corn": corn, "next": tomorrow}
    return found


def start_corn(p: TzolkinPosition) -> int:
    """TZ-12.1: returns the current price of the starting-player space."""
    return p.tables.starting_space_cost + surcharge(p)


def surcharge(p: TzolkinPosition) -> int:
    """TZ-5.5: returns the surcharge for the next worker, or 0 if no more workers can be placed."""
    return worker_placement.surcharge(p) if p.placed + 1 < len(p.tables.crew_surcharge) else 0


def tile_prices(p: TzolkinPosition) -> dict[str, TilePrice]:
    """Returns the resources that the viewer lacks for each building on display and each monument, and its
    price in corn.
    """
    if not 0 <= p.viewer < p.players:
        return {}
    c, player = p.tables, p.seats[p.viewer]
    have = [*player.resources, player.skulls]
    found: dict[str, TilePrice] = {}
    for building in p.display:
        if building >= 0:
            lacking = missing(c.building_cost[building], have, spared(p, player))
            corn = building_payment.corn_cost(p, player, building)
            found[names.BUILDING_IDS[building]] = {"lacking": lacking, "payable": not lacking, "corn": corn}
    for monument in p.monuments:
        if monument >= 0:
            lacking = missing(c.monument_cost[monument], have, 0)
            found[names.MONUMENT_IDS[monument]] = {"lacking": lacking, "payable": not lacking, "corn": None}
    return found


def spared(p: TzolkinPosition, player: Player) -> int:
    """TZ-15.8: returns the number of resources that architecture saves on a building."""
    return p.tables.build_discount[player.technologies[names.ARCHITECTURE]]


def missing(cost: list[int], have: list[int], discount: int) -> dict[str, int]:
    """TZ-16.2: returns the missing amount of each good.

    Architecture is assumed to save the good of which the player lacks the most.
    """
    lacking = [max(0, cost[good] - have[good]) for good in range(len(cost))]
    for _ in range(discount):
        most = max(range(len(lacking)), key=lambda good: lacking[good])
        lacking[most] = max(0, lacking[most] - 1)
    return {names.GOOD_IDS[good]: n for good, n in enumerate(lacking) if n > 0}


def next_food(p: TzolkinPosition, player: Player) -> NextFood:
    """TZ-17.4, TZ-17.5: returns the corn needed, the number of workers that would be unfed, and the points
    lost for them.
    """
    hungry, each = food_days.hunger(p, player)
    fed = hungry if each == 0 else min(hungry, player.corn // each)
    lost = (hungry - fed) * p.tables.points_lost_per_unfed_worker
    return {"workers": hungry, "corn": hungry * each, "unfed": hungry - fed, "points_lost": lost}


def days_to(p: TzolkinPosition) -> tuple[int | None, int]:
    """Returns the number of days until the next food day and until the last one."""
    days = p.tables.food_day
    next_day = max(0, days[p.food_days] - p.day) if p.food_days < len(days) else None
    return next_day, max(0, days[-1] - p.day)
