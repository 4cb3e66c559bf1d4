"""Secret orders for ships (AZ-11.1)."""

from __future__ import annotations

from typing import Any, Final

from ....kernel.agenda import Decision, Step
from ....kernel.simultaneous import SimultaneousRound
from ....kernel.vocabulary import STOP
from .. import events, moves, names
from ..position import AztecaPosition


class ShipOrders(SimultaneousRound[AztecaPosition]):
    """AZ-11.1: players write their orders in secret and reveal them at the same time."""

    id = "Sailing"
    rule = "AZ-11.1"

    def desks(self, p: AztecaPosition) -> list[list[Step[Any]]]:
        return [[SAIL] if p.harbour[seat] > 0 else [] for seat in range(p.players)]

    def unseal(self, p: AztecaPosition, answers: list[list[int]]) -> None:
        for seat in p.order(p.first):
            for sea in range(names.SEAS):
                ships = answers[seat].count(moves.SAIL + sea)
                if ships > 0:
                    p.ships[sea * p.players + seat] = ships
                    p.harbour[seat] -= ships
                    p.emit(events.SAILED, seat, sea, ships)


class Sail(Decision[AztecaPosition]):
    """AZ-D14: the player sends ships to lakes one by one. `stop` leaves the rest in the capital."""

    id = "Sail"
    rule = "AZ-11.1"
    number_names = ("ships",)
    secret = True

    def candidates(self, p: AztecaPosition, seat: int) -> list[int]:
        return SAIL_MOVES

    def numbers(self, p: AztecaPosition, seat: int) -> list[int]:
        return [p.harbour[seat] - len(p.drafts[seat].moves)]

    def default(self, p: AztecaPosition, seat: int) -> int:
        return STOP

    def take(self, p: AztecaPosition, seat: int, move: int) -> None:
        if move != STOP and len(p.drafts[seat].moves) < p.harbour[seat]:
            p.ask_further(seat, SAIL)


SAIL_MOVES: Final = [STOP, *(moves.SAIL + sea for sea in range(names.SEAS))]
SHIP_ORDERS: Final = ShipOrders()
SAIL: Final = Sail()
