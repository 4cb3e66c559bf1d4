"""Reasons why a move is illegal: range, terrain, owner, number of units, or timing."""

from __future__ import annotations

import pytest

from patolli.games.chichen_itza import names
from patolli.games.chichen_itza.board import units
from patolli.games.chichen_itza.combat import roll_window
from patolli.games.chichen_itza.control import gem_star
from patolli.games.chichen_itza.game import GAME
from patolli.games.chichen_itza.position import ChichenPosition, own_pile
from patolli.games.chichen_itza.rounds import tasks

from . import table as t

ANI, BEA = 0, 1


def explained(p: ChichenPosition, word: str) -> str:
    reason = p.explain(p.asked()[0], GAME.vocabulary.move(word))
    return "" if reason is None else f"{reason.name} {reason.rule}"


def terrain_tiles(p: ChichenPosition, terrain: int) -> list[str]:
    return [names.TILE_IDS[tile].lower() for tile in units.bits(p.tables.of_terrain[terrain])]


def land_movement(p: ChichenPosition) -> None:
    """Ani moves a warrior from the city by land and must choose its destination."""
    t.costs(p, [0] * 4, [0] * 5)
    t.begin_turn(p, ANI)
    t.play(p, "place land-1", "from city", "1")


def test_where_a_group_cannot_go() -> None:
    p = t.table()
    land_movement(p)
    near = p.land.near[names.CITY]
    land, water = terrain_tiles(p, names.LAND), terrain_tiles(p, names.WATER)
    beside = next(one for one in water if near >> t.tile(one) & 1)
    far = next(one for one in land if f"go {one}" not in t.offered(p))
    assert explained(p, f"go {beside}") == "wrong-terrain CI-7.3"
    assert explained(p, f"go {far}") == "out-of-reach CI-7.2"
    assert explained(p, "go city") == "must-leave CI-7.2"
    assert explained(p, "idol coins") == "no-idol CI-15.3"


def test_a_way_step_by_step() -> None:
    p = t.table()
    t.god(p, ANI, "G60")
    land_movement(p)
    assert t.question(p) == "TakeStep"
    near = p.land.near[names.CITY]
    water = next(one for one in terrain_tiles(p, names.WATER) if near >> t.tile(one) & 1)
    far = next(one for one in terrain_tiles(p, names.LAND) if not near >> t.tile(one) & 1)
    assert explained(p, f"step {water}") == "wrong-terrain CI-7.3"
    assert explained(p, f"step {far}") == "not-adjacent CI-7.2"
    p.group.steps = 0
    assert explained(p, f"step {far}") == "no-steps-left CI-7.2"


def test_tiles_that_are_not_in_play_or_not_yours() -> None:
    p = t.table(2)
    t.costs(p, [0] * 4, [0] * 4)
    t.begin_turn(p, ANI)
    missing = next(tile for tile in range(names.ACTION_TILES) if tile not in p.grid)
    assert explained(p, f"place {names.ACTIONTILE_IDS[missing]}") == "action-not-in-play CI-2.15"
    assert explained(p, "place hero move-hero free") == "no-free-hero CI-H01"
    outside = next(name for i, name in enumerate(names.TILE_IDS) if i not in p.tables.tiles[2]).lower()
    t.put(p, ANI, "P01", 1)
    word = next(one for one in sorted(t.offered(p)) if one.startswith("place") and "land" in one)
    t.play(p, word)
    assert explained(p, f"from {outside}") == "tile-not-in-play CI-2.2"
    assert explained(p, "from p05") == "no-units-there CI-7.1"


def test_cards() -> None:
    p = t.table()
    t.god(p, ANI, "G41", "G43", "G47")
    t.hand(p, ANI, stone=1)
    t.creature(p, "P01", "monkey", 2)
    t.fight(p, ANI, "city", "P01", 3)
    assert t.offered(p) == {"use g41", "pass"}
    assert explained(p, "use g43") == "other-card-asked CI-15.1"
    assert explained(p, "use g42") == "not-your-card CI-15.1"
    t.play(p, "pass", "pass")
    assert t.question(p) == "ChooseCards"
    assert explained(p, "cast stone 2") == "too-few-cards CI-8.11"
    assert explained(p, "cast fire 1") == "no-card-of-spell CI-8.11"
    assert explained(p, "cast stone 1 with 1 fire") == "cannot-mix CI-8.11"


def test_luck_without_dice() -> None:
    p = t.table()
    t.give(p, ANI, luck=5)
    t.creature(p, "P01", "caiman", 4)
    t.fight(p, ANI, "city", "P01", 3)
    p.agenda = [roll_window.ROLL_WINDOW[names.FIRST]]
    p.combat.dice, p.combat.dice_thrown = [], 0
    p.forget()
    assert explained(p, "luck hit") == "no-dice CI-8.8"


def test_an_exchange_that_does_not_help() -> None:
    p = t.table()
    t.give(p, ANI, idols=1)
    p.agenda = [tasks.ExchangeForTask(ANI, names.TASK_IDS.index("T19"))]
    p.forget()
    assert explained(p, "idol luck") == "only-coins-help CI-15.3"


def test_lines_of_the_gem_star() -> None:
    p = t.table()
    t.god(p, ANI, "G43")
    t.gem(p, ANI, "red", "blue", "green")
    lines = [names.STAR_IDS.index(line) for line in ("green-red", "green-blue")]
    p.agenda = [gem_star.ChooseLine(ANI, units.bits_of(lines), 0, 1)]
    p.forget()
    assert t.offered(p) == {"star green-red", "star green-blue"}
    assert explained(p, "star red-blue") == "line-done CI-10.5"
    assert explained(p, "star white-blue") == "gem-missing CI-10.5"
    assert explained(p, "use g43") == "not-usable CI-15.1"


def test_the_warrior_for_a_task() -> None:
    p = t.table(2)
    outside = next(name for i, name in enumerate(names.TILE_IDS) if i not in p.tables.tiles[2]).lower()
    p.agenda = [tasks.ClaimTask(ANI, 0)]
    p.forget()
    assert explained(p, "claim p05") == "no-units-there CI-7.1"
    assert explained(p, f"claim {outside}") == "tile-not-in-play CI-2.2"


def test_an_empty_deck() -> None:
    p = t.table()
    t.god(p, ANI, "G30")
    t.costs(p, [0] * 4, [0] * 5)
    t.begin_turn(p, ANI)
    t.play(p, "place god-card")
    t.edit(p).set_pile(own_pile(p, names.RED), [])
    assert explained(p, "deck red") == "deck-empty CI-G30"
    hidden = next(card for card in names.GOD_IDS if names.GOD_IDS.index(card) not in p.display)
    assert explained(p, f"take {hidden.lower()}") == "not-shown CI-6.7"


@pytest.mark.parametrize(("word", "reason"), [("9", "group-too-large CI-7.1"), ("5", "not-enough CI-7.1")])
def test_too_many_warriors(word: str, reason: str) -> None:
    p = t.table()
    t.costs(p, [0] * 4, [0] * 5)
    t.begin_turn(p, ANI)
    t.play(p, "place land-1", "from city")
    assert explained(p, word) == reason


def test_who_is_not_asked() -> None:
    reason = t.table().explain(BEA, GAME.vocabulary.move("place coins"))
    assert reason is not None
    assert reason.name == "others-asked"
