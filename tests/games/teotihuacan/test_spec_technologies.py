"""Technologies, construction and decorations, tested from the rulebook (TE-8, TE-13)."""

from __future__ import annotations

import pytest

from patolli.games.teotihuacan import names
from patolli.games.teotihuacan.position import TeotihuacanPosition

from .table import (
    again,
    begin_turn,
    clear_pyramid,
    give,
    goods,
    know,
    lay,
    level,
    offered,
    play,
    points,
    question,
    say,
    shown_decorations,
    shown_stones,
    stand,
    steps,
    table,
    temples,
    total,
    workers,
)

BEFORE = {
    "forest": "alchemy", "quarry": "palace", "mine": "nobles", "alchemy": "quarry", "nobles": "deco",
    "deco": "build", "build": "forest", "palace": "mine",
}  # fmt: skip


def act(p: TeotihuacanPosition, at: str, power: int = 2) -> None:
    say(p, f"worker {BEFORE[at]} {power}")
    play(p, f"go {at}")
    play(p, "main")


@pytest.mark.rule("TE-13.2", "TE-7.10")
def test_bonuses_come_before_the_power_ups() -> None:
    p = table()
    know(p, 0, "t05", "t07")
    stand(p, 0, "alchemy 2", "forest 2")
    give(p, 0, cocoa=1)
    say(p, "worker alchemy 2")
    play(p, "go forest")
    play(p, "main")
    assert question(p) == "PowerUp"
    assert goods(p) == {"wood": 3, "cocoa": 1}
    assert total(p) == 1


@pytest.mark.rule("TE-13.2")
@pytest.mark.parametrize("at", ["nobles", "alchemy"])
def test_t03_for_alchemy_and_nobles(at: str) -> None:
    p = table()
    know(p, 0, "t03")
    stand(p, 0, f"{BEFORE[at]} 2")
    give(p, 0, wood=2, gold=1)
    act(p, at)
    say(p, "learn t05" if at == "alchemy" else "row top")
    assert points(p)["technologies"] == 3


@pytest.mark.rule("TE-13.2", "TE-7.1")
def test_collecting_cocoa_is_no_main_action() -> None:
    p = table()
    know(p, 0, "t05", "t07")
    stand(p, 0, "alchemy 2")
    say(p, "worker alchemy 2")
    play(p, "go forest")
    say(p, "collect")
    assert goods(p) == {"cocoa": 1}
    assert total(p) == 0


@pytest.mark.rule("TE-13.3")
def test_t11_and_t17_once_for_several_tiles() -> None:
    p = table()
    clear_pyramid(p)
    know(p, 0, "t11", "t17")
    shown_stones(p, "p31", "p32", "p20")
    stand(p, 0, "forest 2", "build 2", "build 3")
    give(p, 0, stone=4, cocoa=1)
    act(p, "build")
    say(p, "build p31", "on 1a1", "rotate 0", "build p32", "on 1a4")
    while question(p) == "Rotate":
        say(p, offered(p)[0])
    assert points(p)["technologies"] == 3
    assert question(p) == "ClimbAny"
    assert p.question(0).numbers == [1]
    say(p, "climb red")
    assert question(p) == "PowerUp"
    assert p.question(0).numbers[0] == 2  # three workers, but only two tiles


@pytest.mark.rule("TE-13.3", "TE-8.15")
def test_t09_and_one_power_up_with_three_workers() -> None:
    p = table()
    know(p, 0, "t09")
    shown_decorations(p, "k03", "k07", "k12", "k01")
    stand(p, 0, "build 2", "deco 3", "deco 4")
    give(p, 0, gold=1, cocoa=1)
    act(p, "deco")
    say(p, "decorate k12", "side top")
    assert points(p) == {"decorations": 3, "technologies": 4}
    assert question(p) == "PowerUp"
    assert p.question(0).numbers[0] == 1


@pytest.mark.rule("TE-13.4", "TE-D27")
def test_t13_after_the_power_ups_for_one_cocoa_once() -> None:
    p = table()
    know(p, 0, "t13")
    stand(p, 0, "alchemy 2", "forest 4")
    give(p, 0, cocoa=3)
    act(p, "forest")
    say(p, "raise forest 2")
    assert question(p) == "PowerUp"
    assert p.question(0).numbers == [1, 1]
    assert "pass" in offered(p)
    say(p, "raise forest 3")
    assert workers(p) == ["forest 4", "forest 4"]
    assert p.seats[0].cocoa == 1


@pytest.mark.rule("TE-13.5", "TE-8.16")
def test_t15_gives_one_worker_a_second_tile_and_saves_once() -> None:
    p = table()
    clear_pyramid(p)
    know(p, 0, "t15")
    shown_stones(p, "p31", "p32", "p20")
    stand(p, 0, "forest 2")
    give(p, 0, stone=3)
    act(p, "build")
    assert p.question(0).numbers == [0, 2]
    say(p, "build p31", "on 1a1", "save stone", "build p32", "on 1d4")
    assert goods(p) == {}
    assert p.seats[0].track == 2


@pytest.mark.rule("TE-8.7")
def test_a_new_technology_counts_at_once_for_others() -> None:
    p = table()
    stand(p, 0, "quarry 2")
    give(p, 0, gold=1)
    act(p, "alchemy")
    say(p, "learn t03")
    assert points(p) == {"temples": 1}
    stand(p, 1, "quarry 2")
    give(p, 1, gold=1, cocoa=1)
    begin_turn(p, 1)
    act(p, "alchemy")
    say(p, "learn t03")
    assert points(p) == {"temples": 1, "technologies": 3}


@pytest.mark.rule("TE-8.16", "TE-8.17")
def test_a_tile_just_laid_supports_the_next_one() -> None:
    p = table()
    clear_pyramid(p)
    lay(p, "1a1", "1a2", "1b1")
    shown_stones(p, "p01", "p02", "p03")
    stand(p, 0, "forest 2", "build 2")
    give(p, 0, stone=4, wood=1, cocoa=1)
    act(p, "build")
    say(p, "build p01", "on 1b2", "rotate 0")
    while question(p) in ("ClimbInOrder", "TakeResource"):
        say(p, offered(p)[0])
    say(p, "build p02")
    assert "on 2a1" in offered(p)


@pytest.mark.rule("TE-8.18", "TE-2.8")
def test_level_three_and_four_points() -> None:
    for name, vp, wood in (("3a1", 5, 2), ("4a1", 7, 3)):
        p = table()
        clear_pyramid(p)
        lay(p, *level(1), *level(2))
        if name == "4a1":
            lay(p, *level(3))
        shown_stones(p, "p01")
        stand(p, 0, "forest 2")
        give(p, 0, stone=2, wood=wood)
        place = names.PLACE_IDS.index(name)
        for cell in p.tables.place_cells[place]:
            p.icons[cell] = names.GLYPH
        again(p)
        act(p, "build")
        say(p, "build p01", f"on {name}", "rotate 0")
        assert points(p) == {"construction": vp + 1}  # p01 has one glyph
        assert goods(p) == {}


@pytest.mark.rule("TE-8.14", "TE-9.6", "TE-9.7")
def test_two_steps_in_one_temple_below_the_top() -> None:
    p = table()
    shown_decorations(p, "k03", "k07", "k12", "k01")
    clear_pyramid(p)
    lay(p, *level(1))
    for cell in (3, 4):
        p.icons[cell] = names.RED
    p.decorations[0] = 14
    steps(p, 0, 0, 9, 0)
    stand(p, 0, "build 2")
    give(p, 0, gold=3)
    act(p, "deco")
    say(p, "decorate k07", "side top")
    assert temples(p) == [0, 11, 0]
    assert points(p) == {"decorations": 5, "temples": 7}
