"""Tikal (TZ-9): technologies, buildings, monuments, temples."""

from __future__ import annotations

from typing import Final

from .. import actions, building_payment, buildings, goods, names, reasons, sources, technologies, temples
from ..position import TzolkinPosition

# The functions of the spaces
ADVANCE: Final = 1
BUILD: Final = 2
ADVANCE_TWICE: Final = 3
BUILD_TWICE: Final = 4
TEMPLES: Final = 5


class Tikal(actions.Wheel):
    """TZ-9: the actions on technologies, buildings and temples."""

    def illegal_reason(self, p: TzolkinPosition, seat: int, action: int, corn: int) -> int:
        """TZ-6.6: returns the reason why the action would have no effect, or 0."""
        player = p.seats[seat]
        if action in (ADVANCE, ADVANCE_TWICE):
            return 0 if technologies.can_advance(p, seat) else reasons.NO_ADVANCE_PAYABLE
        if action != TEMPLES:
            return 0 if building_payment.can_build(p, player, how(action), corn) else reasons.NOTHING_TO_BUILD
        if goods.resources(player) < p.tables.temple_cost_of_tikal:
            return reasons.NO_RESOURCE
        return 0 if temples.can_climb(p, seat) else reasons.NO_TEMPLE_TO_CLIMB

    def perform(self, p: TzolkinPosition, action: int) -> None:
        c = p.tables
        source = sources.action(names.TIKAL, action)
        if action in (ADVANCE, ADVANCE_TWICE):
            p.push(technologies.Advance(c.advances_of_tikal[action], 1, 1, source))
        elif action != TEMPLES:
            p.push(buildings.ChooseBuilding(how(action), source))
        else:
            p.push(temples.Climb(c.temples_of_tikal, 0, source))
            goods.pay_any(p, c.temple_cost_of_tikal, source)


def how(action: int) -> int:
    """TZ-9.2, TZ-9.4: returns the way of building that this space allows."""
    return building_payment.TIKAL_4 if action == BUILD_TWICE else building_payment.TIKAL_2
