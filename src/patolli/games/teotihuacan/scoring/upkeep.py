"""Upkeep of the workers at an eclipse (TE-14.6)."""

from __future__ import annotations

from .. import events, moves, names, reasons, sources
from ..economy import goods
from ..position import FOR_UPKEEP, OffersTiles, TeotihuacanPosition
from ..tiles import discovery_use
from ..workers.workers import per_worker


def cocoa_due(p: TeotihuacanPosition, seat: int) -> int:
    """TE-14.6: returns the cocoa due for all workers in play, locked or not."""
    return per_worker(p, seat, p.tables.upkeep_low, p.tables.upkeep_high)


class Upkeep(OffersTiles):
    """TE-D29: the choice of how much cocoa to pay. Each cocoa not paid costs points."""

    id = "Upkeep"
    rule = "TE-D29"
    window = "upkeep"
    number_names = ("due", "cocoa")
    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def who(self, p: TeotihuacanPosition) -> int:
        return self.seat

    def candidates(self, p: TeotihuacanPosition, seat: int) -> list[int]:
        found = list(range(cocoa_due(p, seat), -1, -1))
        found.append(moves.WAIVE)
        found.append(moves.USE + names.DCOC)
        return found

    def illegal_reason(self, p: TeotihuacanPosition, seat: int, move: int) -> int:
        """TE-11.4, TE-11.6: the tiles `dcoc` and `dfree` can also be used here."""
        player = p.seats[seat]
        if move == moves.WAIVE:
            if not goods.can_waive(player):
                return reasons.NO_FAVOUR
            return 0 if cocoa_due(p, seat) > 0 else reasons.NOTHING_TO_PAY
        if move == moves.USE + names.DCOC:
            return 0 if player.tiles[names.DCOC] > 0 else reasons.NO_TILE
        return 0 if move <= player.cocoa else reasons.COCOA_FOR_UPKEEP

    def explain_absent(self, p: TeotihuacanPosition, seat: int, move: int) -> int:
        return reasons.NOT_AT_UPKEEP if discovery_use.is_use(move) else 0

    def take(self, p: TeotihuacanPosition, seat: int, move: int) -> None:
        total = cocoa_due(p, seat)
        if move == moves.WAIVE:
            goods.waive(p, seat, total)
        elif move == moves.USE + names.DCOC:
            p.push(self)
            discovery_use.use(p, seat, names.DCOC)
        else:
            p.emit(events.UPKEEP, seat, total, move)
            goods.pay(p, seat, names.COCOA, move, sources.UPKEEP)
            lose_points(p, seat, total - move)

    def numbers(self, p: TeotihuacanPosition, seat: int) -> list[int]:
        """Returns the cocoa due and the cocoa that the player has."""
        return [cocoa_due(p, seat), p.seats[seat].cocoa]

    def reason_numbers(self, p: TeotihuacanPosition, seat: int, move: int, reason: int) -> list[int]:
        if reason == reasons.NO_FAVOUR:
            return [names.DFREE]
        if reason == reasons.NOTHING_TO_PAY:
            return []
        if reason in (reasons.NO_TILE, reasons.NOT_AT_UPKEEP):
            return [move - moves.USE]
        return [move, p.seats[seat].cocoa]


def lose_points(p: TeotihuacanPosition, seat: int, unpaid: int) -> None:
    """TE-14.6: takes points for upkeep that was not paid. The total never becomes negative."""
    player = p.seats[seat]
    points = min(unpaid * p.tables.unpaid_points, sum(player.points))
    if unpaid > 0:
        player.points[FOR_UPKEEP] -= points
        p.emit(events.UPKEEP_LOST, seat, unpaid, points)
