"""Windows, in which all players with a suitable card may play it (AZ-5.10)."""

from __future__ import annotations

from typing import Any, ClassVar

from ....kernel.agenda import Decision, Step
from ....kernel.simultaneous import SimultaneousRound
from ....kernel.vocabulary import PASS
from .. import names
from ..position import AztecaPosition
from . import hand_cards


class CardWindow(SimultaneousRound[AztecaPosition]):
    """AZ-5.10: all players with a card answer at the same time and in secret. The first card in player order
    takes effect.

    The window then opens again, starting with the next player. It opens for all players or, with `once`, only
    for those later in the order.
    """

    id = "CardWindow"

    once: ClassVar[bool] = False
    """True if each player is asked only once."""
    first: int
    left: int  # a bit mask of the seats that may still answer

    def __init__(self, first: int, left: int) -> None:
        self.first = first
        self.left = left

    def may_answer(self, p: AztecaPosition, seat: int) -> bool:
        """Returns whether this seat may answer, judging by public information only."""
        return True

    def decision(self) -> CardChoice:
        raise NotImplementedError

    def reopened(self, first: int, left: int) -> Step[AztecaPosition]:
        raise NotImplementedError

    def carry_out(self, p: AztecaPosition, seat: int, answer: list[int]) -> None:
        raise NotImplementedError

    def continue_after(self, p: AztecaPosition, seat: int, left: int) -> None:
        """Continues the window with the seat after the one that has played a card."""
        p.push(self.reopened((seat + 1) % p.players, left))

    def run(self, p: AztecaPosition) -> None:
        """Opens the window. Random playouts skip it if no seat can play a card."""
        if not p.unwatched or p.drafts or self.anybody_can_play(p):
            super().run(p)

    def anybody_can_play(self, p: AztecaPosition) -> bool:
        """Returns whether any seat could play a card in this window."""
        d = self.decision()
        for seat in range(p.players):
            if self.left >> seat & 1 and d.can_play(p, seat) and self.may_answer(p, seat):
                return True
        return False

    def seats(self, p: AztecaPosition) -> list[int]:
        return [
            seat
            for seat in p.order(self.first)
            if self.left >> seat & 1 and p.hands[seat].size > 0 and self.may_answer(p, seat)
        ]

    def desks(self, p: AztecaPosition) -> list[list[Step[Any]]]:
        asked = self.seats(p)
        if p.unwatched:
            d = self.decision()
            asked = [seat for seat in asked if d.can_play(p, seat)]
        return [[self.decision()] if seat in asked else [] for seat in range(p.players)]

    def unseal(self, p: AztecaPosition, answers: list[list[int]]) -> None:
        asked = self.seats(p)
        for i in range(len(asked)):
            seat = asked[i]
            if answers[seat] and answers[seat][0] != PASS:
                left = names.EVERY_SEAT
                if self.once:
                    left = 0
                    for later in asked[i + 1 :]:
                        left |= 1 << later
                self.continue_after(p, seat, left)
                self.carry_out(p, seat, answers[seat])
                return


class CardChoice(Decision[AztecaPosition]):
    """The player plays a card or passes. Which cards are legal depends on the secret hand, so even seats that
    can only pass are asked.
    """

    id = "CardChoice"

    secret = True

    def cards(self) -> list[int]:
        """Returns the cards that can be played here."""
        raise NotImplementedError

    def can_play(self, p: AztecaPosition, seat: int) -> bool:
        """Returns whether the seat has a card for this window that it may play (AZ-5.7) and that would have
        an effect.
        """
        held = p.hands[seat].cards
        return any(
            held[card] > 0 and not hand_cards.repeats(p, seat, card) and self.has_effect(p, seat, card)
            for card in self.cards()
        )

    def has_effect(self, p: AztecaPosition, seat: int, card: int) -> bool:
        """Returns False if this card would have no effect here."""
        return True

    def legal_moves(self, p: AztecaPosition, seat: int) -> list[int]:
        found = [PASS]
        for card in self.cards():
            if hand_cards.card_illegal_reason(p, seat, card) == 0:
                self.add_uses(p, seat, card, found)
        return found

    def add_uses(self, p: AztecaPosition, seat: int, card: int, found: list[int]) -> None:
        """Adds all uses of this card, in the order of the candidates."""
        for move in self.candidates(p, seat):
            if move != PASS and self.illegal_reason(p, seat, move) == 0:
                found.append(move)

    def default(self, p: AztecaPosition, seat: int) -> int:
        return PASS

    def take(self, p: AztecaPosition, seat: int, move: int) -> None:
        pass
