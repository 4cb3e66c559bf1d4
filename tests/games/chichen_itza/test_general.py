"""Chapter 15, and the order of decisions defined by the rules."""

from __future__ import annotations

import pytest

from patolli.games.chichen_itza import names

from . import table as t


@pytest.mark.rule("CI-15.1", "CI-11.6", "CI-D28")
def test_cards_may_be_declined_each_time() -> None:
    p = t.table()
    t.hero(p, 0, "H19")
    t.march(p, 0, "city", "P06", 1, "c")
    assert t.offered(p) == {"use h19", "pass"}
    t.play(p, "pass")
    t.march(p, 0, "P06", "P07", 1, "c")
    assert t.offered(p) == {"use h19", "pass"}


@pytest.mark.rule("CI-15.2", "CI-D29", "CI-D5", "CI-4.7")
def test_the_owner_chooses_the_order_of_his_supply_cards() -> None:
    p = t.table()
    t.god(p, 0, "G23", "G24", "G26")
    t.put(p, 0, "P08", 1)
    t.supply_cards(p)
    assert {"use g23", "use g24", "use g26", "pass"} == t.offered(p)
    t.play(p, "use g24")
    assert "use g24" not in t.offered(p)
    assert "use g23" in t.offered(p)
    t.play(p, "pass")
    assert p.hands[0].cards == [1, 0]


@pytest.mark.rule("CI-4.7", "CI-G01", "CI-E6")
def test_coins_of_cards_come_after_upkeep() -> None:
    p = t.table()
    t.god(p, 0, "G01")
    t.hero(p, 0, "H01")
    t.put(p, 0, "P07", 1)
    t.put(p, 0, "P09", 1)
    t.supply_phase(p, "E")
    assert t.offered(p) == {"dismiss a"}
    t.play(p, "dismiss a")
    assert p.seats[0].coins == 2


@pytest.mark.rule("CI-10.7", "CI-H19", "CI-H18", "CI-G18")
def test_order_after_a_takeover() -> None:
    p = t.table()
    t.god(p, 0, "G18")
    t.hero(p, 0, "H07")
    t.hero(p, 0, "H19")
    t.put(p, 0, "P08", 1)
    t.creature(p, "P06", "snake", 1)
    t.fight(p, 0, "city", "P06", 2, "ac")
    t.roll(p, 1, 6, 6, 6)
    t.roll(p, 6)
    assert [one["event"] for one in map(dict, t.emitted(p, "took"))] == ["took"]
    assert p.seats[0].coins >= 2
    first = t.offered(p)
    t.play(p, "pass")
    second = t.offered(p)
    assert (first, second) == ({"use h19", "pass"}, {"use h07", "pass"})
    assert p.seats[0].coins == 4


@pytest.mark.rule("CI-15.2")
def test_attacker_before_defender() -> None:
    p = t.table()
    t.god(p, 0, "G44")
    t.god(p, 1, "G45")
    t.put(p, 1, "P06", 1)
    t.war(p, 0)
    t.fight(p, 0, "city", "P06", 1)
    assert t.asked(p) == [0]
    t.play(p, "pass")
    assert t.asked(p) == [1]


@pytest.mark.rule("CI-D21", "CI-G51")
def test_the_creatures_die_may_be_rolled_again() -> None:
    p = t.table()
    t.god(p, 0, "G51")
    t.creature(p, "P06", "snake", 3)
    t.fight(p, 0, "city", "P06", 1)
    t.roll(p, 6, 1)
    assert t.offered(p) == {"use g51", "pass"}


@pytest.mark.rule("CI-E36", "CI-T02")
def test_three_fulfil_the_war_task() -> None:
    p = t.table()
    t.task(p, "T02")
    for seat in (1, 2, 3):
        t.war(p, seat)
    t.end_round(p, 2)
    for seat in (1, 2, 3):
        assert t.asked(p) == [seat]
        t.play(p, "claim reserve")
    assert [row[5] for row in t.points(p)] == [0, 3, 3, 3]


@pytest.mark.rule("CI-14.5", "CI-G70")
def test_blue_cards_score() -> None:
    p = t.table()
    t.god(p, 0, "G70", "G01")
    assert t.points(p)[0][4] == 4


@pytest.mark.rule("CI-D3", "CI-G27")
def test_village_and_camp() -> None:
    p = t.table()
    t.god(p, 0, "G27")
    t.put(p, 0, "P06", 1)
    t.supply_phase(p)
    assert t.asked(p) == [0]
    assert names.TILE_IDS[5] == "P06"
