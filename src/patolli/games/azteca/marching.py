"""Movement (AZ-12.6 to AZ-12.10), with Flood (AZ-16.13)."""

from __future__ import annotations

from typing import Final

from ...kernel.agenda import Decision, Step, Task
from ...kernel.vocabulary import PASS, STOP
from . import (
    board,
    conquest,
    distribution,
    events,
    hand_cards,
    interception,
    moves,
    names,
    permission,
    reasons,
)
from .hand_cards import CardChoice, CardWindow
from .owning import with_one
from .position import AztecaPosition


class Stride(Task[AztecaPosition]):
    """AZ-12.6: up to three areas; an empty army cannot move (AZ-12.2)."""

    id = "Stride"
    rule = "AZ-12.6"

    def run(self, p: AztecaPosition) -> None:
        march = p.march[0]
        if march.over or p.army_area(march.seat, march.army) == names.NOBODY:
            return
        if march.steps < p.tables.march_limit and p.box_of(march.seat, march.army).size > 0:
            p.turn = march.seat
            p.push(NEXT_AREA)


class NextArea(Decision[AztecaPosition]):
    """AZ-D23: the next area, or stop; at sea there is no stopping."""

    id = "NextArea"
    rule = "AZ-12.6"

    def candidates(self, p: AztecaPosition, seat: int) -> list[int]:
        here = p.army_area(seat, p.march[0].army)
        found = [moves.GO + area for area in p.tables.neighbours[here]]
        found.append(STOP)
        return found

    def illegal_reason(self, p: AztecaPosition, seat: int, move: int) -> int:
        march = p.march[0]
        here = p.army_area(seat, march.army)
        if move == STOP:
            return reasons.NOT_AT_SEA if board.is_sea(here) else 0
        area = move - moves.GO
        if board.border(p, here, area) == names.NO_BORDER:
            return reasons.NO_RIGHT_OF_WAY
        if board.is_sea(area):
            if not board.may_sail(p, area, seat):
                return reasons.NO_RIGHT_OF_WAY
            if march.steps + 1 >= p.tables.march_limit:
                return reasons.NO_LAND_LEFT
            if march.refused >> (area - names.LAND) & 1:
                return reasons.WAS_REFUSED
        return 0

    def reason_numbers(self, p: AztecaPosition, seat: int, move: int, reason: int) -> list[int]:
        return [] if reason == reasons.NOT_AT_SEA else [move - moves.GO]

    def numbers(self, p: AztecaPosition, seat: int) -> list[int]:
        march = p.march[0]
        return [march.army, p.army_area(seat, march.army), p.tables.march_limit - march.steps]

    def default(self, p: AztecaPosition, seat: int) -> int:
        offered = p.offer(seat)
        return STOP if STOP in offered else offered[0]

    def take(self, p: AztecaPosition, seat: int, move: int) -> None:
        march = p.march[0]
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
        if floodable(p, here, area):
            p.push(FloodWindow(p.first, names.EVERY_SEAT & ~(1 << seat)))


def floodable(p: AztecaPosition, here: int, area: int) -> bool:
    """AZ-16.13: across swamp, chinampas or a dike, or into a lake."""
    terrain = board.border(p, here, area)
    return board.is_sea(area) or terrain in (names.SWAMP, names.CHINAMPAS, names.DIKE)


class FloodWindow(CardWindow):
    """AZ-D24: the others are asked when the step is announced."""

    id = "FloodWindow"
    rule = "AZ-16.13"
    once = True

    def may(self, p: AztecaPosition, seat: int) -> bool:
        return not p.march[0].over

    def decision(self) -> CardChoice:
        return FLOOD

    def again(self, first: int, left: int) -> Step[AztecaPosition]:
        return FloodWindow(first, left)

    def act(self, p: AztecaPosition, seat: int, answer: list[int]) -> None:
        march = p.march[0]
        here = p.army_area(march.seat, march.army)
        area = march.announced
        hand_cards.play(p, seat, names.FLOOD)
        p.emit(events.FLOODED, seat, area)
        if board.border(p, here, area) == names.DIKE:
            site = board.dike_between(p, here, area)
            p.dikes = with_one(p.dikes, site, 0)
            p.emit(events.DIKE_DESTROYED, site)
        halt(p)


class PlayFlood(CardChoice):
    id = "PlayFlood"
    rule = "AZ-16.13"
    window = "flood"

    def cards(self) -> list[int]:
        return FLOODS

    def candidates(self, p: AztecaPosition, seat: int) -> list[int]:
        return [PASS, moves.FLOOD]

    def illegal_reason(self, p: AztecaPosition, seat: int, move: int) -> int:
        return 0 if move == PASS else hand_cards.bar(p, seat, names.FLOOD)

    def numbers(self, p: AztecaPosition, seat: int) -> list[int]:
        return [p.march[0].seat, p.march[0].army]

    def reason_numbers(self, p: AztecaPosition, seat: int, move: int, reason: int) -> list[int]:
        return [names.FLOOD]


def halt(p: AztecaPosition) -> None:
    """AZ-12.10: the activation ends without a further window; from a lake the army goes back to land."""
    march = p.march[0]
    march.over = 1
    march.silent = 1
    if board.is_sea(p.army_area(march.seat, march.army)):
        p.army_at[march.seat * names.ARMIES + march.army] = march.last_land
        p.emit(events.WENT_BACK, march.seat, march.army, march.last_land)


class AskPassage(Task[AztecaPosition]):
    """AZ-12.7, AZ-11.12: another player controls the lake."""

    id = "AskPassage"
    rule = "AZ-12.7"
    area: int

    def __init__(self, area: int) -> None:
        self.area = area

    def run(self, p: AztecaPosition) -> None:
        if not p.march[0].over:
            p.push(Passage(self.area))
            permission.ask(p, p.march[0].seat, self.area, names.FOR_MARCH)


class Passage(Task[AztecaPosition]):
    """AZ-12.10: refused at sea the army goes back; on land another way may be chosen."""

    id = "Passage"
    rule = "AZ-12.10"
    area: int

    def __init__(self, area: int) -> None:
        self.area = area

    def run(self, p: AztecaPosition) -> None:
        march = p.march[0]
        if p.granted:
            return
        if board.is_sea(p.army_area(march.seat, march.army)):
            halt(p)
        else:
            march.refused |= 1 << (self.area - names.LAND)


class Enter(Task[AztecaPosition]):
    """AZ-12.8: what follows depends on whose area it is."""

    id = "Enter"
    rule = "AZ-12.8"
    area: int

    def __init__(self, area: int) -> None:
        self.area = area

    def run(self, p: AztecaPosition) -> None:
        march = p.march[0]
        if march.over:
            return
        if board.is_sea(self.area) and march.refused >> (self.area - names.LAND) & 1:
            p.push(STRIDE)
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
            p.push(STRIDE)
            if not board.is_sea(self.area):
                p.push(distribution.REORGANISE)
        else:
            p.push(conquest.CONTEST)
        interception.open_window(p)


STRIDE: Final = Stride()
NEXT_AREA: Final = NextArea()
FLOOD: Final = PlayFlood()
FLOODS: Final = [names.FLOOD]
