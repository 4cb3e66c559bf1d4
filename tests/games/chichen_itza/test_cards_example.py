"""The usual pattern of a card's tests: its effect, declining it, and one interaction with another card."""

from __future__ import annotations

import pytest

from . import table as t


@pytest.mark.rule("CI-G01")
def test_water_income_counts_controlled_water_tiles() -> None:
    p = t.table()
    t.god(p, 0, "G01")
    t.put(p, 0, "P02", 1)  # water
    t.put(p, 0, "P01", 1)  # land
    t.supply_cards(p)
    assert p.seats[0].coins == 1


@pytest.mark.rule("CI-G41")
def test_no_magic() -> None:
    p = t.table()
    t.god(p, 0, "G41")
    t.hand(p, 0, stone=1)
    t.creature(p, "P01", "monkey", 2)
    t.fight(p, 0, "city", "P01", 3)
    assert t.offered(p) == {"use g41", "pass"}
    declined = p.copy()
    t.play(p, "use g41")
    t.roll(p, 6)  # the monkey rolls in the ranged phase, because the magic phase was skipped
    assert p.combat.phase == 4
    t.play(declined, "pass")
    assert t.question(declined) == "ChooseCards"


@pytest.mark.rule("CI-G47")
def test_one_ranged_miss_again() -> None:
    p = t.table()
    t.god(p, 0, "G47")
    t.gear(p, 0, "ranged", 3)
    t.creature(p, "P01", "caiman", 4)
    t.fight(p, 0, "city", "P01", 3)
    t.roll(p, 5, 6)
    t.play(p, "use g47", "again 6")
    t.roll(p, 1)
    assert p.combat.phase == 4  # only once per combat
    assert p.combat.hearts == 3


@pytest.mark.rule("CI-H13")
def test_extra_blade() -> None:
    p = t.table()
    t.hero(p, 0, "H13")
    t.creature(p, "P01", "caiman", 4)
    t.fight(p, 0, "city", "P01", 1, "b")
    t.roll(p, 6, 6, 6, 6)  # three dice for the hero, the warrior and the card, then the caiman's die
    assert p.combat.phase == 5


@pytest.mark.rule("CI-T01")
def test_two_snakes() -> None:
    p = t.table()
    t.task(p, "T01")
    t.figure(p, 2, "snake", 1)
    t.figure(p, 2, "snake", 2)
    t.figure(p, 3, "snake", 1)
    t.end_round(p, 2)
    assert t.asked(p) == [2]
    t.play(p, "claim reserve")
    assert (p.seats[2].tasks, p.seats[2].reserve) == (1, 21)
