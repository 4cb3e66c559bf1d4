"""The calendar (TE-14.1, TE-14.2), on which the white disc moves towards the black one."""

from __future__ import annotations

from typing import Final

from ....kernel.agenda import Task
from .. import events
from ..position import APART, EXTRA, MET, TeotihuacanPosition


class CalendarStep(Task[TeotihuacanPosition]):
    """TE-10.3: advances the calendar after a worker has ascended."""

    id = "CalendarStep"
    rule = "TE-14.1"

    def run(self, p: TeotihuacanPosition) -> None:
        advance(p)
        if p.white == p.black and p.discs == APART:
            meet(p, MET)


def advance(p: TeotihuacanPosition) -> None:
    """TE-14.1: moves the white disc by one space, but never past the black disc."""
    if p.white < p.black:
        p.white += 1
        p.emit(events.WHITE_DISC, p.white, p.black)


def meet(p: TeotihuacanPosition, discs: int) -> None:
    p.discs = discs
    p.emit(events.DISCS_MET, p.white)


def complete_pyramid(p: TeotihuacanPosition) -> None:
    """TE-15.1: moves the white disc directly to the black disc. The next eclipse is then the last one."""
    p.complete = True
    if p.discs == APART:
        p.white = p.black
        p.emit(events.WHITE_DISC, p.white, p.black)
        meet(p, MET)


def end_of_round(p: TeotihuacanPosition) -> bool:
    """TE-14.1, TE-14.2: moves the disc after the last turn of a round. Returns whether the eclipse is scored
    now.
    """
    if p.discs == EXTRA:
        return True
    if p.discs == APART:
        advance(p)
        if p.white < p.black:
            return False
        meet(p, EXTRA)
    p.discs = EXTRA
    p.emit(events.EXTRA_ROUND, p.eclipses + 1)
    return False


STEP: Final = CalendarStep()
