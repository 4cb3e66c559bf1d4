"""The activation of an army, step by step (AZ-12.4, AZ-12.5)."""

from __future__ import annotations

from typing import Any, Final

from ....kernel.agenda import Decision, Step, Task
from ....kernel.vocabulary import PASS
from .. import events, moves, names, reasons
from ..cards.sorcerer import SorcererWindow
from ..position import AztecaPosition, March
from . import interception, movement, raid, reorganisation


class Activate(Decision[AztecaPosition]):
    """AZ-D21, AZ-12.4: any own army not yet activated, or none; a Diversion counter overrides that."""

    id = "Activate"
    rule = "AZ-12.4"
    number_names = ("extra",)
    extra: int

    def __init__(self, extra: int) -> None:
        self.extra = extra

    def candidates(self, p: AztecaPosition, seat: int) -> list[int]:
        return ARMIES_OR_NONE

    def illegal_reason(self, p: AztecaPosition, seat: int, move: int) -> int:
        if move == PASS:
            return 0
        army = move - moves.ACTIVATE
        if p.army_area(seat, army) == names.NOBODY:
            return reasons.GENERAL_LOST
        if p.activated >> (seat * names.ARMIES + army) & 1 and not self.extra:
            return reasons.ALREADY_ACTIVATED
        return 0

    def reason_numbers(self, p: AztecaPosition, seat: int, move: int, reason: int) -> list[int]:
        return [move - moves.ACTIVATE]

    def numbers(self, p: AztecaPosition, seat: int) -> list[int]:
        return [self.extra]

    def take(self, p: AztecaPosition, seat: int, move: int) -> None:
        if move == PASS:
            p.emit(events.NOT_ACTIVATED, seat)
            return
        begin_march(p, seat, move - moves.ACTIVATE)
        p.then_all(steps(p))


def steps(p: AztecaPosition) -> list[Step[Any]]:
    """AZ-12.5: the states of an activation."""
    return [
        SorcererWindow(p.first, names.EVERY_SEAT),
        raid.RAID_WINDOW,
        reorganisation.REORGANISE,
        movement.ASK_NEXT_STEP,
        LAST_WINDOW,
        END_ACTIVATION,
    ]


def begin_march(p: AztecaPosition, seat: int, army: int) -> None:
    """The army is activated where it is."""
    p.activated |= 1 << (seat * names.ARMIES + army)
    march = March()
    march.seat = seat
    march.army = army
    march.start = p.army_area(seat, army)
    march.steps = 0
    march.raid = 0
    march.announced = march.start
    march.came_from = march.start
    march.last_land = march.start
    march.moved = 0
    march.fresh = 0
    march.over = 0
    march.silent = 0
    march.fought = 0
    march.intercepted = 0
    march.refused = 0
    p.march = [march]
    p.emit(events.ACTIVATED, seat, army, march.start)


class LastWindow(Task[AztecaPosition]):
    """AZ-12.52: the last window, unless nothing has happened since the one before."""

    id = "LastWindow"
    rule = "AZ-12.52"

    def run(self, p: AztecaPosition) -> None:
        march = p.current_march
        p.push(raid.RAID_RETURN)
        if march.moved and march.fresh and not march.silent and raid.marching_army_exists(p):
            interception.open_window(p)


class EndActivation(Task[AztecaPosition]):
    id = "EndActivation"
    rule = "AZ-12.5"

    def run(self, p: AztecaPosition) -> None:
        p.emit(events.ACTIVATION_OVER, p.current_march.seat, p.current_march.army)
        p.march = []


ARMIES_OR_NONE: Final = [PASS, *(moves.ACTIVATE + army for army in range(names.ARMIES))]
LAST_WINDOW: Final = LastWindow()
END_ACTIVATION: Final = EndActivation()
