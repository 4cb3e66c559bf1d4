"""Whose area it becomes (AZ-12.27, AZ-12.28, AZ-12.47 to AZ-12.51): cities founded, taken, plunder."""

from __future__ import annotations

from typing import Final

from ...kernel.agenda import Decision, Task
from ...kernel.seats import only
from ...kernel.vocabulary import NO, YES
from . import battle, board, events, names, sacrifice
from .owning import with_one
from .position import AztecaPosition


class Contest(Task[AztecaPosition]):
    """AZ-12.27: an army has entered a neutral or enemy area; is there a battle?"""

    id = "Contest"
    rule = "AZ-12.27"

    def run(self, p: AztecaPosition) -> None:
        march = p.march[0]
        area = p.army_area(march.seat, march.army)
        if march.over or area == names.NOBODY:
            return
        owner = p.owner[area]
        armies = 0 if owner == names.NOBODY else board.armies_in(p, area, owner)
        if owner == names.NOBODY or armies:
            battle.begin(p, area, march.came_from, march.seat, march.army, owner, armies, 0, 0)
        elif battle.may_call_reserve(p, area, owner):
            p.push(Defend(owner))
        else:
            walk_in(p)


class Defend(Decision[AztecaPosition]):
    """AZ-D29, AZ-12.28: the owner says whether he defends with the Reserve; yes binds him to a unit."""

    id = "Defend"
    rule = "AZ-12.28"
    window = "defend"
    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def who(self, p: AztecaPosition) -> int:
        return self.seat

    def candidates(self, p: AztecaPosition, seat: int) -> list[int]:
        return [NO, YES]

    def numbers(self, p: AztecaPosition, seat: int) -> list[int]:
        march = p.march[0]
        return [march.seat, march.army, p.army_area(march.seat, march.army)]

    def take(self, p: AztecaPosition, seat: int, move: int) -> None:
        march = p.march[0]
        p.emit(events.RESERVE_ANSWER, seat, int(move == YES))
        if move == YES:
            area = p.army_area(march.seat, march.army)
            battle.begin(p, area, march.came_from, march.seat, march.army, seat, 0, 0, 1)
        else:
            walk_in(p)


def walk_in(p: AztecaPosition) -> None:
    """AZ-12.28: taken without battle."""
    march = p.march[0]
    march.fresh = 1
    march.over = 1
    area = p.army_area(march.seat, march.army)
    win(p, area, march.seat, march.army, march.came_from, march.last_land)


def win(p: AztecaPosition, area: int, seat: int, army: int, came_from: int, last_land: int) -> None:
    """AZ-12.47: a city is always taken over unassimilated; AZ-12.49: a capital is plundered."""
    owner = p.owner[area]
    if owner == names.NOBODY:
        p.owner = with_one(p.owner, area, seat)
        p.emit(events.CITY_FOUNDED, seat, area)
    elif board.is_capital(p, area):
        plunder(p, seat, owner)
        back = last_land if board.is_sea(came_from) else came_from
        p.army_at[seat * names.ARMIES + army] = back
        p.emit(events.WITHDREW, seat, army, back)
    else:
        p.owner = with_one(p.owner, area, seat)
        p.assimilated = with_one(p.assimilated, area, 0)
        p.emit(events.CITY_TAKEN, seat, owner, area)


def plunder(p: AztecaPosition, seat: int, other: int) -> None:
    """AZ-12.49: half of the points, rounded down, and all tribute; only the two learn how many points."""
    half = p.sp[other].value() // 2
    p.barrier += 1
    sacrifice.plunder(p, seat, other, half)
    t = p.tribute[other]
    p.tribute[other] = 0
    p.tribute[seat] += t
    p.emit(events.PLUNDERED, seat, other, t)
    p.emit_to(only(seat) | only(other), events.PLUNDERED_SP, seat, other, half)


CONTEST: Final = Contest()
