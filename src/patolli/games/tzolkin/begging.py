"""Begging for corn (TZ-4.1 to TZ-4.3). Mercy (TZ-4.4) is implemented as a way of placing workers, in
worker_placement.py.
"""

from __future__ import annotations

from typing import Final

from ...kernel.agenda import Decision
from ...kernel.vocabulary import PASS
from . import events, moves, names, reasons, temples, worker_placement
from .position import TzolkinPosition


def may_beg(p: TzolkinPosition) -> bool:
    """TZ-4.1, TZ-4.2: returns whether the player may beg, which requires little corn and a temple in which to
    step down.
    """
    return p.seats[p.turn].corn <= p.tables.beg_up_to and temples.can_step_down(p, p.turn)


class Beg(Decision[TzolkinPosition]):
    """TZ-D2: the player begs and steps down in a temple, or does not beg."""

    id = "Beg"
    rule = "TZ-D2"
    number_names = ("corn", "after")

    def candidates(self, p: TzolkinPosition, seat: int) -> list[int]:
        return BEGGINGS

    def illegal_reason(self, p: TzolkinPosition, seat: int, move: int) -> int:
        """TZ-4.3: a player who has no worker on a wheel and cannot pay for any placement must beg."""
        if move == PASS:
            stuck = p.on_wheels(seat) == 0 and not worker_placement.can_place(p, seat)
            return reasons.MUST_BEG if stuck else 0
        return 0 if p.seats[seat].temples[move - moves.BEG] > 0 else reasons.ON_BOTTOM

    def take(self, p: TzolkinPosition, seat: int, move: int) -> None:
        """TZ-4.1: sets the player's corn to exactly 3 and angers the gods."""
        if move == PASS:
            return
        player = p.seats[seat]
        p.emit(events.BEGGED, seat, p.tables.corn_after_begging - player.corn)
        player.corn = p.tables.corn_after_begging
        temples.step_down(p, move - moves.BEG)

    def default(self, p: TzolkinPosition, seat: int) -> int:
        options = p.offer(seat)
        return PASS if PASS in options else options[0]

    def numbers(self, p: TzolkinPosition, seat: int) -> list[int]:
        """Returns the corn before and after begging."""
        return [p.seats[seat].corn, p.tables.corn_after_begging]

    def reason_numbers(self, p: TzolkinPosition, seat: int, move: int, reason: int) -> list[int]:
        return [move - moves.BEG] if reason == reasons.ON_BOTTOM else []


BEGGINGS: Final = [*[moves.BEG + temple for temple in range(names.TEMPLES)], PASS]
BEG: Final = Beg()
