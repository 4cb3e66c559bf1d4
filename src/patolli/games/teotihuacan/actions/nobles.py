"""Nobles (TE-8.8 to TE-8.10), where players build for wood."""

from __future__ import annotations

from typing import Final

from ....kernel.agenda import Decision
from .. import events, moves, names, reasons, sources
from ..economy import goods
from ..position import FROM_NOBLES, TeotihuacanPosition
from ..tiles import technologies
from ..tracks import avenue


def has_room(p: TeotihuacanPosition, row: int) -> bool:
    return p.rows[row] < len(p.tables.noble_rows[row])


def can_pay(p: TeotihuacanPosition, seat: int) -> bool:
    held = p.seats[seat].resources
    return all(held[resource] >= p.tables.noble_cost[resource] for resource in range(names.RESOURCES))


def possible(p: TeotihuacanPosition, seat: int, count: int) -> bool:
    """TE-8.9: returns whether there is a building left and room for it, in the row for this number of workers
    or in a row for fewer.
    """
    if not can_pay(p, seat) or p.taken() >= p.tables.buildings:
        return False
    return any(has_room(p, row) for row in range(count))


def row_illegal_reason(p: TeotihuacanPosition, row: int, workers: int) -> int:
    """TE-8.9: returns the reason why this number of workers cannot build in this row, or 0."""
    required = workers - 1
    if row > required:
        return reasons.ROW_NOT_REACHED
    if row < required and has_room(p, required):
        return reasons.OWN_ROW_HAS_ROOM
    return 0 if has_room(p, row) else reasons.ROW_FULL


def act(p: TeotihuacanPosition) -> None:
    p.push(CHOOSE_ROW)


class ChooseRow(Decision[TeotihuacanPosition]):
    """TE-D19: the choice of the row for the number of workers used or, if that row is full, of a
    higher row.
    """

    id = "ChooseRow"
    rule = "TE-D19"
    number_names = ("workers",)

    def candidates(self, p: TeotihuacanPosition, seat: int) -> list[int]:
        return ROWS

    def illegal_reason(self, p: TeotihuacanPosition, seat: int, move: int) -> int:
        if not can_pay(p, seat):
            return reasons.WOOD_NOT_HELD
        return row_illegal_reason(p, move - moves.ROW, p.workers)

    def take(self, p: TeotihuacanPosition, seat: int, move: int) -> None:
        c = p.tables
        source = sources.BOARD + names.NOBLES
        p.push(
            technologies.AfterMainAction(
                names.NOBLES, names.NO_TECHNOLOGY, c.power_ups[names.NOBLES][p.workers - 1]
            )
        )
        for resource in range(names.RESOURCES):
            goods.pay(p, seat, resource, c.noble_cost[resource], source)
        build(p, seat, move - moves.ROW)
        avenue.advance(p, seat, c.noble_avenue, source)

    def numbers(self, p: TeotihuacanPosition, seat: int) -> list[int]:
        return [p.workers]

    def reason_numbers(self, p: TeotihuacanPosition, seat: int, move: int, reason: int) -> list[int]:
        if reason == reasons.WOOD_NOT_HELD:
            return p.tables.noble_cost[: names.GOLD]
        return [move - moves.ROW]


def build(p: TeotihuacanPosition, seat: int, row: int) -> None:
    """TE-8.8: moves the leftmost building to the leftmost free space of the row and scores the number that it
    covers.
    """
    points = p.tables.noble_rows[row][p.rows[row]]
    p.rows[row] += 1
    p.emit(events.BUILT, seat, row, points, sources.BUILDING + row)
    goods.score(p, seat, FROM_NOBLES, points, sources.BUILDING + row)


ROWS: Final = [moves.ROW + row for row in range(names.ROWS)]
CHOOSE_ROW: Final = ChooseRow()
