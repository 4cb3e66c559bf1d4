"""Phase 5: pochtecas (AZ-10): sealed orders, the cards of this phase, and expeditions."""

from __future__ import annotations

from typing import Any, Final

from ...kernel.agenda import ChanceDecision, Decision, Step, Task
from ...kernel.simultaneous import SimultaneousRound
from ...kernel.vocabulary import PASS
from . import board, envoy_cards, events, missions, moves, names, reasons, sacrifice
from .owning import with_one
from .position import AztecaPosition


class PochtecaPhase(Task[AztecaPosition]):
    id = "PochtecaPhase"
    rule = "AZ-10.2"

    def run(self, p: AztecaPosition) -> None:
        for step in (missions.GO_HOME, missions.MissionCircle(0), ExpeditionCircle(0)):
            p.push(step)
        p.push(envoy_cards.EnvoyWindow(p.first, names.EVERY_SEAT))
        p.push(ORDERS)


def waiting(p: AztecaPosition, seat: int) -> list[int]:
    """AZ-10.1: the pochtecas in the capital."""
    first = seat * names.POCHTECAS
    return [letter for letter in range(names.POCHTECAS) if p.pochtecas[first + letter] == names.IN_CAPITAL]


class Orders(SimultaneousRound[AztecaPosition]):
    """AZ-10.2: written secretly, revealed at the same time; AZ-10.4: then the counters are put there."""

    id = "Orders"
    rule = "AZ-10.2"

    def desks(self, p: AztecaPosition) -> list[list[Step[Any]]]:
        return [[Order(0)] if waiting(p, seat) else [] for seat in range(p.players)]

    def unseal(self, p: AztecaPosition, answers: list[list[int]]) -> None:
        for seat in p.order(p.first):
            letters = waiting(p, seat)
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
    """AZ-D10, AZ-10.3: a land area, or an expedition, or stay."""

    id = "Order"
    rule = "AZ-10.3"
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
        return [waiting(p, seat)[self.nth]]

    def default(self, p: AztecaPosition, seat: int) -> int:
        return PASS

    def take(self, p: AztecaPosition, seat: int, move: int) -> None:
        if self.nth + 1 < len(waiting(p, seat)):
            p.ask_further(seat, Order(self.nth + 1))


class ExpeditionCircle(Task[AztecaPosition]):
    """AZ-10.6: going round, each draws a card for one of his expeditions, until all are done.

    Which of them draws makes no difference (AZ-D12), so it is the first one.
    """

    id = "ExpeditionCircle"
    rule = "AZ-10.6"
    place: int

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, p: AztecaPosition) -> None:
        for k in range(self.place, self.place + p.players):
            seat = (p.first + k) % p.players
            first = seat * names.POCHTECAS
            for letter in range(names.POCHTECAS):
                if p.pochtecas[first + letter] == names.IN_MEXICO:
                    p.turn = seat
                    p.push(ExpeditionCircle((k + 1) % p.players))
                    p.push(Expedition(seat, letter))
                    return


class Expedition(ChanceDecision[AztecaPosition]):
    """AZ-10.6: the result is shown and takes effect at once. AZ-5.8: an empty deck is shuffled anew."""

    id = "Expedition"
    rule = "AZ-10.6"
    seat: int
    letter: int

    def __init__(self, seat: int, letter: int) -> None:
        self.seat = seat
        self.letter = letter

    def deck(self, p: AztecaPosition) -> list[int]:
        return p.expedition_deck if sum(p.expedition_deck) > 0 else p.expedition_discard

    def candidates(self, p: AztecaPosition, seat: int) -> list[int]:
        deck = self.deck(p)
        return [moves.EXPEDITION + card for card in range(names.EXPEDITIONS) if deck[card] > 0]

    def odds(self, p: AztecaPosition) -> list[int]:
        return [number for number in self.deck(p) if number > 0]

    def take(self, p: AztecaPosition, seat: int, move: int) -> None:
        card = move - moves.EXPEDITION
        if sum(p.expedition_deck) == 0:
            p.expedition_deck = p.expedition_discard
            p.expedition_discard = [0] * names.EXPEDITIONS
        p.expedition_deck = with_one(p.expedition_deck, card, p.expedition_deck[card] - 1)
        p.expedition_discard = with_one(p.expedition_discard, card, p.expedition_discard[card] + 1)
        p.emit(events.EXPEDITION, self.seat, self.letter, card)
        c = p.tables
        amount = c.expedition_amount[card]
        if c.expedition_effect[card] == names.GIVES_TRIBUTE:
            p.tribute[self.seat] += amount
            p.emit(events.EXPEDITION_T, self.seat, amount, card)
        elif c.expedition_effect[card] == names.GIVES_SP:
            sacrifice.gain(p, self.seat, amount)
            p.emit(events.EXPEDITION_SP, self.seat, amount, card)
        at = self.seat * names.POCHTECAS + self.letter
        p.pochtecas[at] = names.IN_CAPITAL
        if not c.expedition_returns[card]:
            p.pochtecas[at] = names.IN_SUPPLY
            p.emit(events.POCHTECA_LOST, self.seat, self.letter, card)


ORDERS_WRITTEN: Final = [PASS, moves.ORDER_EXPEDITION, *(moves.ORDER + area for area in range(names.LAND))]
POCHTECA_PHASE: Final = PochtecaPhase()
ORDERS: Final = Orders()
