"""Uxmal (TZ-10): a temple, the market (see also test_market), a worker, building with corn, and
any action.
"""

from __future__ import annotations

import pytest

from .actions import TEMPLES, act, actions, finished, jungle, monuments, pick, scored, seen, show, talk, tiles
from .table import (
    built,
    corn,
    give,
    goods,
    hand,
    know,
    levels,
    offered,
    points,
    question,
    say,
    shown,
    standing,
    step,
    steps,
    table,
    why_not,
    workers,
)

SMALL_WHEELS = ["palenque", "yaxchilan", "tikal", "uxmal"]
NOT_SHOWN: tuple[str, str, list[int]] = ("not-on-display", "TZ-16.2", [])


# ---- action 1 -------------------------------------------------------------------------------------------


@pytest.mark.rule("TZ-10.1", "TZ-14.2", "TZ-D15")
@pytest.mark.parametrize("temple", [0, 1, 2])
def test_action_1_climbs_one_temple_for_3_corn(temple: int) -> None:
    p = table()
    give(p, 0, corn=7, wood=1)
    pick(p, "uxmal", 1)
    say(p, "act 1")
    assert goods(p, 0) == {"corn": 4, "wood": 1}
    assert question(p) == "TZ-D15"
    assert offered(p) == {"climb chaac", "climb quetzalcoatl", "climb kukulcan"}
    say(p, f"climb {TEMPLES[temple]}")
    assert standing(p, 0) == [2 if t == temple else 1 for t in range(3)]
    assert goods(p, 0) == {"corn": 4, "wood": 1}
    assert finished(p)


@pytest.mark.rule("TZ-10.1", "TZ-6.6")
def test_action_1_needs_3_corn() -> None:
    p = table()
    give(p, 0, corn=3)
    pick(p, "uxmal", 1)
    assert actions(p) == ["act 1"]
    talk(p, "act 1", "climb chaac")
    assert corn(p, 0) == 0
    p = table()
    give(p, 0, corn=2, wood=9)
    pick(p, "uxmal", 1)
    assert actions(p) == []
    assert why_not(p, "act 1") == ("no-corn-for-action", "TZ-6.6", [3, 2])


@pytest.mark.rule("TZ-10.1", "TZ-6.3")
def test_action_1_by_stepping_back_needs_the_corn_for_both() -> None:
    p = table()
    give(p, 0, corn=4)
    pick(p, "uxmal", 2)
    assert "act 1" in offered(p)
    talk(p, "act 1", "climb kukulcan")
    assert corn(p, 0) == 0
    p = table()
    give(p, 0, corn=3)
    pick(p, "uxmal", 2)
    # one corn is paid for the step back
    assert why_not(p, "act 1") == ("no-corn-for-action", "TZ-6.6", [3, 2])


@pytest.mark.rule("TZ-10.1", "TZ-14.5", "TZ-6.6")
def test_action_1_needs_a_temple_to_climb() -> None:
    p = table()
    give(p, 0, corn=9)
    steps(p, 0, 6, 8, 6)
    step(p, 3, "kukulcan", 7)
    pick(p, "uxmal", 1)
    assert why_not(p, "act 1") == ("no-temple-to-climb", "TZ-14.5", [])
    p = table()
    give(p, 0, corn=9)
    steps(p, 0, 6, 8, 6)
    act(p, "uxmal", 1, "act 1")
    assert standing(p, 0) == [6, 8, 7]


# ---- action 2 is tested in test_market
# --------------------------------------------------------------------------


@pytest.mark.rule("TZ-10.2", "TZ-6.6")
@pytest.mark.parametrize(
    ("held", "possible"),
    [
        ({}, False),
        ({"corn": 1}, False),
        ({"corn": 1, "skull": 2}, False),
        ({"corn": 2}, True),
        ({"wood": 1}, True),
        ({"stone": 1}, True),
        ({"gold": 1}, True),
    ],
)
def test_action_2_needs_something_to_trade(held: dict[str, int], possible: bool) -> None:
    p = table()
    give(p, 0, **held)
    pick(p, "uxmal", 2)
    assert ("act 2" in offered(p)) == possible
    if not possible:
        assert why_not(p, "act 2") == ("nothing-to-trade", "TZ-10.2", [])


@pytest.mark.rule("TZ-10.2", "TZ-6.3")
def test_action_2_by_stepping_back_counts_the_corn_that_is_left() -> None:
    p = table()
    give(p, 0, corn=2)
    pick(p, "uxmal", 3)
    assert why_not(p, "act 2") == ("nothing-to-trade", "TZ-10.2", [])
    p = table()
    give(p, 0, corn=3)
    pick(p, "uxmal", 3)
    talk(p, "act 2", "buy wood")
    assert goods(p, 0) == {"wood": 1}


# ---- action 3 -------------------------------------------------------------------------------------------


@pytest.mark.rule("TZ-10.3")
@pytest.mark.parametrize("before", [3, 4, 5])
def test_action_3_takes_a_worker_from_the_bank(before: int) -> None:
    p = table()
    workers(p, 0, before)
    act(p, "uxmal", 3, "act 3")
    assert p.seats[0].workers == before + 1
    assert hand(p, 0) == before  # all workers except the one on a wheel are in hand
    assert seen(p, "worker-gained") == [("worker-gained", 1, "uxmal 3")]
    assert finished(p)


@pytest.mark.rule("TZ-10.3", "TZ-6.6")
def test_action_3_is_of_no_use_with_6_workers() -> None:
    p = table()
    workers(p, 0, 6)
    pick(p, "uxmal", 3)
    assert "act 3" not in offered(p)
    assert why_not(p, "act 3") == ("all-workers-in-play", "TZ-10.3", [6])


# ---- action 4 -------------------------------------------------------------------------------------------


@pytest.mark.rule("TZ-10.4", "TZ-16.2", "TZ-D12")
@pytest.mark.parametrize(("building", "cost"), [("B01", 2), ("B08", 4), ("B10", 6), ("B04", 8)])
def test_action_4_costs_2_corn_for_each_resource(building: str, cost: int) -> None:
    p = table()
    show(p, building)
    give(p, 0, corn=cost, wood=1, stone=1, gold=1)
    act(p, "uxmal", 4, "act 4", f"build {building.lower()}")
    assert built(p, 0) == [building]
    assert shown(p) == []
    assert goods(p, 0) == {"wood": 1, "stone": 1, "gold": 1} | ({"corn": 1} if building == "B08" else {})
    assert finished(p)


@pytest.mark.rule("TZ-10.4", "TZ-6.6")
@pytest.mark.parametrize(("building", "cost"), [("B01", 2), ("B08", 4), ("B10", 6), ("B04", 8)])
def test_action_4_needs_all_of_it_in_corn(building: str, cost: int) -> None:
    p = table()
    show(p, building)
    give(p, 0, corn=cost - 1, wood=9, stone=9, gold=9)
    pick(p, "uxmal", 4)
    assert why_not(p, "act 4") == ("nothing-to-build", "TZ-16.2", [])


@pytest.mark.rule("TZ-10.4", "TZ-D12")
def test_action_4_offers_what_the_corn_reaches_for() -> None:
    p = table()
    show(p, "B01", "B08", "B10")
    give(p, 0, corn=5, wood=9, stone=9, gold=9)
    pick(p, "uxmal", 4)
    say(p, "act 4")
    assert offered(p) == {"build b01", "build b08"}
    assert why_not(p, "build b10") == ("corn-cost-not-payable", "TZ-10.4", [6, 5])
    assert why_not(p, "build b02") == NOT_SHOWN


@pytest.mark.rule("TZ-10.4", "TZ-6.3")
def test_action_4_by_stepping_back_counts_the_corn_that_is_left() -> None:
    p = table()
    show(p, "B01")
    give(p, 0, corn=2)
    pick(p, "uxmal", 5)
    assert why_not(p, "act 4") == ("nothing-to-build", "TZ-16.2", [])
    p = table()
    show(p, "B01")
    give(p, 0, corn=3)
    act(p, "uxmal", 5, "act 4", "build b01")
    assert corn(p, 0) == 0


@pytest.mark.rule("TZ-10.4", "TZ-16.6")
def test_action_4_builds_one_building_and_no_monument() -> None:
    p = table()
    show(p, "B01", "B02")
    give(p, 0, corn=30, wood=9, stone=9, gold=9, skull=1)
    act(p, "uxmal", 4, "act 4")
    assert offered(p) == {"build b01", "build b02"}
    assert why_not(p, "build m11") == ("monument-not-here", "TZ-16.6", [])
    say(p, "build b01")
    assert finished(p)
    assert corn(p, 0) == 28


@pytest.mark.rule("TZ-10.4", "TZ-15.8")
def test_action_4_has_the_benefits_without_being_asked() -> None:
    p = table()
    show(p, "B08")
    know(p, 0, "architecture", 2)
    give(p, 0, corn=4)
    act(p, "uxmal", 4, "act 4", "build b08")
    assert goods(p, 0) == {"corn": 1 + 1}
    assert scored(p) == {"architecture": 2}
    assert finished(p)


# ---- action 5 -------------------------------------------------------------------------------------------


@pytest.mark.rule("TZ-10.5", "TZ-D17")
def test_action_5_offers_every_action_of_the_small_wheels_but_itself() -> None:
    p = table()
    show(p, "B01")
    give(p, 0, corn=9, wood=9, stone=9, gold=9)
    pick(p, "uxmal", 5)
    say(p, "act 5")
    assert question(p) == "TZ-D17"
    wanted = {f"use {wheel} {a}" for wheel in SMALL_WHEELS for a in range(1, 6)} - {"use uxmal 5"}
    assert offered(p) == wanted
    assert why_not(p, "use uxmal 5") == ("not-the-same-again", "TZ-10.5", [])


@pytest.mark.rule("TZ-10.5", "TZ-11.1")
def test_action_5_does_not_reach_chichen_itza() -> None:
    p = table()
    give(p, 0, corn=9, skull=3)
    act(p, "uxmal", 5, "act 5")
    assert not [text for text in offered(p) if "chichen" in text]
    assert "pass" not in offered(p)  # the seat chose this action and cannot decline it now


@pytest.mark.rule("TZ-10.5", "TZ-6.6")
def test_action_5_needs_1_corn() -> None:
    p = table()
    give(p, 0, wood=9)
    pick(p, "uxmal", 5)
    assert why_not(p, "act 5") == ("no-action-to-pay-for", "TZ-10.5", [1, 0])
    p = table()
    give(p, 0, corn=1)
    act(p, "uxmal", 5, "act 5", "use palenque 1")
    assert corn(p, 0) == 3


@pytest.mark.rule("TZ-10.5", "TZ-D17")
def test_with_1_corn_only_actions_without_costs_are_left() -> None:
    p = table()
    show(p, "B01")
    give(p, 0, corn=1)
    act(p, "uxmal", 5, "act 5")
    free = {f"use palenque {a}" for a in range(1, 6)} | {f"use yaxchilan {a}" for a in range(1, 6)}
    assert offered(p) == free | {"use uxmal 3"}
    reasons: dict[str, tuple[str, str, list[int]]] = {
        "use tikal 1": ("no-advance-payable", "TZ-15.2", [0]),
        "use tikal 2": ("nothing-to-build", "TZ-16.2", []),
        "use tikal 3": ("no-advance-payable", "TZ-15.2", [0]),
        "use tikal 4": ("nothing-to-build", "TZ-16.2", []),
        "use tikal 5": ("no-resource", "TZ-9.8", [1, 0]),
        "use uxmal 1": ("no-corn-for-action", "TZ-6.6", [3, 0]),
        "use uxmal 2": ("nothing-to-trade", "TZ-10.2", []),
        "use uxmal 4": ("nothing-to-build", "TZ-16.2", []),
    }
    for text, reason in reasons.items():
        assert why_not(p, text) == reason


@pytest.mark.rule("TZ-10.5", "TZ-D17")
@pytest.mark.parametrize(
    ("wheel", "action", "corn_needed"), [("uxmal", 1, 4), ("uxmal", 2, 3), ("uxmal", 4, 3)]
)
def test_the_corn_of_the_action_itself_comes_on_top(wheel: str, action: int, corn_needed: int) -> None:
    for corn_held in (corn_needed - 1, corn_needed):
        p = table()
        show(p, "B01")
        give(p, 0, corn=corn_held)
        act(p, "uxmal", 5, "act 5")
        assert (f"use {wheel} {action}" in offered(p)) == (corn_held == corn_needed)


@pytest.mark.rule("TZ-10.5")
@pytest.mark.parametrize(
    ("action", "gained"),
    [
        (1, {"wood": 1}),
        (2, {"stone": 1, "corn": 1}),
        (3, {"gold": 1, "corn": 2}),
        (4, {"skull": 1}),
        (5, {"gold": 1, "stone": 1, "corn": 2}),
    ],
)
def test_action_5_at_yaxchilan(action: int, gained: dict[str, int]) -> None:
    p = table()
    give(p, 0, corn=1)
    act(p, "uxmal", 5, "act 5", f"use yaxchilan {action}")
    assert goods(p, 0) == gained
    assert finished(p)


@pytest.mark.rule("TZ-10.5", "TZ-D8")
def test_action_5_at_palenque() -> None:
    p = table()
    jungle(p, 4, 3, 2)
    give(p, 0, corn=1)
    act(p, "uxmal", 5, "act 5", "use palenque 4")
    assert offered(p) == {"harvest wood", "harvest corn", "harvest burn"}
    say(p, "harvest corn")
    assert goods(p, 0) == {"corn": 7}
    assert tiles(p) == (1, 0)
    assert finished(p)


@pytest.mark.rule("TZ-10.5", "TZ-15.6")
def test_technologies_of_the_chosen_wheel_apply() -> None:
    p = table()
    know(p, 0, "extraction", 3)
    give(p, 0, corn=1)
    act(p, "uxmal", 5, "act 5", "use yaxchilan 5")
    assert goods(p, 0) == {"corn": 2, "stone": 2, "gold": 2}


@pytest.mark.rule("TZ-10.5")
def test_action_5_at_tikal() -> None:
    p = table()
    give(p, 0, corn=1, gold=3)
    act(p, "uxmal", 5, "act 5", "use tikal 3", "advance theology", "advance theology")
    assert levels(p, 0) == [0, 0, 0, 2]
    assert goods(p, 0) == {}
    p = table()
    give(p, 0, corn=1, gold=1)
    act(p, "uxmal", 5, "act 5", "use tikal 5", "climb chaac", "climb kukulcan")
    assert standing(p, 0) == [2, 1, 2]
    assert goods(p, 0) == {}
    p = table()
    show(p, "B01", "B02")
    give(p, 0, corn=1, wood=2)
    act(p, "uxmal", 5, "act 5", "use tikal 4", "build b01", "build b02")
    assert built(p, 0) == ["B01", "B02"]
    assert goods(p, 0) == {}
    assert finished(p)


@pytest.mark.rule("TZ-10.5", "TZ-16.6")
def test_a_monument_through_action_5() -> None:
    p = table()
    monuments(p, "M11")
    give(p, 0, corn=1, stone=3, gold=3)
    act(p, "uxmal", 5, "act 5", "use tikal 4", "build m11")
    assert built(p, 0) == ["M11"]
    assert goods(p, 0) == {}


@pytest.mark.rule("TZ-10.5")
def test_action_5_at_uxmal() -> None:
    p = table()
    give(p, 0, corn=4)
    act(p, "uxmal", 5, "act 5", "use uxmal 1", "climb quetzalcoatl")
    assert standing(p, 0) == [1, 2, 1]
    assert corn(p, 0) == 0
    p = table()
    give(p, 0, corn=5)
    act(p, "uxmal", 5, "act 5", "use uxmal 2", "buy gold", "stop")
    assert goods(p, 0) == {"gold": 1}
    p = table()
    give(p, 0, corn=1)
    act(p, "uxmal", 5, "act 5", "use uxmal 3")
    assert p.seats[0].workers == 4
    assert corn(p, 0) == 0
    p = table()
    show(p, "B01")
    give(p, 0, corn=3, wood=1)
    act(p, "uxmal", 5, "act 5", "use uxmal 4", "build b01")
    assert built(p, 0) == ["B01"]
    assert goods(p, 0) == {"wood": 1}
    assert finished(p)


@pytest.mark.rule("TZ-10.6", "TZ-6.5")
@pytest.mark.parametrize("space", [6, 7])
def test_action_5_from_a_free_choice_space_still_costs_1_corn(space: int) -> None:
    p = table()
    give(p, 0, corn=1)
    act(p, "uxmal", space, "act 5", "use yaxchilan 1")
    assert goods(p, 0) == {"wood": 1}
    p = table()
    pick(p, "uxmal", space)
    assert why_not(p, "act 5") == ("no-action-to-pay-for", "TZ-10.5", [1, 0])
    assert points(p, 0) == 0


@pytest.mark.rule("TZ-10.5", "TZ-15.10")
def test_a_building_action_through_action_5_has_its_own_benefits() -> None:
    p = table()
    show(p, "B01", "B02")
    know(p, 0, "architecture", 1)
    give(p, 0, corn=1, wood=2)
    act(p, "uxmal", 5, "act 5", "use tikal 4", "build b01", "benefits later", "build b02")
    assert goods(p, 0) == {"corn": 1}


@pytest.mark.rule("TZ-10.5", "TZ-10.6")
def test_events_of_action_5() -> None:
    p = table()
    give(p, 0, corn=1)
    act(p, "uxmal", 5, "act 5", "use yaxchilan 1")
    assert seen(p, "paid", "used", "gained") == [
        ("paid", "corn", 1, "uxmal 5"),
        ("used", "yaxchilan", 1, "uxmal 5"),
        ("gained", "wood", 1, "yaxchilan 1"),
    ]
