"""Yaxchilan (TZ-8): goods. What technologies add is tested in test_technologies."""

from __future__ import annotations

import pytest

from .actions import act, actions, finished, pick, seen
from .table import give, goods, offered, points, table, why_not

GIVES = {
    1: {"wood": 1},
    2: {"corn": 1, "stone": 1},
    3: {"corn": 2, "gold": 1},
    4: {"skull": 1},
    5: {"corn": 2, "stone": 1, "gold": 1},
}


@pytest.mark.rule("TZ-8.1")
@pytest.mark.parametrize("action", [1, 2, 3, 4, 5])
def test_goods_of_each_action(action: int) -> None:
    p = table()
    act(p, "yaxchilan", action, f"act {action}")
    assert goods(p, 0) == GIVES[action]
    assert finished(p)
    assert points(p, 0) == 0
    assert [goods(p, seat) for seat in (1, 2, 3)] == [{}, {}, {}]
    assert p.skulls == (12 if action == 4 else 13)
    told_now = {line[1:] for line in seen(p, "gained")}
    assert told_now == {(good, n, f"yaxchilan {action}") for good, n in GIVES[action].items()}


@pytest.mark.rule("TZ-8.1")
def test_goods_are_added_to_what_is_held() -> None:
    p = table()
    give(p, 0, corn=3, wood=1, stone=2, gold=4, skull=1)
    act(p, "yaxchilan", 5, "act 5")
    assert goods(p, 0) == {"corn": 5, "wood": 1, "stone": 3, "gold": 5, "skull": 1}


@pytest.mark.rule("TZ-8.2")
def test_no_skull_from_an_empty_supply() -> None:
    p = table()
    give(p, 1, skull=13)
    pick(p, "yaxchilan", 4)
    assert "act 4" not in offered(p)
    assert why_not(p, "act 4") == ("no-skull-in-supply", "TZ-8.2", [])


@pytest.mark.rule("TZ-8.2")
def test_the_last_skull_can_be_taken() -> None:
    p = table()
    give(p, 1, skull=12)
    act(p, "yaxchilan", 4, "act 4")
    assert goods(p, 0) == {"skull": 1}
    assert p.skulls == 0


@pytest.mark.rule("TZ-8.1", "TZ-8.2")
def test_all_other_actions_need_no_skull() -> None:
    p = table()
    give(p, 1, skull=13)
    pick(p, "yaxchilan", 7)
    assert actions(p) == ["act 1", "act 2", "act 3", "act 5"]
