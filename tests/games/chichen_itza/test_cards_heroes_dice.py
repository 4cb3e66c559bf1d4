"""Heroes that change dice: sixes that hit (H10), rerolls of stone hits (H11), an additional die (H13)."""

from __future__ import annotations

import pytest

from . import table as t
from .combats import ANI, FRANK, battle, go, hunt, phase

# ---- H10: ranged sixes -----------------------------------------------------------------------------------


@pytest.mark.rule("CI-H10")
def test_ranged_dice_hit_with_one_two_and_six() -> None:
    p = hunt("caiman", 6)
    t.hero(p, ANI, "H10")
    t.gear(p, ANI, "ranged", 6)
    go(p, 2, "b")
    t.roll(p, 1, 2, 3, 5, 6)
    assert (phase(p), p.combat.hearts) == ("melee-1", 3)
    t.roll(p, 6, 6, 6)  # a six misses in melee
    t.roll(p, 6)
    assert p.combat.hearts == 3


@pytest.mark.rule("CI-H10", "CI-G54")
def test_only_for_the_side_of_the_hero() -> None:
    p = battle(defenders=3)
    t.hero(p, ANI, "H10")
    t.god(p, FRANK, "G54")
    for seat in (ANI, FRANK):
        t.gear(p, seat, "ranged", 3)
    go(p, 2, "b")
    t.roll(p, 6, 3)
    t.roll(p, 6, 3)
    assert (p.warriors[t.tile("P10")], p.group.warriors) == (2, 1)


@pytest.mark.rule("CI-H10", "CI-G47")
def test_a_six_is_no_miss_then() -> None:
    p = hunt("caiman", 6)
    t.hero(p, ANI, "H10")
    t.god(p, ANI, "G47")
    t.gear(p, ANI, "ranged", 3)
    go(p, 2, "b")
    t.roll(p, 6, 5)
    t.play(p, "use g47")
    assert t.why_not(p, "again 6") == "no-such-die"


# ---- H11: stones twice -----------------------------------------------------------------------------------


@pytest.mark.rule("CI-H11", "CI-8.10")
def test_each_stone_hit_is_rolled_once_more() -> None:
    p = hunt("caiman", 6)
    t.hero(p, ANI, "H11")
    t.gear(p, ANI, "magic", 3)
    t.hand(p, ANI, stone=3)
    go(p, 2, "b")
    t.play(p, "cast stone 3")
    t.roll(p, 4, 1, 5)
    t.roll(p, 4, 5)  # one reroll for each die, but none for the additional hit
    assert (phase(p), p.combat.hearts) == ("melee-1", 3)


@pytest.mark.rule("CI-H11", "CI-G56", "CI-G53")
def test_whatever_makes_a_stone() -> None:
    p = hunt("caiman", 6)
    t.hero(p, ANI, "H11")
    t.god(p, ANI, "G56", "G53")
    t.hand(p, ANI, fire=1)
    go(p, 2, "b")
    t.play(p, "cast stone 0 with 1 fire")
    t.roll(p, 5)
    t.roll(p, 5)
    assert (phase(p), p.combat.hearts) == ("melee-1", 4)


@pytest.mark.rule("CI-H11", "CI-G49")
def test_against_a_foe_who_hinders_magic() -> None:
    p = battle(defenders=4)
    t.hero(p, ANI, "H11")
    t.god(p, FRANK, "G49")
    t.hand(p, ANI, stone=1)
    go(p, 2, "b")
    t.play(p, "cast stone 1")
    t.roll(p, 3)
    t.roll(p, 4)  # counts 5
    assert (phase(p), p.warriors[t.tile("P10")]) == ("melee-1", 3)
    assert p.combat.dice == []


# ---- H13: one more die -----------------------------------------------------------------------------------


@pytest.mark.rule("CI-H13")
def test_one_more_die_in_every_melee() -> None:
    p = hunt("caiman", 4)
    t.hero(p, ANI, "H13")
    t.god(p, ANI, "G45")
    t.gear(p, ANI, "ranged", 2)
    go(p, 0, "b")
    t.play(p, "use g45")
    t.roll(p, 6)  # one ranged die, as without the card
    for name in ("melee-1", "melee-2", "melee-3", "melee-4"):
        assert phase(p) == name
        t.roll(p, 6, 6)
        t.roll(p, 6)
    assert t.question(p) == ""


@pytest.mark.rule("CI-H13", "CI-G40", "CI-8.15")
def test_additions_and_deductions_are_summed() -> None:
    p = battle(defenders=2)
    t.hero(p, ANI, "H13")
    t.god(p, FRANK, "G40")
    t.hero(p, FRANK, "H04", "P10")
    go(p, 1, "b")
    # two dice for the units, one more for the hero, one fewer because of the opponent's card
    t.roll(p, 6, 6)
    assert len(p.combat.dice) == 0  # Ani is done
    t.roll(p, 6, 6, 6)
    assert phase(p) == "melee-2"


@pytest.mark.rule("CI-H13", "CI-13.4")
def test_in_defence_and_in_the_city() -> None:
    p = battle(defenders=0)
    t.hero(p, FRANK, "H13", "P10")
    go(p, 1)
    t.roll(p, 6)
    t.roll(p, 6, 6)
    assert (phase(p), p.combat.dice) == ("melee-2", [])
    city = t.table()
    t.hero(city, ANI, "H13")
    t.defend_city(city, ANI, "caiman")
    t.roll(city, 6, 6, 6, 6, 6)
    t.roll(city, 6)
    assert (phase(city), city.combat.dice) == ("melee-2", [])
