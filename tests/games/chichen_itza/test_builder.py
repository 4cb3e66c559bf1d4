"""The position builder: settings, reported faults, and what other seats do not know."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from patolli.games.chichen_itza import names
from patolli.games.chichen_itza.builder import ChichenBuilder, first_turn, new_game
from patolli.games.chichen_itza.game import GAME
from patolli.games.chichen_itza.position import own_pile
from patolli.kernel import serialization
from patolli.kernel.errors import BrokenPosition, HiddenValue, PatolliError

from . import table as t


def builder(players: int = 4) -> ChichenBuilder:
    return ChichenBuilder(first_turn(players))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_where_it_starts_can_be(players: int) -> None:
    assert ChichenBuilder(new_game(players)).faults() == []
    assert builder(players).faults() == []


def test_everything_can_be_set() -> None:
    b = builder()
    b.give(0, coins=5, luck=2, idols=1)
    b.set_gear(0, "defense", 3)
    b.give(0, shields=2)
    b.set_war(1, 2)
    b.set_favor(3, 1, 3, 0)
    b.add_figure(2, "snake", 1)
    b.add_gems(2, "red", "blue")
    b.put_warriors(0, "P01", 3)
    b.set_warriors(1, "P05", 2)
    b.set_warriors(1, "city", 5)
    b.put_hero(0, "H13", "P01")
    b.set_hero_card("H20")
    b.swap_tiles("P03", "P20")
    b.put_creature("P02", "jaguar", 3, known_by=[3])
    b.put_creature("P04", "monkey", 2)
    ruin = names.TILE_IDS[b.position.tables.kind.index(names.RUIN)]
    b.put_ruin(ruin, names.RUIN_IDS[0], known_by=[1])
    b.put_scouts(2, "P04", ruin, knows=True)
    b.give_gods(0, "G43", "G01")
    b.give_gods(1, "G01")
    b.set_display("G44")
    b.set_magic_cards(0, stone=2, fire=1)
    b.set_discards(stone=1)
    b.claim_task(3, "T01")
    b.set_round(3)
    b.set_order(2, 0, 3, 1)
    b.begin_turn(0)
    p = b.build()
    assert p.asked() == [0]
    assert p.question(0).kind == "ChooseAction"
    assert (p.seats[0].coins, p.seats[0].gears[names.DEFENSE], p.seats[0].shields) == (5, 3, 2)
    assert p.favor == [3, 1, 0, 2]
    assert p.seats[1].powers != 0  # powers of G01, which now belongs to seat 1
    assert [len(p.attacks), p.round] == [2, 3]
    assert p.hands[0].cards == [2, 1]


def test_what_is_known_to_whom() -> None:
    b = builder()
    b.put_creature("P02", "jaguar", 3, known_by=[3])
    b.put_creature("P04", "monkey", 2)
    b.put_scouts(1, "P04", knows=True)
    p = b.build()
    jaguar, monkey = [names.CREATURE_IDS.index(name) for name in ("jaguar", "monkey")]
    assert p.observation(3).strengths[jaguar].at(t.tile("P02")) == 3
    assert p.observation(1).strengths[monkey].at(t.tile("P04")) == 2
    for seat, creature, place in ((0, jaguar, "P02"), (1, jaguar, "P02"), (3, monkey, "P04")):
        with pytest.raises(HiddenValue):
            p.observation(seat).strengths[creature].at(t.tile(place))


def test_a_combat_and_the_moments_of_a_round() -> None:
    b = builder()
    b.put_creature("P02", "jaguar", 3)
    b.march(0, "city", "P02", 3)
    assert b.faults() == []
    assert b.build().combat.hearts == 3
    b = builder()
    b.attack_city("snake", 2)
    assert b.build().group.seat == 2
    b = builder()
    b.end_round()
    assert b.build().asked() != []
    b = builder()
    b.begin_supply("D")
    assert b.build().asked() == []


FAULTS: list[tuple[str, Callable[[ChichenBuilder], None], str]] = [
    ("a warrior too many", lambda b: b.set("seats[0].reserve", 23), "CI-I1"),
    ("a hero without his card", lambda b: b.set("seats[0].heroes", [28, -1, -1]), "CI-I2"),
    ("a hero nowhere", lambda b: b.set("seats[0].heroes", [40, -1, -1]), "CI-I2"),
    ("a shield too many", lambda b: b.give(0, shields=5), "CI-I3"),
    ("a gear too high", lambda b: b.set_gear(0, "melee", 7), "CI-I5"),
    ("a full tile", lambda b: b.put_warriors(0, "P01", 7), "CI-I6"),
    ("a strength twice", lambda b: b.set("seats[0].figures", [1] * 9), "CI-I7"),
    ("no coins", lambda b: b.give(0, coins=-1), "CI-I11"),
    ("too much luck", lambda b: b.give(0, luck=99), "CI-I11"),
    ("peace of a third kind", lambda b: b.set_war(0, 3), "CI-I14"),
    ("dear rows", lambda b: b.set_costs([7] * 4, [7] * 5), "CI-I15"),
    ("a city never attacked", lambda b: b.set("round", 4), "CI-I16"),
    ("a marker nowhere", lambda b: b.set("seats[0].markers", 1 << 40), "CI-I12"),
    ("tasks of one stack", lambda b: b.set("tasks", [0, 0, 0, 0]), "CI-2.11"),
    ("two tiles on a hex", lambda b: b.set("land.hexes[0]", b.position.land.hexes[1]), "CI-2.2"),
    ("an action tile twice", lambda b: b.set("grid", [0] * 20), "CI-2.15"),
    ("a stack of others", lambda b: b.set("hero_top", [8, 0, 16]), "CI-2.13"),
    ("a display of others", lambda b: b.set("display", [70, -1, -1, -1]), "CI-2.12"),
    ("a ruin twice", lambda b: b.set("ruins[0].values[0]", 3), "CI-2.7"),
    ("a card twice", lambda b: own_pile(b.position, 0).put_under(_shown(b), 0), "CI-I10"),
    ("a magic card lost", lambda b: b.set("discards", [0, 1]), "CI-I10"),
    ("powers without cards", lambda b: b.set("seats[0].powers", 1), "CI-I10"),
]


def _shown(b: ChichenBuilder) -> int:
    return b.position.display[0]


@pytest.mark.parametrize(("change", "rule"), [one[1:] for one in FAULTS], ids=[one[0] for one in FAULTS])
def test_a_fault_is_named(change: Callable[[ChichenBuilder], None], rule: str) -> None:
    b = builder()
    change(b)
    assert any(fault.startswith(rule) for fault in b.faults()), b.faults()
    with pytest.raises(BrokenPosition, match=rule):
        b.build()


def test_every_fault_is_named() -> None:
    b = builder()
    b.give(0, coins=-1)
    b.set_war(1, 3)
    b.set_gear(2, "magic", 0)
    assert [fault.partition(":")[0] for fault in b.faults()] == ["CI-I11", "CI-I14", "CI-I5"]


def test_what_there_is_not_cannot_be_set() -> None:
    b = builder()
    with pytest.raises(PatolliError, match="no place 'P99'"):
        b.put_warriors(0, "P99", 1)
    with pytest.raises(PatolliError, match="'cooking' is none of"):
        b.set_gear(0, "cooking", 1)
    with pytest.raises(PatolliError, match="city is no ruin tile"):
        b.put_ruin("city", names.RUIN_IDS[0])
    with pytest.raises(PatolliError, match="no snake has strength 9"):
        b.add_figure(0, "snake", 9)


def test_no_stale_options() -> None:
    b = builder()
    b.set_costs([1] * 4, [1] * 5)
    b.begin_turn(0)
    poor = b.position.legal_moves(0)
    b.give(0, coins=9)
    assert len(b.position.legal_moves(0)) > len(poor)


def test_nothing_is_shared() -> None:
    start = first_turn()
    before = serialization.save(start)
    b = ChichenBuilder(start)
    b.put_creature("P02", "jaguar", 3)
    b.give_gods(0, "G43")
    b.set_magic_cards(0, stone=2)
    b.put_hero(0, "H13")
    b.begin_turn(0)
    made = b.build()
    saved = serialization.save(made)
    b.set_magic_cards(0, fire=2)
    b.put_creature("P04", "monkey", 2)
    made.play(0, GAME.vocabulary.move("place coins"))
    assert serialization.save(start) == before
    assert serialization.save(b.build()) != saved
