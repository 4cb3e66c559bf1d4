"""Expeditions (AZ-10.6)."""

from __future__ import annotations

from typing import Any

from ....kernel.agenda import ChanceDecision, Step
from .. import events, moves, names
from ..common import sacrifice_points
from ..copy_on_write import with_item
from ..position import AztecaPosition
from .turns import PochtecaTurn


class ExpeditionCircle(PochtecaTurn):
    """AZ-10.6: the players take turns drawing a card for one of their expeditions, until each expedition has
    a card.

    Which pochteca is chosen makes no difference (AZ-D12), so the first one draws.
    """

    id = "ExpeditionCircle"
    rule = "AZ-10.6"

    def action(self, p: AztecaPosition, seat: int) -> Step[Any] | None:
        first = seat * names.POCHTECAS
        for letter in range(names.POCHTECAS):
            if p.pochtecas[first + letter] == names.IN_MEXICO:
                return Expedition(seat, letter)
        return None

    def from_place(self, place: int) -> ExpeditionCircle:
        return ExpeditionCircle(place)


class Expedition(ChanceDecision[AztecaPosition]):
    """AZ-10.6: draws a card, which is public and takes effect immediately. AZ-5.8: an empty deck is replaced
    by the discards.
    """

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
        p.expedition_deck = with_item(p.expedition_deck, card, p.expedition_deck[card] - 1)
        p.expedition_discard = with_item(p.expedition_discard, card, p.expedition_discard[card] + 1)
        p.emit(events.EXPEDITION, self.seat, self.letter, card)
        c = p.tables
        amount = c.expedition_amount[card]
        if c.expedition_effect[card] == names.GIVES_TRIBUTE:
            p.tribute[self.seat] += amount
            p.emit(events.EXPEDITION_T, self.seat, amount, card)
        elif c.expedition_effect[card] == names.GIVES_SP:
            sacrifice_points.gain(p, self.seat, amount)
            p.emit(events.EXPEDITION_SP, self.seat, amount, card)
        at = self.seat * names.POCHTECAS + self.letter
        p.pochtecas[at] = names.IN_CAPITAL
        if not c.expedition_returns[card]:
            p.pochtecas[at] = names.IN_SUPPLY
            p.emit(events.POCHTECA_LOST, self.seat, self.letter, card)
