"""The geometry of the pyramid, tested from the rulebook: cells, rotation, support, sides (TE-8.12 to
TE-8.20).
"""

from __future__ import annotations

import pytest

from patolli.games.teotihuacan import names
from patolli.games.teotihuacan.position import TeotihuacanPosition

from .table import (
    again,
    clear_pyramid,
    give,
    lay,
    level,
    offered,
    play,
    points,
    say,
    shown_decorations,
    shown_stones,
    stand,
    table,
    temples,
    why_not,
)

S, H, F, O = 0, 1, 2, 3  # noqa: E741
GRID = ["OOOSSOOO", "FFFSSOOO", "OOOSOHHH", "FFHOOSSS", "FFHOSHHH", "OOHOSFFF", "SSSHHOOO", "FFFHHOOO"]
CORNERS = [(0, 0), (0, 1), (1, 1), (1, 0)]
"""The cells of a tile, clockwise from the top left."""


def cell(row: int, column: int) -> int:
    return row * names.GRID + column


def covered(name: str) -> list[int]:
    """Returns the cells covered by a tile, clockwise. At level L, the tile in row r covers the cell rows
    2r+L-1 and 2r+L, and likewise for columns.
    """
    high, row, column = int(name[0]), "abcd".index(name[1]), int(name[2]) - 1
    top, left = 2 * row + high - 1, 2 * column + high - 1
    return [cell(top + down, left + right) for down, right in CORNERS]


@pytest.mark.rule("TE-8.18", "TE-8.20")
def test_the_printed_grid() -> None:
    p = table()
    clear_pyramid(p)
    assert ["".join("SHFO"[p.icons[cell(r, c)]] for c in range(8)) for r in range(8)] == GRID


def builds(p: TeotihuacanPosition, tile: str, name: str, rotation: int) -> int:
    """Puts a tile on this place and returns its points."""
    give(p, 0, stone=2, wood=int(name[0]) - 1)
    stand(p, 0, "forest 2")
    say(p, "worker forest 2")
    play(p, "go build")
    play(p, "main")
    for text in (f"build {tile}", f"on {name}", f"rotate {rotation}"):
        if text in offered(p):
            play(p, text)
    return points(p)["construction"]


@pytest.mark.rule("TE-8.17", "TE-8.18")
@pytest.mark.parametrize("name", ["1a1", "1d4", "2a3", "2c1", "3b1", "3a2", "4a1"])
@pytest.mark.parametrize("rotation", [0, 1, 2, 3])
def test_where_the_four_icons_of_a_tile_come_to_lie(name: str, rotation: int) -> None:
    """Tile p05 has a serpent, a glyph, a statue and a headdress, clockwise. The rotation counts quarter turns
    clockwise.
    """
    p = table()
    clear_pyramid(p)
    for lower in range(1, int(name[0])):
        lay(p, *level(lower))
    again(p)
    deck = p.decks[2]
    deck.rest = [0] * names.PYRAMID_TILES
    deck.rest[names.STONE_TILE_IDS.index("p05")] = 1
    p.shown_stones = [names.STONE_TILE_IDS.index("p05")]
    deck.rest[p.shown_stones[0]] = 0
    deck.size = 0
    printed = [F, O, S, H]
    turned = [printed[(i - rotation) % 4] for i in range(4)]
    before = [p.icons[c] for c in covered(name)]
    vp = builds(p, "p05", name, rotation)
    matches = sum(1 for i in range(4) if turned[i] == before[i])
    assert vp == [1, 3, 5, 7][int(name[0]) - 1] + matches
    assert [p.icons[c] for c in covered(name)] == turned
    assert temples(p) == [0, 0, 0]  # none of its icons is coloured


@pytest.mark.rule("TE-8.17")
@pytest.mark.parametrize("name", [*level(2), *level(3), *level(4)])
def test_each_place_needs_exactly_its_four(name: str) -> None:
    high, row, column = int(name[0]), "abcd".index(name[1]), int(name[2])
    below = [f"{high - 1}{'abcd'[row + down]}{column + right}" for down, right in CORNERS]
    for missing in [None, *below]:
        p = table()
        clear_pyramid(p)
        for lower in range(1, high - 1):
            lay(p, *level(lower))
        lay(p, *(one for one in below if one != missing))
        shown = next(t for t in range(names.PYRAMID_TILES) if p.decks[2].rest[t])
        shown_stones(p, names.STONE_TILE_IDS[shown])
        give(p, 0, stone=9, wood=9)
        stand(p, 0, "forest 2")
        say(p, "worker forest 2")
        play(p, "go build")
        play(p, "main")
        play(p, offered(p)[0])
        assert (f"on {name}" in offered(p)) == (missing is None)


# the cells of halves a and b of a decoration, by side and step 1 to 3, as row and column
HALVES = {
    "top": [((0, 3), (0, 4)), ((1, 3), (1, 4)), ((2, 3), (2, 4))],
    "right": [((3, 7), (4, 7)), ((3, 6), (4, 6)), ((3, 5), (4, 5))],
    "bottom": [((7, 4), (7, 3)), ((6, 4), (6, 3)), ((5, 4), (5, 3))],
    "left": [((4, 0), (3, 0)), ((4, 1), (3, 1)), ((4, 2), (3, 2))],
}


def decorates(p: TeotihuacanPosition, tile: str, side: str) -> None:
    give(p, 0, gold=3)
    stand(p, 0, "build 2")
    say(p, "worker build 2")
    play(p, "go deco")
    play(p, "main")
    play(p, f"decorate {tile}")
    play(p, f"side {side}")


@pytest.mark.rule("TE-8.12", "TE-8.13", "TE-8.14")
@pytest.mark.parametrize("side", ["top", "right", "bottom", "left"])
@pytest.mark.parametrize("step", [1, 2, 3])
@pytest.mark.parametrize("half", [0, 1])
def test_each_half_of_a_decoration_has_its_own_cell(side: str, step: int, half: int) -> None:
    """Tile k01 has a statue and a headdress. Only the tested half matches the icon below."""
    p = table()
    clear_pyramid(p)
    for lower in range(1, step + 1):
        lay(p, *level(lower))
    shown_decorations(p, "k01", "k02", "k03", "k04")
    first = names.SIDE_IDS.index(side) * names.STEPS_OF_SIDE
    used = [names.DECORATION_IDS.index(name) for name in ("k13", "k14", "k15")]
    for i in range(step):
        p.decorations[first + i] = used[i]
        p.decks[1].rest[used[i]] = 0
    cells = [cell(*place) for place in HALVES[side][step - 1]]
    p.icons[cells[half]] = [S, H][half]
    p.icons[cells[1 - half]] = O
    decorates(p, "k01", side)
    assert points(p)["decorations"] == 4
    assert offered(p) == [f"climb {names.TEMPLE_IDS[half]}"]
    assert [p.icons[c] for c in cells] == [S, H]
    assert p.decorations[first + step] == names.DECORATION_IDS.index("k01")


@pytest.mark.rule("TE-8.12")
@pytest.mark.parametrize(
    ("side", "needs"),
    [
        ("top", ["1a2", "1a3"]),
        ("right", ["1b4", "1c4"]),
        ("bottom", ["1d2", "1d3"]),
        ("left", ["1b1", "1c1"]),
    ],
)
def test_the_first_step_on_the_grid_needs_both_tiles(side: str, needs: list[str]) -> None:
    for missing in [None, *needs]:
        p = table()
        clear_pyramid(p)
        lay(p, *(name for name in level(1) if name != missing))
        shown_decorations(p, "k01", "k02", "k03", "k04")
        first = names.SIDE_IDS.index(side) * names.STEPS_OF_SIDE
        p.decorations[first] = names.DECORATION_IDS.index("k15")
        give(p, 0, gold=3)
        stand(p, 0, "build 2")
        say(p, "worker build 2")
        play(p, "go deco")
        play(p, "main")
        play(p, "decorate k01")
        assert (f"side {side}" in offered(p)) == (missing is None)
        if missing:
            assert why_not(p, f"side {side}").startswith("no-support")


@pytest.mark.rule("TE-8.12")
def test_a_full_side_takes_no_more() -> None:
    p = table()
    clear_pyramid(p)
    lay(p, *level(1), *level(2), *level(3))
    shown_decorations(p, "k01")
    p.decorations[0:4] = [4, 5, 6, 7]
    give(p, 0, gold=3)
    stand(p, 0, "build 2")
    say(p, "worker build 2")
    play(p, "go deco")
    play(p, "main")
    play(p, "decorate k01")
    assert offered(p) == ["side right", "side bottom", "side left"]
    assert why_not(p, "side top").startswith("side-full")
