"""Hero cards of the first type: effect, declining, and interactions."""

from __future__ import annotations

import pytest

from patolli.games.chichen_itza import actions, names
from patolli.games.chichen_itza.position import ChichenPosition

from . import table as t

ANI, FRANK = 0, 1


def board(card: str) -> ChichenPosition:
    p = t.table()
    p.grid = sorted(p.grid)
    t.costs(p, [7, 2, 3, 5], [1, 3, 4, 6])
    t.hero(p, ANI, card)
    return p


@pytest.mark.rule("CI-H01", "CI-5.5", "CI-D6")
def test_free_march() -> None:
    p = board("H01")
    assert t.why_not(p, "place hero move-hero") == "too-few-coins"
    t.say(p, "place hero move-hero free")
    assert t.question(p) == "TakeWarriors"
    t.say(p, "1", "go p02")
    assert p.seats[ANI].coins == 0
    assert p.seats[ANI].heroes[0] == t.tile("P02")


@pytest.mark.rule("CI-H01")
def test_free_march_may_be_paid_for_another_hero() -> None:
    p = board("H01")
    t.hero(p, ANI, "H13")
    t.give(p, ANI, coins=9)
    t.say(p, "place hero move-hero", "hero b", "without a", "0", "go p02")
    assert p.seats[ANI].coins == 3
    assert p.seats[ANI].heroes[:2] == [names.CITY, t.tile("P02")]


def jump(card: str, action: int) -> ChichenPosition:
    p = t.table()
    t.hero(p, ANI, card)
    t.idle(p)
    actions.perform(p, ANI, action)
    p.run_on()
    t.say(p, "from city")
    return p


@pytest.mark.rule("CI-H02")
def test_water_jump() -> None:
    p = jump("H02", names.WATER_MOVEMENT)
    without = p.copy()
    t.say(p, "with a", "1")
    assert {"go p25", "go p23"} <= t.offered(p)
    assert "go p24" not in t.offered(p)
    t.say(without, "without a", "1")
    assert "go p25" not in t.offered(without)


@pytest.mark.rule("CI-H02")
def test_water_jump_not_by_land() -> None:
    p = jump("H02", names.LAND_MOVEMENT)
    t.say(p, "with a", "1")
    assert "go p24" not in t.offered(p)
    assert "go p25" not in t.offered(p)


@pytest.mark.rule("CI-H03", "CI-7.6")
def test_land_jump_keeps_the_rules_of_the_end() -> None:
    p = jump("H03", names.LAND_MOVEMENT)
    t.put(p, FRANK, "P24", 1)
    t.say(p, "with a", "1")
    assert t.why_not(p, "go p24") == "no-war-marker"
    assert "go p20" in t.offered(p)


def duel(card: str, warriors: int = 3) -> ChichenPosition:
    p = t.table()
    t.hero(p, ANI, card)
    t.put(p, FRANK, "P06", 2)
    t.war(p, ANI)
    t.fight(p, ANI, "city", "P06", warriors, "a")
    return p


@pytest.mark.rule("CI-H04")
def test_blood_money() -> None:
    p = duel("H04")
    t.roll(p, 6, 6, 6, 6)
    t.roll(p, 1, 1)
    assert p.seats[ANI].coins == 2
    assert p.venture.warriors == 1


@pytest.mark.rule("CI-H04", "CI-11.5")
def test_blood_money_in_the_step_in_which_the_hero_falls() -> None:
    p = duel("H04", 1)
    t.roll(p, 6, 6)
    t.roll(p, 1, 1)
    assert p.seats[ANI].coins == 1
    assert p.seats[ANI].heroes[0] == names.ON_BOARD


@pytest.mark.rule("CI-H05")
def test_fall_back() -> None:
    p = duel("H05")
    t.roll(p, 6, 6, 6, 6)
    t.roll(p, 1, 1)
    declined = p.copy()
    t.say(p, "use h05")
    assert (p.seats[ANI].city, p.seats[ANI].reserve) == (2, 22)
    t.say(declined, "pass")
    assert (declined.seats[ANI].city, declined.seats[ANI].reserve) == (0, 24)


@pytest.mark.rule("CI-H05", "CI-13.4")
def test_fall_back_only_in_an_attack() -> None:
    p = t.table()
    t.hero(p, ANI, "H05")
    t.defend_city(p, ANI, "caiman")
    t.roll(p, 6, 6, 6, 6)
    t.roll(p, 1)
    assert t.asked(p) == [-1]
    assert p.seats[ANI].reserve == 23


@pytest.mark.rule("CI-H06", "CI-8.20")
def test_renown() -> None:
    p = duel("H06")
    t.roll(p, 1, 1, 6, 6)
    t.roll(p, 6, 6)
    declined = p.copy()
    t.say(p, "use h06")
    assert (p.seats[ANI].favor, p.seats[ANI].luck) == (1, 0)
    t.say(declined, "pass")
    assert declined.seats[ANI].favor == 0


@pytest.mark.rule("CI-H06")
def test_renown_in_defence_not_against_creatures() -> None:
    p = t.table()
    t.hero(p, FRANK, "H06", "P06")
    t.war(p, ANI)
    t.fight(p, ANI, "city", "P06", 1)
    t.roll(p, 6, 1)
    assert t.asked(p) == [FRANK]
    t.say(p, "use h06")
    assert p.seats[FRANK].favor == 1
    p = t.table()
    t.hero(p, ANI, "H06")
    t.creature(p, "P06", "snake", 1)
    t.fight(p, ANI, "city", "P06", 0, "a")
    t.roll(p, 1, 6)
    assert t.question(p) == ""


@pytest.mark.rule("CI-H07", "CI-D25")
def test_relocate() -> None:
    p = t.table()
    t.hero(p, ANI, "H07")
    t.put(p, ANI, "P08", 2)
    t.put(p, ANI, "P09", 5)
    t.creature(p, "P06", "snake", 1)
    t.fight(p, ANI, "city", "P06", 0, "a")
    t.roll(p, 1, 6)
    assert p.seats[ANI].coins == 2  # after the bonus
    declined = p.copy()
    t.say(p, "use h07")
    assert t.offered(p) == {"to p08"}
    assert t.why_not(p, "to p09") == "tile-full"
    t.say(p, "to p08")
    assert t.held(p, ANI) == {"P08", "P09"}
    t.say(declined, "pass")
    assert declined.seats[ANI].heroes[0] == t.tile("P06")


@pytest.mark.rule("CI-H07", "CI-13.4")
def test_relocate_after_a_city_defence() -> None:
    p = t.table()
    t.hero(p, ANI, "H07")
    t.put(p, ANI, "P08", 1)
    t.defend_city(p, ANI, "snake")
    t.roll(p, 1, 1, 6, 6, 6)
    t.say(p, "use h07", "to p08")
    assert p.seats[ANI].heroes[0] == t.tile("P08")


@pytest.mark.rule("CI-H08", "CI-C3", "CI-16.3")
def test_ward_against_a_jaguar() -> None:
    p = t.table()
    t.hero(p, ANI, "H08")
    t.god(p, ANI, "G46")
    t.gear(p, ANI, "ranged", 2)
    t.creature(p, "P06", "jaguar", 3)
    t.fight(p, ANI, "city", "P06", 3, "a")
    declined = p.copy()
    t.say(p, "use h08")
    assert t.offered(p) == {"use g46", "pass"}
    t.say(p, "pass")
    assert p.venture.phase == names.RANGED_1
    t.roll(p, 6)
    t.roll(p, 6, 6, 6, 6)  # the jaguar has no ranged attack; now melee
    t.roll(p, 1)
    assert p.venture.warriors == 2
    t.say(declined, "pass")
    assert declined.venture.phase == names.MELEE_1


@pytest.mark.rule("CI-H08", "CI-C4", "CI-C1", "CI-C7")
@pytest.mark.parametrize("name", ["triceratops", "snake", "kukulkan"])
def test_ward(name: str) -> None:
    p = t.table()
    t.hero(p, ANI, "H08")
    t.give(p, ANI, coins=1)
    t.creature(p, "P06", name, {"triceratops": 4, "snake": 3, "kukulkan": 5}[name])
    t.fight(p, ANI, "city", "P06", 3, "a")
    t.say(p, "use h08")
    if name == "kukulkan":
        t.roll(p, 1)
        assert p.venture.phase == names.MELEE_1
        assert p.venture.warriors == 2
    elif name == "snake":
        t.roll(p, 6, 6, 6, 6, 4)
        assert p.seats[ANI].coins == 1
    else:
        t.roll(p, 1, 6, 6, 6, 2)
        assert p.venture.hearts == 3


@pytest.mark.rule("CI-H08")
def test_ward_is_not_asked_where_there_is_no_ability() -> None:
    p = t.table()
    t.hero(p, ANI, "H08")
    t.creature(p, "P06", "caiman", 4)
    t.fight(p, ANI, "city", "P06", 3, "a")
    assert t.asked(p) == [-1]
