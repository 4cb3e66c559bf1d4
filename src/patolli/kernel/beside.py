"""Whether what a seat may do beside its question could open a further answer to it."""

from __future__ import annotations

from typing import Final

from .chance import Dice
from .position import TRUTH, Position
from .seats import CHANCE

MOST_TRIES: Final = 300
"""The number of moves that are tried; a seat with more to do beside a question is asked."""


class Way:
    """Something done beside a question: where it led, the last aside, and which were offered before it."""

    position: Position
    last: int
    offered: list[int]

    def __init__(self, position: Position, last: int, offered: list[int]) -> None:
        self.position = position
        self.last = last
        self.offered = offered

    def next_asides(self, seat: int) -> list[int]:
        """The order of asides makes no difference: a lower one follows only if the last one opened it."""
        found = self.position.opening_asides(seat)
        return [move for move in found if move >= self.last or move not in self.offered]


def may_open(p: Position, seat: int) -> bool:
    """Is there a way to do things beside the question after which it offers what it does not offer now?

    Every way is tried on copies: one aside after the other, each with every answer to what it asks itself and
    every outcome of what it draws.
    """
    asides = p.opening_asides(seat)
    if not asides:
        return False
    known = p.offer(seat)
    question = p.due()
    at = len(p.agenda) - 1
    start = p.copy() if p.viewer == TRUTH else p.fill(Dice(0))
    waiting = [Way(start, -1, asides)]
    tried = 0
    while waiting:
        way = waiting.pop()
        here = way.position
        if at >= len(here.agenda) or here.agenda[at] is not question:
            continue  # it has lapsed
        last, offered = way.last, way.offered
        if len(here.agenda) - 1 > at:
            asked = here.first_asked()
            if asked not in (seat, CHANCE):
                return True
            moves = here.options(asked)
        else:
            for move in question.options(here, seat):
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
