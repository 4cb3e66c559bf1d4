"""Phase 6, step by step (AZ-11.1), and the control of lakes (AZ-11.10)."""

from __future__ import annotations

from typing import Final

from ....kernel.agenda import Task
from .. import events, names
from ..common import board
from ..position import AztecaPosition
from . import naval_attack, ship_orders


class LakePhase(Task[AztecaPosition]):
    """AZ-11.1: returns all ships to their capitals and begins the phase."""

    id = "LakePhase"
    rule = "AZ-11.1"

    def run(self, p: AztecaPosition) -> None:
        for seat in range(p.players):
            p.harbour[seat] = p.fleet(seat)
            for sea in range(names.SEAS):
                p.ships[sea * p.players + seat] = 0
        p.attacked = 0
        p.then(ship_orders.SHIP_ORDERS, naval_attack.AttackCircle(0, 0), CONTROL)


class Control(Task[AztecaPosition]):
    """AZ-11.10: announces control of the lakes after all battles. It lasts until the next phase 6."""

    id = "Control"
    rule = "AZ-11.10"

    def run(self, p: AztecaPosition) -> None:
        for sea in range(names.SEAS):
            if sum(p.ships[sea * p.players : sea * p.players + p.players]) > 0:
                seat = board.controller(p, names.LAND + sea)
                if seat == names.NOBODY:
                    p.emit(events.UNCONTROLLED, sea)
                else:
                    p.emit(events.CONTROLLED, sea, seat)


LAKE_PHASE: Final = LakePhase()
CONTROL: Final = Control()
