"""Heroes and takeovers: treasures (H19), ruins (H22), gems (H23)."""

from __future__ import annotations

import pytest

from patolli.games.chichen_itza import names
from patolli.games.chichen_itza.position import ChichenPosition

from . import table as t
from .combats import ANI, battle, fork, go, hunt

# ---- H19: a treasure -------------------------------------------------------------------------------------


@pytest.mark.rule("CI-H19", "CI-17.2", "CI-10.7")
def test_a_treasure_on_an_empty_tile() -> None:
    p = t.table()
    t.hero(p, ANI, "H19")
    t.march(p, ANI, "city", "P06", 1, "c")
    assert p.seats[ANI].coins == 2  # the bonus of the village came first
    assert t.offered(p) == {"use h19", "pass"}
    declined = fork(p)
    t.play(p, "use h19")
    t.roll(p, 4)
    assert p.seats[ANI].coins == 4
    t.play(declined, "pass")
    assert (t.question(declined), declined.seats[ANI].coins) == ("", 2)


@pytest.mark.rule("CI-H19", "CI-G18", "CI-10.7")
def test_after_a_combat_and_after_the_coins_of_the_god() -> None:
    p = hunt("snake", 1, at="P06")
    t.hero(p, ANI, "H19")
    t.god(p, ANI, "G18")
    go(p, 1, "c", at="P06")
    t.roll(p, 1, 6)
    t.roll(p, 6)
    assert p.seats[ANI].coins == 2 + 2
    t.play(p, "use h19")
    t.roll(p, 5)
    assert p.seats[ANI].idols == 1


@pytest.mark.rule("CI-H19")
def test_only_scouts_add_to_the_die() -> None:
    p = t.table()
    t.hero(p, ANI, "H19")
    t.god(p, ANI, "G32")
    t.march(p, ANI, "city", "P06", 1, "c")
    t.play(p, "use h19")
    t.roll(p, 1)
    assert (t.question(p), p.seats[ANI].city) == ("", 2 + 1)


@pytest.mark.rule("CI-H19")
def test_no_treasure_where_nothing_is_taken_over() -> None:
    p = t.table()
    t.hero(p, ANI, "H19")
    t.put(p, ANI, "P06", 1)
    t.march(p, ANI, "city", "P06", 1, "c")
    assert t.question(p) == ""
    t.march(p, ANI, "P06", "P05", 1, "c")
    assert t.offered(p) == {"use h19", "pass"}


@pytest.mark.rule("CI-H19", "CI-17.2")
def test_the_hero_must_survive() -> None:
    p = battle(defenders=1)
    t.hero(p, ANI, "H19")
    t.hero(p, ANI, "H13")
    go(p, 0, "bc")
    t.roll(p, 1, 6, 6)
    t.roll(p, 1)
    other = p.copy()
    t.play(p, "lose c")
    assert (t.question(p), t.tiles_with_units(p, ANI)) == ("", {"P10"})
    t.play(other, "lose b")
    assert t.offered(other) == {"use h19", "pass"}


# ---- H22: ruins ------------------------------------------------------------------------------------------


def dig(ruin: str, *gods: str) -> ChichenPosition:
    p = t.table()
    t.hero(p, ANI, "H22")
    t.god(p, ANI, *gods)
    t.ruin(p, "P12", ruin)
    t.march(p, ANI, "city", "P12", 1, "c")
    return p


@pytest.mark.rule("CI-H22", "CI-R10")
def test_the_bonus_of_a_ruin_twice() -> None:
    p = dig("RU10")
    assert p.seats[ANI].coins == 2
    assert t.offered(p) == {"use h22", "pass"}
    declined = fork(p)
    t.play(p, "use h22")
    assert (t.question(p), p.seats[ANI].coins) == ("", 4)
    t.play(declined, "pass")
    assert (t.question(declined), declined.seats[ANI].coins) == ("", 2)


@pytest.mark.rule("CI-H22", "CI-6.6", "CI-10.5")
def test_two_raises_may_go_to_different_gears() -> None:
    p = dig("RU05")
    t.play(p, "raise magic")
    assert p.hands[ANI].size == 0
    t.play(p, "draw stone", "use h22", "raise ranged")
    assert p.seats[ANI].gears == [1, 1, 2, 2]


@pytest.mark.rule("CI-H22", "CI-G37")
def test_the_warrior_of_the_god_comes_once() -> None:
    p = dig("RU04", "G37")
    reserve = p.seats[ANI].reserve
    t.play(p, "use h22")
    assert p.seats[ANI].reserve == reserve - 1
    assert p.seats[ANI].city == 2 + 1 + 2


@pytest.mark.rule("CI-H22", "CI-R5")
def test_two_heroes_from_one_ruin() -> None:
    p = dig("RU06")
    t.play(p, "recruit a")
    while t.question(p) != "Offer":
        p.play(-1, p.legal_moves(-1)[0])
    t.play(p, "use h22", "recruit b")
    assert p.seats[ANI].heroes[:2] == [names.CITY, names.CITY]


@pytest.mark.rule("CI-H22")
def test_only_ruins_are_doubled() -> None:
    p = t.table()
    t.hero(p, ANI, "H22")
    t.march(p, ANI, "city", "P06", 1, "c")
    assert (t.question(p), p.seats[ANI].coins) == ("", 2)
    t.ruin(p, "P14", "RU10")
    t.march(p, ANI, "P06", "P14", 1, "c")
    assert t.offered(p) == {"use h22", "pass"}


# ---- H23: gems -------------------------------------------------------------------------------------------


def mine(place: str, *gems: str) -> ChichenPosition:
    p = t.table()
    t.hero(p, ANI, "H23")
    t.gem(p, ANI, *gems)
    t.march(p, ANI, "city", place, 1, "c")
    return p


@pytest.mark.rule("CI-H23", "CI-D23")
def test_one_bonus_of_the_star_is_doubled() -> None:
    p = mine("P04", "yellow", "white")  # blue
    assert t.offered(p) == {"star yellow-blue", "star white-blue", "use h23"}
    declined = fork(p)
    t.play(p, "star white-blue", "use h23")
    assert t.offered(p) == {"star yellow-blue"}  # once
    t.play(p, "star yellow-blue")
    assert (p.seats[ANI].luck, p.seats[ANI].coins) == (4, 8)
    t.play(declined, "star white-blue", "star yellow-blue")
    assert (declined.seats[ANI].luck, declined.seats[ANI].coins) == (4, 4)


@pytest.mark.rule("CI-H23", "CI-10.6")
def test_a_god_card_line_gives_two_cards() -> None:
    p = mine("P01", "white")  # the red gem gives a red god card
    t.play(p, "use h23", "star white-red", "draw g47", "draw g50")
    assert p.seats[ANI].gods[names.RED].bit_count() == 2


@pytest.mark.rule("CI-H23", "CI-10.5")
def test_two_gears_of_the_star() -> None:
    p = mine("P01", "green")
    t.play(p, "use h23", "star green-red", "raise melee", "raise ranged")
    assert p.seats[ANI].gears == [1, 2, 2, 1]


@pytest.mark.rule("CI-H23", "CI-10.4")
def test_nothing_is_doubled_without_a_line_or_a_gem() -> None:
    assert t.question(mine("P01")) == ""  # the first gem
    assert t.question(mine("P01", "red", "white")) == ""  # no new gem
    assert "use h23" in t.offered(mine("P01", "white"))
