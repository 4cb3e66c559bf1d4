"""Temples and technologies in the view: the rewards for steps, and the cost of advances."""

from __future__ import annotations

from typing import Any, Final

from . import goods, names, technologies, temples
from .components.tables import Components
from .position import TzolkinPosition
from .view_cache import PerBox
from .view_types import NextLevel, TemplePoints, TempleStep


def temple_steps(c: Components) -> dict[Any, list[TempleStep]]:
    return {name: steps_of(c, temple) for temple, name in enumerate(names.TEMPLE_IDS)}


TEMPLE_STEPS: Final = PerBox(temple_steps)


def steps_of(c: Components, temple: int) -> list[TempleStep]:
    """TZ-17.6, TZ-17.8: returns the points of each step, and the goods of the step and all lower steps."""
    found: list[TempleStep] = []
    held: dict[str, int] = {}
    for step, good in enumerate(c.temple_good[temple]):
        if good != names.NO_GOOD:
            name = names.GOOD_IDS[good]
            held[name] = held.get(name, 0) + 1
        found.append({"points": c.temple_points[temple][step], "goods": held.copy()})
    return found


def temple_points(p: TzolkinPosition, seat: int) -> dict[Any, TemplePoints]:
    """Returns the points for a seat's current step at the end of an age, and those for the next step if the
    seat can climb (TZ-14.3).
    """
    found: dict[Any, TemplePoints] = {}
    for temple, name in enumerate(names.TEMPLE_IDS):
        points = p.tables.temple_points[temple]
        step = p.seats[seat].temples[temple]
        higher = points[step + 1] if temples.illegal_reason(p, seat, temple) == 0 else None
        found[name] = {"now": points[step], "next": higher}
    return found


def next_levels(p: TzolkinPosition, seat: int) -> dict[Any, NextLevel]:
    """TZ-15.2, TZ-15.3: returns the next level of each technology, its price, and the number of resources
    that the seat has.
    """
    have = goods.resources(p.seats[seat])
    found: dict[Any, NextLevel] = {}
    for technology, name in enumerate(names.TECHNOLOGY_IDS):
        level = p.seats[seat].technologies[technology]
        higher = level + 1 if level < names.TECHNOLOGY_LEVELS else None
        found[name] = {"level": higher, "cost": technologies.cost(p, seat, technology), "have": have}
    return found
