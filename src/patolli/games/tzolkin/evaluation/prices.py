"""The values of goods, workers, temple steps and technologies on one day, in hundredths of a point. They
depend only on what players cannot change.
"""

from __future__ import annotations

from typing import Final

from .. import names
from ..components.tables import Components
from ..position import TzolkinPosition
from . import weights
from .weights import Weights

POINT: Final = 100
FEW_CORN: Final = 4
ENOUGH_CORN: Final = 9


class Prices:
    """The values of goods, workers and technologies on one day, shared by all positions of that day."""

    tables: Components
    left: int  # the number of days left on which a seat can act
    corn: int  # the value of each corn beyond a sufficient amount
    more_corn: int  # the additional value of each of the next few corn
    first_corn: int  # the additional value of each of the first few corn
    food: int  # the value of each corn that will be eaten
    hunger: int  # the cost of each corn missing on the next food day
    anger: int
    good: list[int]  # the value of each resource and of a skull
    fifth: int
    technology: list[list[int]]  # by technology and current level
    temple: list[list[int]]  # the value of all future rewards, by temple and step
    highest: list[int]  # the value of the bonus for the highest seat in each temple
    workers: list[int]  # the value of each number of workers, not counting the cost of their food
    out: list[int]  # by the number of workers on the wheels at the end of a turn
    hand: list[int]
    day: int  # the cost of each day that a worker waits
    growth: int  # the expected growth of a monument's points, in hundredths
    plan: int
    building_plan: int
    hold: int  # the weight of future temple rewards, in hundredths
    wheels: list[int]  # the weight of future actions of the workers on each wheel, in hundredths
    to_come: int
    light: int
    first_turn: int
    lacking: list[int]
    crowding: int
    skullless: int
    second: int
    extra_build: int
    extra_market: int
    extra_action: int


class PriceModel:
    """A set of weights, with the prices computed from them."""

    weights: Weights
    known: dict[int, Prices]

    def __init__(self, given: Weights) -> None:
        self.weights = given
        self.known = {}

    def prices(self, p: TzolkinPosition) -> Prices:
        key = p.day * 16 + p.food_days
        found = self.known.get(key)
        if found is None or found.tables is not p.tables:
            found = work_out(self.weights, p.tables, p.day, p.food_days)
            self.known[key] = found
        return found


class Present:
    """The weights that are currently used."""

    judgement: PriceModel

    def __init__(self) -> None:
        self.judgement = PriceModel(weights.printed())


PRESENT: Final = Present()


def use(judgement: PriceModel) -> None:
    """Uses these weights from now on. Called when the weights are tuned."""
    PRESENT.judgement = judgement


def prices(p: TzolkinPosition) -> Prices:
    return PRESENT.judgement.prices(p)


def work_out(w: Weights, c: Components, day: int, held: int) -> Prices:
    pr = Prices()
    pr.tables = c
    last = c.food_day[-1]
    left = max(0, last - day)
    pr.left = left
    pr.corn = between(w["most_corn"], left, last)
    pr.more_corn = between(w["more_corn"], left, last) - pr.corn
    pr.first_corn = between(w["corn"], left, last) - pr.corn
    pr.food = between(w["food"], left, last)
    pr.good = [between(w[name], left, last) for name in ("wood", "stone", "gold", "skull")]
    if left < 2:
        pr.good[names.SKULL] = c.points_per_skull * POINT
    if left == 0:
        at_the_end(pr, c)
    pr.fifth = w["fifth"][0]
    pr.technology = [
        [value * left // last for value in [0, *w[name]]]
        for name in ("agriculture", "extraction", "architecture", "theology")
    ]
    pr.hunger = 0
    if held < len(c.food_day):
        days = max(0, c.food_day[held] - day)
        pr.hunger = max(0, w["hunger"][0] - pr.corn - w["hunger"][1] * days)
    pr.anger = w["anger"][0]
    pr.temple = [steps_of(c, temple, held, pr) for temple in range(names.TEMPLES)]
    pr.highest = [highest_of(c, temple, held, day, w["highest"]) for temple in range(names.TEMPLES)]
    pr.workers = lives(w, left, last, c.workers_most)
    pr.out = w["out"] if left > 1 else [0] * len(w["out"])
    pr.hand = w["hand"] if left > 1 else [0] * len(w["hand"])
    pr.day = between(w["waiting"], left, last)
    pr.growth = between(w["growth"], left, last)
    pr.plan = between(w["plan"], left, last) if left > 2 else 0
    pr.building_plan = between(w["building_plan"], left, last) if left > 1 else 0
    pr.hold = between(w["hold"], left, last)
    pr.wheels = w["wheels"]
    pr.to_come = between(w["to_come"], left, last)
    pr.light = between(w["light"], left, last) if left > 1 else 0
    pr.first_turn = between(w["first_turn"], left, last) if left > 0 else 0
    pr.lacking = [100, *w["lacking"]]
    pr.crowding, pr.skullless = w["crowding"][0], w["crowding"][1]
    pr.second = w["second"][0]
    pr.extra_build, pr.extra_market, pr.extra_action = w["extra"][0], w["extra"][1], w["extra"][2]
    return pr


def at_the_end(pr: Prices, c: Components) -> None:
    """Sets the values to those used in the final scoring."""
    pr.corn = c.quarters_per_corn * POINT // names.QUARTERS
    pr.more_corn = 0
    pr.first_corn = 0
    for resource in range(names.RESOURCES):
        pr.good[resource] = c.market_rate[resource] * pr.corn


def between(ends: list[int], left: int, last: int) -> int:
    return ends[1] + (ends[0] - ends[1]) * left // last


def lives(w: Weights, left: int, last: int, most: int) -> list[int]:
    """Returns the value of the actions that each number of workers can take on the remaining days."""
    found = [0]
    for worker in range(1, most + 1):
        name = (
            "worker_day"
            if worker <= 3
            else ("fourth_worker", "fifth_worker", "sixth_worker")[min(worker, 6) - 4]
        )
        found.append(found[-1] + max(0, left - 2) * between(w[name], left, last))
    return found


def steps_of(c: Components, temple: int, held: int, pr: Prices) -> list[int]:
    """Returns the value of being on each step on all remaining food days."""
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


def highest_of(c: Components, temple: int, held: int, day: int, sure: list[int]) -> int:
    """Returns the value of the bonus for the highest seat at the end of each remaining age. The farther away
    the end of an age, the less its bonus is worth.
    """
    total = 0
    for i in range(held, len(c.food_day)):
        if c.food_day_kind[i] == names.END_OF_AGE:
            days = max(0, c.food_day[i] - day)
            total += c.highest_bonus[c.food_day_age[i]][temple] * max(sure[1], POINT - sure[0] * days)
    return total


def corn_held(amount: int, pr: Prices) -> int:
    """Returns the value of this amount of corn. The first few corn are worth the most."""
    few = min(amount, FEW_CORN)
    more = min(amount, ENOUGH_CORN) - few
    return amount * pr.corn + few * pr.first_corn + more * pr.more_corn


def shelf(amount: int, pr: Prices) -> int:
    """Returns the value of this number of goods of one kind, in hundredths of the price of one. From the
    fifth good onwards, each is worth less.
    """
    return amount * 100 if amount <= 4 else 400 + (amount - 4) * pr.fifth
