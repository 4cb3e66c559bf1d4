"""The flower war read once more from the rules: windows, interceptors, cousins over a lake, eruptions."""

from __future__ import annotations

import pytest

from patolli.games.azteca import names, strength
from patolli.games.azteca.position import AztecaPosition

from .table import (
    army,
    at,
    box,
    city,
    dice,
    hold,
    lost,
    march,
    owner,
    question,
    say,
    ships,
    sp,
    table,
    told,
    units,
)


def toltecs_enter_coyoacan(jaguars: int = 3) -> AztecaPosition:
    """Toltec army A goes into neutral Coyoacan, between an Aztec and a Tepanec army."""
    p = table()
    army(p, 3, "a", "26", jaguars=jaguars)
    lost(p, 3, "b", "c")
    army(p, 0, "a", "11", jaguars=2)
    lost(p, 0, "b", "c")
    army(p, 1, "b", "8", jaguars=1)
    lost(p, 1, "a", "c")
    march(p, 3, "a")
    say(p, "go 9")
    return p


@pytest.mark.rule("AZ-12.20", "AZ-12.21", "AZ-12.17")
def test_an_interceptor_is_not_intercepted_and_who_passed_is_asked_again() -> None:
    p = toltecs_enter_coyoacan()
    assert question(p) == "0 Intercept", "the first after the active player"
    say(p, "0: pass", "1: intercept b")
    assert p.battle[0].attacker == 1, "nobody is asked about the interceptor's own move"
    dice(p, "--xx")
    assert at(p, 1, "b") == ""
    assert question(p) == "0 Intercept", "the window opens again for an army that has not intercepted in it"
    say(p, "pass")
    assert p.battle[0].defender == names.NOBODY, "now the neutral area is fought for"


@pytest.mark.rule("AZ-12.46", "AZ-12.16", "AZ-12.19")
def test_both_destroyed_in_an_interception_leave_the_area_neutral() -> None:
    p = toltecs_enter_coyoacan(jaguars=1)
    say(p, "0: pass", "1: intercept b")
    dice(p, "x-x-")
    assert (at(p, 1, "b"), at(p, 3, "a")) == ("", "")
    assert owner(p, "9") == names.NOBODY
    assert told(p, "mobilised") == told(p, "not-mobilised") == [], "its garrison does not fight"
    assert (sp(p, 1), sp(p, 3)) == (0, 0)
    assert p.asked() == []


@pytest.mark.rule("AZ-12.16", "AZ-12.22", "AZ-12.47")
def test_in_a_city_just_founded_the_reserve_may_help_and_the_interceptor_takes_it() -> None:
    p = table()
    army(p, 3, "a", "26", jaguars=4)
    lost(p, 3, "b", "c")
    box(p, 3, "reserve", warriors=1)
    army(p, 1, "b", "8", jaguars=4)
    lost(p, 1, "a", "c")
    march(p, 3, "a")
    say(p, "go 9", "1: pass")
    dice(p, "1" + "xx--")
    assert owner(p, "9") == 3
    say(p, "intercept b")
    assert question(p) == "3 NameUnits", "Coyoacan is joined with Culhuacan by land"
    say(p, "1", "0")
    assert strength.units(p, names.DEFENDER) == [1, 4]
    dice(p, "xx--")
    say(p, "lose jaguar a", "lose jaguar a", "1: pass", "3: retreat 26")
    assert owner(p, "9") == 1
    assert (at(p, 1, "b"), at(p, 3, "a")) == ("9", "26")
    assert units(p, 3, "reserve") == [1, 0]
    assert sp(p, 1) == 2


@pytest.mark.rule("AZ-12.52", "AZ-12.11")
def test_an_army_that_only_reorganised_meets_no_window() -> None:
    p = table()
    army(p, 3, "a", "9", warriors=2)
    army(p, 3, "b", "9", jaguars=2)
    lost(p, 3, "c")
    army(p, 1, "b", "8", jaguars=4)
    lost(p, 1, "a", "c")
    march(p, 3, "a", exchange=True)
    say(p, "reorganise", "1", "1", "stop")
    assert (units(p, 3, "a"), units(p, 3, "b")) == ([1, 1], [1, 1])
    assert p.asked() == []


@pytest.mark.rule("AZ-12.34", "AZ-12.35")
def test_the_terrain_roll_is_made_once_in_a_battle() -> None:
    p = table()
    army(p, 3, "a", "26", jaguars=3)
    lost(p, 3, "b", "c")
    march(p, 3, "a")
    say(p, "go 11")
    dice(p, "1")
    assert p.dice_colour == [names.YELLOW], "chinampas"
    dice(p, "-")
    assert p.dice_colour == [names.YELLOW] * 2 + [names.RED] * 2
    dice(p, "----")
    say(p, "pass")
    assert len(p.dice_colour) == 4, "the second round begins with no further terrain roll"


@pytest.mark.rule("AZ-12.45", "AZ-12.42")
def test_warriors_gain_experience_when_the_enemy_retreats() -> None:
    p = table()
    army(p, 1, "a", "24", warriors=3)
    lost(p, 1, "b", "c")
    army(p, 0, "a", "6", warriors=1)
    city(p, 0, "3")
    lost(p, 0, "b", "c")
    march(p, 1, "a")
    say(p, "go 6")
    dice(p, "----")
    say(p, "1: pass", "0: retreat 3")
    assert units(p, 1, "a") == [0, 3]
    assert units(p, 0, "a") == [1, 0]
    assert (owner(p, "6"), sp(p, 1)) == (1, 0)


@pytest.mark.rule("AZ-12.31", "AZ-3.7")
@pytest.mark.parametrize(("fleets", "asked"), [((1, 0), True), ((1, 1), False), ((0, 0), False)])
def test_a_cousin_over_a_lake_must_control_it(fleets: tuple[int, int], asked: bool) -> None:
    p = table()
    city(p, 2, "7")
    box(p, 2, "reserve", warriors=1)
    ships(p, 2, "S3", fleets[0])
    ships(p, 0, "S3", fleets[1])
    army(p, 1, "a", "24", jaguars=4)
    lost(p, 1, "b", "c")
    march(p, 1, "a")
    say(p, "go 6")
    assert (question(p) == "2 Cousin") == asked


@pytest.mark.rule("AZ-16.12", "AZ-12.42", "AZ-12.45")
def test_two_eruptions_may_bury_an_army_and_nobody_gains_by_it() -> None:
    p = table()
    army(p, 1, "a", "24", warriors=3)
    lost(p, 1, "b", "c")
    army(p, 0, "a", "6", warriors=2)
    lost(p, 0, "b", "c")
    hold(p, 2, "eruption")
    hold(p, 3, "eruption")
    march(p, 1, "a")
    say(p, "2: pass", "3: pass", "1: pass", "1: go 6")
    assert question(p) == "2 Disaster", "Reinforcements are for the two, an eruption for all"
    say(p, "2: eruption", "3: pass", "3: eruption")
    assert at(p, 0, "a") == ""
    assert (owner(p, "6"), units(p, 1, "a")) == (1, [1, 0])
    assert (sp(p, 0), sp(p, 1)) == (0, 0)
