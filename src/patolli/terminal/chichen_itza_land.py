"""The land around Chichén Itzá as text: hexagons in rows, each shifted by half a tile."""

from __future__ import annotations

from typing import Any, Final

from ..words import Words

Shown = dict[str, Any]
WIDE: Final = 14  # columns of a tile
HIGH: Final = 3  # lines of a tile
SIGNS: Final = {"land": "^", "water": "~"}
SCOUT: Final = "°"


def land(table: Shown, words: Words, tags: list[str]) -> list[str]:
    """Each tile with its number and kind, who stands there, and whose scouts are there."""
    lying = [tile for tile in table["tiles"] if tile["q"] is not None]
    cells = {hexagon(tile["q"], tile["r"]): tile_lines(tile, words, tags) for tile in lying}
    halves = [hexagon(q, r) for q, r in words.printed.tables["layout"]["city_hexes"]]
    middle = (min(x for x, _ in halves), halves[0][1])
    cells[middle] = city_lines(table, words, tags)
    left, top = min(x for x, _ in cells), min(y for _, y in cells)
    canvas: dict[int, str] = {}
    for (x, y), lines in sorted(cells.items(), key=lambda cell: cell[0][::-1]):
        for n, line in enumerate(lines):
            at = (y - top) * (HIGH + 1) + n
            canvas[at] = canvas.get(at, "").ljust((x - left) * WIDE // 2) + line
    return [canvas.get(n, "").rstrip() for n in range(max(canvas) + 1)]


def hexagon(q: int, r: int) -> tuple[int, int]:
    """Half tiles to the right, rows down."""
    return 2 * q + r, r


def tile_lines(tile: Shown, words: Words, tags: list[str]) -> list[str]:
    kind = words.say("table-kind", kind=tile["kind"], gem=tile["gem"] or "none")
    ruin = points_of(tile["ruin"], words)
    first = f"{tile['tile'][1:].lstrip('0')}{SIGNS[tile['terrain']]}{kind}{ruin}"
    scouts = " ".join(SCOUT + tags[seat][:2] for seat in tile["scouts_seat"])
    return [part[: WIDE - 1] for part in (first, who(tile, words, tags), scouts)]


def points_of(ruin: str | None, words: Words) -> str:
    """What a ruin is worth, to whoever knows it."""
    return "" if ruin is None else f" {words.printed.tables[ruin.lower()]['points']}"


def who(tile: Shown, words: Words, tags: list[str]) -> str:
    if tile["creature"] is not None:
        strength = "?" if tile["strength"] is None else str(tile["strength"])
        return f"{words.component(tile['creature'])[: WIDE - 3]} {strength}"
    if tile["seat"] is None:
        return ""
    return f"{tags[tile['seat']]} {force(tile['warriors'], len(tile['heroes']))}"


def force(warriors: int, heroes: int) -> str:
    """3 warriors and 1 hero: `3+1`."""
    return f"{warriors}+{heroes}" if heroes else str(warriors)


def city_lines(table: Shown, words: Words, tags: list[str]) -> list[str]:
    """The city, two tiles wide."""
    there = [
        f"{tags[seat]} {force(own['city'], sum(hero['place'] == 'city' for hero in own['heroes']))}"
        for seat, own in enumerate(table["seats"])
    ]
    half = (len(there) + 1) // 2
    lines = (words.component("city"), "  ".join(there[:half]), "  ".join(there[half:]))
    return [line[: 2 * WIDE - 1] for line in lines]
