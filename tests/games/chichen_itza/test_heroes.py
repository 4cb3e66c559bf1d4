"""Chapter 11: heroes."""

from __future__ import annotations

import pytest

from patolli.games.chichen_itza import names
from patolli.games.chichen_itza.action_phase import action_start

from . import table as t


@pytest.mark.rule("CI-11.1", "CI-11.2", "CI-D14", "CI-E34")
def test_recruit() -> None:
    p = t.table()
    t.put(p, 0, "P09", 4)
    t.put(p, 0, "P08", 5)
    t.idle(p)
    card = p.hero_top[2]
    action_start.perform(p, 0, names.RECRUIT)
    p.run_on()
    t.play(p, "recruit c")
    assert t.offered(p) == {"to p09", "to city"}
    assert t.why_not(p, "to p08") == "tile-full"
    t.play(p, "to p09")
    assert p.seats[0].heroes[2] == t.tile("P09")
    assert p.seats[0].cards[2] == card
    assert p.hero_top[2] == names.NOTHING
    shown = min(t.offered(p))
    t.play(p, shown)
    assert p.hero_top[2] != card


@pytest.mark.rule("CI-2.13", "CI-11.2", "CI-22.6")
def test_a_used_up_stack_shows_what_was_put_under_it() -> None:
    p = t.table()
    p.hero_tail = [3, 20]
    p.hero_rest = 0
    for _ in range(2):
        t.idle(p)
        action_start.perform(p, 0, names.RECRUIT)
        p.run_on()
        t.play(p, "recruit a", "to city")
        p.seats[0].heroes[0], p.seats[0].cards[0] = -1, -1
    assert p.hero_top[0] == names.NOTHING
    assert p.hero_tail == [20]


@pytest.mark.rule("CI-11.4", "CI-14.10")
def test_a_hero_counts_as_a_unit() -> None:
    p = t.table()
    t.hero(p, 0, "H01", "P06")
    assert t.tiles_with_units(p, 0) == {"P06"}
    assert t.points(p)[0][9] == 3


@pytest.mark.rule("CI-11.5")
def test_the_card_of_a_lost_hero_returns_under_its_stack() -> None:
    p = t.table()
    t.hero(p, 0, "H13")
    t.creature(p, "P06", "caiman", 6)
    t.fight(p, 0, "city", "P06", 0, "b")
    t.roll(p, 6, 6, 1)
    assert p.seats[0].cards[1] == names.NOTHING
    assert p.hero_tail[-1] == 12
