"""A decision that names the seat that has to answer."""

from __future__ import annotations

from ....kernel.agenda import Decision
from ..position import AztecaPosition


class SeatDecision(Decision[AztecaPosition]):
    """A decision for a seat that answers out of turn."""

    id = ""
    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def who(self, p: AztecaPosition) -> int:
        return self.seat
