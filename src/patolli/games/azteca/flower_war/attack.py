"""An army has entered a neutral or enemy area: is there a battle (AZ-12.27, AZ-12.28)?"""

from __future__ import annotations

from typing import Final

from ....kernel.agenda import Decision, Task
from ....kernel.vocabulary import NO, YES
from .. import events, names
from ..battle import conquest, course, reserve
from ..general import board
from ..position import AztecaPosition


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
            course.begin(p, area, march.came_from, march.seat, march.army, owner, armies, 0, 0)
        elif reserve.may_call_reserve(p, area, owner):
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
            course.begin(p, area, march.came_from, march.seat, march.army, seat, 0, 0, 1)
        else:
            walk_in(p)


def walk_in(p: AztecaPosition) -> None:
    """AZ-12.28: taken without battle."""
    march = p.march[0]
    march.fresh = 1
    march.over = 1
    area = p.army_area(march.seat, march.army)
    conquest.win(p, area, march.seat, march.army, march.came_from, march.last_land)


CONTEST: Final = Contest()
