"""Goods and points (TE-1.7): gaining and paying goods, choosing resources, and paying cocoa."""

from __future__ import annotations

from typing import Final

from ....kernel.agenda import Decision
from .. import events, moves, names, reasons, sources
from ..position import Player, TeotihuacanPosition

GAINING: Final = range(names.DVP, names.DTWIN)
"""TE-11.3: the discovery tiles that give something. All others modify a move, a payment or an action."""


def gain(p: TeotihuacanPosition, seat: int, good: int, amount: int, source: int) -> None:
    if amount > 0:
        if good == names.COCOA:
            p.seats[seat].cocoa += amount
        else:
            p.seats[seat].resources[good] += amount
        p.emit(events.GAINED, seat, good, amount, source)


def gain_all(p: TeotihuacanPosition, seat: int, amounts: list[int], source: int) -> None:
    """Gives the seat these amounts, one for each good; cocoa is the last one."""
    for good in range(len(amounts)):
        gain(p, seat, good, amounts[good], source)


def pay(p: TeotihuacanPosition, seat: int, good: int, amount: int, source: int) -> None:
    if amount > 0:
        if good == names.COCOA:
            p.seats[seat].cocoa -= amount
        else:
            p.seats[seat].resources[good] -= amount
        p.emit(events.PAID, seat, good, amount, source)


def score(p: TeotihuacanPosition, seat: int, where: int, points: int, source: int) -> None:
    if points > 0:
        p.seats[seat].points[where] += points
        p.emit(events.SCORED, seat, points, source)


def has_goods(player: Player, price: list[int]) -> bool:
    """Returns whether the player has all goods in `price`, whose last entry is cocoa."""
    held = player.resources
    return (
        held[names.WOOD] >= price[names.WOOD]
        and held[names.STONE] >= price[names.STONE]
        and held[names.GOLD] >= price[names.GOLD]
        and player.cocoa >= price[names.COCOA]
    )


class TakeResource(Decision[TeotihuacanPosition]):
    """TE-D2, TE-D24: the choice of a resource. `left` is the number of resources that the player can still
    take.
    """

    id = "TakeResource"
    rule = "TE-D24"
    number_names = ("left",)
    left: int
    source: int

    def __init__(self, left: int, source: int) -> None:
        self.left = left
        self.source = source

    def candidates(self, p: TeotihuacanPosition, seat: int) -> list[int]:
        return ANY_RESOURCE

    def legal_moves(self, p: TeotihuacanPosition, seat: int) -> list[int]:
        return ANY_RESOURCE  # all resources are always legal

    def take(self, p: TeotihuacanPosition, seat: int, move: int) -> None:
        gain(p, seat, move - moves.TAKE, 1, self.source)
        take_any(p, self.left - 1, self.source)

    def numbers(self, p: TeotihuacanPosition, seat: int) -> list[int]:
        """Returns the number of resources that the player can still take."""
        return [self.left]


ANY_RESOURCE: Final = [moves.TAKE + resource for resource in range(names.RESOURCES)]


def take_any(p: TeotihuacanPosition, amount: int, source: int) -> None:
    """Schedules the choice of resources as the next step."""
    if amount > 0:
        p.push(TakeResource(amount, source))


# ---- payments in cocoa (D15) ----------------------------------------------------------------------------


def can_waive(player: Player) -> bool:
    return player.tiles[names.DFREE] > 0


def can_pay(player: Player, cost: int) -> bool:
    """TE-11.6: returns whether the player has enough cocoa, or a tile that waives the whole payment."""
    return player.cocoa >= cost or player.tiles[names.DFREE] > 0


def has_gaining_tile(p: TeotihuacanPosition, seat: int) -> bool:
    """TE-11.4: returns whether the active player has a tile that gives something and could be used before
    answering.
    """
    if p.round == 0 or seat != p.turn:
        return False
    return any(p.seats[seat].tiles[tile] > 0 for tile in GAINING)


def flip(p: TeotihuacanPosition, seat: int, tile: int) -> None:
    """TE-11.3: turns over a used tile, which remains with the player."""
    player = p.seats[seat]
    player.tiles[tile] -= 1
    player.used[tile] += 1
    p.emit(events.USED, seat, tile, sources.DISCOVERY + tile)


def waive(p: TeotihuacanPosition, seat: int, cost: int) -> None:
    flip(p, seat, names.DFREE)
    p.emit(events.WAIVED, seat, cost, sources.DISCOVERY + names.DFREE)


class PayCocoa(Decision[TeotihuacanPosition]):
    """TE-D15: the player pays cocoa or waives the payment with the tile `dfree`.

    `kept` is the amount of cocoa needed later, which cannot be paid now. `reason` is shown if there is not
    enough cocoa.
    """

    id = "PayCocoa"
    rule = "TE-D15"
    number_names = ("cost",)
    cost: int
    kept: int
    source: int
    reason: int

    def __init__(self, cost: int, kept: int, source: int, reason: int) -> None:
        self.cost = cost
        self.kept = kept
        self.source = source
        self.reason = reason

    def candidates(self, p: TeotihuacanPosition, seat: int) -> list[int]:
        return PAYMENTS

    def illegal_reason(self, p: TeotihuacanPosition, seat: int, move: int) -> int:
        player = p.seats[seat]
        if move == moves.WAIVE:
            return 0 if can_waive(player) else reasons.NO_FAVOUR
        return 0 if player.cocoa >= self.cost + self.kept else self.reason

    def take(self, p: TeotihuacanPosition, seat: int, move: int) -> None:
        if move == moves.WAIVE:
            waive(p, seat, self.cost)
        else:
            pay(p, seat, names.COCOA, self.cost, self.source)

    def numbers(self, p: TeotihuacanPosition, seat: int) -> list[int]:
        return [self.cost]

    def reason_numbers(self, p: TeotihuacanPosition, seat: int, move: int, reason: int) -> list[int]:
        if reason == reasons.NO_FAVOUR:
            return [names.DFREE]
        return [self.cost + self.kept, p.seats[seat].cocoa]


PAYMENTS: Final = [moves.PAY, moves.WAIVE]


def charge_cocoa(p: TeotihuacanPosition, seat: int, cost: int, kept: int, source: int, reason: int) -> None:
    """Charges cocoa. Players with the tile `dfree` are asked first."""
    if cost > 0:
        if can_waive(p.seats[seat]):
            p.push(PayCocoa(cost, kept, source, reason))
        else:
            pay(p, seat, names.COCOA, cost, source)
