"""The page gets facts such as prices from the components in use, including an owner's, so it need not repeat
them.
"""

from __future__ import annotations

from typing import Any

import pytest

from patolli.games.teotihuacan import names
from patolli.games.teotihuacan.actions import decorations
from patolli.games.teotihuacan.game import GAME
from patolli.games.teotihuacan.view_types import PAGE_NAMES, PAGE_TABLES
from patolli.rulebook.parser import rulebook
from patolli.table.components import components

from .table import table

ROYAL = """
[[royal_tiles]]
id = "rb7"
cocoa = 2
resources = 3
[[royal_tiles]]
id = "rc8"
cocoa = 4
more = 2
[[royal_tiles]]
id = "rc3"
cocoa = 5
[[royal_tiles]]
id = "ra9"
vp = 3
more = -1
"""
TECHNOLOGIES = """
[[technology]]
id = "t13"
effect = { pay_cocoa = 2, power_up_same_board = 3 }
[[technology]]
id = "t15"
effect = { extra_worker = 1, discount_one_resource = 2 }
"""
NOBLES = """
[nobles]
avenue_steps = 2
"""


def facts(owner: str = "") -> dict[str, Any]:
    return components(GAME, owner).facts


def amount(sign: str, n: int, power: bool = False) -> dict[str, Any]:
    return {"sign": sign, "n": n, "power": power}


@pytest.mark.rule("TE-12.1")
def test_prices_and_limits_of_royal_tiles() -> None:
    found = facts(ROYAL)["royal"]
    assert found["rb7"] == {
        "given": [amount("cocoa", 2), amount("r", 3)],
        "got": [amount("r", 0, power=True)],
        "times": amount("times", 1),
    }
    assert found["rc8"] == {
        "given": [amount("cocoa", 4)],
        "got": [amount("temple-any", 1)],
        "times": amount("times", 2, power=True),
    }
    assert found["rc3"]["got"] == [amount("cocoa", 5)]
    assert found["ra9"]["got"] == [amount("vp", 3)]
    assert found["ra9"]["times"] == amount("times", -1, power=True)
    assert facts()["royal"]["rc1"] == {"given": [], "got": [amount("cocoa", 1, power=True)], "times": None}


@pytest.mark.rule("TE-13.4", "TE-13.5")
def test_prices_and_yields_of_technologies() -> None:
    found = facts(TECHNOLOGIES)["technologies"]
    assert found["t13"]["given"] == [amount("cocoa", 2)]
    assert found["t13"]["got"] == [amount("power-up", 3)]
    assert found["t13"]["boards"] == []  # everywhere
    assert found["t15"]["got"] == [amount("worker-plus", 1), amount("saved", 2)]
    assert found["t05"]["boards"] == ["forest", "quarry", "mine"]


@pytest.mark.rule("TE-8.9")
def test_what_a_building_of_the_nobles_brings() -> None:
    assert facts(NOBLES)["nobles"]["avenue"] == 2
    assert facts()["nobles"]["avenue"] == 1


@pytest.mark.rule("TE-8.18", "TE-8.19")
def test_icons_and_rotations_are_those_of_the_rules() -> None:
    found, c = facts(), GAME.printed_box()
    for tile, name in enumerate(names.STONE_TILE_IDS):
        for turn, codes in enumerate(found["stones"][name]):
            assert [names.ICON_CODES.index(code) for code in codes] == c.stone_turned[tile][turn]  # type: ignore[attr-defined]
    assert found["icons"]["H+"] == {"icon": "headdress", "temple": "red"}
    assert found["icons"]["O"] == {"icon": "glyph", "temple": None}


@pytest.mark.rule("TE-8.12")
def test_decorations_lie_where_the_rules_compare_them() -> None:
    p, found = table(2), facts()
    for side, name in enumerate(names.SIDE_IDS):
        first = found["side_cells"][name][0]
        assert not 0 <= first["rows"][0] < names.GRID or not 0 <= first["columns"][0] < names.GRID
        for step in range(1, names.STEPS_OF_SIDE):
            cells = found["side_cells"][name][step]
            where = zip(cells["rows"], cells["columns"], strict=True)
            both = [row * names.GRID + column for row, column in where]
            assert both == p.tables.side_cells[side][step]
    assert decorations.next_step(p, 0) == 0


def test_every_place_has_its_level_and_cell() -> None:
    places = facts()["places"]
    assert places["2b1"] == {"level": 2, "row": 3, "column": 1}
    assert len(places) == names.PLACES


@pytest.mark.rule("TE-14.3", "TE-14.4", "TE-14.5", "TE-14.6", "TE-15.2")
def test_every_event_with_points_of_an_eclipse_has_its_source() -> None:
    rules = {*(f"TE-14.{n}" for n in (3, 4, 5, 6)), "TE-15.2"}
    scored = {
        term.name for term in GAME.events.entries.values() if term.rule in rules and "points" in term.numbers
    }
    assert scored <= set(PAGE_TABLES["ECLIPSE_SOURCE"])
    assert set(PAGE_TABLES["ECLIPSE_SOURCE"].values()) == set(PAGE_NAMES["ECLIPSE_SOURCES"])
    assert PAGE_TABLES["ECLIPSE_SIGN"].keys() == PAGE_TABLES["ECLIPSE_SOURCE"].keys()


@pytest.mark.rule("TE-16.3")
def test_rules_and_events_of_the_teotibots_turn_exist() -> None:
    assert set(PAGE_NAMES["AFTER_BOT_TURN"]) <= {term.name for term in GAME.events.entries.values()}
    assert PAGE_TABLES["BOT_TILE_RULE"].keys() == set(names.BOT_TILE_IDS)
    shown = [
        *PAGE_NAMES["BOT_TURN_RULES"],
        *PAGE_TABLES["BOT_TILE_RULE"].values(),
        *PAGE_NAMES["BOT_FURTHER_RULES"],
    ]
    assert set(shown) <= set(rulebook("teotihuacan", "en").rules)
