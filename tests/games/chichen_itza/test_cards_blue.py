"""Blue god cards: points at the end of the game, in addition to the usual points for the things counted."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from patolli.games.chichen_itza.board import units
from patolli.games.chichen_itza.position import ChichenPosition
from patolli.games.chichen_itza.rounds import final_scoring

from . import table as t

Deed = Callable[[ChichenPosition], None]


def of_gods(p: ChichenPosition, seat: int) -> int:
    return t.points(p)[seat][final_scoring.SOURCES.index("gods")]


def holds(*tiles: str) -> Deed:
    def deed(p: ChichenPosition) -> None:
        for tile in tiles:
            t.put(p, 0, tile, 1)

    return deed


def beat(*figures: tuple[str, int]) -> Deed:
    def deed(p: ChichenPosition) -> None:
        for creature, strength in figures:
            t.figure(p, 0, creature, strength)

    return deed


def gears(**levels: int) -> Deed:
    def deed(p: ChichenPosition) -> None:
        for gear, level in levels.items():
            t.gear(p, 0, gear, level)

    return deed


def ruins(p: ChichenPosition) -> None:
    for tile, ruin in (("P12", "RU01"), ("P13", "RU05")):
        t.put(p, 0, tile, 1)
        t.ruin(p, tile, ruin, shown=True)
    t.ruin(p, "P14", "RU09", shown=True)  # nobody's


@pytest.mark.parametrize(
    ("card", "deed", "points"),
    [
        pytest.param("G61", holds("P02", "P04", "P01"), 4, id="G61", marks=pytest.mark.rule("CI-G61")),
        pytest.param("G62", holds("P01", "P03", "P02"), 4, id="G62", marks=pytest.mark.rule("CI-G62")),
        pytest.param("G64", holds("P10", "P11", "P08"), 6, id="G64", marks=pytest.mark.rule("CI-G64")),
        pytest.param("G65", holds("P08", "P09", "P06"), 4, id="G65", marks=pytest.mark.rule("CI-G65")),
        pytest.param("G66", holds("P06", "P07", "P08"), 4, id="G66", marks=pytest.mark.rule("CI-G66")),
        pytest.param("G67", holds("P01", "P02", "P08"), 4, id="G67", marks=pytest.mark.rule("CI-G67")),
        pytest.param(
            "G68", lambda p: t.scout(p, 0, "P01", "P05", "P09"), 6, id="G68", marks=pytest.mark.rule("CI-G68")
        ),
        pytest.param(
            "G70", lambda p: t.god(p, 0, "G05", "G41"), 6, id="G70", marks=pytest.mark.rule("CI-G70")
        ),  # itself included
        pytest.param("G71", lambda p: t.give(p, 0, idols=3), 3, id="G71", marks=pytest.mark.rule("CI-G71")),
        pytest.param("G72", lambda p: t.favor(p, 4, 1, 0, 0), 4, id="G72", marks=pytest.mark.rule("CI-G72")),
        pytest.param("G73", gears(ranged=4, melee=6), 8, id="G73", marks=pytest.mark.rule("CI-G73")),
        pytest.param("G74", gears(defense=3, melee=6), 6, id="G74", marks=pytest.mark.rule("CI-G74")),
        pytest.param("G75", gears(magic=5, melee=6), 10, id="G75", marks=pytest.mark.rule("CI-G75")),
        pytest.param("G76", gears(melee=6, magic=2), 12, id="G76", marks=pytest.mark.rule("CI-G76")),
        pytest.param(
            "G77", gears(ranged=3, defense=3, magic=3, melee=4), 8, id="G77", marks=pytest.mark.rule("CI-G77")
        ),
        pytest.param(
            "G78",
            beat(("snake", 1), ("snake", 2), ("caiman", 6)),
            3,
            id="G78",
            marks=pytest.mark.rule("CI-G78"),
        ),
        pytest.param(
            "G79",
            beat(("snake", 1), ("shaman", 3), ("caiman", 4)),
            4,
            id="G79",
            marks=pytest.mark.rule("CI-G79"),
        ),
        pytest.param(
            "G80",
            beat(("snake", 1), ("snake", 2), ("caiman", 6)),
            4,
            id="G80",
            marks=pytest.mark.rule("CI-G80"),
        ),
    ],
)
def test_its_owner_scores_by_what_it_counts(card: str, deed: Deed, points: int) -> None:
    p = t.table()
    deed(p)
    assert of_gods(p, 0) == 0
    t.god(p, 0, card)
    assert of_gods(p, 0) == points
    t.god(p, 1, card)  # the opponent's card counts what the opponent owns
    assert of_gods(p, 0) == 0
    with t.switched_off(card):
        assert of_gods(p, 1) == 0


@pytest.mark.rule("CI-G63")
def test_edge_tiles() -> None:
    p = t.table()
    edge = units.bits(p.land.edge)
    inner = next(i for i in range(28) if p.land.hexes[i] >= 0 and i not in edge)
    for tile in (*edge[:2], inner):
        t.put(p, 0, f"P{tile + 1:02}", 1)
    t.god(p, 0, "G63")
    assert of_gods(p, 0) == 4


@pytest.mark.rule("CI-G69")
def test_the_highest_own_ruin_once_more() -> None:
    p = t.table()
    t.god(p, 0, "G69")
    assert of_gods(p, 0) == 0
    ruins(p)
    values = [p.tables.ruin_points[ruin] for ruin in (0, 4)]
    assert of_gods(p, 0) == max(values) > 0
    assert t.points(p)[0][final_scoring.SOURCES.index("ruins")] == sum(values)


@pytest.mark.rule("CI-G77")
def test_one_gear_below_the_level_is_enough_to_lose_it() -> None:
    p = t.table()
    t.god(p, 0, "G77")
    gears(ranged=6, defense=6, magic=6, melee=2)(p)
    assert of_gods(p, 0) == 0


@pytest.mark.rule("CI-G71")
def test_idols_count_besides_their_own_points() -> None:
    p = t.table()
    t.give(p, 0, idols=2)
    own = t.points(p)[0][final_scoring.SOURCES.index("idols")]
    t.god(p, 0, "G71")
    assert t.points(p)[0][final_scoring.SOURCES.index("idols")] == own > 0


@pytest.mark.rule("CI-G61", "CI-G67")
def test_several_cards_count_the_same_tile() -> None:
    p = t.table()
    holds("P02")(p)  # a mine in the water
    t.god(p, 0, "G61", "G67", "G70")
    assert of_gods(p, 0) == 2 + 2 + 6
