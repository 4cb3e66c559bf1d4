"""Tikal (TZ-9): technologies, buildings, a monument, two temples."""

from __future__ import annotations

import pytest

from .actions import TECHNOLOGIES, TEMPLES, act, actions, finished, monuments, pick, scored, seen, show, talk
from .table import (
    built,
    corn,
    give,
    goods,
    know,
    levels,
    offered,
    points,
    question,
    say,
    shown,
    shown_monuments,
    standing,
    step,
    steps,
    table,
    why_not,
)

ADVANCES = {f"advance {technology}" for technology in TECHNOLOGIES}
CLIMBS = {f"climb {temple}" for temple in TEMPLES}
NOT_SHOWN: tuple[str, str, list[int]] = ("not-on-display", "TZ-16.2", [])


# ---- action 1 -------------------------------------------------------------------------------------------


@pytest.mark.rule("TZ-9.1", "TZ-D10")
@pytest.mark.parametrize("technology", [0, 1, 2, 3])
def test_action_1_is_one_paid_advance(technology: int) -> None:
    p = table()
    give(p, 0, corn=9, stone=9)
    pick(p, "tikal", 1)
    say(p, "act 1")
    assert question(p) == "TZ-D10"
    assert offered(p) == ADVANCES
    talk(p, f"advance {TECHNOLOGIES[technology]}")
    assert levels(p, 0) == [1 if t == technology else 0 for t in range(4)]
    assert goods(p, 0) == {"corn": 9, "stone": 8}
    assert finished(p)


@pytest.mark.rule("TZ-9.1", "TZ-6.6")
def test_action_1_needs_a_resource() -> None:
    p = table()
    give(p, 0, corn=9, skull=2)
    pick(p, "tikal", 1)
    assert offered(p) == {"act none"}
    assert why_not(p, "act 1") == ("no-advance-payable", "TZ-15.2", [0])


@pytest.mark.rule("TZ-9.1", "TZ-15.2")
def test_action_1_needs_as_many_resources_as_the_next_level() -> None:
    p = table()
    for technology in TECHNOLOGIES:
        know(p, 0, technology, 1)
    give(p, 0, gold=1)
    pick(p, "tikal", 1)
    assert why_not(p, "act 1") == ("no-advance-payable", "TZ-15.2", [1])


# ---- action 2 -------------------------------------------------------------------------------------------


@pytest.mark.rule("TZ-9.2", "TZ-16.2", "TZ-D12")
def test_action_2_builds_one_displayed_building() -> None:
    p = table()
    show(p, "B01", "B06", "B08")
    give(p, 0, corn=9, wood=5, stone=1)
    pick(p, "tikal", 2)
    say(p, "act 2")
    assert question(p) == "TZ-D12"
    assert offered(p) == {"build b01", "build b06", "build b08"}
    assert why_not(p, "build b02") == NOT_SHOWN
    say(p, "build b08")
    assert built(p, 0) == ["B08"]
    assert shown(p) == ["B01", "B06"]
    assert goods(p, 0) == {"corn": 10, "wood": 4}  # the tile gives 1 corn
    assert levels(p, 0) == [0, 1, 0, 0]
    assert finished(p)


@pytest.mark.rule("TZ-9.2", "TZ-6.6")
def test_action_2_needs_a_building_that_can_be_paid() -> None:
    p = table()
    show(p, "B06", "B14")
    give(p, 0, corn=20, wood=1, stone=1)
    pick(p, "tikal", 2)
    assert "act 2" not in offered(p)
    assert why_not(p, "act 2") == ("nothing-to-build", "TZ-16.2", [])


@pytest.mark.rule("TZ-9.2", "TZ-9.4", "TZ-16.6")
def test_action_2_builds_no_monument() -> None:
    p = table()
    show(p, "B01")
    give(p, 0, wood=1, stone=9, gold=9, skull=1)
    pick(p, "tikal", 2)
    say(p, "act 2")
    assert offered(p) == {"build b01"}
    assert why_not(p, "build m11") == ("monument-not-here", "TZ-16.6", [])


@pytest.mark.rule("TZ-9.2", "TZ-16.6")
def test_a_monument_alone_does_not_make_action_2_possible() -> None:
    p = table()
    show(p)
    give(p, 0, wood=9, stone=9, gold=9, skull=1)
    pick(p, "tikal", 2)
    assert why_not(p, "act 2") == ("nothing-to-build", "TZ-16.2", [])


# ---- action 3 -------------------------------------------------------------------------------------------


@pytest.mark.rule("TZ-9.3", "TZ-D10")
def test_action_3_advances_on_two_tracks() -> None:
    p = table()
    give(p, 0, wood=3)
    pick(p, "tikal", 3)
    say(p, "act 3")
    assert offered(p) == ADVANCES  # the first advance is not optional
    talk(p, "advance agriculture")
    assert levels(p, 0) == [1, 0, 0, 0]
    assert goods(p, 0) == {"wood": 2}
    assert offered(p) == ADVANCES | {"stop"}
    talk(p, "advance theology")
    assert levels(p, 0) == [1, 0, 0, 1]
    assert goods(p, 0) == {"wood": 1}
    assert finished(p)


@pytest.mark.rule("TZ-9.3", "TZ-15.2")
def test_action_3_advances_twice_on_one_track_for_1_and_2() -> None:
    p = table()
    give(p, 0, gold=3)
    act(p, "tikal", 3, "act 3", "advance theology", "advance theology")
    assert levels(p, 0) == [0, 0, 0, 2]
    assert goods(p, 0) == {}
    assert finished(p)


@pytest.mark.rule("TZ-9.3", "TZ-D10")
def test_action_3_may_stop_after_one_advance() -> None:
    p = table()
    give(p, 0, wood=3)
    act(p, "tikal", 3, "act 3", "advance extraction", "stop")
    assert levels(p, 0) == [0, 1, 0, 0]
    assert goods(p, 0) == {"wood": 2}
    assert finished(p)


@pytest.mark.rule("TZ-9.3", "TZ-15.2")
def test_the_second_advance_must_be_paid_too() -> None:
    p = table()
    give(p, 0, wood=2)
    act(p, "tikal", 3, "act 3", "advance extraction")
    assert offered(p) == (ADVANCES - {"advance extraction"}) | {"stop"}
    assert why_not(p, "advance extraction") == ("too-few-resources", "TZ-15.2", [2, 1])


@pytest.mark.rule("TZ-9.3")
def test_the_extraction_bonus_pays_the_second_advance() -> None:
    p = table()
    know(p, 0, "extraction", 3)
    give(p, 0, wood=1)
    act(p, "tikal", 3, "act 3", "advance extraction", "take gold", "take stone")
    assert goods(p, 0) == {"stone": 1, "gold": 1}
    assert question(p) == "TZ-D10"
    know_before = levels(p, 0)
    talk(p, "advance agriculture", "1")  # wood is skipped automatically, then 1 stone is paid
    assert goods(p, 0) == {"gold": 1}
    assert know_before == [0, 3, 0, 0]
    assert levels(p, 0) == [1, 3, 0, 0]
    assert finished(p)


@pytest.mark.rule("TZ-9.3")
def test_action_3_needs_one_payable_advance_only() -> None:
    p = table()
    give(p, 0, stone=1)
    pick(p, "tikal", 3)
    assert "act 3" in offered(p)
    talk(p, "act 3", "advance architecture")
    assert levels(p, 0) == [0, 0, 1, 0]
    assert finished(p)  # there are not enough resources for a second advance


@pytest.mark.rule("TZ-9.3", "TZ-6.6")
def test_action_3_without_resources() -> None:
    p = table()
    pick(p, "tikal", 3)
    assert why_not(p, "act 3") == ("no-advance-payable", "TZ-15.2", [0])


# ---- action 4 -------------------------------------------------------------------------------------------


@pytest.mark.rule("TZ-9.4", "TZ-D12")
def test_action_4_builds_two_buildings_and_no_third() -> None:
    p = table()
    show(p, "B01", "B02", "B03", "B06")
    give(p, 0, wood=9)
    pick(p, "tikal", 4)
    say(p, "act 4")
    assert "stop" not in offered(p)  # the first building is part of the action
    say(p, "build b01")
    assert offered(p) == {"build b02", "build b03", "build b06", "stop"}
    say(p, "build b06")
    assert built(p, 0) == ["B01", "B06"]
    assert goods(p, 0) == {"wood": 6}
    assert finished(p)


@pytest.mark.rule("TZ-9.4", "TZ-D12")
def test_action_4_may_stop_after_one_building() -> None:
    p = table()
    show(p, "B01", "B02")
    give(p, 0, wood=9)
    act(p, "tikal", 4, "act 4", "build b01", "stop")
    assert built(p, 0) == ["B01"]
    assert goods(p, 0) == {"wood": 8}
    assert finished(p)


@pytest.mark.rule("TZ-9.4")
def test_action_4_ends_by_itself_when_no_second_building_can_be_paid() -> None:
    p = table()
    show(p, "B01", "B06")
    give(p, 0, wood=2)
    act(p, "tikal", 4, "act 4", "build b01")
    assert built(p, 0) == ["B01"]
    assert finished(p)


@pytest.mark.rule("TZ-9.4", "TZ-16.6", "TZ-D12")
def test_action_4_builds_exactly_one_monument() -> None:
    p = table()
    show(p, "B01")
    give(p, 0, wood=9, stone=9, gold=9, skull=1)
    pick(p, "tikal", 4)
    say(p, "act 4")
    assert offered(p) == {
        "build b01",
        "build m08",
        "build m09",
        "build m10",
        "build m11",
        "build m12",
        "build m13",
    }
    assert why_not(p, "build m01") == NOT_SHOWN
    say(p, "build m11")
    assert built(p, 0) == ["M11"]
    assert goods(p, 0) == {"wood": 9, "stone": 6, "gold": 6, "skull": 1}
    assert finished(p)
    assert shown_monuments(p) == ["M08", "M09", "M10", "M12", "M13"]
    assert points(p, 0) == 0


@pytest.mark.rule("TZ-9.4", "TZ-D12")
def test_never_a_building_and_a_monument() -> None:
    p = table()
    show(p, "B01", "B02")
    give(p, 0, wood=9, stone=9, gold=9, skull=1)
    act(p, "tikal", 4, "act 4", "build b01")
    assert offered(p) == {"build b02", "stop"}
    assert why_not(p, "build m11") == ("not-both", "TZ-9.4", [])


@pytest.mark.rule("TZ-9.4", "TZ-6.6")
def test_a_payable_monument_alone_makes_action_4_possible() -> None:
    p = table()
    show(p)
    monuments(p, "M11", "M12")
    give(p, 0, stone=3, gold=3)
    pick(p, "tikal", 4)
    say(p, "act 4")
    assert offered(p) == {"build m11"}
    assert why_not(p, "build m12") == ("cost-not-payable", "TZ-16.2", [0, 4, 3, 0])


@pytest.mark.rule("TZ-9.4", "TZ-6.6")
@pytest.mark.parametrize("short", ["stone", "gold"])
def test_action_4_needs_something_that_can_be_paid(short: str) -> None:
    p = table()
    show(p, "B06")
    monuments(p, "M11")
    give(p, 0, wood=1, stone=3 - (short == "stone"), gold=3 - (short == "gold"))
    pick(p, "tikal", 4)
    assert why_not(p, "act 4") == ("nothing-to-build", "TZ-16.2", [])


@pytest.mark.rule("TZ-9.5", "TZ-D13", "TZ-15.8")
def test_benefits_for_the_first_building_only() -> None:
    p = table()
    show(p, "B01", "B02")
    know(p, 0, "architecture", 2)
    give(p, 0, wood=2)
    pick(p, "tikal", 4)
    talk(p, "act 4")
    say(p, "build b01")
    assert question(p) == "TZ-D13"
    assert offered(p) == {"benefits now", "benefits later"}
    say(p, "benefits now")
    assert goods(p, 0) == {"corn": 1, "wood": 1}
    assert scored(p) == {"architecture": 2}
    talk(p, "build b02")
    assert goods(p, 0) == {"corn": 1}
    assert scored(p) == {"architecture": 2}
    assert finished(p)


@pytest.mark.rule("TZ-9.5", "TZ-9.6", "TZ-D13", "TZ-15.8")
def test_benefits_kept_for_the_second_building() -> None:
    p = table()
    show(p, "B01", "B02")
    know(p, 0, "architecture", 2)
    give(p, 0, wood=2)
    act(p, "tikal", 4, "act 4", "build b01", "benefits later")
    assert goods(p, 0) == {"wood": 1}
    assert points(p, 0) == 0
    assert seen(p, "benefits-kept") == [("benefits-kept", "B01")]
    say(p, "build b02")
    assert goods(p, 0) == {"corn": 1}
    assert scored(p) == {"architecture": 2}
    assert finished(p)  # the steps were taken without a question


@pytest.mark.rule("TZ-9.5", "TZ-D13")
def test_benefits_that_are_kept_are_lost_without_a_second_building() -> None:
    p = table()
    show(p, "B01", "B02")
    know(p, 0, "architecture", 2)
    give(p, 0, wood=2)
    act(p, "tikal", 4, "act 4", "build b01", "benefits later", "stop")
    assert goods(p, 0) == {"wood": 1}
    assert points(p, 0) == 0


@pytest.mark.rule("TZ-9.5", "TZ-D13")
def test_without_architecture_nobody_asks_about_benefits() -> None:
    p = table()
    show(p, "B01", "B02")
    give(p, 0, wood=2)
    act(p, "tikal", 4, "act 4")
    say(p, "build b01")
    assert question(p) == "TZ-D12"
    assert goods(p, 0) == {"wood": 1}


@pytest.mark.rule("TZ-9.5", "TZ-D13", "TZ-15.8")
def test_the_discount_is_part_of_the_bundle() -> None:
    p = table()
    show(p, "B06", "B09")  # B06 costs 2 wood, and B09 costs 2 wood and 1 stone
    know(p, 0, "architecture", 3)
    give(p, 0, wood=3, stone=1)
    act(p, "tikal", 4, "act 4", "build b06", "benefits now")
    assert goods(p, 0) == {"corn": 1, "wood": 2, "stone": 1}
    talk(p, "build b09")
    # the full cost, without a second corn; the gold comes from the tile
    assert goods(p, 0) == {"corn": 1, "gold": 1}
    assert scored(p) == {"architecture": 2}


@pytest.mark.rule("TZ-9.5", "TZ-9.6", "TZ-D13", "TZ-D14", "TZ-15.8")
def test_the_kept_discount_is_used_by_the_second() -> None:
    p = table()
    show(p, "B06", "B09")
    know(p, 0, "architecture", 3)
    give(p, 0, wood=4)
    act(p, "tikal", 4, "act 4", "build b06", "benefits later")
    assert goods(p, 0) == {"wood": 2}
    assert offered(p) == {"build b09", "stop"}
    talk(p, "build b09")  # only the stone can be saved
    assert goods(p, 0) == {"corn": 1, "gold": 1}
    assert scored(p) == {"architecture": 2}
    assert finished(p)


@pytest.mark.rule("TZ-9.5", "TZ-D13")
def test_benefits_cannot_be_kept_by_who_needs_the_discount() -> None:
    p = table()
    show(p, "B06", "B01")
    know(p, 0, "architecture", 3)
    give(p, 0, wood=1)
    act(p, "tikal", 4)
    say(p, "act 4", "build b06")
    assert offered(p) == {"benefits now"}
    assert why_not(p, "benefits later") == ("benefits-needed", "TZ-9.5", [2, 0, 0])
    talk(p, "benefits now")
    assert goods(p, 0) == {"corn": 1}
    assert finished(p)  # there are not enough resources for the second building


@pytest.mark.rule("TZ-9.5", "TZ-D12")
def test_after_the_benefits_were_used_the_second_is_offered_at_full_cost_only() -> None:
    p = table()
    show(p, "B01", "B02", "B06")
    know(p, 0, "architecture", 3)
    give(p, 0, wood=1)
    act(p, "tikal", 4, "act 4", "build b01", "benefits now")
    assert goods(p, 0) == {"corn": 1, "wood": 1}
    assert offered(p) == {"build b02", "stop"}
    assert why_not(p, "build b06") == ("cost-not-payable", "TZ-16.2", [2, 0, 0, 0])


@pytest.mark.rule("TZ-9.6", "TZ-15.9")
@pytest.mark.parametrize(
    ("before", "gained", "scores"),
    [
        (0, {"corn": 1}, {}),
        (1, {"corn": 1}, {"architecture": 2}),
        (2, {"corn": 1, "wood": 1}, {"architecture": 2}),
    ],
)
def test_the_second_building_uses_a_level_gained_by_the_first(
    before: int, gained: dict[str, int], scores: dict[str, int]
) -> None:
    p = table()
    show(p, "B13", "B01")
    know(p, 0, "architecture", before)
    give(p, 0, wood=1, gold=1)
    act(p, "tikal", 4, "act 4", "build b13", *(["benefits later"] if before else []))
    assert goods(p, 0) == {"wood": 1}
    assert levels(p, 0) == [0, 0, before + 1, 0]
    talk(p, "build b01")
    assert goods(p, 0) == gained
    assert scored(p) == scores
    assert finished(p)


@pytest.mark.rule("TZ-9.5", "TZ-9.6")
def test_used_benefits_do_not_come_back_with_a_new_level() -> None:
    p = table()
    show(p, "B13", "B01")
    know(p, 0, "architecture", 1)
    give(p, 0, wood=1, gold=1)
    act(p, "tikal", 4, "act 4", "build b13", "benefits now", "build b01")
    assert goods(p, 0) == {"corn": 1}
    assert points(p, 0) == 0


@pytest.mark.rule("TZ-9.7")
def test_goods_of_the_first_building_pay_the_second() -> None:
    p = table()
    show(p, "B09", "B13")
    give(p, 0, wood=2, stone=1)
    act(p, "tikal", 4, "act 4", "build b09")
    assert goods(p, 0) == {"gold": 1}
    assert offered(p) == {"build b13", "stop"}
    talk(p, "build b13")
    assert built(p, 0) == ["B09", "B13"]
    assert goods(p, 0) == {}


@pytest.mark.rule("TZ-9.7", "TZ-15.10")
def test_the_extra_build_of_the_first_comes_before_the_second() -> None:
    p = table()
    show(p, "B12", "B01", "B02", "B03")
    give(p, 0, wood=4, gold=1)
    act(p, "tikal", 4, "act 4", "build b12", "climb chaac")
    assert offered(p) == {"build b01", "build b02", "build b03", "pass"}  # the extra build
    say(p, "build b01")
    assert offered(p) == {"build b02", "build b03", "stop"}  # the second building from Tikal 4
    say(p, "build b03")
    assert built(p, 0) == ["B01", "B03", "B12"]
    assert goods(p, 0) == {"wood": 1}
    assert finished(p)


@pytest.mark.rule("TZ-9.7", "TZ-16.5")
def test_the_extra_build_may_be_declined_before_the_second() -> None:
    p = table()
    show(p, "B12", "B01")
    give(p, 0, wood=2, gold=1)
    act(p, "tikal", 4, "act 4", "build b12", "climb chaac", "pass")
    assert offered(p) == {"build b01", "stop"}
    talk(p, "build b01")
    assert built(p, 0) == ["B01", "B12"]
    assert finished(p)


@pytest.mark.rule("TZ-9.4", "TZ-9.7")
def test_the_extra_build_is_no_monument() -> None:
    p = table()
    show(p, "B12", "B01")
    give(p, 0, wood=9, stone=9, gold=9, skull=1)
    act(p, "tikal", 4, "act 4", "build b12", "climb chaac")
    assert offered(p) == {"build b01", "pass"}


# ---- action 5 -------------------------------------------------------------------------------------------


@pytest.mark.rule("TZ-9.8", "TZ-14.2", "TZ-D11", "TZ-D15")
def test_action_5_climbs_two_different_temples_for_one_resource() -> None:
    p = table()
    give(p, 0, corn=9, stone=5)
    act(p, "tikal", 5, "act 5")
    assert goods(p, 0) == {"corn": 9, "stone": 4}  # paid first
    assert question(p) == "TZ-D15"
    assert offered(p) == CLIMBS
    say(p, "climb quetzalcoatl")
    assert offered(p) == {"climb chaac", "climb kukulcan"}
    assert why_not(p, "climb quetzalcoatl") == ("same-temple", "TZ-9.8", [1])
    say(p, "climb kukulcan")
    assert standing(p, 0) == [1, 2, 2]
    assert goods(p, 0) == {"corn": 9, "stone": 4}
    assert finished(p)


@pytest.mark.rule("TZ-9.8")
@pytest.mark.parametrize("first", [0, 1, 2])
@pytest.mark.parametrize("second", [0, 1, 2])
def test_any_two_temples(first: int, second: int) -> None:
    p = table()
    give(p, 0, gold=1)
    act(p, "tikal", 5, "act 5")
    say(p, f"climb {TEMPLES[first]}")
    if first == second:
        assert why_not(p, f"climb {TEMPLES[second]}") == ("same-temple", "TZ-9.8", [second])
    else:
        say(p, f"climb {TEMPLES[second]}")
        assert standing(p, 0) == [2 if t in {first, second} else 1 for t in range(3)]
        assert finished(p)


@pytest.mark.rule("TZ-9.8", "TZ-D11")
@pytest.mark.parametrize(
    ("words", "left"),
    [
        (["1"], {"stone": 1, "gold": 1}),
        (["0", "1"], {"wood": 1, "gold": 1}),
        (["0", "0"], {"wood": 1, "stone": 1}),
    ],
)
def test_the_resource_is_of_choice(words: list[str], left: dict[str, int]) -> None:
    p = table()
    give(p, 0, wood=1, stone=1, gold=1)
    pick(p, "tikal", 5)
    say(p, "act 5")
    assert question(p) == "TZ-D11"
    say(p, *words)
    assert goods(p, 0) == left
    assert question(p) == "TZ-D15"


@pytest.mark.rule("TZ-9.8", "TZ-6.6")
def test_action_5_needs_a_resource() -> None:
    p = table()
    give(p, 0, corn=20, skull=3)
    pick(p, "tikal", 5)
    assert "act 5" not in offered(p)
    assert why_not(p, "act 5") == ("no-resource", "TZ-9.8", [1, 0])


@pytest.mark.rule("TZ-9.8", "TZ-14.3", "TZ-D15")
def test_action_5_with_one_temple_to_climb() -> None:
    p = table()
    give(p, 0, wood=1)
    steps(p, 0, 6, 8, 3)  # at the top of two temples
    act(p, "tikal", 5, "act 5")
    assert standing(p, 0) == [6, 8, 4]  # the only step was forced, and there was no second one
    assert goods(p, 0) == {}
    assert finished(p)


@pytest.mark.rule("TZ-9.8", "TZ-14.3")
def test_action_5_beside_occupied_tops() -> None:
    p = table()
    give(p, 0, wood=1)
    steps(p, 0, 5, 7, 6)
    step(p, 1, "chaac", 6)
    act(p, "tikal", 5, "act 5")
    assert offered(p) == {"climb quetzalcoatl", "climb kukulcan"}
    assert why_not(p, "climb chaac") == ("top-taken", "TZ-14.3", [0, 1])
    talk(p, "climb kukulcan")
    assert standing(p, 0) == [5, 8, 7]  # the second step was forced


@pytest.mark.rule("TZ-9.8", "TZ-14.5", "TZ-6.6")
def test_action_5_without_a_temple_to_climb() -> None:
    p = table()
    give(p, 0, wood=1)
    steps(p, 0, 6, 7, 6)
    step(p, 1, "quetzalcoatl", 8)
    step(p, 2, "kukulcan", 7)
    pick(p, "tikal", 5)
    assert "act 5" not in offered(p)
    assert why_not(p, "act 5") == ("no-temple-to-climb", "TZ-14.5", [])


@pytest.mark.rule("TZ-9.8")
def test_more_resources_buy_no_more_steps() -> None:
    p = table()
    give(p, 0, wood=9, stone=9, gold=9)
    act(p, "tikal", 5, "act 5", "1", "climb chaac", "climb quetzalcoatl")
    assert standing(p, 0) == [2, 2, 1]
    assert goods(p, 0) == {"wood": 8, "stone": 9, "gold": 9}
    assert finished(p)


@pytest.mark.rule("TZ-9.1", "TZ-9.2", "TZ-9.3", "TZ-9.4", "TZ-9.8")
def test_without_anything_there_is_nothing_to_do_at_tikal() -> None:
    p = table()
    pick(p, "tikal", 6)
    assert actions(p) == []
    assert corn(p, 0) == 0
