"""Worship (TE-7.2 to TE-7.7): displacing a worker; then a temple step or a royal tile, a discovery tile, or
both.
"""

from __future__ import annotations

from typing import Final

from ....kernel.agenda import Task
from .. import events, moves, names, reasons, sources
from ..economy import discovery_claims, goods
from ..position import NOBODY, TeotihuacanPosition
from ..tiles import royal_tiles
from ..tracks import temples
from ..workers import workers

TEMPLE_OF_SPACE: Final = [
    names.TEMPLES, names.TEMPLES, names.TEMPLES, names.RED, names.GREEN, names.BLUE, names.TEMPLES,
]  # fmt: skip
"""TE-7.4: the temple of each worship space. On the space of the decorations board, the player chooses a
temple.
"""
WITH_DISCOVERY: Final = [
    names.DISCOVERY_ONLY, names.TEMPLE_FIRST, names.DISCOVERY_FIRST, names.ROYAL_FIRST, names.ROYAL_LAST,
]  # fmt: skip
BOTH: Final = [names.TEMPLE_FIRST, names.DISCOVERY_FIRST, names.ROYAL_FIRST, names.ROYAL_LAST]
ROYAL_BENEFITS: Final = [
    moves.BENEFIT + names.ROYAL_ONLY, moves.BENEFIT + names.ROYAL_FIRST, moves.BENEFIT + names.ROYAL_LAST,
]  # fmt: skip
BENEFITS: Final = [
    moves.BENEFIT + names.TEMPLE_ONLY, moves.BENEFIT + names.DISCOVERY_ONLY,
    moves.BENEFIT + names.TEMPLE_FIRST, moves.BENEFIT + names.DISCOVERY_FIRST,
]  # fmt: skip


def displace_cost(p: TeotihuacanPosition, space: int) -> int:
    """TE-7.3: returns the cost of displacing a worker from this space."""
    return 0 if workers.worker_in(p, space) == NOBODY else p.tables.displace_cost


def illegal_reason(p: TeotihuacanPosition, seat: int, space: int) -> int:
    """TE-7.3, TE-7.6: returns the reason why this player cannot worship on this space, or 0."""
    there = workers.worker_in(p, space)
    if there != NOBODY:
        if there // names.DICE == seat:
            return reasons.OWN_WORKER_THERE
        if not goods.can_pay(p.seats[seat], p.tables.displace_cost):
            return reasons.COCOA_TO_DISPLACE
    if space < names.ROYAL_SPACES:
        return 0
    for move in BENEFITS:
        if benefit_illegal_reason(p, seat, space, move - moves.BENEFIT) == 0:
            return 0
    return reasons.NO_BENEFIT


def benefit_illegal_reason(p: TeotihuacanPosition, seat: int, space: int, benefit: int) -> int:
    """TE-7.4 to TE-7.6"""
    player = p.seats[seat]
    displace = displace_cost(p, space)
    if not goods.can_pay(player, displace):
        return reasons.COCOA_TO_DISPLACE
    if benefit in (names.TEMPLE_ONLY, names.TEMPLE_FIRST, names.DISCOVERY_FIRST):
        reason = temple_illegal_reason(p, seat, TEMPLE_OF_SPACE[space])
        if reason:
            return reason
    if benefit not in WITH_DISCOVERY:
        return 0
    tile = p.beside_boards[names.SIDE_OF_BOARD[names.BOARD_OF_SPACE[space]]]
    if tile == names.NO_TILE:
        return reasons.NO_TILE_THERE
    if benefit == names.DISCOVERY_ONLY:
        price = p.tables.discovery_price[tile]
        if not goods.has_goods(player, price):
            return reasons.PRICE_NOT_HELD
        if displace and not goods.can_waive(player) and player.cocoa < displace + price[names.COCOA]:
            return reasons.COCOA_FOR_PRICE
        return 0
    return 0 if goods.can_pay(player, displace + p.tables.both_cost) else payment_reason(benefit)


def payment_reason(benefit: int) -> int:
    """Returns the reason to show if there is not enough cocoa: TE-7.3 for displacing a worker, TE-7.4 or
    TE-7.5 for both benefits.
    """
    if benefit not in BOTH:
        return reasons.COCOA_TO_DISPLACE
    if benefit in (names.ROYAL_FIRST, names.ROYAL_LAST):
        return reasons.COCOA_FOR_BOTH_IN_PALACE
    return reasons.COCOA_FOR_BOTH


def temple_illegal_reason(p: TeotihuacanPosition, seat: int, temple: int) -> int:
    if temple == names.TEMPLES:
        return 0 if temples.can_climb(p, seat) else reasons.NO_TEMPLE_TO_WORSHIP
    return temples.illegal_reason(p, seat, temple)


class Worship(Task[TeotihuacanPosition]):
    """TE-7.2, TE-7.3: locks the worker, unlocks the one that was on the space before, and then gives the
    benefits.
    """

    id = "Worship"
    rule = "TE-7.2"
    space: int
    benefit: int

    def __init__(self, space: int, benefit: int) -> None:
        self.space = space
        self.benefit = benefit

    def run(self, p: TeotihuacanPosition) -> None:
        there = workers.worker_in(p, self.space)
        if there != NOBODY:
            p.space[there] = names.UNLOCKED
            p.emit(events.DISPLACED, there // names.DICE, self.space, p.turn)
        p.space[p.active] = self.space
        p.emit(events.WORSHIPPED, p.turn, self.space, self.benefit)
        discovery = ClaimBoardTile(self.space)
        if self.benefit in (names.DISCOVERY_FIRST, names.ROYAL_LAST):
            self.main_benefit(p)
            p.push(discovery)
        else:
            if self.benefit in WITH_DISCOVERY:
                p.push(discovery)
            if self.benefit != names.DISCOVERY_ONLY:
                self.main_benefit(p)

    def main_benefit(self, p: TeotihuacanPosition) -> None:
        p.push(MainBenefit(self.space))


class MainBenefit(Task[TeotihuacanPosition]):
    """TE-7.4, TE-7.5: gives the temple step of the board or the royal tile of the space."""

    id = "Benefit"
    rule = "TE-7.4"
    space: int

    def __init__(self, space: int) -> None:
        self.space = space

    def run(self, p: TeotihuacanPosition) -> None:
        temple = TEMPLE_OF_SPACE[self.space]
        if self.space < names.ROYAL_SPACES:
            royal_tiles.use(p, p.turn, p.royal[self.space], p.power[p.active])
        elif temple == names.TEMPLES:
            temples.climb_any(p, 1, sources.SPACE + self.space)
        else:
            temples.climb(p, temple, sources.SPACE + self.space)


class ClaimBoardTile(Task[TeotihuacanPosition]):
    """TE-7.4, TE-7.6: claims the discovery tile of the board for its price. The claim lapses if the player
    cannot pay.
    """

    id = "ClaimBeside"
    rule = "TE-7.6"
    space: int

    def __init__(self, space: int) -> None:
        self.space = space

    def run(self, p: TeotihuacanPosition) -> None:
        side = names.SIDE_OF_BOARD[names.BOARD_OF_SPACE[self.space]]
        tile = p.beside_boards[side]
        if discovery_claims.claim_illegal_reason(p, p.turn, tile):
            p.emit(events.CLAIM_LAPSED, p.turn)
        else:
            discovery_claims.claim_from_board(p, p.turn, side)
