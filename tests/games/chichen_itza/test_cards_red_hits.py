"""Red god cards that add hits: G53 to G58."""

from __future__ import annotations

import pytest

from . import table as t
from .combats import ANI, FRANK, battle, go, hunt, phase

# ---- G53: stone cards count as fire, and fire cards as stone
# -------------------------------------------------------------------


@pytest.mark.rule("CI-G53")
def test_cards_of_both_kinds_make_one_spell() -> None:
    p = hunt("caiman", 6)
    t.god(p, ANI, "G53")
    t.hand(p, ANI, stone=1, fire=2)
    t.gear(p, ANI, "magic", 3)  # at most three stone cards or two fire cards
    go(p)
    assert "cast stone 1 with 2 fire" in t.offered(p)
    # the maximum is that of the chosen spell
    assert t.why_not(p, "cast fire 2 with 1 stone") == "too-many-cards"
    t.play(p, "cast stone 1 with 2 fire")
    t.roll(p, 4, 4, 4)  # all three dice count as stone
    assert (phase(p), p.combat.hearts) == ("melee-1", 3)
    assert p.discards == [1, 2]
    assert p.hands[ANI].size == 0


@pytest.mark.rule("CI-G53", "CI-G57")
def test_stone_alone_cast_as_fire_with_the_boost_of_fire() -> None:
    p = hunt("caiman", 6)
    t.god(p, ANI, "G53", "G57", "G56")
    t.hand(p, ANI, stone=1)
    go(p)
    declined = p.copy()
    t.play(p, "cast fire 0 with 1 stone")
    t.roll(p, 4)
    t.roll(p, 4)  # one follow-up die, as for fire
    assert p.combat.hearts == 4
    t.play(declined, "cast stone 1")
    t.roll(declined, 5)  # as stone, the die hits only once
    assert (phase(declined), declined.combat.hearts) == ("melee-1", 5)


@pytest.mark.rule("CI-G53", "CI-8.11")
def test_the_other_player_casts_what_is_printed() -> None:
    p = battle()
    t.god(p, ANI, "G53")
    for seat in (ANI, FRANK):
        t.hand(p, seat, stone=1, fire=1)
    go(p)
    assert "cast fire 0 with 1 stone" in t.offered(p)
    t.play(p, "cast none")
    assert t.offered(p) == {"cast none", "cast stone 1", "cast fire 1"}


# ---- G54, G55: ranged ------------------------------------------------------------------------------------


@pytest.mark.rule("CI-G54")
def test_ranged_dice_hit_with_three() -> None:
    p = hunt("caiman", 4)
    t.god(p, ANI, "G54")
    t.gear(p, ANI, "ranged", 4)
    go(p)
    t.roll(p, 1, 3, 4)
    assert p.combat.hearts == 2


@pytest.mark.rule("CI-G54", "CI-H10")
def test_faces_of_god_and_hero_unite() -> None:
    p = hunt("caiman", 6)
    t.god(p, ANI, "G54")
    t.hero(p, ANI, "H10")
    t.gear(p, ANI, "ranged", 6)
    go(p, 2, "b")
    t.roll(p, 2, 3, 4, 5, 6)
    assert p.combat.hearts == 3


@pytest.mark.rule("CI-G54")
def test_three_hits_only_in_ranged_phases() -> None:
    p = hunt("caiman", 6)
    t.god(p, ANI, "G54")
    t.gear(p, ANI, "ranged", 2)
    t.hand(p, ANI, fire=1)
    go(p)
    t.play(p, "cast fire 1")
    t.roll(p, 4)
    t.roll(p, 3)
    assert p.combat.hearts == 5
    t.roll(p, 3, 3, 3)
    t.roll(p, 6)
    assert p.combat.hearts == 5


@pytest.mark.rule("CI-G55", "CI-8.10")
def test_ranged_hits_with_one_or_two_are_rolled_once_more() -> None:
    p = hunt("caiman", 6)
    t.god(p, ANI, "G55")
    t.gear(p, ANI, "ranged", 4)
    go(p)
    t.roll(p, 1, 2, 3)
    t.roll(p, 2, 6)  # two follow-up dice, but none for the additional hit
    assert (phase(p), p.combat.hearts) == ("melee-1", 3)


@pytest.mark.rule("CI-G55", "CI-G54", "CI-H10")
def test_hits_with_three_or_six_earn_no_further_roll() -> None:
    p = hunt("caiman", 6)
    t.god(p, ANI, "G55", "G54")
    t.hero(p, ANI, "H10")
    t.gear(p, ANI, "ranged", 4)
    go(p, 2, "b")
    t.roll(p, 1, 3, 6)
    t.roll(p, 3)  # the only follow-up die; a 3 does not hit on it
    assert (phase(p), p.combat.dice, p.combat.hearts) == ("melee-1", [], 3)


@pytest.mark.rule("CI-G55", "CI-8.8", "CI-8.10")
def test_a_bought_hit_earns_nothing_and_may_come_late() -> None:
    p = hunt("caiman", 6)
    t.god(p, ANI, "G55")
    t.gear(p, ANI, "ranged", 2)
    t.give(p, ANI, luck=2)
    go(p)
    t.roll(p, 1)
    t.play(p, "stop")
    t.roll(p, 6)
    assert t.why_not(p, "luck again") == "only-first-roll"
    t.play(p, "luck hit")
    assert (phase(p), p.combat.hearts) == ("melee-1", 4)


# ---- G56, G57: magic -------------------------------------------------------------------------------------


@pytest.mark.rule("CI-G56")
def test_stone_hits_up_to_five() -> None:
    p = hunt("caiman", 6)
    t.god(p, ANI, "G56")
    t.gear(p, ANI, "magic", 2)
    t.hand(p, ANI, stone=2)
    go(p)
    t.play(p, "cast stone 2")
    t.roll(p, 5, 6)
    assert (phase(p), p.combat.hearts) == ("melee-1", 5)


@pytest.mark.rule("CI-G56", "CI-G57")
def test_a_boost_is_for_its_own_spell() -> None:
    p = battle(defenders=3)
    t.god(p, ANI, "G56")
    t.god(p, FRANK, "G57")
    for seat in (ANI, FRANK):
        t.hand(p, seat, stone=1, fire=1)
    go(p)
    other = p.copy()
    t.play(p, "cast fire 1")
    t.roll(p, 5)
    t.play(p, "cast stone 1")
    t.roll(p, 5)
    assert (p.group.warriors, p.warriors[t.tile("P10")]) == (3, 3)
    t.play(other, "cast stone 1")
    t.roll(other, 5)
    t.play(other, "cast fire 1")
    t.roll(other, 4, 5)
    assert (other.group.warriors, other.warriors[t.tile("P10")]) == (2, 2)


@pytest.mark.rule("CI-G57")
def test_fire_hits_up_to_four_in_both_rolls() -> None:
    p = hunt("caiman", 6)
    t.god(p, ANI, "G57")
    t.hand(p, ANI, fire=1)
    go(p)
    t.play(p, "cast fire 1")
    t.roll(p, 4)
    t.roll(p, 4)
    assert (phase(p), p.combat.hearts) == ("melee-1", 4)


# ---- G58: pairs of sixes ---------------------------------------------------------------------------------


@pytest.mark.rule("CI-G58")
def test_each_pair_of_sixes_is_a_hit() -> None:
    p = hunt("caiman", 6)
    t.god(p, ANI, "G58")
    go(p, 5)
    t.roll(p, 6, 6, 6, 6, 6)
    t.roll(p, 6)
    assert (phase(p), p.combat.hearts) == ("melee-2", 4)


@pytest.mark.rule("CI-G58", "CI-G48", "CI-8.9")
def test_sixes_are_counted_after_all_re_rolls() -> None:
    p = hunt("caiman", 6)
    t.god(p, ANI, "G58", "G48")
    go(p, 3)
    t.roll(p, 6, 6, 5)
    other = p.copy()
    t.play(p, "use g48", "again 5", "stop")
    t.roll(p, 6)
    t.roll(p, 6)
    assert p.combat.hearts == 5
    t.play(other, "use g48", "again 6", "stop")  # at this point a six is still a miss
    t.roll(other, 4)
    t.roll(other, 6)
    assert other.combat.hearts == 6


@pytest.mark.rule("CI-G58")
def test_sixes_of_the_own_roll_in_melee_only() -> None:
    p = battle(defenders=3)
    t.god(p, FRANK, "G58")
    t.gear(p, FRANK, "ranged", 3)
    go(p, 2)
    t.roll(p, 6, 6)  # Frank's shots
    assert p.group.warriors == 2
    t.roll(p, 6, 6)  # Ani has no such card
    t.roll(p, 6, 6, 6)
    assert (p.group.warriors, p.warriors[t.tile("P10")]) == (1, 3)
