"""Simultaneous rounds, in which the answers stay hidden until all seats have answered."""

from __future__ import annotations

from typing import Any

from .agenda import Decision, Frame, P, Step, Task, draft
from .errors import HiddenValue, IllegalMove
from .native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class SimultaneousRound(Task[P]):
    """A round in which the seats answer at the same time and in secret. All answers are then revealed
    together.
    """

    def desks(self, p: P) -> list[list[Step[Any]]]:
        """Returns each seat's decisions as a stack, which is empty for seats without a question."""
        raise NotImplementedError

    def unseal(self, p: P, answers: list[list[int]]) -> None:
        """Carries out the answers when all seats have answered."""
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
    """A round that asks every seat that might react to something, as far as the other seats can know.

    The round is repeated after each reaction.
    """

    def seats(self, p: P) -> list[int]:
        """Returns the seats that might react, judged by public knowledge, in the order of the rulebook."""
        raise NotImplementedError

    def decision(self) -> Decision[P]:
        raise NotImplementedError

    def react(self, p: P, seat: int, answer: list[int]) -> bool:
        """Carries out one seat's answer. Returns whether the seat reacted."""
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
    """Takes back the last sealed answer of a seat while the round is open."""
    if not 0 <= seat < len(p.drafts) or not p.drafts[seat].moves:
        raise IllegalMove(f"seat {seat} has no sealed answer to take back")
    sealed = p.drafts[seat]
    moves = sealed.moves[:-1]
    sealed.desk = sealed.opening[:]
    sealed.moves = []
    p.forget()
    for move in moves:
        p.answer(seat, move)
