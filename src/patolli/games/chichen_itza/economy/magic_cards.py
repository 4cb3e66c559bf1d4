"""Magic cards (CI-6.9, CI-6.10), which are drawn secretly and discarded publicly."""

from __future__ import annotations

from ....kernel.agenda import Task
from ....kernel.draws import DealFromPile
from ....kernel.seats import EVERYBODY, only, others
from ....kernel.secrets import Pile
from .. import events, moves, names
from ..position import MAGIC_DECK, ChichenPosition, own_hand, own_pile


class DrawCards(Task[ChichenPosition]):
    """CI-6.9: draws this number of cards from the deck."""

    id = "DrawCards"
    rule = "CI-6.9"
    seat: int
    number: int

    def __init__(self, seat: int, number: int) -> None:
        self.seat = seat
        self.number = number

    def run(self, p: ChichenPosition) -> None:
        draw_next(p, self.seat, self.number)


def draw_next(p: ChichenPosition, seat: int, number: int) -> None:
    if number <= 0:
        return
    if p.piles[MAGIC_DECK].length() == 0:
        shuffle_discards(p)
    if p.piles[MAGIC_DECK].length() == 0:
        p.emit(events.NOTHING_GAINED, seat, names.MAGIC)
        return
    p.push(DrawCard(seat, number))


class DrawCard(DealFromPile[ChichenPosition]):
    """Draws the next card, whose kind only its owner sees."""

    id = "DrawCard"
    rule = "CI-6.9"
    seat: int
    number: int

    def __init__(self, seat: int, number: int) -> None:
        self.seat = seat
        self.number = number

    def first_move(self) -> int:
        return moves.DRAW_MAGIC

    def pile(self, p: ChichenPosition) -> Pile:
        return p.piles[MAGIC_DECK]

    def own_pile(self, p: ChichenPosition) -> Pile:
        return own_pile(p, MAGIC_DECK)

    def receiver(self, p: ChichenPosition) -> int:
        return self.seat

    def dealt(self, p: ChichenPosition, seat: int, kind: int, knew: int) -> None:
        own_hand(p, seat).gain(kind, knew)
        p.emit_to(only(seat), events.DREW, seat, kind)
        p.emit_to(others(seat), events.DREW_CARD, seat)
        draw_next(p, seat, self.number - 1)


def shuffle_discards(p: ChichenPosition) -> None:
    """CI-6.10: shuffles the discards into the deck. Before that, they are public."""
    if sum(p.discards) == 0:
        return
    deck = own_pile(p, MAGIC_DECK)
    for spell in range(names.SPELLS):
        for _ in range(p.discards[spell]):
            deck.put_under(spell, EVERYBODY)
    p.emit(events.RESHUFFLED, sum(p.discards))
    p.discards = [0, 0]
    deck.shuffle()


def cards_left(p: ChichenPosition) -> bool:
    """Returns whether there are any cards left to draw."""
    return p.piles[MAGIC_DECK].length() > 0 or sum(p.discards) > 0


def draw(p: ChichenPosition, seat: int, number: int) -> None:
    """Schedules drawing this number of cards as the next step."""
    p.push(DrawCards(seat, number))


def discard(p: ChichenPosition, seat: int, spell: int, number: int) -> None:
    """Publicly discards cards from the hand."""
    if number:
        hand = own_hand(p, seat)
        for _ in range(number):
            hand.play(spell)
        p.discards[spell] += number
