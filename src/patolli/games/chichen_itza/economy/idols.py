"""Idols (CI-15.3), which can be exchanged for coins, luck or a magic card at any time."""

from __future__ import annotations

from typing import Final

from .. import events, moves, names, reasons
from ..cards import card_events, hooks
from ..cards.card import IDOLS
from ..position import Ask, ChichenPosition
from . import goods, magic_cards

WAYS: Final = [moves.IDOL_COINS, moves.IDOL_LUCK, moves.IDOL_MAGIC]
NO_WAYS: Final[list[int]] = []


def is_exchange(move: int) -> bool:
    return moves.IDOL_COINS <= move <= moves.IDOL_MAGIC


def illegal_reason(p: ChichenPosition, seat: int, move: int) -> int:
    """Returns the reason why an exchange is illegal. Exchanges that yield nothing are illegal."""
    if p.seats[seat].idols == 0:
        return reasons.NO_IDOL
    if move == moves.IDOL_LUCK and goods.luck_left(p) == 0:
        return reasons.NONE_LEFT_TO_GAIN
    if move == moves.IDOL_MAGIC and not magic_cards.cards_left(p):
        return reasons.NONE_LEFT_TO_GAIN
    return 0


def among(p: ChichenPosition, seat: int) -> list[int]:
    """Returns all exchanges, for questions that list them among their answers."""
    return WAYS if p.seats[seat].idols > 0 else NO_WAYS


def offered(p: ChichenPosition, seat: int) -> list[int]:
    """Returns the legal exchanges, for questions that list them among their answers."""
    if p.seats[seat].idols == 0:
        return NO_WAYS
    return [move for move in WAYS if illegal_reason(p, seat, move) == 0]


def coins_in_reach(p: ChichenPosition, seat: int) -> int:
    """Returns the player's coins plus the coins that the player could get for all idols."""
    player = p.seats[seat]
    return player.coins + player.idols * p.tables.idol_coins * hooks.idol_factor(p, seat)


def exchange(p: ChichenPosition, seat: int, move: int) -> None:
    """CI-15.3: returns an idol to the supply and immediately gives the good."""
    c = p.tables
    factor = hooks.idol_factor(p, seat)
    if factor > 1:
        card_events.emit_gods(p, seat, IDOLS)
    p.seats[seat].idols -= 1
    p.emit(events.EXCHANGED, seat, [names.COINS, names.LUCK, names.MAGIC][move - moves.IDOL], factor)
    if move == moves.IDOL_COINS:
        goods.gain_coins(p, seat, c.idol_coins * factor)
    elif move == moves.IDOL_LUCK:
        goods.gain_luck(p, seat, c.idol_luck * factor)
    else:
        magic_cards.draw(p, seat, c.idol_magic * factor)


class Exchange(Ask):
    """CI-D2: an exchange of an idol while another question is open."""

    id = "Exchange"
    rule = "CI-D2"

    def candidates(self, p: ChichenPosition, seat: int) -> list[int]:
        return WAYS

    def illegal_reason(self, p: ChichenPosition, seat: int, move: int) -> int:
        return illegal_reason(p, seat, move)

    def take(self, p: ChichenPosition, seat: int, move: int) -> None:
        exchange(p, seat, move)


EXCHANGE: Final[Exchange] = Exchange()
