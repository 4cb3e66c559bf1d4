"""The current value of each action on the wheels for a seat, in hundredths of a point."""

from __future__ import annotations

from .. import goods, names
from ..position import EMPTY, Player, TzolkinPosition
from ..wheels import palenque
from . import tiles
from .prices import POINT, Prices


def reach(p: TzolkinPosition, seat: int, wheel: int, pr: Prices) -> list[int]:
    """Returns, for each space, the value of the best action available to a worker picked up there."""
    c = p.tables
    acts = actions(p, seat, wheel, pr)
    last = c.last_action[wheel]
    found = [0]
    best = 0
    for space in range(1, last + 1):
        best = max(best - c.step_back_cost * pr.corn, acts[space])
        found.append(best)
    best = max(acts)
    for _ in range(last + 1, c.top_space[wheel] + 1):
        found.append(best)
    if wheel == names.CHICHEN and c.next_higher_action[p.seats[seat].technologies[names.THEOLOGY]]:
        for space in range(last):
            found[space] = max(found[space], acts[space + 1])
        found[last] = best
    return found


def actions(p: TzolkinPosition, seat: int, wheel: int, pr: Prices) -> list[int]:
    """Returns the value of each action of a wheel; 0 if the action is not possible."""
    if wheel == names.PALENQUE:
        return [0] + [harvest(p, p.seats[seat], action, pr) for action in range(1, 6)]
    if wheel == names.YAXCHILAN:
        return [0] + [mine(p, p.seats[seat], action, pr) for action in range(1, 6)]
    if wheel == names.TIKAL:
        return tikal(p, seat, pr)
    if wheel == names.UXMAL:
        return uxmal(p, seat, pr)
    return chichen(p, seat, pr)


def harvest(p: TzolkinPosition, player: Player, action: int, pr: Prices) -> int:
    c = p.tables
    level = player.technologies[names.AGRICULTURE]
    if action == 1:
        return tiles.corn_value(p, player, c.corn_of_harvest[1] + c.fish_bonus[level], pr)
    wood = p.jungle_wood[action]
    best = 0
    if p.jungle_corn[action] > wood or palenque.without_tile(p, player):
        best = tiles.corn_value(p, player, c.corn_of_harvest[action] + c.harvest_bonus[level], pr)
    if wood > 0:
        more = c.extraction_bonus[player.technologies[names.EXTRACTION]][names.WOOD]
        best = max(best, (c.wood_of_harvest[action] + more) * pr.good[names.WOOD])
    return best


def mine(p: TzolkinPosition, player: Player, action: int, pr: Prices) -> int:
    c = p.tables
    given = c.goods_of_yaxchilan[action]
    more = c.extraction_bonus[player.technologies[names.EXTRACTION]]
    total = given[names.CORN] * pr.corn
    for resource in range(names.RESOURCES):
        if given[resource] > 0:
            total += (given[resource] + more[resource]) * pr.good[resource]
    if given[names.SKULL] > 0:
        skulls = given[names.SKULL] + c.skull_bonus[player.technologies[names.THEOLOGY]]
        total += min(skulls, p.skulls) * pr.good[names.SKULL]
    return total


def tikal(p: TzolkinPosition, seat: int, pr: Prices) -> list[int]:
    c = p.tables
    player = p.seats[seat]
    first, second = tiles.best_advances(p, seat, pr)
    one, two = tiles.best_buildings(p, seat, pr, False)
    monument = tiles.best_monument(p, seat, pr)
    climbs = tiles.best_climbs(p, seat, c.temples_of_tikal, pr) - c.temple_cost_of_tikal * cheapest(
        player, pr
    )
    if goods.resources(player) < c.temple_cost_of_tikal:
        climbs //= 2
    return [0, first, one, first + second, max(one + two * pr.second // 100, monument), max(0, climbs)]


def uxmal(p: TzolkinPosition, seat: int, pr: Prices) -> list[int]:
    c = p.tables
    player = p.seats[seat]
    climb = tiles.best_climbs(p, seat, c.temples_of_uxmal, pr) - c.temple_cost_of_uxmal * pr.corn
    if player.corn < c.temple_cost_of_uxmal:
        climb //= 2
    worker = tiles.worker_value(p, player, pr)
    one, _ = tiles.best_buildings(p, seat, pr, True)
    found = [0, max(0, climb), pr.extra_market, worker, one, 0]
    other = max(found)
    for wheel in range(names.UXMAL):
        best = max(actions(p, seat, wheel, pr))
        other = max(other, best)
    found[5] = max(0, other - c.paid_action_cost * pr.corn)
    return found


def chichen(p: TzolkinPosition, seat: int, pr: Prices) -> list[int]:
    c = p.tables
    found = [0]
    for action in range(1, c.last_action[names.CHICHEN] + 1):
        if p.offerings[action] != EMPTY:
            found.append(0)
            continue
        total = c.points_of_offering[action] * POINT
        total += tiles.climb(p, seat, c.temple_of_offering[action], c.steps_of_offering[action], pr)
        total += c.resources_of_offering[action] * pr.good[names.GOLD]
        found.append(max(0, total - pr.good[names.SKULL]))
    return found


def cheapest(player: Player, pr: Prices) -> int:
    """Returns the price of the resource with which this player is expected to pay."""
    for resource in range(names.RESOURCES):
        if player.resources[resource] > 0:
            return pr.good[resource]
    return pr.good[names.STONE]
