"""The page gets facts such as prices from the components in use, including an owner's, so it need not repeat
them.
"""

from __future__ import annotations

from typing import Any

import pytest

from patolli.games.tzolkin import calendar, monuments, names
from patolli.games.tzolkin.game import GAME
from patolli.games.tzolkin.worker_pickup import CHOOSE_ACTION
from patolli.table.components import components

from .table import give, put_worker, table

LONG_YEAR = """
[calendar]
teeth = 28
"""
THEOLOGY = """
[[technologies]]
id = "theology"
effects = [
  { level = 1, op = "next_higher_action", offset = 1 },
  { level = 2, op = "offering_step", cost_any_resource = 2, steps = 3 },
  { level = 3, op = "skull_bonus", skull = 1 },
]
"""
TIKAL = """
[[wheels]]
id = "tikal"
actions = [
  { space = 1, kind = "advance_tech", steps_min = 1, steps_max = 1 },
  { space = 2, kind = "build", buildings_max = 1, monuments_max = 0, pay = "resources" },
  { space = 3, kind = "advance_tech", steps_min = 1, steps_max = 2 },
  { space = 4, kind = "build", buildings_max = 2, monuments_max = 1, exclusive = true, pay = "resources", architecture_uses = 1 },
  { space = 5, kind = "temple_steps", temples = 2, distinct = true, cost_any_resource = 3 },
]
"""  # noqa: E501
MONUMENTS = """
[[monuments]]
id = "M03"
vp_each_by_players = [0, 0, 9, 8, 7]
[[monuments]]
id = "M07"
vp_by_workers = [0, 0, 5, 5, 9, 9, 9]
"""


def facts(owner: str = "") -> dict[str, Any]:
    return components(GAME, owner).facts


def entry(owner: str, group: str, name: str) -> dict[str, Any]:
    return next(one for one in components(GAME, owner).values[group] if one["id"] == name)


def test_a_longer_year_is_drawn_with_its_days() -> None:
    assert components(GAME, LONG_YEAR).values["calendar"]["teeth"] == 28
    p = GAME.start(2, {}, GAME.owners_box(LONG_YEAR))
    assert len(GAME.show(p)["days_until"]) == 28


def test_prices_of_temple_steps_reach_the_board() -> None:
    effects = entry(THEOLOGY, "technologies", "theology")["effects"]
    assert (effects[1]["cost_any_resource"], effects[1]["steps"]) == (2, 3)
    assert entry(TIKAL, "wheels", "tikal")["actions"][4]["cost_any_resource"] == 3


@pytest.mark.rule("TZ-16.8")
def test_how_monuments_score() -> None:
    found = facts(MONUMENTS)["monuments"]
    assert found["M03"] == {"each": {"2": 9, "3": 8, "4": 7}, "scale": [], "least": 0, "most": 0}
    rising = [{"count": 2, "points": 5}, {"count": 4, "points": 9}]
    assert found["M07"] == {
        "each": {"2": 0, "3": 0, "4": 0}, "scale": rising, "least": 2, "most": 6,
    }  # fmt: skip
    assert facts()["monuments"]["M09"]["scale"][-1] == {"count": 3, "points": 33}


@pytest.mark.rule("TZ-16.8")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_points_of_a_monument_are_those_that_it_scores(players: int) -> None:
    p = table(players)
    realm = names.MONUMENT_IDS.index("M03")
    p.seats[0].monuments = [realm]
    assert monuments.points(p, 0, realm) == facts()["monuments"]["M03"]["each"][str(players)]


@pytest.mark.rule("TZ-6.4", "TZ-6.5")
def test_spaces_that_act_are_those_where_something_can_be_chosen() -> None:
    c = GAME.printed_box()
    for wheel, name in enumerate(names.WHEEL_IDS):
        for space in range(names.HIGHEST_SPACE + 1):
            acts = space in facts()["acts"][name]
            if space <= c.top_space[wheel]:  # type: ignore[attr-defined]
                d = CHOOSE_ACTION[wheel * (names.HIGHEST_SPACE + 1) + space]
                assert acts == (d.cost(c, max(1, min(space, c.last_action[wheel]))) == 0), (name, space)  # type: ignore[attr-defined, arg-type]
            else:
                assert not acts


def test_every_card_of_a_space_step_and_technology_has_a_rule_of_the_book() -> None:
    rules = facts()["rules"]
    asked = ["palenque 0", "palenque 2", "tikal 7", "chaac 6", "chaac 5", "theology"]
    expected = ["TZ-6.4", "TZ-7.2", "TZ-6.5", "TZ-14.3", "TZ-14.1", "TZ-15.11"]
    assert [rules[one] for one in asked] == expected


@pytest.mark.rule("TZ-15.2", "TZ-17.9")
def test_prices_of_levels_and_bonuses_of_the_highest() -> None:
    p = table(2)
    level = p.seats[0].technologies[names.AGRICULTURE] + 1
    cost = GAME.show(p)["seats"][0]["next_levels"]["agriculture"]["cost"]
    assert facts()["level_costs"]["agriculture"][str(level)] == cost
    assert facts()["highest"]["chaac"] == [
        {"age": 1, "points": 6, "shared": 3 * names.QUARTERS},
        {"age": 2, "points": 2, "shared": names.QUARTERS},
    ]


@pytest.mark.rule("TZ-11.1")
def test_who_can_offer_and_where_skulls_lie() -> None:
    p = table(2)
    give(p, 1, skull=1)
    p.offerings[4] = 1
    view = GAME.show(p)
    assert [seat["can_offer"] for seat in view["seats"]] == [False, True]
    assert [view["offerings"][space] for space in ("4", "5")] == [0, None]


@pytest.mark.rule("TZ-13.2")
def test_workers_stay_on_their_tooth() -> None:
    p = table(2)
    put_worker(p, 0, "tikal", 4)
    before = GAME.show(p)
    calendar.one_day(p)
    after = GAME.show(p)
    teeth = p.tables.positions[names.TIKAL]
    place = after["wheels"]["tikal"].index(0)
    assert (place - after["turned"]) % teeth == (4 - before["turned"]) % teeth
