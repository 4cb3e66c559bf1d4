"""Temples (TZ-14): steps and their points, top steps (for one seat only), the light side, and
angering gods.
"""

from __future__ import annotations

import pytest

from .actions import TEMPLES, act, end_game, finished, pick, scored, seen, show, shows, talk
from .table import (
    begin_turn,
    dark,
    food_day,
    give,
    goods,
    know,
    offered,
    points,
    put_worker,
    question,
    say,
    standing,
    step,
    steps,
    table,
    told,
    why_not,
)

POINTS = {
    "chaac": [-1, 0, 2, 4, 6, 7, 8],
    "quetzalcoatl": [-2, 0, 1, 2, 4, 6, 9, 12, 13],
    "kukulcan": [-3, 0, 1, 3, 5, 7, 9, 10],
}
GOODS = {
    "chaac": {2: "stone", 4: "stone"},
    "quetzalcoatl": {3: "gold", 5: "gold"},
    "kukulcan": {2: "wood", 4: "wood", 5: "skull"},
}
BONUS = {1: {"chaac": 6, "quetzalcoatl": 2, "kukulcan": 4}, 2: {"chaac": 2, "quetzalcoatl": 6, "kukulcan": 4}}
TOP = {"chaac": 6, "quetzalcoatl": 8, "kukulcan": 7}
STEPS = [(temple, number) for temple in TEMPLES for number in range(TOP[temple] + 1)]


# ---- the tracks -----------------------------------------------------------------------------------------


@pytest.mark.rule("TZ-14.1", "TZ-17.8", "TZ-17.9")
@pytest.mark.parametrize("age", [1, 2])
@pytest.mark.parametrize(("temple", "number"), STEPS)
def test_points_of_each_step(temple: str, number: int, age: int) -> None:
    p = table(age=age)
    step(p, 0, temple, number)
    others_at = 0 if number else 2
    for seat in (1, 2, 3):
        step(p, seat, temple, others_at)
    if age == 1:
        food_day(p, 13)
    else:
        end_game(p)
    ties = sum(BONUS[age][other] // 2 for other in TEMPLES if other != temple)
    alone = BONUS[age][temple] if number else 0
    assert scored(p).get("temples", 0) == POINTS[temple][number] + alone + ties
    shared = 0 if number else BONUS[age][temple] // 2
    assert scored(p, 1).get("temples", 0) == POINTS[temple][others_at] + shared + ties


@pytest.mark.rule("TZ-14.1", "TZ-17.6")
@pytest.mark.parametrize("day", [7, 20])
@pytest.mark.parametrize(("temple", "number"), STEPS)
def test_goods_of_each_step_and_all_below(temple: str, number: int, day: int) -> None:
    p = table(age=1 if day == 7 else 2)
    step(p, 0, temple, number)
    food_day(p, day)
    wanted: dict[str, int] = {}
    for at, good in GOODS[temple].items():
        if at <= number:
            wanted[good] = wanted.get(good, 0) + 1
    assert goods(p, 0) == wanted
    assert goods(p, 1) == {}


@pytest.mark.rule("TZ-14.1", "TZ-2.5")
@pytest.mark.parametrize("temple", [0, 1, 2])
def test_every_step_can_be_climbed_up_to_the_top(temple: int) -> None:
    p = table()
    top = TOP[TEMPLES[temple]]
    for at in range(top):
        p = table()
        step(p, 0, TEMPLES[temple], at)
        give(p, 0, corn=3)
        act(p, "uxmal", 1, "act 1", f"climb {TEMPLES[temple]}")
        assert standing(p, 0)[temple] == at + 1
        assert seen(p, "climbed") == [("climbed", TEMPLES[temple], at + 1, "uxmal 1")]
        assert [e["from"] for e in told(p) if e["event"] == "climbed"] == [at]
    step(p, 0, TEMPLES[temple], top)
    give(p, 0, corn=3)
    pick(p, "uxmal", 1)
    say(p, "act 1")
    assert why_not(p, f"climb {TEMPLES[temple]}") == ("on-top", "TZ-14.4", [temple])


# ---- tops -----------------------------------------------------------------------------------------------


@pytest.mark.rule("TZ-14.3", "TZ-14.4", "TZ-D15", "TZ-I7")
@pytest.mark.parametrize("temple", [0, 1, 2])
@pytest.mark.parametrize("rival", [1, 2, 3])
def test_the_top_holds_one_player_only(temple: int, rival: int) -> None:
    p = table()
    name = TEMPLES[temple]
    step(p, rival, name, TOP[name])
    step(p, 0, name, TOP[name] - 1)
    give(p, 0, corn=3)
    pick(p, "uxmal", 1)
    say(p, "act 1")
    assert offered(p) == {f"climb {other}" for other in TEMPLES if other != name}
    assert why_not(p, f"climb {name}") == ("top-taken", "TZ-14.3", [temple, rival])


@pytest.mark.rule("TZ-14.3")
@pytest.mark.parametrize("temple", TEMPLES)
def test_all_other_steps_hold_any_number(temple: str) -> None:
    p = table()
    for seat in (1, 2, 3):
        step(p, seat, temple, TOP[temple] - 1)
    step(p, 0, temple, TOP[temple] - 2)
    give(p, 0, corn=3)
    act(p, "uxmal", 1, "act 1", f"climb {temple}")
    assert standing(p, 0)[TEMPLES.index(temple)] == TOP[temple] - 1


@pytest.mark.rule("TZ-14.3")
def test_the_tops_are_apart() -> None:
    p = table()
    step(p, 1, "kukulcan", 7)
    step(p, 0, "chaac", 5)
    give(p, 0, corn=3)
    act(p, "uxmal", 1, "act 1", "climb chaac")
    assert standing(p, 0) == [6, 1, 1]
    assert standing(p, 1) == [1, 1, 7]


@pytest.mark.rule("TZ-14.4", "TZ-14.2")
@pytest.mark.parametrize(
    ("building", "temple"), [("B27", "chaac"), ("B28", "kukulcan"), ("B29", "quetzalcoatl")]
)
@pytest.mark.parametrize(
    ("below", "rival", "rises"), [(2, False, 2), (1, False, 1), (0, False, 0), (2, True, 1), (1, True, 0)]
)
def test_two_steps_are_taken_step_by_step(
    building: str, temple: str, below: int, rival: bool, rises: int
) -> None:
    p = shows(building)
    step(p, 0, temple, TOP[temple] - below)
    if rival:
        step(p, 1, temple, TOP[temple])
    give(p, 0, stone=3, gold=3)
    act(p, "tikal", 2, "act 2", f"build {building.lower()}")
    assert standing(p, 0)[TEMPLES.index(temple)] == TOP[temple] - below + rises
    assert len(seen(p, "climbed")) == rises
    assert seen(p, "climb-lapsed") == ([("climb-lapsed", temple)] if rises < 2 else [])
    assert finished(p)


@pytest.mark.rule("TZ-14.5", "TZ-D15", "TZ-15.4")
def test_a_free_step_lapses_when_no_temple_can_be_climbed() -> None:
    p = shows("B06")
    know(p, 0, "agriculture", 3)
    steps(p, 0, 6, 7, 7)
    step(p, 1, "quetzalcoatl", 8)
    give(p, 0, wood=2)
    act(p, "tikal", 2, "act 2", "build b06")
    assert standing(p, 0) == [6, 7, 7]
    assert len(seen(p, "lapsed")) == 1
    assert finished(p)


@pytest.mark.rule("TZ-14.5", "TZ-D15")
def test_a_free_step_must_be_taken_in_a_climbable_temple() -> None:
    p = shows("B06")
    know(p, 0, "agriculture", 3)
    steps(p, 0, 6, 7, 3)
    step(p, 1, "quetzalcoatl", 8)
    give(p, 0, wood=2)
    pick(p, "tikal", 2)
    say(p, "act 2", "build b06")
    assert question(p) == "TZ-D15"
    assert offered(p) == {"climb kukulcan"}
    assert why_not(p, "climb chaac") == ("on-top", "TZ-14.4", [0])
    assert why_not(p, "climb quetzalcoatl") == ("top-taken", "TZ-14.3", [1, 1])


@pytest.mark.rule("TZ-14.5", "TZ-D15", "TZ-6.6")
@pytest.mark.parametrize("temple", [0, 1, 2])
@pytest.mark.parametrize("rivals", [False, True])
def test_one_climbable_temple_is_enough(temple: int, rivals: bool) -> None:
    p = table()
    for t, name in enumerate(TEMPLES):
        if t != temple:
            step(p, 0, name, TOP[name] - rivals)
            if rivals:
                step(p, 2, name, TOP[name])
    give(p, 0, corn=3)
    pick(p, "uxmal", 1)
    say(p, "act 1")
    assert offered(p) == {f"climb {TEMPLES[temple]}"}
    say(p, f"climb {TEMPLES[temple]}")
    assert standing(p, 0)[temple] == 2


# ---- the light side -------------------------------------------------------------------------------------


@pytest.mark.rule("TZ-14.6")
@pytest.mark.parametrize("temple", TEMPLES)
def test_reaching_a_top_turns_the_board_to_its_light_side(temple: str) -> None:
    p = table()
    dark(p, 0)
    dark(p, 1)
    step(p, 0, temple, TOP[temple] - 1)
    give(p, 0, corn=3)
    act(p, "uxmal", 1, "act 1", f"climb {temple}")
    assert p.seats[0].light
    assert not p.seats[1].light
    assert seen(p, "turned-light") == [("turned-light",)]


@pytest.mark.rule("TZ-14.6")
@pytest.mark.parametrize("temple", TEMPLES)
def test_the_step_below_the_top_does_not(temple: str) -> None:
    p = table()
    dark(p, 0)
    step(p, 0, temple, TOP[temple] - 2)
    give(p, 0, corn=3)
    act(p, "uxmal", 1, "act 1", f"climb {temple}")
    assert not p.seats[0].light
    assert seen(p, "turned-light") == []


@pytest.mark.rule("TZ-14.6")
def test_a_lapsed_step_does_not_turn_the_board() -> None:
    p = shows("B27")
    dark(p, 0)
    step(p, 0, "chaac", 6)
    give(p, 0, stone=2)
    act(p, "tikal", 2, "act 2", "build b27")
    assert not p.seats[0].light


@pytest.mark.rule("TZ-14.6")
def test_a_light_board_stays_light() -> None:
    p = table()
    step(p, 0, "chaac", 5)
    give(p, 0, corn=3)
    act(p, "uxmal", 1, "act 1", "climb chaac")
    assert p.seats[0].light
    assert seen(p, "turned-light") == []


@pytest.mark.rule("TZ-14.6")
def test_coming_back_to_the_top_turns_it_again() -> None:
    p = table()
    dark(p, 0)
    step(p, 0, "chaac", 6)
    give(p, 0, corn=3)
    act(p, "palenque", 3, "act 3", "harvest burn", "anger chaac")
    assert standing(p, 0) == [5, 1, 1]
    assert not p.seats[0].light
    begin_turn(p, 0)
    act(p, "uxmal", 1, "act 1", "climb chaac")
    assert standing(p, 0) == [6, 1, 1]
    assert p.seats[0].light


@pytest.mark.rule("TZ-14.7", "TZ-14.8")
@pytest.mark.parametrize("temple", TEMPLES)
def test_a_top_that_was_left_is_free_for_others(temple: str) -> None:
    p = table()
    step(p, 0, temple, TOP[temple])
    step(p, 1, temple, TOP[temple] - 1)
    act(p, "palenque", 3, "act 3", "harvest burn", f"anger {temple}")
    t = TEMPLES.index(temple)
    assert standing(p, 0)[t] == TOP[temple] - 1
    give(p, 1, corn=3)
    begin_turn(p, 1)
    put_worker(p, 1, "uxmal", 1)
    say(p, "turn pick", "pick uxmal 1", "act 1", f"climb {temple}")
    assert standing(p, 1)[t] == TOP[temple]
    assert standing(p, 0)[t] == TOP[temple] - 1


# ---- angry gods -----------------------------------------------------------------------------------------


@pytest.mark.rule("TZ-14.8", "TZ-D9")
@pytest.mark.parametrize("temple", [0, 1, 2])
@pytest.mark.parametrize("at", [1, 4])
def test_one_step_down_in_a_temple_of_choice(temple: int, at: int) -> None:
    p = table()
    steps(p, 0, at, at, at)
    act(p, "palenque", 4, "act 4", "harvest burn", f"anger {TEMPLES[temple]}")
    assert standing(p, 0) == [at - 1 if t == temple else at for t in range(3)]
    assert seen(p, "angered") == [("angered", TEMPLES[temple], at - 1)]
    assert points(p, 0) == 0
    assert finished(p)


@pytest.mark.rule("TZ-14.8", "TZ-D9")
def test_nobody_steps_down_from_the_bottom() -> None:
    p = table()
    steps(p, 0, 0, 3, 0)
    pick(p, "palenque", 4)
    say(p, "act 4", "harvest burn")
    assert offered(p) == {"anger quetzalcoatl"}
    talk(p)
    assert standing(p, 0) == [0, 2, 0]


# ---- sources of steps ------------------------------------------------------------------------------------


@pytest.mark.rule("TZ-14.2")
def test_steps_come_from_buildings_and_offerings() -> None:
    p = shows("B10")
    give(p, 0, wood=2, stone=1)
    act(p, "tikal", 2, "act 2", "build b10")
    assert standing(p, 0) == [2, 2, 1]
    assert seen(p, "climbed") == [("climbed", "chaac", 2, "B10"), ("climbed", "quetzalcoatl", 2, "B10")]
    p = table()
    show(p)
    give(p, 0, skull=1)
    act(p, "chichen", 4, "act 4")
    assert standing(p, 0) == [1, 1, 2]
    assert seen(p, "climbed") == [("climbed", "kukulcan", 2, "chichen 4")]
