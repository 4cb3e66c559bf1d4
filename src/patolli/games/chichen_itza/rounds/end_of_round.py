"""The end of a round (CI-12), the rounds themselves (CI-3.1), and the end of the game."""

from __future__ import annotations

from typing import Final

from ....kernel.agenda import Task
from .. import events, moves, names
from ..action_phase import turn
from ..actions import god_display
from ..board import units
from ..cards import hooks
from ..combat import city_attack
from ..control import takeover
from ..position import Chance, ChichenPosition
from . import final_scoring, supply, tasks


class BeginRound(Task[ChichenPosition]):
    """CI-3.1: begins one of the six rounds, which consists of the supply phase, the action phase and the end
    of the round.
    """

    id = "BeginRound"
    rule = "CI-3.1"

    def run(self, p: ChichenPosition) -> None:
        p.round += 1
        p.turns = 0
        p.emit(events.ROUND, p.round)
        p.then(supply.Supply(supply.A, 0), turn.NEXT_TURN, END_ROUND)


class EndRound(Task[ChichenPosition]):
    """CI-3.1, CI-12.1 to CI-12.6: carries out steps G to J. After the last round, this is only steps
    G and I.
    """

    id = "EndRound"
    rule = "CI-12.1"

    def run(self, p: ChichenPosition) -> None:
        if p.round == names.ROUNDS:
            p.then(tasks.CHECK_TASK, city_attack.ATTACK_CITY, TURN_ORDER, END_GAME)
        else:
            p.then(god_display.SHOW_GODS, BEGIN_ROUND)
            p.then(tasks.CHECK_TASK, NEW_COSTS, city_attack.ATTACK_CITY, TURN_ORDER)


# ---- H: costs --------------------------------------------------------------------------------------------


class NewCosts(Task[ChichenPosition]):
    """CI-12.3: deals new cost markers and returns all action markers to their owners."""

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
    """CI-2.16: deals one cost marker to every row and column in use."""

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
        at, rows = len(p.costs), p.tables.action_rows[p.players]
        row, column = (at + 1, 0) if at < rows else (0, at - rows + 1)
        p.emit(events.COST_RENEWED if p.round else events.COST_DEALT, row, column, move - moves.COST)
        p.costs.append(move - moves.COST)
        if len(p.costs) < len(p.tables.costs[p.players]):
            p.push(self)


def costs_left(p: ChichenPosition) -> list[int]:
    """Returns the number of markers of each cost that have not been dealt yet."""
    left = p.tables.cost_markers[p.players][:]
    for cost in p.costs:
        left[cost] -= 1
    return left


# ---- Step I: the turn order, and the end of the game
# --------------------------------------------------------------------------


class TurnOrder(Task[ChichenPosition]):
    """CI-12.4: sets the turn order from the highest to the lowest favor space and, within a stack, from top
    to bottom.
    """

    id = "TurnOrder"
    rule = "CI-12.4"

    def run(self, p: ChichenPosition) -> None:
        p.order = p.favor[::-1]
        for number in range(p.players):
            p.emit(events.TURN_ORDER, p.order[number], number + 1)


class EndGame(Task[ChichenPosition]):
    """CI-14.8: reveals the face-down ruins on controlled tiles and ends the game."""

    id = "EndGame"
    rule = "CI-14.8"

    def run(self, p: ChichenPosition) -> None:
        p.push(NAME_WINNER)
        for seat in range(p.players):
            for tile in units.bits(hooks.controlled(p, seat) & p.tables.of_kind[names.RUIN]):
                p.push(takeover.ShowRuin(tile))


class NameWinner(Task[ChichenPosition]):
    """CI-14.12"""

    id = "TellWinner"
    rule = "CI-14.12"

    def run(self, p: ChichenPosition) -> None:
        if p.event_log is not None:
            final_scoring.emit_cards(p)
            p.emit(events.OVER, p.scores().winners()[0])


BEGIN_ROUND: Final = BeginRound()
END_ROUND: Final = EndRound()
NEW_COSTS: Final = NewCosts()
DEAL_COSTS: Final = DealCosts()
DEAL_COST: Final = DealCost()
TURN_ORDER: Final = TurnOrder()
END_GAME: Final = EndGame()
NAME_WINNER: Final = NameWinner()
