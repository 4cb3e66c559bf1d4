"""Reads the map: terrain tiles, layout, ruins and the gem star (CI-1.6, CI-2, CI-10.5, CI-20)."""

from __future__ import annotations

from ....kernel.box import Box, Table, wrong
from .. import names
from .tables import Components


def hex_at(q: int, r: int) -> int:
    """Returns the number of the hex with these axial coordinates."""
    return (r + names.MIDDLE) * names.GRID + q + names.MIDDLE


def _players(c: Components, table: Table) -> list[int]:
    return table.numbers("players", names.FEWEST_PLAYERS, names.MOST_PLAYERS)


def read_tiles(c: Components, box: Box) -> None:
    c.tiles = [[] for _ in range(names.MOST_PLAYERS + 1)]
    c.terrain, c.kind, c.gem = [], [], []
    c.of_terrain = [0, 0]
    c.of_kind = [0] * names.KINDS
    for tile, name in enumerate(names.TILE_IDS):
        table = box.table(f"terrain_tiles.{name}")
        terrain = table.one_of("terrain", names.TERRAIN_IDS)
        kind = table.one_of("kind", names.KIND_IDS)
        c.terrain.append(terrain)
        c.kind.append(kind)
        c.gem.append(table.one_of("gem", names.GEM_IDS) if kind == names.MINE else names.NOTHING)
        c.of_terrain[terrain] |= 1 << tile
        c.of_kind[kind] |= 1 << tile
        for players in _players(c, table):
            c.tiles[players].append(tile)
    for players in range(names.FEWEST_PLAYERS, names.MOST_PLAYERS + 1):
        gems = [c.gem[tile] for tile in c.tiles[players] if c.kind[tile] == names.MINE]
        if sorted(gems) != list(range(names.GEMS)):
            raise wrong("terrain_tiles", f"must have one mine of each gem with {players} players")
        if sum([c.kind[tile] == names.RUIN for tile in c.tiles[players]]) > names.RUINS:
            raise wrong("terrain_tiles", f"has more ruin tiles with {players} players than there are ruins")


def read_layout(c: Components, box: Box) -> None:
    layout = box.table("layout")
    layout.must("city_hexes", [[0, 0], [1, 0]])
    c.city_hexes = [hex_at(0, 0), hex_at(1, 0)]
    c.touching_tiles = layout.number("touching_tiles", 1, 3)
    c.slots = [[] for _ in range(names.MOST_PLAYERS + 1)]
    c.corners = []
    for name in box.entries("layout_slots"):
        table = box.table(f"layout_slots.{name}")
        here = hex_at(table.number("q", -9, 9), table.number("r", -9, 9))
        if table.flag("corner"):
            c.corners.append(here)
        for players in _players(c, table):
            c.slots[players].append(here)
    for players in range(names.FEWEST_PLAYERS, names.MOST_PLAYERS + 1):
        slots = c.slots[players]
        if len(slots) != len(c.tiles[players]) or len({*slots, *c.city_hexes}) != len(slots) + 2:
            raise wrong("layout_slots", f"must have a hex for each tile with {players} players")


def read_ruins(c: Components, box: Box) -> None:
    c.ruin_points, c.ruin_coins, c.ruin_luck, c.ruin_idols = [], [], [], []
    c.ruin_warriors, c.ruin_magic, c.ruin_gears, c.ruin_heroes = [], [], [], []
    for name in names.RUIN_IDS:
        table = box.table(f"ruins.{name}")
        c.ruin_points.append(table.number("points"))
        c.ruin_coins.append(table.number("coins"))
        c.ruin_luck.append(table.number("luck", 0, 9))
        c.ruin_idols.append(table.number("idols", 0, 9))
        c.ruin_warriors.append(table.number("warriors", 0, 9))
        c.ruin_magic.append(table.number("magic_cards", 0, 9))
        c.ruin_gears.append(table.number("gears", 0, 9))
        c.ruin_heroes.append(table.number("heroes", 0, 1))


def read_star(c: Components, box: Box) -> None:
    c.star_gems, c.star_bonus, c.star_amount = [], [], []
    for name in names.STAR_IDS:
        table = box.table(f"star_lines.{name}")
        gems = name.split("-")
        table.must("gems", gems)
        c.star_gems.append(sum([1 << names.GEM_IDS.index(gem) for gem in gems]))
        c.star_bonus.append(table.one_of("bonus", names.BONUS_IDS))
        c.star_amount.append(table.number("amount", 1, 9))
