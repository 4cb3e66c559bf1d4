"""Chapter 12: the starting-player space; TZ-D20."""

from __future__ import annotations

import pytest

from patolli.games.tzolkin import names
from patolli.games.tzolkin.position import TzolkinPosition

from .table import (
    asked,
    at,
    begin_turn,
    corn,
    dark,
    give,
    hand,
    idle,
    last_turn,
    neutral,
    offered,
    on,
    put_start,
    put_worker,
    question,
    say,
    settle,
    table,
    told,
    why_not,
)


def ends_round(owner: int = 2, day: int = 3, players: int = 4) -> TzolkinPosition:
    """Returns a position in the last turn of a round. A worker of `owner` is on the starting-player space."""
    p = table(players)
    at(p, day)
    put_start(p, owner)
    last_turn(p)
    return p


@pytest.mark.rule("TZ-12.1")
def test_one_worker_a_round_and_it_is_empty_again_in_the_next() -> None:
    p = ends_round(2)
    assert why_not_start(p) == ("start-taken", "TZ-5.4", [2])
    idle(p)
    say(p, "1")
    assert p.starting_space == -1
    say(p, "pass", "turn place")
    assert "place start" in offered(p)


def why_not_start(p: TzolkinPosition) -> tuple[str, str, list[int]] | None:
    q = p.copy()
    say(q, "pass", "turn place")
    return why_not(q, "place start")


@pytest.mark.rule("TZ-12.2")
@pytest.mark.parametrize("waiting", [0, 1, 6])
def test_its_owner_takes_the_corn_at_the_end_of_the_turn(waiting: int) -> None:
    p = table()
    p.corn_on_calendar = waiting
    say(p, "pass", "turn place", "place start", "stop")
    assert corn(p, 0) == waiting
    assert p.corn_on_calendar == 0
    taken = [(e["seat"], e["corn"]) for e in told(p, "collected")]
    assert taken == ([(0, waiting)] if waiting else [])


@pytest.mark.rule("TZ-12.2")
def test_nobody_else_takes_the_corn() -> None:
    p = table()
    p.corn_on_calendar = 4
    idle(p)
    assert (corn(p, 0), p.corn_on_calendar) == (0, 4)
    put_start(p, 3)
    begin_turn(p, 1)
    give(p, 1, corn=9)
    idle(p)
    assert (corn(p, 1), p.corn_on_calendar) == (9 - 1, 4)


@pytest.mark.rule("TZ-12.2", "TZ-17.4")
def test_the_corn_feeds_in_the_same_round() -> None:
    p = table()
    at(p, 7)
    last_turn(p)
    p.corn_on_calendar = 6
    say(p, "pass", "turn place", "place start", "stop")
    assert corn(p, 3) == 0
    assert ("fed", 3, 6) in [(e["event"], e["amount"], e["corn"]) for e in told(p, "fed") if e["seat"] == 3]


@pytest.mark.rule("TZ-12.3")
def test_the_worker_returns_first() -> None:
    p = ends_round(2)
    assert hand(p, 2) == 2
    idle(p)
    assert question(p) == "TZ-D20"
    assert hand(p, 2) == 3
    assert p.starting_space == -1
    events = [e["event"] for e in told(p)]
    assert events.index("start-worker-back") < events.index("marker")
    assert "day" not in events
    assert told(p, "start-worker-back")[0]["seat"] == 2


@pytest.mark.rule("TZ-12.4", "TZ-I14")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_marker_goes_to_the_owner(players: int) -> None:
    for marker in range(players):
        for owner in range(players):
            p = table(players)
            p.marker = marker
            put_start(p, owner)
            for seat in range(players):
                give(p, seat, corn=20)
            last_turn(p)
            idle(p, "uxmal")
            assert asked(p) == owner  # the owner is asked even if the marker has moved on
            say(p, "1")
            expected = owner if owner != marker else (owner + 1) % players
            assert p.marker == expected
            assert asked(p) == expected
            assert [e["seat"] for e in told(p, "marker")] == [expected]


@pytest.mark.rule("TZ-12.4", "TZ-I14")
def test_the_marker_stays_when_nobody_stood_there() -> None:
    p = table()
    p.marker = 2
    last_turn(p)
    idle(p)
    assert p.marker == 2
    assert asked(p) == 2
    assert told(p, "marker") == []


@pytest.mark.rule("TZ-12.5", "TZ-D20")
def test_one_day_or_two() -> None:
    p = ends_round(2)
    put_worker(p, 0, "yaxchilan", 4)
    idle(p)
    assert asked(p) == 2
    assert offered(p) == {"1", "2"}
    q = p.copy()
    say(q, "1")
    assert (q.day, q.round) == (4, 5)
    assert q.seats[2].light
    assert on(q, "yaxchilan") == {5: 0}
    hear = told(p)
    say(p, "2")
    assert (p.day, p.round) == (5, 5)
    assert not p.seats[2].light
    assert [s.light for s in p.seats] == [True, True, False, True]
    assert on(p, "yaxchilan") == {6: 0}
    assert on(p, "chichen") == {2: 3}
    assert [e["seat"] for e in told(p, "two-days")] == [2]
    assert [e["day"] for e in told(p)[len(hear) :] if e["event"] == "day"] == [4, 5]


@pytest.mark.rule("TZ-12.5", "TZ-D20")
def test_a_dark_board_allows_one_day_only() -> None:
    p = ends_round(2)
    dark(p, 2)
    last_turn(p)
    idle(p)
    assert offered(p) == {"1"}
    assert why_not(p, "2") == ("board-dark", "TZ-12.5", [])
    say(p, "1")
    assert (p.day, p.seats[2].light) == (4, False)
    p = ends_round(2)
    for other in (0, 1, 3):
        dark(p, other)
    last_turn(p)
    idle(p)
    assert offered(p) == {"1", "2"}


@pytest.mark.rule("TZ-12.5", "TZ-D20", "TZ-E13")
@pytest.mark.parametrize("who", [0, 2])
@pytest.mark.parametrize("wheel", names.WHEEL_IDS)
def test_a_worker_before_the_last_space_forbids_two_days(wheel: str, who: int) -> None:
    before_last = 9 if wheel == "chichen" else 6
    p = ends_round(2)
    put_worker(p, who, wheel, before_last)
    last_turn(p)
    idle(p)
    assert asked(p) == 2
    assert offered(p) == {"1"}
    assert why_not(p, "2") == ("worker-would-fall", "TZ-12.5", [names.WHEEL_IDS.index(wheel), who])


@pytest.mark.rule("TZ-12.5", "TZ-D20")
@pytest.mark.parametrize("wheel", names.WHEEL_IDS)
def test_workers_elsewhere_and_neutral_ones_do_not_forbid_it(wheel: str) -> None:
    top = 10 if wheel == "chichen" else 7
    p = ends_round(2)
    put_worker(p, 0, wheel, top, top - 2)
    neutral(p, wheel, top - 1)
    if wheel == "chichen":
        put_worker(p, 1, wheel, 6, 7)
    last_turn(p)
    idle(p)
    assert offered(p) == {"1", "2"}
    say(p, "2")
    assert hand(p, 0) == 2
    assert on(p, wheel)[top] == 0


@pytest.mark.rule("TZ-12.6", "TZ-D20")
def test_the_choice_comes_after_the_food_day() -> None:
    p = ends_round(1, day=7)
    give(p, 1, corn=10)
    last_turn(p)
    idle(p)
    assert question(p) == "TZ-D20"
    assert corn(p, 1) == 4
    events = [e["event"] for e in told(p)]
    assert "food-day" in events
    assert p.food_days == 1
    assert "day" not in events


@pytest.mark.rule("TZ-12.6", "TZ-18.1")
def test_the_choice_comes_after_the_age_change() -> None:
    p = ends_round(1, day=13)
    idle(p)
    settle(p)
    assert question(p) == "TZ-D20"
    assert (p.age, p.food_days) == (names.AGE_2, 2)


@pytest.mark.rule("TZ-12.7", "TZ-19.2", "TZ-D20")
@pytest.mark.parametrize("day", [26, 27])
def test_in_the_last_round_there_is_no_choice(day: int) -> None:
    p = table(age=2)
    at(p, 26)
    p.day = day
    put_start(p, 2)
    last_turn(p)
    idle(p)
    assert p.asked() == []
    assert p.day == day + 1
    assert p.seats[2].light
    assert hand(p, 2) == 3
    assert p.marker == 2


@pytest.mark.rule("TZ-12.7", "TZ-D20")
def test_in_the_round_before_the_last_there_is_a_choice() -> None:
    p = table(age=2)
    at(p, 25)
    put_start(p, 2)
    last_turn(p)
    idle(p)
    assert offered(p) == {"1", "2"}


@pytest.mark.rule("TZ-D20")
def test_one_day_is_the_harmless_answer() -> None:
    p = ends_round(2)
    idle(p)
    assert p.default(2) == 1
