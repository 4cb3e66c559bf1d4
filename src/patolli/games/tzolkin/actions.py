"""Forwards each action to its wheel, which checks whether it is legal (TZ-6.6) and applies it (TZ-6.2)."""

from __future__ import annotations

from typing import Final

from . import goods, reasons
from .position import TzolkinPosition


class Wheel:
    """The actions of one wheel."""

    def illegal_reason(self, p: TzolkinPosition, seat: int, action: int, corn: int) -> int:
        """Returns why the action cannot be paid with this corn or can have no effect. Returns 0 if the action
        is legal.
        """
        raise NotImplementedError

    def perform(self, p: TzolkinPosition, action: int) -> None:
        """Executes the action for the player whose turn it is."""
        raise NotImplementedError


WHEELS: Final[list[Wheel]] = []
"""The wheels, in the order of `names`.

`wheels.registration` adds the wheels, because actions of Uxmal lead to all others.
"""


def illegal_reason(p: TzolkinPosition, seat: int, wheel: int, action: int, corn: int) -> int:
    return WHEELS[wheel].illegal_reason(p, seat, action, corn)


def perform(p: TzolkinPosition, wheel: int, action: int) -> None:
    WHEELS[wheel].perform(p, action)


def reason_numbers(
    p: TzolkinPosition, seat: int, wheel: int, action: int, corn: int, reason: int
) -> list[int]:
    """Returns the numbers that belong to a reason from `illegal_reason`."""
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
