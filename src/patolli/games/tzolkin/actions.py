"""From an action to its wheel: may it be chosen (TZ-6.6), and doing it (TZ-6.2)."""

from __future__ import annotations

from . import goods, names, reasons
from .position import TzolkinPosition
from .wheels import chichen_itza, palenque, tikal, uxmal, yaxchilan


def illegal_reason(p: TzolkinPosition, seat: int, wheel: int, action: int, corn: int) -> int:
    """0, or why the action cannot be paid with so much corn, or can have no effect."""
    if wheel == names.PALENQUE:
        return palenque.illegal_reason(p, p.seats[seat], action)
    if wheel == names.YAXCHILAN:
        return yaxchilan.illegal_reason(p, action)
    if wheel == names.TIKAL:
        return tikal.illegal_reason(p, seat, action, corn)
    if wheel == names.UXMAL:
        return uxmal.illegal_reason(p, seat, action, corn)
    return chichen_itza.illegal_reason(p, p.seats[seat], action)


def perform(p: TzolkinPosition, wheel: int, action: int) -> None:
    """The player in turn does it."""
    if wheel == names.PALENQUE:
        palenque.perform(p, action)
    elif wheel == names.YAXCHILAN:
        yaxchilan.perform(p, action)
    elif wheel == names.TIKAL:
        tikal.perform(p, action)
    elif wheel == names.UXMAL:
        uxmal.perform(p, action)
    else:
        chichen_itza.perform(p, action)


def reason_numbers(
    p: TzolkinPosition, seat: int, wheel: int, action: int, corn: int, reason: int
) -> list[int]:
    """The numbers of a reason from `illegal_reason`."""
    c = p.tables
    player = p.seats[seat]
    if reason in (reasons.JUNGLE_EMPTY, reasons.SLOT_TAKEN):
        return [action]
    if reason == reasons.NO_ADVANCE_PAYABLE:
        return [goods.resources(player)]
    if reason == reasons.NO_RESOURCE:
        return [c.temple_cost_of_tikal, goods.resources(player)]
    if reason == reasons.NO_CORN_FOR_ACTION:
        return [c.temple_cost_of_uxmal, corn]
    if reason == reasons.ALL_WORKERS_IN_PLAY:
        return [player.workers]
    if reason == reasons.NO_ACTION_TO_PAY_FOR:
        return [c.paid_action_cost, corn]
    return []
