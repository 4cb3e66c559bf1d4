"""Luck (CI-8.8), which buys either a reroll or one more hit, once in each phase."""

from __future__ import annotations

from typing import Final

from .. import events, moves, names, reasons
from ..cards import card_events, hooks
from ..cards.card import LUCK_SHIELDS
from ..economy import goods
from ..position import Ask, ChichenPosition
from . import dice

WAYS: Final = [moves.LUCK_AGAIN, moves.LUCK_HIT]


def tokens(p: ChichenPosition, side: int) -> int:
    """Returns the luck that the player can pay: tokens and, if a card allows it, shields."""
    player = p.seats[hooks.seat_of(p, side)]
    return player.luck + (player.shields if hooks.cards_of_side(p, side, LUCK_SHIELDS) else 0)


def may_use(p: ChichenPosition, side: int, price: int) -> bool:
    """CI-8.8: returns whether the side can use luck: dice have been rolled, luck has not been used in this
    phase, and there is enough of it, including luck from idols.
    """
    combat = p.combat
    if combat.dice_thrown == 0 or combat.used_in_phase[side] & dice.USED_LUCK:
        return False
    seat = hooks.seat_of(p, side)
    have = tokens(p, side)
    if have < price and p.seats[seat].idols > 0:
        more = p.seats[seat].idols * p.tables.idol_luck * hooks.idol_factor(p, seat)
        have += min(more, goods.luck_left(p))
    return have >= price


def price_of(p: ChichenPosition, move: int) -> int:
    return p.tables.luck_again if move == moves.LUCK_AGAIN else p.tables.luck_hit


def illegal_reason(p: ChichenPosition, side: int, move: int) -> int:
    """CI-8.8: luck buys either a reroll or a hit, only once in a phase."""
    if p.combat.used_in_phase[side] & dice.USED_LUCK:
        return reasons.LUCK_USED
    return reasons.NO_LUCK if tokens(p, side) < price_of(p, move) else 0


def buy_hit(p: ChichenPosition, side: int) -> None:
    """CI-8.8: adds a hit that does not come from a die."""
    p.combat.hits[side] += 1
    p.emit(events.BOUGHT_HIT, hooks.seat_of(p, side))
    pay(p, side, p.tables.luck_hit)


def pay(p: ChichenPosition, side: int, price: int) -> None:
    p.combat.used_in_phase[side] |= dice.USED_LUCK
    seat = hooks.seat_of(p, side)
    if p.seats[seat].shields > 0 and hooks.cards_of_side(p, side, LUCK_SHIELDS):
        p.push(PayLuck(side, price))
    else:
        goods.spend_luck(p, seat, price)


class PayLuck(Ask):
    """CI-H12: the choice of how much of the price in luck is paid with active shields."""

    id = "PayLuck"
    rule = "CI-H12"
    number_names = ("price",)
    side: int
    price: int

    def __init__(self, side: int, price: int) -> None:
        self.side = side
        self.price = price

    def who(self, p: ChichenPosition) -> int:
        return hooks.seat_of(p, self.side)

    def candidates(self, p: ChichenPosition, seat: int) -> list[int]:
        player = p.seats[seat]
        return list(range(max(0, self.price - player.luck), min(self.price, player.shields) + 1))

    def take(self, p: ChichenPosition, seat: int, move: int) -> None:
        p.seats[seat].shields -= move
        if move:
            card_events.emit_side(p, self.side, LUCK_SHIELDS)
            p.emit(events.SPENT, seat, names.SHIELDS, move)
        if move < self.price:
            goods.spend_luck(p, seat, self.price - move)

    def numbers(self, p: ChichenPosition, seat: int) -> list[int]:
        return [self.price]
