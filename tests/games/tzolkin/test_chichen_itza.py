"""Chichen Itza (TZ-11): skulls for points, steps and resources. Theology is tested in test_technologies."""

from __future__ import annotations

import pytest

from .actions import RESOURCES, act, actions, finished, pick, scored, seen, talk
from .table import (
    corn,
    give,
    goods,
    offered,
    points,
    put_worker,
    question,
    say,
    standing,
    step,
    steps,
    table,
    why_not,
)

POINTS = {1: 4, 2: 5, 3: 6, 4: 7, 5: 8, 6: 8, 7: 10, 8: 11, 9: 13}
TEMPLE = {1: 0, 2: 0, 3: 0, 4: 2, 5: 2, 6: 2, 7: 1, 8: 1, 9: 1}
WITH_RESOURCE = {6, 8, 9}
TOP = [6, 8, 7]


@pytest.mark.rule("TZ-11.1", "TZ-11.2", "TZ-14.2")
@pytest.mark.parametrize("action", range(1, 10))
def test_reward_of_each_action(action: int) -> None:
    p = table()
    give(p, 0, skull=2)
    act(p, "chichen", action, f"act {action}")
    if action in WITH_RESOURCE:
        assert question(p) == "TZ-D18"
        assert offered(p) == {"take wood", "take stone", "take gold"}
        say(p, "take gold")
    assert goods(p, 0) == {"skull": 1} | ({"gold": 1} if action in WITH_RESOURCE else {})
    assert scored(p) == {"chichen-itza": POINTS[action]}
    assert standing(p, 0) == [2 if t == TEMPLE[action] else 1 for t in range(3)]
    assert finished(p)


@pytest.mark.rule("TZ-11.1", "TZ-I1")
@pytest.mark.parametrize("action", range(1, 10))
def test_the_skull_stays_in_its_slot(action: int) -> None:
    p = table()
    give(p, 0, skull=1)
    act(p, "chichen", action, f"act {action}", *(["take wood"] if action in WITH_RESOURCE else []))
    assert p.skulls == 12  # the skull does not return to the supply
    assert [a for a in range(len(p.offerings)) if p.offerings[a]] == [action]
    assert p.offerings[action] == 1
    assert p.seats[0].skulls == 0


@pytest.mark.rule("TZ-11.1", "TZ-6.6")
@pytest.mark.parametrize("action", range(1, 10))
def test_no_action_without_a_skull(action: int) -> None:
    p = table()
    give(p, 0, corn=9, wood=9)
    pick(p, "chichen", action)
    assert offered(p) == {"act none"}
    assert why_not(p, f"act {action}") == ("no-skull", "TZ-11.1", [])


@pytest.mark.rule("TZ-11.1")
@pytest.mark.parametrize("action", range(1, 10))
@pytest.mark.parametrize("who", [0, 3])
def test_a_taken_slot_serves_nobody(action: int, who: int) -> None:
    p = table()
    give(p, 0, corn=9, skull=1)
    p.offerings[action] = who + 1
    pick(p, "chichen", 10)
    assert actions(p) == [f"act {a}" for a in range(1, 10) if a != action]
    assert why_not(p, f"act {action}") == ("slot-taken", "TZ-11.1", [action])


@pytest.mark.rule("TZ-11.1")
def test_a_second_offering_in_the_same_turn() -> None:
    p = table()
    give(p, 0, corn=3, skull=3)
    put_worker(p, 0, "chichen", 4, 5)
    pick(p, "chichen", 4)
    talk(p, "act 4")
    say(p, "pick chichen 5")
    assert actions(p) == ["act 2", "act 3", "act 5"]
    say(p, "act 5")
    assert points(p, 0) == 7 + 8
    assert standing(p, 0) == [1, 1, 3]
    assert goods(p, 0) == {"corn": 3, "skull": 1}


@pytest.mark.rule("TZ-11.2", "TZ-D18")
@pytest.mark.parametrize("action", [6, 8, 9])
@pytest.mark.parametrize("resource", RESOURCES)
def test_one_resource_of_choice(action: int, resource: str) -> None:
    p = table()
    give(p, 0, skull=1)
    act(p, "chichen", action, f"act {action}", f"take {resource}")
    assert goods(p, 0) == {resource: 1}
    assert finished(p)


@pytest.mark.rule("TZ-11.2", "TZ-14.4")
@pytest.mark.parametrize("action", range(1, 10))
def test_a_step_from_the_top_lapses(action: int) -> None:
    p = table()
    give(p, 0, skull=1)
    at = [1, 1, 1]
    at[TEMPLE[action]] = TOP[TEMPLE[action]]
    steps(p, 0, *at)
    act(p, "chichen", action, f"act {action}", *(["take wood"] if action in WITH_RESOURCE else []))
    assert standing(p, 0) == at
    assert points(p, 0) == POINTS[action]
    assert goods(p, 0) == ({"wood": 1} if action in WITH_RESOURCE else {})


@pytest.mark.rule("TZ-11.2", "TZ-14.3", "TZ-14.4")
@pytest.mark.parametrize(("action", "temple"), [(1, "chaac"), (6, "kukulcan"), (8, "quetzalcoatl")])
def test_a_step_to_an_occupied_top_lapses(action: int, temple: str) -> None:
    p = table()
    give(p, 0, skull=1)
    t = ["chaac", "quetzalcoatl", "kukulcan"].index(temple)
    step(p, 2, temple, TOP[t])
    step(p, 0, temple, TOP[t] - 1)
    act(p, "chichen", action, f"act {action}", *(["take wood"] if action in WITH_RESOURCE else []))
    assert standing(p, 0)[t] == TOP[t] - 1
    assert points(p, 0) == POINTS[action]


@pytest.mark.rule("TZ-11.2")
def test_points_then_the_step_then_the_resource() -> None:
    p = table()
    give(p, 0, skull=1)
    pick(p, "chichen", 6)
    say(p, "act 6")
    assert points(p, 0) == 8
    assert standing(p, 0) == [1, 1, 2]
    assert goods(p, 0) == {}
    say(p, "take stone")
    assert seen(p, "offered", "offering-scored", "climbed", "took") == [
        ("offered", 6),
        ("offering-scored", 8, "chichen 6"),
        ("climbed", "kukulcan", 2, "chichen 6"),
        ("took", "stone", 1, "chichen 6"),
    ]


@pytest.mark.rule("TZ-11.3", "TZ-6.3")
@pytest.mark.parametrize("action", range(1, 8))
def test_stepping_back_costs_corn_and_uses_the_lower_slot(action: int) -> None:
    p = table()
    give(p, 0, corn=7, skull=1)
    p.offerings[8] = 2  # the slot of this action is occupied
    act(p, "chichen", 8, f"act {action}", *(["take wood"] if action in WITH_RESOURCE else []))
    assert corn(p, 0) == 7 - (8 - action)
    assert points(p, 0) == POINTS[action]
    assert p.offerings[action] == 1
    assert p.seats[0].skulls == 0


@pytest.mark.rule("TZ-11.3", "TZ-6.3")
def test_stepping_back_without_the_corn() -> None:
    p = table()
    give(p, 0, corn=2, skull=1)
    pick(p, "chichen", 8)
    assert actions(p) == ["act 6", "act 7", "act 8"]
    assert why_not(p, "act 5") == ("no-corn-to-step-back", "TZ-6.3", [3, 2])


@pytest.mark.rule("TZ-11.3", "TZ-6.5")
@pytest.mark.parametrize("action", range(1, 10))
def test_space_10_is_of_free_choice(action: int) -> None:
    p = table()
    give(p, 0, skull=1)
    act(p, "chichen", 10, f"act {action}", *(["take wood"] if action in WITH_RESOURCE else []))
    assert points(p, 0) == POINTS[action]
    assert corn(p, 0) == 0
    assert p.offerings[action] == 1


@pytest.mark.rule("TZ-11.3", "TZ-6.5")
def test_space_9_is_not() -> None:
    p = table()
    give(p, 0, skull=1)
    pick(p, "chichen", 9)
    assert actions(p) == ["act 9"]
