"""The advance of the calendar (TZ-13), which moves all workers up, so that some fall off."""

from __future__ import annotations

from . import events, names
from .position import EMPTY, NEUTRAL, TzolkinPosition


def last_round(p: TzolkinPosition) -> bool:
    """TZ-19.1: returns whether this is the last round. The game ends after the last food day."""
    return p.food_days == len(p.tables.food_day)


def falls(p: TzolkinPosition, wheel: int) -> bool:
    """TZ-13.2: returns whether a worker will fall off this wheel on the next day.

    Neutral workers never fall off.
    """
    return p.wheels[p.tables.first_position[wheel] + p.tables.top_space[wheel]] not in (EMPTY, NEUTRAL)


def one_day(p: TzolkinPosition) -> None:
    """TZ-13.2, TZ-13.3: moves all workers up by one space.

    Players' workers leaving the top space return to the hand, whereas neutral workers continue around the
    wheel.
    """
    c = p.tables
    p.day += 1
    p.emit(events.DAY, p.day)
    moved: list[int] = []
    for wheel in range(names.WHEELS):
        first = c.first_position[wheel]
        past = first + c.positions[wheel]
        top = first + c.top_space[wheel]
        if falls(p, wheel):
            worker = p.wheels[top]
            p.wheels[top] = EMPTY
            p.seats[worker - 1].hand += 1
            p.emit(events.FELL, worker - 1, wheel, c.top_space[wheel])
        if p.wheels[past - 1] == NEUTRAL:
            p.emit(events.NEUTRAL_RETURNED, wheel)
        moved.append(p.wheels[past - 1])
        moved.extend(p.wheels[first : past - 1])
    p.wheels = moved
