"""What things are worth on a day of the game, in hundredths of a point: everything that no seat changes."""

from __future__ import annotations

from typing import Final

from .. import names
from ..components_tables import Components
from ..position import TzolkinPosition

POINT: Final = 100

# Judgement, in hundredths of a point: on the first day, and on the last
CORN: Final = [70, 25]
FIRST_CORN: Final = [40, 5]  # more for the corn with which one can place
FOOD: Final = [80, 60]  # for corn that is eaten
GOOD: Final = [[115, 50], [155, 75], [200, 100], [450, 290]]  # resources and skulls
WORKER_DAY: Final = [50, 46]  # what a worker brings in a day
WAITING: Final = [130, 80]  # what a day of a waiting worker costs
IDLE: Final = [0, 0]  # what a worker in hand costs at the end of a turn
LIGHT: Final = [60, 30]
FIRST_TURN: Final = [70, 30]
GROWTH: Final = [25, 0]  # of a monument, in hundredths of its points
# By level held, on the first day; in the end nothing
TECHNOLOGY: Final = [
    [0, 330, 600, 1150],
    [0, 380, 760, 1180],
    [0, 180, 700, 1150],
    [0, 260, 480, 800],
]
# Single numbers
ENOUGH: Final = [8]  # corn; what is beyond it is worth less
HUNGER: Final = [145, 6]  # for each corn lacking at a food day, less so much for each day until then
HIGHEST: Final = [8, 25]  # how much less sure the highest place is for each day, and at least, in hundredths
LACKING: Final = [45, 20]  # what is left of something for which one good is missing, or more; in hundredths
CROWDING: Final = [55, 33]  # lost by a second worker on a wheel of spending; left to a worker without a skull
EXTRA: Final = [120, 60, 280]  # an extra build, a market, an extra action


class Prices:
    """Prices of one day; shared by all positions of that day."""

    tables: Components
    left: int  # days on which one can still act
    corn: int
    first_corn: int  # more for the first corn
    food: int  # for each corn that will be eaten
    hunger: int  # for each corn lacking at the next food day
    good: list[int]  # resources and skulls
    technology: list[list[int]]  # by technology and level held
    temple: list[list[int]]  # by temple and step: all rewards to come
    highest: list[int]  # by temple: the bonus of the highest
    worker: int  # a worker in play, without its food
    day: int  # of waiting, for a worker
    growth: int  # of a monument's points, in hundredths
    idle: int
    light: int
    first_turn: int


_known: dict[int, Prices] = {}


def prices(p: TzolkinPosition) -> Prices:
    key = p.day * 16 + p.food_days
    found = _known.get(key)
    if found is None or found.tables is not p.tables:
        found = work_out(p.tables, p.day, p.food_days)
        _known[key] = found
    return found


def work_out(c: Components, day: int, held: int) -> Prices:
    pr = Prices()
    pr.tables = c
    last = c.food_day[-1]
    pr.left = max(0, last - day)
    pr.corn = between(CORN, pr.left, last)
    pr.first_corn = between(FIRST_CORN, pr.left, last) if pr.left > 0 else 0
    pr.food = between(FOOD, pr.left, last)
    pr.good = [between(ends, pr.left, last) for ends in GOOD]
    if pr.left < 2:
        pr.good[names.SKULL] = c.points_per_skull * POINT
    pr.technology = [[value * pr.left // last for value in row] for row in TECHNOLOGY]
    pr.hunger = 0
    if held < len(c.food_day):
        days = max(0, c.food_day[held] - day)
        pr.hunger = max(0, HUNGER[0] - pr.corn - HUNGER[1] * days)
    pr.temple = [steps_of(c, temple, held, pr) for temple in range(names.TEMPLES)]
    pr.highest = [highest_of(c, temple, held, day) for temple in range(names.TEMPLES)]
    pr.worker = max(0, pr.left - 2) * between(WORKER_DAY, pr.left, last)
    pr.day = between(WAITING, pr.left, last)
    pr.growth = between(GROWTH, pr.left, last)
    pr.idle = between(IDLE, pr.left, last)
    pr.light = between(LIGHT, pr.left, last) if pr.left > 1 else 0
    pr.first_turn = between(FIRST_TURN, pr.left, last) if pr.left > 0 else 0
    return pr


def between(ends: list[int], left: int, last: int) -> int:
    return ends[1] + (ends[0] - ends[1]) * left // last


def steps_of(c: Components, temple: int, held: int, pr: Prices) -> list[int]:
    """By step: what all food days to come give there."""
    found: list[int] = []
    goods = 0
    for step in range(c.temple_top[temple] + 1):
        good = c.temple_good[temple][step]
        if good == names.CORN:
            goods += pr.corn
        elif good != names.NO_GOOD:
            goods += pr.good[good]
        total = 0
        for i in range(held, len(c.food_day)):
            if c.food_day_kind[i] == names.MID_AGE:
                total += goods
            else:
                total += c.temple_points[temple][step] * POINT
        found.append(total)
    return found


def highest_of(c: Components, temple: int, held: int, day: int) -> int:
    """The bonus of the highest at the ends of the ages to come, less sure the farther away."""
    total = 0
    for i in range(held, len(c.food_day)):
        if c.food_day_kind[i] == names.END_OF_AGE:
            days = max(0, c.food_day[i] - day)
            total += c.highest_bonus[c.food_day_age[i]][temple] * max(HIGHEST[1], POINT - HIGHEST[0] * days)
    return total


def shelf(amount: int) -> int:
    """So many of a kind, in hundredths: a fifth one is not worth as much as the first."""
    return amount * 100 if amount <= 4 else 400 + (amount - 4) * 75
