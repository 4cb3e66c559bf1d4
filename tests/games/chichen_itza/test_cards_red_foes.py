"""Red god cards that weaken the opponent: G49, G50."""

from __future__ import annotations

import pytest

from . import table as t
from .combats import ANI, FRANK, battle, go, hunt, phase

# ---- G49: the opponent's magic ---------------------------------------------------------------------------


@pytest.mark.rule("CI-G49")
def test_the_opponents_magic_dice_count_one_higher() -> None:
    p = battle(defenders=4)
    t.god(p, FRANK, "G49")
    t.gear(p, ANI, "magic", 2)
    t.hand(p, ANI, stone=2)
    t.hand(p, FRANK, stone=1)
    go(p)
    t.play(p, "cast stone 2")
    t.roll(p, 1, 4)  # a 1 counts as 2, and a 4 counts as 5
    t.play(p, "cast stone 1")
    t.roll(p, 4)  # the dice of the card's owner do not change
    assert p.warriors[t.tile("P10")] == 3
    assert p.group.warriors == 2


@pytest.mark.rule("CI-G49", "CI-8.10")
def test_follow_up_dice_too() -> None:
    p = battle(defenders=4)
    t.god(p, FRANK, "G49")
    t.hand(p, ANI, fire=1)
    go(p)
    t.play(p, "cast fire 1")
    miss = p.copy()
    t.roll(p, 2)
    t.roll(p, 3)  # counts 4
    assert (phase(p), p.warriors[t.tile("P10")]) == ("melee-1", 3)
    t.roll(miss, 3)
    assert (phase(miss), miss.warriors[t.tile("P10")]) == ("melee-1", 4)


@pytest.mark.parametrize(
    ("spell", "hit"),
    [
        pytest.param("stone", 4, marks=pytest.mark.rule("CI-G49", "CI-G56")),
        pytest.param("fire", 3, marks=pytest.mark.rule("CI-G49", "CI-G57")),
    ],
)
def test_against_a_boost_the_old_faces_hit(spell: str, hit: int) -> None:
    for face, left in ((hit, 3), (hit + 1, 4)):
        p = battle(defenders=4)
        t.god(p, ANI, "G56", "G57")
        t.god(p, FRANK, "G49")
        t.hand(p, ANI, stone=1, fire=1)
        go(p)
        t.play(p, f"cast {spell} 1")
        t.roll(p, face)
        if spell == "fire" and face == hit:
            t.roll(p, 6)
        assert (phase(p), p.warriors[t.tile("P10")]) == ("melee-1", left)


@pytest.mark.rule("CI-G49")
def test_only_magic_of_a_player_is_hindered() -> None:
    p = battle(defenders=4)
    t.god(p, FRANK, "G49")
    t.gear(p, ANI, "ranged", 2)
    t.hand(p, ANI, stone=1)
    go(p)
    t.play(p, "cast stone 1")
    t.roll(p, 4)
    t.roll(p, 2)  # ranged dice hit as without the card
    assert p.warriors[t.tile("P10")] == 3


# ---- G50: no shields -------------------------------------------------------------------------------------


@pytest.mark.rule("CI-G50")
def test_shields_prevent_nothing_and_are_not_lost() -> None:
    p = battle(defenders=3)
    t.god(p, ANI, "G50")
    for seat in (ANI, FRANK):
        t.gear(p, seat, "defense", 3)
        t.give(p, seat, shields=2)
    go(p)
    t.roll(p, 1, 1, 6)
    t.roll(p, 1, 6, 6)
    assert (p.seats[FRANK].shields, p.warriors[t.tile("P10")]) == (2, 1)
    assert (p.seats[ANI].shields, p.group.warriors) == (1, 3)  # the shields of the card's owner still work


@pytest.mark.rule("CI-G50", "CI-8.6")
def test_idols_prevent_nothing_either() -> None:
    p = battle(defenders=3)
    t.god(p, FRANK, "G50")
    t.give(p, ANI, idols=2)
    t.give(p, FRANK, idols=1)
    go(p)
    t.play(p, "cast none", "cast none")
    t.roll(p, 1, 6, 6)
    t.play(p, "stop")
    t.roll(p, 1, 6, 6)
    t.play(p, "stop")
    assert (t.asked(p), t.question(p)) == ([FRANK], "PreventByIdols")  # Ani was not asked
    t.play(p, "1")
    assert (p.group.warriors, p.seats[ANI].idols) == (2, 2)
    assert p.warriors[t.tile("P10")] == 3


@pytest.mark.rule("CI-G50", "CI-H12")
def test_luck_is_no_shield_but_shields_are_luck() -> None:
    p = battle(defenders=2)
    t.god(p, ANI, "G50")
    t.hero(p, FRANK, "H12", "P10")
    t.gear(p, FRANK, "defense", 3)
    t.give(p, FRANK, shields=2, luck=1)
    go(p)
    t.roll(p, 1, 6, 6)
    t.roll(p, 6, 6, 6)
    t.play(p, "luck again", "1")  # paid with a shield
    t.roll(p, 6, 6, 6)
    assert phase(p) == "melee-2"  # there was no question about preventing hits
    assert (p.seats[FRANK].shields, p.seats[FRANK].luck) == (1, 1)
    assert p.warriors[t.tile("P10")] == 1


@pytest.mark.rule("CI-G50", "CI-H16")
def test_hits_cannot_be_cancelled() -> None:
    for hinder in (False, True):
        p = battle(defenders=2)
        if hinder:
            t.god(p, ANI, "G50")
        t.hero(p, FRANK, "H16", "P10")
        t.gear(p, FRANK, "defense", 2)
        t.give(p, FRANK, shields=1)
        go(p)
        t.roll(p, 1, 1, 6)
        t.roll(p, 6, 6, 6)
        assert t.question(p) == ("Throw" if hinder else "Offer")
        assert p.warriors[t.tile("P10")] == (0 if hinder else 2)


@pytest.mark.rule("CI-G50")
def test_creatures_are_not_concerned() -> None:
    p = battle(defenders=1)
    t.creature(p, "P05", "caiman", 4)
    t.god(p, ANI, "G50")
    t.gear(p, ANI, "defense", 2)
    t.give(p, ANI, shields=1)
    t.gear(p, FRANK, "defense", 2)
    t.give(p, FRANK, shields=1)
    go(p, 3, at="P05")
    t.roll(p, 6, 6, 6)
    t.roll(p, 1)
    assert (p.seats[ANI].shields, p.group.warriors) == (0, 3)
    go(p, 3)
    t.roll(p, 1, 6, 6)
    t.roll(p, 6)
    assert t.tiles_with_units(p, ANI) == {"P10"}


@pytest.mark.rule("CI-G49")
def test_magic_against_a_creature_is_as_printed() -> None:
    p = hunt("caiman", 4)
    t.put(p, FRANK, "P05", 2)
    t.god(p, FRANK, "G49")
    t.war(p, ANI, 1)
    t.hand(p, ANI, stone=2)
    go(p)
    t.play(p, "cast stone 1")
    t.roll(p, 4)
    assert p.combat.hearts == 3
    go(p, at="P05")
    t.play(p, "cast stone 1")
    t.roll(p, 4)
    assert p.warriors[t.tile("P05")] == 2
