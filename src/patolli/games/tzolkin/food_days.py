"""Food days (TZ-17): workers are fed, and then the temples give rewards."""

from __future__ import annotations

from typing import Final

from ...kernel.agenda import Task
from . import ages, events, names, sources, tile_effects
from .components.tables import Components
from .position import FOR_UNFED, FROM_TEMPLES, Player, TzolkinPosition


def due(p: TzolkinPosition) -> bool:
    """TZ-17.2: returns whether the calendar has reached or passed the next food tooth."""
    c = p.tables
    return p.food_days < len(c.food_day) and p.day >= c.food_day[p.food_days]


class FoodDay(Task[TzolkinPosition]):
    """TZ-17.3: feeds the workers, changes the age if it is time, and gives the rewards."""

    id = "FoodDay"
    rule = "TZ-17.3"

    def run(self, p: TzolkinPosition) -> None:
        c = p.tables
        held = p.food_days
        p.emit(events.FOOD_DAY, p.day, c.food_day_kind[held], c.food_day_age[held] + 1)
        for turn in range(p.players):
            feed(p, (p.marker + turn) % p.players)
        p.push(REWARDS)
        if held == c.age_change:
            ages.change(p)


def feed(p: TzolkinPosition, seat: int) -> None:
    """TZ-17.4, TZ-17.5: feeds as many workers as possible. A worker is either fed completely or not at all.

    Each unfed worker costs points.
    """
    c = p.tables
    player = p.seats[seat]
    need, unit = hunger(p, player)
    fed = need if unit == 0 else min(need, player.corn // unit)
    player.corn -= fed * unit
    tell_farms(p, seat, need)
    p.emit(events.FED, seat, fed, fed * unit)
    if fed < need:
        lost = (need - fed) * c.points_lost_per_unfed_worker * names.QUARTERS
        player.points[FOR_UNFED] -= lost
        p.emit(events.UNFED, seat, need - fed, -lost)


def hunger(p: TzolkinPosition, player: Player) -> tuple[int, int]:
    """Returns the number of workers that need corn, and the amount that each of them needs."""
    need = max(0, player.workers - farms(p, player, names.FEED_FREE))
    return need, max(0, p.tables.corn_per_worker - farms(p, player, names.FEED_DISCOUNT))


def farms(p: TzolkinPosition, player: Player, effect: int) -> int:
    """TZ-16.4, TZ-2.12: returns the total effect of a player's farms."""
    found = 0
    for source in farm_tiles(player):
        found += farm(p, source, effect)
    return found


def farm_tiles(player: Player) -> list[int]:
    """Returns all tiles of a player that could have the effect of a farm."""
    tiles = [sources.BUILDING + building for building in player.buildings]
    tiles.extend([sources.WEALTH + wealth for wealth in player.wealth])
    return tiles


def farm(p: TzolkinPosition, source: int, wanted: int) -> int:
    """Returns how much of the wanted effect a tile has."""
    found = 0
    for effect, a, _ in tile_effects.of_tile(p, source):
        if effect == wanted:
            found += a
    return found


def tell_farms(p: TzolkinPosition, seat: int, need: int) -> None:
    """Emits events with the number of workers fed by each farm, or the corn that it saved per worker."""
    if p.event_log is None:
        return
    player = p.seats[seat]
    left = player.workers
    price = p.tables.corn_per_worker
    for source in farm_tiles(player):
        freed = min(left, farm(p, source, names.FEED_FREE))
        lowered = min(price, farm(p, source, names.FEED_DISCOUNT)) if need > 0 else 0
        left -= freed
        price -= lowered
        if freed or lowered:
            p.emit(events.FARM_FED, seat, freed, lowered, source)


class Rewards(Task[TzolkinPosition]):
    """TZ-17.6 to TZ-17.9: gives goods in the middle of an age, or points at its end."""

    id = "Rewards"
    rule = "TZ-17.3"

    def run(self, p: TzolkinPosition) -> None:
        held = p.food_days
        p.food_days += 1
        if p.tables.food_day_kind[held] == names.MID_AGE:
            reward_goods(p)
        else:
            reward_points(p, p.tables.food_day_age[held])


def reward_goods(p: TzolkinPosition) -> None:
    """TZ-17.6, TZ-17.7: gives each player the goods of their step and of all lower steps.

    Skulls are given either to all players who are entitled to them or to none.
    """
    entitled = [skulls_due(p, player) for player in p.seats]
    enough = sum(entitled) <= p.skulls
    if not enough:
        p.emit(events.NO_SKULLS, sum(entitled))
    for turn in range(p.players):
        seat = (p.marker + turn) % p.players
        player = p.seats[seat]
        for temple in range(names.TEMPLES):
            good_by_step = p.tables.temple_good[temple]
            for step in range(player.temples[temple] + 1):
                good = good_by_step[step]
                if good == names.NO_GOOD or (good == names.SKULL and not enough):
                    continue
                if good == names.SKULL:
                    player.skulls += 1
                    p.skulls -= 1
                elif good == names.CORN:
                    player.corn += 1
                else:
                    player.resources[good] += 1
                p.emit(events.REWARDED, seat, temple, good, 1)


def skulls_due(p: TzolkinPosition, player: Player) -> int:
    """TZ-17.7: returns the number of skulls that a player is entitled to."""
    due_here = 0
    for temple in range(names.TEMPLES):
        good_by_step = p.tables.temple_good[temple]
        for step in range(player.temples[temple] + 1):
            if good_by_step[step] == names.SKULL:
                due_here += 1
    return due_here


def reward_points(p: TzolkinPosition, age: int) -> None:
    """TZ-17.8, TZ-17.9: gives each player the points of their step. The highest player gets the bonus; if
    several players are highest, each of them gets half of it.
    """
    c = p.tables
    for temple in range(names.TEMPLES):
        steps = [player.temples[temple] for player in p.seats]
        highest = max(steps)
        bonus = highest_bonus(c, age, temple, steps.count(highest) > 1)
        for turn in range(p.players):
            seat = (p.marker + turn) % p.players
            points = c.temple_points[temple][steps[seat]] * names.QUARTERS
            p.seats[seat].points[FROM_TEMPLES] += points
            p.emit(events.TEMPLE_SCORED, seat, temple, steps[seat], points)
            if steps[seat] == highest:
                p.seats[seat].points[FROM_TEMPLES] += bonus
                p.emit(events.HIGHEST, seat, temple, bonus)


def highest_bonus(c: Components, age: int, temple: int, several: bool) -> int:
    """TZ-17.9: returns the bonus for each of the highest players, in quarter points."""
    bonus = c.highest_bonus[age][temple] * names.QUARTERS
    return bonus // 2 if several else bonus


FOOD_DAY: Final = FoodDay()
REWARDS: Final = Rewards()
