"""The red god card that rerolls a creature's die (G51)."""

from __future__ import annotations

import pytest

from . import table as t
from .combats import ANI, fork, go, hunt, phase, until


@pytest.mark.rule("CI-G51")
def test_the_creature_rolls_again() -> None:
    p = hunt("caiman", 4)
    t.god(p, ANI, "G51")
    go(p)
    t.roll(p, 6, 6, 6)
    t.roll(p, 5)  # two hits
    assert t.offered(p) == {"use g51", "pass"}
    declined = fork(p)
    t.play(p, "use g51")
    t.roll(p, 1)  # the new face counts and cannot be rerolled
    assert (phase(p), p.group.warriors) == ("melee-2", 2)
    assert [roll["total"] for roll in t.emitted(p, "creature-rolled")] == [2, 1]
    t.roll(p, 6, 6)
    t.roll(p, 5)
    assert t.offered(p) == {"use g51", "pass"}  # only once per phase
    t.play(declined, "pass")
    assert (phase(declined), declined.group.warriors) == ("melee-2", 1)


@pytest.mark.rule("CI-G51", "CI-C7")
def test_one_roll_of_the_chain() -> None:
    p = hunt("kukulkan", 4)
    t.god(p, ANI, "G51")
    go(p, 4)
    t.roll(p, 1)  # a fire
    t.play(p, "pass")
    t.roll(p, 2)  # another
    t.play(p, "use g51")
    t.roll(p, 6)  # the new face has no effect
    assert (phase(p), p.group.warriors) == ("melee-1", 3)
    assert [roll["total"] for roll in t.emitted(p, "creature-rolled")] == [1, 2, 1]


@pytest.mark.rule("CI-G51", "CI-C4")
def test_shields_of_the_first_face_do_not_count() -> None:
    p = hunt("triceratops", 2)
    t.god(p, ANI, "G51")
    go(p)
    t.roll(p, 1, 1, 6)
    t.roll(p, 2)  # two shields
    t.play(p, "use g51")
    t.roll(p, 5)  # a hit
    assert t.tiles_with_units(p, ANI) == {"P10"}


@pytest.mark.rule("CI-G51", "CI-G46")
def test_also_in_the_city_and_in_ranged_phases() -> None:
    p = t.table()
    t.god(p, ANI, "G51", "G46")
    t.defend_city(p, ANI, "monkey")
    t.play(p, "use g46")
    for left in (3, 3):
        t.roll(p, 1)
        t.play(p, "use g51")
        t.roll(p, 6)
        assert p.group.warriors == left
    until(p, "melee-1")
