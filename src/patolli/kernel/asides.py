"""Finds out whether asides (optional additional actions) could give a seat another legal answer."""

from __future__ import annotations

from typing import Final

from .chance import Rng
from .position import TRUTH, Position
from .seats import CHANCE

MOST_TRIES: Final = 300
"""The maximum number of moves to try. If more would be needed, the seat is asked."""


class Way:
    """A sequence of asides that has been tried: the resulting position, the last aside, and the asides that
    were legal before it.
    """

    position: Position
    last: int
    offered: list[int]

    def __init__(self, position: Position, last: int, offered: list[int]) -> None:
        self.position = position
        self.last = last
        self.offered = offered

    def next_asides(self, seat: int) -> list[int]:
        """Returns the asides to try next.

        To skip other orders of the same asides, an aside with a lower number than the last one is tried only
        if it has just become legal.
        """
        found = self.position.opening_asides(seat)
        return [move for move in found if move >= self.last or move not in self.offered]


def may_open(p: Position, seat: int) -> bool:
    """Returns whether asides could make another answer to the question legal.

    Every sequence of asides is tried on copies of the position, with all answers to the questions in between
    and all outcomes of draws.
    """
    asides = p.opening_asides(seat)
    if not asides:
        return False
    known = p.offer(seat)
    question = p.due()
    at = len(p.agenda) - 1
    start = p.copy() if p.viewer == TRUTH else p.determinize(Rng(0))
    waiting = [Way(start, -1, asides)]
    tried = 0
    while waiting:
        way = waiting.pop()
        here = way.position
        if at >= len(here.agenda) or here.agenda[at] is not question:
            continue  # an aside has removed the question
        last, offered = way.last, way.offered
        if len(here.agenda) - 1 > at:
            asked = here.first_asked()
            if asked not in (seat, CHANCE):
                return True
            moves = here.legal_moves(asked)
        else:
            for move in question.legal_moves(here, seat):
                if move not in known:
                    return True
            asked = seat
            moves = way.next_asides(seat)
            offered = here.opening_asides(seat)
        for move in moves:
            tried += 1
            if tried > MOST_TRIES:
                return True
            there = here.copy()
            there.play(asked, move)
            waiting.append(Way(there, move if offered is not way.offered else last, offered))
    return False
