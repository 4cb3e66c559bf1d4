"""The layout of the tiles."""

from __future__ import annotations

from typing import ClassVar

from ....kernel.native import i64


class Land:
    """The layout of the tiles. It is immutable: laying a tile makes a new one."""

    id: ClassVar[str] = "Land"

    hexes: list[int]  # by tile: its hex; -1: not in play, or not yet laid
    near: list[int]  # by place: the neighbouring places, as bits
    edge: i64  # edge tiles, as bits
    laid: int  # number of tiles laid
