"""The green god card that lets its owner look into a god deck (CI-G30)."""

from __future__ import annotations

from ....kernel.errors import HiddenValue
from ....kernel.seats import only, others
from ....kernel.secrets import HOLE
from .. import events, moves, names, reasons
from ..actions import god_display
from ..cards.card import GOD_ACTION, Card
from ..cards.registry import add
from ..position import Ask, ChichenPosition, own_pile

# Cards that the owner has seen go to the bottom of their deck, and only the owner knows them. The chosen card
# is then drawn from the bottom, so that the order of the other cards does not change.


class Oracle(Card):
    """CI-G30: the owner looks at the top cards of one deck and takes one of them, or the face-up card of that
    deck.
    """

    def god_moves(self, p: ChichenPosition, seat: int) -> list[int]:
        return [moves.DECK + color for color in range(names.COLORS) if p.piles[color].length() > 0]

    def take_god(self, p: ChichenPosition, seat: int, move: int) -> None:
        color = move - moves.DECK
        number = min(self.printed(p), p.piles[color].length())
        p.emit(events.CARD_USED, seat, self.number)
        p.then(LookInto(seat, color, number), TakeOracleCard(color, number))


class LookInto(god_display.SeveralCards):
    """Looks at this number of cards from the deck, one by one."""

    id = "LookInto"
    rule = "CI-G30"

    def run(self, p: ChichenPosition) -> None:
        if self.number > 0:
            p.then(LookAtGod(self.seat, self.color), LookInto(self.seat, self.color, self.number - 1))


class LookAtGod(god_display.DrawForSeat):
    """Draws the top card of the deck, visible to one player only."""

    id = "LookAtGod"
    rule = "CI-G30"

    def take(self, p: ChichenPosition, seat: int, move: int) -> None:
        kind = move - self.first_move()
        deck = own_pile(p, self.color)
        knew = deck.draw_unseen(kind, only(self.seat))
        deck.put_under(kind, knew | only(self.seat))
        p.emit_to(only(self.seat), events.SAW_GOD, self.seat, self.card(kind))


class TakeOracleCard(Ask):
    """CI-D8: the choice of one of the cards seen or of the face-up card of that deck."""

    id = "TakeOracleCard"
    rule = "CI-D8"
    secret = True
    color: int
    number: int  # the number of cards seen, which are now at the bottom of the deck

    def __init__(self, color: int, number: int) -> None:
        self.color = color
        self.number = number

    def candidates(self, p: ChichenPosition, seat: int) -> list[int]:
        found = [moves.TAKE_GOD + card for card in looked_at(p, self.color, self.number)]
        if p.display[self.color] >= 0:
            found.append(moves.TAKE_GOD + p.display[self.color])
        return found

    def explain_absent(self, p: ChichenPosition, seat: int, move: int) -> int:
        return reasons.NOT_LOOKED_AT if moves.TAKE_GOD <= move < moves.DECK else self.idol_reason(move)

    def take(self, p: ChichenPosition, seat: int, move: int) -> None:
        card = move - moves.TAKE_GOD
        left = looked_at(p, self.color, self.number)
        if card in left:
            deck = own_pile(p, self.color)
            at = len(deck.tail) - len(left) + left.index(card)
            left.remove(card)
            del deck.tail[at]
            del deck.knowers[at]
            god_display.own(p, seat, card)
            p.emit(events.GOD_TAKEN, seat, card)
        else:
            god_display.take_shown(p, seat, card)
        for buried in left:
            p.emit_to(only(seat), events.BURIED_GOD, seat, buried)
        p.emit_to(others(seat), events.BURIED, seat, len(left))


def looked_at(p: ChichenPosition, color: int, number: int) -> list[int]:
    """Returns the cards at the bottom of a deck that a player has just put there."""
    deck = p.piles[color]
    found = deck.tail[len(deck.tail) - number :]
    if HOLE in found:
        raise HiddenValue
    return [color * names.PER_COLOR + kind for kind in found]


add(Oracle("G30", [GOD_ACTION]))
