"""Heroes and lost warriors: coins for them (H04), and their return to where they came from (H05)."""

from __future__ import annotations

import pytest

from patolli.games.chichen_itza import names
from patolli.kernel.seats import CHANCE

from . import table as t
from .combats import ANI, FRANK, battle, fork, go, hunt, phase, used

# ---- H04: coins ------------------------------------------------------------------------------------------


@pytest.mark.rule("CI-H04")
def test_a_coin_for_every_fallen_warrior_at_each_damage_step() -> None:
    p = battle(defenders=3)
    t.hero(p, ANI, "H04")
    go(p, 3, "a")
    t.roll(p, 6, 6, 6, 6)
    t.roll(p, 1, 1, 6)
    assert p.seats[ANI].coins == 2
    t.roll(p, 6, 6)
    t.roll(p, 1, 6, 6)
    assert p.seats[ANI].coins == 3
    assert used(p) == ["H04", "H04"]


@pytest.mark.rule("CI-H04", "CI-11.5")
def test_in_the_step_in_which_the_hero_falls_but_not_for_him() -> None:
    p = battle(defenders=3)
    t.hero(p, ANI, "H04")
    go(p, 1, "a")
    t.roll(p, 6, 6)
    t.roll(p, 1, 1, 1)
    assert p.seats[ANI].coins == 1
    assert p.seats[ANI].heroes[0] == names.ON_BOARD


@pytest.mark.rule("CI-H04", "CI-8.5")
def test_what_a_shield_prevents_brings_no_coin() -> None:
    p = battle(defenders=2)
    t.hero(p, ANI, "H04")
    t.gear(p, ANI, "defense", 2)
    t.give(p, ANI, shields=1)
    go(p, 2, "a")
    t.roll(p, 6, 6, 6)
    t.roll(p, 1, 1)
    assert (p.seats[ANI].coins, p.group.warriors) == (1, 1)


@pytest.mark.rule("CI-H04", "CI-13.4")
def test_also_in_the_city() -> None:
    p = t.table()
    t.hero(p, ANI, "H04")
    t.defend_city(p, ANI, "caiman")
    t.roll(p, 6, 6, 6, 6)
    t.roll(p, 5)
    assert p.seats[ANI].coins == 2


@pytest.mark.rule("CI-H04", "CI-G50")
def test_in_defence_against_a_foe_who_denies_shields() -> None:
    p = battle(defenders=3)
    t.god(p, ANI, "G50")
    t.hero(p, FRANK, "H04", "P10")
    t.gear(p, FRANK, "defense", 3)
    t.give(p, FRANK, shields=2)
    go(p, 3)
    t.roll(p, 1, 1, 6)
    t.roll(p, 1, 6, 6, 6)
    assert (p.seats[FRANK].coins, p.seats[ANI].coins) == (2, 0)


# ---- H05: lost warriors go back to the start
# ------------------------------------------------------------------------------


@pytest.mark.rule("CI-H05")
def test_lost_warriors_go_to_the_start_of_the_movement() -> None:
    p = battle(defenders=2)
    t.hero(p, ANI, "H05")
    go(p, 3, "a")
    reserve = p.seats[ANI].reserve
    t.roll(p, 6, 6, 6, 6)
    t.roll(p, 1, 1)
    assert (t.asked(p), t.offered(p)) == ([ANI], {"use h05", "pass"})
    declined = fork(p)
    t.play(p, "use h05")
    assert (p.seats[ANI].city, p.seats[ANI].reserve) == (3 + 2, reserve)
    assert p.group.warriors == 1
    t.play(declined, "pass")
    assert (declined.seats[ANI].city, declined.seats[ANI].reserve) == (3, reserve + 2)


@pytest.mark.rule("CI-H05", "CI-7.9")
def test_who_does_not_fit_there_goes_to_the_city() -> None:
    p = t.table()
    t.hero(p, ANI, "H05", "P01")
    t.put(p, ANI, "P01", 4)
    # there are six warriors, more than a regroup allows; three of them stay, so there is room for two
    t.put(p, ANI, "P01", 2)
    t.creature(p, "P10", "caiman", 6)
    t.fight(p, ANI, "P01", "P10", 3, "a")
    p.round = 4
    t.roll(p, 6, 6, 6, 6)
    t.roll(p, 5)  # three hits on the dark die
    t.play(p, "use h05")
    assert (p.warriors[t.tile("P01")], p.seats[ANI].city) == (5, 3 + 1)


@pytest.mark.rule("CI-H05", "CI-7.9")
def test_a_return_is_no_takeover() -> None:
    p = t.table()
    t.hero(p, ANI, "H05", "P06")
    t.put(p, ANI, "P06", 1)
    t.creature(p, "P05", "caiman", 6)
    t.fight(p, ANI, "P06", "P05", 1, "a")
    assert t.tiles_with_units(p, ANI) == set()
    t.roll(p, 6, 6)
    t.roll(p, 1)
    t.play(p, "use h05")
    assert t.tiles_with_units(p, ANI) == {"P06"}
    assert (t.emitted(p, "took"), p.seats[ANI].coins) == ([], 0)


@pytest.mark.rule("CI-H05", "CI-11.5")
def test_even_if_the_hero_falls_in_the_same_step() -> None:
    p = battle(defenders=2)
    t.hero(p, ANI, "H05")
    go(p, 1, "a")
    t.roll(p, 6, 6)
    t.roll(p, 1, 1)
    assert p.seats[ANI].heroes[0] == names.ON_BOARD
    t.play(p, "use h05")
    assert p.seats[ANI].city == 5 + 1


@pytest.mark.rule("CI-H05", "CI-13.4")
def test_only_in_an_attack() -> None:
    city = t.table()
    t.hero(city, ANI, "H05")
    t.defend_city(city, ANI, "caiman")
    t.roll(city, 6, 6, 6, 6)
    t.roll(city, 1)
    assert (t.asked(city), phase(city)) == ([CHANCE], "melee-2")
    defence = battle(defenders=2)
    t.hero(defence, FRANK, "H05", "P10")
    go(defence, 3)
    t.roll(defence, 1, 6, 6)
    t.roll(defence, 6, 6, 6)
    assert (t.asked(defence), phase(defence)) == ([CHANCE], "melee-2")
    attack = hunt("caiman", 4)
    t.hero(attack, ANI, "H05")
    go(attack, 2, "a")
    t.roll(attack, 6, 6, 6)
    t.roll(attack, 1)
    assert t.offered(attack) == {"use h05", "pass"}
