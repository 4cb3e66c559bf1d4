"""Phase 5 in its order (AZ-10.2 to AZ-10.7)."""

from __future__ import annotations

from typing import Final

from ....kernel.agenda import Task
from .. import names
from ..position import AztecaPosition
from . import cards, expeditions, missions, orders


class PochtecaPhase(Task[AztecaPosition]):
    id = "PochtecaPhase"
    rule = "AZ-10.2"

    def run(self, p: AztecaPosition) -> None:
        for step in (missions.RETURN_POCHTECAS, missions.MissionCircle(0), expeditions.ExpeditionCircle(0)):
            p.push(step)
        p.push(cards.PochtecaCardWindow(p.first, names.EVERY_SEAT))
        p.push(orders.ORDERS)


POCHTECA_PHASE: Final = PochtecaPhase()
