"""The layout of the tiles (CI-2.2 to CI-2.4, CI-D1)."""

from __future__ import annotations

from typing import Final

from ....kernel.agenda import Task
from .. import events, moves, names, reasons
from ..board import hex_grid, units
from ..position import Ask, Chance, ChichenPosition

RING: Final = 8
"""The number of tiles in the ring around the city."""


class LayTiles(Task[ChichenPosition]):
    """CI-2.2 to CI-2.4: lays the tiles in shuffled order, either on the slots or on hexes chosen by the
    players.
    """

    id = "LayTiles"
    rule = "CI-2.2"

    def run(self, p: ChichenPosition) -> None:
        tiles = len(p.tables.tiles[p.players])
        if p.land.laid + len(p.row) < tiles and (p.land.laid == RING or not p.row):
            p.then(LAY_TILE, LAY_TILES)
        elif p.row:
            p.then(ChooseHex(p.row.pop(0), p.order[(p.land.laid - RING) % p.players]), LAY_TILES)
        else:
            p.land = hex_grid.finished(p.land, p.tables.city_hexes)


class LayTile(Chance):
    """CI-2.2: draws the next tile. In a free layout, tiles outside the ring around the city are set aside
    face up.
    """

    id = "LayTile"
    rule = "CI-2.2"

    def candidates(self, p: ChichenPosition, seat: int) -> list[int]:
        hexes = p.land.hexes
        waiting = units.bits_of(p.row)
        tiles = p.tables.tiles[p.players]
        return [moves.LAY + tile for tile in tiles if hexes[tile] < 0 and not waiting >> tile & 1]

    def take(self, p: ChichenPosition, seat: int, move: int) -> None:
        tile = move - moves.LAY
        if p.free_layout and p.land.laid >= RING:
            p.row.append(tile)
            p.emit(events.WAITS, tile)
        else:
            lay(p, tile, p.tables.slots[p.players][p.land.laid])


class ChooseHex(Ask):
    """CI-D1: the choice of the hex for the next tile in a free layout."""

    id = "ChooseHex"
    rule = "CI-D1"
    number_names = ("tile",)
    tile: int
    seat: int

    def __init__(self, tile: int, seat: int) -> None:
        self.tile = tile
        self.seat = seat

    def who(self, p: ChichenPosition) -> int:
        return self.seat

    def candidates(self, p: ChichenPosition, seat: int) -> list[int]:
        """Returns all empty hexes adjacent to a tile."""
        found: set[int] = set()
        for here in p.land.hexes:
            if here >= 0:
                for way in hex_grid.AROUND:
                    if here + way not in p.land.hexes and here + way not in p.tables.city_hexes:
                        found.add(moves.HEX + here + way)
        return sorted(found)

    def illegal_reason(self, p: ChichenPosition, seat: int, move: int) -> int:
        """CI-2.4"""
        few = hex_grid.touched(p, move - moves.HEX) < p.tables.touching_tiles
        return reasons.TOUCHES_TOO_FEW if few else 0

    def explain_absent(self, p: ChichenPosition, seat: int, move: int) -> int:
        here = move - moves.HEX
        if not 0 <= here < names.GRID * names.GRID:
            return self.idol_reason(move)
        taken = here in p.land.hexes or here in p.tables.city_hexes
        return reasons.HEX_TAKEN if taken else reasons.TOUCHES_TOO_FEW

    def take(self, p: ChichenPosition, seat: int, move: int) -> None:
        lay(p, self.tile, move - moves.HEX)

    def numbers(self, p: ChichenPosition, seat: int) -> list[int]:
        return [self.tile]


def lay(p: ChichenPosition, tile: int, here: int) -> None:
    p.land = hex_grid.with_tile(p.land, tile, here)
    p.emit(events.LAID, tile, here)


LAY_TILES: Final = LayTiles()
LAY_TILE: Final = LayTile()
