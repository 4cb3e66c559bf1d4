"""The value of a position for each seat: its points so far, and the additional points that a careful player
can expect.

The numbers in `weights.toml` are estimates and not part of the rules. Points scored so far and values at the
end of the game are exact.
"""

from __future__ import annotations

from typing import Final

from .. import monuments, names
from ..position import NO_SEAT, Player, TzolkinPosition
from . import actions, tiles
from .pending_steps import pending_value
from .prices import POINT, Prices, corn_held, prices, shelf


def evaluate(p: TzolkinPosition) -> list[int]:
    """Returns the value of the position for each seat, in quarter points."""
    return [evaluate_seat(p, seat) for seat in range(p.players)]


def evaluate_seat(p: TzolkinPosition, seat: int) -> int:
    """Returns the expected final score of this seat, in quarter points."""
    player = p.seats[seat]
    if not p.agenda and not p.drafts:
        return sum(player.points)
    return total_of(player, parts(p, seat))


def total_of(player: Player, found: list[int]) -> int:
    """Returns the sum of the points scored so far and these parts, in quarter points."""
    return (sum(player.points) * POINT // names.QUARTERS + sum(found)) * names.QUARTERS // POINT


PARTS: Final[list[str]] = [
    "to_come", "goods", "food", "temples", "technologies", "monuments", "workers", "plans", "out", "tempo",
    "due",
]  # fmt: skip


def parts(p: TzolkinPosition, seat: int) -> list[int]:
    """Returns the parts of which the additional expected points consist, in hundredths of a point."""
    player = p.seats[seat]
    pr = prices(p)
    levels = 0
    for technology in range(names.TECHNOLOGIES):
        levels += pr.technology[technology][player.technologies[technology]]
    built = 0
    for monument in player.monuments:
        built += monuments.points(p, seat, monument) * (POINT + pr.growth)
    plans = 0
    if pr.plan != 0:
        plans += tiles.best_monument(p, seat, pr) * pr.plan // 100
    if pr.building_plan != 0:
        plans += tiles.best_buildings(p, seat, pr, False)[0] * pr.building_plan // 100
    return [
        pr.to_come,
        goods_held(player, pr),
        food(p, player, pr),
        temples_held(p, seat, pr),
        levels,
        built,
        pr.workers[player.workers] + pr.hand[player.hand],
        plans,
        workers_out(p, seat, pr),
        tempo(p, seat, pr),
        pending_value(p, seat, pr) if p.drafts or p.turn == seat else 0,
    ]


def goods_held(player: Player, pr: Prices) -> int:
    held = player.resources
    total = corn_held(player.corn, pr)
    for resource in range(names.RESOURCES):
        total += shelf(held[resource], pr) * pr.good[resource] // 100
    return total + player.skulls * pr.good[names.SKULL]


def food(p: TzolkinPosition, player: Player, pr: Prices) -> int:
    """Returns the cost of feeding workers on all remaining food days, and of the corn that is missing on the
    next one.
    """
    left = len(p.tables.food_day) - p.food_days
    if left == 0:
        return 0
    need = tiles.need(p, player)
    total = -need * pr.food * left
    if need > player.corn:
        total -= (need - player.corn) * pr.hunger
    return total


def temples_held(p: TzolkinPosition, seat: int, pr: Prices) -> int:
    """Returns the value of all future rewards for the seat's current temple steps.

    The bonus for the highest seat counts in full only if the end of the age is near.
    """
    total = 0
    steps = p.seats[seat].temples
    for temple in range(names.TEMPLES):
        own = steps[temple]
        total += pr.temple[temple][own] * pr.hold // 100
        best = 0
        for other in range(p.players):
            if other != seat:
                best = max(best, p.seats[other].temples[temple])
        if own > best:
            total += pr.highest[temple]
        elif own == best:
            total += pr.highest[temple] // 2
        elif own + 1 == best:
            total += pr.highest[temple] // 8
    return total


def workers_out(p: TzolkinPosition, seat: int, pr: Prices) -> int:
    """Returns the value of the workers on the wheels. Workers on the same wheel hinder each other."""
    out = p.on_wheels(seat)
    if out == 0:
        return 0
    c = p.tables
    player = p.seats[seat]
    soonest = 1 if (seat - p.marker) % p.players <= p.turns else 0
    total = pr.out[out]
    at = -1
    wheel = names.PALENQUE
    known = -1
    reach: list[int] = []
    many = 0
    best = 0
    offerings = player.skulls
    for _ in range(out):
        at = p.wheels.index(seat + 1, at + 1)
        while wheel < names.CHICHEN and at >= c.first_position[wheel + 1]:
            wheel += 1
        if wheel != known:
            reach = actions.reach(p, seat, wheel, pr)
            known = wheel
            many = 0
            best = 0
        value = ripening(c.top_space[wheel], at - c.first_position[wheel], reach, soonest, pr)
        if wheel == names.CHICHEN:
            if offerings <= 0:
                value = value * pr.skullless // 100
            offerings -= 1
        elif wheel >= names.TIKAL and many > 0:
            value -= min(best, value) * pr.crowding // 100  # the same goods cannot be spent twice
        many += 1
        best = max(best, value)
        total += value * pr.wheels[wheel] // 100
    return total


def ripening(top: int, space: int, reach: list[int], soonest: int, pr: Prices) -> int:
    """Returns the value of this worker if it is picked up at the best time. Each day of waiting
    has a cost.
    """
    best = 0
    for days in range(soonest, min(top - space, pr.left) + 1):
        best = max(best, reach[space + days] - days * pr.day)
    return best


def tempo(p: TzolkinPosition, seat: int, pr: Prices) -> int:
    """Returns the value of the starting-player marker, of the light side of the board, and of the corn on the
    calendar.
    """
    if pr.left == 0:
        return 0
    total = pr.light if p.seats[seat].light else 0
    if p.starting_space == seat:
        total += pr.first_turn + (p.corn_on_calendar * pr.corn if p.turn == seat else 0)
        if p.marker != seat:
            total += pr.first_turn // 2
    elif p.starting_space == NO_SEAT and p.marker == seat:
        total += pr.first_turn
    return total
