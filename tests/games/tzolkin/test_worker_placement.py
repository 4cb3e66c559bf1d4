"""Chapter 5: placing workers."""

from __future__ import annotations

import pytest

from patolli.games.tzolkin import names

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
    table,
    told,
    why_not,
    workers,
)

WHEELS = {"place palenque", "place yaxchilan", "place tikal", "place uxmal", "place chichen"}


@pytest.mark.rule("TZ-5.1", "TZ-D4")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_any_number_of_workers_in_hand(number: int) -> None:
    p = table()
    give(p, 0, corn=20)
    say(p, "turn place")
    for n in range(number):
        assert question(p) == "TZ-D4"
        say(p, f"place {names.WHEEL_IDS[n]}")
        assert hand(p, 0) == 2 - n
    if number < 3:
        assert asked(p) == 0
        say(p, "stop")
    assert asked(p) == 1
    assert hand(p, 0) == 3 - number


@pytest.mark.rule("TZ-5.1", "TZ-D4")
def test_no_more_than_the_workers_in_hand() -> None:
    p = table()
    give(p, 0, corn=20)
    put_worker(p, 0, "palenque", 4)
    say(p, "turn place", "place tikal", "place uxmal")
    assert hand(p, 0) == 0
    assert asked(p) == 1  # the turn ends automatically
    assert p.seats[0].workers == 3


@pytest.mark.rule("TZ-5.2")
@pytest.mark.parametrize("wheel", names.WHEEL_IDS)
def test_the_lowest_free_space_is_taken(wheel: str) -> None:
    p = table()
    give(p, 0, corn=50)
    workers(p, 0, 6)
    put_worker(p, 0, wheel, 1)  # own
    put_worker(p, 1, wheel, 2)  # foreign
    neutral(p, wheel, 4)  # neutral
    say(p, "turn place")
    for space in (0, 3, 5, 6):
        say(p, f"place {wheel}")
        assert on(p, wheel)[space] == 0
    w = names.WHEEL_IDS.index(wheel)
    assert [(e["wheel"], e["space"], e["corn"]) for e in told(p, "placed")] == [
        (w, 0, 0), (w, 3, 3 + 1), (w, 5, 5 + 2), (w, 6, 6 + 3),
    ]  # fmt: skip


@pytest.mark.rule("TZ-5.2", "TZ-1.2")
def test_the_unnumbered_positions_do_not_count() -> None:
    p = table()
    give(p, 0, corn=9)
    neutral(p, "tikal", 8, 9)
    say(p, "turn place", "place tikal")
    assert on(p, "tikal") == {0: 0, 8: "neutral", 9: "neutral"}


@pytest.mark.rule("TZ-5.3")
@pytest.mark.parametrize(
    ("wheel", "top"), [("palenque", 7), ("yaxchilan", 7), ("tikal", 7), ("uxmal", 7), ("chichen", 10)]
)
def test_a_full_wheel(wheel: str, top: int) -> None:
    p = table()
    give(p, 0, corn=top)
    neutral(p, wheel, *range(top))
    say(p, "turn place")
    assert f"place {wheel}" in offered(p)
    q = p.copy()
    say(q, f"place {wheel}")
    assert on(q, wheel)[top] == 0
    assert corn(q, 0) == 0
    neutral(p, wheel, top)
    give(p, 0, corn=50)
    say(p, "turn place")
    assert f"place {wheel}" not in offered(p)
    assert why_not(p, f"place {wheel}") == ("wheel-full", "TZ-5.3", [names.WHEEL_IDS.index(wheel)])


@pytest.mark.rule("TZ-5.4", "TZ-12.1", "TZ-D4")
def test_the_starting_player_space_costs_nothing() -> None:
    p = table()
    say(p, "pass", "turn place", "place start")
    assert p.starting_space == 0
    assert hand(p, 0) == 2
    assert corn(p, 0) == 0
    assert told(p, "placed-start") == [{"event": "placed-start", "rule": "TZ-5.4", "seat": 0, "corn": 0}]
    assert offered(p) == {"stop"}


@pytest.mark.rule("TZ-5.4", "TZ-12.1", "TZ-D4")
def test_the_starting_player_space_holds_one_worker() -> None:
    p = table()
    give(p, 0, corn=20)
    say(p, "turn place", "place start")
    assert why_not(p, "place start") == ("start-taken", "TZ-5.4", [0])
    say(p, "stop")
    say(p, "pass", "turn place")
    assert why_not(p, "place start") == ("start-taken", "TZ-5.4", [0])
    assert offered(p) == WHEELS


@pytest.mark.rule("TZ-5.4", "TZ-12.1", "TZ-5.5")
def test_the_worker_on_the_starting_space_counts_for_the_surcharge() -> None:
    p = table()
    give(p, 0, corn=10)
    say(p, "turn place", "place palenque", "place start", "place palenque")
    assert [e["corn"] for e in told(p, "placed-start")] == [1]
    assert corn(p, 0) == 10 - 0 - (0 + 1) - (1 + 2)


@pytest.mark.rule("TZ-5.5", "TZ-E5")
@pytest.mark.parametrize(("number", "surcharge"), [(1, 0), (2, 1), (3, 3), (4, 6), (5, 10), (6, 15)])
def test_the_surcharge_for_a_crew(number: int, surcharge: int) -> None:
    p = table()
    give(p, 0, corn=15)
    workers(p, 0, 6)
    say(p, "turn place")
    for n in range(number):
        say(p, "place start" if n == 5 else f"place {names.WHEEL_IDS[n]}")
    assert corn(p, 0) == 15 - surcharge


@pytest.mark.rule("TZ-5.5", "TZ-D4")
def test_the_price_is_the_space_and_the_workers_placed_before() -> None:
    p = table()
    give(p, 0, corn=6)
    put_worker(p, 1, "palenque", 0, 1)
    say(p, "turn place")
    say(p, "place palenque")  # 2
    assert corn(p, 0) == 4
    say(p, "place palenque")  # 3 + 1
    assert corn(p, 0) == 0
    assert offered(p) == {"stop"}
    assert why_not(p, "place yaxchilan") == ("too-little-corn", "TZ-5.6", [2, 0])
    assert why_not(p, "place start") == ("too-little-corn", "TZ-5.6", [2, 0])


@pytest.mark.rule("TZ-5.6", "TZ-D4")
def test_just_enough_and_just_too_little() -> None:
    p = table()
    put_worker(p, 1, "tikal", 0, 1, 2)
    give(p, 0, corn=3)
    say(p, "turn place")
    assert "place tikal" in offered(p)
    p = table()
    put_worker(p, 1, "tikal", 0, 1, 2)
    give(p, 0, corn=2)
    say(p, "pass", "turn place")
    assert why_not(p, "place tikal") == ("too-little-corn", "TZ-5.6", [3, 2])
    assert "place tikal" not in offered(p)


@pytest.mark.rule("TZ-5.6", "TZ-12.2")
def test_the_corn_on_the_calendar_pays_nothing() -> None:
    p = table()
    p.corn_on_calendar = 9
    begin_turn(p, 0)
    say(p, "pass", "turn place", "place start")
    assert offered(p) == {"stop"}
    assert why_not(p, "place palenque") == ("too-little-corn", "TZ-5.6", [1, 0])
    say(p, "stop")
    assert corn(p, 0) == 9


@pytest.mark.rule("TZ-D3", "TZ-5.6")
def test_placing_is_offered_while_one_space_can_be_paid() -> None:
    p = table()
    for wheel in ("palenque", "yaxchilan", "tikal", "uxmal", "chichen"):
        neutral(p, wheel, 0)
    put_worker(p, 0, "palenque", 5)
    say(p, "pass")
    assert offered(p) == {"turn place", "turn pick"}  # the starting-player space is the only free place
    put_start(p, 1)
    say(p, "pass")
    assert offered(p) == {"turn pick"}
    assert why_not(p, "turn place") == ("no-payable-space", "TZ-5.6", [1, 0])
