"""Secret orders for pochtecas (AZ-10.1 to AZ-10.4)."""

from __future__ import annotations

from typing import Any, Final

from ....kernel.agenda import Decision, Step
from ....kernel.simultaneous import SimultaneousRound
from ....kernel.vocabulary import PASS
from .. import events, moves, names, reasons
from ..common import board
from ..position import AztecaPosition


def waiting_pochtecas(p: AztecaPosition, seat: int) -> list[int]:
    """AZ-10.1: returns the pochtecas in the capital."""
    first = seat * names.POCHTECAS
    return [letter for letter in range(names.POCHTECAS) if p.pochtecas[first + letter] == names.IN_CAPITAL]


class Orders(SimultaneousRound[AztecaPosition]):
    """AZ-10.2: orders are written in secret and revealed at the same time. AZ-10.4: then the counters are
    placed.
    """

    id = "Orders"
    rule = "AZ-10.2"

    def desks(self, p: AztecaPosition) -> list[list[Step[Any]]]:
        return [[Order(0)] if waiting_pochtecas(p, seat) else [] for seat in range(p.players)]

    def unseal(self, p: AztecaPosition, answers: list[list[int]]) -> None:
        for seat in p.order(p.first):
            letters = waiting_pochtecas(p, seat)
            for i in range(len(answers[seat])):
                move = answers[seat][i]
                at = seat * names.POCHTECAS + letters[i]
                if move == moves.ORDER_EXPEDITION:
                    p.pochtecas[at] = names.IN_MEXICO
                    p.emit(events.ORDERED_EXPEDITION, seat, letters[i])
                elif move != PASS:
                    p.pochtecas[at] = move - moves.ORDER
                    p.emit(events.ORDERED, seat, letters[i], move - moves.ORDER)


class Order(Decision[AztecaPosition]):
    """AZ-D10, AZ-10.3: the player sends a pochteca to a land area or on an expedition, or keeps it
    at home.
    """

    id = "Order"
    rule = "AZ-10.3"
    number_names = ("letter",)
    secret = True
    nth: int

    def __init__(self, nth: int) -> None:
        self.nth = nth

    def candidates(self, p: AztecaPosition, seat: int) -> list[int]:
        return ORDERS_WRITTEN

    def illegal_reason(self, p: AztecaPosition, seat: int, move: int) -> int:
        if move in (PASS, moves.ORDER_EXPEDITION):
            return 0
        area = move - moves.ORDER
        if board.is_capital(p, area) and p.owner[area] != seat:
            return reasons.FOREIGN_CAPITAL
        if board.enemy_army_in(p, area, seat):
            return reasons.ENEMY_ARMY_THERE
        return reasons.OWN_POCHTECA_THERE if move in p.drafts[seat].moves else 0

    def legal_moves(self, p: AztecaPosition, seat: int) -> list[int]:
        shut = [0] * names.LAND
        for other in range(p.players):
            if other != seat:
                shut[p.capital[other]] = 1
                for army in range(names.ARMIES):
                    area = p.army_area(other, army)
                    if area != names.NOBODY:
                        shut[area] = 1
        for move in p.drafts[seat].moves:
            if moves.ORDER <= move < moves.ORDER_EXPEDITION:
                shut[move - moves.ORDER] = 1
        found = [PASS, moves.ORDER_EXPEDITION]
        for area in range(names.LAND):
            if not shut[area]:
                found.append(moves.ORDER + area)
        return found

    def reason_numbers(self, p: AztecaPosition, seat: int, move: int, reason: int) -> list[int]:
        return [move - moves.ORDER]

    def numbers(self, p: AztecaPosition, seat: int) -> list[int]:
        return [waiting_pochtecas(p, seat)[self.nth]]

    def default(self, p: AztecaPosition, seat: int) -> int:
        return PASS

    def take(self, p: AztecaPosition, seat: int, move: int) -> None:
        if self.nth + 1 < len(waiting_pochtecas(p, seat)):
            p.ask_further(seat, Order(self.nth + 1))


ORDERS_WRITTEN: Final = [PASS, moves.ORDER_EXPEDITION, *(moves.ORDER + area for area in range(names.LAND))]
ORDERS: Final = Orders()
