"""Chapter 7: movement."""

from __future__ import annotations

import pytest

from patolli.games.chichen_itza import names
from patolli.games.chichen_itza.action_phase import action_start
from patolli.games.chichen_itza.position import ChichenPosition

from . import table as t


def move(p: ChichenPosition, seat: int, action: int = names.LAND_MOVEMENT) -> None:
    t.idle(p)
    p.turn = seat
    action_start.perform(p, seat, action)
    p.forget()
    p.run_on()


@pytest.mark.rule("CI-7.1", "CI-D12", "CI-E21")
def test_a_group_of_one_place() -> None:
    p = t.table()
    t.put(p, 0, "city", 4)
    move(p, 0)
    t.play(p, "from city")
    assert t.offered(p) == {"1", "2", "3", "4", "5"}
    t.play(p, "5", "go p01")
    assert p.warriors[0] == 5
    assert p.seats[0].city == 2


@pytest.mark.rule("CI-7.2", "CI-7.3", "CI-E22")
def test_range_and_terrain() -> None:
    p = t.table()
    move(p, 0)
    t.play(p, "from city", "1")
    assert t.offered(p) == {"go p01", "go p03", "go p05", "go p06", "go p08"}
    p = t.table()
    t.gear(p, 0, "ranged", 2)
    move(p, 0, names.WATER_MOVEMENT)
    t.play(p, "from city", "1")
    near = {"go p02", "go p04", "go p07"}
    two = {"go p11", "go p15", "go p16", "go p21"}  # the places two steps away
    assert t.offered(p) == near | two


@pytest.mark.rule("CI-7.3", "CI-7.4")
def test_the_city_is_land_and_water_and_one_step() -> None:
    p = t.table()
    t.put(p, 0, "P08", 1)
    t.gear(p, 0, "ranged", 2)
    move(p, 0, names.WATER_MOVEMENT)
    t.play(p, "from p08", "1")
    assert {"go city", "go p02", "go p04", "go p07"} <= t.offered(p)


@pytest.mark.rule("CI-7.5", "CI-E23")
def test_others_do_not_stop_a_movement() -> None:
    p = t.table()
    t.gear(p, 0, "ranged", 2)
    t.creature(p, "P01", "caiman", 4)
    t.put(p, 1, "P03", 1)
    move(p, 0)
    t.play(p, "from city", "3")
    assert "go p10" in t.offered(p)
    assert "go p12" in t.offered(p)
    assert t.why_not(p, "go p03") == "no-war-marker"


@pytest.mark.rule("CI-7.6")
def test_an_own_tile_must_have_room() -> None:
    p = t.table()
    t.put(p, 0, "P01", 4)
    move(p, 0)
    t.play(p, "from city", "2")
    assert t.why_not(p, "go p01") == "tile-full"
    t.play(p, "go p03")
    assert p.warriors[t.tile("P03")] == 2


@pytest.mark.rule("CI-7.6", "CI-6.11")
def test_foreign_scouts_never_matter() -> None:
    p = t.table()
    t.scout(p, 1, "P01")
    move(p, 0)
    t.play(p, "from city", "1", "go p01")
    assert t.tiles_with_units(p, 0) == {"P01"}


@pytest.mark.rule("CI-7.7", "CI-E24")
def test_an_attack_turns_one_marker() -> None:
    p = t.table()
    t.put(p, 1, "P01", 1)
    t.war(p, 0, 2)
    move(p, 0)
    t.play(p, "from city", "3", "go p01")
    assert p.seats[0].war == 1
    assert p.combat.foe == 1


@pytest.mark.rule("CI-7.8", "CI-10.2", "CI-10.3")
def test_taking_an_empty_tile_gives_its_bonus_every_time() -> None:
    p = t.table()
    t.march(p, 0, "city", "P06", 1)
    assert p.seats[0].coins == 2
    t.march(p, 0, "P06", "city", 1)
    t.march(p, 0, "city", "P06", 1)
    assert p.seats[0].coins == 4
    t.march(p, 0, "city", "P06", 1)
    assert p.seats[0].coins == 4


@pytest.mark.rule("CI-5.9")
def test_somebody_must_move() -> None:
    p = t.table()
    move(p, 0)
    t.play(p, "from city")
    assert t.why_not(p, "0") == "group-empty"


@pytest.mark.rule("CI-7.9")
def test_survivors_return_to_the_start() -> None:
    p = t.table()
    t.put(p, 0, "P08", 3)
    t.creature(p, "P09", "caiman", 6)
    t.fight(p, 0, "P08", "P09", 3)
    for _ in range(3):
        t.roll(p, 6, 6, 6, 6)
    assert p.warriors[t.tile("P08")] == 3
    assert t.emitted(p, "took") == []


@pytest.mark.rule("CI-11.3", "CI-D15", "CI-E35")
def test_move_hero_mixes_terrains() -> None:
    p = t.table()
    t.hero(p, 0, "H01", "P08")
    t.put(p, 0, "P08", 4)
    t.gear(p, 0, "ranged", 2)
    move(p, 0, names.MOVE_HERO)
    t.play(p, "hero a")
    assert t.offered(p) == {"0", "1", "2", "3", "4"}
    t.play(p, "3")
    assert {"go p09", "go p07", "go p01", "go p02"} <= t.offered(p)
    t.play(p, "go p02")
    assert p.seats[0].heroes[0] == t.tile("P02")
    assert p.warriors[t.tile("P08")] == 1


@pytest.mark.rule("CI-11.4")
def test_heroes_move_together() -> None:
    p = t.table()
    t.hero(p, 0, "H01")
    t.hero(p, 0, "H13")
    move(p, 0)
    t.play(p, "from city", "with a", "without b", "1", "go p01")
    assert p.seats[0].heroes == [0, names.CITY, -1]
    assert p.warriors[0] == 1
