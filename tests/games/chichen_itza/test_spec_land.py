"""Independent tests, written from the rulebook: the map, the favor track, the last round, and hidden
information.
"""

from __future__ import annotations

import pytest

from patolli.games.chichen_itza import names
from patolli.games.chichen_itza.board import hex_grid
from patolli.games.chichen_itza.combat import outcome
from patolli.games.chichen_itza.game import GAME
from patolli.games.chichen_itza.position import ChichenPosition
from patolli.kernel.chance import Rng
from patolli.kernel.seats import CHANCE

from . import table as t


@pytest.mark.rule("CI-2.4", "CI-D1")
def test_free_layout_tile_by_tile_in_turn_order() -> None:
    p = t.start(3, "free")
    dice = Rng(3)
    asked: list[int] = []
    while p.round == 0 and t.question(p) != "TurnCard":
        seat = p.asked()[0]
        options = p.legal_moves(seat)
        if seat != CHANCE:
            assert len(p.row) == 22 - 8 - 1 - len(asked)  # all tiles not yet laid are visible
            asked.append(seat)
        p.play(seat, options[dice.below(len(options))])
    assert asked == [p.order[i % 3] for i in range(14)]
    laid = [here for here in p.land.hexes if here >= 0]
    assert len(set(laid)) == 22
    assert not set(laid) & set(p.tables.city_hexes)


@pytest.mark.rule("CI-2.4")
def test_the_city_counts_as_one_tile() -> None:
    p = t.start(2, "free")
    p.land = hex_grid.empty_land()
    beside_both_halves = p.tables.city_hexes[0] + 1 - names.GRID  # touches both halves
    assert hex_grid.touched(p, beside_both_halves) == 1


@pytest.mark.rule("CI-2.20", "CI-12.4", "CI-13.1")
def test_without_any_favor_the_first_defends_and_the_order_turns_round() -> None:
    p = t.set_up(3)
    assert p.order == p.favor == [0, 1, 2]
    t.end_round(p, 1)
    while p.round == 1:
        seat = p.asked()[0]
        p.play(seat, p.legal_moves(seat)[-1] if seat == CHANCE else p.default(seat))
    assert outcome.attack_seat(p.attacks[0]) == 0
    assert p.order == [2, 1, 0]
    assert p.favor == [0, 1, 2]


@pytest.mark.rule("CI-6.16")
def test_who_leaves_a_stack_does_not_change_it() -> None:
    p = t.table()
    t.favor(p, 0, 0, 0, 1)
    t.give(p, 1, coins=9)
    t.begin_turn(p, 1)
    t.play(p, "place favor")
    assert p.favor == [0, 2, 3, 1]  # the marker is on top of the one already there
    assert p.seats[1].luck == 1


@pytest.mark.rule("CI-3.1", "CI-12.3", "CI-12.5", "CI-14.12")
def test_after_round_six_neither_costs_nor_gods_are_dealt_again() -> None:
    p = t.table(2)
    t.favor(p, 0, 3)
    costs, display = p.costs[:], p.display[:]
    p.attacks = [outcome.attack(0, 0, True)] * 5
    t.end_round(p, 6)
    t.finish(p)
    assert p.asked() == []
    assert (p.costs, p.display) == (costs, display)
    assert len(p.attacks) == 6
    assert p.order == [1, 0]  # this seat wins the tie


@pytest.mark.rule("CI-G36", "CI-10.2", "CI-14.8")
def test_own_units_on_a_tile_held_by_a_scout_take_it_with_its_bonus() -> None:
    p = t.table()
    t.god(p, 0, "G36")
    t.scout(p, 0, "P12")
    t.ruin(p, "P12", "RU08")
    assert t.points(p)[0][0] == 2
    assert t.points(p)[0][7] == 0  # face down
    t.march(p, 0, "city", "P12", 1)
    assert t.emitted(p, "took") != []
    assert t.points(p)[0][7] > 0


@pytest.mark.rule("CI-G36")
def test_a_second_scout_ends_the_control_of_the_first() -> None:
    p = t.table()
    t.god(p, 0, "G36")
    t.scout(p, 0, "P06")
    t.scout(p, 1, "P06")
    assert t.points(p)[0][0] == 0


@pytest.mark.rule("CI-5.5", "CI-G17", "CI-G07")
@pytest.mark.parametrize(("higher", "price"), [(3, 1), (2, 1), (1, 0)])
def test_the_discount_comes_off_before_the_maximum(higher: int, price: int) -> None:
    p = t.table()
    t.god(p, 0, "G17", "G07")
    t.give(p, 0, coins=5)
    tile = names.ACTIONTILE_IDS.index("scout")
    columns = p.tables.action_columns[4]
    costs = [1] * 4
    costs[p.grid.index(tile) // columns] = higher
    t.costs(p, costs, [1] * 4)
    p.seats[1].markers |= 1 << tile
    t.begin_turn(p, 0)
    t.play(p, "place scout")
    assert p.seats[0].coins == 5 - price


@pytest.mark.rule("CI-22.9", "CI-22.10")
@pytest.mark.parametrize("seed", [1, 2])
def test_what_is_offered_is_the_same_in_every_world_that_a_seat_thinks_possible(seed: int) -> None:
    p = GAME.start(3, {"layout": "automatic"})
    assert isinstance(p, ChichenPosition)
    dice = Rng(seed)
    checked = 0
    while p.asked() and checked < 250:
        seat = p.asked()[0]
        options = p.legal_moves(seat)
        if seat != CHANCE and len(options) > 1:
            assert p.sample_world(seat, dice).legal_moves(seat) == options
            checked += 1
        p.play(seat, options[dice.below(len(options))])
    assert checked > 100
