"""Flower war: the aftermath of a battle (AZ-12.42 to AZ-12.51)."""

from __future__ import annotations

import pytest

from patolli.games.azteca import names
from patolli.games.azteca.game import GAME
from patolli.games.azteca.position import AztecaPosition

from .table import (
    army,
    at,
    box,
    city,
    dice,
    events_named,
    lost,
    march,
    owner,
    points,
    question,
    say,
    ships,
    sp,
    table,
    units,
)
from .wars import attack, duel


@pytest.mark.rule("AZ-12.42", "AZ-2.7")
def test_only_the_winner_turns_prisoners_into_points() -> None:
    p = duel((2, 0), (1, 1))
    dice(p, "x-x-")
    say(p, "lose jaguar a", "pass")
    dice(p, "x---")
    assert sp(p, 1) == 2, "a jaguar is worth no more than a warrior"
    assert sp(p, 0) == 0, "prisoners of the loser are void"
    assert p.soldiers[:4] == [0, 0, 0, 1]


@pytest.mark.rule("AZ-12.42", "AZ-12.50")
def test_who_retreats_has_lost() -> None:
    p = duel((2, 0), (2, 0))
    dice(p, "x-x-")
    assert question(p) == "1 Retreat"
    say(p, "retreat 24")
    assert sp(p, 0) == 1
    assert sp(p, 1) == 0
    assert units(p, 0, "a") == [0, 1]
    assert p.sp[0].value() == 1, "available in Phase 8 of the same round"


@pytest.mark.rule("AZ-E8", "AZ-12.45", "AZ-12.47", "AZ-12.39")
def test_an_army_takes_a_neutral_area() -> None:
    p = attack(2, 2)
    dice(p, "4")
    assert p.current_battle.neutral == [2, 1]
    assert p.dice_colour == [names.YELLOW, names.YELLOW, names.RED, names.RED]
    dice(p, "x---")
    assert p.current_battle.neutral == [1, 1]
    say(p, "pass")
    dice(p, "xx--")
    assert sp(p, 1) == 3
    assert units(p, 1, "a") == [0, 4]
    assert owner(p, "6") == 1
    assert at(p, 1, "a") == "6"


@pytest.mark.rule("AZ-12.39")
def test_the_garrison_is_complete_again_at_every_battle() -> None:
    p = attack(2, 2)
    dice(p, "1")
    dice(p, "x---")
    say(p, "retreat 24")
    assert owner(p, "6") == names.NOBODY
    p.activated = 0
    march(p, 1, "a")
    say(p, "go 6")
    assert p.current_battle.neutral == [1, 1]


@pytest.mark.rule("AZ-E9", "AZ-12.46")
def test_both_destroyed_at_once() -> None:
    p = duel((1, 0), (1, 0))
    dice(p, "x-x-")
    assert (sp(p, 0), sp(p, 1)) == (0, 0)
    assert owner(p, "6") == 0
    assert at(p, 0, "a") == at(p, 1, "a") == ""
    assert events_named(p, "battle-undecided")
    p = attack(1, 0)
    p.current_battle.neutral = [1, 0]
    dice(p, "1")
    dice(p, "x-x-")
    assert owner(p, "6") == names.NOBODY
    assert at(p, 1, "a") == ""


@pytest.mark.rule("AZ-E10", "AZ-12.44")
def test_a_prisoner_of_the_terrain_roll_counts_in_any_case() -> None:
    p = duel((2, 0), (1, 0), goal="7")
    dice(p, "x")
    dice(p, "x---")
    assert owner(p, "7") == 1
    assert sp(p, 0) == 1
    assert sp(p, 1) == 1
    p = attack(2, 0, goal="7")
    dice(p, "1")
    dice(p, "x")
    assert p.current_battle.sure_prisoners == 1
    dice(p, "--x-")
    assert [sp(p, seat) for seat in range(4)] == [0, 0, 0, 0], "a neutral defender gives no points"


@pytest.mark.rule("AZ-12.45")
def test_experience_only_as_far_as_the_supply_allows() -> None:
    p = duel((3, 0), (1, 0))
    p.soldiers[3] = 9
    dice(p, "x---")
    assert units(p, 1, "a") == [2, 1]


@pytest.mark.rule("AZ-12.2")
def test_an_army_that_loses_its_last_unit_is_destroyed_also_in_the_capital() -> None:
    p = table()
    army(p, 1, "a", "24", 1, 0)
    lost(p, 1, "b")
    army(p, 0, "a", "8", 0, 3)
    lost(p, 0, "b", "c")
    march(p, 0, "a")
    say(p, "go 24")
    dice(p, "x---")
    assert at(p, 1, "a") == ""
    assert at(p, 1, "c") == "24", "an empty army next to it took no part"


@pytest.mark.rule("AZ-E11", "AZ-12.49", "AZ-C6")
def test_plunder() -> None:
    p = table()
    army(p, 0, "a", "8", 0, 3)
    lost(p, 0, "b", "c")
    points(p, 1, 9)
    p.tribute = [0, 5, 0, 0]
    march(p, 0, "a")
    say(p, "go 24")
    assert (sp(p, 0), sp(p, 1)) == (4, 5)
    assert p.tribute == [5, 0, 0, 0]
    assert at(p, 0, "a") == "8", "it must withdraw"
    assert owner(p, "24") == 1
    assert events_named(p, "plundered-sp", 2) == []
    assert events_named(p, "plundered-sp", 1)[0]["sp"] == 4
    assert events_named(p, "plundered", 2)[0]["t"] == 5


@pytest.mark.rule("AZ-12.49", "AZ-C6")
def test_the_plunderer_learns_how_much_is_left() -> None:
    p = table()
    army(p, 0, "a", "8", 0, 3)
    points(p, 1, 5)
    p.sp[1].change_unseen(4, 2, 0, 10)
    p.unseen[1].change_unseen(6, 2, 0, 10)
    p.fortunes[1].total += 10
    march(p, 0, "a")
    say(p, "go 24")
    shown = [GAME.show(p.observation(v))["seats"][1] for v in (0, 2)]
    assert [(s["sp_at_least"], s["sp_at_most"]) for s in shown] == [(4, 5), (3, 8)]
    shown = [GAME.show(p.observation(v))["seats"][0] for v in (1, 2)]
    assert [(s["sp_at_least"], s["sp_at_most"]) for s in shown] == [(4, 4), (2, 7)]


@pytest.mark.rule("AZ-12.49")
def test_a_plunderer_from_a_lake_goes_back_to_where_it_sailed_from() -> None:
    p = table()
    army(p, 0, "a", "23", 0, 3)
    lost(p, 0, "b", "c")
    ships(p, 0, "s5", 1)
    march(p, 0, "a")
    say(p, "go s5", "go 24")
    assert at(p, 0, "a") == "23"
    assert events_named(p, "plundered")


@pytest.mark.rule("AZ-12.49", "AZ-12.22")
def test_a_capital_may_be_defended_by_the_reserve() -> None:
    p = table()
    army(p, 0, "a", "8", 0, 3)
    lost(p, 1, "a", "b", "c")
    box(p, 1, "reserve", 1, 0)
    p.tribute[1] = 3
    march(p, 0, "a")
    say(p, "go 24", "yes", "1", "0")
    dice(p, "x---")
    assert p.tribute[:2] == [3, 0]
    assert sp(p, 0) == 1


@pytest.mark.rule("AZ-12.51", "AZ-16.10")
def test_without_a_unit_of_its_own_the_winner_founds_nothing() -> None:
    p = attack(1, 0)
    dice(p, "1")
    p.current_battle.temporary[0] = 2
    p.current_battle.neutral = [1, 1]
    dice(p, "xxx-")
    say(p, "lose warrior a")
    assert sp(p, 1) == 2
    assert owner(p, "6") == names.NOBODY
    assert at(p, 1, "a") == ""


@pytest.mark.rule("AZ-12.48")
def test_who_cannot_retreat_fights_on() -> None:
    p = table()
    army(p, 1, "a", "24", 1, 0)
    lost(p, 1, "b", "c")
    army(p, 0, "a", "6", 0, 2)
    march(p, 1, "a")
    say(p, "go 6")
    dice(p, "----")
    say(p, "pass")
    assert p.asked() == [-1], "the Aztecs own no area next to 6, so they are not asked"


@pytest.mark.rule("AZ-12.47", "AZ-I4")
def test_a_conquered_city_has_one_marker() -> None:
    p = duel((0, 2), (1, 0))
    dice(p, "x---")
    assert owner(p, "6") == 1
    city(p, 1, "6", assimilated=True)
    assert GAME.show(p)["areas"][5]["owner"] == 1


def test_a_position_is_still_whole() -> None:
    p = duel((2, 0), (1, 1))
    assert isinstance(p, AztecaPosition)
    assert GAME.faults(p) == []


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
