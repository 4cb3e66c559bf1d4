"""The layout of the tiles."""

from __future__ import annotations

from typing import ClassVar

from ....kernel.native import i64


class Land:
    """The layout of the tiles. It never changes: laying a tile creates a new layout."""

    id: ClassVar[str] = "Land"

    hexes: list[int]  # the hex of each tile; -1 if the tile is not in play or has not been laid yet
    near: list[int]  # a bit mask of the places adjacent to each place
    edge: i64  # a bit mask of the tiles at the edge
    laid: int  # the number of tiles laid so far
