"""Heroes that roll alone in the third melee phase (H17), or reroll sixes (H24)."""

from __future__ import annotations

import pytest

from patolli.kernel.seats import CHANCE

from . import table as t
from .combats import ANI, FRANK, battle, fork, go, hunt, phase, until

# ---- H17: the last word ----------------------------------------------------------------------------------


@pytest.mark.rule("CI-H17", "CI-C1")
def test_the_creature_has_no_third_melee() -> None:
    p = hunt("snake", 3)
    t.hero(p, ANI, "H17")
    t.give(p, ANI, coins=1)
    go(p, 1, "c")
    until(p, "melee-3")
    t.roll(p, 1, 1)  # the snake has one heart left and flees without a roll
    assert (t.tiles_with_units(p, ANI), p.seats[ANI].coins) == ({"P10"}, 1)
    assert len(t.emitted(p, "creature-rolled")) == 2


@pytest.mark.rule("CI-H17")
@pytest.mark.parametrize("seat", [ANI, FRANK])
def test_the_other_player_has_no_third_melee(seat: int) -> None:
    p = battle(defenders=1)
    t.hero(p, seat, "H17", "city" if seat == ANI else "P10")
    t.give(p, 1 - seat, luck=2)
    go(p, 1, "c" if seat == ANI else "")
    until(p, "melee-3")
    t.roll(p, 6, 6)  # only the hero's side rolls, and the opponent cannot buy a hit
    assert t.question(p) == ""
    assert p.seats[1 - seat].luck == 2


@pytest.mark.rule("CI-H17", "CI-G44", "CI-G45")
def test_a_fourth_melee_is_normal_for_both() -> None:
    p = battle(defenders=1)
    t.hero(p, ANI, "H17")
    t.god(p, FRANK, "G44", "G45")
    go(p, 0, "c")
    q = p.copy()
    t.play(p, "use g44", "use g45")  # there is no third melee phase, so the card has no effect
    until(p, "melee-4")
    t.roll(p, 6)
    assert (phase(p), t.asked(p)) == ("melee-4", [CHANCE])
    t.play(q, "pass", "use g45")
    until(q, "melee-3")
    t.roll(q, 6)
    assert phase(q) == "melee-4"
    t.roll(q, 6)
    assert phase(q) == "melee-4"  # Frank's die is next
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
    t.play(p, "use h24")
    t.roll(p, 1, 6)  # both sixes are rerolled, and the new six counts
    t.roll(p, 6)
    assert (phase(p), p.combat.hearts) == ("melee-2", 3)
    t.roll(p, 6, 5, 5)
    assert t.offered(p) == {"use h24", "stop"}  # only once per phase
    t.play(declined, "stop")
    t.roll(declined, 6)
    assert declined.combat.hearts == 4


@pytest.mark.rule("CI-H24")
def test_in_magic_and_ranged_phases_too() -> None:
    p = hunt("caiman", 4)
    t.hero(p, ANI, "H24")
    t.gear(p, ANI, "ranged", 2)
    t.hand(p, ANI, fire=1)
    go(p, 2, "c")
    t.play(p, "cast fire 1")
    t.roll(p, 6)
    t.play(p, "use h24")
    t.roll(p, 3)
    t.roll(p, 6)  # a follow-up die is never rerolled
    assert (phase(p), p.combat.hearts) == ("ranged-1", 3)
    t.roll(p, 6)
    t.play(p, "use h24")
    t.roll(p, 2)
    assert (phase(p), p.combat.hearts) == ("melee-1", 2)


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
    t.play(p, "stop")
    t.roll(p, 6, 6)
    assert t.offered(p) == {"use h24", "stop"}
    t.play(p, "stop")
    t.roll(p, 6)
    assert p.combat.hearts == 2


@pytest.mark.rule("CI-H24", "CI-G49")
def test_a_six_is_the_natural_face() -> None:
    p = battle(defenders=4)
    t.hero(p, ANI, "H24")
    t.god(p, FRANK, "G49")
    t.hand(p, ANI, stone=1)
    go(p, 2, "c")
    t.play(p, "cast stone 1")
    five = p.copy()
    t.roll(p, 6)
    t.play(p, "use h24")
    t.roll(p, 4)
    assert (phase(p), p.warriors[t.tile("P10")]) == ("melee-1", 4)
    t.roll(five, 5)  # the die counts as a 6 but shows a 5
    assert phase(five) == "melee-1"
