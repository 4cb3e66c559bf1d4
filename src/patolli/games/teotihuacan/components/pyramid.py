"""Nobles, decorations and the pyramid as read from the components (TE-8.8 to TE-8.22)."""

from __future__ import annotations

from ....kernel.box import Box, Table, wrong
from .. import names
from .boards import by_workers
from .tables import Components


def read_nobles(c: Components, box: Box) -> None:
    nobles = box.table("nobles")
    c.noble_cost = nobles.row("cost").amounts(names.RESOURCE_IDS)
    c.noble_rows = [nobles.numbers(f"row_{row}") for row in names.ROW_IDS]
    c.noble_avenue = nobles.number("avenue_steps")
    c.power_ups[names.NOBLES] = by_workers(nobles, "power_ups")
    row = box.table("buildings_row")
    c.buildings = row.number("buildings", 1)
    c.row_values = row.numbers("values")
    if len(c.row_values) != c.buildings + 1:
        raise wrong("buildings_row.values", "must have one entry more than there are buildings")


def icon(where: str, text: object) -> int:
    if not isinstance(text, str) or text not in names.ICON_CODES:
        raise wrong(where, f"must be one of {', '.join(names.ICON_CODES)}")
    return names.ICON_CODES.index(text)


def pairs(table: Table, key: str) -> list[list[int]]:
    """Returns a list of pairs, each consisting of a row and a column."""
    where = f"{table.where}.{key}"
    value = table.value(key)
    found: list[list[int]] = []
    if isinstance(value, list):
        for one in value:
            if isinstance(one, list) and len(one) == 2 and all(isinstance(n, int) for n in one):
                found.append([int(one[0]), int(one[1])])
    if not isinstance(value, list) or len(found) != len(value):
        raise wrong(where, "must be a list of rows and columns")
    return found


def texts(table: Table, key: str) -> list[object]:
    value = table.value(key)
    if not isinstance(value, list):
        raise wrong(f"{table.where}.{key}", "must be a list")
    return value


def place(where: str, level: int, at: list[int]) -> int:
    """Returns the number of a place in the pyramid."""
    side = names.LEVEL_SIDE[level]
    if not 0 <= at[0] < side or not 0 <= at[1] < side:
        raise wrong(where, f"names no place of level {level + 1}: {at}")
    return names.FIRST_PLACE[level] + at[0] * side + at[1]


def read_decorations(c: Components, box: Box) -> None:
    table = box.table("decorations")
    c.decoration_cost = by_workers(table, "cost_gold")
    c.decorations_shown = table.number("display", 1, names.DECORATION_TILES)
    c.decoration_points = table.number("vp_fixed")
    c.decoration_match = table.number("vp_per_match")
    c.decoration_track = table.number("pyramid_track_steps")
    c.power_ups[names.DECORATIONS] = by_workers(table, "power_ups")
    c.decoration_icons = []
    for name in names.DECORATION_IDS:
        tile = box.table(f"decoration_tiles.{name}")
        c.decoration_icons.append([icon(f"{tile.where}.{half}", tile.value(half)) for half in ("a", "b")])
    c.side_printed = []
    c.side_cells = []
    c.side_support = []
    for name in names.SIDE_IDS:
        side = box.table(f"decoration_sides.{name}")
        printed = [icon(f"{side.where}.printed", one) for one in texts(side, "printed")]
        halves = texts(side, "halves")
        if sorted(str(half) for half in halves) != ["a", "b"] or len(printed) != 2:
            raise wrong(f"{side.where}.halves", "must name the halves a and b of the two printed icons")
        c.side_printed.append([printed[halves.index(half)] for half in ("a", "b")])
        cells: list[list[int]] = [[]]
        support: list[list[int]] = [[]]
        for step in range(1, names.STEPS_OF_SIDE):
            cells.append([row * names.GRID + column for row, column in pairs(side, f"cells_{step}")])
            where = f"{side.where}.support_{step}"
            support.append([place(where, step - 1, at) for at in pairs(side, f"support_{step}")])
        c.side_cells.append(cells)
        c.side_support.append(support)


def read_construction(c: Components, box: Box) -> None:
    table = box.table("construction")
    table.must("max_tiles", names.WORKERS_USED)
    c.stones_shown = table.number("display", 1, names.PYRAMID_TILES)
    c.stone_match = table.number("vp_per_match")
    c.stone_track = table.number("pyramid_track_steps_per_tile")
    c.power_ups[names.CONSTRUCTION] = by_workers(table, "power_ups")
    c.level_cost = []
    c.level_points = []
    for level in range(names.LEVELS):
        row = box.table(f"pyramid_levels.level_{level + 1}")
        row.must("level", level + 1)
        row.must("side", names.LEVEL_SIDE[level])
        row.must("spaces", names.LEVEL_SIDE[level] ** 2)
        c.level_cost.append([row.number("wood"), row.number("stone"), 0])
        c.level_points.append(row.number("vp"))
    rows = texts(box.table("pyramid_grid"), "rows")
    c.grid = [icon("pyramid_grid.rows", one) for row in rows for one in str(row)]
    if len(c.grid) != names.GRID * names.GRID:
        raise wrong("pyramid_grid.rows", "must have 8 rows of 8 icons")
    c.stone_icons = []
    c.stone_turned = []
    c.stone_rotations = []
    for name in names.STONE_TILE_IDS:
        tile = box.table(f"pyramid_tiles.{name}")
        icons = [icon(f"{tile.where}.cells", one) for one in texts(tile, "cells")]
        if len(icons) != names.ROTATIONS:
            raise wrong(f"{tile.where}.cells", "must have 4 icons")
        turned = [icons[4 - turn :] + icons[: 4 - turn] for turn in range(names.ROTATIONS)]
        c.stone_icons.append(icons)
        c.stone_turned.append(turned)
        c.stone_rotations.append(
            [turn for turn in range(names.ROTATIONS) if turn == turned.index(turned[turn])]
        )
    _places(c)
    _layouts(c, box)


def _places(c: Components) -> None:
    """TE-8.17: computes the places. A tile of level L covers 2 by 2 cells and is centred on the corner where
    four tiles below it meet.
    """
    c.place_level = []
    c.place_cells = []
    c.place_support = []
    for level in range(names.LEVELS):
        side = names.LEVEL_SIDE[level]
        for row in range(side):
            for column in range(side):
                first = (2 * row + level) * names.GRID + 2 * column + level
                c.place_level.append(level)
                c.place_cells.append([first, first + 1, first + names.GRID + 1, first + names.GRID])
                below: list[int] = []
                if level > 0:
                    corner = names.FIRST_PLACE[level - 1] + row * (side + 1) + column
                    below = [corner, corner + 1, corner + side + 1, corner + side + 2]
                c.place_support.append(below)


OTHER_LAYOUTS = [[], ["1", "2", "3"], ["1", "2", "3"], ["1"], []]


def _layouts(c: Components, box: Box) -> None:
    """TE-2.8, TE-17.3: reads which places have a tile at the start, by number of players and layout."""
    c.start_places = [[]]
    for players in range(1, names.MOST_PLAYERS + 1):
        like = max(players, 2)
        paths = [f"players_{like}", *(f"players_{like}_other_{n}" for n in OTHER_LAYOUTS[players])]
        found: list[list[int]] = []
        for path in paths:
            table = box.table(f"pyramid_start.{path}")
            laid: list[int] = []
            for level in (0, 1):
                where = f"pyramid_start.{path}.level{level + 1}"
                laid.extend(place(where, level, at) for at in pairs(table, f"level{level + 1}"))
            for one in laid:
                if any(below not in laid for below in c.place_support[one]):
                    raise wrong(f"pyramid_start.{path}.level2", "has a tile without support")
            found.append(laid)
        c.start_places.append(found)
