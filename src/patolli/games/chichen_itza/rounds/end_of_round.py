"""The end of a round (CI-12), the rounds themselves (CI-3.1), and the end of the game."""

from __future__ import annotations

from typing import Final

from ....kernel.agenda import Task
from ....kernel.vocabulary import PASS
from .. import events, moves, names, reasons
from ..action_phase import turn
from ..actions import god_display
from ..board import units
from ..cards import card_events, hooks
from ..combat import city_attack
from ..control import takeover
from ..economy import idols
from ..position import Ask, Chance, ChichenPosition
from . import supply, task_cards


class BeginRound(Task[ChichenPosition]):
    """CI-3.1: supply, actions, end of the round; six times."""

    id = "BeginRound"
    rule = "CI-3.1"

    def run(self, p: ChichenPosition) -> None:
        p.round += 1
        p.turns = 0
        p.emit(events.ROUND, p.round)
        p.push(END_ROUND)
        p.push(turn.NEXT_TURN)
        p.push(supply.Supply(supply.A, 0))


class EndRound(Task[ChichenPosition]):
    """CI-3.1, CI-12: steps G to J; after the last round only G and I."""

    id = "EndRound"
    rule = "CI-12.1"

    def run(self, p: ChichenPosition) -> None:
        last = p.round == names.ROUNDS
        if last:
            p.push(END_GAME)
        else:
            p.push(BEGIN_ROUND)
            p.push(god_display.SHOW_GODS)
        p.push(TURN_ORDER)
        p.push(city_attack.ATTACK_CITY)
        if not last:
            p.push(NEW_COSTS)
        p.push(CHECK_TASK)


# ---- G: tasks --------------------------------------------------------------------------------------------


class CheckTask(Task[ChichenPosition]):
    """CI-12.1: the open task of the stack whose symbol the marker passes; idols may be exchanged before."""

    id = "CheckTask"
    rule = "CI-12.1"

    def run(self, p: ChichenPosition) -> None:
        if p.round not in p.tables.task_rounds:
            return
        p.push(JUDGE_TASK)
        for stack in range(names.STACKS):
            if p.tables.task_rounds[stack] == p.round:
                for seat in reversed(p.order):
                    idols.ask_before(p, seat, p.tasks[stack])


class JudgeTask(Task[ChichenPosition]):
    """CI-12.2: all conditions are checked before any warrior is taken."""

    id = "JudgeTask"
    rule = "CI-12.2"

    def run(self, p: ChichenPosition) -> None:
        for stack in range(names.STACKS):
            if p.tables.task_rounds[stack] == p.round:
                for seat in reversed(p.order):
                    if task_cards.met(p, seat, p.tasks[stack]):
                        p.push(ClaimTask(seat, stack))


class ClaimTask(Ask):
    """CI-D26: a warrior of the reserve, the city or a tile for the card, or not."""

    id = "ClaimTask"
    rule = "CI-D26"
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


# ---- H: costs --------------------------------------------------------------------------------------------


class NewCosts(Task[ChichenPosition]):
    """CI-12.3: cost markers are dealt anew; all action markers return."""

    id = "NewCosts"
    rule = "CI-12.3"

    def run(self, p: ChichenPosition) -> None:
        for player in p.seats:
            player.markers = 0
            player.placed = 0
            player.used = 0
        p.emit(events.MARKERS_BACK)
        p.costs = []
        p.push(DEAL_COSTS)


class DealCosts(Task[ChichenPosition]):
    """CI-2.16: one marker for every row and column in use."""

    id = "DealCosts"
    rule = "CI-2.16"

    def run(self, p: ChichenPosition) -> None:
        p.push(DEAL_COST)


class DealCost(Chance):
    id = "DealCost"
    rule = "CI-2.16"

    def candidates(self, p: ChichenPosition, seat: int) -> list[int]:
        left = costs_left(p)
        return [moves.COST + cost for cost in range(len(left)) if left[cost] > 0]

    def odds(self, p: ChichenPosition) -> list[int]:
        return [markers for markers in costs_left(p) if markers > 0]

    def take(self, p: ChichenPosition, seat: int, move: int) -> None:
        p.emit(events.COST_RENEWED if p.round else events.COST_DEALT, len(p.costs), move - moves.COST)
        p.costs.append(move - moves.COST)
        if len(p.costs) < len(p.tables.costs[p.players]):
            p.push(self)


def costs_left(p: ChichenPosition) -> list[int]:
    """By cost: how many markers are not yet dealt."""
    left = p.tables.cost_markers[p.players][:]
    for cost in p.costs:
        left[cost] -= 1
    return left


# ---- I: turn order, and the end --------------------------------------------------------------------------


class TurnOrder(Task[ChichenPosition]):
    """CI-12.4: highest favor space first, inside a stack from top to bottom."""

    id = "TurnOrder"
    rule = "CI-12.4"

    def run(self, p: ChichenPosition) -> None:
        p.order = p.favor[::-1]
        for number in range(p.players):
            p.emit(events.TURN_ORDER, p.order[number], number + 1)


class EndGame(Task[ChichenPosition]):
    """CI-14.8: face-down ruins of controlled tiles are shown."""

    id = "EndGame"
    rule = "CI-14.8"

    def run(self, p: ChichenPosition) -> None:
        p.push(TELL_WINNER)
        for seat in range(p.players):
            for tile in units.bits(hooks.controlled(p, seat) & p.tables.of_kind[names.RUIN]):
                p.push(takeover.ShowRuin(tile))


class TellWinner(Task[ChichenPosition]):
    """CI-14.12"""

    id = "TellWinner"
    rule = "CI-14.12"

    def run(self, p: ChichenPosition) -> None:
        if p.event_log is not None:
            card_events.points(p)
            p.emit(events.OVER, p.scores().winners()[0])


BEGIN_ROUND: Final = BeginRound()
END_ROUND: Final = EndRound()
CHECK_TASK: Final = CheckTask()
JUDGE_TASK: Final = JudgeTask()
NEW_COSTS: Final = NewCosts()
DEAL_COSTS: Final = DealCosts()
DEAL_COST: Final = DealCost()
TURN_ORDER: Final = TurnOrder()
END_GAME: Final = EndGame()
TELL_WINNER: Final = TellWinner()
