"""Heroes and movement: a free move (H01), jumps (H02, H03), attacks without a war marker (H20)."""

from __future__ import annotations

import pytest

from patolli.games.chichen_itza import names
from patolli.games.chichen_itza.movement import destinations
from patolli.games.chichen_itza.position import ChichenPosition

from . import table as t
from .combats import ANI, FRANK

FREE = "place hero move-hero free"


def turn(*cards: str, place: str = "city", coins: int = 0, ranged: int = 1) -> ChichenPosition:
    """Returns a position in which Ani chooses an action; the heroes of these cards are on the map."""
    p = t.table()
    for card in cards:
        t.hero(p, ANI, card, place)
    t.give(p, ANI, coins=coins)
    t.gear(p, ANI, "ranged", ranged)
    t.begin_turn(p, ANI)
    return p


def ends(p: ChichenPosition) -> set[str]:
    """Returns the places where the movement may end."""
    return {word[3:] for word in t.offered(p) if word.startswith("go ")}


# ---- H01: moving for free -------------------------------------------------------------------------------


@pytest.mark.rule("CI-H01", "CI-5.5")
def test_this_hero_moves_at_no_price() -> None:
    p = turn("H01")
    assert t.why_not(p, "place hero move-hero") == "too-few-coins"
    t.play(p, FREE, "2", "go p02")
    assert (p.seats[ANI].coins, p.seats[ANI].heroes[0]) == (0, t.tile("P02"))
    assert t.emitted(p, "placed")[0]["amount"] == 0


@pytest.mark.rule("CI-H01", "CI-D6")
def test_the_price_may_be_paid_to_move_another_hero() -> None:
    p = turn("H01", "H13", coins=1)
    q = p.copy()
    t.play(p, FREE)  # this hero must move; the other one may join
    assert t.offered(p) == {"with b", "without b"}
    t.play(q, "place hero move-hero", "hero b", "without a", "0", "go p02")
    assert (q.seats[ANI].coins, q.seats[ANI].heroes[0]) == (0, names.CITY)


@pytest.mark.rule("CI-H01", "CI-G20", "CI-5.6")
def test_the_toll_remains_due() -> None:
    p = turn("H01")
    assert FREE in t.offered(p)
    t.god(p, FRANK, "G20")
    p.seats[FRANK].markers |= 1 << names.HERO_TILE
    t.again(p)
    assert t.why_not(p, FREE) == "too-few-coins"
    t.give(p, ANI, coins=1)
    t.play(p, FREE)
    assert (p.seats[ANI].coins, p.seats[FRANK].coins) == (0, 1)


# ---- H02, H03: jumps -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "action", "far", "wrong"),
    [
        pytest.param("H02", "water-1", "p25", "p24", marks=pytest.mark.rule("CI-H02")),
        pytest.param("H03", "land-1", "p24", "p25", marks=pytest.mark.rule("CI-H03")),
    ],
)
def test_any_tile_of_the_terrain_without_range_and_path(card: str, action: str, far: str, wrong: str) -> None:
    p = turn(card, coins=9)
    t.play(p, f"place {action}", "from city")
    declined = p.copy()
    t.play(p, "with a", "2")
    assert far in ends(p)
    assert wrong not in ends(p)
    t.play(p, f"go {far}")
    assert t.tiles_with_units(p, ANI) == {far.upper()}
    t.play(declined, "without a", "2")
    assert far not in ends(declined)


@pytest.mark.parametrize(
    ("card", "own", "others"),
    [
        pytest.param(
            "H02", "water-1", ["place land-1", "place hero move-hero"], marks=pytest.mark.rule("CI-H02")
        ),
        pytest.param(
            "H03", "land-1", ["place water-1", "place hero move-hero"], marks=pytest.mark.rule("CI-H03")
        ),
    ],
)
def test_no_jump_with_another_movement(card: str, own: str, others: list[str]) -> None:
    p = turn(card, coins=9)
    far = {"p23", "p24", "p25", "p26", "p27", "p28"}
    for place in others:
        q = p.copy()
        t.play(q, place, *(["hero a"] if "hero" in place else ["from city", "with a"]), "1")
        assert not ends(q) & far
    t.play(p, f"place {own}", "from city", "with a", "1")
    assert ends(p) & far


@pytest.mark.rule("CI-H02")
def test_back_into_the_city_from_anywhere() -> None:
    p = turn("H02", place="P28", coins=9)
    t.play(p, "place water-1", "from p28", "with a", "0", "go city")
    assert p.seats[ANI].heroes[0] == names.CITY


@pytest.mark.rule("CI-H03", "CI-7.6", "CI-7.7")
def test_the_rules_of_the_end_stay() -> None:
    p = turn("H03", coins=9)
    t.put(p, ANI, "P20", 4)
    t.put(p, FRANK, "P24", 1)
    t.play(p, "place land-1", "from city", "with a", "1")
    assert t.why_not(p, "go p24") == "no-war-marker"
    assert t.why_not(p, "go p20") == "tile-full"
    assert "p26" in ends(p)


@pytest.mark.rule("CI-H02", "CI-G38")
def test_the_type_carried_out_counts() -> None:
    p = turn("H02", coins=9)
    t.god(p, ANI, "G38")
    t.play(p, "place land-1")
    q = p.copy()
    t.play(p, "as water", "from city", "with a", "1")
    assert "p25" in ends(p)
    t.play(q, "as land", "from city", "with a", "1")
    assert not ends(q) & {"p24", "p25"}


@pytest.mark.rule("CI-H02", "CI-5.8")
def test_a_jump_makes_a_movement_possible() -> None:
    """Frank occupies all water tiles in range, and Ani is at peace."""
    p = turn("H02", place="P23", coins=9)
    t.put(p, FRANK, "P11", 1)
    p.seats[ANI].city, p.seats[ANI].reserve = 0, 25
    t.again(p)
    assert destinations.can_move(p, ANI, names.WATER, 9)
    with t.switched_off("H02"):
        assert not destinations.can_move(p, ANI, names.WATER, 9)


# ---- H20: no marker --------------------------------------------------------------------------------------


@pytest.mark.rule("CI-H20", "CI-7.7")
def test_no_marker_is_needed_or_turned() -> None:
    for markers in (0, 1, 2):
        p = turn("H20", coins=9)
        t.put(p, FRANK, "P06", 1)
        t.war(p, ANI, markers)
        t.play(p, "place land-1", "from city", "with c", "1", "go p06")
        assert p.combat.foe == FRANK
        assert p.seats[ANI].war == markers


@pytest.mark.rule("CI-H20")
def test_without_the_hero_a_marker_is_needed() -> None:
    p = turn("H20", coins=9)
    t.put(p, FRANK, "P06", 1)
    t.play(p, "place land-1", "from city")
    q = p.copy()
    t.play(p, "with c", "1")
    assert "p06" in ends(p)
    t.play(q, "without c", "1")
    assert t.why_not(q, "go p06") == "no-war-marker"


@pytest.mark.rule("CI-H20", "CI-G39")
def test_it_overrides_the_card_that_asks_for_two_markers() -> None:
    p = turn("H20", coins=9)
    t.god(p, FRANK, "G39")
    t.put(p, FRANK, "P06", 1)
    t.war(p, ANI, 1)
    t.play(p, "place land-1", "from city")
    q = p.copy()
    t.play(p, "with c", "1", "go p06")
    assert p.seats[ANI].war == 1
    t.play(q, "without c", "1")
    assert t.why_not(q, "go p06") == "no-war-marker"


@pytest.mark.rule("CI-H20", "CI-G19")
def test_a_ransom_is_due_all_the_same() -> None:
    p = turn("H20", coins=5)
    t.god(p, FRANK, "G19")
    t.put(p, FRANK, "P06", 1)
    t.play(p, "place land-1", "from city", "with c", "1")
    q = p.copy()
    before = p.seats[ANI].coins
    t.play(p, "go p06")
    assert (p.seats[ANI].coins, p.seats[FRANK].coins) == (before - 2, 2)
    q.seats[ANI].coins = 1
    t.again(q)
    assert t.why_not(q, "go p06") == "no-coins-for-fee"
