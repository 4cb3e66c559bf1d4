"""Chapter 18: the age change."""

from __future__ import annotations

import pytest

from patolli.games.tzolkin import names
from patolli.games.tzolkin.position import TzolkinPosition
from patolli.kernel.seats import CHANCE

from .table import (
    DISPLAY,
    at,
    built,
    fate,
    faults,
    give,
    idle,
    last_turn,
    offered,
    own,
    put_start,
    put_worker,
    say,
    settle,
    shown,
    shown_monuments,
    table,
    told,
    why_not,
)

AGE_2 = {f"draw b{b:02}" for b in range(15, 33)}


def second_food_day(p: TzolkinPosition) -> None:
    at(p, 13)
    last_turn(p)
    idle(p)


@pytest.mark.rule("TZ-18.1", "TZ-C2")
def test_the_second_food_day_brings_six_buildings_of_age_2() -> None:
    p = table()
    second_food_day(p)
    assert p.asked() == [CHANCE]
    assert p.age == names.AGE_2
    left = set(AGE_2)
    for n in range(6):
        assert offered(p) == left
        assert p.odds() == [1] * (18 - n)
        fate(p, f"draw b{15 + 2 * n:02}")
        left.remove(f"draw b{15 + 2 * n:02}")
    assert shown(p) == ["B15", "B17", "B19", "B21", "B23", "B25"]
    assert p.asked() == [0]
    removed = [names.BUILDING_IDS[int(e["building"])] for e in told(p, "removed")]
    assert sorted(removed) == DISPLAY
    assert told(p, "age-changed") == [{"event": "age-changed", "rule": "TZ-18.1", "age": 2}]
    assert faults(p) == []


@pytest.mark.rule("TZ-18.1")
@pytest.mark.parametrize(("day", "age"), [(7, 1), (20, 2), (12, 1), (14, 2)])
def test_no_other_day_changes_the_age(day: int, age: int) -> None:
    p = table(age=age)
    at(p, day)
    before = shown(p)
    last_turn(p)
    idle(p)
    settle(p)
    assert told(p, "age-changed") == []
    assert shown(p) == before
    assert p.age == age - 1


@pytest.mark.rule("TZ-18.1", "TZ-17.2")
def test_the_display_of_age_1_stays_while_a_delayed_food_day_waits() -> None:
    p = table()
    at(p, 12)
    put_start(p, 1)
    for seat in range(4):
        give(p, seat, corn=20, wood=3)
    put_worker(p, 1, "tikal", 1)
    last_turn(p)
    idle(p)
    say(p, "2")
    assert p.day == 14
    assert shown(p) == DISPLAY
    say(p, "turn pick", "pick tikal 3", "act 2", "build b06")
    fate(p, "draw b02")
    assert shown(p) == ["B01", "B02", "B08", "B10", "B11", "B14"]
    for _ in range(3):
        assert told(p, "age-changed") == []
        idle(p)
    settle(p)
    assert len(told(p, "age-changed")) == 1
    assert {name for name in shown(p) if name < "B15"} == set()


@pytest.mark.rule("TZ-18.2")
def test_what_is_built_and_all_monuments_stay() -> None:
    p = table()
    own(p, 1, "B02", "B13", "M08")
    monuments = shown_monuments(p)
    second_food_day(p)
    settle(p)
    assert built(p, 1) == ["B02", "B13", "M08"]
    assert shown_monuments(p) == monuments


@pytest.mark.rule("TZ-18.2", "TZ-16.3", "TZ-C2")
def test_from_then_on_only_age_2_is_refilled() -> None:
    p = table(age=2)
    give(p, 0, wood=2)
    put_worker(p, 0, "tikal", 2)
    say(p, "pass", "turn pick", "pick tikal 2", "act 2")
    assert why_not(p, "build b01") == ("not-on-display", "TZ-16.2", [])
    say(p, "build b15")
    assert p.asked() == [CHANCE]
    assert offered(p) == AGE_2 - {f"draw {b.lower()}" for b in ["B15", "B18", "B22", "B24", "B26", "B27"]}
    fate(p, "draw b32")
    assert shown(p) == ["B18", "B22", "B24", "B26", "B27", "B32"]


@pytest.mark.rule("TZ-18.1")
def test_a_short_display_of_age_1_becomes_a_full_one() -> None:
    p = table()
    own(p, 1, *[f"B{b:02}" for b in range(1, 13)])
    assert shown(p) == ["B14"]
    second_food_day(p)
    settle(p)
    assert len(shown(p)) == 6


@pytest.mark.rule("TZ-16.3", "TZ-18.1")
def test_the_last_building_of_the_deck_is_drawn_too() -> None:
    p = table()
    own(p, 1, "B02", "B03", "B04", "B05", "B07", "B09", "B12")  # B13 is left
    give(p, 0, wood=3)
    put_worker(p, 0, "tikal", 4)
    say(p, "pass", "turn pick", "pick tikal 4", "act 4", "build b01", "build b06")
    assert offered(p) == {"draw b13"}
    fate(p, "draw b13")
    assert p.asked() == [1]  # the other slot of the display remains empty
    assert shown(p) == ["B08", "B10", "B11", "B13", "B14"]
    assert [e["building"] for e in told(p, "refilled")] == [12]
    assert told(p, "displayed") == []
    assert faults(p) == []
    second_food_day(p)
    settle(p)
    assert len(told(p, "refilled")) == 1
    assert len(told(p, "displayed")) == 6
