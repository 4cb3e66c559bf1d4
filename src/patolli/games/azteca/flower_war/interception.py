"""Interception (AZ-12.14 to AZ-12.21)."""

from __future__ import annotations

from typing import Final

from ....kernel.agenda import Decision, Task
from ....kernel.vocabulary import PASS
from .. import events, moves, names, reasons
from ..battle import course
from ..common import board
from ..lakes import permission
from ..position import AztecaPosition


def open_window(p: AztecaPosition) -> None:
    """AZ-12.20: opens an interception window. AZ-12.18: a Raid cannot be intercepted."""
    march = p.current_march
    march.intercepted = 0
    p.push(CLOSE_WINDOW)
    if not march.raid:
        p.push(AskInterception(1, p.army_area(march.seat, march.army)))


class CloseWindow(Task[AztecaPosition]):
    """AZ-12.52: records that nothing has happened since this window."""

    id = "CloseWindow"
    rule = "AZ-12.52"

    def run(self, p: AztecaPosition) -> None:
        p.current_march.fresh = 0


def illegal_reason(p: AztecaPosition, seat: int, army: int) -> int:
    """AZ-12.14 to AZ-12.17: returns the reason why this army cannot intercept, or 0."""
    march = p.current_march
    area = p.army_area(march.seat, march.army)
    start = p.army_area(seat, army)
    if start == names.NOBODY or p.box_of(seat, army).size == 0:
        return reasons.NO_ARMY_ADJACENT
    if board.border(p, start, area) == names.NO_BORDER:
        return reasons.NO_ARMY_ADJACENT
    if march.intercepted >> (seat * names.ARMIES + army) & 1:
        return reasons.HAS_INTERCEPTED
    if board.is_sea(area) and not board.may_sail(p, area, seat):
        return reasons.NO_RIGHT_OF_WAY
    return 0


class AskInterception(Task[AztecaPosition]):
    """AZ-12.20: asks all players with an eligible army, in player order from the active player."""

    id = "AskInterception"
    rule = "AZ-12.20"
    place: int
    area: int  # the area in which the activated army was when the window opened

    def __init__(self, place: int, area: int) -> None:
        self.place = place
        self.area = area

    def run(self, p: AztecaPosition) -> None:
        march = p.current_march
        if p.army_area(march.seat, march.army) != self.area:
            return
        for place in range(self.place, p.players):
            seat = (march.seat + place) % p.players
            for army in range(names.ARMIES):
                if illegal_reason(p, seat, army) == 0:
                    p.push(Intercept(place))
                    return


class Intercept(Decision[AztecaPosition]):
    """AZ-D25: the player intercepts the activated army with an adjacent army, or passes."""

    id = "Intercept"
    rule = "AZ-12.14"
    number_names = ("other_seat", "army", "area")
    window = "interception"
    place: int

    def __init__(self, place: int) -> None:
        self.place = place

    def who(self, p: AztecaPosition) -> int:
        return (p.current_march.seat + self.place) % p.players

    def candidates(self, p: AztecaPosition, seat: int) -> list[int]:
        return INTERCEPTIONS

    def illegal_reason(self, p: AztecaPosition, seat: int, move: int) -> int:
        return 0 if move == PASS else illegal_reason(p, seat, move - moves.INTERCEPT)

    def reason_numbers(self, p: AztecaPosition, seat: int, move: int, reason: int) -> list[int]:
        if reason == reasons.NO_RIGHT_OF_WAY:
            return [p.army_area(p.current_march.seat, p.current_march.army)]
        return [move - moves.INTERCEPT]

    def numbers(self, p: AztecaPosition, seat: int) -> list[int]:
        march = p.current_march
        return [march.seat, march.army, p.army_area(march.seat, march.army)]

    def take(self, p: AztecaPosition, seat: int, move: int) -> None:
        march = p.current_march
        area = p.army_area(march.seat, march.army)
        if move == PASS:
            p.push(AskInterception(self.place + 1, area))
            return
        army = move - moves.INTERCEPT
        march.intercepted |= 1 << (seat * names.ARMIES + army)
        p.emit(events.INTERCEPTS, seat, army, area)
        p.then(BeginInterception(seat, army), AskInterception(1, area))
        p.granted = 1
        if board.is_sea(area) and board.needs_permission(p, area, seat):
            permission.ask(p, seat, area, names.FOR_INTERCEPTION)


class BeginInterception(Task[AztecaPosition]):
    """AZ-12.16: in one of its owner's areas, the activated army is helped by all units that defend the area.
    Elsewhere, it fights alone.
    """

    id = "BeginInterception"
    rule = "AZ-12.16"
    seat: int
    army: int

    def __init__(self, seat: int, army: int) -> None:
        self.seat = seat
        self.army = army

    def run(self, p: AztecaPosition) -> None:
        if not p.granted:
            return
        march = p.current_march
        area = p.army_area(march.seat, march.army)
        start = p.army_area(self.seat, self.army)
        p.army_at[self.seat * names.ARMIES + self.army] = area
        armies = 1 << march.army
        if not board.is_sea(area) and p.owner[area] == march.seat:
            armies = board.armies_in(p, area, march.seat)
        course.begin_battle(p, area, start, self.seat, self.army, march.seat, armies, 1, 0)


INTERCEPTIONS: Final = [PASS, *(moves.INTERCEPT + army for army in range(names.ARMIES))]
CLOSE_WINDOW: Final = CloseWindow()
