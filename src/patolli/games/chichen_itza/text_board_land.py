"""Draws the map around Chichén Itzá as text: rows of hexagons, each row shifted by half a tile.

Tiles are small on a narrow screen. Facts that had to be shortened are then listed in full below the map.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from ...kernel.text_layout import BoardTexts, listed, short_names

Shown = dict[str, Any]
WIDE: Final = 14  # the width of a tile in columns on a wide screen
HIGH: Final = 3  # the height of a tile in lines
NARROW_TAG: Final = 2  # the number of letters of a player's name shown on a narrow tile
SIGNS: Final = {"land": "^", "water": "~"}
SCOUT: Final = "°"
MORE: Final = "…"


def land(table: Shown, texts: BoardTexts, width: int) -> Iterator[str]:
    """Yields the lines of the map. Each tile shows its number, its kind, its units and its scouts."""
    lying = [tile for tile in table["tiles"] if tile["q"] is not None]
    places = {hexagon(tile["q"], tile["r"]): tile for tile in lying}
    halves = [hexagon(q, r) for q, r in texts.component_table("layout")["city_hexes"]]
    middle = (min(x for x, _ in halves), halves[0][1])
    left, top = min(x for x, _ in [*places, middle]), min(y for _, y in [*places, middle])
    across = max(x for x, _ in [*places, *halves]) + 2 - left  # the width of the map in half tiles
    wide = min(WIDE, 2 * (width + 1) // across)
    tags = short_names(texts.players) if wide == WIDE else short_names(texts.players, NARROW_TAG)
    cells = {at: tile_lines(tile, texts, tags, wide - 1) for at, tile in places.items()}
    cells[middle] = [cut(line, 2 * wide - 1) for line in city_lines(table, texts, tags)]
    canvas: dict[int, str] = {}
    for (x, y), lines in sorted(cells.items(), key=lambda cell: cell[0][::-1]):
        for n, line in enumerate(lines):
            at = (y - top) * (HIGH + 1) + n
            canvas[at] = canvas.get(at, "").ljust((x - left) * wide // 2) + line
    yield from (canvas.get(n, "").rstrip() for n in range(max(canvas) + 1))
    full = [in_full(tile, texts) for at, tile in places.items() if shortened(cells[at])]
    if shortened(cells[middle]):
        there = in_city(table, short_names(texts.players))
        full.insert(0, f"{texts.component('city')}: {', '.join(there)}")
    if full:
        yield from listed(texts.format("table-tiles"), full, "; ", width)


def hexagon(q: int, r: int) -> tuple[int, int]:
    """Returns the position of a hex: half tiles to the right, and rows down."""
    return 2 * q + r, r


def cut(text: str, room: int) -> str:
    return text if len(text) <= room else text[: room - 1] + MORE


def shortened(lines: list[str]) -> bool:
    return any(MORE in line for line in lines)


def tile_lines(tile: Shown, texts: BoardTexts, tags: list[str], room: int) -> list[str]:
    """Returns the three lines of a tile. A creature's strength is never cut off."""
    name, _, number = who(tile, texts, tags).rpartition(" ")
    units = f"{cut(name, room - len(number) - 1)} {number}" if number else ""
    return [cut(titled(tile, texts, ""), room), units, cut(scouts(tile, tags), room)]


def in_full(tile: Shown, texts: BoardTexts) -> str:
    tags = short_names(texts.players)
    there = [part for part in (who(tile, texts, tags), scouts(tile, tags)) if part]
    return ": ".join([titled(tile, texts, " "), *([", ".join(there)] if there else [])])


def titled(tile: Shown, texts: BoardTexts, space: str) -> str:
    """Returns the title of a tile, such as `28~ruin 6`: its number, land or water, its kind, and the value of
    a ruin.
    """
    kind = texts.format("table-kind", kind=tile["kind"], gem=tile["gem"] or "none")
    ruin = points_of(tile["ruin"], texts)
    return f"{tile['tile'][1:].lstrip('0')}{SIGNS[tile['terrain']]}{space}{kind}{ruin}"


def scouts(tile: Shown, tags: list[str]) -> str:
    return SCOUT + " ".join(tags[seat] for seat in tile["scouts_seat"]) if tile["scouts_seat"] else ""


def points_of(ruin: str | None, texts: BoardTexts) -> str:
    """Returns the value of a ruin, or an empty string if the viewer does not know it."""
    return "" if ruin is None else f" {texts.component_table(ruin.lower())['points']}"


def who(tile: Shown, texts: BoardTexts, tags: list[str]) -> str:
    if tile["creature"] is not None:
        strength = "?" if tile["strength"] is None else str(tile["strength"])
        return f"{texts.component(tile['creature'])} {strength}"
    if tile["seat"] is None:
        return ""
    return f"{tags[tile['seat']]} {force(tile['warriors'], len(tile['heroes']))}"


def force(warriors: int, heroes: int) -> str:
    """Formats the units on a tile; `3+1` means 3 warriors and 1 hero."""
    return f"{warriors}+{heroes}" if heroes else str(warriors)


def city_lines(table: Shown, texts: BoardTexts, tags: list[str]) -> list[str]:
    """Returns the lines of the city, which is two tiles wide."""
    there = in_city(table, tags)
    half = (len(there) + 1) // 2
    return [texts.component("city"), "  ".join(there[:half]), "  ".join(there[half:])]


def in_city(table: Shown, tags: list[str]) -> list[str]:
    return [
        f"{tags[seat]} {force(own['city'], sum(hero['place'] == 'city' for hero in own['heroes']))}"
        for seat, own in enumerate(table["seats"])
    ]
