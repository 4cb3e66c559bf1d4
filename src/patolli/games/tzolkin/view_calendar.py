"""What a board shows of the days to come: the teeth of the calendar, and where workers ride to."""

from __future__ import annotations

from typing import Any

from . import names
from .position import TzolkinPosition
from .view_types import FoodTooth


def days_until(p: TzolkinPosition) -> list[int | None]:
    """TZ-13.2: by tooth of the calendar how many days until it is today; nothing: it is past."""
    teeth = p.tables.calendar_teeth
    found: list[int | None] = []
    for tooth in range(teeth):
        day = day_of(p, tooth)
        found.append(day - p.day if day >= p.day else None)
    return found


def day_of(p: TzolkinPosition, tooth: int) -> int:
    """The first tooth is the day after the last one, too, as soon as the calendar has left it."""
    return p.tables.calendar_teeth if tooth == 0 and p.day > 0 else tooth


def food_teeth(p: TzolkinPosition) -> list[FoodTooth]:
    """TZ-17.2: the food days, and which of them are still to come."""
    c = p.tables
    return [
        {
            "tooth": day % c.calendar_teeth,
            "day": day,
            "kind": kind_of(p, i),
            "age": c.food_day_age[i] + 1,
            "days": max(0, day - p.day),
            "coming": i >= p.food_days,
        }
        for i, day in enumerate(c.food_day)
    ]


def kind_of(p: TzolkinPosition, food_day: int) -> Any:
    """An id of the type that the fields of the view name."""
    return names.FOOD_DAY_IDS[p.tables.food_day_kind[food_day]]


def corn_teeth(p: TzolkinPosition) -> list[int]:
    """TZ-13.1: one corn was laid down on each of the latest days."""
    return [(p.day - 1 - n) % p.tables.calendar_teeth for n in range(p.corn_on_calendar)]


def next_space(p: TzolkinPosition, wheel: int, space: int) -> int | None:
    """TZ-13.2: where a worker stands tomorrow; nothing: it falls off (TZ-13.3)."""
    return space + 1 if space < p.tables.top_space[wheel] else None


def arrives(p: TzolkinPosition, wheel: int, space: int) -> dict[str, int]:
    """TZ-13.2: by higher space the days until a worker is there."""
    return {str(to): to - space for to in range(space + 1, p.tables.top_space[wheel] + 1)}
