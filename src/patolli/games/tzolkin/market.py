"""The market (TZ-10.2), where players exchange corn for resources or resources for corn, one exchange at a
time.
"""

from __future__ import annotations

from typing import Final

from ...kernel.agenda import Decision
from ...kernel.vocabulary import STOP
from . import events, moves, names, reasons
from .position import Player, TzolkinPosition


def can_trade(p: TzolkinPosition, player: Player, corn: int) -> bool:
    """TZ-6.6: returns whether the player can make any exchange."""
    rates = p.tables.market_rate
    for resource in range(names.RESOURCES):
        if player.resources[resource] > 0 or corn >= rates[resource]:
            return True
    return False


class Trade(Decision[TzolkinPosition]):
    """TZ-D16: the player buys a resource, sells one, or stops.

    A resource bought during a visit to the market cannot be sold during the same visit, and vice versa.
    """

    id = "Trade"
    rule = "TZ-D16"
    bought: int  # a bit mask of the resources that have been bought
    sold: int
    source: int

    def __init__(self, bought: int, sold: int, source: int) -> None:
        self.bought = bought
        self.sold = sold
        self.source = source

    def candidates(self, p: TzolkinPosition, seat: int) -> list[int]:
        return TRADES

    def illegal_reason(self, p: TzolkinPosition, seat: int, move: int) -> int:
        player = p.seats[seat]
        if move == STOP:
            return 0
        if move < moves.SELL:
            resource = move - moves.BUY
            if self.sold & (1 << resource):
                return reasons.OTHER_DIRECTION
            return 0 if player.corn >= p.tables.market_rate[resource] else reasons.NO_CORN_TO_BUY
        resource = move - moves.SELL
        if self.bought & (1 << resource):
            return reasons.OTHER_DIRECTION
        return 0 if player.resources[resource] > 0 else reasons.NOTHING_TO_SELL

    def take(self, p: TzolkinPosition, seat: int, move: int) -> None:
        if move == STOP:
            return
        player = p.seats[seat]
        if move < moves.SELL:
            resource = move - moves.BUY
            rate = p.tables.market_rate[resource]
            player.corn -= rate
            player.resources[resource] += 1
            p.emit(events.BOUGHT, seat, resource, rate, self.source, 1)
            p.push(Trade(self.bought | (1 << resource), self.sold, self.source))
        else:
            resource = move - moves.SELL
            rate = p.tables.market_rate[resource]
            player.corn += rate
            player.resources[resource] -= 1
            p.emit(events.SOLD, seat, resource, rate, self.source, 1)
            p.push(Trade(self.bought, self.sold | (1 << resource), self.source))

    def default(self, p: TzolkinPosition, seat: int) -> int:
        return STOP

    def reason_numbers(self, p: TzolkinPosition, seat: int, move: int, reason: int) -> list[int]:
        if reason == reasons.NO_CORN_TO_BUY:
            return [p.tables.market_rate[move - moves.BUY], p.seats[seat].corn]
        return [move - moves.BUY if move < moves.SELL else move - moves.SELL]


TRADES: Final = [moves.BUY, moves.BUY + 1, moves.BUY + 2, moves.SELL, moves.SELL + 1, moves.SELL + 2, STOP]
