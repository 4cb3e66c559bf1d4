"""Technologies (TZ-15): the cost of advances, and the effects of every level and every bonus."""

from __future__ import annotations

import pytest

from .actions import (
    RESOURCES,
    TECHNOLOGIES,
    Told,
    act,
    actions,
    finished,
    jungle,
    jungle_of,
    monuments,
    pick,
    scored,
    seen,
    shows,
    talk,
    tiles,
)
from .table import (
    built,
    corn,
    food_day,
    give,
    goods,
    know,
    levels,
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

CORN = {2: 4, 3: 5, 4: 7, 5: 9}
WOOD = {3: 2, 4: 3, 5: 4}
ADVANCES = {f"advance {technology}" for technology in TECHNOLOGIES}


# ---- paying ---------------------------------------------------------------------------------------------


@pytest.mark.rule("TZ-15.1", "TZ-15.2", "TZ-I8")
@pytest.mark.parametrize("technology", [0, 1, 2, 3])
@pytest.mark.parametrize("level", [1, 2, 3])
def test_an_advance_costs_as_many_resources_as_its_level(technology: int, level: int) -> None:
    p = table()
    name = TECHNOLOGIES[technology]
    know(p, 0, name, level - 1)
    give(p, 0, stone=level)
    act(p, "tikal", 1, "act 1", f"advance {name}")
    assert levels(p, 0) == [level if t == technology else 0 for t in range(4)]
    assert goods(p, 0) == {}
    assert seen(p, "advanced") == [("advanced", name, level, "tikal 1")]
    assert finished(p)


@pytest.mark.rule("TZ-15.2", "TZ-D10")
@pytest.mark.parametrize("technology", TECHNOLOGIES)
@pytest.mark.parametrize("level", [2, 3])
def test_with_one_resource_less_it_is_not_offered(technology: str, level: int) -> None:
    p = table()
    know(p, 0, technology, level - 1)
    give(p, 0, gold=level - 1)
    pick(p, "tikal", 1)
    say(p, "act 1")
    assert offered(p) == ADVANCES - {f"advance {technology}"}
    assert why_not(p, f"advance {technology}") == ("too-few-resources", "TZ-15.2", [level, level - 1])


@pytest.mark.rule("TZ-15.2", "TZ-D11")
@pytest.mark.parametrize(
    ("words", "left"),
    [
        (["2"], {"stone": 2, "gold": 1}),
        (["1", "1"], {"wood": 1, "stone": 1, "gold": 1}),
        (["1", "0"], {"wood": 1, "stone": 2}),
        (["0", "2"], {"wood": 2, "gold": 1}),
        (["0", "1"], {"wood": 2, "stone": 1}),
    ],
)
def test_two_resources_in_any_mix(words: list[str], left: dict[str, int]) -> None:
    p = table()
    know(p, 0, "theology", 1)
    give(p, 0, corn=5, wood=2, stone=2, gold=1, skull=1)
    pick(p, "tikal", 1)
    say(p, "act 1", "advance theology")
    assert question(p) == "TZ-D11"
    say(p, *words)
    assert goods(p, 0) == {"corn": 5, "skull": 1} | left
    assert levels(p, 0) == [0, 0, 0, 2]
    assert finished(p)


@pytest.mark.rule("TZ-D11", "TZ-15.2")
def test_only_what_is_held_can_be_paid() -> None:
    p = table()
    know(p, 0, "theology", 2)
    give(p, 0, wood=2, stone=1, gold=1)
    pick(p, "tikal", 1)
    say(p, "act 1", "advance theology")
    assert offered(p) == {"1", "2"}
    assert why_not(p, "0") == ("rest-not-held", "TZ-6.6", [3, 2])
    assert why_not(p, "3") == ("not-held", "TZ-6.6", [3, 2])
    say(p, "2")
    assert offered(p) == {"0", "1"}
    say(p, "0")
    assert goods(p, 0) == {"stone": 1}
    assert levels(p, 0) == [0, 0, 0, 3]


@pytest.mark.rule("TZ-D11")
def test_what_wood_leaves_open_stone_and_gold_must_fill() -> None:
    p = table()
    know(p, 0, "theology", 2)
    give(p, 0, wood=2, stone=1, gold=1)
    pick(p, "tikal", 1)
    say(p, "act 1", "advance theology", "1")
    assert offered(p) == {"1"}
    assert why_not(p, "0") == ("rest-not-held", "TZ-6.6", [2, 1])
    assert why_not(p, "2") == ("not-held", "TZ-6.6", [2, 1])
    say(p, "1")
    assert goods(p, 0) == {"wood": 1}
    assert seen(p, "paid") == [
        ("paid", "wood", 1, "tikal 1"),
        ("paid", "stone", 1, "tikal 1"),
        ("paid", "gold", 1, "tikal 1"),
    ]


@pytest.mark.rule("TZ-D11")
def test_a_payment_that_leaves_too_much_open_is_refused() -> None:
    p = table()
    know(p, 0, "theology", 2)
    give(p, 0, wood=2, gold=1)
    pick(p, "tikal", 1)
    say(p, "act 1", "advance theology")
    assert offered(p) == {"2"}
    assert why_not(p, "1") == ("rest-not-held", "TZ-6.6", [2, 1])
    assert why_not(p, "0") == ("rest-not-held", "TZ-6.6", [3, 1])


@pytest.mark.rule("TZ-15.1")
def test_benefits_are_permanent_and_levels_stay() -> None:
    p = table()
    know(p, 0, "agriculture", 1)
    know(p, 0, "extraction", 1)
    give(p, 0, wood=1, corn=1)
    put_worker(p, 0, "palenque", 2)
    act(p, "tikal", 1, "act 1", "advance theology")
    say(p, "pick palenque 2", "act 2", "harvest corn")
    assert levels(p, 0) == [1, 1, 0, 1]
    assert corn(p, 0) == 1 + 5


# ---- the bonus of a mastered technology -----------------------------------------------------------------


@pytest.mark.rule("TZ-15.3", "TZ-15.5", "TZ-14.2", "TZ-D15")
def test_the_bonus_of_agriculture_is_a_step_up() -> None:
    p = table()
    know(p, 0, "agriculture", 3)
    give(p, 0, wood=3)
    pick(p, "tikal", 1)
    talk(p, "act 1", "advance agriculture")
    assert question(p) == "TZ-D15"
    assert offered(p) == {"climb chaac", "climb quetzalcoatl", "climb kukulcan"}
    say(p, "climb quetzalcoatl")
    assert standing(p, 0) == [1, 2, 1]
    assert goods(p, 0) == {"wood": 2}
    assert levels(p, 0) == [3, 0, 0, 0]
    assert seen(p, "climbed") == [("climbed", "quetzalcoatl", 2, "agriculture bonus")]
    assert finished(p)


@pytest.mark.rule("TZ-15.3", "TZ-15.6", "TZ-D18")
@pytest.mark.parametrize("first", RESOURCES)
@pytest.mark.parametrize("second", RESOURCES)
def test_the_bonus_of_extraction_is_two_resources(first: str, second: str) -> None:
    p = table()
    know(p, 0, "extraction", 3)
    give(p, 0, corn=1, wood=1)
    pick(p, "tikal", 1)
    talk(p, "act 1", "advance extraction")
    assert question(p) == "TZ-D18"
    assert offered(p) == {"take wood", "take stone", "take gold"}
    say(p, f"take {first}")
    assert question(p) == "TZ-D18"
    assert offered(p) == {"take wood", "take stone", "take gold"}
    say(p, f"take {second}")
    wanted = {"corn": 1}
    for resource in (first, second):
        wanted[resource] = wanted.get(resource, 0) + 1
    assert goods(p, 0) == wanted
    assert levels(p, 0) == [0, 3, 0, 0]
    assert finished(p)
    assert seen(p, "bonus-gave") == [
        ("bonus-gave", first, 1, "extraction bonus"),
        ("bonus-gave", second, 1, "extraction bonus"),
    ]


@pytest.mark.rule("TZ-15.3", "TZ-15.8")
def test_the_bonus_of_architecture_is_3_points() -> None:
    p = table()
    know(p, 0, "architecture", 3)
    give(p, 0, gold=2)
    act(p, "tikal", 1, "act 1", "advance architecture")
    assert scored(p) == {"architecture": 3}
    assert goods(p, 0) == {"gold": 1}
    assert levels(p, 0) == [0, 0, 3, 0]
    assert seen(p, "bonus-scored") == [("bonus-scored", 3, "architecture bonus")]
    assert finished(p)


@pytest.mark.rule("TZ-15.3", "TZ-15.11")
def test_the_bonus_of_theology_is_a_skull() -> None:
    p = table()
    know(p, 0, "theology", 3)
    give(p, 0, stone=1)
    act(p, "tikal", 1, "act 1", "advance theology")
    assert goods(p, 0) == {"skull": 1}
    assert p.skulls == 12
    assert levels(p, 0) == [0, 0, 0, 3]
    assert seen(p, "bonus-gave") == [("bonus-gave", "skull", 1, "theology bonus")]
    assert finished(p)


@pytest.mark.rule("TZ-15.3")
@pytest.mark.parametrize("technology", TECHNOLOGIES)
def test_a_bonus_costs_1_resource_only(technology: str) -> None:
    p = table()
    for other in TECHNOLOGIES:
        know(p, 0, other, 1)
    know(p, 0, technology, 3)
    give(p, 0, gold=1)
    pick(p, "tikal", 1)
    say(p, "act 1")
    assert offered(p) == {f"advance {technology}"}


@pytest.mark.rule("TZ-15.3", "TZ-9.3")
def test_bonuses_may_be_taken_twice_in_one_action() -> None:
    p = table()
    know(p, 0, "architecture", 3)
    give(p, 0, stone=2)
    act(p, "tikal", 3, "act 3", "advance architecture", "advance architecture")
    assert scored(p) == {"architecture": 6}
    assert goods(p, 0) == {}
    p = table()
    know(p, 0, "agriculture", 3)
    give(p, 0, stone=2)
    act(p, "tikal", 3, "act 3", "advance agriculture", "climb chaac", "advance agriculture", "climb chaac")
    assert standing(p, 0) == [3, 1, 1]
    assert goods(p, 0) == {}
    p = table()
    know(p, 0, "theology", 3)
    give(p, 0, stone=2)
    act(p, "tikal", 3, "act 3", "advance theology", "advance theology")
    assert goods(p, 0) == {"skull": 2}


@pytest.mark.rule("TZ-15.3", "TZ-9.3")
def test_the_third_level_and_its_bonus_in_one_action() -> None:
    p = table()
    know(p, 0, "architecture", 2)
    give(p, 0, stone=4)
    act(p, "tikal", 3, "act 3", "advance architecture", "advance architecture")
    assert levels(p, 0) == [0, 0, 3, 0]
    assert scored(p) == {"architecture": 3}
    assert goods(p, 0) == {}


@pytest.mark.rule("TZ-15.11", "TZ-D10", "TZ-6.6")
def test_a_bonus_without_effect_is_not_offered() -> None:
    p = table()
    know(p, 0, "agriculture", 3)
    know(p, 0, "theology", 3)
    steps(p, 0, 6, 8, 7)
    give(p, 0, stone=1)
    give(p, 1, skull=13)
    pick(p, "tikal", 1)
    say(p, "act 1")
    assert offered(p) == {"advance extraction", "advance architecture"}
    assert why_not(p, "advance agriculture") == ("bonus-without-effect", "TZ-15.11", [0])
    assert why_not(p, "advance theology") == ("bonus-without-effect", "TZ-15.11", [3])


@pytest.mark.rule("TZ-15.11", "TZ-D10", "TZ-6.6")
@pytest.mark.parametrize("action", [1, 3])
def test_bonuses_without_effect_do_not_make_the_action_possible(action: int) -> None:
    p = table()
    know(p, 0, "agriculture", 3)
    know(p, 0, "extraction", 1)
    know(p, 0, "architecture", 1)
    know(p, 0, "theology", 3)
    steps(p, 0, 6, 8, 7)
    give(p, 0, stone=1)
    give(p, 1, skull=13)
    pick(p, "tikal", action)
    assert why_not(p, f"act {action}") == ("no-advance-payable", "TZ-15.2", [1])
    p = table()
    know(p, 0, "agriculture", 3)
    know(p, 0, "extraction", 1)
    know(p, 0, "architecture", 1)
    know(p, 0, "theology", 3)
    steps(p, 0, 6, 8, 7)
    give(p, 0, stone=1)
    give(p, 1, skull=12)
    pick(p, "tikal", action)
    talk(p, f"act {action}", "advance theology")
    assert goods(p, 0) == {"skull": 1}


# ---- free advances --------------------------------------------------------------------------------------


@pytest.mark.rule("TZ-15.4")
@pytest.mark.parametrize(
    ("building", "technology"), [("B06", 0), ("B08", 1), ("B13", 2), ("B14", 3), ("B30", 3), ("B31", 2)]
)
@pytest.mark.parametrize("before", [0, 1, 2])
def test_a_free_advance_costs_nothing_whatever_the_level(building: str, technology: int, before: int) -> None:
    p = shows(building)
    know(p, 0, TECHNOLOGIES[technology], before)
    give(p, 0, wood=3, stone=3, gold=3)
    act(p, "tikal", 2, "act 2", f"build {building.lower()}")
    assert levels(p, 0)[technology] == before + 1
    cost = {"B06": 2, "B08": 2, "B13": 1, "B14": 2, "B30": 3, "B31": 2}[building]
    assert sum(p.seats[0].resources) == 9 - cost
    assert finished(p)


@pytest.mark.rule("TZ-15.4", "TZ-15.5")
def test_a_free_advance_beyond_agriculture_3() -> None:
    p = shows("B06")
    know(p, 0, "agriculture", 3)
    give(p, 0, wood=2)
    act(p, "tikal", 2, "act 2", "build b06", "climb kukulcan")
    assert standing(p, 0) == [1, 1, 2]
    assert goods(p, 0) == {}
    assert finished(p)


@pytest.mark.rule("TZ-15.4", "TZ-15.6")
def test_a_free_advance_beyond_extraction_3() -> None:
    p = shows("B08")
    know(p, 0, "extraction", 3)
    give(p, 0, wood=1, stone=1)
    act(p, "tikal", 2, "act 2", "build b08", "take gold", "take gold")
    assert goods(p, 0) == {"corn": 1, "gold": 2}
    assert finished(p)


@pytest.mark.rule("TZ-15.4", "TZ-15.8")
def test_a_free_advance_beyond_architecture_3() -> None:
    p = shows("B31")
    know(p, 0, "architecture", 3)
    give(p, 0, stone=1, gold=1)
    act(p, "tikal", 2, "act 2", "build b31", "save stone")
    assert scored(p) == {"architecture": 2 + 3, "buildings": 3}
    assert goods(p, 0) == {"corn": 1, "stone": 1}


@pytest.mark.rule("TZ-15.4", "TZ-15.11", "TZ-16.5")
@pytest.mark.parametrize("supply", [0, 1])
def test_a_free_advance_beyond_theology_3(supply: int) -> None:
    p = shows("B14")
    know(p, 0, "theology", 3)
    give(p, 0, stone=1, gold=1)
    give(p, 1, skull=13 - supply)
    act(p, "tikal", 2, "act 2", "build b14")
    assert goods(p, 0) == ({"skull": 1} if supply else {})
    assert standing(p, 0) == [1, 1, 2]
    assert finished(p)


@pytest.mark.rule("TZ-15.4", "TZ-D10")
def test_free_advances_of_choice_cannot_be_declined() -> None:
    p = shows("B32")
    give(p, 0, stone=1, gold=2)
    act(p, "tikal", 2, "act 2", "build b32")
    assert question(p) == "TZ-D10"
    assert offered(p) == ADVANCES
    say(p, "advance theology")
    assert question(p) == "TZ-D10"
    assert offered(p) == ADVANCES
    say(p, "advance theology")
    assert levels(p, 0) == [0, 0, 0, 2]
    assert goods(p, 0) == {}
    assert finished(p)


@pytest.mark.rule("TZ-15.4", "TZ-D10")
def test_free_advances_of_choice_take_the_bonus_where_a_technology_is_mastered() -> None:
    p = shows("B32")
    know(p, 0, "extraction", 3)
    give(p, 0, stone=1, gold=2)
    act(p, "tikal", 2, "act 2", "build b32", "advance extraction", "take wood", "take wood")
    assert question(p) == "TZ-D10"
    say(p, "advance extraction", "take stone", "take gold")
    assert goods(p, 0) == {"wood": 2, "stone": 1, "gold": 1}
    assert levels(p, 0) == [0, 3, 0, 0]
    assert finished(p)


@pytest.mark.rule("TZ-15.4", "TZ-D10", "TZ-15.11")
def test_a_free_bonus_without_effect_is_not_offered_either() -> None:
    p = shows("B18")
    know(p, 0, "theology", 3)
    give(p, 0, wood=3)
    give(p, 1, skull=13)
    act(p, "tikal", 2, "act 2", "build b18")
    assert offered(p) == ADVANCES - {"advance theology"}
    assert why_not(p, "advance theology") == ("bonus-without-effect", "TZ-15.11", [3])


# ---- agriculture ----------------------------------------------------------------------------------------


@pytest.mark.rule("TZ-15.5")
@pytest.mark.parametrize(("level", "gained"), [(0, 3), (1, 3), (2, 4), (3, 4)])
def test_fishing_with_agriculture(level: int, gained: int) -> None:
    p = table()
    know(p, 0, "agriculture", level)
    act(p, "palenque", 1, "act 1")
    assert goods(p, 0) == {"corn": gained}
    wanted: list[Told] = [("fished", 3, "palenque 1")]
    if level >= 2:
        wanted.append(("level-gave", "corn", 1, "agriculture 2"))
    assert seen(p, "fished", "level-gave") == wanted


@pytest.mark.rule("TZ-15.5")
@pytest.mark.parametrize("action", [2, 3, 4, 5])
@pytest.mark.parametrize(("level", "more"), [(0, 0), (1, 1), (2, 1), (3, 3)])
def test_harvesting_corn_with_agriculture(action: int, level: int, more: int) -> None:
    p = table()
    know(p, 0, "agriculture", level)
    jungle(p, action, 2, 0)
    act(p, "palenque", action, f"act {action}", "harvest corn")
    assert goods(p, 0) == {"corn": CORN[action] + more}
    assert tiles(p) == (1, 0)
    wanted: list[Told] = [("harvested", "corn", CORN[action], f"palenque {action}")]
    if level >= 1:
        wanted.append(("level-gave", "corn", 1, "agriculture 1"))
    if level >= 3:
        wanted.append(("level-gave", "corn", 2, "agriculture 3"))
    assert seen(p, "harvested", "level-gave") == wanted


@pytest.mark.rule("TZ-15.5", "TZ-7.5")
@pytest.mark.parametrize(("level", "more"), [(0, 0), (1, 1), (2, 1), (3, 3)])
def test_burning_with_agriculture(level: int, more: int) -> None:
    p = table()
    know(p, 0, "agriculture", level)
    act(p, "palenque", 3, "act 3", "harvest burn", "anger chaac")
    assert goods(p, 0) == {"corn": 5 + more}
    assert jungle_of(p, 3) == (3, 3)


@pytest.mark.rule("TZ-15.5")
@pytest.mark.parametrize("action", [3, 4, 5])
def test_agriculture_adds_no_wood(action: int) -> None:
    p = table()
    know(p, 0, "agriculture", 3)
    act(p, "palenque", action, f"act {action}", "harvest wood")
    assert goods(p, 0) == {"wood": WOOD[action]}


@pytest.mark.rule("TZ-15.5", "TZ-7.7", "TZ-D8")
@pytest.mark.parametrize("action", [2, 3, 4, 5])
@pytest.mark.parametrize(("level", "more"), [(2, 1), (3, 3)])
def test_harvesting_without_a_tile_in_an_empty_group(action: int, level: int, more: int) -> None:
    p = table()
    know(p, 0, "agriculture", level)
    jungle(p, action, 0, 0)
    pick(p, "palenque", action)
    say(p, f"act {action}")
    assert offered(p) == {"harvest no-tile"}
    say(p, "harvest no-tile")
    assert goods(p, 0) == {"corn": CORN[action] + more}
    assert tiles(p) == (0, 0)
    assert jungle_of(p, action) == (0, 0)
    assert standing(p, 0) == [1, 1, 1]
    assert seen(p, "harvested-without-tile") == [("harvested-without-tile", action, "agriculture 2")]
    assert finished(p)


@pytest.mark.rule("TZ-15.5", "TZ-7.4", "TZ-D8")
@pytest.mark.parametrize("action", [3, 4, 5])
def test_harvesting_without_a_tile_where_all_corn_is_covered(action: int) -> None:
    p = table()
    know(p, 0, "agriculture", 2)
    pick(p, "palenque", action)
    say(p, f"act {action}")
    assert offered(p) == {"harvest wood", "harvest burn", "harvest no-tile"}
    say(p, "harvest no-tile")
    assert goods(p, 0) == {"corn": CORN[action] + 1}
    assert tiles(p) == (0, 0)
    assert jungle_of(p, action) == (4, 4)
    assert standing(p, 0) == [1, 1, 1]
    assert finished(p)


@pytest.mark.rule("TZ-15.5", "TZ-D8")
@pytest.mark.parametrize("action", [2, 3, 4, 5])
def test_where_an_uncovered_tile_lies_it_must_be_taken(action: int) -> None:
    p = table()
    know(p, 0, "agriculture", 3)
    jungle(p, action, 2, 0 if action == 2 else 1)
    pick(p, "palenque", action)
    say(p, f"act {action}")
    assert "harvest no-tile" not in offered(p)
    assert why_not(p, "harvest no-tile") == ("corn-tile-there", "TZ-15.5", [action])


@pytest.mark.rule("TZ-15.5", "TZ-7.7", "TZ-D8")
@pytest.mark.parametrize("level", [0, 1])
def test_harvesting_without_a_tile_needs_level_2(level: int) -> None:
    p = table()
    know(p, 0, "agriculture", level)
    jungle(p, 2, 0, 0)
    pick(p, "palenque", 6)
    assert why_not(p, "act 2") == ("jungle-empty", "TZ-7.7", [2])
    say(p, "act 3")
    assert why_not(p, "harvest no-tile") == ("needs-agriculture", "TZ-15.5", [2])


# ---- extraction -----------------------------------------------------------------------------------------


@pytest.mark.rule("TZ-15.6", "TZ-15.7")
@pytest.mark.parametrize("level", [0, 1, 2, 3])
@pytest.mark.parametrize("action", [1, 2, 3, 4, 5])
def test_yaxchilan_with_extraction(action: int, level: int) -> None:
    p = table()
    know(p, 0, "extraction", level)
    act(p, "yaxchilan", action, f"act {action}")
    wood, stone, gold = int(level >= 1), int(level >= 2), int(level >= 3)
    assert (
        goods(p, 0)
        == {
            1: {"wood": 1 + wood},
            2: {"stone": 1 + stone, "corn": 1},
            3: {"gold": 1 + gold, "corn": 2},
            4: {"skull": 1},
            5: {"stone": 1 + stone, "gold": 1 + gold, "corn": 2},
        }[action]
    )
    given: list[Told] = []
    if wood and action == 1:
        given.append(("level-gave", "wood", 1, "extraction 1"))
    if stone and action in {2, 5}:
        given.append(("level-gave", "stone", 1, "extraction 2"))
    if gold and action in {3, 5}:
        given.append(("level-gave", "gold", 1, "extraction 3"))
    assert seen(p, "level-gave") == given
    assert finished(p)


@pytest.mark.rule("TZ-15.6")
@pytest.mark.parametrize("level", [0, 1, 2, 3])
@pytest.mark.parametrize("action", [3, 4, 5])
def test_wood_of_the_jungle_with_extraction(action: int, level: int) -> None:
    p = table()
    know(p, 0, "extraction", level)
    act(p, "palenque", action, f"act {action}", "harvest wood")
    assert goods(p, 0) == {"wood": WOOD[action] + (1 if level else 0)}
    assert tiles(p) == (0, 1)


@pytest.mark.rule("TZ-15.7")
def test_extraction_adds_nothing_to_corn_of_the_jungle() -> None:
    p = table()
    know(p, 0, "extraction", 3)
    jungle(p, 3, 1, 0)
    act(p, "palenque", 3, "act 3", "harvest corn")
    assert goods(p, 0) == {"corn": 5}


@pytest.mark.rule("TZ-15.7")
@pytest.mark.parametrize(("building", "given"), [("B07", {"stone": 1}), ("B19", {"gold": 1})])
def test_extraction_adds_nothing_to_goods_of_buildings(building: str, given: dict[str, int]) -> None:
    p = shows(building)
    know(p, 0, "extraction", 3)
    give(p, 0, wood=3 if building == "B07" else 2, stone=0 if building == "B07" else 1)
    act(p, "tikal", 2, "act 2", f"build {building.lower()}")
    if building == "B19":
        talk(p, "advance theology")
    assert goods(p, 0) == given


@pytest.mark.rule("TZ-15.7")
def test_extraction_adds_nothing_in_chichen_itza_at_the_market_and_to_its_own_bonus() -> None:
    p = table()
    know(p, 0, "extraction", 3)
    give(p, 0, skull=1)
    act(p, "chichen", 6, "act 6", "take gold")
    assert goods(p, 0) == {"gold": 1}
    p = table()
    know(p, 0, "extraction", 3)
    give(p, 0, corn=9)
    act(p, "uxmal", 2, "act 2", "buy wood", "buy stone", "buy gold")
    assert goods(p, 0) == {"wood": 1, "stone": 1, "gold": 1}
    p = table()
    know(p, 0, "extraction", 3)
    give(p, 0, wood=1)
    act(p, "tikal", 1, "act 1", "advance extraction", "take wood", "take wood")
    assert goods(p, 0) == {"wood": 2}


@pytest.mark.rule("TZ-15.7")
def test_extraction_adds_nothing_to_goods_of_temples() -> None:
    p = table()
    know(p, 0, "extraction", 3)
    steps(p, 0, 2, 3, 2)
    food_day(p, 7)
    assert goods(p, 0) == {"wood": 1, "stone": 1, "gold": 1}


# ---- architecture ---------------------------------------------------------------------------------------


@pytest.mark.rule("TZ-15.8", "TZ-15.9", "TZ-I21")
@pytest.mark.parametrize(
    ("level", "left", "scores"),
    [
        (0, {}, {}),
        (1, {"corn": 1}, {}),
        (2, {"corn": 1}, {"architecture": 2}),
        (3, {"corn": 1, "wood": 1}, {"architecture": 2}),
    ],
)
def test_benefits_at_tikal_2(level: int, left: dict[str, int], scores: dict[str, int]) -> None:
    p = shows("B01")
    know(p, 0, "architecture", level)
    give(p, 0, wood=1)
    act(p, "tikal", 2, "act 2", "build b01")
    assert goods(p, 0) == left
    assert scored(p) == scores
    wanted: list[Told] = [
        ("level-saved", "none", 1, "architecture 3"),
        ("level-gave", "corn", 1, "architecture 1"),
        ("level-scored", 2, "architecture 2"),
    ]
    assert seen(p, "level-saved", "level-gave", "level-scored") == [
        line for line, needs in zip(wanted, (3, 1, 2), strict=True) if level >= needs
    ]
    assert finished(p)


@pytest.mark.rule("TZ-15.8", "TZ-10.4", "TZ-I21")
@pytest.mark.parametrize("building", ["B01", "B06", "B10", "B04"])
@pytest.mark.parametrize("level", [0, 1, 2, 3])
def test_benefits_at_uxmal_4(building: str, level: int) -> None:
    p = shows(building)
    know(p, 0, "architecture", level)
    full = {"B01": 2, "B06": 4, "B10": 6, "B04": 8}[building]
    cost = full - 2 if level == 3 else full
    give(p, 0, corn=cost, wood=3)
    act(p, "uxmal", 4, "act 4", f"build {building.lower()}")
    assert goods(p, 0) == {"wood": 3} | ({"corn": 1} if level else {})
    assert scored(p) == ({"architecture": 2} if level >= 2 else {})
    assert seen(p, "level-saved") == ([("level-saved", "corn", 2, "architecture 3")] if level == 3 else [])
    assert finished(p)


@pytest.mark.rule("TZ-15.8", "TZ-10.4")
def test_the_discount_at_uxmal_4_is_2_corn_and_no_more() -> None:
    p = shows("B06", "B01")
    know(p, 0, "architecture", 3)
    give(p, 0, corn=1)
    pick(p, "uxmal", 4)
    say(p, "act 4")
    assert offered(p) == {"build b01"}  # for nothing
    assert why_not(p, "build b06") == ("corn-cost-not-payable", "TZ-10.4", [2, 1])


@pytest.mark.rule("TZ-15.8")
@pytest.mark.parametrize("level", [0, 1, 2])
def test_the_discount_needs_level_3(level: int) -> None:
    p = shows("B01")
    know(p, 0, "architecture", level)
    pick(p, "tikal", 2)
    assert why_not(p, "act 2") == ("nothing-to-build", "TZ-16.2", [])


@pytest.mark.rule("TZ-15.8", "TZ-D14")
@pytest.mark.parametrize(
    ("saved", "left"),
    [
        ("wood", {"corn": 1, "wood": 1}),
        ("stone", {"corn": 1, "stone": 1}),
        ("gold", {"corn": 1, "gold": 1}),
    ],
)
def test_which_resource_is_saved_is_of_choice(saved: str, left: dict[str, int]) -> None:
    p = shows("B26")
    know(p, 0, "architecture", 3)
    give(p, 0, wood=1, stone=2, gold=1)
    pick(p, "tikal", 2)
    say(p, "act 2", "build b26")
    assert question(p) == "TZ-D14"
    assert offered(p) == {"save wood", "save stone", "save gold"}
    say(p, f"save {saved}")
    assert goods(p, 0) == left
    assert built(p, 0) == ["B26"]
    assert finished(p)


@pytest.mark.rule("TZ-15.8", "TZ-D14")
def test_only_required_resources_are_saved_and_the_rest_must_be_paid() -> None:
    p = shows("B10")
    know(p, 0, "architecture", 3)
    give(p, 0, wood=2, stone=0, gold=5)
    pick(p, "tikal", 2)
    say(p, "act 2", "build b10")
    assert offered(p) == {"save stone"}
    assert why_not(p, "save gold") == ("not-required", "TZ-15.8", [2])
    assert why_not(p, "save wood") == ("cost-not-payable", "TZ-16.2", [1, 1, 0, 0])
    say(p, "save stone")
    assert goods(p, 0) == {"corn": 1, "gold": 5}


@pytest.mark.rule("TZ-15.8", "TZ-D12")
@pytest.mark.parametrize(
    ("held", "payable"),
    [
        ({"wood": 1, "stone": 1}, True),
        ({"wood": 2}, True),
        ({"wood": 1}, False),
        ({"stone": 1}, False),
        ({"wood": 1, "gold": 3}, False),
        ({"wood": 2, "stone": 1}, True),
    ],
)
def test_one_resource_may_be_missing_with_level_3(held: dict[str, int], payable: bool) -> None:
    p = shows("B10", "B06", "B14")
    know(p, 0, "architecture", 3)
    give(p, 0, **held)
    pick(p, "tikal", 2)
    if "act 2" in offered(p):
        say(p, "act 2")
        assert (why_not(p, "build b10") is None) == payable
        if not payable:
            assert why_not(p, "build b10") == ("cost-not-payable", "TZ-16.2", [2, 1, 0, 0])
    else:
        assert not payable


@pytest.mark.rule("TZ-15.8", "TZ-16.6")
def test_monuments_never_benefit() -> None:
    p = table()
    monuments(p, "M11")
    know(p, 0, "architecture", 3)
    give(p, 0, stone=3, gold=3)
    act(p, "tikal", 4, "act 4", "build m11")
    assert goods(p, 0) == {}
    assert points(p, 0) == 0
    p = shows("B01")
    monuments(p, "M11")
    know(p, 0, "architecture", 3)
    give(p, 0, stone=2, gold=3)
    pick(p, "tikal", 4)
    say(p, "act 4")
    assert why_not(p, "build m11") == ("cost-not-payable", "TZ-16.2", [0, 3, 3, 0])


@pytest.mark.rule("TZ-15.9")
@pytest.mark.parametrize("before", [0, 1, 2])
def test_a_building_that_raises_architecture_does_not_benefit_itself(before: int) -> None:
    p = shows("B13")
    know(p, 0, "architecture", before)
    give(p, 0, gold=1)
    act(p, "tikal", 2, "act 2", "build b13")
    assert levels(p, 0) == [0, 0, before + 1, 0]
    assert goods(p, 0) == ({"corn": 1} if before else {})
    assert scored(p) == ({"architecture": 2} if before == 2 else {})


@pytest.mark.rule("TZ-15.9")
def test_the_corn_of_architecture_may_pay_for_the_tiles_own_action() -> None:
    p = shows("B25")
    know(p, 0, "architecture", 1)
    give(p, 0, wood=2, stone=1, gold=1)
    act(p, "tikal", 2, "act 2", "build b25")
    assert question(p) == "TZ-D17"
    assert "use palenque 1" in offered(p)
    say(p, "use palenque 1")
    assert goods(p, 0) == {"corn": 3}
    p = shows("B25")
    give(p, 0, wood=2, stone=1, gold=1)
    act(p, "tikal", 2, "act 2", "build b25")
    assert finished(p)  # without corn there was no choice
    assert goods(p, 0) == {}
    assert scored(p) == {"buildings": 2}


@pytest.mark.rule("TZ-15.9")
def test_benefits_come_before_the_effects_of_the_tile() -> None:
    p = shows("B20")
    know(p, 0, "architecture", 2)
    give(p, 0, wood=3, stone=1)
    act(p, "tikal", 2, "act 2", "build b20")
    assert goods(p, 0) == {"corn": 1}
    assert scored(p) == {"architecture": 2}
    say(p, "advance theology")
    assert goods(p, 0) == {"corn": 7}
    order = [
        line[0] for line in seen(p, "paid", "built", "level-gave", "level-scored", "advanced", "tile-gave")
    ]
    assert order == ["paid", "paid", "built", "level-gave", "level-scored", "advanced", "tile-gave"]


@pytest.mark.rule("TZ-15.10")
@pytest.mark.parametrize("wheel", ["tikal", "uxmal"])
def test_the_extra_build_is_paid_in_resources_and_has_its_own_benefits(wheel: str) -> None:
    p = shows("B12", "B01")
    know(p, 0, "architecture", 2)
    if wheel == "tikal":
        give(p, 0, wood=2, gold=1)
        act(p, "tikal", 2, "act 2", "build b12", "climb chaac")
    else:
        give(p, 0, corn=4, wood=1)
        act(p, "uxmal", 4, "act 4", "build b12", "climb chaac")
    assert goods(p, 0) == {"corn": 1, "wood": 1}
    assert offered(p) == {"build b01", "pass"}
    talk(p, "build b01")
    assert goods(p, 0) == {"corn": 2}
    assert scored(p) == {"architecture": 4}
    assert finished(p)


@pytest.mark.rule("TZ-15.10")
def test_the_extra_build_is_not_paid_in_corn() -> None:
    p = shows("B12", "B01")
    give(p, 0, corn=20)
    act(p, "uxmal", 4, "act 4", "build b12", "climb chaac")
    assert finished(p)
    assert built(p, 0) == ["B12"]
    assert corn(p, 0) == 16


@pytest.mark.rule("TZ-15.10", "TZ-15.8")
def test_the_extra_build_has_its_own_discount() -> None:
    p = shows("B12", "B01")
    know(p, 0, "architecture", 3)
    give(p, 0, wood=1)
    act(p, "tikal", 4, "act 4", "build b12", "benefits now", "save gold", "climb chaac")
    assert goods(p, 0) == {"corn": 1}
    talk(p, "build b01")
    assert goods(p, 0) == {"corn": 2}
    assert built(p, 0) == ["B01", "B12"]


@pytest.mark.rule("TZ-15.10")
def test_a_build_through_a_paid_action_has_its_own_benefits() -> None:
    p = shows("B25", "B15", "B16")
    know(p, 0, "architecture", 1)
    give(p, 0, wood=6, stone=1, gold=1)
    act(p, "tikal", 4, "act 4", "build b25", "benefits now")
    assert goods(p, 0) == {"corn": 1, "wood": 4}
    talk(p, "use tikal 2", "build b15")
    assert goods(p, 0) == {"corn": 1, "wood": 2}
    talk(p, "build b16")  # the second building from Tikal 4, after the benefits were used
    assert goods(p, 0) == {"corn": 1}
    assert finished(p)


# ---- theology -------------------------------------------------------------------------------------------


@pytest.mark.rule("TZ-15.12", "TZ-15.11")
@pytest.mark.parametrize("space", range(9))
@pytest.mark.parametrize("level", [0, 1, 3])
def test_the_next_higher_action(space: int, level: int) -> None:
    p = table()
    know(p, 0, "theology", level)
    give(p, 0, skull=1)
    pick(p, "chichen", space)
    higher = [text for text in offered(p) if text.startswith("higher")]
    assert higher == ([f"higher {space + 1}"] if level else [])
    if level:
        talk(p, f"higher {space + 1}")
        assert points(p, 0) == [4, 5, 6, 7, 8, 8, 10, 11, 13][space]
        assert p.offerings[space + 1] == 1
        assert p.seats[0].skulls == 0
        assert seen(p, "acted-higher") == [("acted-higher", "chichen", space + 1, "theology 1")]
    else:
        assert why_not(p, f"higher {space + 1}") == ("no-higher-action", "TZ-15.12", [])


@pytest.mark.rule("TZ-15.12")
def test_the_next_higher_action_is_not_combined_with_stepping_back() -> None:
    p = table()
    know(p, 0, "theology", 1)
    give(p, 0, corn=9, skull=1)
    pick(p, "chichen", 4)
    assert actions(p) == ["act 1", "act 2", "act 3", "act 4", "higher 5"]
    assert why_not(p, "higher 4") == ("no-higher-action", "TZ-15.12", [])
    assert why_not(p, "higher 6") == ("no-higher-action", "TZ-15.12", [])
    talk(p, "higher 5")
    assert corn(p, 0) == 9


@pytest.mark.rule("TZ-15.12", "TZ-6.4")
def test_from_space_0_the_first_action() -> None:
    p = table()
    know(p, 0, "theology", 1)
    give(p, 0, corn=9, skull=1)
    pick(p, "chichen", 0)
    assert actions(p) == ["higher 1"]
    talk(p, "higher 1")
    assert goods(p, 0) == {"corn": 9}
    assert points(p, 0) == 4
    assert standing(p, 0) == [2, 1, 1]


@pytest.mark.rule("TZ-15.12", "TZ-6.5")
def test_from_space_9_any_action_free_of_charge() -> None:
    p = table()
    know(p, 0, "theology", 1)
    give(p, 0, skull=1)
    p.offerings[4] = 2
    pick(p, "chichen", 9)
    assert actions(p) == ["act 9", *(f"higher {a}" for a in range(1, 10) if a != 4)]
    assert why_not(p, "higher 4") == ("slot-taken", "TZ-11.1", [4])
    talk(p, "higher 3")
    assert points(p, 0) == 6
    assert corn(p, 0) == 0
    assert p.offerings[3] == 1


@pytest.mark.rule("TZ-15.12")
def test_from_space_10_nothing_higher() -> None:
    p = table()
    know(p, 0, "theology", 3)
    give(p, 0, skull=1)
    pick(p, "chichen", 10)
    assert actions(p) == [f"act {a}" for a in range(1, 10)]
    for a in range(1, 10):
        assert why_not(p, f"higher {a}") == ("no-higher-action", "TZ-15.12", [])


@pytest.mark.rule("TZ-15.12", "TZ-11.1")
def test_the_next_higher_action_needs_skull_and_slot() -> None:
    p = table()
    know(p, 0, "theology", 1)
    pick(p, "chichen", 3)
    assert why_not(p, "higher 4") == ("no-skull", "TZ-11.1", [])
    p = table()
    know(p, 0, "theology", 1)
    give(p, 0, skull=1)
    p.offerings[4] = 1
    pick(p, "chichen", 3)
    assert why_not(p, "higher 4") == ("slot-taken", "TZ-11.1", [4])
    assert actions(p) == ["act 3"]


@pytest.mark.rule("TZ-15.12")
@pytest.mark.parametrize("wheel", ["palenque", "yaxchilan", "tikal", "uxmal"])
def test_no_other_wheel_has_a_higher_action(wheel: str) -> None:
    p = table()
    know(p, 0, "theology", 3)
    give(p, 0, corn=9, wood=9, stone=9, gold=9, skull=1)
    pick(p, wheel, 0)
    assert actions(p) == []
    assert why_not(p, "higher 1") is not None


@pytest.mark.rule("TZ-15.11", "TZ-14.2", "TZ-D19", "TZ-D15")
@pytest.mark.parametrize("level", [2, 3])
@pytest.mark.parametrize("temple", [0, 1, 2])
def test_a_step_for_a_resource_after_an_offering(level: int, temple: int) -> None:
    p = table()
    know(p, 0, "theology", level)
    give(p, 0, wood=2, skull=2)
    pick(p, "chichen", 1)
    say(p, "act 1")
    assert question(p) == "TZ-D19"
    assert offered(p) == {"yes", "no"}
    talk(p, "yes", f"climb {['chaac', 'quetzalcoatl', 'kukulcan'][temple]}")
    wanted = [2, 1, 1]
    wanted[temple] += 1
    assert standing(p, 0) == wanted
    assert goods(p, 0) == {"wood": 1, "skull": 1}
    assert finished(p)  # once only
    assert seen(p, "paid") == [("paid", "wood", 1, "theology 2")]


@pytest.mark.rule("TZ-15.11", "TZ-D11", "TZ-D19")
@pytest.mark.parametrize(
    ("words", "left"),
    [
        (["1"], {"stone": 1, "gold": 1}),
        (["0", "1"], {"wood": 1, "gold": 1}),
        (["0", "0"], {"wood": 1, "stone": 1}),
    ],
)
def test_the_resource_for_the_step_is_of_choice(words: list[str], left: dict[str, int]) -> None:
    p = table()
    know(p, 0, "theology", 2)
    give(p, 0, wood=1, stone=1, gold=1, skull=1)
    pick(p, "chichen", 1)
    say(p, "act 1", "yes")
    assert question(p) == "TZ-D11"
    say(p, *words, "climb chaac")
    assert goods(p, 0) == left
    assert standing(p, 0) == [3, 1, 1]


@pytest.mark.rule("TZ-15.11", "TZ-D19")
def test_the_step_may_be_declined() -> None:
    p = table()
    know(p, 0, "theology", 2)
    give(p, 0, wood=2, skull=2)
    act(p, "chichen", 1, "act 1", "no")
    assert standing(p, 0) == [2, 1, 1]
    assert goods(p, 0) == {"wood": 2, "skull": 1}
    assert finished(p)


@pytest.mark.rule("TZ-15.11", "TZ-D19")
@pytest.mark.parametrize("level", [0, 1])
def test_the_step_needs_level_2(level: int) -> None:
    p = table()
    know(p, 0, "theology", level)
    give(p, 0, wood=2, skull=2)
    act(p, "chichen", 1, "act 1")
    assert finished(p)
    assert standing(p, 0) == [2, 1, 1]


@pytest.mark.rule("TZ-15.11", "TZ-D19")
def test_the_resource_just_gained_pays_for_the_step() -> None:
    p = table()
    know(p, 0, "theology", 2)
    give(p, 0, skull=1)
    act(p, "chichen", 6, "act 6", "take gold")
    assert question(p) == "TZ-D19"
    talk(p, "yes", "climb kukulcan")
    assert goods(p, 0) == {}
    assert standing(p, 0) == [1, 1, 3]


@pytest.mark.rule("TZ-15.11", "TZ-D19")
def test_without_a_resource_there_is_no_step() -> None:
    p = table()
    know(p, 0, "theology", 2)
    give(p, 0, corn=9, skull=2)
    pick(p, "chichen", 1)
    say(p, "act 1")
    if question(p) == "TZ-D19":
        assert offered(p) == {"no"}
        assert why_not(p, "yes") == ("no-resource", "TZ-9.8", [1, 0])
        say(p, "no")
    assert standing(p, 0) == [2, 1, 1]
    assert finished(p)


@pytest.mark.rule("TZ-15.11", "TZ-D19")
def test_without_a_temple_to_climb_there_is_no_step() -> None:
    p = table()
    know(p, 0, "theology", 2)
    give(p, 0, wood=1, skull=1)
    steps(p, 0, 5, 8, 7)
    pick(p, "chichen", 1)
    say(p, "act 1")
    assert standing(p, 0) == [6, 8, 7]
    if question(p) == "TZ-D19":
        assert offered(p) == {"no"}
        assert why_not(p, "yes") == ("no-temple-to-climb", "TZ-14.5", [])
        say(p, "no")
    assert goods(p, 0) == {"wood": 1}
    assert finished(p)


@pytest.mark.rule("TZ-15.11", "TZ-D15")
def test_the_step_is_in_a_climbable_temple() -> None:
    p = table()
    know(p, 0, "theology", 2)
    give(p, 0, wood=1, skull=1)
    steps(p, 0, 5, 7, 1)
    step(p, 2, "quetzalcoatl", 8)
    act(p, "chichen", 1, "act 1", "yes")
    assert standing(p, 0) == [6, 7, 2]  # the only option left


@pytest.mark.rule("TZ-15.11")
def test_the_step_comes_after_each_offering_also_after_a_higher_one() -> None:
    p = table()
    know(p, 0, "theology", 2)
    give(p, 0, wood=2, skull=2)
    put_worker(p, 0, "chichen", 1, 4, 5)
    act(p, "chichen", 1, "higher 2", "yes", "climb kukulcan")
    assert standing(p, 0) == [2, 1, 2]
    talk(p, "pick chichen 4", "act 4", "yes", "climb kukulcan")
    assert standing(p, 0) == [2, 1, 4]
    assert goods(p, 0) == {}


@pytest.mark.rule("TZ-15.11", "TZ-I1")
@pytest.mark.parametrize(
    ("level", "supply", "gained"),
    [(0, 13, 1), (1, 13, 1), (2, 13, 1), (3, 13, 2), (3, 2, 2), (3, 1, 1), (2, 1, 1)],
)
def test_a_second_skull_at_yaxchilan(level: int, supply: int, gained: int) -> None:
    p = table()
    know(p, 0, "theology", level)
    give(p, 1, skull=13 - supply)
    act(p, "yaxchilan", 4, "act 4")
    assert goods(p, 0) == {"skull": gained}
    assert p.skulls == supply - gained
    assert seen(p, "level-gave") == ([("level-gave", "skull", 1, "theology 3")] if gained == 2 else [])


@pytest.mark.rule("TZ-15.11", "TZ-8.2")
def test_theology_makes_no_skulls_out_of_nothing() -> None:
    p = table()
    know(p, 0, "theology", 3)
    give(p, 1, skull=13)
    pick(p, "yaxchilan", 4)
    assert why_not(p, "act 4") == ("no-skull-in-supply", "TZ-8.2", [])


@pytest.mark.rule("TZ-15.11")
def test_no_second_skull_elsewhere() -> None:
    p = shows("B21")
    know(p, 0, "theology", 3)
    give(p, 0, wood=2, stone=2)
    act(p, "tikal", 2, "act 2", "build b21", "advance agriculture")
    assert goods(p, 0) == {"skull": 1}
    p = table()
    know(p, 0, "theology", 3)
    give(p, 0, wood=1)
    act(p, "tikal", 1, "act 1", "advance theology")
    assert goods(p, 0) == {"skull": 1}
    p = table()
    know(p, 0, "theology", 3)
    step(p, 0, "kukulcan", 5)
    food_day(p, 7)
    assert goods(p, 0) == {"wood": 2, "skull": 1}
    p = table()
    know(p, 0, "theology", 3)
    act(p, "yaxchilan", 1, "act 1")
    assert goods(p, 0) == {"wood": 1}
