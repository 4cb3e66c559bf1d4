"""Chapters 9 and 19: combat against creatures."""

from __future__ import annotations

import pytest

from patolli.games.chichen_itza import names
from patolli.games.chichen_itza.position import ChichenPosition
from patolli.kernel.seats import EVERYBODY

from . import table as t


def meet(name: str, strength: int, warriors: int = 3, round_: int = 1, at: str = "P06") -> ChichenPosition:
    """Moves warriors of seat 0 from the city to a village with this creature."""
    p = t.table()
    t.put(p, 0, "city", 4)
    p.round = round_
    t.creature(p, at, name, strength)
    t.fight(p, 0, "city", at, warriors)
    return p


@pytest.mark.rule("CI-9.1", "CI-22.3", "CI-E30")
def test_strength_is_revealed_to_all() -> None:
    p = meet("kukulkan", 4)
    assert p.combat.hearts == 4
    assert p.strengths[names.KUKULKAN].knowers[t.tile("P06")] == EVERYBODY


@pytest.mark.rule("CI-9.1")
def test_strength_is_drawn_when_first_seen() -> None:
    p = t.table()
    p.creatures[t.tile("P06")] = names.CAIMAN
    t.fight(p, 0, "city", "P06", 3)
    assert t.offered(p) == {"strength 4", "strength 5", "strength 6"}
    assert p.odds() == [2, 1, 1]


@pytest.mark.rule("CI-9.2", "CI-9.3", "CI-9.4", "CI-C5")
def test_player_first_then_one_die() -> None:
    p = meet("caiman", 4)
    t.roll(p, 1, 6, 6)
    t.roll(p, 5)  # two hits on the light die
    assert p.combat.hearts == 3
    assert p.group.warriors == 1
    assert p.combat.phase == names.MELEE_2


@pytest.mark.rule("CI-9.2", "CI-3.3")
def test_dark_die_from_round_four() -> None:
    p = meet("caiman", 4, round_=4)
    t.roll(p, 6, 6, 6)
    t.roll(p, 5)  # three hits on the dark die
    assert t.question(p) == ""
    assert p.seats[0].luck == 1


@pytest.mark.rule("CI-9.5", "CI-9.1", "CI-10.2")
def test_defeated() -> None:
    p = meet("snake", 2)
    t.roll(p, 1, 1, 6)
    t.roll(p, 6)
    assert p.seats[0].figures == [8 * names.SNAKE + 2]
    assert p.creatures[t.tile("P06")] == names.NOTHING
    assert t.tiles_with_units(p, 0) == {"P06"}
    assert (p.seats[0].coins, p.seats[0].luck) == (2, 0)


@pytest.mark.rule("CI-9.6")
def test_with_one_heart_it_flees() -> None:
    p = meet("snake", 1)
    for _ in range(3):
        t.roll(p, 6, 6, 6, 6)
    assert p.seats[0].figures == []
    assert p.creatures[t.tile("P06")] == names.NOTHING
    assert t.tiles_with_units(p, 0) == {"P06"}
    assert (p.seats[0].coins, p.seats[0].luck) == (2, 0)


@pytest.mark.rule("CI-9.4")
def test_one_heart_does_not_end_it_early() -> None:
    p = meet("snake", 1)
    t.roll(p, 6, 6, 6, 6)
    assert p.combat.phase == names.MELEE_2


@pytest.mark.rule("CI-9.7", "CI-7.9")
def test_with_two_hearts_it_stays() -> None:
    p = meet("snake", 3)
    t.roll(p, 1, 6, 6, 6)
    for _ in range(2):
        t.roll(p, 6, 6, 6, 6)
    assert p.creatures[t.tile("P06")] == names.SNAKE
    assert p.seats[0].city == 7
    assert p.seats[0].luck == 1
    t.fight(p, 0, "city", "P06", 3)
    assert p.combat.hearts == 3  # the creature has all its hearts again


@pytest.mark.rule("CI-9.8")
def test_defeated_with_the_last_unit() -> None:
    p = meet("snake", 1, warriors=1)
    t.roll(p, 1)
    t.roll(p, 1)
    assert p.seats[0].figures == [8 * names.SNAKE + 1]
    assert t.tiles_with_units(p, 0) == set()
    assert p.creatures[t.tile("P06")] == names.NOTHING
    assert (p.seats[0].coins, p.seats[0].luck) == (0, 0)


@pytest.mark.rule("CI-9.9")
def test_wiped_out() -> None:
    p = meet("snake", 1, warriors=1)
    t.roll(p, 6)
    t.roll(p, 1)
    assert p.creatures[t.tile("P06")] == names.SNAKE
    assert p.seats[0].luck == 1
    assert p.seats[0].figures == []


@pytest.mark.rule("CI-C1")
def test_snake_takes_a_coin() -> None:
    p = meet("snake", 3)
    t.give(p, 0, coins=1)
    t.roll(p, 6, 6, 6, 4)
    assert p.seats[0].coins == 0
    t.roll(p, 6, 6, 6, 4)
    assert p.seats[0].coins == 0


@pytest.mark.rule("CI-C2")
def test_monkey_shoots() -> None:
    p = meet("monkey", 2)
    assert p.combat.phase == names.RANGED_1
    t.roll(p, 3)  # the die shows "ranged" and "hit"; only "ranged" counts in this phase
    assert p.group.warriors == 2
    t.roll(p, 6, 6, 3)
    assert p.group.warriors == 1


@pytest.mark.rule("CI-C3", "CI-8.2")
def test_jaguar_knows_melee_only() -> None:
    p = t.table()
    t.hand(p, 0, stone=1)
    t.gear(p, 0, "ranged", 3)
    t.creature(p, "P06", "jaguar", 3)
    t.fight(p, 0, "city", "P06", 3)
    assert p.combat.phase == names.MELEE_1


@pytest.mark.rule("CI-C4")
def test_triceratops_shields_itself() -> None:
    p = meet("triceratops", 4)
    t.give(p, 0, luck=2)
    t.roll(p, 1, 1, 6)
    t.play(p, "luck hit")
    t.roll(p, 2)  # two shields
    assert p.combat.hearts == 3
    t.roll(p, 1, 6, 6)
    t.roll(p, 3)  # two shields against one hit
    assert p.combat.hearts == 3


@pytest.mark.rule("CI-C6", "CI-E31")
def test_shaman_casts_stone() -> None:
    p = meet("shaman", 4)
    assert p.combat.phase == names.MAGIC_1
    t.roll(p, 3)  # the die shows "stone" and "hit"; only "stone" counts in this phase
    assert p.group.warriors == 2
    t.roll(p, 6, 6)
    t.roll(p, 3)  # only "hit" counts in this phase
    assert p.group.warriors == 1


@pytest.mark.rule("CI-C7", "CI-E30")
def test_kukulkan_rolls_on() -> None:
    p = meet("kukulkan", 4, warriors=5)
    assert p.combat.phase == names.RANGED_1
    t.roll(p, 1, 2, 6)
    assert p.group.warriors == 3
    t.roll(p, 6, 6, 6)
    t.roll(p, 6)
    assert p.combat.phase == names.MELEE_2


@pytest.mark.rule("CI-E32", "CI-8.11")
def test_stone_removes_hearts() -> None:
    p = t.table()
    t.gear(p, 0, "magic", 2)
    t.hand(p, 0, stone=2)
    t.creature(p, "P06", "caiman", 4)
    t.fight(p, 0, "city", "P06", 3)
    t.play(p, "cast stone 2")
    t.roll(p, 1, 5)
    assert p.combat.hearts == 3


@pytest.mark.rule("CI-8.6")
def test_idols_also_help_against_creatures() -> None:
    p = t.table()
    t.give(p, 0, idols=1)
    t.creature(p, "P06", "caiman", 4)
    t.fight(p, 0, "city", "P06", 3)
    t.play(p, "cast none")
    t.roll(p, 6, 6, 6)
    t.play(p, "stop")
    t.roll(p, 5)
    assert t.offered(p) == {"0", "1"}
    t.play(p, "1")
    assert p.group.warriors == 2
