"""Distributing a people's starting soldiers over the boxes (AZ-4.8)."""

from __future__ import annotations

from typing import Any, Final

from ....kernel.agenda import Step
from ....kernel.simultaneous import SimultaneousRound
from .. import events
from ..common import army_boxes
from ..position import AztecaPosition


class Distribute(SimultaneousRound[AztecaPosition]):
    """AZ-4.8: the players distribute their soldiers at the same time. The distributions remain secret."""

    id = "Distribute"
    rule = "AZ-4.8"

    def desks(self, p: AztecaPosition) -> list[list[Step[Any]]]:
        return [[army_boxes.FILL_FIRST] for _ in range(p.players)]

    def unseal(self, p: AztecaPosition, answers: list[list[int]]) -> None:
        for seat in p.order(p.first):
            army_boxes.fill_boxes(p, seat, answers[seat])
            army_boxes.emit_box_sizes(p, events.DISTRIBUTED, seat)


DISTRIBUTE: Final = Distribute()
