"""The hero who ignores the abilities of creatures (H08)."""

from __future__ import annotations

import pytest

from . import table as t
from .combats import ANI, fork, go, hunt, phase, phases


@pytest.mark.rule("CI-H08", "CI-C1")
def test_a_snake_takes_no_coins() -> None:
    p = hunt("snake", 3)
    p.round = 4
    t.hero(p, ANI, "H08")
    t.give(p, ANI, coins=2)
    go(p, 2, "a")
    assert t.offered(p) == {"use h08", "pass"}
    declined = fork(p)
    t.play(p, "use h08")
    t.play(declined, "pass")
    for q, coins in ((p, 2), (declined, 1)):
        t.roll(q, 6, 6, 6)
        t.roll(q, 4)  # a hit and a coin; the hit counts with or without the ability
        assert (q.seats[ANI].coins, q.group.warriors) == (coins, 1)


@pytest.mark.rule("CI-H08", "CI-C4")
def test_a_triceratops_shields_nothing() -> None:
    p = hunt("triceratops", 4)
    t.hero(p, ANI, "H08")
    go(p, 2, "a")
    t.play(p, "use h08")
    t.roll(p, 1, 1, 6)
    t.roll(p, 2)  # two shields
    assert p.combat.hearts == 2


@pytest.mark.rule("CI-H08", "CI-C7")
def test_kukulkan_rolls_once() -> None:
    p = hunt("kukulkan", 5)
    t.hero(p, ANI, "H08")
    go(p, 2, "a")
    t.play(p, "use h08")
    t.roll(p, 1)
    assert (phase(p), p.group.warriors) == ("melee-1", 1)


@pytest.mark.rule("CI-H08", "CI-C3")
def test_against_a_jaguar_all_phases_are_played_but_it_fights_only_in_melee() -> None:
    p = hunt("jaguar", 4)
    t.hero(p, ANI, "H08")
    t.gear(p, ANI, "ranged", 2)
    t.hand(p, ANI, stone=1)
    go(p, 2, "a")
    declined = fork(p)
    t.play(p, "use h08", "cast stone 1")
    t.roll(p, 1)
    t.roll(p, 1)
    assert (phases(p), p.combat.hearts) == (["magic-1", "ranged-1", "melee-1"], 2)
    assert t.emitted(p, "creature-rolled") == []
    t.play(declined, "pass")
    assert phases(declined) == ["melee-1"]


@pytest.mark.rule("CI-H08", "CI-G43", "CI-16.3")
def test_then_gods_decide_about_phases_with_a_jaguar() -> None:
    p = hunt("jaguar", 4)
    t.hero(p, ANI, "H08")
    t.god(p, ANI, "G43")
    go(p, 2, "a")
    declined = fork(p)
    t.play(p, "use h08")
    assert t.offered(p) == {"use g43", "pass"}
    t.play(declined, "pass")
    assert phase(declined) == "melee-1"


@pytest.mark.rule("CI-H08", "CI-11.5")
def test_it_ends_when_the_hero_falls() -> None:
    p = hunt("snake", 3)
    p.round = 4
    t.hero(p, ANI, "H08")
    t.hero(p, ANI, "H13")
    t.give(p, ANI, coins=2)
    go(p, 0, "ab")
    t.play(p, "use h08")
    t.roll(p, 6, 6, 6)
    t.roll(p, 4)
    t.play(p, "lose a")
    assert p.seats[ANI].coins == 2
    t.roll(p, 6, 6)
    t.roll(p, 5)  # a coin
    assert p.seats[ANI].coins == 1


@pytest.mark.rule("CI-H08")
def test_it_is_asked_only_where_there_is_an_ability() -> None:
    asked = []
    for creature, strength in (("caiman", 4), ("monkey", 3), ("shaman", 3), ("snake", 3), ("kukulkan", 5)):
        p = hunt(creature, strength)
        t.hero(p, ANI, "H08")
        go(p, 2, "a")
        if t.question(p) == "Offer":
            asked.append(creature)
    assert asked == ["snake", "kukulkan"]
