"""Optional cards: at certain points, their owner is asked whether to use them (CI-15.1, CI-11.6)."""

from __future__ import annotations

from typing import Final

from ....kernel.agenda import Task
from ....kernel.vocabulary import PASS
from .. import events, moves, names, reasons
from ..position import NEVER, Ask, ChichenPosition
from . import hooks
from .card import CREATURE_ROLLED, TREASURE, Card
from .registry import ALL

OF_SEAT: Final = -1


def cards(p: ChichenPosition, seat: int, side: int, hook: int) -> list[Card]:
    """Returns the god cards of a seat; in a combat, also the cards of the heroes on its side."""
    return hooks.gods(p.seats[seat], hook) if side == OF_SEAT else hooks.cards_of_side(p, side, hook)


def use(p: ChichenPosition, card: Card, seat: int, number: int) -> None:
    p.emit(events.CARD_USED, seat, card.number)
    card.use(p, seat, number)


class Moment(Task[ChichenPosition]):
    """Asks the owner about each of the cards with this hook, one by one, hero cards first.

    `side` is the owner's side in a combat, or OF_SEAT. `number` is passed on to the card.
    """

    id = "Moment"
    rule = "CI-15.1"
    hook: int
    seat: int
    side: int
    number: int
    asked: int  # the number of cards about which the owner has already been asked

    def __init__(self, hook: int, seat: int, side: int, number: int, asked: int) -> None:
        self.hook = hook
        self.seat = seat
        self.side = side
        self.number = number
        self.asked = asked

    def run(self, p: ChichenPosition) -> None:
        found = cards(p, self.seat, self.side, self.hook)
        for i in range(self.asked, len(found)):
            if found[i].can_use(p, self.seat, self.number):
                if i + 1 < len(found):
                    p.push(Moment(self.hook, self.seat, self.side, self.number, i + 1))
                if self.hook in (TREASURE, CREATURE_ROLLED):
                    p.push(OfferAtRoll(found[i].number, self.seat, self.number))
                else:
                    p.push(Offer(found[i].number, self.seat, self.number))
                return


class Offer(Ask):
    """CI-D28: the owner uses this card or passes."""

    id = "Offer"
    rule = "CI-D28"
    number_names = ("card",)
    card: int
    seat: int
    number: int

    def __init__(self, card: int, seat: int, number: int) -> None:
        self.card = card
        self.seat = seat
        self.number = number

    def who(self, p: ChichenPosition) -> int:
        return self.seat

    def candidates(self, p: ChichenPosition, seat: int) -> list[int]:
        return [moves.USE + self.card, PASS]

    def illegal_reason(self, p: ChichenPosition, seat: int, move: int) -> int:
        """Checks the card again, because the player may have exchanged the goods needed to pay for it
        (CI-15.3).
        """
        usable = move == PASS or ALL[self.card].can_use(p, seat, self.number)
        return 0 if usable else reasons.NOT_USABLE

    def explain_absent(self, p: ChichenPosition, seat: int, move: int) -> int:
        return owned_card_reason(p, seat, move, reasons.OTHER_CARD_ASKED) or self.idol_reason(move)

    def take(self, p: ChichenPosition, seat: int, move: int) -> None:
        if move != PASS:
            use(p, ALL[self.card], seat, self.number)

    def default(self, p: ChichenPosition, seat: int) -> int:
        return PASS

    def numbers(self, p: ChichenPosition, seat: int) -> list[int]:
        return [self.card]


class OfferAtRoll(Offer):
    """CI-15.4: an offer between a roll and its result, when idols cannot be exchanged."""

    id = "OfferAtRoll"
    rule = "CI-15.4"
    idols = NEVER


def ask(p: ChichenPosition, hook: int, seat: int, number: int) -> None:
    """Outside of a combat: schedules the offer of a seat's cards as the next step."""
    if hooks.gods(p.seats[seat], hook):
        p.push(Moment(hook, seat, OF_SEAT, number, 0))


def ask_side(p: ChichenPosition, hook: int, side: int, number: int) -> None:
    """In a combat or at the end of a movement: schedules the offer of a side's cards as the next step."""
    seat = hooks.seat_of(p, side)
    if seat != names.NOBODY and hooks.cards_of_side(p, side, hook):
        p.push(Moment(hook, seat, side, number, 0))


def owned_card_reason(p: ChichenPosition, seat: int, move: int, otherwise: int) -> int:
    """Returns the reason why a move such as `use g01` is illegal. This is `otherwise` if the seat has the
    card.

    Returns 0 if the move is not `use`.
    """
    if not moves.USE <= move < moves.USE + names.CARDS:
        return 0
    player, card = p.seats[seat], move - moves.USE
    if card < names.GODS:
        own = player.gods[card // names.PER_COLOR] >> card % names.PER_COLOR & 1 == 1
    else:
        own = card - names.GODS in player.cards
    return otherwise if own else reasons.NOT_YOUR_CARD
