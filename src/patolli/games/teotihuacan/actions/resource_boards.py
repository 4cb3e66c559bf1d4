"""The Forest, the Stone Quarry and the Gold Deposits (TE-8.1, TE-8.2)."""

from __future__ import annotations

from .. import names, sources
from ..components.boards import TEMPLE_ANY, VP
from ..economy import goods
from ..position import FROM_BOARDS, TeotihuacanPosition
from ..tiles import technologies
from ..tracks import temples


def act(p: TeotihuacanPosition, board: int, lowest: int) -> None:
    """TE-8.1: gives the goods in the cell for the number of workers and their lowest power."""
    c = p.tables
    source = sources.BOARD + board
    p.push(technologies.AfterMainAction(board, names.NO_TECHNOLOGY, c.power_ups[board][p.workers - 1]))
    cell = c.yields[board][p.workers - 1][c.column_of_power[lowest]]
    for good in range(names.GOODS):
        goods.gain(p, p.turn, good, cell[good], source)
    goods.score(p, p.turn, FROM_BOARDS, cell[VP], source)
    temples.climb_any(p, cell[TEMPLE_ANY], source)
