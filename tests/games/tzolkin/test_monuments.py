"""Monuments (TZ-16.6 to TZ-16.8): costs, building, and the points of all 13 monuments."""

from __future__ import annotations

import pytest

from patolli.games.tzolkin import names, sources
from patolli.games.tzolkin.position import TzolkinPosition

from .actions import TECHNOLOGIES, act, end_game, end_turn, finished, monuments, pick, scored, seen, show
from .table import (
    asked,
    begin_turn,
    built,
    give,
    goods,
    know,
    offered,
    own,
    points,
    say,
    shown_monuments,
    steps,
    table,
    why_not,
    workers,
)

COST = {
    "M01": (3, 2, 1, 0),
    "M02": (1, 3, 2, 0),
    "M03": (2, 2, 2, 0),
    "M04": (1, 1, 4, 0),
    "M05": (1, 0, 4, 0),
    "M06": (2, 3, 1, 0),
    "M07": (3, 0, 3, 0),
    "M08": (2, 1, 3, 0),
    "M09": (1, 1, 3, 0),
    "M10": (0, 2, 3, 0),
    "M11": (0, 3, 3, 0),
    "M12": (0, 4, 3, 0),
    "M13": (0, 0, 4, 1),
}
FRAME = {
    "tomb": ["M01", "M02", "M03", "M04", "M05"],
    "city": ["M06", "M07", "M08", "M09"],
    "shrine": ["M10", "M11", "M12", "M13"],
}
KIND = {
    "farm": ["B01", "B02", "B03", "B04", "B05", "B15", "B16", "B17"],
    "city": ["B06", "B07", "B08", "B09", "B18", "B19", "B20", "B21"],
    "tomb": ["B10", "B11", "B12", "B22", "B23", "B24", "B25", "B26"],
    "shrine": ["B13", "B14", "B27", "B28", "B29", "B30", "B31", "B32"],
}
PER_KIND = {"tomb": "M01", "city": "M06", "shrine": "M10"}


def worth(p: TzolkinPosition, monument: str, seat: int = 0) -> int:
    end_game(p)
    assert p.event_log is not None
    number = sources.MONUMENT + names.MONUMENT_IDS.index(monument)
    found = [e.numbers for e in p.event_log.events if e.numbers[2] == number and e.numbers[0] == seat]
    assert len(found) == 1
    assert found[0][1] % 4 == 0
    return found[0][1] // 4


# ---- building them --------------------------------------------------------------------------------------


@pytest.mark.rule("TZ-16.1", "TZ-16.6", "TZ-16.7")
@pytest.mark.parametrize("name", COST)
def test_cost_of_each_monument(name: str) -> None:
    p = table()
    show(p)
    monuments(p, name)
    wood, stone, gold, skull = COST[name]
    give(p, 0, corn=1, wood=wood, stone=stone, gold=gold, skull=skull)
    act(p, "tikal", 4, "act 4", f"build {name.lower()}")
    assert built(p, 0) == [name]
    assert goods(p, 0) == {"corn": 1}
    assert points(p, 0) == 0  # monuments score only at the end
    assert shown_monuments(p) == []
    assert seen(p, "monument-built") == [("monument-built", name, "tikal 4")]
    assert seen(p, "paid") == [
        ("paid", good, n, "tikal 4")
        for good, n in zip(["wood", "stone", "gold", "skull"], COST[name], strict=True)
        if n
    ]
    assert finished(p)


@pytest.mark.rule("TZ-16.1", "TZ-16.6", "TZ-16.7")
@pytest.mark.parametrize("name", COST)
def test_with_one_thing_less_it_cannot_be_built(name: str) -> None:
    for short in range(4):
        if COST[name][short] == 0:
            continue
        other = "B01" if short else "B13"  # another tile that can be built
        p = table()
        show(p, other)
        monuments(p, name)
        held = [COST[name][i] - 1 if i == short else 9 for i in range(4)]
        give(p, 0, corn=30, wood=held[0], stone=held[1], gold=held[2], skull=held[3])
        pick(p, "tikal", 4)
        say(p, "act 4")
        assert offered(p) == {f"build {other.lower()}"}
        assert why_not(p, f"build {name.lower()}") == ("cost-not-payable", "TZ-16.2", list(COST[name]))


@pytest.mark.rule("TZ-16.6", "TZ-I11")
def test_monuments_are_not_replaced() -> None:
    p = table()
    give(p, 0, stone=3, gold=3)
    act(p, "tikal", 4, "act 4", "build m11")
    end_turn(p)
    assert asked(p) == 1  # no draw
    assert shown_monuments(p) == ["M08", "M09", "M10", "M12", "M13"]


@pytest.mark.rule("TZ-16.6")
def test_a_player_may_have_several() -> None:
    p = table()
    for name in ("m10", "m11", "m12"):
        give(p, 0, stone=9, gold=9)
        act(p, "tikal", 4, "act 4", f"build {name}")
        begin_turn(p, 0)
    assert built(p, 0) == ["M10", "M11", "M12"]


@pytest.mark.rule("TZ-16.6", "TZ-6.5")
@pytest.mark.parametrize("space", [6, 7])
def test_monuments_from_a_free_choice_space(space: int) -> None:
    p = table()
    give(p, 0, stone=3, gold=3)
    act(p, "tikal", space, "act 4", "build m11")
    assert built(p, 0) == ["M11"]


@pytest.mark.rule("TZ-16.7", "TZ-I1", "TZ-I23")
def test_the_skull_for_m13_returns_to_the_supply() -> None:
    p = table()
    give(p, 0, gold=4, skull=2)
    assert p.skulls == 11
    act(p, "tikal", 4, "act 4", "build m13")
    assert goods(p, 0) == {"skull": 1}
    assert p.skulls == 12
    assert not any(p.offerings)
    assert len(seen(p, "skull-returned")) == 1


@pytest.mark.rule("TZ-16.7", "TZ-1.3")
def test_it_can_be_gained_again() -> None:
    p = table()
    give(p, 0, gold=4, skull=1)
    give(p, 1, skull=12)
    act(p, "tikal", 4, "act 4", "build m13")
    begin_turn(p, 0)
    act(p, "yaxchilan", 4, "act 4")
    assert goods(p, 0) == {"skull": 1}
    assert p.skulls == 0


# ---- points ------------------------------------------------------------------------------------------------


@pytest.mark.rule("TZ-16.8")
@pytest.mark.parametrize("counted", ["tomb", "city", "shrine"])
@pytest.mark.parametrize("building", [b for kind in KIND.values() for b in kind])
def test_frames_of_buildings(counted: str, building: str) -> None:
    p = table(age=2)
    p.seats[0].buildings.append(names.BUILDING_IDS.index(building))
    own(p, 0, PER_KIND[counted])
    own(p, 1, "M02")
    assert worth(p, PER_KIND[counted]) == 4 + (4 if building in KIND[counted] else 0)


@pytest.mark.rule("TZ-16.8", "TZ-1.6")
@pytest.mark.parametrize("counted", ["tomb", "city", "shrine"])
@pytest.mark.parametrize("monument", COST)
def test_frames_of_monuments(counted: str, monument: str) -> None:
    p = table(age=2)
    mine = {PER_KIND[counted], monument}
    own(p, 0, *sorted(mine))
    assert worth(p, PER_KIND[counted]) == 4 * len([m for m in mine if m in FRAME[counted]])


@pytest.mark.rule("TZ-16.8")
@pytest.mark.parametrize("counted", ["tomb", "city", "shrine"])
def test_only_own_frames_count(counted: str) -> None:
    p = table(age=2)
    own(p, 0, PER_KIND[counted], *KIND[counted][:3])
    p.seats[1].buildings = [names.BUILDING_IDS.index(b) for b in KIND[counted][3:]]
    p.seats[1].monuments = [names.MONUMENT_IDS.index(m) for m in FRAME[counted][1:]]
    assert worth(p, PER_KIND[counted]) == 16


@pytest.mark.rule("TZ-16.8")
@pytest.mark.parametrize(
    ("tiles", "points"), [([], 2), (["B01"], 4), (["B01", "B06", "B13"], 8), (["B01", "M01"], 6)]
)
def test_m02_counts_own_buildings_and_monuments(tiles: list[str], points: int) -> None:
    p = table(age=2)
    own(p, 1, "B02", "M03")
    for name in tiles:
        if name.startswith("B"):
            p.seats[0].buildings.append(names.BUILDING_IDS.index(name))
        else:
            own(p, 0, name)
    own(p, 0, "M02")
    assert worth(p, "M02") == points


@pytest.mark.rule("TZ-16.8")
@pytest.mark.parametrize(("players", "each"), [(2, 6), (3, 5), (4, 4)])
@pytest.mark.parametrize("others", [0, 1, 2])
def test_m03_counts_the_monuments_of_all(players: int, each: int, others: int) -> None:
    p = table(players, age=2)
    own(p, 0, "M03", "B15")
    own(p, 1, *["M01", "M02"][:others], "B16")
    assert worth(p, "M03") == each * (1 + others)


@pytest.mark.rule("TZ-16.8", "TZ-7.6")
@pytest.mark.parametrize("count", [0, 1, 4])
def test_m04_and_m05_count_harvest_tiles(count: int) -> None:
    p = table(age=2)
    own(p, 0, "M04")
    p.seats[0].corn_tiles = count
    p.seats[0].wood_tiles = 7
    p.seats[1].corn_tiles = 3
    assert worth(p, "M04") == 4 * count
    p = table(age=2)
    own(p, 0, "M05")
    p.seats[0].corn_tiles = 7
    p.seats[0].wood_tiles = count
    p.seats[1].wood_tiles = 3
    assert worth(p, "M05") == 4 * count


@pytest.mark.rule("TZ-16.8", "TZ-E24")
@pytest.mark.parametrize(("in_play", "points"), [(3, 0), (4, 6), (5, 12), (6, 18)])
def test_m07_counts_workers_in_play(in_play: int, points: int) -> None:
    p = table(age=2)
    own(p, 0, "M07")
    workers(p, 0, in_play)
    workers(p, 1, 5)
    assert worth(p, "M07") == points


@pytest.mark.rule("TZ-16.8")
@pytest.mark.parametrize(
    ("levels", "points"), [((0, 0, 0, 0), 0), ((1, 0, 2, 3), 18), ((3, 3, 3, 3), 36), ((0, 1, 0, 0), 3)]
)
def test_m08_counts_technology_levels(levels: tuple[int, ...], points: int) -> None:
    p = table(age=2)
    own(p, 0, "M08")
    for technology, level in zip(TECHNOLOGIES, levels, strict=True):
        know(p, 0, technology, level)
        know(p, 1, technology, 1)
    assert worth(p, "M08") == points


@pytest.mark.rule("TZ-16.8", "TZ-E24")
@pytest.mark.parametrize(
    ("levels", "points"),
    [
        ((2, 2, 2, 2), 0),
        ((3, 2, 2, 2), 9),
        ((0, 0, 0, 3), 9),
        ((0, 3, 3, 1), 20),
        ((3, 0, 3, 3), 33),
        ((3, 3, 3, 3), 33),
    ],
)
def test_m09_counts_mastered_technologies(levels: tuple[int, ...], points: int) -> None:
    p = table(age=2)
    own(p, 0, "M09")
    for technology, level in zip(TECHNOLOGIES, levels, strict=True):
        know(p, 0, technology, level)
    assert worth(p, "M09") == points


@pytest.mark.rule("TZ-16.8", "TZ-E24")
@pytest.mark.parametrize(
    ("at", "points"),
    [
        ((5, 1, 1), 12),
        ((1, 8, 1), 21),
        ((1, 1, 7), 18),
        ((6, 3, 4), 15),
        ((1, 1, 1), 0),
        ((0, 0, 0), 0),
        ((0, 0, 2), 3),
    ],
)
def test_m11_counts_steps_above_the_start_in_the_best_temple(at: tuple[int, int, int], points: int) -> None:
    p = table(age=2)
    own(p, 0, "M11")
    steps(p, 0, *at)
    assert worth(p, "M11") == points


@pytest.mark.rule("TZ-16.8", "TZ-E36", "TZ-14.1")
@pytest.mark.parametrize(
    ("at", "points"),
    [
        ((0, 3, 1), 1),
        ((0, 0, 0), -6),
        ((1, 1, 1), 0),
        ((6, 8, 7), 31),
        ((2, 2, 2), 4),
        ((3, 4, 3), 11),
        ((4, 5, 4), 17),
        ((5, 6, 5), 23),
        ((1, 7, 6), 21),
    ],
)
def test_m12_scores_the_steps_once_more_without_the_bonus(at: tuple[int, int, int], points: int) -> None:
    p = table(age=2)
    own(p, 0, "M12")
    steps(p, 0, *at)
    assert worth(p, "M12") == points


@pytest.mark.rule("TZ-16.8")
@pytest.mark.parametrize(("slots", "points"), [([], 0), ([1], 3), ([2, 9], 6), (range(1, 10), 27)])
def test_m13_counts_all_skulls_in_chichen_itza(slots: list[int], points: int) -> None:
    p = table(age=2)
    own(p, 0, "M13")
    for slot in slots:
        p.offerings[slot] = 1 + slot % 4
    give(p, 0, skull=3)  # the player's own skulls do not count here
    assert worth(p, "M13") == points


@pytest.mark.rule("TZ-16.6", "TZ-16.8", "TZ-19.3")
def test_every_owner_scores_each_of_his_monuments_and_nobody_those_on_the_board() -> None:
    p = table(age=2)
    own(p, 0, "M02", "M08")
    own(p, 1, "M03")
    know(p, 0, "theology", 2)
    end_game(p)
    assert scored(p)["monuments"] == 4 + 6
    assert scored(p, 1)["monuments"] == 12
    assert "monuments" not in scored(p, 2)
    assert seen(p, "monument-scored") == [
        ("monument-scored", 4, "M02"),
        ("monument-scored", 6, "M08"),
        ("monument-scored", 12, "M03"),
    ]
