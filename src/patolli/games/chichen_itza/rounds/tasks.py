"""Step G at the end of the round (CI-12.1, CI-12.2): the open task of a stack is checked, and players may
claim it.
"""

from __future__ import annotations

from typing import Final

from ....kernel.agenda import Task
from ....kernel.vocabulary import PASS
from .. import events, moves, names, reasons
from ..board import refusals, units
from ..economy import idols
from ..position import AMONG, Ask, ChichenPosition
from . import task_cards


class CheckTask(Task[ChichenPosition]):
    """CI-12.1: selects the open task of the stack whose symbol the round marker passes.

    Players may exchange idols before it is checked.
    """

    id = "CheckTask"
    rule = "CI-12.1"

    def run(self, p: ChichenPosition) -> None:
        if p.round not in p.tables.task_rounds:
            return
        p.push(JUDGE_TASK)
        for stack in range(names.STACKS):
            if p.tables.task_rounds[stack] == p.round:
                for seat in reversed(p.order):
                    ask_before(p, seat, p.tasks[stack])


class JudgeTask(Task[ChichenPosition]):
    """CI-12.2: checks the condition for all seats before any of them moves a warrior."""

    id = "JudgeTask"
    rule = "CI-12.2"

    def run(self, p: ChichenPosition) -> None:
        for stack in range(names.STACKS):
            if p.tables.task_rounds[stack] == p.round:
                for seat in reversed(p.order):
                    if task_cards.met(p, seat, p.tasks[stack]):
                        p.push(ClaimTask(seat, stack))


class ClaimTask(Ask):
    """CI-D26: the player puts a warrior from the reserve, the city or a tile on the task card, or passes."""

    id = "ClaimTask"
    rule = "CI-D26"
    number_names = ("task",)
    seat: int
    stack: int

    def __init__(self, seat: int, stack: int) -> None:
        self.seat = seat
        self.stack = stack

    def who(self, p: ChichenPosition) -> int:
        return self.seat

    def candidates(self, p: ChichenPosition, seat: int) -> list[int]:
        places = [*units.bits(p.seats[seat].tiles), names.CITY]
        return [moves.CLAIM_RESERVE, *[moves.CLAIM + place for place in places], PASS]

    def illegal_reason(self, p: ChichenPosition, seat: int, move: int) -> int:
        if move == PASS:
            return 0
        if move == moves.CLAIM_RESERVE:
            return 0 if p.seats[seat].reserve > 0 else reasons.NO_WARRIOR_LEFT
        return 0 if units.warriors(p, seat, move - moves.CLAIM) > 0 else reasons.NO_WARRIOR_LEFT

    def explain_absent(self, p: ChichenPosition, seat: int, move: int) -> int:
        if not refusals.is_place(move, moves.CLAIM):
            return self.idol_reason(move)
        return refusals.of_tile(p, move - moves.CLAIM, reasons.NO_UNITS_THERE)

    def take(self, p: ChichenPosition, seat: int, move: int) -> None:
        if move == PASS:
            return
        if move == moves.CLAIM_RESERVE:
            p.seats[seat].reserve -= 1
        else:
            units.take_warriors(p, seat, move - moves.CLAIM, 1)
        p.seats[seat].tasks |= 1 << self.stack
        p.emit(events.CLAIMED, seat, p.tasks[self.stack])

    def numbers(self, p: ChichenPosition, seat: int) -> list[int]:
        return [p.tasks[self.stack]]


def ask_before(p: ChichenPosition, seat: int, task: int) -> None:
    """Schedules an exchange of idols as the next step if it could make a difference for the task."""
    if p.seats[seat].idols > 0 and task_cards.within_reach(p, seat, task):
        p.push(ExchangeForTask(seat, task))


class ExchangeForTask(Ask):
    """CI-15.3: before a task is checked, asks each seat that could meet it by exchanging idols for coins."""

    id = "ExchangeForTask"
    rule = "CI-D2"
    number_names = ("task", "number", "coins")
    idols = AMONG
    seat: int
    task: int

    def __init__(self, seat: int, task: int) -> None:
        self.seat = seat
        self.task = task

    def who(self, p: ChichenPosition) -> int:
        return self.seat

    def candidates(self, p: ChichenPosition, seat: int) -> list[int]:
        return [moves.IDOL_COINS, PASS]

    def explain_absent(self, p: ChichenPosition, seat: int, move: int) -> int:
        return reasons.ONLY_COINS_HELP if idols.is_exchange(move) else self.idol_reason(move)

    def take(self, p: ChichenPosition, seat: int, move: int) -> None:
        if move != PASS:
            idols.exchange(p, seat, move)
            ask_before(p, seat, self.task)

    def default(self, p: ChichenPosition, seat: int) -> int:
        return PASS

    def numbers(self, p: ChichenPosition, seat: int) -> list[int]:
        return [self.task, p.tables.task_number[self.task], p.seats[seat].coins]


CHECK_TASK: Final = CheckTask()
JUDGE_TASK: Final = JudgeTask()
