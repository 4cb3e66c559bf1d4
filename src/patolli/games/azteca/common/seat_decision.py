"""A decision that names the seat it is put to."""

from __future__ import annotations

from ....kernel.agenda import Decision
from ..position import AztecaPosition


class SeatDecision(Decision[AztecaPosition]):
    """For seats that are asked out of turn."""

    id = ""
    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def who(self, p: AztecaPosition) -> int:
        return self.seat
