"""Goods that a chosen action still needs (TE-7.8, TE-11.4): they buy no discovery tile meanwhile."""

from __future__ import annotations

from ....kernel.agenda import Decision, MayLapse, kind_of
from .. import names
from ..actions import main_action
from ..position import OFFERING, TeotihuacanPosition
from ..workers import workers


def needed(p: TeotihuacanPosition, seat: int, price: list[int]) -> bool:
    """Would a question of this turn that stands beneath have no answer once this price is paid?"""
    standing = [i for i in range(len(p.agenda)) if stands(p, i)]
    if not standing:
        return False
    q = p.copy()
    player = q.seats[seat]
    player.cocoa -= price[names.COCOA]
    for resource in range(names.RESOURCES):
        player.resources[resource] -= price[resource]
    for i in standing:
        step = q.agenda[i]
        if isinstance(step, main_action.Act):
            board = q.at[q.active]
            count = min(names.WORKERS_USED, len(workers.unlocked_on(q, seat, board)))
            if not main_action.possible(q, seat, board, count) and not main_action.with_help(
                q, seat, board, count
            ):
                return True
        elif isinstance(step, Decision) and not step.legal_moves(q, seat):
            return True
    return False


def stands(p: TeotihuacanPosition, at: int) -> bool:
    """Is this a question that must be answered, or an action that must be carried out?"""
    step = p.agenda[at]
    if isinstance(step, main_action.Act):
        return True
    if not isinstance(step, Decision) or isinstance(step, MayLapse):
        return False
    return kind_of(step) not in OFFERING and kind_of(step) not in ("StepReward", "ClaimOnAvenue")
