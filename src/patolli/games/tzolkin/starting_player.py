"""The starting-player space (TZ-12), and who turns the calendar."""

from __future__ import annotations

from typing import Final

from ...kernel.agenda import Decision, Task
from . import calendar, events, names, reasons
from .position import EMPTY, NEUTRAL, NO_SEAT, TzolkinPosition

NOWHERE: Final = -1


def collect(p: TzolkinPosition) -> None:
    """TZ-12.2: at the end of the turn its owner takes the corn on the calendar."""
    if p.starting_space == p.turn and p.corn_on_calendar > 0:
        p.seats[p.turn].corn += p.corn_on_calendar
        p.emit(events.COLLECTED, p.turn, p.corn_on_calendar)
        p.corn_on_calendar = 0


class AdvanceCalendar(Task[TzolkinPosition]):
    """TZ-12.3 to TZ-12.7, TZ-13.1: the worker returns, the marker moves, one day or two pass."""

    id = "AdvanceCalendar"
    rule = "TZ-12.5"

    def run(self, p: TzolkinPosition) -> None:
        owner = p.starting_space
        if owner == NO_SEAT:
            p.corn_on_calendar += p.tables.corn_of_unclaimed_round
            p.emit(events.CORN_ADDED, p.corn_on_calendar)
            calendar.advance(p, 1)
            return
        p.starting_space = NO_SEAT
        p.seats[owner].hand += 1
        p.emit(events.START_WORKER_BACK, owner)
        p.marker = (owner + 1) % p.players if p.marker == owner else owner
        p.emit(events.MARKER, p.marker)
        p.turn = owner
        if calendar.last_round(p):
            calendar.advance(p, 1)
        else:
            p.push(CHOOSE_DAYS)


class ChooseDays(Decision[TzolkinPosition]):
    """TZ-D20: one day, or two."""

    id = "ChooseDays"
    rule = "TZ-D20"
    number_names = ("day",)

    def candidates(self, p: TzolkinPosition, seat: int) -> list[int]:
        return ONE_OR_TWO

    def illegal_reason(self, p: TzolkinPosition, seat: int, move: int) -> int:
        """TZ-12.5: two days need a light board, and nobody whom the second day would push off."""
        if move == 1:
            return 0
        if not p.seats[seat].light:
            return reasons.BOARD_DARK
        return reasons.WORKER_WOULD_FALL if blocked(p) != NOWHERE else 0

    def take(self, p: TzolkinPosition, seat: int, move: int) -> None:
        if move > 1:
            p.seats[seat].light = False
            p.emit(events.TWO_DAYS, seat)
        calendar.advance(p, move)

    def default(self, p: TzolkinPosition, seat: int) -> int:
        return 1

    def numbers(self, p: TzolkinPosition, seat: int) -> list[int]:
        """The day."""
        return [p.day]

    def reason_numbers(self, p: TzolkinPosition, seat: int, move: int, reason: int) -> list[int]:
        if reason == reasons.BOARD_DARK:
            return []
        c = p.tables
        wheel = blocked(p)
        return [wheel, p.wheels[c.first_position[wheel] + c.blocking_space[wheel]] - 1]


def blocked(p: TzolkinPosition) -> int:
    """TZ-12.5: the first wheel where a player's worker forbids two days, or NOWHERE."""
    c = p.tables
    for wheel in range(names.WHEELS):
        if p.wheels[c.first_position[wheel] + c.blocking_space[wheel]] not in (EMPTY, NEUTRAL):
            return wheel
    return NOWHERE


ONE_OR_TWO: Final = [1, 2]
ADVANCE_CALENDAR: Final = AdvanceCalendar()
CHOOSE_DAYS: Final = ChooseDays()
