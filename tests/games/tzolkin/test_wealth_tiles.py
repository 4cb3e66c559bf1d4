"""What the 21 starting-wealth tiles give (TZ-2.11, TZ-2.12)."""

from __future__ import annotations

import pytest

from patolli.games.tzolkin import names, sources
from patolli.games.tzolkin.position import TzolkinPosition

from .actions import scored
from .table import (
    corn,
    draw,
    food_day,
    give,
    goods,
    hand,
    keep,
    levels,
    own,
    points,
    standing,
    start,
    table,
    told,
)

# for each tile: corn, wood, stone, gold, skull; steps in the temples; technologies; workers
TILES: dict[str, tuple[list[int], list[int], list[int], int]] = {
    "W01": ([3, 0, 0, 0, 0], [0, 1, 0], [1, 0, 0, 0], 0),
    "W02": ([5, 0, 0, 1, 0], [0, 1, 0], [0, 0, 0, 0], 0),
    "W03": ([0, 0, 1, 1, 0], [0, 0, 0], [1, 0, 0, 0], 0),
    "W04": ([9, 0, 1, 0, 0], [0, 0, 0], [0, 0, 0, 0], 0),
    "W05": ([0, 1, 0, 0, 0], [0, 0, 1], [0, 1, 0, 0], 0),
    "W06": ([2, 2, 0, 0, 0], [0, 0, 1], [0, 0, 0, 0], 0),
    "W07": ([4, 1, 0, 0, 0], [0, 0, 0], [0, 1, 0, 0], 0),
    "W08": ([3, 2, 1, 0, 0], [0, 0, 0], [0, 0, 0, 0], 0),
    "W09": ([2, 0, 0, 0, 0], [1, 0, 0], [0, 0, 1, 0], 0),
    "W10": ([6, 0, 2, 0, 0], [0, 0, 0], [0, 0, 0, 0], 0),
    "W11": ([3, 0, 0, 1, 0], [0, 0, 0], [0, 0, 1, 0], 0),
    "W12": ([6, 1, 1, 0, 0], [0, 0, 0], [0, 0, 0, 0], 0),
    "W13": ([5, 0, 1, 0, 0], [1, 0, 0], [0, 0, 0, 0], 0),
    "W14": ([3, 1, 0, 0, 0], [0, 0, 0], [0, 0, 0, 0], 0),
    "W15": ([0, 0, 0, 0, 0], [0, 0, 0], [0, 0, 0, 0], 1),
    "W16": ([8, 0, 0, 1, 0], [0, 0, 0], [0, 0, 0, 0], 0),
    "W17": ([4, 1, 0, 0, 1], [0, 0, 0], [0, 0, 0, 0], 0),
    "W18": ([5, 0, 1, 0, 0], [0, 0, 0], [0, 0, 0, 1], 0),
    "W19": ([4, 3, 0, 0, 0], [0, 0, 0], [0, 0, 0, 0], 0),
    "W20": ([2, 2, 0, 0, 0], [0, 0, 0], [0, 0, 0, 1], 0),
    "W21": ([7, 2, 0, 0, 0], [0, 0, 0], [0, 0, 0, 0], 0),
}
W08, W17 = sources.WEALTH + 7, sources.WEALTH + 16
GOODS = ["corn", "wood", "stone", "gold", "skull"]
PAIRS = [(tile, "W04" if tile == "W16" else "W16") for tile in TILES]
PAIRS += [("W05", "W07"), ("W05", "W19"), ("W01", "W03"), ("W09", "W11"), ("W18", "W20"), ("W02", "W13")]


def kept(*tiles: str) -> TzolkinPosition:
    """Returns a new four-player game in which seat 0 keeps these two tiles."""
    rest = [tile for tile in TILES if tile not in tiles]
    dealt = [[*tiles, *rest[:2]], rest[2:6], rest[6:10], rest[10:14]]
    p = start()
    draw(p, dealt=[hand_of[:] for hand_of in dealt])
    keep(p, 0, *tiles)
    for seat in (1, 2, 3):
        keep(p, seat, *dealt[seat][:2])
    return p


@pytest.mark.rule("TZ-2.11", "TZ-1.5", "TZ-14.2", "TZ-15.4")
@pytest.mark.parametrize("pair", PAIRS)
def test_what_two_kept_tiles_give(pair: tuple[str, str]) -> None:
    p = kept(*pair)
    rows = [TILES[tile] for tile in pair]
    total = [sum(row[0][i] for row in rows) for i in range(5)]
    assert goods(p, 0) == {good: n for good, n in zip(GOODS, total, strict=True) if n}
    assert standing(p, 0) == [1 + sum(row[1][i] for row in rows) for i in range(3)]
    assert levels(p, 0) == [sum(row[2][i] for row in rows) for i in range(4)]
    more = sum(row[3] for row in rows)
    assert p.seats[0].workers == 3 + more
    assert hand(p, 0) == 3 + more
    assert points(p, 0) == 0
    assert sorted(names.WEALTH_IDS[w] for w in p.seats[0].wealth) == sorted(pair)
    held = sum(player.skulls for player in p.seats)
    assert p.skulls == 13 - held


@pytest.mark.rule("TZ-2.11")
def test_what_they_give_is_reported_with_the_tile() -> None:
    p = kept("W08", "W17")
    gave = [e for e in told(p, "wealth-gave") if e["seat"] == 0]
    assert sorted((e["good"], e["amount"], e["source"]) for e in gave) == sorted(
        [
            (names.CORN, 3, W08),
            (names.WOOD, 2, W08),
            (names.STONE, 1, W08),
            (names.CORN, 4, W17),
            (names.WOOD, 1, W17),
            (names.SKULL, 1, W17),
        ]
    )


@pytest.mark.rule("TZ-2.11")
@pytest.mark.parametrize("tile", [tile for tile in TILES if any(TILES[tile][0])])
def test_every_tile_is_named_as_the_giver(tile: str) -> None:
    p = kept(*next(pair for pair in PAIRS if pair[0] == tile))
    number = sources.WEALTH + names.WEALTH_IDS.index(tile)
    gave = [e for e in told(p) if e["event"] in {"wealth-gave", "tile-gave"} and e["source"] == number]
    assert {e["event"] for e in gave} == {"wealth-gave"}
    assert sum(int(e["amount"]) for e in gave) == sum(TILES[tile][0])


@pytest.mark.rule("TZ-2.12", "TZ-16.4")
@pytest.mark.parametrize("tile", TILES)
def test_only_w14_feeds_a_worker(tile: str) -> None:
    p = table()
    p.seats[0].wealth = [names.WEALTH_IDS.index(tile)]
    give(p, 0, corn=20)
    food_day(p, 7)
    assert corn(p, 0) == 20 - (4 if tile == "W14" else 6)


@pytest.mark.rule("TZ-2.12", "TZ-16.8")
@pytest.mark.parametrize("monument", ["M01", "M02", "M06", "M10"])
def test_wealth_tiles_count_for_no_monument(monument: str) -> None:
    p = table(age=2)
    p.seats[0].wealth = [names.WEALTH_IDS.index("W14"), names.WEALTH_IDS.index("W15")]
    own(p, 0, monument)
    food_day(p, 26)
    assert scored(p)["monuments"] == (2 if monument == "M02" else 4)
