"""Green god cards that act in the supply phase."""

from __future__ import annotations

import pytest

from patolli.games.chichen_itza import names
from patolli.games.chichen_itza.position import MAGIC_DECK, ChichenPosition, own_pile

from . import table as t


def deck(p: ChichenPosition, stone: int, fire: int) -> None:
    """Makes a magic deck of these cards and discards all other magic cards."""
    pile = own_pile(p, MAGIC_DECK)
    p.discards = [p.discards[0] + pile.rest[0] - stone, p.discards[1] + pile.rest[1] - fire]
    pile.rest, pile.size = [stone, fire], stone + fire
    t.again(p)


def cards(p: ChichenPosition, seat: int) -> list[int]:
    return p.hands[seat].cards


@pytest.mark.parametrize(
    ("card", "spell"),
    [
        pytest.param("G23", names.FIRE, marks=pytest.mark.rule("CI-G23")),
        pytest.param("G24", names.STONE, marks=pytest.mark.rule("CI-G24")),
    ],
)
class TestMagicSearch:
    def test_the_named_kind_comes_openly(self, card: str, spell: int) -> None:
        p = t.table()
        t.god(p, 0, card)
        t.supply_cards(p)
        assert t.offered(p) == {f"use {card.lower()}", "pass"}
        left = p.piles[MAGIC_DECK].length()
        t.play(p, f"use {card.lower()}")
        assert cards(p, 0) == [int(spell == 0), int(spell == 1)]
        assert p.piles[MAGIC_DECK].length() == left - 1
        assert p.observation(1).hands[0].cards == cards(p, 0)

    def test_it_may_be_declined(self, card: str, spell: int) -> None:
        p = t.table()
        t.god(p, 0, card)
        t.supply_cards(p)
        t.play(p, "pass")
        assert cards(p, 0) == [0, 0]

    def test_discards_are_shuffled_in_when_there_is_none(self, card: str, spell: int) -> None:
        p = t.table()
        t.god(p, 0, card)
        deck(p, stone=3 * (1 - spell == 0), fire=3 * (1 - spell == 1))
        t.supply_cards(p)
        t.play(p, f"use {card.lower()}")
        assert sum(p.discards) == 0
        assert cards(p, 0)[spell] == 1

    def test_none_anywhere_brings_nothing_and_everybody_knows(self, card: str, spell: int) -> None:
        p = t.table()
        t.god(p, 0, card)
        deck(p, stone=3 * (1 - spell == 0), fire=3 * (1 - spell == 1))
        p.discards[spell] = 0
        t.supply_cards(p)
        t.play(p, f"use {card.lower()}")
        assert cards(p, 0) == [0, 0]
        assert spell in p.piles[MAGIC_DECK].absent


@pytest.mark.rule("CI-G23", "CI-G24")
def test_both_searches_in_any_order_each_once() -> None:
    p = t.table()
    t.god(p, 0, "G23", "G24")
    t.supply_cards(p)
    t.play(p, "use g24")
    assert t.offered(p) == {"use g23", "pass"}
    t.play(p, "use g23")
    assert cards(p, 0) == [1, 1]
    assert t.question(p) != "UseSupplyCard"


@pytest.mark.rule("CI-G25")
def test_lone_guards_are_joined() -> None:
    p = t.table()
    t.god(p, 0, "G25")
    t.put(p, 0, "P01", 1)
    t.put(p, 0, "P02", 1)
    t.put(p, 0, "P03", 2)
    t.put(p, 0, "P04", 1)
    t.hero(p, 0, "H13", "P04")
    t.scout(p, 0, "P02")
    reserve = p.seats[0].reserve
    t.supply_cards(p)
    t.play(p, "use g25")
    assert t.offered(p) == {"send p01", "send p02", "stop"}
    some = p.copy()
    t.play(p, "send p02", "send p01")
    assert [p.warriors[t.tile(one)] for one in ("P01", "P02", "P03", "P04")] == [2, 2, 2, 1]
    assert p.seats[0].reserve == reserve - 2
    t.play(some, "send p01", "stop")
    assert [some.warriors[t.tile(one)] for one in ("P01", "P02")] == [2, 1]


@pytest.mark.rule("CI-G25")
def test_lone_guards_come_from_the_reserve_only() -> None:
    p = t.table()
    t.god(p, 0, "G25")
    t.put(p, 0, "P01", 1)
    t.put(p, 0, "P02", 1)
    p.seats[0].city += p.seats[0].reserve - 1
    p.seats[0].reserve = 1
    t.supply_cards(p)
    t.play(p, "use g25", "send p01")
    assert p.warriors[t.tile("P02")] == 1
    assert t.question(p) != "SendGuard"


@pytest.mark.rule("CI-G26")
def test_each_camp_gets_a_warrior_and_a_full_one_sends_him_to_the_city() -> None:
    p = t.table()
    t.god(p, 0, "G26")
    t.put(p, 0, "P08", 1)
    t.put(p, 0, "P09", 5)
    t.put(p, 0, "P06", 1)  # a village
    t.supply_cards(p)
    declined = p.copy()
    city = p.seats[0].city
    t.play(p, "use g26")
    assert [p.warriors[t.tile(one)] for one in ("P08", "P09", "P06")] == [2, 5, 1]
    assert p.seats[0].city == city + 1
    t.play(declined, "pass")
    assert declined.warriors[t.tile("P08")] == 1


@pytest.mark.rule("CI-G21", "CI-G26")
def test_with_the_higher_limit_the_camp_has_room() -> None:
    p = t.table()
    t.god(p, 0, "G26", "G21")
    t.put(p, 0, "P09", 5)
    t.supply_cards(p)
    t.play(p, "use g26")
    assert p.warriors[t.tile("P09")] == 6


@pytest.mark.rule("CI-G26")
def test_with_too_few_warriors_the_owner_chooses_the_camps() -> None:
    p = t.table()
    t.god(p, 0, "G26")
    t.put(p, 0, "P08", 1)
    t.put(p, 0, "P09", 1)
    p.seats[0].city += p.seats[0].reserve - 1
    p.seats[0].reserve = 1
    t.supply_cards(p)
    t.play(p, "use g26")
    assert t.offered(p) == {"send p08", "send p09", "stop"}
    t.play(p, "send p09")
    assert [p.warriors[t.tile(one)] for one in ("P08", "P09")] == [1, 2]


@pytest.mark.rule("CI-G27")
def test_villages_and_camps_yield_what_their_owner_likes() -> None:
    def income(*answers: str) -> tuple[int, int]:
        p = t.table()
        t.god(p, 0, "G27")
        t.put(p, 0, "P06", 1)  # village
        t.put(p, 0, "P08", 1)  # camp
        t.put(p, 0, "P01", 1)  # mine
        t.supply_phase(p, "A")
        assert t.offered(p) == {"swap p06", "swap p08", "stop"}
        coins, city = p.seats[0].coins, p.seats[0].city
        t.play(p, *answers)
        t.finish(p)
        return p.seats[0].coins - coins, p.seats[0].city - city

    coins, warriors = income("stop")
    assert income("swap p06", "stop") == (coins - 2, warriors + 1)
    assert income("swap p08", "stop") == (coins + 2, warriors - 1)
    assert income("swap p08", "swap p06") == (coins, warriors)


@pytest.mark.rule("CI-G27")
def test_the_choice_is_made_again_each_time() -> None:
    p = t.table()
    t.god(p, 0, "G27")
    t.put(p, 0, "P06", 1)
    t.supply_phase(p, "A")
    t.play(p, "swap p06")
    t.finish(p)
    assert p.seats[0].swapped == 0


@pytest.mark.rule("CI-G28")
def test_a_regroup_without_treasure() -> None:
    p = t.table()
    t.god(p, 0, "G28")
    t.put(p, 0, "P01", 2)
    t.supply_cards(p)
    declined = p.copy()
    t.play(p, "use g28")
    assert t.question(p) == "RegroupWarriors"
    city = p.seats[0].city
    t.play(p, "5")
    assert (p.warriors[t.tile("P01")], p.seats[0].city) == (5, city - 3)
    assert p.asked() == []  # no treasure die
    t.play(declined, "pass")
    assert declined.asked() == []


@pytest.mark.rule("CI-G28")
def test_without_a_tile_there_is_nothing_to_regroup() -> None:
    p = t.table()
    t.god(p, 0, "G28")
    t.supply_cards(p)
    assert p.asked() == []
