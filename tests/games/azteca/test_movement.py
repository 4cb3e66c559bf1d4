"""Flower war: activation, movement, reorganisation (AZ-12.1 to AZ-12.13), Raid, Flood and Diversion."""

from __future__ import annotations

import pytest

from patolli.games.azteca.common import army_boxes
from patolli.games.azteca.flower_war import activation, counters
from patolli.games.azteca.game import GAME
from patolli.games.azteca.position import AztecaPosition
from patolli.kernel.seats import CHANCE

from .table import (
    army,
    at,
    box,
    city,
    dice,
    events_named,
    hold,
    lost,
    march,
    offered,
    owner,
    question,
    run,
    say,
    ships,
    table,
    units,
    why,
)

# ---- activation -------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-12.1")
def test_three_armies_of_at_most_four_units() -> None:
    p = table(2)
    army(p, 0, "a", "23", warriors=4)
    box(p, 0, "reserve", warriors=3)
    march(p, 0, "a", exchange=True)
    say(p, "reorganise")
    assert max(int(t) for t in offered(p)) == 4
    assert why(p, "5") == "not-asked-this"


@pytest.mark.rule("AZ-12.2")
def test_an_empty_general_in_the_capital_stays_and_can_be_filled_and_move() -> None:
    p = table(2)
    lost(p, 0, "b", "c")
    box(p, 0, "reserve", warriors=2)
    p.dikes = [0, 1, 0]
    march(p, 0, "a", exchange=True)
    assert question(p) == "0 Exchange"
    say(p, "reorganise", "2")
    assert units(p, 0, "a") == [2, 0]
    assert question(p) == "0 NextArea"
    p = table(2)
    march(p, 0, "a")
    assert p.asked() == [], "an empty army cannot move"
    assert at(p, 0, "a") == "23"


@pytest.mark.rule("AZ-12.3", "AZ-I9")
def test_one_counter_per_general_drawn_one_by_one() -> None:
    p = table(2)
    lost(p, 0, "b", "c")
    run(p, counters.FLOWER_WAR)
    assert p.container == [1, 3]
    assert offered(p) == ["counter 0", "counter 1"]
    assert p.odds() == [1, 3]
    drawn = []
    while p.asked():
        if p.asked() == [CHANCE]:
            drawn.append(offered(p)[-1])
            say(p, offered(p)[-1])
        else:
            say(p, "pass")
    assert drawn == ["counter 1"] * 3 + ["counter 0"]


@pytest.mark.rule("AZ-12.4", "AZ-D21")
def test_any_army_not_yet_activated_or_none() -> None:
    p = table(2)
    lost(p, 0, "c")
    p.activated = 1
    p.turn = 0
    run(p, activation.Activate(0))
    assert why(p, "activate a") == "already-activated"
    assert why(p, "activate c") == "general-lost"
    assert GAME.vocabulary.text(p.default(0)) == "pass"
    say(p, "activate b")
    assert p.activated == 3
    p = table(2)
    run(p, activation.Activate(0))
    say(p, "pass")
    assert p.activated == 0
    assert events_named(p, "not-activated")


@pytest.mark.rule("AZ-12.5", "AZ-16.2", "AZ-16.9")
def test_sorcerer_then_raid_then_reorganisation_then_steps() -> None:
    p = table(2)
    army(p, 0, "a", "23", warriors=1)
    box(p, 0, "reserve", warriors=1)
    hold(p, 0, "raid")
    p.dikes = [0, 1, 0]
    march(p, 0, "a")
    assert question(p) == "0 Stratagem"
    say(p, "pass")
    assert question(p) == "0 DeclareRaid"
    say(p, "raid")
    assert question(p) == "0 Exchange"
    say(p, "pass")
    assert question(p) == "0 NextArea"
    assert p.current_march.raid == 1


# ---- movement ---------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-12.6", "AZ-D23")
def test_up_to_three_areas_whatever_the_terrain() -> None:
    p = table(2)
    army(p, 1, "a", "24", warriors=1)
    city(p, 1, "6", "3", "5", "2")
    march(p, 1, "a")
    assert GAME.vocabulary.text(p.default(1)) == "stop"
    say(p, "go 6", "go 3", "go 5")
    assert at(p, 1, "a") == "5"
    assert p.march == [], "three steps are all"


@pytest.mark.rule("AZ-12.6", "AZ-12.7", "AZ-12.10", "AZ-D23")
def test_over_lakes_with_own_ships_and_an_end_on_land() -> None:
    p = table(2)
    army(p, 1, "a", "24", warriors=1)
    lost(p, 1, "b", "c")
    march(p, 1, "a")
    assert why(p, "go s5") == "no-right-of-way"
    ships(p, 1, "s5")
    ships(p, 1, "s6")
    p.forget()
    say(p, "go s5")
    assert why(p, "stop") == "not-at-sea"
    assert GAME.vocabulary.text(p.default(1)) == "go 7"
    assert why(p, "go s3") == "no-right-of-way"
    say(p, "go s6")
    assert p.current_march.steps == 2, "each lake counts as one area"
    assert why(p, "go s5") == "no-land-left", "the third step must be to land"
    say(p, "go 11")
    assert at(p, 1, "a") == "11"


@pytest.mark.rule("AZ-12.8")
def test_an_army_stops_in_neutral_and_enemy_areas_and_passes_own_ones() -> None:
    p = table(2)
    army(p, 1, "a", "24", warriors=2)
    city(p, 1, "6")
    city(p, 0, "3")
    lost(p, 1, "b", "c")
    march(p, 1, "a")
    say(p, "go 6", "go 3")
    assert owner(p, "3") == 1
    assert p.march == [], "no further step"


@pytest.mark.rule("AZ-12.9", "AZ-I8")
def test_own_armies_share_an_area() -> None:
    p = table(2)
    army(p, 1, "a", "24", warriors=2)
    army(p, 1, "b", "6", warriors=2)
    lost(p, 1, "c")
    march(p, 1, "a")
    say(p, "go 6", "pass", "stop")
    assert at(p, 1, "a") == at(p, 1, "b") == "6"


@pytest.mark.rule("AZ-12.10")
def test_a_dike_that_is_not_built_is_no_way() -> None:
    p = table(2)
    army(p, 0, "a", "23", warriors=2)
    lost(p, 0, "b", "c")
    p.dikes = [1, 0, 0]
    march(p, 0, "a")
    assert why(p, "go 8") == "no-dike"


# ---- reorganisation ---------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-12.11", "AZ-D22", "AZ-C5")
def test_exchange_between_armies_in_one_area_also_while_passing_through() -> None:
    p = table(2)
    army(p, 1, "a", "24", warriors=3)
    army(p, 1, "b", "6", jaguars=3)
    lost(p, 1, "c")
    march(p, 1, "a")
    assert question(p) == "1 NextArea", "there is no army to exchange with"
    say(p, "go 6")
    assert question(p) == "1 Exchange"
    assert GAME.vocabulary.text(p.default(1)) == "pass"
    say(p, "reorganise", "1", "3")
    assert units(p, 1, "a") == [1, 3]
    assert units(p, 1, "b") == [2, 0]
    observed = p.observation(0)
    assert isinstance(observed, AztecaPosition)
    assert observed.box_of(1, 0).cards == [0, 0]
    assert observed.box_of(1, 0).size == 4
    assert question(p) == "1 NextArea", "and it marches on"


@pytest.mark.rule("AZ-12.11", "AZ-C5")
def test_what_was_seen_in_battle_is_known_until_the_next_exchange() -> None:

    p = table(2)
    army(p, 1, "a", "6", jaguars=2)
    army(p, 1, "b", "6", warriors=2)
    lost(p, 1, "c")
    army_boxes.reveal_box(p, 1, 0)
    observed = p.observation(0)
    assert isinstance(observed, AztecaPosition)
    assert observed.box_of(1, 0).cards == [0, 2]
    march(p, 1, "a", exchange=True)
    say(p, "reorganise", "0", "2", "stop")
    observed = p.observation(0)
    assert isinstance(observed, AztecaPosition)
    assert observed.box_of(1, 0).cards == [0, 0], "even if nothing was exchanged, since that was not visible"


@pytest.mark.rule("AZ-12.12")
def test_only_in_the_capital_the_reserve_takes_part() -> None:
    p = table(2)
    army(p, 1, "a", "6", warriors=1)
    army(p, 1, "b", "24", warriors=1)
    lost(p, 1, "c")
    box(p, 1, "reserve", jaguars=2)
    march(p, 1, "a")
    assert question(p) == "1 NextArea"
    say(p, "stop")
    march(p, 1, "b", exchange=True)
    say(p, "reorganise", "0", "2", "stop")
    assert units(p, 1, "b") == [0, 2]
    assert units(p, 1, "reserve") == [1, 0]


@pytest.mark.rule("AZ-12.13", "AZ-12.2")
def test_an_army_may_be_stripped_and_dies_outside_the_capital() -> None:
    p = table(2)
    army(p, 1, "a", "6", warriors=1)
    army(p, 1, "b", "6", warriors=1)
    lost(p, 1, "c")
    march(p, 1, "a", exchange=True)
    say(p, "reorganise", "2")
    assert units(p, 1, "a") == [2, 0]
    assert at(p, 1, "b") == ""
    say(p, "stop")
    army(p, 1, "b", "6", warriors=1)
    p.activated = 0
    march(p, 1, "b", exchange=True)
    say(p, "reorganise", "0", "0")
    assert at(p, 1, "b") == ""
    assert p.march == []
    assert army_boxes.room_from(p, [0, 3], 0) > 50


# ---- cards ------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-16.14", "AZ-12.3", "AZ-D20", "AZ-I9")
def test_diversion_adds_a_counter_that_activates_any_army() -> None:
    p = table(2)
    for seat, area in ((0, "10"), (1, "6")):
        lost(p, seat, "b", "c")
        city(p, seat, area)
        army(p, seat, "a", area, warriors=1)
    hold(p, 0, "diversion", "raid")
    run(p, counters.FLOWER_WAR)
    assert question(p) == "0 Divert"
    say(p, "diversion")
    assert p.extra == [1, 0]
    assert why(p, "diversion") == "extra-counter-in-container"
    say(p, "pass")
    assert offered(p) == ["counter 0", "counter 1", "diverted 0"]
    say(p, "counter 0", "activate a")
    assert question(p) == "0 Stratagem"
    say(p, "pass", "pass", "stop")
    assert question(p) == "0 Divert"
    say(p, "pass", "diverted 0")
    assert why(p, "activate a") == "", "including one already activated"
    say(p, "pass", "pass", "counter 1", "pass")
    assert p.asked() == [], "no window when the container is empty"


@pytest.mark.rule("AZ-16.9", "AZ-D32", "AZ-12.18")
def test_a_raid_may_return_after_its_battle() -> None:
    p = table(2)
    army(p, 1, "a", "24", jaguars=4)
    army(p, 0, "a", "8", warriors=4)
    army(p, 0, "b", "4", warriors=4)
    lost(p, 1, "b", "c")
    march(p, 1, "a", raid=True)
    say(p, "go 6")
    assert p.asked() == [CHANCE], "interception is impossible: mobilisation"
    dice(p, "1")
    dice(p, "xx--")
    assert question(p) == "1 Return"
    assert GAME.vocabulary.text(p.default(1)) == "no"
    say(p, "yes")
    assert at(p, 1, "a") == "24"
    assert owner(p, "6") == 1


@pytest.mark.rule("AZ-16.9")
def test_a_raid_that_took_an_undefended_city_stays() -> None:
    p = table(2)
    army(p, 1, "a", "24", jaguars=4)
    lost(p, 1, "b", "c")
    city(p, 0, "6")
    march(p, 1, "a", raid=True)
    say(p, "go 6")
    assert p.asked() == []
    assert at(p, 1, "a") == "6"


@pytest.mark.rule("AZ-16.13", "AZ-D24")
def test_flood_stops_a_step_and_destroys_a_dike() -> None:
    p = table(2)
    army(p, 0, "a", "23", warriors=2)
    lost(p, 0, "b", "c")
    p.dikes = [0, 1, 0]
    hold(p, 1, "flood")
    march(p, 0, "a")
    say(p, "1: pass", "0: pass", "go 8")
    assert question(p) == "1 PlayFlood"
    say(p, "flood")
    assert p.dikes == [0, 0, 0]
    assert at(p, 0, "a") == "23"
    assert p.march == []


@pytest.mark.rule("AZ-16.13")
def test_no_flood_on_plain_or_mountain_and_none_by_the_active_player() -> None:
    p = table(2)
    army(p, 1, "a", "24", warriors=2)
    lost(p, 1, "b", "c")
    city(p, 1, "6", "7")
    hold(p, 0, "flood")
    hold(p, 1, "flood")
    march(p, 1, "a")
    say(p, "0: pass", "1: pass", "1: pass", "1: pass", "go 6")
    assert question(p) == "1 NextArea"
    say(p, "go 7")
    assert question(p) == "1 NextArea"
    say(p, "go 24")
    assert p.asked() == [0], "swamp"


@pytest.mark.rule("AZ-E21", "AZ-16.13", "AZ-12.10")
def test_a_flood_at_sea_sends_the_army_back_to_where_it_sailed_from() -> None:
    p = table(2)
    army(p, 1, "a", "24", warriors=2)
    lost(p, 1, "b", "c")
    ships(p, 1, "s5")
    ships(p, 1, "s6")
    hold(p, 0, "flood")
    march(p, 1, "a")
    say(p, "0: pass", "1: pass", "go s5", "0: pass", "go s6", "0: flood")
    assert at(p, 1, "a") == "24"
    assert p.march == []


@pytest.mark.rule("AZ-12.4", "AZ-D21")
def test_who_has_no_soldiers_is_not_asked_for_an_army() -> None:
    p = table(2)
    army(p, 1, "a", "24", warriors=1)
    run(p, counters.FLOWER_WAR)
    say(p, "counter 0")
    assert events_named(p, "not-activated")[0]["seat"] == 0
    say(p, "counter 1")
    assert question(p) == "1 Activate"


@pytest.mark.rule("AZ-12.4", "AZ-D21")
def test_marching_no_more_uses_up_the_other_counters() -> None:
    p = table(2)
    army(p, 1, "a", "24", warriors=1)
    run(p, counters.FLOWER_WAR)
    say(p, "counter 1", "no march")
    assert p.container[1] == 0
    assert offered(p) == ["counter 0"]
    p = table(2)
    army(p, 1, "a", "24", warriors=1)
    lost(p, 1, "b", "c")
    run(p, counters.FLOWER_WAR)
    say(p, "counter 1")
    assert why(p, "no march") == "last-counter"
