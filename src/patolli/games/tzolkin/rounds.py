"""Rounds (TZ-3.1), and the advance of the calendar (TZ-12.3 to TZ-12.7)."""

from __future__ import annotations

from typing import Final

from ...kernel.agenda import Decision, Task
from . import calendar, events, food_days, names, reasons, scoring, starting_player, turn
from .position import NO_SEAT, TzolkinPosition


class BeginRound(Task[TzolkinPosition]):
    """TZ-3.1: begins a round, in which each player takes a turn, clockwise from the starting player."""

    id = "BeginRound"
    rule = "TZ-3.1"

    def run(self, p: TzolkinPosition) -> None:
        p.round += 1
        p.turns = 0
        p.turn = p.marker
        p.emit(events.ROUND, p.round, p.day)
        p.then(turn.BEGIN_TURN, END_ROUND)


class EndRound(Task[TzolkinPosition]):
    """TZ-3.1: ends a round with the food day, if one is due, and with the advance of the calendar."""

    id = "EndRound"
    rule = "TZ-3.1"

    def run(self, p: TzolkinPosition) -> None:
        p.push(ADVANCE_CALENDAR)
        if food_days.due(p):
            p.push(food_days.FOOD_DAY)


class AdvanceCalendar(Task[TzolkinPosition]):
    """TZ-12.3 to TZ-12.7, TZ-13.1: returns the worker from the starting-player space, moves the marker, and
    advances the calendar by one or two days.
    """

    id = "AdvanceCalendar"
    rule = "TZ-12.5"

    def run(self, p: TzolkinPosition) -> None:
        owner = p.starting_space
        if owner == NO_SEAT:
            p.corn_on_calendar += p.tables.corn_of_unclaimed_round
            p.emit(events.CORN_ADDED, p.corn_on_calendar)
            advance(p, 1)
            return
        p.starting_space = NO_SEAT
        p.seats[owner].hand += 1
        p.emit(events.START_WORKER_BACK, owner)
        p.marker = (owner + 1) % p.players if p.marker == owner else owner
        p.emit(events.MARKER, p.marker)
        p.turn = owner
        if calendar.last_round(p):
            advance(p, 1)
        else:
            p.push(CHOOSE_DAYS)


class ChooseDays(Decision[TzolkinPosition]):
    """TZ-D20: the player chooses whether the calendar advances by one or two days."""

    id = "ChooseDays"
    rule = "TZ-D20"
    number_names = ("day",)

    def candidates(self, p: TzolkinPosition, seat: int) -> list[int]:
        return ONE_OR_TWO

    def illegal_reason(self, p: TzolkinPosition, seat: int, move: int) -> int:
        """TZ-12.5: the calendar can advance by two days only if the player's board is light and no worker
        would fall off on the second day.
        """
        if move == 1:
            return 0
        if not p.seats[seat].light:
            return reasons.BOARD_DARK
        return reasons.WORKER_WOULD_FALL if starting_player.blocked(p) != starting_player.NOWHERE else 0

    def take(self, p: TzolkinPosition, seat: int, move: int) -> None:
        if move > 1:
            p.seats[seat].light = False
            p.emit(events.TWO_DAYS, seat)
        advance(p, move)

    def default(self, p: TzolkinPosition, seat: int) -> int:
        return 1

    def numbers(self, p: TzolkinPosition, seat: int) -> list[int]:
        """The day."""
        return [p.day]

    def reason_numbers(self, p: TzolkinPosition, seat: int, move: int, reason: int) -> list[int]:
        if reason == reasons.BOARD_DARK:
            return []
        c = p.tables
        wheel = starting_player.blocked(p)
        return [wheel, p.wheels[c.first_position[wheel] + c.blocking_space[wheel]] - 1]


def advance(p: TzolkinPosition, days: int) -> None:
    """TZ-13.4, TZ-19.2: advances the calendar by this number of days, followed by another round or the final
    scoring.
    """
    if calendar.last_round(p):
        days = p.tables.days_after_last_food_day
    for _ in range(days):
        calendar.one_day(p)
    p.push(scoring.FINAL_SCORING if calendar.last_round(p) else BEGIN_ROUND)


ONE_OR_TWO: Final[list[int]] = [1, names.MOST_DAYS]
BEGIN_ROUND: Final = BeginRound()
END_ROUND: Final = EndRound()
ADVANCE_CALENDAR: Final = AdvanceCalendar()
CHOOSE_DAYS: Final = ChooseDays()
