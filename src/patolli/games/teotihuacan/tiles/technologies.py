"""Technologies (TE-13): who has them, and their effects on main actions."""

from __future__ import annotations

from ....kernel.agenda import Task
from .. import events, names, sources
from ..economy import goods
from ..position import FROM_TECHNOLOGIES, TeotihuacanPosition
from ..tracks import temples
from ..workers import power_ups


def owns(p: TeotihuacanPosition, seat: int, tile: int) -> bool:
    return p.seats[seat].technologies & (1 << tile) != 0


def applies(p: TeotihuacanPosition, seat: int, tile: int, board: int, new: int) -> bool:
    """TE-8.7: returns whether a technology affects an action. It does not affect the action by which it was
    acquired.
    """
    return tile != new and owns(p, seat, tile) and p.tables.technology_boards[tile][board]


class AfterMainAction(Task[TeotihuacanPosition]):
    """TE-7.10: carries out what follows the effect of a board: the effects of technologies, the board's
    power-ups, and finally the power-up of t13.
    """

    id = "AfterMain"
    rule = "TE-7.10"
    board: int
    new: int  # the technology acquired by this action
    power_ups: int

    def __init__(self, board: int, new: int, power_ups: int) -> None:
        self.board = board
        self.new = new
        self.power_ups = power_ups

    def run(self, p: TeotihuacanPosition) -> None:
        if self.power_ups > 0:
            if applies(p, p.turn, names.T13, self.board, self.new):
                p.push(OfferPaidPowerUp(self.board))
            source = sources.BOARD + self.board
            p.push(power_ups.PowerUp(self.power_ups, self.board, 0, 0, source))
        self.bonuses(p)

    def bonuses(self, p: TeotihuacanPosition) -> None:
        """TE-13.2, TE-13.3"""
        if p.seats[p.turn].technologies == 0:
            return
        c = p.tables
        for tile in p.technologies:
            if tile in (names.T01, names.T13, names.T15) or not applies(
                p, p.turn, tile, self.board, self.new
            ):
                continue
            source = sources.TECHNOLOGY + tile
            goods.score(p, p.turn, FROM_TECHNOLOGIES, c.technology_points[tile], source)
            goods.gain(p, p.turn, names.COCOA, c.technology_cocoa[tile], source)
            if self.board in (names.FOREST, names.QUARRY, names.MINE):
                goods.gain(p, p.turn, self.board - names.FOREST, c.technology_resource[tile], source)
            temples.climb_any(p, c.technology_temples[tile], source)


class OfferPaidPowerUp(Task[TeotihuacanPosition]):
    """TE-13.4: offers another power-up for cocoa with t13, if there is an eligible worker."""

    id = "MorePower"
    rule = "TE-13.4"
    board: int

    def __init__(self, board: int) -> None:
        self.board = board

    def run(self, p: TeotihuacanPosition) -> None:
        c = p.tables
        source = sources.TECHNOLOGY + names.T13
        offer = power_ups.PowerUp(c.technology_power_ups, self.board, 0, c.technology_price, source)
        payable = p.seats[p.turn].cocoa >= c.technology_price or goods.has_gaining_tile(p, p.turn)
        if payable and offer.eligible(p, p.turn):
            p.push(offer)


def extra_workers(p: TeotihuacanPosition, seat: int, board: int) -> int:
    """TE-13.5: returns the number of workers that t15 adds."""
    if applies(p, seat, names.T15, board, names.NO_TECHNOLOGY):
        return p.tables.technology_workers
    return 0


def learn(p: TeotihuacanPosition, seat: int, tile: int, source: int) -> None:
    """Puts the seat's marker on a technology."""
    p.seats[seat].technologies |= 1 << tile
    p.emit(events.LEARNED, seat, tile, source)


def count(p: TeotihuacanPosition, seat: int) -> int:
    """Returns the number of technologies that this player has."""
    owned = p.seats[seat].technologies
    return sum(1 for tile in range(names.TECHNOLOGIES) if owned & (1 << tile))
