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
    """AZ-D21, AZ-12.4: the player chooses an army that has not been activated yet, or none. With a Diversion
    counter, any army can be chosen.
    """

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
        if move == moves.NO_MORE_MARCHES:
            return 0 if p.container[seat] + p.extra[seat] > 0 else reasons.LAST_COUNTER
        army = move - moves.ACTIVATE
        if p.army_area(seat, army) == names.NOBODY:
            return reasons.GENERAL_LOST
        if p.activated >> (seat * names.ARMIES + army) & 1 and not self.extra:
            return reasons.ALREADY_ACTIVATED
        return 0

    def reason_numbers(self, p: AztecaPosition, seat: int, move: int, reason: int) -> list[int]:
        return [] if reason == reasons.LAST_COUNTER else [move - moves.ACTIVATE]

    def numbers(self, p: AztecaPosition, seat: int) -> list[int]:
        return [self.extra]

    def take(self, p: AztecaPosition, seat: int, move: int) -> None:
        if move == PASS:
            p.emit(events.NOT_ACTIVATED, seat)
            return
        if move == moves.NO_MORE_MARCHES:
            p.container[seat] = 0
            p.extra[seat] = 0
            p.emit(events.MARCHES_NO_MORE, seat)
            return
        begin_march(p, seat, move - moves.ACTIVATE)
        p.then_all(steps(p))


def can_activate(p: AztecaPosition, seat: int, extra: int) -> bool:
    """AZ-12.4: returns whether there is an army that can be activated and that has soldiers or could get some
    in its area.
    """
    for army in range(names.ARMIES):
        if p.activated >> (seat * names.ARMIES + army) & 1 and not extra:
            continue
        if p.army_area(seat, army) != names.NOBODY and soldiers_at(p, seat, p.army_area(seat, army)) > 0:
            return True
    return False


def soldiers_at(p: AztecaPosition, seat: int, area: int) -> int:
    """Returns the number of soldiers in the seat's armies in an area, including the Reserve in the
    capital.
    """
    found = p.box_of(seat, names.RESERVE).size if area == p.capital[seat] else 0
    for army in range(names.ARMIES):
        if p.army_area(seat, army) == area:
            found += p.box_of(seat, army).size
    return found


def steps(p: AztecaPosition) -> list[Step[Any]]:
    """AZ-12.5: returns the steps of an activation."""
    return [
        SorcererWindow(p.first, names.EVERY_SEAT),
        raid.RAID_WINDOW,
        reorganisation.REORGANISE,
        movement.ASK_NEXT_STEP,
        LAST_WINDOW,
        END_ACTIVATION,
    ]


def begin_march(p: AztecaPosition, seat: int, army: int) -> None:
    """Begins the activation of an army in its current area."""
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
    """AZ-12.52: opens the last interception window, unless nothing has happened since the one before."""

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


ARMIES_OR_NONE: Final = [
    PASS,
    *(moves.ACTIVATE + army for army in range(names.ARMIES)),
    moves.NO_MORE_MARCHES,
]
LAST_WINDOW: Final = LastWindow()
END_ACTIVATION: Final = EndActivation()
