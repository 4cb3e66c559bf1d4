"""Sorcerer's Stratagem (AZ-16.2), played at the start of a phase or an activation."""

from __future__ import annotations

from typing import Final

from ....kernel.agenda import Decision, Step
from ....kernel.seats import only
from ....kernel.secrets import reveal
from ....kernel.vocabulary import PASS
from .. import events, moves, names, reasons
from ..copy_on_write import writable_hand
from ..position import AztecaPosition
from . import hand_cards
from .card_window import CardChoice, CardWindow


class SorcererWindow(CardWindow):
    id = "SorcererWindow"
    rule = "AZ-16.2"

    def decision(self) -> CardChoice:
        return STRATAGEM

    def reopened(self, first: int, left: int) -> Step[AztecaPosition]:
        return SorcererWindow(first, left)

    def carry_out(self, p: AztecaPosition, seat: int, answer: list[int]) -> None:
        other = answer[0] - moves.SORCERER
        hand_cards.play(p, seat, names.SORCERER)
        hand = writable_hand(p, other)
        reveal(p, hand, 0, only(seat))
        p.emit(events.SORCERER_LOOKED, seat, other)
        for card in hand.held():
            p.emit_to(only(seat), events.SORCERER_SAW, seat, other, card, hand.count(card))
        p.push(Strip(seat, other))


class Stratagem(CardChoice):
    id = "Stratagem"
    rule = "AZ-16.2"
    number_names = ("phase",)
    window = "sorcerer"

    def cards(self) -> list[int]:
        return SORCERER_CARDS

    def candidates(self, p: AztecaPosition, seat: int) -> list[int]:
        return [PASS, *(moves.SORCERER + other for other in range(p.players))]

    def illegal_reason(self, p: AztecaPosition, seat: int, move: int) -> int:
        if move == PASS:
            return 0
        if move - moves.SORCERER == seat:
            return reasons.OWN_HAND
        if p.hands[move - moves.SORCERER].size == 0:
            return reasons.EMPTY_HAND
        return hand_cards.card_illegal_reason(p, seat, names.SORCERER)

    def explain_absent(self, p: AztecaPosition, seat: int, move: int) -> int:
        if move == moves.CANCEL:
            return reasons.NOTHING_TO_CANCEL
        return reasons.NO_SUCH_PLAYER if moves.SORCERER <= move < moves.SORCERER + names.MOST_PLAYERS else 0

    def numbers(self, p: AztecaPosition, seat: int) -> list[int]:
        return [p.phase]

    def reason_numbers(self, p: AztecaPosition, seat: int, move: int, reason: int) -> list[int]:
        if reason == reasons.EMPTY_HAND:
            return [move - moves.SORCERER]
        if reason == reasons.NO_SUCH_PLAYER:
            return [p.players]
        return [names.SORCERER] if reason in (reasons.NOT_HELD, reasons.REPEATED) else []


class Strip(Decision[AztecaPosition]):
    """The player of the Sorcerer has seen the hand and chooses a card from it to be discarded."""

    id = "Strip"
    rule = "AZ-16.2"
    number_names = ("other_seat",)
    secret = True
    seat: int
    other: int

    def __init__(self, seat: int, other: int) -> None:
        self.seat = seat
        self.other = other

    def who(self, p: AztecaPosition) -> int:
        return self.seat

    def candidates(self, p: AztecaPosition, seat: int) -> list[int]:
        return [moves.STRIP + card for card in range(names.CARDS)]

    def illegal_reason(self, p: AztecaPosition, seat: int, move: int) -> int:
        return 0 if p.hands[self.other].count(move - moves.STRIP) > 0 else reasons.NOT_HELD

    def numbers(self, p: AztecaPosition, seat: int) -> list[int]:
        return [self.other]

    def reason_numbers(self, p: AztecaPosition, seat: int, move: int, reason: int) -> list[int]:
        return [move - moves.STRIP]

    def take(self, p: AztecaPosition, seat: int, move: int) -> None:
        card = move - moves.STRIP
        writable_hand(p, self.other).play(card)
        p.discard[card] += 1
        p.emit(events.STRIPPED, seat, self.other, card)


STRATAGEM: Final = Stratagem()
SORCERER_CARDS: Final = [names.SORCERER]
