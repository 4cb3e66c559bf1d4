"""Permission to use a lake controlled by another player (AZ-11.12): how it is requested, priced, and granted
or refused.

Only the two players know the amounts until they agree and the price is paid.
"""

from __future__ import annotations

from ....kernel.agenda import Decision
from ....kernel.seats import only
from ....kernel.secrets import purse
from ....kernel.vocabulary import NO, PASS, YES
from .. import events, names
from ..common import board
from ..position import AztecaPosition


def ask(p: AztecaPosition, user: int, area: int, purpose: int) -> None:
    """Begins the negotiation. The next step on the agenda uses its result, `granted`."""
    controller = board.controller(p, area)
    p.granted = 0
    p.emit(events.PERMISSION_ASKED, user, controller, area - names.LAND, purpose)
    p.push(MakeOffer(user, controller, area - names.LAND, purpose))


def most(p: AztecaPosition, user: int) -> int:
    return min(p.tribute[user], names.MOST_AMOUNT)


class PermissionDecision(Decision[AztecaPosition]):
    """A step in the negotiation between the player who wants to use a lake and its controller."""

    id = ""
    seat: int  # the user
    other: int  # the controller
    sea: int
    purpose: int

    def __init__(self, seat: int, other: int, sea: int, purpose: int) -> None:
        self.seat = seat
        self.other = other
        self.sea = sea
        self.purpose = purpose

    def who(self, p: AztecaPosition) -> int:
        return self.seat


class MakeOffer(PermissionDecision):
    """AZ-D19: the user offers 0 or more tribute, or gives up."""

    id = "Offer"
    rule = "AZ-11.12"
    number_names = ("other_seat", "sea", "purpose")
    window = "offer"

    def candidates(self, p: AztecaPosition, seat: int) -> list[int]:
        return [*range(most(p, seat) + 1), PASS]

    def numbers(self, p: AztecaPosition, seat: int) -> list[int]:
        return [self.other, self.sea, self.purpose]

    def take(self, p: AztecaPosition, seat: int, move: int) -> None:
        if move == PASS:
            refuse(p, seat, self.other, self.sea)
            return
        pair = only(seat) | only(self.other)
        offer = purse(pair, p.players, 0)
        offer.change_unseen(move, pair, 0, most(p, seat))
        p.offers = [offer]
        p.emit_to(pair, events.PERMISSION_OFFERED, seat, self.other, self.sea, move)
        p.push(AnswerOffer(seat, self.other, self.sea, self.purpose))


class AnswerOffer(PermissionDecision):
    """The controller accepts, refuses, or demands a higher amount once."""

    id = "Answer"
    rule = "AZ-11.12"
    number_names = ("other_seat", "sea", "purpose", "t")
    window = "permission"
    secret = True

    def who(self, p: AztecaPosition) -> int:
        return self.other

    def candidates(self, p: AztecaPosition, seat: int) -> list[int]:
        return [NO, YES, *range(p.current_offer.value() + 1, most(p, self.seat) + 1)]

    def numbers(self, p: AztecaPosition, seat: int) -> list[int]:
        return [self.seat, self.sea, self.purpose, p.current_offer.value()]

    def take(self, p: AztecaPosition, seat: int, move: int) -> None:
        if move == NO:
            refuse(p, self.seat, seat, self.sea)
        elif move == YES:
            grant(p, self.seat, seat, self.sea)
        else:
            pair = only(seat) | only(self.seat)
            offer = purse(pair, p.players, 0)
            offer.change_unseen(move, pair, 1, most(p, self.seat))
            p.offers = [offer]
            p.emit_to(pair, events.PERMISSION_COUNTERED, self.seat, seat, self.sea, move)
            p.push(AnswerCounterOffer(self.seat, seat, self.sea, self.purpose))


class AnswerCounterOffer(PermissionDecision):
    """The user accepts or refuses the amount demanded by the controller."""

    id = "LastWord"
    rule = "AZ-11.12"
    number_names = ("other_seat", "sea", "purpose", "t")
    window = "offer"

    def candidates(self, p: AztecaPosition, seat: int) -> list[int]:
        return [NO, YES]

    def numbers(self, p: AztecaPosition, seat: int) -> list[int]:
        return [self.other, self.sea, self.purpose, p.current_offer.value()]

    def take(self, p: AztecaPosition, seat: int, move: int) -> None:
        if move == YES:
            grant(p, seat, self.other, self.sea)
        else:
            refuse(p, seat, self.other, self.sea)


def grant(p: AztecaPosition, user: int, controller: int, sea: int) -> None:
    """Pays the tribute immediately. The agreement and the amount are public."""
    t = p.current_offer.value()
    p.barrier += 1
    p.tribute[user] -= t
    p.tribute[controller] += t
    p.granted = 1
    p.offers = []
    p.emit(events.PERMISSION_GRANTED, user, controller, sea, t)


def refuse(p: AztecaPosition, user: int, controller: int, sea: int) -> None:
    p.granted = 0
    p.offers = []
    p.emit(events.PERMISSION_REFUSED, user, controller, sea)
