"""Phase 1, drawing cards (AZ-6)."""

from __future__ import annotations

from typing import Final

from ....kernel.agenda import Decision, Task
from ....kernel.draws import DealFromPile
from ....kernel.seats import only, others
from ....kernel.secrets import Pile, pile
from ....kernel.vocabulary import STOP
from .. import events, moves, names, reasons
from ..common import board
from ..copy_on_write import writable_deck, writable_hand
from ..position import ALL_AT_TABLE, CARD_FAMILY, AztecaPosition


class DrawPhase(Task[AztecaPosition]):
    """AZ-6.1: lakes pay the players who have controlled them since the last phase 6. Then all players discard
    and draw, in player order.
    """

    id = "DrawPhase"
    rule = "AZ-6.1"

    def run(self, p: AztecaPosition) -> None:
        for seat in p.order(p.first):
            t = lake_tribute(p, seat)
            if t > 0:
                p.tribute[seat] += t
                p.emit(events.LAKE_TRIBUTE, seat, t)
        for seat in reversed(p.order(p.first)):
            p.push(FillHand(seat))


def lake_tribute(p: AztecaPosition, seat: int) -> int:
    lakes = [area for area in range(names.LAND, names.AREAS) if board.controller(p, area) == seat]
    return len(lakes) * p.tables.lake_tribute


class FillHand(Task[AztecaPosition]):
    id = "FillHand"
    rule = "AZ-6.2"
    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, p: AztecaPosition) -> None:
        p.turn = self.seat
        p.push(Draw(self.seat))
        if p.hands[self.seat].size > 0:
            p.push(DISCARD)


class Discard(Decision[AztecaPosition]):
    """AZ-D4, AZ-6.2: the player discards any number of cards, one by one. The discard pile is public
    (AZ-6.3).
    """

    id = "Discard"
    rule = "AZ-6.2"
    window = "discard"
    secret = True

    def candidates(self, p: AztecaPosition, seat: int) -> list[int]:
        return DISCARDS

    def illegal_reason(self, p: AztecaPosition, seat: int, move: int) -> int:
        if move == STOP:
            return 0
        return 0 if p.hands[seat].count(move - moves.DISCARD) > 0 else reasons.NOT_HELD

    def reason_numbers(self, p: AztecaPosition, seat: int, move: int, reason: int) -> list[int]:
        return [move - moves.DISCARD]

    def default(self, p: AztecaPosition, seat: int) -> int:
        return STOP

    def take(self, p: AztecaPosition, seat: int, move: int) -> None:
        if move == STOP:
            return
        card = move - moves.DISCARD
        writable_hand(p, seat).play(card)
        p.discard[card] += 1
        p.emit(events.DISCARDED, seat, card)
        if p.hands[seat].size > 0:
            p.push(DISCARD)


class Draw(Task[AztecaPosition]):
    """AZ-6.2: draws cards until the hand is full. AZ-5.8: an empty deck is refilled from the discard pile."""

    id = "Draw"
    rule = "AZ-6.2"
    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, p: AztecaPosition) -> None:
        if p.hands[self.seat].size >= p.tables.hand_size:
            return
        if p.deck.length() == 0:
            reshuffle(p)
        p.then(DrawCard(self.seat), self)


def reshuffle(p: AztecaPosition) -> None:
    """AZ-5.8: shuffles the discard pile into a new deck. Since the pile was public, all players know the
    cards in the deck.
    """
    p.emit(events.RESHUFFLED, sum(p.discard))
    deck = pile(CARD_FAMILY, p.discard)
    for card in range(names.CARDS):
        for _ in range(p.discard[card]):
            deck.sure.learn(ALL_AT_TABLE, card, names.CARDS)
        if p.discard[card] == 0:
            deck.absent.append(card)
    p.deck = deck
    p.discard = [0] * names.CARDS


class DrawCard(DealFromPile[AztecaPosition]):
    id = "DrawCard"
    rule = "AZ-6.2"
    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def first_move(self) -> int:
        return moves.DRAW

    def pile(self, p: AztecaPosition) -> Pile:
        return p.deck

    def own_pile(self, p: AztecaPosition) -> Pile:
        return writable_deck(p)

    def receiver(self, p: AztecaPosition) -> int:
        return self.seat

    def dealt(self, p: AztecaPosition, seat: int, kind: int, knew: int) -> None:
        writable_hand(p, seat).gain(kind, knew)
        p.emit_to(only(seat), events.DREW, seat, kind)
        p.emit_to(others(seat), events.DREW_UNSEEN, seat)


DISCARDS: Final = [STOP, *(moves.DISCARD + card for card in range(names.CARDS))]
DRAW_PHASE: Final = DrawPhase()
DISCARD: Final = Discard()
