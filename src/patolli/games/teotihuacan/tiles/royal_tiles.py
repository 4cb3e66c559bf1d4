"""Royal tiles (TE-12): points, exchanges and gains that depend on the power of the worker just locked."""

from __future__ import annotations

from typing import Final

from ....kernel.agenda import Decision
from .. import moves, names, reasons, sources
from ..economy import goods
from ..position import FROM_ROYAL, TeotihuacanPosition
from ..tracks import temples
from . import technologies


def use(p: TeotihuacanPosition, seat: int, tile: int, power: int) -> None:
    """TE-7.5: uses the royal tile of the chosen space, which is mandatory."""
    c = p.tables
    kind = c.royal_kind[tile]
    most = power + c.royal_more[tile]
    source = sources.ROYAL + tile
    player = p.seats[seat]
    if kind == names.VP_TECHNOLOGIES:
        owned = technologies.count(p, seat)
        goods.score(p, seat, FROM_ROYAL, c.royal_points[tile] * min(owned, most), source)
    elif kind == names.VP_TRACK:
        goods.score(p, seat, FROM_ROYAL, c.royal_points[tile] * min(player.track, most), source)
    elif kind == names.VP_AVENUE:
        goods.score(p, seat, FROM_ROYAL, c.royal_points[tile] * min(player.avenue, most), source)
    elif kind == names.ROYAL_COCOA:
        goods.gain(p, seat, names.COCOA, most, source)
    elif kind == names.SELL:
        p.push(Sell(tile, names.WOOD, most))
    elif most > 0:
        p.push(Exchange(tile, 1 if kind == names.MIX else most, most, 0))


class Exchange(Decision[TeotihuacanPosition]):
    """TE-D14: the choice of how many exchanges to make. The tile `dfree` waives the cocoa for all of them
    (TE-11.6).
    """

    id = "Exchange"
    rule = "TE-D14"
    number_names = ("royal", "times")
    tile: int
    times: int
    amount: int  # the number of resources given in one exchange of mixed resources
    free: int

    def __init__(self, tile: int, times: int, amount: int, free: int) -> None:
        self.tile = tile
        self.times = times
        self.amount = amount
        self.free = free

    def candidates(self, p: TeotihuacanPosition, seat: int) -> list[int]:
        found = list(range(self.times + 1))
        if not self.free and goods.can_waive(p.seats[seat]):
            found.append(moves.WAIVE)
        return found

    def illegal_reason(self, p: TeotihuacanPosition, seat: int, move: int) -> int:
        player = p.seats[seat]
        c = p.tables
        if move > 0 and c.royal_kind[self.tile] == names.MIX and sum(player.resources) == 0:
            return reasons.NOT_HELD
        if move == moves.WAIVE or self.free or move * c.royal_cocoa[self.tile] <= player.cocoa:
            return 0
        climbs = c.royal_kind[self.tile] == names.ROYAL_CLIMB
        return reasons.COCOA_FOR_PRIESTS if climbs else reasons.COCOA_FOR_GOODS

    def take(self, p: TeotihuacanPosition, seat: int, move: int) -> None:
        c = p.tables
        if move == moves.WAIVE:
            goods.waive(p, seat, self.times * c.royal_cocoa[self.tile])
            p.push(Exchange(self.tile, self.times, self.amount, 1))
            return
        source = sources.ROYAL + self.tile
        if not self.free:
            goods.pay(p, seat, names.COCOA, move * c.royal_cocoa[self.tile], source)
        kind = c.royal_kind[self.tile]
        if kind == names.ROYAL_CLIMB:
            temples.climb_any(p, move, source)
        elif kind == names.EXCHANGE:
            for resource in range(names.RESOURCES):
                goods.gain(p, seat, resource, move * c.royal_gain[self.tile][resource], source)
        elif move > 0:
            goods.take_any(p, self.amount, source)
            p.push(GiveResource(self.tile))

    def default(self, p: TeotihuacanPosition, seat: int) -> int:
        return 0

    def numbers(self, p: TeotihuacanPosition, seat: int) -> list[int]:
        """Returns the tile and the maximum number of exchanges."""
        return [self.tile, self.times]

    def reason_numbers(self, p: TeotihuacanPosition, seat: int, move: int, reason: int) -> list[int]:
        if reason == reasons.NOT_HELD:
            return [p.tables.royal_resources[self.tile], 0]
        return [move * p.tables.royal_cocoa[self.tile], p.seats[seat].cocoa]


class GiveResource(Decision[TeotihuacanPosition]):
    """TE-D14: the choice of a resource for an exchange of mixed resources."""

    id = "GiveResource"
    rule = "TE-D14"
    tile: int

    def __init__(self, tile: int) -> None:
        self.tile = tile

    def candidates(self, p: TeotihuacanPosition, seat: int) -> list[int]:
        return GIVE

    def illegal_reason(self, p: TeotihuacanPosition, seat: int, move: int) -> int:
        return 0 if p.seats[seat].resources[move - moves.GIVE] > 0 else reasons.NOT_HELD

    def take(self, p: TeotihuacanPosition, seat: int, move: int) -> None:
        amount = p.tables.royal_resources[self.tile]
        goods.pay(p, seat, move - moves.GIVE, amount, sources.ROYAL + self.tile)

    def reason_numbers(self, p: TeotihuacanPosition, seat: int, move: int, reason: int) -> list[int]:
        return [1, 0]


GIVE: Final = [moves.GIVE + resource for resource in range(names.RESOURCES)]


class Sell(Decision[TeotihuacanPosition]):
    """TE-D14: the choice of how much of a resource to sell for cocoa, first for wood, then for stone, then
    for gold.
    """

    id = "Sell"
    rule = "TE-D14"
    number_names = ("resource", "most")
    tile: int
    resource: int
    most: int

    def __init__(self, tile: int, resource: int, most: int) -> None:
        self.tile = tile
        self.resource = resource
        self.most = most

    def candidates(self, p: TeotihuacanPosition, seat: int) -> list[int]:
        return list(range(self.most + 1))

    def illegal_reason(self, p: TeotihuacanPosition, seat: int, move: int) -> int:
        return 0 if move <= p.seats[seat].resources[self.resource] else reasons.NOT_HELD_TO_SELL

    def take(self, p: TeotihuacanPosition, seat: int, move: int) -> None:
        source = sources.ROYAL + self.tile
        goods.pay(p, seat, self.resource, move, source)
        goods.gain(p, seat, names.COCOA, move * p.tables.royal_cocoa[self.tile], source)
        if self.resource < names.GOLD and move < self.most:
            p.push(Sell(self.tile, self.resource + 1, self.most - move))

    def default(self, p: TeotihuacanPosition, seat: int) -> int:
        return 0

    def numbers(self, p: TeotihuacanPosition, seat: int) -> list[int]:
        """Returns the resource and the maximum amount that can be sold."""
        return [self.resource, self.most]

    def reason_numbers(self, p: TeotihuacanPosition, seat: int, move: int, reason: int) -> list[int]:
        return [move, p.seats[seat].resources[self.resource]]
