"""Chapter 5: the action phase and its prices."""

from __future__ import annotations

import pytest

from patolli.games.chichen_itza import names
from patolli.games.chichen_itza.position import ChichenPosition

from . import table as t

ROWS, COLUMNS = [7, 2, 3, 5], [1, 3, 4, 6]


def board(coins: int = 20) -> ChichenPosition:
    """Returns a position whose action tiles are in numerical order: scout, land 1, water 1,
    hero; defense, …
    """
    p = t.table()
    p.grid = sorted(p.grid)
    t.costs(p, ROWS, COLUMNS)
    t.give(p, 0, coins=coins)
    t.give(p, 1, coins=coins)
    return p


@pytest.mark.rule("CI-5.4", "CI-E7")
def test_an_empty_tile_costs_the_lower_marker() -> None:
    p = board()
    t.play(p, "place scout")
    assert t.emitted(p, "placed")[0]["amount"] == 1
    assert p.seats[0].coins == 19


@pytest.mark.rule("CI-5.4", "CI-E8")
def test_an_occupied_tile_costs_the_higher_marker() -> None:
    p = board()
    p.seats[2].markers = p.seats[3].markers = 1 << names.ACTIONTILE_IDS.index("god-card")
    t.play(p, "place god-card")  # row 3, column 1
    assert p.seats[0].coins == 17


@pytest.mark.rule("CI-5.4")
def test_equal_markers_cost_once() -> None:
    p = board()
    p.seats[2].markers = 1 << names.ACTIONTILE_IDS.index("magic-cards")
    t.play(p, "place magic-cards")  # row 3, column 3
    assert p.seats[0].coins == 17


@pytest.mark.rule("CI-5.1", "CI-5.2")
def test_own_marker_closes_a_tile_and_others_do_not() -> None:
    p = board()
    t.play(p, "place defense")
    assert t.asked(p) == [1]
    t.play(p, "place defense")
    t.play(p, "place coins", "place coins")
    assert t.asked(p) == [0]
    assert t.why_not(p, "place defense") == "own-marker"
    assert "pass" not in t.offered(p)


@pytest.mark.rule("CI-5.3")
def test_one_action_closes_the_whole_tile() -> None:
    p = t.table(2)
    t.give(p, 0, coins=30)
    t.play(p, "place defense-melee melee", "place coins")
    assert p.seats[0].gears == [1, 2, 1, 1]
    assert t.why_not(p, "place defense-melee defense") == "own-marker"


@pytest.mark.rule("CI-5.6")
def test_coins_must_cover_the_price() -> None:
    p = board(coins=1)
    assert t.why_not(p, "place defense") == ""  # row 2, column 1
    assert t.why_not(p, "place melee") == "too-few-coins"
    t.give(p, 0, idols=1)
    t.play(p, "idol coins", "place melee")
    assert p.seats[0].coins == 1


@pytest.mark.rule("CI-5.7", "CI-E9")
def test_coins_space() -> None:
    p = board(coins=0)
    t.play(p, "place coins")
    assert p.seats[0].coins == 3
    t.play(p, "place coins", "place coins", "place coins", "place coins")
    assert p.seats[0].coins == 6


@pytest.mark.rule("CI-5.1")
def test_four_turns_each() -> None:
    p = board()
    order = []
    for _ in range(16):
        order.append(t.asked(p)[0])
        t.play(p, "place coins")
    assert order == [0, 1, 2, 3] * 4
    assert all(player.placed in (0, 4) for player in p.seats)
    assert t.question(p) != "ChooseAction"


@pytest.mark.rule("CI-5.8")
def test_what_cannot_be_started_is_not_offered() -> None:
    p = board()
    p.display = [-1, -1, -1, -1]
    t.gear(p, 0, "melee", 6)
    t.hero(p, 0, "H01")
    t.hero(p, 0, "H09")
    t.hero(p, 0, "H17")
    t.scout(p, 0, "P01", "P02", "P03", "P04", "P05", "P06")
    assert t.why_not(p, "place melee") == "gear-on-top"
    assert t.why_not(p, "place god-card") == "no-god-to-take"
    assert t.why_not(p, "place hero recruit") == "no-hero-to-recruit"
    assert t.why_not(p, "place scout") == "no-scout-left"
    assert t.why_not(p, "place hero move-hero") == ""
    for word in ("war", "favor", "reinforcement", "regroup", "magic-cards"):
        assert t.why_not(p, f"place {word}") == ""


@pytest.mark.rule("CI-5.8", "CI-5.9")
def test_a_movement_needs_a_destination() -> None:
    p = board()
    t.put(p, 0, "city", -3)
    assert t.why_not(p, "place land-1") == "no-destination"
    assert t.why_not(p, "place hero move-hero") == "no-hero-to-move"


@pytest.mark.rule("CI-5.10")
def test_two_land_tiles_with_four_players() -> None:
    p = board()
    t.play(p, "place land-1", "from city", "1", "go p01")
    t.play(p, "place coins", "place coins", "place coins")
    assert t.why_not(p, "place land-2") == ""
    assert t.why_not(p, "place land-1") == "own-marker"
