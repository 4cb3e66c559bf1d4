"""Chapter 4: the supply phase."""

from __future__ import annotations

import pytest

from . import table as t


@pytest.mark.rule("CI-4.1", "CI-4.8", "CI-E1")
def test_income_of_strips_and_villages() -> None:
    p = t.table()
    p.seats[0].reserve, p.seats[0].city = 13, 11  # strips 3, 4, 5
    t.put(p, 0, "P06", 1)
    assert p.seats[0].reserve == 12
    t.supply_phase(p)
    assert t.emitted(p, "income")[0]["amount"] == 11


@pytest.mark.rule("CI-4.8")
@pytest.mark.parametrize(
    ("reserve", "coins"), [(25, 12), (21, 12), (20, 11), (11, 9), (10, 7), (1, 4), (0, 0)]
)
def test_strips_show_income_while_they_hold_a_warrior(reserve: int, coins: int) -> None:
    p = t.table()
    p.seats[0].reserve, p.seats[0].city = reserve, 25 - reserve
    t.supply_phase(p)
    assert t.emitted(p, "income")[0] == {"event": "income", "rule": "CI-4.1", "seat": 0, "amount": coins}


@pytest.mark.rule("CI-4.2", "CI-E2")
def test_warriors_and_camps() -> None:
    p = t.table()
    p.seats[0].reserve, p.seats[0].city = 14, 10
    t.put(p, 0, "P08", 1)
    t.supply_phase(p, "B")
    assert (p.seats[0].reserve, p.seats[0].city) == (10, 13)


@pytest.mark.rule("CI-4.2")
def test_a_small_reserve_gives_what_is_there() -> None:
    p = t.table()
    p.seats[1].reserve, p.seats[1].city = 1, 24
    t.supply_phase(p, "B")
    assert (p.seats[1].reserve, p.seats[1].city) == (0, 25)


@pytest.mark.rule("CI-4.3", "CI-E3")
def test_idols_of_temples() -> None:
    p = t.table()
    t.put(p, 2, "P10", 1)
    t.put(p, 2, "P11", 1)
    t.supply_phase(p, "C")
    assert [player.idols for player in p.seats] == [0, 0, 2, 0]


@pytest.mark.rule("CI-4.4", "CI-E4")
def test_shields_up_to_the_defense_value() -> None:
    p = t.table()
    t.gear(p, 0, "defense", 3)
    t.give(p, 0, shields=1)
    t.supply_phase(p, "D")
    assert p.seats[0].shields == 2
    assert p.seats[1].shields == 0


@pytest.mark.rule("CI-4.5", "CI-D4", "CI-E5")
def test_upkeep() -> None:
    p = t.table()
    t.hero(p, 0, "H01")
    t.hero(p, 0, "H13")
    t.give(p, 0, coins=3)
    t.supply_phase(p, "E")
    assert t.offered(p) == {"keep a", "keep b", "dismiss a", "dismiss b"}
    t.play(p, "keep a")
    assert p.seats[0].coins == 1
    assert t.offered(p) == {"dismiss b"}
    assert t.why_not(p, "keep b") == "too-few-coins"
    t.play(p, "dismiss b")
    assert p.seats[0].heroes[1] == -1
    assert p.hero_tail == [12]


@pytest.mark.rule("CI-4.6", "CI-11.2")
def test_a_recruited_hero_costs_nothing_yet() -> None:
    p = t.table()
    t.give(p, 0, coins=9)
    t.play(p, "place hero recruit", "recruit a", "to city")
    paid = t.emitted(p, "upkeep")
    assert paid == []
    assert p.seats[0].cards[0] >= 0


@pytest.mark.rule("CI-4.5", "CI-15.3")
def test_idols_may_be_exchanged_for_upkeep() -> None:
    p = t.table()
    t.hero(p, 0, "H01")
    t.give(p, 0, idols=1)
    t.supply_phase(p, "E")
    assert t.offered(p) == {"dismiss a", "idol coins", "idol luck", "idol magic"}
    assert t.why_not(p, "keep a") == "too-few-coins"
    t.play(p, "idol coins")
    assert t.offered(p) == {"keep a", "dismiss a"}


@pytest.mark.rule("CI-4.1", "CI-3.2")
def test_each_step_by_all_players_in_turn_order() -> None:
    p = t.table()
    p.order = [2, 0, 3, 1]
    t.supply_phase(p)
    assert [one["seat"] for one in t.emitted(p, "income")] == [2, 0, 3, 1]
