"""Decides whether an army that enters a neutral or enemy area has to fight (AZ-12.27, AZ-12.28)."""

from __future__ import annotations

from typing import Final

from ....kernel.agenda import Task
from ....kernel.vocabulary import NO, YES
from .. import events, names
from ..battle import conquest, course, reserve
from ..common import board
from ..common.seat_decision import SeatDecision
from ..position import AztecaPosition


class ResolveEntry(Task[AztecaPosition]):
    """AZ-12.27: decides whether an army that has entered a neutral or enemy area has to fight."""

    id = "Contest"
    rule = "AZ-12.27"

    def run(self, p: AztecaPosition) -> None:
        march = p.current_march
        area = p.army_area(march.seat, march.army)
        if march.over or area == names.NOBODY:
            return
        owner = p.owner[area]
        armies = 0 if owner == names.NOBODY else board.armies_in(p, area, owner)
        if owner == names.NOBODY or armies:
            course.begin_battle(p, area, march.came_from, march.seat, march.army, owner, armies, 0, 0)
        elif reserve.may_call_reserve(p, area, owner):
            p.push(Defend(owner))
        else:
            take_without_battle(p)


class Defend(SeatDecision):
    """AZ-D29, AZ-12.28: the owner decides whether the Reserve defends. If so, at least one of its units must
    fight.
    """

    id = "Defend"
    rule = "AZ-12.28"
    number_names = ("other_seat", "army", "area")
    window = "defend"

    def candidates(self, p: AztecaPosition, seat: int) -> list[int]:
        return [NO, YES]

    def numbers(self, p: AztecaPosition, seat: int) -> list[int]:
        march = p.current_march
        return [march.seat, march.army, p.army_area(march.seat, march.army)]

    def take(self, p: AztecaPosition, seat: int, move: int) -> None:
        march = p.current_march
        p.emit(events.RESERVE_ANSWER, seat, int(move == YES))
        if move == YES:
            area = p.army_area(march.seat, march.army)
            course.begin_battle(p, area, march.came_from, march.seat, march.army, seat, 0, 0, 1)
        else:
            take_without_battle(p)


def take_without_battle(p: AztecaPosition) -> None:
    """AZ-12.28: takes the area without a battle."""
    march = p.current_march
    march.fresh = 1
    march.over = 1
    area = p.army_area(march.seat, march.army)
    conquest.conquer(p, area, march.seat, march.army, march.came_from, march.last_land)


RESOLVE_ENTRY: Final = ResolveEntry()
