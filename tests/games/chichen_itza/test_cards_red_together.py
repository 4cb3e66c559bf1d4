"""A whole combat in which both players use god and hero cards, for attack and defence."""

from __future__ import annotations

import pytest

from . import table as t
from .combats import ANI, FRANK, battle, go, phase, phases


@pytest.mark.rule("CI-G46", "CI-G49", "CI-G52", "CI-G54", "CI-H04", "CI-H11", "CI-H16", "CI-H17")
def test_a_combat_with_cards_on_both_sides() -> None:
    p = battle(defenders=2)
    # Ani: stone hits, ranged hits, a paid reroll, and the last word
    t.god(p, ANI, "G52", "G54")
    t.hero(p, ANI, "H11")
    t.hero(p, ANI, "H17")
    t.gear(p, ANI, "ranged", 2)
    t.gear(p, ANI, "magic", 2)
    t.hand(p, ANI, stone=2)
    t.give(p, ANI, coins=2)
    # Frank: against magic, a second ranged phase, coins for lost units, and a shield against all hits
    t.god(p, FRANK, "G46", "G49")
    t.hero(p, FRANK, "H04", "P10")
    t.hero(p, FRANK, "H16", "P10")
    t.hero(p, FRANK, "H21", "city")
    t.gear(p, FRANK, "ranged", 2)
    t.gear(p, FRANK, "defense", 2)
    t.give(p, FRANK, shields=1)
    go(p, 2, "bc")
    # no warriors join, because the hero with H21 is elsewhere
    assert (t.asked(p), t.offered(p)) == ([FRANK], {"use g46", "pass"})
    t.play(p, "use g46")
    # Magic: stone dice and their follow-up dice hit with 1 to 3
    t.play(p, "cast stone 2")
    t.roll(p, 3, 4)
    t.play(p, "use g52", "again 4")
    t.roll(p, 2)
    assert p.seats[ANI].coins == 0
    t.roll(p, 4, 1)  # one of the two follow-up dice hits
    assert (t.asked(p), t.offered(p)) == ([FRANK], {"use h16", "pass"})
    t.play(p, "pass")  # three hits cost a shield and two warriors
    assert (p.seats[FRANK].shields, p.seats[FRANK].coins) == (0, 2)
    # Two ranged phases: Ani hits with a 3, Frank does not
    assert phase(p) == "ranged-1"
    t.roll(p, 6, 3)
    assert p.group.warriors == 2
    t.roll(p, 3, 3)
    assert t.asked(p) == [FRANK]
    t.play(p, "lose a")  # the hero is lost before any warrior, so there are no coins
    assert (p.seats[FRANK].coins, phase(p)) == (2, "melee-1")
    # Melee: in the third phase, only Ani rolls
    for _ in range(2):
        t.roll(p, 6, 6, 6, 6)
        t.roll(p, 6)
    t.roll(p, 6, 6, 6, 1)
    assert t.question(p) == ""
    assert (t.tiles_with_units(p, ANI), t.tiles_with_units(p, FRANK)) == ({"P10"}, set())
    assert phases(p) == ["magic-1", "ranged-1", "ranged-2", "melee-1", "melee-2", "melee-3"]
    assert (p.seats[FRANK].luck, p.seats[ANI].idols) == (1, 1)
