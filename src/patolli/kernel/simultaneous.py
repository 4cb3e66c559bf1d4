"""Simultaneous rounds: every seat answers its own questions, hidden until all have answered."""

from __future__ import annotations

from typing import Any

from .agenda import Decision, Frame, P, Step, Task, draft
from .errors import HiddenValue, IllegalMove
from .native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class SimultaneousRound(Task[P]):
    """A round in which seats answer at once and unseen; then all answers are opened together."""

    def desks(self, p: P) -> list[list[Step[Any]]]:
        """The decisions of each seat, a stack; an empty list for a seat that is not asked."""
        raise NotImplementedError

    def unseal(self, p: P, answers: list[list[int]]) -> None:
        """All are in."""
        raise NotImplementedError

    def run(self, p: P) -> None:
        if p.drafts:
            for d in p.drafts:
                if d.hidden:
                    raise HiddenValue
            answers = [d.moves for d in p.drafts]
            p.drafts = []
            p.barrier += 1
            self.unseal(p, answers)
            return
        desks = self.desks(p)
        for desk in desks:
            if desk:
                p.barrier += 1
                p.drafts = [draft(one) for one in desks]
                p.agenda.append(self)
                return
        self.unseal(p, [[] for _ in desks])


@mypyc_attr(allow_interpreted_subclasses=True)
class Window(SimultaneousRound[P]):
    """A chance to react, put to every seat that might, as far as all others know; again while one acts."""

    def seats(self, p: P) -> list[int]:
        """Who might react, from what everybody knows, in the rulebook's order."""
        raise NotImplementedError

    def decision(self) -> Decision[P]:
        raise NotImplementedError

    def react(self, p: P, seat: int, answer: list[int]) -> bool:
        """Resolve one seat's answer: did it act?"""
        raise NotImplementedError

    def desks(self, p: P) -> list[list[Step[Any]]]:
        asked = self.seats(p)
        return [[self.decision()] if seat in asked else [] for seat in range(p.players)]

    def unseal(self, p: P, answers: list[list[int]]) -> None:
        below = len(p.agenda)
        acted = False
        for seat in self.seats(p):
            if answers[seat] and self.react(p, seat, answers[seat]):
                acted = True
        if acted:
            p.agenda.insert(below, self)


def take_back(p: Frame, seat: int) -> None:
    """Take the last answer of an open draft back."""
    if not 0 <= seat < len(p.drafts) or not p.drafts[seat].moves:
        raise IllegalMove(f"seat {seat} has no sealed answer to take back")
    sealed = p.drafts[seat]
    moves = sealed.moves[:-1]
    sealed.desk = sealed.opening[:]
    sealed.moves = []
    p.forget()
    for move in moves:
        p.answer(seat, move)
