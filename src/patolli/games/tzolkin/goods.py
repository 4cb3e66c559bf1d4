"""Gains and payments of goods (TZ-1.3), workers and points. The supply of skulls is limited."""

from __future__ import annotations

from typing import Final

from ...kernel.agenda import Decision
from . import events, moves, names, reasons
from .position import Player, TzolkinPosition


def gain(p: TzolkinPosition, good: int, amount: int, event: int, source: int) -> int:
    """Gives an amount of a good to the player whose turn it is. Skulls are given as far as the supply allows.

    Returns the amount given.
    """
    player = p.seats[p.turn]
    if good == names.CORN:
        player.corn += amount
    elif good == names.SKULL:
        if amount > p.skulls:
            amount = p.skulls
            if amount == 0:
                p.emit(events.LAPSED, p.turn)
        player.skulls += amount
        p.skulls -= amount
    else:
        player.resources[good] += amount
    if amount > 0:
        p.emit(event, p.turn, good, amount, source)
    return amount


def score(p: TzolkinPosition, where: int, points: int, event: int, source: int) -> None:
    """Gives this number of whole points to the player whose turn it is."""
    p.seats[p.turn].points[where] += points * names.QUARTERS
    p.emit(event, p.turn, points * names.QUARTERS, source)


def pay_corn(p: TzolkinPosition, amount: int, source: int) -> None:
    if amount > 0:
        p.seats[p.turn].corn -= amount
        p.emit(events.PAID, p.turn, names.CORN, amount, source)


def pay_resource(p: TzolkinPosition, resource: int, amount: int, source: int) -> None:
    if amount > 0:
        p.seats[p.turn].resources[resource] -= amount
        p.emit(events.PAID, p.turn, resource, amount, source)


def gain_workers(p: TzolkinPosition, amount: int, source: int) -> None:
    """TZ-10.3, TZ-16.5: moves workers from the bank to the player's hand, as far as the bank allows."""
    player = p.seats[p.turn]
    amount = min(amount, p.tables.workers_most - player.workers)
    if amount == 0:
        p.emit(events.LAPSED, p.turn)
        return
    player.workers += amount
    player.hand += amount
    p.emit(events.WORKER_GAINED, p.turn, amount, source)


def resources(player: Player) -> int:
    """Returns the total number of a player's resources."""
    held = player.resources
    return held[names.WOOD] + held[names.STONE] + held[names.GOLD]


class Pay(Decision[TzolkinPosition]):
    """TZ-D11: the player chooses the resources to pay with: an amount of wood, then an amount of stone. The
    rest is paid in gold.
    """

    id = "Pay"
    rule = "TZ-D11"
    number_names = ("amount", "resource")
    amount: int
    resource: int
    source: int

    def __init__(self, amount: int, resource: int, source: int) -> None:
        self.amount = amount
        self.resource = resource
        self.source = source

    def candidates(self, p: TzolkinPosition, seat: int) -> list[int]:
        return list(range(self.amount + 1))

    def illegal_reason(self, p: TzolkinPosition, seat: int, move: int) -> int:
        player = p.seats[seat]
        if move > player.resources[self.resource]:
            return reasons.NOT_HELD
        if self.amount - move > self.others(player):
            return reasons.REST_NOT_HELD
        return 0

    def others(self, player: Player) -> int:
        """Returns how many resources the player has of the kinds that come after this one."""
        held = player.resources
        return held[names.GOLD] + (held[names.STONE] if self.resource == names.WOOD else 0)

    def take(self, p: TzolkinPosition, seat: int, move: int) -> None:
        pay_resource(p, self.resource, move, self.source)
        rest = self.amount - move
        if rest > 0 and self.resource == names.WOOD:
            p.push(Pay(rest, names.STONE, self.source))
        elif rest > 0:
            pay_resource(p, names.GOLD, rest, self.source)

    def default(self, p: TzolkinPosition, seat: int) -> int:
        """Returns the largest possible amount, so that more valuable resources are kept."""
        return p.offer(seat)[-1]

    def numbers(self, p: TzolkinPosition, seat: int) -> list[int]:
        """Returns the number of resources left to pay, and the resource in question."""
        return [self.amount, self.resource]

    def reason_numbers(self, p: TzolkinPosition, seat: int, move: int, reason: int) -> list[int]:
        if reason == reasons.NOT_HELD:
            return [move, p.seats[seat].resources[self.resource]]
        return [self.amount - move, self.others(p.seats[seat])]


def pay_any(p: TzolkinPosition, amount: int, source: int) -> None:
    """Schedules the question about the payment as the next step."""
    if amount > 0:
        p.push(Pay(amount, names.WOOD, source))


class TakeResource(Decision[TzolkinPosition]):
    """TZ-D18: the player takes resources of any kind, one by one."""

    id = "TakeResource"
    rule = "TZ-D18"
    number_names = ("left",)
    left: int
    event: int
    source: int

    def __init__(self, left: int, event: int, source: int) -> None:
        self.left = left
        self.event = event
        self.source = source

    def candidates(self, p: TzolkinPosition, seat: int) -> list[int]:
        return ANY_RESOURCE

    def legal_moves(self, p: TzolkinPosition, seat: int) -> list[int]:
        return ANY_RESOURCE  # all resources are legal

    def take(self, p: TzolkinPosition, seat: int, move: int) -> None:
        gain(p, move - moves.TAKE, 1, self.event, self.source)
        take_any(p, self.left - 1, self.event, self.source)

    def numbers(self, p: TzolkinPosition, seat: int) -> list[int]:
        """Returns the number of resources that the player can still take."""
        return [self.left]


ANY_RESOURCE: Final = [moves.TAKE + names.WOOD, moves.TAKE + names.STONE, moves.TAKE + names.GOLD]


def take_any(p: TzolkinPosition, amount: int, event: int, source: int) -> None:
    """Schedules the question about the resources as the next step."""
    if amount > 0:
        p.push(TakeResource(amount, event, source))
