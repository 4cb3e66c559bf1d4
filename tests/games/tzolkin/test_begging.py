"""Chapter 4: begging for corn, and mercy."""

from __future__ import annotations

import pytest

from patolli.games.tzolkin.position import TzolkinPosition

from .table import (
    asked,
    begin_turn,
    corn,
    give,
    hand,
    neutral,
    offered,
    on,
    put_start,
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

BEG = {"beg chaac", "beg quetzalcoatl", "beg kukulcan"}


def crowded(height: int, *free: str, start: bool = True) -> TzolkinPosition:
    """Returns a position in which seat 0 has no worker on a wheel.

    All spaces below `height` are occupied, and on the wheels in `free` all but the last of these.
    """
    p = table()
    for wheel in ("palenque", "yaxchilan", "tikal", "uxmal", "chichen"):
        neutral(p, wheel, *range(height - 1 if wheel in free else height))
    if start:
        put_start(p, 1)
    return p


@pytest.mark.rule("TZ-4.1", "TZ-D2")
@pytest.mark.parametrize("has", [0, 1, 2])
def test_with_0_to_2_corn_one_may_beg(has: int) -> None:
    p = table()
    give(p, 0, corn=has)
    assert question(p) == "TZ-D2"
    assert offered(p) == BEG | {"pass"}
    say(p, "beg quetzalcoatl")
    assert corn(p, 0) == 3
    assert standing(p, 0) == [1, 0, 1]
    assert told(p, "begged") == [{"event": "begged", "rule": "TZ-4.1", "seat": 0, "corn": 3 - has}]
    assert told(p, "angered") == [
        {"event": "angered", "rule": "TZ-14.8", "seat": 0, "temple": 1, "step": 0, "worth": -2, "from": 1}
    ]
    assert question(p) == "TZ-D3"


@pytest.mark.rule("TZ-4.1", "TZ-D2")
def test_with_3_corn_nobody_begs() -> None:
    p = table()
    give(p, 0, corn=3)
    assert question(p) == "TZ-D3"


@pytest.mark.rule("TZ-4.1", "TZ-D2")
def test_begging_may_be_declined() -> None:
    p = table()
    give(p, 0, corn=2)
    say(p, "pass")
    assert corn(p, 0) == 2
    assert standing(p, 0) == [1, 1, 1]
    assert question(p) == "TZ-D3"
    assert told(p, "begged") == []


@pytest.mark.rule("TZ-4.1")
@pytest.mark.parametrize(
    ("temple", "left"), [("chaac", [4, 3, 2]), ("quetzalcoatl", [5, 2, 2]), ("kukulcan", [5, 3, 1])]
)
def test_the_gods_are_angered_in_the_temple_that_is_named(temple: str, left: list[int]) -> None:
    p = table()
    steps(p, 0, 5, 3, 2)
    say(p, f"beg {temple}")
    assert standing(p, 0) == left


@pytest.mark.rule("TZ-4.2", "TZ-D2")
def test_begging_needs_a_step_above_the_bottom() -> None:
    p = table()
    steps(p, 0, 0, 0, 1)
    assert offered(p) == {"beg kukulcan", "pass"}
    assert why_not(p, "beg chaac") == ("on-bottom", "TZ-14.8", [0])
    assert why_not(p, "beg quetzalcoatl") == ("on-bottom", "TZ-14.8", [1])
    steps(p, 0, 0, 0, 0)
    assert question(p) == "TZ-D3"
    assert offered(p) == {"turn place"}


@pytest.mark.rule("TZ-4.2")
def test_begging_once_a_turn_and_again_in_the_next() -> None:
    p = table()
    say(p, "beg chaac")
    assert question(p) == "TZ-D3"
    say(p, "turn place")
    assert not any(text.startswith("beg") for text in offered(p))
    say(p, "place palenque", "place palenque")
    assert corn(p, 0) == 3 - 2
    say(p, "stop")
    begin_turn(p, 0)
    assert offered(p) == {"beg quetzalcoatl", "beg kukulcan", "pass"}


@pytest.mark.rule("TZ-4.3", "TZ-D2")
def test_one_who_can_do_nothing_else_must_beg() -> None:
    p = crowded(2)
    give(p, 0, corn=1)
    assert question(p) == "TZ-D2"
    assert offered(p) == BEG
    assert why_not(p, "pass") == ("must-beg", "TZ-4.3", [])
    say(p, "beg chaac")
    assert corn(p, 0) == 3
    assert offered(p) == {"turn place"}


@pytest.mark.rule("TZ-4.3")
def test_one_who_can_pay_a_placement_need_not_beg() -> None:
    p = crowded(2)
    give(p, 0, corn=2)
    assert offered(p) == BEG | {"pass"}
    p = crowded(2, "chichen")
    give(p, 0, corn=1)
    assert offered(p) == BEG | {"pass"}
    p = crowded(2, "chichen")
    assert offered(p) == BEG
    p = crowded(2, start=False)  # the starting-player space is available and costs nothing
    assert offered(p) == BEG | {"pass"}


@pytest.mark.rule("TZ-4.3")
def test_one_who_has_a_worker_on_a_wheel_need_not_beg() -> None:
    p = crowded(2)
    put_worker(p, 0, "tikal", 5)
    assert offered(p) == BEG | {"pass"}
    p = crowded(2)
    give(p, 0, corn=1)
    p.starting_space = 0  # the starting-player space is not on a wheel
    p.seats[0].hand = 2
    p.seats[1].hand = 3
    begin_turn(p, 0)
    assert offered(p) == BEG


@pytest.mark.rule("TZ-4.4", "TZ-D5", "TZ-E37")
def test_mercy_one_worker_on_a_cheapest_space_for_all_corn() -> None:
    p = crowded(3)
    steps(p, 0, 0, 0, 0)
    give(p, 0, corn=2)
    assert offered(p) == {"turn place"}
    say(p, "turn place")
    assert question(p) == "TZ-D5"
    assert offered(p) == {"place palenque", "place yaxchilan", "place tikal", "place uxmal", "place chichen"}
    say(p, "place uxmal")
    assert on(p, "uxmal")[3] == 0
    assert corn(p, 0) == 0
    assert hand(p, 0) == 2
    assert told(p, "mercy") == [
        {"event": "mercy", "rule": "TZ-4.4", "seat": 0, "wheel": 3, "space": 3, "corn": 2}
    ]
    assert asked(p) == 1  # exactly one worker


@pytest.mark.rule("TZ-4.4", "TZ-D5")
def test_mercy_only_on_a_cheapest_space() -> None:
    p = crowded(3, "tikal", "chichen")
    steps(p, 0, 0, 0, 0)
    give(p, 0, corn=1)
    assert offered(p) == {"turn place"}
    say(p, "turn place")
    assert offered(p) == {"place tikal", "place chichen"}
    assert why_not(p, "place palenque") == ("not-cheapest", "TZ-4.4", [3, 2])
    assert why_not(p, "place start") == ("start-taken", "TZ-5.4", [1])
    assert why_not(p, "stop") == ("not-asked-this", "", [])
    say(p, "place chichen")
    assert on(p, "chichen")[2] == 0
    assert corn(p, 0) == 0
    assert asked(p) == 1


@pytest.mark.rule("TZ-4.4", "TZ-D5", "TZ-5.3")
def test_mercy_not_on_a_full_wheel() -> None:
    p = crowded(3)
    neutral(p, "uxmal", 3, 4, 5, 6, 7)
    steps(p, 0, 0, 0, 0)
    say(p, "turn place")
    assert offered(p) == {"place palenque", "place yaxchilan", "place tikal", "place chichen"}
    assert why_not(p, "place uxmal") == ("wheel-full", "TZ-5.3", [3])


@pytest.mark.rule("TZ-4.4", "TZ-D5")
def test_mercy_with_no_corn_at_all() -> None:
    p = crowded(1)
    steps(p, 0, 0, 0, 0)
    assert offered(p) == {"turn place"}
    say(p, "turn place")
    say(p, "place palenque")
    assert on(p, "palenque")[1] == 0
    assert told(p, "mercy")[0]["corn"] == 0
    assert asked(p) == 1


@pytest.mark.rule("TZ-4.4")
def test_no_mercy_while_something_can_be_paid() -> None:
    p = crowded(2, "uxmal")
    steps(p, 0, 0, 0, 0)
    give(p, 0, corn=2)
    say(p, "turn place")
    assert question(p) == "TZ-D4"
    say(p, "place uxmal")
    assert corn(p, 0) == 1  # the price of the space, not all the corn
    assert told(p, "mercy") == []


@pytest.mark.rule("TZ-4.4")
def test_no_mercy_while_the_starting_space_is_free() -> None:
    p = crowded(3, start=False)
    steps(p, 0, 0, 0, 0)
    give(p, 0, corn=2)
    say(p, "turn place")
    assert question(p) == "TZ-D4"
    assert offered(p) == {"place start"}
    say(p, "place start")
    assert corn(p, 0) == 2


@pytest.mark.rule("TZ-4.4", "TZ-4.3")
def test_mercy_is_not_for_those_who_can_beg() -> None:
    p = crowded(3)
    steps(p, 0, 0, 1, 0)
    give(p, 0, corn=2)
    assert offered(p) == {"beg quetzalcoatl"}
    say(p, "beg quetzalcoatl", "turn place")
    assert question(p) == "TZ-D4"
    say(p, "place tikal")
    assert corn(p, 0) == 0
    assert told(p, "mercy") == []


@pytest.mark.rule("TZ-4.4", "TZ-6.1")
def test_mercy_is_not_for_those_who_can_pick_up() -> None:
    p = crowded(3)
    steps(p, 0, 0, 0, 0)
    put_worker(p, 0, "palenque", 5)
    assert offered(p) == {"turn pick"}


@pytest.mark.rule("TZ-4.5")
def test_3_corn_always_pay_for_a_placement() -> None:
    """Even with 18 neutral workers and those of the other players, at least two spaces that cost 3 or less
    are free.
    """
    p = table()
    for wheel in ("palenque", "yaxchilan", "tikal", "uxmal"):
        neutral(p, wheel, 0, 1, 2, 3)
    neutral(p, "chichen", 0, 1)
    put_start(p, 1)
    step(p, 0, "chaac", 1)
    assert offered(p) == BEG
    say(p, "beg chaac")
    assert offered(p) == {"turn place"}
    say(p, "turn place", "place chichen")
    assert corn(p, 0) == 1
