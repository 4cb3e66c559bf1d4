"""The combat gears (CI-6.1 to CI-6.6)."""

from __future__ import annotations

from .. import events, moves, names, reasons
from ..economy import goods, magic_cards
from ..position import ChichenPosition
from ..step_bases import SeatAsk


def raise_gear(p: ChichenPosition, seat: int, gear: int) -> None:
    """CI-6.1, CI-6.6: raises a gear by one level and gives its benefits, whatever caused the raise."""
    c = p.tables
    player = p.seats[seat]
    player.gears[gear] += 1
    level = player.gears[gear]
    p.emit(events.RAISED, seat, gear, level)
    if gear == names.DEFENSE:
        came = goods.gain_shields(p, seat, c.shields_on_raise)
        if came:
            p.emit(events.GAINED, seat, names.SHIELDS, came)
    elif gear == names.MELEE_GEAR and c.luck_on_raise[level] > 0:
        goods.gain_luck(p, seat, c.luck_on_raise[level])
    elif gear == names.MAGIC_GEAR:
        magic_cards.draw(p, seat, c.magic_on_raise)


class RaiseAny(SeatAsk):
    """CI-D7: the choice of any gear below the top level."""

    id = "RaiseAny"
    rule = "CI-D7"

    def candidates(self, p: ChichenPosition, seat: int) -> list[int]:
        return [moves.RAISE + gear for gear in range(names.GEARS)]

    def illegal_reason(self, p: ChichenPosition, seat: int, move: int) -> int:
        return reasons.GEAR_ON_TOP if p.seats[seat].gears[move - moves.RAISE] >= names.TOP_LEVEL else 0

    def take(self, p: ChichenPosition, seat: int, move: int) -> None:
        raise_gear(p, seat, move - moves.RAISE)


def raise_any(p: ChichenPosition, seat: int) -> None:
    """CI-6.6: schedules the choice of a gear as the next step. The bonus is lost if all gears are at the top
    level.
    """
    if min(p.seats[seat].gears) < names.TOP_LEVEL:
        p.push(RaiseAny(seat))
