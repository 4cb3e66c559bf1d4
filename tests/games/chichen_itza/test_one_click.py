"""A single click on a tile or card plays the usual sequence of moves that leads to it."""

from __future__ import annotations

import pytest

from patolli.games.chichen_itza import names, one_click
from patolli.games.chichen_itza.game import GAME
from patolli.games.chichen_itza.position import ChichenPosition
from patolli.kernel.click_chains import click_chains

from . import table as t

ANI = 0
RULES = GAME.prospect_rules()


def chains(p: ChichenPosition) -> dict[str, list[str]]:
    text = GAME.vocabulary.text
    found, _ = click_chains(GAME, p.observation(ANI), ANI)
    return {text(one.chain[-1]): [text(move) for move in one.chain] for one in found}


def my_turn(coins: int = 20) -> ChichenPosition:
    p = t.table()
    t.give(p, ANI, coins=coins)
    t.begin_turn(p, ANI)
    return p


@pytest.mark.rule("CI-D6", "CI-D12")
def test_a_tile_is_reached_with_the_largest_group_by_the_cheapest_action() -> None:
    p = my_turn()
    ways = chains(p)
    way = ways["go p01"]
    assert way[0] in {"place land-1", "place land-2"}
    assert way[1:] == ["from city", "3", "go p01"]
    assert "go city" not in ways
    assert all(chain[0].startswith("place ") for chain in ways.values())


@pytest.mark.rule("CI-D12")
def test_heroes_come_along() -> None:
    p = t.table()
    t.put(p, ANI, "P01", 2)
    t.hero(p, ANI, "H01", "P01")
    t.give(p, ANI, coins=20)
    t.begin_turn(p, ANI)
    t.play(p, "place land-1")
    best = [chain for chain in chains(p).values() if chain[0] == "from p01"]
    assert best
    assert all(chain[1:3] == ["with a", "2"] for chain in best)


@pytest.mark.rule("CI-D6", "CI-D12")
def test_the_strongest_group_goes_though_its_way_has_more_answers() -> None:
    p = t.table()
    t.put(p, ANI, "P01", 2)
    t.hero(p, ANI, "H01", "P01")
    t.hero(p, ANI, "H09", "P01")
    t.give(p, ANI, coins=20)
    t.begin_turn(p, ANI)
    text = GAME.vocabulary.text
    found, cut = click_chains(GAME, p.observation(ANI), ANI)
    assert not cut
    ways = [[text(move) for move in one.chain] for one in found]
    assert any(way[1:5] == ["from p01", "with a", "with b", "2"] for way in ways)
    reached = {way[-1] for way in ways if way[1] == "from p01"}
    assert not any(way[1] == "from city" and way[-1] in reached for way in ways)


@pytest.mark.rule("CI-D12")
def test_an_end_that_leaves_the_start_empty_or_begins_a_fight_is_confirmed() -> None:
    p = t.table()
    t.put(p, ANI, "P01", 3)
    t.give(p, ANI, coins=20)
    t.begin_turn(p, ANI)
    t.play(p, "place land-1", "from p01")

    def confirmed(warriors: str) -> set[str]:
        after = p.copy()
        t.play(after, warriors)
        ends = after.legal_moves(ANI)
        return {GAME.vocabulary.text(move) for move in ends if RULES.gives_up(after, ANI, move)}

    assert confirmed("2") == set()
    everywhere = confirmed("3")
    one, other = sorted(everywhere - {"go city"})[:2]
    p.creatures[names.TILE_IDS.index(one.removeprefix("go ").upper())] = 0
    assert confirmed("2") == {one}
    t.put(p, 1, other.removeprefix("go ").upper(), 1)
    p.seats[ANI].war = 1
    assert confirmed("2") == {one, other}
    assert confirmed("3") == everywhere


@pytest.mark.rule("CI-D8", "CI-D6")
def test_a_card_is_taken_by_one_click() -> None:
    ways = chains(my_turn())
    taken = [chain for last, chain in ways.items() if last.startswith("take ")]
    assert taken
    assert all(chain[0] in {"place god-card", "place god-magic-cards god-card"} for chain in taken)


@pytest.mark.rule("CI-D6")
def test_nothing_is_offered_that_cannot_be_paid() -> None:
    p = my_turn(0)
    t.costs(p, [7, 7, 7, 7], [7, 7, 7, 7])
    assert chains(p) == {}


@pytest.mark.rule("CI-D4")
@pytest.mark.parametrize(("coins", "whole"), [(9, [["keep a", "keep b"]]), (2, [])])
def test_all_heroes_are_paid_by_one_click_where_the_coins_suffice(coins: int, whole: list[list[str]]) -> None:
    p = t.table()
    t.give(p, ANI, coins=coins)
    t.hero(p, ANI, "H01")
    t.hero(p, ANI, "H09")
    t.supply_phase(p, "E")
    assert t.question(p) == "PayUpkeep"
    text = GAME.vocabulary.text
    found, _ = click_chains(GAME, p.observation(ANI), ANI)
    assert [[text(move) for move in one.chain] for one in found] == whole


@pytest.mark.rule("CI-D4")
@pytest.mark.parametrize(("heroes", "more"), [(["H01"], False), (["H01", "H09"], True)])
def test_nothing_is_played_behind_the_pay_of_the_last_hero(heroes: list[str], more: bool) -> None:
    p = t.table()
    t.give(p, ANI, coins=21)
    for hero in heroes:
        t.hero(p, ANI, hero)
    t.supply_phase(p, "E")
    assert one_click.goes_on(p, ANI, GAME.vocabulary.move("keep a")) is more
