"""Checks all events of the flower war: marches, battles of every kind, and what follows them.

Events are written as a name followed by numbers; areas and lakes count from 0.
"""

from __future__ import annotations

import pytest

from patolli.games.azteca.flower_war import activation, counters

from .table import army, box, city, dice, event_lines, hold, lost, march, points, run, say, ships, table
from .wars import allied, city_of_the_tepanecs, cousins, duel


@pytest.mark.rule("AZ-12.3", "AZ-12.4", "AZ-12.5", "AZ-16.14")
def test_counters_and_a_diversion() -> None:
    p = table(2)
    army(p, 0, "a", "23", 2, 0)
    lost(p, 0, "b", "c")
    army(p, 1, "b", "6", 1, 1)
    lost(p, 1, "a", "c")
    hold(p, 1, "diversion")
    run(p, counters.FLOWER_WAR)
    say(p, "1: diversion", "diverted 1", "activate b", "stop", "counter 0", "pass", "counter 1")
    assert event_lines(p) == [
        "container 0 1",
        "container 1 1",
        "card-played 1 13",
        "diversion 1",
        "counter-drawn 1 1",
        "activated 1 1 5",
        "stopped 1 1 5",
        "activation-over 1 1",
        "counter-drawn 0 0",
        "not-activated 0",
        "counter-drawn 1 0",
        "not-activated 1",
    ]


@pytest.mark.rule("AZ-12.6", "AZ-16.9", "AZ-12.45", "AZ-12.42")
def test_a_raid() -> None:
    p = table(2)
    army(p, 1, "a", "24", 1, 2)
    lost(p, 1, "b", "c")
    army(p, 0, "a", "6", 1, 0)
    lost(p, 0, "b", "c")
    hold(p, 1, "raid")
    p.turn = 1
    run(p, activation.Activate(0))
    say(p, "activate a", "1: pass", "raid", "pass", "go 6")
    dice(p, "x---")
    say(p, "yes")
    assert event_lines(p) == [
        "activated 1 0 23",
        "card-played 1 8",
        "raid 1 0",
        "announced 1 0 5",
        "entered 1 0 5",
        "battle 1 0 0 5",
        "box-shown 1 0 1 2",
        "box-shown 0 0 1 0",
        "strength 0 1 2 5",
        "strength 1 1 0 1",
        "rolled 1 0 1 1 7",
        "rolled 1 1 1 0 7",
        "rolled 0 2 0 0 7",
        "rolled 0 3 0 0 7",
        "captured 0 0 1",
        "battle-won 0 1",
        "prisoners 1 1",
        "experience 1 0 1",
        "army-destroyed 0 0",
        "city-taken 1 0 5",
        "raid-returned 1 0 23",
        "activation-over 1 0",
    ]


@pytest.mark.rule("AZ-16.13", "AZ-12.10")
def test_a_flood_over_a_dike() -> None:
    p = table(2)
    p.dikes = [0, 1, 0]
    army(p, 1, "a", "8", 2, 0)
    lost(p, 1, "b", "c")
    hold(p, 0, "flood")
    march(p, 1, "a")
    say(p, "0: pass", "go 23", "0: flood")
    assert event_lines(p) == [
        "activated 1 0 7",
        "announced 1 0 22",
        "card-played 0 12",
        "flooded 0 22",
        "dike-destroyed 1",
        "activation-over 1 0",
    ]


@pytest.mark.rule("AZ-16.13", "AZ-12.10")
def test_a_flood_at_sea() -> None:
    p = table(2)
    army(p, 1, "a", "24", 2, 0)
    lost(p, 1, "b", "c")
    ships(p, 1, "s5")
    ships(p, 1, "s6")
    hold(p, 0, "flood")
    march(p, 1, "a")
    say(p, "0: pass", "pass", "go s5", "0: pass", "go s6", "0: flood")
    assert event_lines(p) == [
        "activated 1 0 23",
        "announced 1 0 34",
        "entered 1 0 34",
        "announced 1 0 35",
        "card-played 0 12",
        "flooded 0 35",
        "went-back 1 0 23",
        "activation-over 1 0",
    ]


@pytest.mark.rule("AZ-12.11", "AZ-12.13")
def test_an_army_that_is_emptied() -> None:
    p = table()
    army(p, 3, "a", "9", 2, 0)
    army(p, 3, "b", "9", 0, 2)
    lost(p, 3, "c")
    march(p, 3, "a", exchange=True)
    say(p, "reorganise", "2", "2", "stop")
    assert event_lines(p) == [
        "activated 3 0 8",
        "reorganised 3 4 0 0 0",
        "army-destroyed 3 1",
        "stopped 3 0 8",
        "activation-over 3 0",
    ]


@pytest.mark.rule("AZ-12.31", "AZ-12.32", "AZ-12.33", "AZ-12.40", "AZ-12.45", "AZ-12.26")
def test_cousins_help_a_neutral_area() -> None:
    p = cousins()
    dice(p, "x-x-")
    assert event_lines(p) == [
        "activated 1 0 20",
        "announced 1 0 21",
        "entered 1 0 21",
        "battle 1 0 -1 21",
        "cousin 2 0",
        "rolled -1 0 2 1 5",
        "not-mobilised 21",
        "box-shown 1 0 1 0",
        "strength 0 1 0 1",
        "strength 1 2 1 4",
        "rolled 1 0 0 1 7",
        "rolled 1 1 0 0 7",
        "rolled -1 2 1 1 7",
        "rolled -1 3 1 0 7",
        "captured 1 0 0",
        "neutral-lost 0",
        "battle-won 1 -1",
        "experience 2 3 1",
        "reserve-back 2 0 1",
        "army-destroyed 1 0",
        "activation-over 1 0",
    ]


@pytest.mark.rule("AZ-12.32", "AZ-12.47", "AZ-12.42")
def test_a_city_is_founded() -> None:
    p = table()
    army(p, 1, "a", "24", 1, 3)
    lost(p, 1, "b", "c")
    march(p, 1, "a")
    say(p, "go 6")
    dice(p, "6" + "xx--")
    say(p, "pass")
    dice(p, "x---")
    assert event_lines(p) == [
        "activated 1 0 23",
        "announced 1 0 5",
        "entered 1 0 5",
        "battle 1 0 -1 5",
        "rolled -1 0 2 6 5",
        "mobilised 5 1",
        "box-shown 1 0 1 3",
        "strength 0 1 3 7",
        "strength 1 1 2 5",
        "rolled 1 0 1 1 7",
        "rolled 1 1 1 1 7",
        "rolled -1 2 0 0 7",
        "rolled -1 3 0 0 7",
        "neutral-lost 0",
        "neutral-lost 1",
        "rolled 1 0 1 1 7",
        "rolled 1 1 1 0 7",
        "rolled -1 2 0 0 7",
        "rolled -1 3 0 0 7",
        "neutral-lost 1",
        "battle-won 0 1",
        "prisoners 1 3",
        "experience 1 0 1",
        "city-founded 1 5",
        "activation-over 1 0",
    ]


@pytest.mark.rule("AZ-16.11", "AZ-12.33", "AZ-12.41", "AZ-12.42", "AZ-12.45", "AZ-12.47")
def test_an_ally_of_the_attacker() -> None:
    p = allied()
    box(p, 1, "a", 1, 1)
    box(p, 2, "b", 1, 1)
    p.forget()
    dice(p, "xxx-")
    say(p, "lose warrior a", "pass")
    dice(p, "xxx-")
    assert event_lines(p) == [
        "activated 1 0 23",
        "announced 1 0 5",
        "entered 1 0 5",
        "battle 1 0 0 5",
        "card-played 1 10",
        "alliance-offered 1 2 1",
        "alliance-terms 1 2 1 1",
        "alliance-answered 2 1",
        "box-shown 1 0 0 1",
        "box-shown 0 0 4 0",
        "box-shown 2 1 0 2",
        "strength 0 0 3 6",
        "strength 1 4 0 4",
        "rolled 1 0 1 1 7",
        "rolled 1 1 1 1 7",
        "rolled 0 2 0 1 7",
        "rolled 0 3 0 0 7",
        "captured 1 0 0",
        "captured 0 0 1",
        "captured 0 0 1",
        "rolled 1 0 1 1 7",
        "rolled 1 1 1 1 7",
        "rolled 0 2 0 1 7",
        "rolled 0 3 0 0 7",
    ]
    assert event_lines(p, 3)[5:8] == ["alliance-offered 1 2 1", "alliance-answered 2 1", "box-shown 1 0 0 1"]


@pytest.mark.rule("AZ-16.10", "AZ-16.11", "AZ-12.41", "AZ-12.42")
def test_an_ally_and_reinforcements_of_the_defender() -> None:
    p = table()
    army(p, 1, "a", "24", 0, 3)
    lost(p, 1, "b", "c")
    army(p, 0, "a", "6", 2, 0)
    lost(p, 0, "b", "c")
    army(p, 2, "b", "4", 1, 1)
    march(p, 1, "a")
    hold(p, 0, "reinforcements", "alliance")
    say(p, "go 6", "2: pass", "0: reinforcements defender", "0: alliance 2 b", "0: 2", "2: yes")
    dice(p, "xxxx")
    say(p, "0: lose temporary", "2: lose warrior b", "1: pass")
    dice(p, "--xx")
    assert event_lines(p) == [
        "activated 1 0 23",
        "announced 1 0 5",
        "entered 1 0 5",
        "battle 1 0 0 5",
        "card-played 0 9",
        "reinforced 0 1",
        "card-played 0 10",
        "alliance-offered 0 2 1",
        "alliance-terms 0 2 1 2",
        "alliance-answered 2 1",
        "box-shown 1 0 0 3",
        "box-shown 0 0 2 0",
        "box-shown 2 1 1 1",
        "strength 0 0 3 6",
        "strength 1 3 2 7",
        "rolled 1 0 0 1 7",
        "rolled 1 1 0 1 7",
        "rolled 0 2 1 1 7",
        "rolled 0 3 1 1 7",
        "captured 1 1 0",
        "captured 1 1 0",
        "temporary-lost 1",
        "captured 2 0 1",
        "rolled 1 0 0 0 7",
        "rolled 1 1 0 0 7",
        "rolled 0 2 1 1 7",
        "rolled 0 3 1 1 7",
        "captured 1 1 0",
        "battle-won 1 0",
        "promised-prisoners 2 2",
        "prisoners 0 1",
        "experience 0 0 2",
        "army-destroyed 1 0",
        "activation-over 1 0",
    ]


@pytest.mark.rule("AZ-16.12", "AZ-12.33")
def test_an_eruption() -> None:
    p = table()
    army(p, 1, "a", "24", warriors=3)
    lost(p, 1, "b", "c")
    army(p, 0, "a", "6", warriors=1, jaguars=1)
    lost(p, 0, "b", "c")
    march(p, 1, "a")
    hold(p, 2, "eruption")
    say(p, "go 6", "2: eruption", "0: lose jaguar a")
    assert event_lines(p) == [
        "activated 1 0 23",
        "announced 1 0 5",
        "entered 1 0 5",
        "battle 1 0 0 5",
        "card-played 2 11",
        "eruption 2",
        "box-shown 1 0 3 0",
        "box-shown 0 0 1 1",
        "strength 0 3 0 3",
        "strength 1 1 1 3",
        "buried 1 0",
        "buried 0 1",
    ]


@pytest.mark.rule("AZ-12.28", "AZ-12.24", "AZ-12.26", "AZ-12.37")
def test_the_reserve_defends_and_withdraws() -> None:
    p = city_of_the_tepanecs((2, 1))
    say(p, "yes", "1", "1")
    dice(p, "x---")
    say(p, "lose warrior reserve", "pass", "retreat reserve")
    assert event_lines(p) == [
        "activated 0 0 0",
        "announced 0 0 2",
        "entered 0 0 2",
        "reserve-answer 1 1",
        "battle 0 0 1 2",
        "reserve-named 1 1 1",
        "box-shown 0 0 0 2",
        "strength 0 0 2 4",
        "strength 1 1 1 3",
        "rolled 0 0 1 1 7",
        "rolled 0 1 1 0 7",
        "rolled 1 2 0 0 7",
        "rolled 1 3 0 0 7",
        "captured 1 0 1",
        "reserve-withdrew 1",
        "battle-won 0 0",
        "prisoners 0 1",
        "reserve-back 1 0 1",
        "city-taken 0 1 2",
        "activation-over 0 0",
    ]


@pytest.mark.rule("AZ-12.14", "AZ-12.15", "AZ-12.43", "AZ-12.16")
def test_an_interception_at_sea() -> None:
    p = table()
    army(p, 1, "a", "24", 2, 0)
    lost(p, 1, "b", "c")
    army(p, 0, "a", "23", 1, 1)
    lost(p, 0, "b", "c")
    ships(p, 1, "s5", 1)
    ships(p, 0, "s5", 1)
    march(p, 1, "a")
    say(p, "go s5", "intercept a")
    dice(p, "xx--")
    assert event_lines(p) == [
        "activated 1 0 23",
        "announced 1 0 34",
        "entered 1 0 34",
        "intercepts 0 0 34",
        "battle 0 0 1 34",
        "box-shown 0 0 1 1",
        "box-shown 1 0 2 0",
        "strength 0 1 1 3",
        "strength 1 2 0 2",
        "rolled 0 0 1 1 7",
        "rolled 0 1 1 1 7",
        "rolled 1 2 0 0 7",
        "rolled 1 3 0 0 7",
        "captured 1 0 1",
        "captured 1 0 1",
        "battle-won 0 0",
        "experience 0 0 1",
        "army-destroyed 1 0",
        "returned 0 0 22",
        "activation-over 1 0",
    ]


@pytest.mark.rule("AZ-12.37", "AZ-12.42", "AZ-12.45")
def test_a_retreat() -> None:
    p = duel((2, 0), (1, 3))
    dice(p, "--x-")
    say(p, "retreat 24", "pass")
    assert event_lines(p) == [
        "activated 1 0 23",
        "announced 1 0 5",
        "entered 1 0 5",
        "battle 1 0 0 5",
        "box-shown 1 0 2 0",
        "box-shown 0 0 1 3",
        "strength 0 2 0 2",
        "strength 1 1 3 7",
        "rolled 1 0 0 0 7",
        "rolled 1 1 0 0 7",
        "rolled 0 2 1 1 7",
        "rolled 0 3 1 0 7",
        "captured 1 0 0",
        "retreated 1 0 23",
        "battle-won 1 0",
        "prisoners 0 1",
        "experience 0 0 1",
        "activation-over 1 0",
    ]


@pytest.mark.rule("AZ-12.34", "AZ-12.44", "AZ-12.36", "AZ-12.42")
def test_difficult_terrain() -> None:
    p = table()
    army(p, 3, "a", "26", 1, 1)
    lost(p, 3, "b", "c")
    army(p, 0, "a", "11", 0, 2)
    lost(p, 0, "b", "c")
    march(p, 3, "a")
    say(p, "go 11")
    dice(p, "x")
    say(p, "lose warrior a")
    dice(p, "x-x-")
    assert event_lines(p) == [
        "activated 3 0 25",
        "announced 3 0 10",
        "entered 3 0 10",
        "battle 3 0 0 10",
        "box-shown 3 0 1 1",
        "box-shown 0 0 0 2",
        "strength 0 1 1 3",
        "strength 1 0 2 4",
        "rolled 0 0 1 1 6",
        "terrain-spear 0",
        "captured 3 0 0",
        "rolled 3 0 0 1 7",
        "rolled 3 1 0 0 7",
        "rolled 0 2 1 1 7",
        "rolled 0 3 1 0 7",
        "captured 3 1 0",
        "captured 0 1 1",
        "battle-won 1 0",
        "prisoners 0 1",
        "sure-prisoner 0 1",
        "army-destroyed 3 0",
        "activation-over 3 0",
    ]


@pytest.mark.rule("AZ-12.46")
def test_both_sides_are_destroyed() -> None:
    p = duel((1, 0), (1, 0))
    dice(p, "x-x-")
    assert event_lines(p)[-5:] == [
        "captured 0 0 1",
        "battle-undecided",
        "army-destroyed 1 0",
        "army-destroyed 0 0",
        "activation-over 1 0",
    ]


@pytest.mark.rule("AZ-12.28", "AZ-12.47")
def test_a_city_is_taken() -> None:
    p = table()
    army(p, 1, "a", "24", 1, 0)
    lost(p, 1, "b", "c")
    city(p, 0, "6", assimilated=True)
    march(p, 1, "a")
    say(p, "go 6")
    assert event_lines(p) == [
        "activated 1 0 23",
        "announced 1 0 5",
        "entered 1 0 5",
        "city-taken 1 0 5",
        "activation-over 1 0",
    ]


@pytest.mark.rule("AZ-12.49")
def test_a_capital_is_plundered() -> None:
    p = table()
    army(p, 0, "a", "8", 0, 3)
    lost(p, 0, "b", "c")
    points(p, 1, 9)
    p.tribute = [0, 5, 0, 0]
    march(p, 0, "a")
    say(p, "go 24")
    assert event_lines(p, 0) == [
        "activated 0 0 7",
        "announced 0 0 23",
        "entered 0 0 23",
        "plundered 0 1 5",
        "plundered-sp 0 1 4",
        "withdrew 0 0 7",
        "activation-over 0 0",
    ]
    assert event_lines(p, 2) == [
        "activated 0 0 7",
        "announced 0 0 23",
        "entered 0 0 23",
        "plundered 0 1 5",
        "withdrew 0 0 7",
        "activation-over 0 0",
    ]
