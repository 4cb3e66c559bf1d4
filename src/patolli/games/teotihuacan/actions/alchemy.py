"""Alchemy (TE-8.3 to TE-8.7), where players buy technologies for gold."""

from __future__ import annotations

from typing import Final

from ....kernel.agenda import Decision
from .. import moves, names, reasons, sources
from ..economy import goods
from ..position import FROM_TECHNOLOGIES, TeotihuacanPosition
from ..tiles import technologies
from ..tracks import temples


def illegal_reason(p: TeotihuacanPosition, seat: int, place: int, count: int) -> int:
    """TE-8.3, TE-8.4: returns the reason why this number of workers cannot take the technology, or 0."""
    c = p.tables
    tile = p.technologies[place]
    if technologies.owns(p, seat, tile):
        return reasons.OWNED
    if place >= names.COLUMNS and count < c.row_2_workers and p.power[p.active] < c.row_2_power:
        return reasons.ROW_CLOSED
    if p.seats[seat].resources[names.GOLD] < c.technology_cost[tile]:
        return reasons.TOO_LITTLE_GOLD
    return 0


def possible(p: TeotihuacanPosition, seat: int, count: int) -> bool:
    return any(illegal_reason(p, seat, place, count) == 0 for place in range(names.TECHNOLOGIES_IN_PLAY))


def act(p: TeotihuacanPosition) -> None:
    p.push(LEARN)


class Learn(Decision[TeotihuacanPosition]):
    """TE-D18: the choice of a technology that the player does not own."""

    id = "Learn"
    rule = "TE-D18"
    number_names = ("workers", "power")

    def candidates(self, p: TeotihuacanPosition, seat: int) -> list[int]:
        return [moves.LEARN + tile for tile in p.technologies]

    def illegal_reason(self, p: TeotihuacanPosition, seat: int, move: int) -> int:
        return illegal_reason(p, seat, p.technologies.index(move - moves.LEARN), p.workers)

    def explain_absent(self, p: TeotihuacanPosition, seat: int, move: int) -> int:
        return reasons.NOT_IN_PLAY if moves.LEARN <= move < moves.ROW else 0

    def take(self, p: TeotihuacanPosition, seat: int, move: int) -> None:
        tile = move - moves.LEARN
        c = p.tables
        place = p.technologies.index(tile)
        source = sources.BOARD + names.ALCHEMY
        single = place >= names.COLUMNS and p.workers < c.row_2_workers
        ups = c.row_2_single_power_ups if single else c.power_ups[names.ALCHEMY][p.workers - 1]
        p.push(technologies.AfterMainAction(names.ALCHEMY, tile, ups))
        goods.pay(p, seat, names.GOLD, c.technology_cost[tile], source)
        for other in range(len(p.seats)):
            if other != seat and technologies.owns(p, other, tile):
                goods.score(p, other, FROM_TECHNOLOGIES, c.points_to_owners, source)
        technologies.learn(p, seat, tile, source)
        temples.climb(p, c.column_temple[place % names.COLUMNS], source)

    def numbers(self, p: TeotihuacanPosition, seat: int) -> list[int]:
        """Returns the number of workers and the power of the active one."""
        return [p.workers, p.power[p.active]]

    def reason_numbers(self, p: TeotihuacanPosition, seat: int, move: int, reason: int) -> list[int]:
        tile = move - moves.LEARN
        if reason == reasons.TOO_LITTLE_GOLD:
            return [p.tables.technology_cost[tile], p.seats[seat].resources[names.GOLD]]
        return [tile]


LEARN: Final = Learn()
