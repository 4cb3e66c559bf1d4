"""Main actions (TE-7.8 to TE-7.10): paying for colours, the workers used, and helpers."""

from __future__ import annotations

from typing import Final

from ....kernel.agenda import Decision, Task
from ....kernel.vocabulary import NO
from .. import events, moves, names, reasons, sources
from ..economy import goods
from ..economy.reserved_goods import PendingAction
from ..position import TeotihuacanPosition
from ..tiles import technologies
from ..workers import workers
from . import alchemy, construction, decorations, nobles, obstacles, resource_boards

HELPABLE: Final = [names.ALCHEMY, names.NOBLES, names.CONSTRUCTION]
"""TE-11.3: the boards on which the tile `dhelp` can count as a worker."""


def illegal_reason(p: TeotihuacanPosition, seat: int) -> int:
    """TE-7.8: returns the reason why the player cannot pay for the action or carry it out, or 0."""
    board = p.at[p.active]
    if board == names.PALACE:
        return reasons.NO_MAIN_ACTION
    player = p.seats[seat]
    if p.colours * p.tables.colour_cost > player.cocoa and player.tiles[names.DFREE] == 0:
        return reasons.TOO_LITTLE_COCOA
    return 0 if board <= names.MINE or possible_here(p, seat) else reasons.NOT_POSSIBLE


def possible_here(p: TeotihuacanPosition, seat: int) -> bool:
    """Returns whether the unlocked workers on the active worker's board can carry out its action, with help
    if necessary.
    """
    board = p.at[p.active]
    present = min(names.WORKERS_USED, len(workers.unlocked_on(p, seat, board)))
    return possible(p, seat, board, present) or with_help(p, seat, board, present)


def obstacle_numbers(p: TeotihuacanPosition, seat: int) -> list[int]:
    """Returns the numbers for the message that the workers on the active worker's board cannot carry out its
    action.
    """
    board = p.at[p.active]
    present = min(names.WORKERS_USED, len(workers.unlocked_on(p, seat, board)))
    return obstacles.numbers(p, seat, board, present)


def with_help(p: TeotihuacanPosition, seat: int, board: int, present: int) -> bool:
    """TE-11.7: returns whether the action is possible with an additional worker from the tile `dhelp`."""
    if board not in HELPABLE or p.seats[seat].tiles[names.DHELP] == 0:
        return False
    return present < names.WORKERS_USED and possible(p, seat, board, present + 1)


def possible(p: TeotihuacanPosition, seat: int, board: int, count: int) -> bool:
    """Returns whether this number of workers can carry out the board's action."""
    if board == names.ALCHEMY:
        return alchemy.possible(p, seat, count)
    if board == names.NOBLES:
        return nobles.possible(p, seat, count)
    if board == names.DECORATIONS:
        return decorations.possible(p, seat, count)
    if board == names.CONSTRUCTION:
        return construction.possible(p, seat)
    return True


def begin(p: TeotihuacanPosition, seat: int) -> None:
    """TE-7.10: begins the action by paying cocoa for the colours present."""
    cost = p.colours * p.tables.colour_cost
    p.then(COUNT_CREW, CarryOutAction(cost))
    goods.charge_cocoa(p, seat, cost, 0, sources.NOTHING, reasons.TOO_LITTLE_COCOA)


class CountCrew(Task[TeotihuacanPosition]):
    """TE-7.9: counts the player's unlocked workers on the board. If there are four, one of them is left out.
    Helpers are counted in the next step.
    """

    id = "CountCrew"
    rule = "TE-7.9"

    def run(self, p: TeotihuacanPosition) -> None:
        board = p.at[p.active]
        dice = workers.unlocked_on(p, p.turn, board)
        first = p.turn * names.DICE
        p.crew = 0
        for die in dice:
            p.crew |= 1 << (die - first)
        p.workers = min(names.WORKERS_USED, len(dice))
        p.push(COUNT_HELPERS)
        if len(dice) > names.WORKERS_USED:
            p.push(LEAVE_OUT)


class LeaveOut(Decision[TeotihuacanPosition]):
    """TE-D16: the choice of which of four workers is not used. The active worker is always used."""

    id = "LeaveOut"
    rule = "TE-D16"

    def candidates(self, p: TeotihuacanPosition, seat: int) -> list[int]:
        found: list[int] = []
        for die in range(seat * names.DICE, (seat + 1) * names.DICE):
            word = moves.LEAVE + p.power[die] - 1
            if die != p.active and word not in found:
                found.append(word)
        return found

    def explain_absent(self, p: TeotihuacanPosition, seat: int, move: int) -> int:
        return reasons.NOBODY_TO_LEAVE_OUT if moves.LEAVE <= move < moves.HELP else 0

    def reason_numbers(self, p: TeotihuacanPosition, seat: int, move: int, reason: int) -> list[int]:
        return [move - moves.LEAVE + 1]

    def take(self, p: TeotihuacanPosition, seat: int, move: int) -> None:
        first = seat * names.DICE
        for i in range(names.DICE):
            if first + i != p.active and p.power[first + i] == move - moves.LEAVE + 1:
                p.crew &= ~(1 << i)
                return


class CountHelpers(Task[TeotihuacanPosition]):
    """TE-13.5, TE-11.7: counts t15 as a worker and lets the player use `dhelp` as one. There are never more
    than three workers in total.
    """

    id = "CountHelpers"
    rule = "TE-11.7"

    def run(self, p: TeotihuacanPosition) -> None:
        board = p.at[p.active]
        more = technologies.extra_workers(p, p.turn, board)
        if more > 0 and p.workers < names.WORKERS_USED:
            p.workers = min(names.WORKERS_USED, p.workers + more)
            p.emit(events.HELPED, p.turn, p.workers, sources.TECHNOLOGY + names.T15)
        if board in HELPABLE and p.workers < names.WORKERS_USED and p.seats[p.turn].tiles[names.DHELP] > 0:
            p.push(USE_HELPER)


class UseHelper(Decision[TeotihuacanPosition]):
    """TE-D17: the choice of whether to use the tile `dhelp`, which is mandatory if the action is impossible
    without it.
    """

    id = "Help"
    rule = "TE-D17"
    number_names = ("board", "workers")

    def candidates(self, p: TeotihuacanPosition, seat: int) -> list[int]:
        return HELP_OR_NOT

    def illegal_reason(self, p: TeotihuacanPosition, seat: int, move: int) -> int:
        board = p.at[p.active]
        if move == NO and not possible(p, seat, board, p.workers):
            return reasons.HELP_NEEDED
        if move == moves.HELP and not possible(p, seat, board, p.workers + 1):
            return reasons.NOT_POSSIBLE
        return 0

    def take(self, p: TeotihuacanPosition, seat: int, move: int) -> None:
        if move == moves.HELP:
            goods.flip(p, seat, names.DHELP)
            p.workers += 1
            p.emit(events.HELPED, seat, p.workers, sources.DISCOVERY + names.DHELP)

    def default(self, p: TeotihuacanPosition, seat: int) -> int:
        return p.offer(seat)[-1]

    def numbers(self, p: TeotihuacanPosition, seat: int) -> list[int]:
        """Returns the board and the number of workers."""
        return [p.at[p.active], p.workers]

    def reason_numbers(self, p: TeotihuacanPosition, seat: int, move: int, reason: int) -> list[int]:
        if reason != reasons.NOT_POSSIBLE:
            return []
        return obstacles.numbers(p, seat, p.at[p.active], p.workers + 1)


class CarryOutAction(PendingAction):
    """TE-8: carries out the main action of the board."""

    id = "Act"
    rule = "TE-7.8"
    cost: int

    def __init__(self, cost: int) -> None:
        self.cost = cost

    def possible(self, p: TeotihuacanPosition, seat: int) -> bool:
        return possible_here(p, seat)

    def run(self, p: TeotihuacanPosition) -> None:
        board = p.at[p.active]
        p.emit(events.MAIN_ACTION, p.turn, board, p.workers, lowest(p), self.cost)
        if board <= names.MINE:
            resource_boards.act(p, board, lowest(p))
        elif board == names.ALCHEMY:
            alchemy.act(p)
        elif board == names.NOBLES:
            nobles.act(p)
        elif board == names.DECORATIONS:
            decorations.act(p)
        else:
            construction.act(p)


def lowest(p: TeotihuacanPosition) -> int:
    """TE-8.1: returns the lowest power of the workers used."""
    first = p.turn * names.DICE
    least = names.HIGHEST_POWER
    for i in range(names.DICE):
        if p.crew & (1 << i) and p.power[first + i] < least:
            least = p.power[first + i]
    return least


HELP_OR_NOT: Final = [moves.HELP, NO]
COUNT_CREW: Final = CountCrew()
LEAVE_OUT: Final = LeaveOut()
COUNT_HELPERS: Final = CountHelpers()
USE_HELPER: Final = UseHelper()
