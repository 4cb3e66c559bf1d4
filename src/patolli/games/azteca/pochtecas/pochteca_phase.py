"""Phase 5, step by step (AZ-10.2 to AZ-10.7)."""

from __future__ import annotations

from typing import Final

from ....kernel.agenda import Task
from .. import names
from ..position import AztecaPosition
from . import expeditions, missions, orders, pochteca_cards


class PochtecaPhase(Task[AztecaPosition]):
    id = "PochtecaPhase"
    rule = "AZ-10.2"

    def run(self, p: AztecaPosition) -> None:
        p.then_all(
            [
                orders.ORDERS,
                pochteca_cards.PochtecaCardWindow(p.first, names.EVERY_SEAT),
                expeditions.ExpeditionCircle(0),
                missions.MissionCircle(0),
                missions.RETURN_POCHTECAS,
            ]
        )


POCHTECA_PHASE: Final = PochtecaPhase()
