"""Flower war: interception (AZ-12.14 to AZ-12.21) and the last window (AZ-12.52)."""

from __future__ import annotations

import pytest

from patolli.games.azteca import names
from patolli.games.azteca.battle import strength
from patolli.games.azteca.game import GAME
from patolli.kernel.seats import CHANCE

from .table import (
    army,
    at,
    box,
    city,
    dice,
    events_named,
    lost,
    march,
    offered,
    owner,
    question,
    say,
    ships,
    sp,
    table,
    units,
)
from .wars import entering_neutral, passing, toltecs_enter_coyoacan


@pytest.mark.rule("AZ-12.14", "AZ-12.20", "AZ-D25")
def test_an_army_in_an_adjacent_area_may_intercept() -> None:
    p = passing()
    assert question(p) == "0 Intercept"
    assert offered(p) == ["pass", "intercept a"]
    assert GAME.vocabulary.text(p.default(0)) == "pass"
    say(p, "pass")
    assert question(p) == "1 NextArea"


@pytest.mark.rule("AZ-12.18")
def test_a_raid_cannot_be_intercepted() -> None:
    p = passing(raid=True)
    assert question(p) == "1 NextArea"


@pytest.mark.rule("AZ-12.18")
def test_the_reserve_does_not_intercept() -> None:
    p = table()
    army(p, 1, "a", "8", 0, 3)
    lost(p, 1, "b", "c")
    p.dikes = [0, 1, 0]
    box(p, 0, "reserve", 4, 4)
    city(p, 1, "9")
    march(p, 1, "a")
    say(p, "go 9")
    assert question(p) == "1 NextArea"


@pytest.mark.rule("AZ-12.14", "AZ-12.21", "AZ-12.34")
def test_the_interceptor_is_the_attacker_terrain_included() -> None:
    p = passing()
    say(p, "intercept a")
    b = p.current_battle
    assert (b.attacker, b.defender, b.interception) == (0, 1, 1)
    assert at(p, 0, "a") == "6"
    assert p.dice_colour == [names.YELLOW], "from 7 to 6 it is over mountains"
    assert p.roller == 1


@pytest.mark.rule("AZ-12.19")
def test_an_army_that_wins_goes_on_with_its_remaining_steps() -> None:
    p = passing()
    say(p, "intercept a")
    dice(p, "-")
    dice(p, "--xx")
    assert at(p, 0, "a") == ""
    assert question(p) == "1 NextArea"
    assert p.current_march.steps == 1
    assert sp(p, 1) == 2


@pytest.mark.rule("AZ-12.19")
def test_an_army_that_retreats_ends_its_activation() -> None:
    p = passing()
    say(p, "intercept a")
    dice(p, "-")
    dice(p, "----")
    say(p, "pass")
    assert question(p) == "1 Retreat"
    say(p, "retreat 24")
    assert p.march == [], "a retreat opens no window"
    assert at(p, 1, "a") == "24"
    assert owner(p, "6") == 0, "in an area of the intercepted player it is an ordinary attack"
    assert at(p, 0, "a") == "6"


@pytest.mark.rule("AZ-12.16")
def test_in_an_own_area_the_owner_may_call_the_reserve_against_an_interceptor() -> None:
    p = table()
    army(p, 1, "a", "24", 0, 3)
    lost(p, 1, "b", "c")
    city(p, 1, "6")
    box(p, 1, "reserve", 0, 1)
    army(p, 0, "a", "7", 0, 2)
    lost(p, 0, "b", "c")
    march(p, 1, "a")
    say(p, "go 6", "intercept a")
    assert question(p) == "1 NameUnits"


@pytest.mark.rule("AZ-E16", "AZ-12.16", "AZ-12.21")
def test_intercepted_in_a_neutral_area_before_the_battle() -> None:
    p = entering_neutral()
    assert question(p) == "1 Intercept"
    say(p, "intercept b")
    dice(p, "xx--")
    assert at(p, 3, "a") == ""
    assert at(p, 1, "b") == "8", "the interceptor returns"
    assert owner(p, "9") == names.NOBODY
    assert p.march == []
    assert not events_named(p, "mobilised")


@pytest.mark.rule("AZ-12.16")
def test_in_an_area_of_a_third_player_the_interceptor_returns() -> None:
    p = table()
    city(p, 2, "9")
    army(p, 3, "a", "26", 0, 2)
    lost(p, 3, "b", "c")
    army(p, 1, "b", "8", 0, 2)
    lost(p, 1, "a", "c")
    march(p, 3, "a")
    say(p, "go 9", "intercept b")
    dice(p, "xx--")
    assert at(p, 1, "b") == "8"
    assert owner(p, "9") == 2


@pytest.mark.rule("AZ-12.16")
def test_in_his_own_area_the_interceptor_stays_and_others_defend_if_he_fails() -> None:
    p = table()
    city(p, 1, "9")
    army(p, 3, "a", "26", 0, 3)
    lost(p, 3, "b", "c")
    army(p, 1, "b", "8", 0, 2)
    army(p, 1, "c", "9", 1, 0)
    lost(p, 1, "a")
    march(p, 3, "a")
    say(p, "go 9", "intercept b")
    assert p.current_battle.defender == 3
    q = p.copy()
    dice(p, "xx--")
    say(p, "pass", "pass")
    dice(p, "x---")
    assert at(p, 1, "b") == "9"
    assert p.march == []
    dice(q, "--xx")
    assert at(q, 1, "b") == ""
    assert q.battle[0].attacker == 3, "then the other army in the area defends"
    assert q.battle[0].armies == 4


@pytest.mark.rule("AZ-12.17", "AZ-12.20")
def test_not_twice_in_one_window_but_any_number_of_times_a_round() -> None:
    p = table()
    army(p, 1, "a", "24", 0, 4)
    lost(p, 1, "b", "c")
    city(p, 1, "6", "3")
    army(p, 0, "a", "7", 0, 2)
    city(p, 0, "5")
    army(p, 0, "b", "7", 0, 1)
    lost(p, 0, "c")
    march(p, 1, "a")
    say(p, "go 6", "intercept a")
    dice(p, "-")
    dice(p, "----")
    say(p, "retreat 7")
    assert question(p) == "0 Intercept", "the window opens again"
    assert offered(p) == ["pass", "intercept b"]
    say(p, "pass", "1: stop")
    assert p.activated == 1 << 3, "intercepting is not an activation"


@pytest.mark.rule("AZ-12.20")
def test_in_player_order_after_the_active_player() -> None:
    p = table()
    army(p, 1, "a", "24", 0, 4)
    lost(p, 1, "b", "c")
    city(p, 1, "6")
    army(p, 0, "a", "7", 0, 2)
    army(p, 2, "a", "3", 0, 2)
    army(p, 3, "a", "4", 0, 2)
    march(p, 1, "a")
    say(p, "go 6")
    order = []
    while question(p).endswith("Intercept"):
        order.append(p.asked()[0])
        say(p, "pass")
    assert order == [2, 3, 0]


@pytest.mark.rule("AZ-12.15")
def test_at_sea_with_an_own_ship_and_no_foreign_control() -> None:
    p = table()
    army(p, 1, "a", "24", 0, 2)
    lost(p, 1, "b", "c")
    ships(p, 1, "s5", 1)
    army(p, 0, "a", "23", 0, 2)
    lost(p, 0, "b", "c")
    march(p, 1, "a")
    say(p, "go s5")
    assert question(p) == "1 NextArea", "without a ship there is no interception"
    p = table()
    army(p, 1, "a", "24", 0, 2)
    lost(p, 1, "b", "c")
    ships(p, 1, "s5", 1)
    ships(p, 0, "s5", 1)
    army(p, 0, "a", "23", 0, 2)
    lost(p, 0, "b", "c")
    march(p, 1, "a")
    say(p, "go s5", "intercept a")
    dice(p, "xx--")
    assert at(p, 1, "a") == ""
    assert at(p, 0, "a") == "23", "he returns from the lake"
    assert sp(p, 0) == 0, "no prisoners are turned into points at sea"


@pytest.mark.rule("AZ-12.15", "AZ-11.12", "AZ-12.43")
def test_at_sea_a_foreign_controller_is_asked() -> None:
    p = table()
    army(p, 1, "a", "24", 0, 2)
    lost(p, 1, "b", "c")
    ships(p, 1, "s5", 1)
    ships(p, 0, "s5", 1)
    ships(p, 2, "s5", 2)
    army(p, 0, "a", "23", 1, 0)
    lost(p, 0, "b", "c")
    march(p, 1, "a")
    say(p, "go s5", "1: 0", "2: yes", "0: intercept a")
    assert question(p) == "0 Offer"
    q = p.copy()
    say(q, "0", "no")
    assert question(q) == "1 NextArea", "refused: no interception, and not again in this window"
    say(p, "0", "yes")
    dice(p, "x-x-")
    say(p, "pass") if question(p) == "1 Retreat" else None
    assert at(p, 0, "a") == ""
    assert units(p, 1, "a") == [0, 1]
    assert question(p) == "1 NextArea"


@pytest.mark.rule("AZ-12.43", "AZ-12.45")
def test_experience_is_gained_at_sea_as_well() -> None:
    p = table()
    army(p, 1, "a", "24", 2, 0)
    lost(p, 1, "b", "c")
    ships(p, 1, "s5", 1)
    ships(p, 0, "s5", 1)
    army(p, 0, "a", "23", 1, 0)
    lost(p, 0, "b", "c")
    march(p, 1, "a")
    say(p, "go s5", "intercept a")
    dice(p, "--x-")
    assert units(p, 1, "a") == [0, 2]
    assert sp(p, 1) == 0


@pytest.mark.rule("AZ-12.21", "AZ-12.52")
def test_one_window_before_and_one_after_the_battle_for_an_area() -> None:
    p = entering_neutral()
    say(p, "pass")
    dice(p, "1")
    dice(p, "xx--")
    assert owner(p, "9") == 3
    assert question(p) == "1 Intercept"
    say(p, "intercept b")
    assert p.current_battle.area == 8
    dice(p, "xx--")
    assert owner(p, "9") == 1, "a just conquered area is one of the intercepted player"
    assert at(p, 1, "b") == "9"
    assert p.march == []


@pytest.mark.rule("AZ-12.52")
def test_no_last_window_after_a_mere_decision_to_stop() -> None:
    p = passing()
    say(p, "pass", "stop")
    assert p.march == []
    p = table()
    army(p, 1, "a", "6", 0, 3)
    army(p, 1, "b", "6", 1, 0)
    lost(p, 1, "c")
    army(p, 0, "a", "7", 0, 2)
    march(p, 1, "a", exchange=True)
    say(p, "reorganise", "1", "2", "stop")
    assert p.march == [], "and none if the army has not moved"


@pytest.mark.rule("AZ-12.52")
def test_a_last_window_after_a_reorganisation_on_the_way() -> None:
    p = table()
    army(p, 1, "a", "24", 0, 3)
    army(p, 1, "b", "6", 1, 0)
    lost(p, 1, "c")
    army(p, 0, "a", "7", 0, 2)
    march(p, 1, "a")
    say(p, "go 6", "0: pass", "reorganise", "1", "2", "stop")
    assert question(p) == "0 Intercept"


@pytest.mark.rule("AZ-12.14", "AZ-12.52")
def test_a_last_window_after_a_retreat_from_the_battle_for_an_area() -> None:
    p = entering_neutral()
    say(p, "pass")
    dice(p, "1")
    army(p, 1, "b", "10", 0, 2)
    dice(p, "----")
    say(p, "retreat 26")
    assert question(p) == "1 Intercept", "beside the area to which it has retreated"
    assert p.army_area(3, 0) == 25


@pytest.mark.rule("AZ-12.20", "AZ-12.52", "AZ-12.16")
def test_an_interceptor_in_a_capital_plunders() -> None:
    p = table()
    army(p, 1, "a", "6", 0, 1)
    lost(p, 1, "b", "c")
    army(p, 0, "a", "8", 0, 3)
    lost(p, 0, "b", "c")
    p.tribute[1] = 5
    march(p, 1, "a")
    say(p, "go 24")
    say(p, "intercept a")
    dice(p, "x---")
    assert p.tribute[:2] == [5, 0]
    assert at(p, 0, "a") == "8"
    assert owner(p, "24") == 1
    assert p.asked() != [CHANCE]


@pytest.mark.rule("AZ-12.20", "AZ-12.21", "AZ-12.17")
def test_an_interceptor_is_not_intercepted_and_who_passed_is_asked_again() -> None:
    p = toltecs_enter_coyoacan()
    assert question(p) == "0 Intercept", "the first after the active player"
    say(p, "0: pass", "1: intercept b")
    assert p.current_battle.attacker == 1, "there is no question about the interceptor's own move"
    dice(p, "--xx")
    assert at(p, 1, "b") == ""
    assert question(p) == "0 Intercept", "the window opens again for an army that has not intercepted in it"
    say(p, "pass")
    assert p.current_battle.defender == names.NOBODY, "now the neutral area is fought for"


@pytest.mark.rule("AZ-12.46", "AZ-12.16", "AZ-12.19")
def test_both_destroyed_in_an_interception_leave_the_area_neutral() -> None:
    p = toltecs_enter_coyoacan(jaguars=1)
    say(p, "0: pass", "1: intercept b")
    dice(p, "x-x-")
    assert (at(p, 1, "b"), at(p, 3, "a")) == ("", "")
    assert owner(p, "9") == names.NOBODY
    assert events_named(p, "mobilised") == events_named(p, "not-mobilised") == [], (
        "its garrison does not fight"
    )
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
