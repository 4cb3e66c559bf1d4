"""Turns (TZ-3.2, TZ-3.3)."""

from __future__ import annotations

from typing import Final

from ...kernel.agenda import Decision, Task
from ...kernel.seats import NOBODY
from . import ages, begging, events, moves, reasons, starting_player, worker_pickup, worker_placement
from .position import TzolkinPosition


class BeginTurn(Task[TzolkinPosition]):
    """TZ-3.2: begins a turn, in which the player may beg, places or picks up workers, and ends the turn."""

    id = "BeginTurn"
    rule = "TZ-3.2"

    def run(self, p: TzolkinPosition) -> None:
        p.placed = 0
        p.picked = 0
        p.emit(events.TURN, p.turn)
        p.then(CHOOSE_MODE, END_TURN)
        if begging.may_beg(p):
            p.push(begging.BEG)


class ChooseMode(Decision[TzolkinPosition]):
    """TZ-D3: the player chooses whether to place workers or to pick workers up."""

    id = "ChooseMode"
    rule = "TZ-D3"
    number_names = ("hand", "on_wheels", "corn")

    def candidates(self, p: TzolkinPosition, seat: int) -> list[int]:
        return MODES

    def illegal_reason(self, p: TzolkinPosition, seat: int, move: int) -> int:
        """TZ-3.3, TZ-4.4: a player who can neither pay for a placement nor pick up workers places one worker
        by mercy.
        """
        if move == moves.PICKING:
            return 0 if p.on_wheels(seat) > 0 else reasons.NO_WORKER_ON_WHEELS
        if p.seats[seat].hand == 0:
            return reasons.NO_WORKER_IN_HAND
        if worker_placement.can_place(p, seat) or p.on_wheels(seat) == 0:
            return 0
        return reasons.NO_PAYABLE_SPACE

    def take(self, p: TzolkinPosition, seat: int, move: int) -> None:
        if move == moves.PICKING:
            p.push(worker_pickup.PICK_WORKER)
        elif worker_placement.can_place(p, seat):
            p.push(worker_placement.PLACE_WORKER)
        else:
            p.push(worker_placement.MERCY)

    def numbers(self, p: TzolkinPosition, seat: int) -> list[int]:
        """Returns the number of workers in hand and on the wheels, and the corn."""
        return [p.seats[seat].hand, p.on_wheels(seat), p.seats[seat].corn]

    def reason_numbers(self, p: TzolkinPosition, seat: int, move: int, reason: int) -> list[int]:
        if reason == reasons.NO_PAYABLE_SPACE:
            return [worker_placement.cheapest(p), p.seats[seat].corn]
        return []


MODES: Final = [moves.PLACING, moves.PICKING]


class EndTurn(Task[TzolkinPosition]):
    """TZ-3.2: refills the display and then collects the corn for the starting-player space."""

    id = "EndTurn"
    rule = "TZ-3.2"

    def run(self, p: TzolkinPosition) -> None:
        p.push(NEXT_TURN)
        ages.refill(p, events.REFILLED)


class NextTurn(Task[TzolkinPosition]):
    """TZ-3.1: begins the turn of the next player clockwise."""

    id = "NextTurn"
    rule = "TZ-3.1"

    def run(self, p: TzolkinPosition) -> None:
        starting_player.collect(p)
        p.turns += 1
        if p.turns < p.players:
            p.turn = (p.turn + 1) % p.players
            p.push(BEGIN_TURN)


BEGIN_TURN: Final = BeginTurn()
CHOOSE_MODE: Final = ChooseMode()
END_TURN: Final = EndTurn()
NEXT_TURN: Final = NextTurn()


def whose(p: TzolkinPosition) -> int:
    """TZ-3.1: returns the seat whose turn it is, or NOBODY between rounds."""
    lasts = any(isinstance(step, (EndTurn, NextTurn)) for step in p.agenda)
    return p.turn if lasts else NOBODY
