"""Movement (AZ-12.6 to AZ-12.10)."""

from __future__ import annotations

from typing import Final

from ....kernel.agenda import Decision, Task
from ....kernel.vocabulary import STOP
from .. import events, moves, names, reasons
from ..common import board
from ..lakes import permission
from ..position import AztecaPosition
from . import attack, flood, interception, reorganisation


class AskNextStep(Task[AztecaPosition]):
    """AZ-12.6: an army moves through up to three areas. Armies without units cannot move (AZ-12.2)."""

    id = "Stride"
    rule = "AZ-12.6"

    def run(self, p: AztecaPosition) -> None:
        march = p.current_march
        if march.over or p.army_area(march.seat, march.army) == names.NOBODY:
            return
        if march.steps < p.tables.march_limit and p.box_of(march.seat, march.army).size > 0:
            p.turn = march.seat
            p.push(NEXT_AREA)


class NextArea(Decision[AztecaPosition]):
    """AZ-D23: the player chooses the next area or stops. Armies cannot stop at sea."""

    id = "NextArea"
    rule = "AZ-12.6"
    number_names = ("army", "area", "steps")

    def candidates(self, p: AztecaPosition, seat: int) -> list[int]:
        here = p.army_area(seat, p.current_march.army)
        found = [moves.GO + area for area in p.tables.neighbours[here]]
        found.append(STOP)
        return found

    def illegal_reason(self, p: AztecaPosition, seat: int, move: int) -> int:
        march = p.current_march
        here = p.army_area(seat, march.army)
        if move == STOP:
            return reasons.NOT_AT_SEA if board.is_sea(here) else 0
        area = move - moves.GO
        if board.border(p, here, area) == names.NO_BORDER:
            return reasons.NO_DIKE
        if board.is_sea(area):
            if not board.may_sail(p, area, seat):
                return reasons.NO_RIGHT_OF_WAY
            if march.steps + 1 >= p.tables.march_limit:
                return reasons.NO_LAND_LEFT
            if march.refused >> (area - names.LAND) & 1:
                return reasons.WAS_REFUSED
        return 0

    def explain_absent(self, p: AztecaPosition, seat: int, move: int) -> int:
        return reasons.NOT_ADJACENT if moves.GO <= move < moves.GO + names.AREAS else 0

    def reason_numbers(self, p: AztecaPosition, seat: int, move: int, reason: int) -> list[int]:
        return [] if reason == reasons.NOT_AT_SEA else [move - moves.GO]

    def numbers(self, p: AztecaPosition, seat: int) -> list[int]:
        march = p.current_march
        return [march.army, p.army_area(seat, march.army), p.tables.march_limit - march.steps]

    def default(self, p: AztecaPosition, seat: int) -> int:
        offered = p.offer(seat)
        return STOP if STOP in offered else offered[0]

    def take(self, p: AztecaPosition, seat: int, move: int) -> None:
        march = p.current_march
        here = p.army_area(seat, march.army)
        if move == STOP:
            p.emit(events.STOPPED, seat, march.army, here)
            return
        area = move - moves.GO
        march.announced = area
        p.emit(events.ANNOUNCED, seat, march.army, area)
        p.push(Enter(area))
        if board.is_sea(area) and board.needs_permission(p, area, seat):
            p.push(AskPassage(area))
        if flood.can_be_flooded(p, here, area):
            p.push(flood.FloodWindow(p.first, names.EVERY_SEAT & ~(1 << seat)))


class AskPassage(Task[AztecaPosition]):
    """AZ-12.7, AZ-11.12: asks for permission to use a lake that another player controls."""

    id = "AskPassage"
    rule = "AZ-12.7"
    area: int

    def __init__(self, area: int) -> None:
        self.area = area

    def run(self, p: AztecaPosition) -> None:
        if not p.current_march.over:
            p.push(Passage(self.area))
            permission.ask(p, p.current_march.seat, self.area, names.FOR_MARCH)


class Passage(Task[AztecaPosition]):
    """AZ-12.10: after a refusal, an army at sea goes back, whereas an army on land can choose another way."""

    id = "Passage"
    rule = "AZ-12.10"
    area: int

    def __init__(self, area: int) -> None:
        self.area = area

    def run(self, p: AztecaPosition) -> None:
        march = p.current_march
        if p.granted:
            return
        if board.is_sea(p.army_area(march.seat, march.army)):
            flood.halt(p)
        else:
            march.refused |= 1 << (self.area - names.LAND)


class Enter(Task[AztecaPosition]):
    """AZ-12.8: enters the area. What happens next depends on the area's owner."""

    id = "Enter"
    rule = "AZ-12.8"
    area: int

    def __init__(self, area: int) -> None:
        self.area = area

    def run(self, p: AztecaPosition) -> None:
        march = p.current_march
        if march.over:
            return
        if board.is_sea(self.area) and march.refused >> (self.area - names.LAND) & 1:
            p.push(ASK_NEXT_STEP)
            return
        here = p.army_area(march.seat, march.army)
        march.came_from = here
        if not board.is_sea(here):
            march.last_land = here
        p.army_at[march.seat * names.ARMIES + march.army] = self.area
        march.steps += 1
        march.moved = 1
        p.emit(events.ENTERED, march.seat, march.army, self.area)
        if board.is_sea(self.area) or p.owner[self.area] == march.seat:
            p.push(ASK_NEXT_STEP)
            if not board.is_sea(self.area):
                p.push(reorganisation.REORGANISE)
        else:
            p.push(attack.RESOLVE_ENTRY)
        interception.open_window(p)


ASK_NEXT_STEP: Final = AskNextStep()
NEXT_AREA: Final = NextArea()
