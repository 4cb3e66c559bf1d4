"""The great pyramid (TE-8.17 to TE-8.22): free places, matching icons, and completion of the pyramid."""

from __future__ import annotations

from .. import events, names, reasons, sources
from ..position import TeotihuacanPosition
from ..tracks import calendar


def place_illegal_reason(p: TeotihuacanPosition, place: int) -> int:
    """TE-8.17: returns the reason why no tile can be laid on this place, or 0."""
    if p.stones[place] != names.EMPTY:
        return reasons.PLACE_TAKEN
    for below in p.tables.place_support[place]:
        if p.stones[below] == names.EMPTY:
            return reasons.NO_TILES_BELOW
    return 0


def count_matches(p: TeotihuacanPosition, seat: int, tile: int, place: int, turn: int) -> int:
    """TE-8.18: returns the number of icons on the tile that match the icon they cover."""
    c = p.tables
    icons = c.stone_turned[tile][turn]
    cells = c.place_cells[place]
    found = 0
    for i in range(len(cells)):
        if icons[i] % names.COLOURED == p.icons[cells[i]]:
            found += 1
            coloured = int(icons[i] >= names.COLOURED)
            p.emit(events.MATCHED, seat, icons[i] % names.COLOURED, coloured, sources.STONE + tile)
    return found


def matching_icons(p: TeotihuacanPosition, tile: int, place: int, turn: int) -> list[bool]:
    """TE-8.18: returns whether each icon of the rotated tile matches the icon it covers."""
    icons = p.tables.stone_turned[tile][turn]
    cells = p.tables.place_cells[place]
    return [icons[i] % names.COLOURED == p.icons[cells[i]] for i in range(len(cells))]


def coloured_matches(p: TeotihuacanPosition, tile: int, place: int, turn: int) -> list[int]:
    """TE-8.19: returns the number of matches for each temple, given by the colour of the icon on the placed
    tile.
    """
    c = p.tables
    icons = c.stone_turned[tile][turn]
    cells = c.place_cells[place]
    found = [0, 0, 0]
    for i in range(len(cells)):
        if icons[i] >= names.COLOURED and icons[i] - names.COLOURED == p.icons[cells[i]]:
            found[icons[i] - names.COLOURED] += 1
    return found


def lay(p: TeotihuacanPosition, tile: int, place: int, turn: int) -> None:
    """Lays the tile on its place, so that its icons cover those below."""
    c = p.tables
    icons = c.stone_turned[tile][turn]
    cells = c.place_cells[place]
    for i in range(len(cells)):
        p.icons[cells[i]] = icons[i] % names.COLOURED
    p.stones[place] = tile * names.ROTATIONS + turn


def complete(p: TeotihuacanPosition, seat: int, place: int) -> None:
    """TE-8.22: completes the pyramid if this is the tile of level 4."""
    if place == names.PLACES - 1:
        p.emit(events.COMPLETED, seat)
        calendar.complete_pyramid(p)
