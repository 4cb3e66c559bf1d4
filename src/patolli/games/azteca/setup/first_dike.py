"""The dike with which the Aztecs start (AZ-4.7)."""

from __future__ import annotations

from typing import Final

from ....kernel.agenda import Decision, Task
from .. import events, moves, names, reasons
from ..copy_on_write import with_item
from ..position import AztecaPosition


class FirstDikes(Task[AztecaPosition]):
    """AZ-4.7: the Aztec player chooses the site of the first dike."""

    id = "FirstDikes"
    rule = "AZ-4.7"

    def run(self, p: AztecaPosition) -> None:
        if names.AZTECS in p.people and sum(p.dikes) < p.tables.start_dikes[names.AZTECS]:
            p.turn = p.people.index(names.AZTECS)
            p.then(FIRST_DIKE, FIRST_DIKES)


class FirstDike(Decision[AztecaPosition]):
    """AZ-D2: the player chooses a free dike site."""

    id = "FirstDike"
    rule = "AZ-4.7"

    def candidates(self, p: AztecaPosition, seat: int) -> list[int]:
        return DIKE_SITES

    def illegal_reason(self, p: AztecaPosition, seat: int, move: int) -> int:
        return reasons.SITE_TAKEN if p.dikes[move - moves.DIKE] else 0

    def reason_numbers(self, p: AztecaPosition, seat: int, move: int, reason: int) -> list[int]:
        return [move - moves.DIKE]

    def take(self, p: AztecaPosition, seat: int, move: int) -> None:
        p.dikes = with_item(p.dikes, move - moves.DIKE, 1)
        p.emit(events.DIKE_BUILT, seat, move - moves.DIKE)


DIKE_SITES: Final = [moves.DIKE + site for site in range(names.DIKES)]
FIRST_DIKES: Final = FirstDikes()
FIRST_DIKE: Final = FirstDike()
