"""Chapter 6: the actions."""

from __future__ import annotations

import pytest

from patolli.games.chichen_itza import names
from patolli.games.chichen_itza.action_phase import action_start
from patolli.games.chichen_itza.actions import treasures
from patolli.games.chichen_itza.position import MAGIC_DECK, ChichenPosition

from . import table as t


def act(p: ChichenPosition, seat: int, action: int) -> None:
    """Performs an action, without the rest of the turn."""
    t.idle(p)
    p.turn = seat
    action_start.perform(p, seat, action)
    p.forget()
    p.run_on()


@pytest.mark.rule("CI-6.1", "CI-6.2", "CI-E10")
def test_defense() -> None:
    p = t.table()
    t.gear(p, 0, "defense", 3)
    act(p, 0, names.DEFENSE)
    assert p.seats[0].gears[names.DEFENSE] == 4
    assert p.seats[0].shields == 1


@pytest.mark.rule("CI-6.2", "CI-15.6")
def test_no_shield_beyond_the_defense_value() -> None:
    p = t.table()
    t.gear(p, 0, "defense", 3)
    t.give(p, 0, shields=3)
    p.tables.shields_allowed[4], before = 3, p.tables.shields_allowed[4]
    act(p, 0, names.DEFENSE)
    p.tables.shields_allowed[4] = before
    assert p.seats[0].shields == 3


@pytest.mark.rule("CI-6.3", "CI-E11")
@pytest.mark.parametrize(("level", "luck"), [(1, 2), (2, 0), (3, 2), (4, 0), (5, 0)])
def test_melee_gives_luck_on_two_and_four(level: int, luck: int) -> None:
    p = t.table()
    t.gear(p, 0, "melee", level)
    act(p, 0, names.MELEE_GEAR)
    assert p.seats[0].gears[names.MELEE_GEAR] == level + 1
    assert p.seats[0].luck == luck


@pytest.mark.rule("CI-6.4", "CI-E12")
def test_ranged() -> None:
    p = t.table()
    t.gear(p, 0, "ranged", 2)
    act(p, 0, names.RANGED_GEAR)
    assert p.tables.range[3] == 3
    assert p.tables.attacks[3] == 2
    assert p.seats[0].gears[names.RANGED_GEAR] == 3


@pytest.mark.rule("CI-6.5", "CI-E13")
def test_magic_gear_draws_a_card() -> None:
    p = t.table()
    act(p, 0, names.MAGIC_GEAR)
    t.play(p, "draw fire")
    assert p.seats[0].gears[names.MAGIC_GEAR] == 2
    assert p.hands[0].held() == [names.FIRE]


@pytest.mark.rule("CI-6.6", "CI-D7")
def test_raise_any_gear() -> None:
    p = t.table()
    t.idle(p)
    p.seats[0].gears = [6, 1, 1, 1]
    treasures.find(p, 0, treasures.FROM_REGROUP)
    t.roll(p, 6)
    assert t.offered(p) == {"raise melee", "raise ranged", "raise magic"}
    t.play(p, "raise melee")
    assert p.seats[0].luck == 2
    p.seats[0].gears = [6, 6, 6, 6]
    treasures.find(p, 0, treasures.FROM_REGROUP)
    t.roll(p, 6)
    assert t.question(p) == ""


@pytest.mark.rule("CI-6.7", "CI-6.8", "CI-D8", "CI-E14")
def test_god_card() -> None:
    p = t.table()
    act(p, 0, names.GOD_CARD)
    gold = p.display[0]
    assert len(t.offered(p)) == 4
    t.play(p, f"take {names.GOD_IDS[gold].lower()}")
    assert p.seats[0].gods[0] == 1 << gold
    assert p.display[0] == names.NOTHING


@pytest.mark.rule("CI-6.9", "CI-E15")
def test_three_magic_cards_unseen_by_others() -> None:
    p = t.table()
    act(p, 1, names.MAGIC_CARDS)
    t.play(p, "draw fire", "draw stone", "draw fire")
    assert p.hands[1].cards == [1, 2]
    mine, theirs = p.observation(1), p.observation(0)
    assert isinstance(mine, ChichenPosition)
    assert isinstance(theirs, ChichenPosition)
    assert mine.hands[1].cards == [1, 2]
    assert theirs.hands[1].cards == [0, 0]
    assert theirs.hands[1].size == 3


@pytest.mark.rule("CI-6.10")
def test_discards_are_shuffled_into_an_empty_deck() -> None:
    p = t.table()
    t.hand(p, 0, stone=16, fire=14)
    own = p.piles[MAGIC_DECK]
    assert own.length() == 2
    p.discards = [0, 0]
    from patolli.games.chichen_itza.economy import magic_cards

    magic_cards.discard(p, 0, names.STONE, 16)
    act(p, 1, names.MAGIC_CARDS)
    t.play(p, "draw fire", "draw fire")
    assert t.offered(p) == {"draw stone"}
    t.play(p, "draw stone")
    assert p.discards == [0, 0]
    assert p.piles[MAGIC_DECK].length() == 15


@pytest.mark.rule("CI-6.10")
def test_without_any_card_nothing_is_drawn() -> None:
    p = t.table()
    t.hand(p, 0, stone=16, fire=16)
    act(p, 1, names.MAGIC_CARDS)
    assert t.question(p) == ""
    assert p.hands[1].size == 0


@pytest.mark.rule("CI-6.11", "CI-6.12", "CI-6.13", "CI-D9", "CI-E16")
def test_scout_looks_and_finds() -> None:
    p = t.table()
    p.creatures[t.tile("P12")] = names.SHAMAN
    t.scout(p, 0, "P01")
    act(p, 0, names.SCOUT)
    assert t.why_not(p, "scout p01") == "own-scout"
    assert "scout city" not in t.offered(p)
    t.play(p, "scout p12", "strength 4", "ruin ru05")
    t.roll(p, 5)
    assert p.seats[0].idols == 1
    mine, theirs = p.observation(0), p.observation(1)
    assert isinstance(mine, ChichenPosition)
    assert isinstance(theirs, ChichenPosition)
    assert mine.strengths[names.SHAMAN].values[t.tile("P12")] == 4
    assert mine.ruins[0].values[t.tile("P12")] == 4
    assert theirs.strengths[names.SHAMAN].values[t.tile("P12")] < 0
    assert theirs.ruins[0].values[t.tile("P12")] < 0


@pytest.mark.rule("CI-6.12", "CI-22.3", "CI-22.4")
def test_a_second_scout_finds_the_same() -> None:
    p = t.table()
    p.creatures[t.tile("P12")] = names.SHAMAN
    act(p, 0, names.SCOUT)
    t.play(p, "scout p12", "strength 4", "ruin ru05")
    t.roll(p, 4)
    act(p, 1, names.SCOUT)
    t.play(p, "scout p12")
    t.roll(p, 4)
    for seat in (0, 1):
        known = p.observation(seat)
        assert isinstance(known, ChichenPosition)
        assert known.strengths[names.SHAMAN].values[t.tile("P12")] == 4
        assert known.ruins[0].values[t.tile("P12")] == 4


@pytest.mark.rule("CI-6.13")
@pytest.mark.parametrize("face", [1, 2, 3, 4, 5])
def test_treasures(face: int) -> None:
    p = t.table()
    t.idle(p)
    treasures.find(p, 0, treasures.FROM_REGROUP)
    t.roll(p, face)
    if face == 3:
        t.play(p, "draw stone")
    player = p.seats[0]
    found = [player.city - 3, player.luck, p.hands[0].size, player.coins, player.idols]
    assert found == [int(face == 1), int(face == 2), int(face == 3), 2 * int(face == 4), int(face == 5)]


@pytest.mark.rule("CI-6.15", "CI-E17")
def test_war() -> None:
    p = t.table()
    act(p, 0, names.WAR)
    assert p.seats[0].war == 2


@pytest.mark.rule("CI-6.16", "CI-E18")
def test_favor_goes_on_top_and_gives_luck() -> None:
    p = t.table()
    t.favor(p, 1, 0, 0, 0)
    act(p, 2, names.FAVOR)
    assert p.favor == [1, 3, 0, 2]
    assert p.seats[2].favor == 1
    assert p.seats[2].luck == 1


@pytest.mark.rule("CI-6.16")
def test_favor_on_the_top_space() -> None:
    p = t.table()
    t.favor(p, 10, 10, 0, 0)
    act(p, 0, names.FAVOR)
    assert p.seats[0].favor == 10
    assert p.favor == [2, 3, 1, 0]
    assert p.seats[0].luck == 1


@pytest.mark.rule("CI-6.17", "CI-D10", "CI-E19")
def test_reinforcement() -> None:
    p = t.table()
    t.put(p, 0, "P01", 4)
    assert p.seats[0].reserve == 18
    act(p, 0, names.REINFORCEMENT)
    t.play(p, "send p01")
    assert t.why_not(p, "send p01") == "tile-full"
    assert t.why_not(p, "send p02") == "not-asked-this"
    t.play(p, "send city", "send city")
    assert t.question(p) == ""
    assert (p.warriors[0], p.seats[0].city, p.seats[0].reserve) == (5, 5, 15)


@pytest.mark.rule("CI-6.17")
def test_reinforcement_may_stop() -> None:
    p = t.table()
    act(p, 0, names.REINFORCEMENT)
    t.play(p, "send city", "stop")
    assert t.question(p) == ""
    assert p.seats[0].city == 4


@pytest.mark.rule("CI-6.18", "CI-6.19", "CI-D11", "CI-E20")
def test_regroup() -> None:
    p = t.table()
    t.put(p, 0, "P08", 1)  # a land camp
    t.put(p, 0, "P09", 0)
    t.put(p, 0, "P01", 3)
    t.hero(p, 0, "H01")
    act(p, 0, names.REGROUP)
    assert t.offered(p) == {"to p01", "to p08", "to city"}
    t.play(p, "to p08")
    t.play(p, "0")  # the mine remains
    assert t.offered(p) == {"0", "1", "2", "3", "4"}  # the hero takes one of the five places
    t.play(p, "4")
    t.roll(p, 4)
    assert p.seats[0].coins == 2
    assert t.tiles_with_units(p, 0) == {"P08"}
    assert p.seats[0].city == 3
    assert t.emitted(p, "took") == []


@pytest.mark.rule("CI-6.18")
def test_regroup_brings_warriors_out_of_the_city() -> None:
    p = t.table()
    t.put(p, 0, "P08", 1)
    act(p, 0, names.REGROUP)
    t.play(p, "4")
    t.roll(p, 4)
    assert (p.warriors[t.tile("P08")], p.seats[0].city) == (4, 0)


@pytest.mark.rule("CI-6.18", "CI-D11")
def test_regroup_takes_warriors_of_later_tiles() -> None:
    p = t.table()
    t.put(p, 0, "city", -3)
    t.put(p, 0, "P06", 1)
    t.put(p, 0, "P08", 3)
    act(p, 0, names.REGROUP)
    assert t.offered(p) == {"0", "1", "2", "3", "4"}
    t.play(p, "3")
    assert (p.seats[0].city, p.warriors[t.tile("P08")]) == (0, 1)
    t.play(p, "0")
    t.roll(p, 4)
    assert (p.warriors[t.tile("P06")], p.seats[0].city) == (3, 1)
    assert t.tiles_with_units(p, 0) == {"P06"}
