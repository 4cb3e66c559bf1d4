"""Palenque (TZ-7): fishing, corn and wood from the jungle, and burning.

Agriculture is tested in test_technologies.
"""

from __future__ import annotations

import pytest

from .actions import act, actions, finished, jungle, jungle_of, pick, seen, talk, tiles
from .table import corn, give, goods, offered, question, say, standing, steps, table, why_not

CORN = {2: 4, 3: 5, 4: 7, 5: 9}
WOOD = {3: 2, 4: 3, 5: 4}


@pytest.mark.rule("TZ-7.1")
def test_fishing_gives_3_corn_and_no_tile() -> None:
    p = table()
    give(p, 0, corn=1, wood=1)
    act(p, "palenque", 1, "act 1")
    assert goods(p, 0) == {"corn": 4, "wood": 1}
    assert tiles(p) == (0, 0)
    assert [jungle_of(p, a) for a in (2, 3, 4, 5)] == [(4, 0), (4, 4), (4, 4), (4, 4)]
    assert finished(p)


@pytest.mark.rule("TZ-7.1")
def test_fishing_needs_no_jungle() -> None:
    p = table()
    for action in (2, 3, 4, 5):
        jungle(p, action, 0, 0)
    give(p, 0, corn=9)
    pick(p, "palenque", 5)
    assert actions(p) == ["act 1"]
    talk(p, "act 1")
    assert corn(p, 0) == 9 - 4 + 3


@pytest.mark.rule("TZ-7.2", "TZ-7.6", "TZ-D8")
def test_action_2_takes_a_corn_tile_for_4_corn() -> None:
    p = table()
    pick(p, "palenque", 2)
    say(p, "act 2")
    assert question(p) == "TZ-D8"
    assert offered(p) == {"harvest corn"}
    say(p, "harvest corn")
    assert goods(p, 0) == {"corn": 4}
    assert tiles(p) == (1, 0)
    assert jungle_of(p, 2) == (3, 0)
    assert standing(p, 0) == [1, 1, 1]
    assert finished(p)


@pytest.mark.rule("TZ-7.2", "TZ-7.4", "TZ-7.5")
def test_action_2_has_no_wood() -> None:
    p = table()
    pick(p, "palenque", 2)
    say(p, "act 2")
    assert why_not(p, "harvest wood") == ("no-wood-tile", "TZ-7.4", [2])
    assert why_not(p, "harvest burn") == ("no-wood-tile", "TZ-7.4", [2])


@pytest.mark.rule("TZ-7.3", "TZ-7.4", "TZ-7.6", "TZ-7.8", "TZ-D8")
@pytest.mark.parametrize("action", [3, 4, 5])
def test_wood_tiles(action: int) -> None:
    p = table()
    pick(p, "palenque", action)
    say(p, f"act {action}")
    assert offered(p) == {"harvest wood", "harvest burn"}
    say(p, "harvest wood")
    assert goods(p, 0) == {"wood": WOOD[action]}
    assert tiles(p) == (0, 1)
    assert jungle_of(p, action) == (4, 3)
    assert standing(p, 0) == [1, 1, 1]
    assert finished(p)


@pytest.mark.rule("TZ-7.3", "TZ-7.4", "TZ-7.6", "TZ-7.8", "TZ-D8")
@pytest.mark.parametrize("action", [3, 4, 5])
def test_uncovered_corn_tiles(action: int) -> None:
    p = table()
    jungle(p, action, 2, 1)
    pick(p, "palenque", action)
    say(p, f"act {action}")
    assert offered(p) == {"harvest wood", "harvest corn", "harvest burn"}
    say(p, "harvest corn")
    assert goods(p, 0) == {"corn": CORN[action]}
    assert tiles(p) == (1, 0)
    assert jungle_of(p, action) == (1, 1)
    assert standing(p, 0) == [1, 1, 1]
    assert finished(p)


@pytest.mark.rule("TZ-7.4")
@pytest.mark.parametrize("action", [3, 4, 5])
def test_corn_under_wood_cannot_be_taken(action: int) -> None:
    p = table()
    jungle(p, action, 2, 2)
    pick(p, "palenque", action)
    say(p, f"act {action}")
    assert why_not(p, "harvest corn") == ("no-corn-tile", "TZ-7.4", [action])
    assert why_not(p, "harvest wood") is None


@pytest.mark.rule("TZ-7.4", "TZ-7.5")
@pytest.mark.parametrize("action", [3, 4, 5])
def test_where_no_wood_tile_is_left_there_is_neither_wood_nor_burning(action: int) -> None:
    p = table()
    jungle(p, action, 1, 0)
    pick(p, "palenque", action)
    say(p, f"act {action}")
    assert offered(p) == {"harvest corn"}
    assert why_not(p, "harvest wood") == ("no-wood-tile", "TZ-7.4", [action])
    assert why_not(p, "harvest burn") == ("no-wood-tile", "TZ-7.4", [action])
    say(p, "harvest corn")
    assert jungle_of(p, action) == (0, 0)
    assert corn(p, 0) == CORN[action]


@pytest.mark.rule("TZ-7.5", "TZ-7.8", "TZ-D9", "TZ-14.8", "TZ-I16")
@pytest.mark.parametrize("action", [3, 4, 5])
def test_burning(action: int) -> None:
    p = table()
    pick(p, "palenque", action)
    say(p, f"act {action}", "harvest burn")
    assert question(p) == "TZ-D9"
    assert offered(p) == {"anger chaac", "anger quetzalcoatl", "anger kukulcan"}
    say(p, "anger kukulcan")
    assert goods(p, 0) == {"corn": CORN[action]}
    assert tiles(p) == (1, 0)
    assert jungle_of(p, action) == (3, 3)
    assert standing(p, 0) == [1, 1, 0]
    assert finished(p)


@pytest.mark.rule("TZ-7.5")
def test_burning_is_allowed_beside_an_uncovered_corn_tile() -> None:
    p = table()
    jungle(p, 4, 3, 1)
    act(p, "palenque", 4, "act 4", "harvest burn", "anger quetzalcoatl")
    assert jungle_of(p, 4) == (2, 0)
    assert goods(p, 0) == {"corn": 7}
    assert standing(p, 0) == [1, 0, 1]


@pytest.mark.rule("TZ-7.5", "TZ-D8")
def test_nobody_burns_from_the_bottom_of_all_temples() -> None:
    p = table()
    steps(p, 0, 0, 0, 0)
    pick(p, "palenque", 3)
    say(p, "act 3")
    assert offered(p) == {"harvest wood"}
    assert why_not(p, "harvest burn") == ("all-on-bottom", "TZ-7.5", [])


@pytest.mark.rule("TZ-7.5", "TZ-D9", "TZ-14.8")
@pytest.mark.parametrize(
    ("at", "angry", "refused"),
    [
        ((1, 0, 0), "chaac", {"quetzalcoatl": 1, "kukulcan": 2}),
        ((0, 1, 0), "quetzalcoatl", {"chaac": 0, "kukulcan": 2}),
        ((0, 0, 1), "kukulcan", {"chaac": 0, "quetzalcoatl": 1}),
    ],
)
def test_one_temple_above_the_bottom_is_enough_to_burn(
    at: tuple[int, int, int], angry: str, refused: dict[str, int]
) -> None:
    p = table()
    steps(p, 0, *at)
    pick(p, "palenque", 3)
    say(p, "act 3", "harvest burn")
    assert offered(p) == {f"anger {angry}"}
    for temple, number in refused.items():
        assert why_not(p, f"anger {temple}") == ("on-bottom", "TZ-14.8", [number])
    say(p, f"anger {angry}")
    assert standing(p, 0) == [0, 0, 0]


@pytest.mark.rule("TZ-7.7")
@pytest.mark.parametrize("action", [2, 3, 4, 5])
def test_an_empty_group_has_no_action(action: int) -> None:
    p = table()
    jungle(p, action, 0, 0)
    pick(p, "palenque", 6)
    assert actions(p) == sorted(f"act {a}" for a in range(1, 6) if a != action)
    assert why_not(p, f"act {action}") == ("jungle-empty", "TZ-7.7", [action])


@pytest.mark.rule("TZ-7.7")
@pytest.mark.parametrize("action", [2, 3, 4, 5])
def test_one_tile_is_enough_for_its_action(action: int) -> None:
    p = table()
    jungle(p, action, 1, 0)
    pick(p, "palenque", action)
    assert f"act {action}" in offered(p)


@pytest.mark.rule("TZ-7.8")
def test_groups_are_apart() -> None:
    p = table()
    act(p, "palenque", 3, "act 3", "harvest wood")
    assert [jungle_of(p, a) for a in (2, 3, 4, 5)] == [(4, 0), (4, 3), (4, 4), (4, 4)]


@pytest.mark.rule("TZ-7.5", "TZ-7.8")
def test_the_last_stack_can_be_burned() -> None:
    p = table()
    jungle(p, 5, 1, 1)
    act(p, "palenque", 5, "act 5", "harvest burn", "anger chaac")
    assert jungle_of(p, 5) == (0, 0)
    assert tiles(p) == (1, 0)
    assert corn(p, 0) == 9


@pytest.mark.rule("TZ-7.3", "TZ-7.5", "TZ-7.6")
@pytest.mark.parametrize("action", [3, 4, 5])
def test_events_of_a_harvest(action: int) -> None:
    p = table()
    act(p, "palenque", action, f"act {action}", "harvest wood")
    told_now = seen(p, "tile-taken", "burned", "harvested", "angered")
    assert told_now == [
        ("tile-taken", "wood", action),
        ("harvested", "wood", WOOD[action], f"palenque {action}"),
    ]
    p = table()
    act(p, "palenque", action, f"act {action}", "harvest burn", "anger chaac")
    assert seen(p, "tile-taken", "burned", "harvested", "angered") == [
        ("burned", action),
        ("tile-taken", "corn", action),
        ("harvested", "corn", CORN[action], f"palenque {action}"),
        ("angered", "chaac", 0),
    ]
