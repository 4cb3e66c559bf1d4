"""Heroes and their dice: sixes that hit (H10), stones twice (H11), one more (H13), the last word (H17),
sixes again (H24)."""

from __future__ import annotations

import pytest

from patolli.kernel.seats import CHANCE

from . import table as t
from .arena import ANI, FRANK, battle, fork, go, hunt, phase, until

# ---- H10: ranged sixes -----------------------------------------------------------------------------------


@pytest.mark.rule("CI-H10")
def test_ranged_dice_hit_with_one_two_and_six() -> None:
    p = hunt("caiman", 6)
    t.hero(p, ANI, "H10")
    t.gear(p, ANI, "ranged", 6)
    go(p, 2, "b")
    t.roll(p, 1, 2, 3, 5, 6)
    assert (phase(p), p.venture.hearts) == ("melee-1", 3)
    t.roll(p, 6, 6, 6)  # in melee a six is a miss
    t.roll(p, 6)
    assert p.venture.hearts == 3


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
    assert (p.warriors[t.tile("P10")], p.venture.warriors) == (2, 1)


@pytest.mark.rule("CI-H10", "CI-G47")
def test_a_six_is_no_miss_then() -> None:
    p = hunt("caiman", 6)
    t.hero(p, ANI, "H10")
    t.god(p, ANI, "G47")
    t.gear(p, ANI, "ranged", 3)
    go(p, 2, "b")
    t.roll(p, 6, 5)
    t.say(p, "use g47")
    assert t.why_not(p, "again 6") == "no-such-die"


# ---- H11: stones twice -----------------------------------------------------------------------------------


@pytest.mark.rule("CI-H11", "CI-8.10")
def test_each_stone_hit_is_rolled_once_more() -> None:
    p = hunt("caiman", 6)
    t.hero(p, ANI, "H11")
    t.gear(p, ANI, "magic", 3)
    t.hand(p, ANI, stone=3)
    go(p, 2, "b")
    t.say(p, "cast stone 3")
    t.roll(p, 4, 1, 5)
    t.roll(p, 4, 5)  # once, and no further for the hit
    assert (phase(p), p.venture.hearts) == ("melee-1", 3)


@pytest.mark.rule("CI-H11", "CI-G56", "CI-G53")
def test_whatever_makes_a_stone() -> None:
    p = hunt("caiman", 6)
    t.hero(p, ANI, "H11")
    t.god(p, ANI, "G56", "G53")
    t.hand(p, ANI, fire=1)
    go(p, 2, "b")
    t.say(p, "cast stone 0 with 1 fire")
    t.roll(p, 5)
    t.roll(p, 5)
    assert (phase(p), p.venture.hearts) == ("melee-1", 4)


@pytest.mark.rule("CI-H11", "CI-G49")
def test_against_a_foe_who_hinders_magic() -> None:
    p = battle(defenders=4)
    t.hero(p, ANI, "H11")
    t.god(p, FRANK, "G49")
    t.hand(p, ANI, stone=1)
    go(p, 2, "b")
    t.say(p, "cast stone 1")
    t.roll(p, 3)
    t.roll(p, 4)  # counts 5
    assert (phase(p), p.warriors[t.tile("P10")]) == ("melee-1", 3)
    assert p.venture.dice == []


# ---- H13: one more die -----------------------------------------------------------------------------------


@pytest.mark.rule("CI-H13")
def test_one_more_die_in_every_melee() -> None:
    p = hunt("caiman", 4)
    t.hero(p, ANI, "H13")
    t.god(p, ANI, "G45")
    t.gear(p, ANI, "ranged", 2)
    go(p, 0, "b")
    t.say(p, "use g45")
    t.roll(p, 6)  # one shot as ever
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
    t.roll(p, 6, 6)  # two units, one more, one less
    assert len(p.venture.dice) == 0  # Ani is done
    t.roll(p, 6, 6, 6)
    assert phase(p) == "melee-2"


@pytest.mark.rule("CI-H13", "CI-13.4")
def test_in_defence_and_in_the_city() -> None:
    p = battle(defenders=0)
    t.hero(p, FRANK, "H13", "P10")
    go(p, 1)
    t.roll(p, 6)
    t.roll(p, 6, 6)
    assert (phase(p), p.venture.dice) == ("melee-2", [])
    city = t.table()
    t.hero(city, ANI, "H13")
    t.defend_city(city, ANI, "caiman")
    t.roll(city, 6, 6, 6, 6, 6)
    t.roll(city, 6)
    assert (phase(city), city.venture.dice) == ("melee-2", [])


# ---- H17: the last word ----------------------------------------------------------------------------------


@pytest.mark.rule("CI-H17", "CI-C1")
def test_the_creature_has_no_third_melee() -> None:
    p = hunt("snake", 3)
    t.hero(p, ANI, "H17")
    t.give(p, ANI, coins=1)
    go(p, 1, "c")
    until(p, "melee-3")
    t.roll(p, 1, 1)  # the snake with one heart left flees without another roll
    assert (t.held(p, ANI), p.seats[ANI].coins) == ({"P10"}, 1)
    assert len(t.told(p, "creature-rolled")) == 2


@pytest.mark.rule("CI-H17")
@pytest.mark.parametrize("seat", [ANI, FRANK])
def test_the_other_player_has_no_third_melee(seat: int) -> None:
    p = battle(defenders=1)
    t.hero(p, seat, "H17", "city" if seat == ANI else "P10")
    t.give(p, 1 - seat, luck=2)
    go(p, 1, "c" if seat == ANI else "")
    until(p, "melee-3")
    t.roll(p, 6, 6)  # of the hero's side alone; the other cannot even buy a hit
    assert t.question(p) == ""
    assert p.seats[1 - seat].luck == 2


@pytest.mark.rule("CI-H17", "CI-G44", "CI-G45")
def test_a_fourth_melee_is_normal_for_both() -> None:
    p = battle(defenders=1)
    t.hero(p, ANI, "H17")
    t.god(p, FRANK, "G44", "G45")
    go(p, 0, "c")
    q = p.copy()
    t.say(p, "use g44", "use g45")  # no third melee, so there is no last word
    until(p, "melee-4")
    t.roll(p, 6)
    assert (phase(p), t.asked(p)) == ("melee-4", [CHANCE])
    t.say(q, "pass", "use g45")
    until(q, "melee-3")
    t.roll(q, 6)
    assert phase(q) == "melee-4"
    t.roll(q, 6)
    assert phase(q) == "melee-4"  # Frank's die is due
    t.roll(q, 1)
    assert q.seats[ANI].heroes[2] < 0


# ---- H24: sixes again ------------------------------------------------------------------------------------


@pytest.mark.rule("CI-H24", "CI-8.9")
def test_all_sixes_are_rolled_again_once_in_a_phase() -> None:
    p = hunt("caiman", 4)
    t.hero(p, ANI, "H24")
    go(p, 2, "c")
    t.roll(p, 6, 6, 5)
    assert t.offered(p) == {"use h24", "stop"}
    declined = fork(p)
    t.say(p, "use h24")
    t.roll(p, 1, 6)  # both, and the new six stays
    t.roll(p, 6)
    assert (phase(p), p.venture.hearts) == ("melee-2", 3)
    t.roll(p, 6, 5, 5)
    assert t.offered(p) == {"use h24", "stop"}  # once in each phase
    t.say(declined, "stop")
    t.roll(declined, 6)
    assert declined.venture.hearts == 4


@pytest.mark.rule("CI-H24")
def test_in_magic_and_ranged_phases_too() -> None:
    p = hunt("caiman", 4)
    t.hero(p, ANI, "H24")
    t.gear(p, ANI, "ranged", 2)
    t.hand(p, ANI, fire=1)
    go(p, 2, "c")
    t.say(p, "cast fire 1")
    t.roll(p, 6)
    t.say(p, "use h24")
    t.roll(p, 3)
    t.roll(p, 6)  # a follow-up die is never rolled again
    assert (phase(p), p.venture.hearts) == ("ranged-1", 3)
    t.roll(p, 6)
    t.say(p, "use h24")
    t.roll(p, 2)
    assert (phase(p), p.venture.hearts) == ("melee-1", 2)


@pytest.mark.rule("CI-H24", "CI-G58", "CI-H10")
def test_sixes_that_are_worth_something_may_be_kept() -> None:
    p = hunt("caiman", 4)
    t.hero(p, ANI, "H24")
    t.hero(p, ANI, "H10")
    t.god(p, ANI, "G58")
    t.gear(p, ANI, "ranged", 2)
    go(p, 0, "bc")
    t.roll(p, 6)
    assert t.offered(p) == {"use h24", "stop"}
    t.say(p, "stop")
    t.roll(p, 6, 6)
    assert t.offered(p) == {"use h24", "stop"}
    t.say(p, "stop")
    t.roll(p, 6)
    assert p.venture.hearts == 2


@pytest.mark.rule("CI-H24", "CI-G49")
def test_a_six_is_the_natural_face() -> None:
    p = battle(defenders=4)
    t.hero(p, ANI, "H24")
    t.god(p, FRANK, "G49")
    t.hand(p, ANI, stone=1)
    go(p, 2, "c")
    t.say(p, "cast stone 1")
    five = p.copy()
    t.roll(p, 6)
    t.say(p, "use h24")
    t.roll(p, 4)
    assert (phase(p), p.warriors[t.tile("P10")]) == ("melee-1", 4)
    t.roll(five, 5)  # it counts 6, but is none
    assert phase(five) == "melee-1"
