"""The base class of decisions that are answered by a given seat."""

from __future__ import annotations

from ....kernel.agenda import Decision
from ..position import AztecaPosition


class SeatDecision(Decision[AztecaPosition]):
    """A decision for a seat that answers even if it is not its turn."""

    id = ""
    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def who(self, p: AztecaPosition) -> int:
        return self.seat
