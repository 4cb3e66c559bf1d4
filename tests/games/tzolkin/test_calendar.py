"""Chapter 13: the advance of the calendar."""

from __future__ import annotations

import pytest

from patolli.games.tzolkin import names

from .table import (
    asked,
    clear_wheels,
    faults,
    give,
    hand,
    idle,
    last_turn,
    neutral,
    offered,
    on,
    put_start,
    put_worker,
    say,
    table,
    told,
)

TOPS = [("palenque", 7), ("yaxchilan", 7), ("tikal", 7), ("uxmal", 7), ("chichen", 10)]


@pytest.mark.rule("TZ-13.1")
@pytest.mark.parametrize("waiting", [0, 3])
def test_an_unclaimed_round_adds_one_corn_and_one_day(waiting: int) -> None:
    p = table()
    p.corn_on_calendar = waiting
    last_turn(p)
    idle(p)
    assert p.corn_on_calendar == waiting + 1
    assert (p.day, p.round) == (4, 5)
    assert [e["corn"] for e in told(p, "corn-added")] == [waiting + 1]
    assert told(p, "two-days") == []


@pytest.mark.rule("TZ-13.1", "TZ-E22")
def test_a_claimed_round_adds_none() -> None:
    p = table()
    put_start(p, 0)
    p.corn_on_calendar = 3
    last_turn(p)
    idle(p)
    say(p, "1")
    assert p.corn_on_calendar == 3
    assert told(p, "corn-added") == []


@pytest.mark.rule("TZ-13.2")
@pytest.mark.parametrize(("wheel", "top"), TOPS)
def test_who_leaves_the_top_space_returns_without_an_action(wheel: str, top: int) -> None:
    p = table()
    give(p, 1, skull=1)
    put_worker(p, 1, wheel, top)
    put_worker(p, 2, wheel, top - 1, 0)
    give(p, 3, corn=9)
    last_turn(p)
    idle(p, "palenque" if wheel != "palenque" else "tikal")
    assert hand(p, 1) == 3
    assert p.seats[1].workers == 3
    assert on(p, wheel) == {top: 2, 1: 2}
    assert hand(p, 2) == 1
    w = names.WHEEL_IDS.index(wheel)
    assert told(p, "fell") == [{"event": "fell", "rule": "TZ-13.2", "seat": 1, "wheel": w, "space": top}]
    assert told(p, "acted") == []
    assert asked(p) == 0
    assert faults(p) == []


@pytest.mark.rule("TZ-13.2")
def test_every_space_moves_up_one() -> None:
    p = table()
    put_worker(p, 0, "palenque", 0, 1, 2, 3, 4, 5)
    put_worker(p, 1, "chichen", 0, 2, 4, 6, 8, 9)
    last_turn(p)
    idle(p, "tikal")
    assert on(p, "palenque") == dict.fromkeys((1, 2, 3, 4, 5, 6), 0)
    assert on(p, "chichen") == dict.fromkeys((1, 3, 5, 7, 9, 10), 1)
    assert on(p, "tikal") == {1: 3}
    assert told(p, "fell") == []


@pytest.mark.rule("TZ-13.3")
@pytest.mark.parametrize("wheel", names.WHEEL_IDS)
def test_neutral_workers_go_round(wheel: str) -> None:
    size = 13 if wheel == "chichen" else 10
    p = table()
    neutral(p, wheel, 7)
    for day in range(1, size + 1):
        p.day = 3  # not a food day
        p.seats[3].corn = 20
        last_turn(p)
        idle(p, "uxmal" if wheel != "uxmal" else "tikal")
        assert [s for s, who in on(p, wheel).items() if who == "neutral"] == [(7 + day) % size]
        assert len(told(p, "neutral-returned")) == (1 if 7 + day >= size else 0)
        clear_wheels(p, neutrals=False)
    assert len(told(p, "neutral-returned")) == 1
    assert told(p, "neutral-returned")[0]["wheel"] == names.WHEEL_IDS.index(wheel)
    assert told(p, "fell") == []


@pytest.mark.rule("TZ-13.3")
def test_neutral_workers_cannot_be_picked_up() -> None:
    p = table(2)
    put_worker(p, 0, "palenque", 4)
    say(p, "pass", "turn pick")
    assert offered(p) == {"pick palenque 4"}


@pytest.mark.rule("TZ-13.4", "TZ-12.5")
def test_two_days_are_two_steps() -> None:
    p = table()
    put_start(p, 0)
    put_worker(p, 1, "palenque", 7, 5)
    put_worker(p, 1, "chichen", 10)
    put_worker(p, 2, "chichen", 8)
    neutral(p, "tikal", 8, 6)
    last_turn(p)
    idle(p, "yaxchilan")
    say(p, "2")
    assert on(p, "palenque") == {7: 1}
    assert on(p, "chichen") == {10: 2}
    assert on(p, "tikal") == {0: "neutral", 8: "neutral"}
    assert on(p, "yaxchilan") == {2: 3}
    assert hand(p, 1) == 2
    assert p.day == 5
