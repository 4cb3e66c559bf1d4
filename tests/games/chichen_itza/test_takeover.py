"""Chapters 10 and 20: control, takeover bonuses, the gem star and ruins."""

from __future__ import annotations

import pytest

from patolli.games.chichen_itza import names
from patolli.games.chichen_itza.cards import hooks
from patolli.games.chichen_itza.position import ChichenPosition
from patolli.kernel.seats import EVERYBODY

from . import table as t


@pytest.mark.rule("CI-10.1", "CI-6.14")
def test_units_control_scouts_do_not() -> None:
    p = t.table()
    t.scout(p, 0, "P06")
    t.put(p, 0, "P07", 1)
    t.put(p, 0, "city", 1)
    assert hooks.controlled(p, 0) == 1 << t.tile("P07")


@pytest.mark.rule("CI-10.2")
@pytest.mark.parametrize(("place", "found"), [("P06", [2, 0, 0]), ("P08", [0, 1, 0]), ("P10", [0, 0, 1])])
def test_bonus(place: str, found: list[int]) -> None:
    p = t.table()
    t.march(p, 0, "city", place, 1)
    player = p.seats[0]
    assert [player.coins, player.city - 2, player.idols] == found


@pytest.mark.rule("CI-10.4")
def test_a_gem_of_each_colour_once() -> None:
    p = t.table()
    t.march(p, 0, "city", "P01", 1)
    assert p.seats[0].gems == 1 << names.RED_GEM
    t.march(p, 0, "P01", "city", 1)
    t.march(p, 0, "city", "P01", 1)
    assert p.seats[0].gems == 1 << names.RED_GEM
    assert len(t.emitted(p, "gem")) == 1
    t.march(p, 0, "P01", "city", 1)
    t.march(p, 1, "city", "P01", 1)
    assert p.seats[1].gems == 1 << names.RED_GEM


@pytest.mark.rule("CI-10.5", "CI-10.6", "CI-D23", "CI-E29")
def test_gem_star() -> None:
    p = t.table()
    t.gem(p, 0, "green", "white", "red")
    t.march(p, 0, "city", "P02", 1)  # yellow
    assert t.offered(p) == {"star yellow-green", "star yellow-white", "star yellow-red"}
    t.play(p, "star yellow-green")
    drawn = min(t.offered(p))
    t.play(p, drawn)
    assert p.seats[0].gods[names.GREEN] != 0
    assert t.offered(p) == {"star yellow-white", "star yellow-red"}
    t.play(p, "star yellow-red")
    assert p.seats[0].city == 5
    t.play(p, "star yellow-white", min(t.offered_next(p, "star yellow-white")))
    assert p.seats[0].gods[names.GOLD] != 0
    assert t.question(p) == ""


def star(first: str, second: str, mine: str) -> ChichenPosition:
    p = t.table()
    t.gem(p, 0, first)
    t.march(p, 0, "city", mine, 1)
    t.play(p, *t.offered(p))
    return p


@pytest.mark.rule("CI-10.5")
def test_lines_of_goods() -> None:
    assert star("yellow", "blue", "P04").seats[0].coins == 4
    assert star("white", "blue", "P04").seats[0].luck == 4
    assert star("red", "blue", "P04").seats[0].idols == 2
    assert t.question(star("green", "red", "P01")) == "RaiseAny"
    p = star("green", "white", "P05")
    t.play(p, "draw fire", "draw fire", "draw stone")
    assert p.hands[0].cards == [1, 2]


@pytest.mark.rule("CI-10.6")
def test_an_empty_deck_gives_nothing() -> None:
    p = t.table()
    deck = p.piles[names.BLUE] = p.piles[names.BLUE].copy()
    deck.rest, deck.size = [0] * 20, 0
    t.gem(p, 0, "green")
    t.march(p, 0, "city", "P04", 1)
    t.play(p, "star green-blue")
    assert p.seats[0].gods[names.BLUE] == 0
    assert t.question(p) == ""


def take_ruin(name: str) -> ChichenPosition:
    p = t.table()
    t.ruin(p, "P12", name)
    t.march(p, 0, "city", "P12", 1)
    return p


@pytest.mark.rule("CI-10.2", "CI-R1", "CI-R2", "CI-R3", "CI-R8", "CI-R9", "CI-R10")
@pytest.mark.parametrize(
    ("name", "found"),
    [
        ("RU01", [0, 0, 1, 0]),
        ("RU02", [0, 1, 0, 0]),
        ("RU03", [0, 1, 0, 0]),
        ("RU04", [0, 0, 0, 1]),
        ("RU10", [2, 0, 0, 0]),
        ("RU11", [2, 0, 0, 0]),
        ("RU12", [0, 1, 0, 1]),
    ],
)
def test_ruins_give_goods(name: str, found: list[int]) -> None:
    p = take_ruin(name)
    player = p.seats[0]
    assert [player.coins, player.luck, player.idols, player.city - 2] == found
    assert p.ruins[0].knowers[t.tile("P12")] == EVERYBODY


@pytest.mark.rule("CI-R4", "CI-D7")
def test_ruin_raises_a_gear() -> None:
    p = take_ruin("RU05")
    t.play(p, "raise ranged")
    assert p.seats[0].gears == [1, 1, 2, 1]


@pytest.mark.rule("CI-R5", "CI-D24")
def test_ruin_brings_a_hero() -> None:
    p = take_ruin("RU06")
    card = p.hero_top[1]
    assert t.offered(p) == {"recruit a", "recruit b", "recruit c"}
    t.play(p, "recruit b")
    assert p.seats[0].heroes[1] == names.CITY
    assert p.seats[0].cards[1] == card
    assert p.seats[0].coins == 0


@pytest.mark.rule("CI-R5")
def test_ruin_without_a_hero_left() -> None:
    p = t.table()
    for card in ("H01", "H09", "H17"):
        t.hero(p, 0, card)
    t.ruin(p, "P12", "RU06")
    t.march(p, 0, "city", "P12", 1)
    assert t.question(p) == ""


@pytest.mark.rule("CI-R6", "CI-R7")
def test_ruins_give_magic() -> None:
    p = take_ruin("RU07")
    t.play(p, "draw fire")
    assert p.hands[0].size == 1
    p = take_ruin("RU09")
    t.play(p, "draw fire")
    assert (p.hands[0].size, p.seats[0].coins) == (1, 2)


@pytest.mark.rule("CI-10.3", "CI-22.4")
def test_a_shown_ruin_gives_its_bonus_again() -> None:
    p = take_ruin("RU10")
    t.march(p, 0, "P12", "city", 1)
    t.march(p, 1, "city", "P12", 1)
    assert p.seats[1].coins == 2
    assert len(t.emitted(p, "ruin-shown")) == 1
