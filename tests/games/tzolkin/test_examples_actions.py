"""The worked examples on actions, temples, technologies, buildings and monuments."""

from __future__ import annotations

import pytest

from .actions import (
    act,
    actions,
    end_game,
    end_turn,
    finished,
    monuments,
    pick,
    scored,
    show,
    shows,
    talk,
    tiles,
)
from .table import (
    asked,
    built,
    corn,
    fate,
    give,
    goods,
    know,
    levels,
    offered,
    on,
    own,
    points,
    put_worker,
    say,
    shown,
    standing,
    step,
    steps,
    table,
    why_not,
    workers,
)


@pytest.mark.rule("TZ-E6", "TZ-6.3")
def test_e6_two_workers_at_yaxchilan() -> None:
    p = table()
    put_worker(p, 0, "yaxchilan", 2, 3)
    put_worker(p, 0, "tikal", 1)
    say(p, "pass", "turn pick", "pick yaxchilan 2", "act 2", "pick yaxchilan 3", "act 2", "stop")
    assert goods(p, 0) == {"stone": 2, "corn": 1}
    assert on(p, "tikal") == {1: 0}
    assert on(p, "yaxchilan") == {}
    assert asked(p) == 1


@pytest.mark.rule("TZ-E7", "TZ-6.3")
def test_e7_no_corn_to_step_back() -> None:
    p = table()
    put_worker(p, 0, "yaxchilan", 2, 3)
    pick(p, "yaxchilan", 3)
    assert offered(p) == {"act 3", "act none"}
    assert why_not(p, "act 2") == ("no-corn-to-step-back", "TZ-6.3", [1, 0])


@pytest.mark.rule("TZ-E8", "TZ-7.5")
def test_e8_wood_and_burning() -> None:
    p = table()
    put_worker(p, 0, "palenque", 1, 3, 4)
    pick(p, "palenque", 3)
    say(p, "act 3", "harvest wood", "pick palenque 4", "act 4", "harvest burn", "anger quetzalcoatl", "stop")
    assert goods(p, 0) == {"wood": 2, "corn": 7}
    assert tiles(p) == (1, 1)
    assert standing(p, 0) == [1, 0, 1]
    assert on(p, "palenque") == {1: 0}


@pytest.mark.rule("TZ-E9", "TZ-7.4", "TZ-6.3")
def test_e9_wood_then_the_corn_below_it() -> None:
    p = table()
    put_worker(p, 0, "palenque", 1, 3, 4)
    give(p, 0, corn=1)
    pick(p, "palenque", 3)
    say(p, "act 3", "harvest wood", "pick palenque 4", "act 3", "harvest corn", "stop")
    assert goods(p, 0) == {"wood": 2, "corn": 1 + 4}
    assert tiles(p) == (1, 1)
    assert standing(p, 0) == [1, 1, 1]


@pytest.mark.rule("TZ-E9", "TZ-6.3")
def test_e9_without_corn() -> None:
    p = table()
    put_worker(p, 0, "palenque", 1, 3, 4)
    pick(p, "palenque", 3)
    say(p, "act 3", "harvest wood", "pick palenque 4")
    assert why_not(p, "act 3") == ("no-corn-to-step-back", "TZ-6.3", [1, 0])


@pytest.mark.rule("TZ-E10", "TZ-9.3", "TZ-9.4", "TZ-16.3")
def test_e10_two_technologies_and_two_buildings() -> None:
    p = table()
    show(p, "B01", "B02", "B03", "B04", "B05", "B06")
    put_worker(p, 0, "tikal", 3, 4)
    give(p, 0, wood=5)
    pick(p, "tikal", 3)
    talk(p, "act 3", "advance agriculture", "advance extraction")
    assert levels(p, 0) == [1, 1, 0, 0]
    assert goods(p, 0) == {"wood": 3}
    say(p, "pick tikal 4", "act 4", "build b01", "build b06")
    assert built(p, 0) == ["B01", "B06"]
    assert goods(p, 0) == {}
    assert shown(p) == ["B02", "B03", "B04", "B05"]
    fate(p, "draw b10", "draw b11")
    assert shown(p) == ["B02", "B03", "B04", "B05", "B10", "B11"]
    assert asked(p) == 1


@pytest.mark.rule("TZ-E10", "TZ-15.2")
@pytest.mark.parametrize(("wood", "possible"), [(2, False), (3, True)])
def test_e10_two_advances_on_one_track(wood: int, possible: bool) -> None:
    p = table()
    give(p, 0, wood=wood)
    act(p, "tikal", 3, "act 3", "advance agriculture")
    assert ("advance agriculture" in offered(p)) == possible
    if possible:
        talk(p, "advance agriculture")
        assert goods(p, 0) == {}
        assert levels(p, 0) == [2, 0, 0, 0]


@pytest.mark.rule("TZ-E11", "TZ-16.2", "TZ-10.4")
def test_e11_a_stone_and_a_gold_or_4_corn() -> None:
    p = shows("B14")
    give(p, 0, corn=4, wood=1, stone=1, gold=1)
    act(p, "tikal", 2, "act 2", "build b14")
    assert goods(p, 0) == {"corn": 4, "wood": 1}
    p = shows("B14")
    give(p, 0, corn=4, wood=1, stone=1, gold=1)
    act(p, "uxmal", 4, "act 4", "build b14")
    assert goods(p, 0) == {"wood": 1, "stone": 1, "gold": 1}


@pytest.mark.rule("TZ-E12", "TZ-11.3", "TZ-11.2")
def test_e12_stepping_back_in_chichen_itza() -> None:
    p = table()
    give(p, 0, corn=1, skull=1)
    act(p, "chichen", 7, "act 6", "take gold")
    assert goods(p, 0) == {"gold": 1}
    assert points(p, 0) == 8
    assert standing(p, 0) == [1, 1, 2]
    assert finished(p)


@pytest.mark.rule("TZ-E14", "TZ-16.2")
def test_e14_all_three_temples() -> None:
    p = shows("B26")
    give(p, 0, wood=1, stone=2, gold=1)
    act(p, "tikal", 2, "act 2", "build b26")
    assert standing(p, 0) == [2, 2, 2]
    assert points(p, 0) == 3


@pytest.mark.rule("TZ-E20", "TZ-15.5")
@pytest.mark.parametrize(("action", "gained"), [(1, 4), (2, 7), (3, 8), (4, 10), (5, 12)])
def test_e20_agriculture_3(action: int, gained: int) -> None:
    p = table()
    know(p, 0, "agriculture", 3)
    pick(p, "palenque", action)
    say(p, f"act {action}")
    if action == 2:
        say(p, "harvest corn")
    elif action > 2:
        say(p, "harvest no-tile")
        assert tiles(p) == (0, 0)
    assert goods(p, 0) == {"corn": gained}
    assert standing(p, 0) == [1, 1, 1]


@pytest.mark.rule("TZ-E24", "TZ-16.8")
@pytest.mark.parametrize(("in_play", "gained"), [(3, 0), (4, 6), (5, 12), (6, 18)])
def test_e24_workers(in_play: int, gained: int) -> None:
    p = table(age=2)
    own(p, 0, "M07")
    workers(p, 0, in_play)
    end_game(p)
    assert scored(p).get("monuments", 0) == gained


@pytest.mark.rule("TZ-E24", "TZ-16.8")
@pytest.mark.parametrize(("mastered", "gained"), [(1, 9), (2, 20), (3, 33), (4, 33)])
def test_e24_mastered_technologies(mastered: int, gained: int) -> None:
    p = table(age=2)
    own(p, 0, "M09")
    for technology in ["agriculture", "extraction", "architecture", "theology"][:mastered]:
        know(p, 0, technology, 3)
    end_game(p)
    assert scored(p)["monuments"] == gained


@pytest.mark.rule("TZ-E24", "TZ-16.8")
@pytest.mark.parametrize(("players", "gained"), [(2, 6), (3, 5), (4, 4)])
def test_e24_monuments_of_all(players: int, gained: int) -> None:
    p = table(players, age=2)
    own(p, 0, "M03")
    end_game(p)
    assert scored(p)["monuments"] == gained


@pytest.mark.rule("TZ-E24", "TZ-16.8")
def test_e24_best_temple() -> None:
    p = table(age=2)
    own(p, 0, "M11")
    steps(p, 0, 3, 5, 1)
    end_game(p)
    assert scored(p)["monuments"] == 12


@pytest.mark.rule("TZ-E28", "TZ-14.3", "TZ-14.4")
def test_e28_below_an_occupied_top() -> None:
    p = shows("B27")
    step(p, 1, "chaac", 6)
    step(p, 0, "chaac", 5)
    give(p, 0, stone=2)
    act(p, "tikal", 2, "act 2", "build b27")
    assert standing(p, 0) == [5, 1, 1]
    assert points(p, 0) == 2


@pytest.mark.rule("TZ-E29", "TZ-15.8", "TZ-10.4")
def test_e29_a_farm_for_nothing() -> None:
    p = shows("B01")
    know(p, 0, "architecture", 3)
    act(p, "uxmal", 4, "act 4", "build b01")
    assert goods(p, 0) == {"corn": 1}
    assert points(p, 0) == 2


@pytest.mark.rule("TZ-E30", "TZ-9.6", "TZ-15.9")
def test_e30_a_level_gained_by_the_first_building() -> None:
    p = shows("B13", "B01")
    give(p, 0, wood=1, gold=1)
    act(p, "tikal", 4, "act 4", "build b13")
    assert goods(p, 0) == {"wood": 1}
    talk(p, "build b01")
    assert goods(p, 0) == {"corn": 1}


@pytest.mark.rule("TZ-E31", "TZ-15.12", "TZ-6.3")
def test_e31_action_1_from_space_9() -> None:
    p = table()
    know(p, 0, "theology", 1)
    give(p, 0, corn=8, skull=1)
    act(p, "chichen", 9, "higher 1")
    assert corn(p, 0) == 8
    assert points(p, 0) == 4
    p = table()
    know(p, 0, "theology", 1)
    give(p, 0, corn=8, skull=1)
    act(p, "chichen", 9, "act 1")
    assert corn(p, 0) == 0
    p = table()
    know(p, 0, "theology", 1)
    give(p, 0, corn=7, skull=1)
    pick(p, "chichen", 9)
    assert why_not(p, "act 1") == ("no-corn-to-step-back", "TZ-6.3", [8, 7])
    assert "higher 1" in actions(p)


@pytest.mark.rule("TZ-E33", "TZ-15.12")
def test_e33_action_1_from_space_0() -> None:
    p = table()
    know(p, 0, "theology", 1)
    give(p, 0, skull=1)
    act(p, "chichen", 0, "higher 1")
    assert goods(p, 0) == {}
    assert points(p, 0) == 4
    assert standing(p, 0) == [2, 1, 1]


@pytest.mark.rule("TZ-E34", "TZ-15.10", "TZ-9.5")
def test_e34_benefits_with_b12() -> None:
    p = shows("B12", "B01", "B02")
    know(p, 0, "architecture", 2)
    give(p, 0, wood=3, gold=1)
    act(p, "tikal", 4, "act 4", "build b12", "benefits now", "climb chaac")
    assert (corn(p, 0), int(points(p, 0))) == (1, 2)
    talk(p, "build b01")  # the extra build
    assert (corn(p, 0), int(points(p, 0))) == (2, 4)
    talk(p, "build b02")  # the second building from Tikal 4
    assert (corn(p, 0), int(points(p, 0))) == (2, 4)
    assert finished(p)


@pytest.mark.rule("TZ-E34", "TZ-15.10", "TZ-9.6")
def test_e34_benefits_kept_on_b12() -> None:
    p = shows("B12", "B01", "B02")
    know(p, 0, "architecture", 2)
    give(p, 0, wood=3, gold=1)
    act(p, "tikal", 4, "act 4", "build b12", "benefits later", "climb chaac")
    assert (corn(p, 0), int(points(p, 0))) == (0, 0)
    talk(p, "build b01")
    assert (corn(p, 0), int(points(p, 0))) == (1, 2)
    talk(p, "build b02")
    assert (corn(p, 0), int(points(p, 0))) == (2, 4)
    assert finished(p)
    end_turn(p)


@pytest.mark.rule("TZ-E36", "TZ-16.8")
def test_e36_m12_with_a_temple_at_the_bottom() -> None:
    p = table(age=2)
    monuments(p, "M12")
    own(p, 0, "M12")
    steps(p, 0, 0, 3, 1)
    end_game(p)
    assert scored(p)["monuments"] == 1
