"""The decisions TZ-D1 to TZ-D7 and TZ-D20: the numbers of each question, and the default answer."""

from __future__ import annotations

import pytest

from .table import (
    at,
    default,
    draw,
    give,
    idle,
    last_turn,
    neutral,
    numbers,
    offered,
    put_start,
    put_worker,
    question,
    say,
    start,
    steps,
    table,
)


@pytest.mark.rule("TZ-D1")
def test_d1_how_many_tiles_are_still_to_be_kept() -> None:
    p = start(4)
    draw(p)
    assert (question(p), numbers(p), default(p)) == ("TZ-D1", [2], "keep w01")
    say(p, "keep w02", seat=0)
    assert (question(p), numbers(p), default(p)) == ("TZ-D1", [1], "keep w01")


@pytest.mark.rule("TZ-D2")
@pytest.mark.parametrize("has", [0, 2])
def test_d2_the_corn_before_and_after(has: int) -> None:
    p = table()
    give(p, 0, corn=has)
    assert (question(p), numbers(p), default(p)) == ("TZ-D2", [has, 3], "pass")


@pytest.mark.rule("TZ-D2", "TZ-4.3")
def test_d2_who_must_beg_begs_in_the_first_temple_by_default() -> None:
    p = table()
    for wheel in ("palenque", "yaxchilan", "tikal", "uxmal", "chichen"):
        neutral(p, wheel, 0)
    put_start(p, 1)
    steps(p, 0, 0, 1, 1)
    assert (question(p), default(p)) == ("TZ-D2", "beg quetzalcoatl")


@pytest.mark.rule("TZ-D3")
def test_d3_hand_wheels_and_corn() -> None:
    p = table()
    give(p, 0, corn=7)
    put_worker(p, 0, "tikal", 3)
    assert (question(p), numbers(p), default(p)) == ("TZ-D3", [2, 1, 7], "turn place")


@pytest.mark.rule("TZ-D4")
def test_d4_placed_in_hand_and_surcharge() -> None:
    p = table()
    give(p, 0, corn=9)
    say(p, "turn place")
    assert (question(p), numbers(p), default(p)) == ("TZ-D4", [0, 3, 0], "place palenque")
    say(p, "place palenque")
    assert (question(p), numbers(p), default(p)) == ("TZ-D4", [1, 2, 1], "stop")
    say(p, "place tikal")
    assert (question(p), numbers(p), default(p)) == ("TZ-D4", [2, 1, 2], "stop")
    say(p, "stop")
    say(p, "pass", "turn place")
    assert (numbers(p), default(p)) == ([0, 3, 0], "place yaxchilan")


@pytest.mark.rule("TZ-D5")
def test_d5_the_cheapest_cost_and_the_corn_given_up() -> None:
    p = table()
    for wheel in ("palenque", "yaxchilan", "tikal", "uxmal", "chichen"):
        neutral(p, wheel, 0, 1)
    neutral(p, "palenque", 2)
    put_start(p, 1)
    steps(p, 0, 0, 0, 0)
    give(p, 0, corn=1)
    say(p, "turn place")
    assert (question(p), numbers(p), default(p)) == ("TZ-D5", [2, 1], "place yaxchilan")


@pytest.mark.rule("TZ-D6")
def test_d6_picked_up_so_far() -> None:
    p = table()
    put_worker(p, 0, "tikal", 0, 1)
    put_worker(p, 0, "palenque", 3)
    say(p, "pass", "turn pick")
    assert (question(p), numbers(p), default(p)) == ("TZ-D6", [0], "pick palenque 3")
    say(p, "pick tikal 0", "act none")
    assert (question(p), numbers(p), default(p)) == ("TZ-D6", [1], "stop")
    say(p, "pick tikal 1", "act none")
    assert (question(p), numbers(p), default(p)) == ("TZ-D6", [2], "stop")


@pytest.mark.rule("TZ-D7")
def test_d7_wheel_and_space() -> None:
    p = table()
    put_worker(p, 0, "yaxchilan", 3)
    say(p, "pass", "turn pick", "pick yaxchilan 3")
    assert (question(p), numbers(p), default(p)) == ("TZ-D7", [1, 3], "act none")


@pytest.mark.rule("TZ-D20")
def test_d20_the_day() -> None:
    p = table()
    at(p, 5)
    put_start(p, 2)
    last_turn(p)
    idle(p)
    assert (question(p), numbers(p), default(p)) == ("TZ-D20", [5], "1")
    assert offered(p) == {"1", "2"}


@pytest.mark.rule("TZ-D4", "TZ-5.5")
def test_the_harmless_place_is_a_cheapest_one() -> None:
    p = table(4)
    give(p, 0, corn=9)
    for space in range(5):
        put_worker(p, 1 + space % 3, "palenque", space)
    say(p, "turn place")
    assert default(p) == "place yaxchilan"
