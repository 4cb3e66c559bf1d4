"""Forwards actions to their wheels, which check whether they are legal (TZ-6.6) and carry them out
(TZ-6.2).
"""

from __future__ import annotations

from typing import Final

from . import goods, reasons
from .position import TzolkinPosition


class Wheel:
    """The actions of one wheel."""

    def illegal_reason(self, p: TzolkinPosition, seat: int, action: int, corn: int) -> int:
        """Returns the reason why the action cannot be paid for with this much corn or would have no effect,
        or 0 if it is legal.
        """
        raise NotImplementedError

    def perform(self, p: TzolkinPosition, action: int) -> None:
        """Carries out the action for the player whose turn it is."""
        raise NotImplementedError


WHEELS: Final[list[Wheel]] = []
"""The wheels, in the order of `names`.

They are added by `wheels.registration` and not here, because actions of Uxmal refer to all other wheels.
"""


def illegal_reason(p: TzolkinPosition, seat: int, wheel: int, action: int, corn: int) -> int:
    return WHEELS[wheel].illegal_reason(p, seat, action, corn)


def perform(p: TzolkinPosition, wheel: int, action: int) -> None:
    WHEELS[wheel].perform(p, action)


def reason_numbers(
    p: TzolkinPosition, seat: int, wheel: int, action: int, corn: int, reason: int
) -> list[int]:
    """Returns the numbers for the message that explains a reason from `illegal_reason`."""
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
