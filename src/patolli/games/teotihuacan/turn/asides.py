"""Asides during a player's own turn: using discovery tiles (TE-11.4), and unlocking workers before power-ups
(TE-6.5).
"""

from __future__ import annotations

from typing import Final

from ....kernel.agenda import Decision
from .. import moves, reasons
from ..position import ASIDES, NOBODY, TeotihuacanPosition
from ..tiles import discovery_use
from ..workers import power_ups, workers


class TurnAside(Decision[TeotihuacanPosition]):
    """TE-D7, TE-D8: moves that a player may make before answering the open question."""

    id = "Beside"
    rule = "TE-D8"

    def candidates(self, p: TeotihuacanPosition, seat: int) -> list[int]:
        found = discovery_use.ready(p.seats[seat])
        if p.active != NOBODY and isinstance(p.due(), power_ups.PowerUp):
            found.append(moves.UNLOCK)
        return found

    def illegal_reason(self, p: TeotihuacanPosition, seat: int, move: int) -> int:
        if move == moves.UNLOCK:
            return workers.unlock_illegal_reason(p, seat)
        return discovery_use.illegal_reason(p, seat, move - moves.USE, False)

    def explain_absent(self, p: TeotihuacanPosition, seat: int, move: int) -> int:
        return discovery_use.explain_absent(move)

    def take(self, p: TeotihuacanPosition, seat: int, move: int) -> None:
        if move == moves.UNLOCK:
            workers.pay_to_unlock(p, seat)
        else:
            discovery_use.use(p, seat, move - moves.USE)

    def reason_numbers(self, p: TeotihuacanPosition, seat: int, move: int, reason: int) -> list[int]:
        if reason == reasons.COCOA_TO_UNLOCK:
            return [p.tables.unlock_cost, p.seats[seat].cocoa]
        return [move - moves.USE] if discovery_use.is_use(move) else []


TURN_ASIDE: Final = TurnAside()
ASIDES.append(TURN_ASIDE)
