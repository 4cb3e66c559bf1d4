"""God cards: how players gain them (CI-6.7, CI-6.8, CI-10.6), and the display (CI-12.5)."""

from __future__ import annotations

from typing import Final

from ....kernel.agenda import Task
from ....kernel.draws import DrawFromPile
from ....kernel.secrets import Pile
from .. import events, moves, names, reasons
from ..cards import hooks, registry
from ..cards.card import GOD_ACTION
from ..position import Ask, ChichenPosition, own_pile


class TakeGod(Ask):
    """CI-D8: the choice of a face-up card, or of an alternative provided by another card."""

    id = "TakeGod"
    rule = "CI-D8"

    def candidates(self, p: ChichenPosition, seat: int) -> list[int]:
        found = [moves.TAKE_GOD + card for card in p.display if card >= 0]
        for card in hooks.gods(p.seats[seat], GOD_ACTION):
            found.extend(card.god_moves(p, seat))
        return found

    def explain_absent(self, p: ChichenPosition, seat: int, move: int) -> int:
        if moves.DECK <= move < moves.DECK + names.COLORS:
            return reasons.DECK_EMPTY
        return reasons.NOT_SHOWN if moves.TAKE_GOD <= move < moves.DECK else self.idol_reason(move)

    def take(self, p: ChichenPosition, seat: int, move: int) -> None:
        if moves.TAKE_GOD <= move < moves.TAKE_GOD + names.GODS:
            take_shown(p, seat, move - moves.TAKE_GOD)
            return
        for card in hooks.gods(p.seats[seat], GOD_ACTION):
            if move in card.god_moves(p, seat):
                card.take_god(p, seat, move)
                return


TAKE_GOD: Final = TakeGod()


def take_shown(p: ChichenPosition, seat: int, card: int) -> None:
    """CI-6.7: takes a face-up card. The slot of the card stays empty until step J."""
    p.display[card // names.PER_COLOR] = names.NOTHING
    own(p, seat, card)
    p.emit(events.GOD_TAKEN, seat, card)


def illegal_reason(p: ChichenPosition, seat: int) -> int:
    """CI-5.8"""
    for shown in p.display:
        if shown >= 0:
            return 0
    for card in hooks.gods(p.seats[seat], GOD_ACTION):
        if card.god_moves(p, seat):
            return 0
    return reasons.NO_GOD_TO_TAKE


def own(p: ChichenPosition, seat: int, card: int) -> None:
    """CI-6.8: places the card face up in front of the player. The card takes effect immediately."""
    p.seats[seat].gods[card // names.PER_COLOR] |= 1 << card % names.PER_COLOR
    p.seats[seat].powers |= registry.powers(card)


class DrawFromDeck(DrawFromPile[ChichenPosition]):
    """Draws the top card of a god deck."""

    id = ""
    color: int

    def first_move(self) -> int:
        return moves.DRAW_GOD + self.color * names.PER_COLOR

    def pile(self, p: ChichenPosition) -> Pile:
        return p.piles[self.color]

    def own_pile(self, p: ChichenPosition) -> Pile:
        return own_pile(p, self.color)

    def card(self, kind: int) -> int:
        return self.color * names.PER_COLOR + kind


class ShowGod(DrawFromDeck):
    """CI-2.12, CI-12.5: draws a god card for the display."""

    id = "ShowGod"
    rule = "CI-2.12"

    def __init__(self, color: int) -> None:
        self.color = color

    def drawn(self, p: ChichenPosition, kind: int) -> None:
        p.display[self.color] = self.card(kind)
        p.emit(events.GOD_RENEWED if p.round else events.GOD_SHOWN, self.card(kind))


class DrawForSeat(DrawFromDeck):
    """Draws the top card of a god deck for one player."""

    id = ""
    seat: int

    def __init__(self, seat: int, color: int) -> None:
        self.seat = seat
        self.color = color


class DrawGod(DrawForSeat):
    """CI-10.6: draws a god card for a player."""

    id = "DrawGod"
    rule = "CI-10.6"

    def drawn(self, p: ChichenPosition, kind: int) -> None:
        own(p, self.seat, self.card(kind))
        p.emit(events.GOD_DRAWN, self.seat, self.card(kind))


class SeveralCards(Task[ChichenPosition]):
    """Gives a player several cards from one deck, one by one."""

    id = ""
    seat: int
    color: int
    number: int

    def __init__(self, seat: int, color: int, number: int) -> None:
        self.seat = seat
        self.color = color
        self.number = number


class DrawGods(SeveralCards):
    """Draws several cards from one deck. Nothing is drawn from an empty deck."""

    id = "DrawGods"
    rule = "CI-10.6"

    def run(self, p: ChichenPosition) -> None:
        if self.number > 0 and p.piles[self.color].length() > 0:
            p.then(DrawGod(self.seat, self.color), DrawGods(self.seat, self.color, self.number - 1))


class ShowGods(Task[ChichenPosition]):
    """CI-12.5, CI-12.6: renews the display. All cards on display leave the game, and each deck shows a new
    one.
    """

    id = "ShowGods"
    rule = "CI-12.5"

    def run(self, p: ChichenPosition) -> None:
        for color in range(names.COLORS - 1, -1, -1):
            if p.display[color] >= 0:
                p.emit(events.GOD_REMOVED, p.display[color])
                p.display[color] = names.NOTHING
            if p.piles[color].length() > 0:
                p.push(ShowGod(color))


SHOW_GODS: Final = ShowGods()
