"""Goods reserved for the chosen action (TE-7.8, TE-11.4), which cannot be used to pay for discovery tiles."""

from __future__ import annotations

from ....kernel.agenda import Decision, MayLapse, Step, Task
from .. import names
from ..position import AlwaysAnswerable, TeotihuacanPosition


class PendingAction(Task[TeotihuacanPosition]):
    """An action that has been chosen and must be carried out."""

    id = ""

    def possible(self, p: TeotihuacanPosition, seat: int) -> bool:
        raise NotImplementedError


def are_reserved(p: TeotihuacanPosition, seat: int, price: list[int]) -> bool:
    """Returns whether this payment would make it impossible to answer a pending question or to carry out an
    action in this turn.
    """
    pending = [step for step in p.agenda if needs_goods(step)]
    if not pending:
        return False
    q = p.copy()
    player = q.seats[seat]
    player.cocoa -= price[names.COCOA]
    for resource in range(names.RESOURCES):
        player.resources[resource] -= price[resource]
    for step in pending:
        if isinstance(step, PendingAction):
            if not step.possible(q, seat):
                return True
        elif isinstance(step, Decision) and not step.legal_moves(q, seat):
            return True
    return False


def needs_goods(step: Step[TeotihuacanPosition]) -> bool:
    """Returns whether this is a mandatory action, or a question whose answers may need goods."""
    if isinstance(step, PendingAction):
        return True
    return isinstance(step, Decision) and not isinstance(step, (MayLapse, AlwaysAnswerable))
