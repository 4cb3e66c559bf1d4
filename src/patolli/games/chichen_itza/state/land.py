"""The layout of the tiles."""

from __future__ import annotations

from typing import ClassVar

from ....kernel.native import i64


class Land:
    """The layout of the tiles. A layout never changes; laying a tile creates a new layout."""

    id: ClassVar[str] = "Land"

    hexes: list[int]  # the hex of each tile; -1 if the tile is not in play or not laid yet
    near: list[int]  # the places adjacent to each place, as bits
    edge: i64  # the edge tiles, as bits
    laid: int  # the number of tiles that are laid
