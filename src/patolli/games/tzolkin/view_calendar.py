"""The coming days in the view: the teeth of the calendar and the movement of workers."""

from __future__ import annotations

from typing import Any, Final

from . import calendar, names
from .components.tables import Components
from .position import TzolkinPosition
from .view_cache import PerBox
from .view_types import FoodTooth, WorkerOutlook
from .worker_pickup import CHOOSE_ACTION, IMPOSSIBLE


class CalendarToday:
    """The values that depend only on the day.

    All views of a day share the same object, which makes comparisons fast.
    """

    days_until: list[int | None]
    food_teeth: list[FoodTooth]

    def __init__(self, p: TzolkinPosition) -> None:
        self.days_until = days_until(p)
        self.food_teeth = food_teeth(p)


DAYS: Final[dict[str, CalendarToday]] = {}
"""A cache. The key consists of the digest of the components, the day, and the number of food days so far."""
MOST_DAYS: Final = 512


def today(p: TzolkinPosition) -> CalendarToday:
    key = f"{p.tables.digest} {p.day} {p.food_days}"
    found = DAYS.get(key)
    if found is None:
        if len(DAYS) >= MOST_DAYS:
            DAYS.clear()
        found = DAYS[key] = CalendarToday(p)
    return found


def days_until(p: TzolkinPosition) -> list[int | None]:
    """TZ-13.2: returns the number of days until each tooth of the calendar is reached, or None if the tooth
    is past.
    """
    teeth = p.tables.calendar_teeth
    found: list[int | None] = []
    for tooth in range(teeth):
        day = day_of(p, tooth)
        found.append(day - p.day if day >= p.day else None)
    return found


def day_of(p: TzolkinPosition, tooth: int) -> int:
    """Returns the day on which the calendar reaches a tooth.

    Once the calendar has left the first tooth, this tooth represents the day after the last one.
    """
    return p.tables.calendar_teeth if tooth == 0 and p.day > 0 else tooth


def food_teeth(p: TzolkinPosition) -> list[FoodTooth]:
    """TZ-17.2: returns the food days, and marks those that are still to come."""
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
    """Returns the id of the kind of food day, with the type that the view declares."""
    return names.FOOD_DAY_IDS[p.tables.food_day_kind[food_day]]


def corn_teeth(p: TzolkinPosition) -> list[int]:
    """TZ-13.1: returns the teeth with corn. There is one corn on each of the most recent days."""
    return [(p.day - 1 - n) % p.tables.calendar_teeth for n in range(p.corn_on_calendar)]


def next_space(c: Components, wheel: int, space: int) -> int | None:
    """TZ-13.2: returns the space of a worker on the next day, or None if it falls off (TZ-13.3)."""
    return space + 1 if space < c.top_space[wheel] else None


def falling(p: TzolkinPosition, wheel: int) -> int | None:
    """Returns the space from which a worker will fall off on the next day, or None."""
    return p.tables.top_space[wheel] if calendar.falls(p, wheel) else None


def outlooks(c: Components) -> dict[Any, dict[str, WorkerOutlook]]:
    """Returns, for each space of each wheel, what a worker there can do and how it will move."""
    return {name: on_wheel(c, wheel) for wheel, name in enumerate(names.WHEEL_IDS)}


OUTLOOKS: Final = PerBox(outlooks)


def on_wheel(c: Components, wheel: int) -> dict[str, WorkerOutlook]:
    """TZ-6.3: returns the prices of lower actions for each space.

    TZ-13.2, TZ-13.3: also returns the spaces that a worker will reach, and the number of days until it falls
    off.
    """
    found: dict[str, WorkerOutlook] = {}
    top = c.top_space[wheel]
    for space in range(top + 1):
        d = CHOOSE_ACTION[wheel * (names.HIGHEST_SPACE + 1) + space]
        costs = {action: d.cost(c, action) for action in range(1, c.last_action[wheel] + 1)}
        found[str(space)] = {
            "falls_in": top + 1 - space,
            "back": {str(action): corn for action, corn in costs.items() if corn not in (0, IMPOSSIBLE)},
            "next": next_space(c, wheel, space),
            "arrives": {str(to): to - space for to in range(space + 1, top + 1)},
        }
    return found
