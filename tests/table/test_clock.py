"""The remaining time of each seat."""

from __future__ import annotations

import pytest

from patolli.table import clock
from patolli.table.protocol import Clocks, Pace
from patolli.table.store.rows import Clock

LIVE = Pace("live", 60, 5)
DAYS = Pace("days", 3600)


def test_an_answer_adds_the_increment_of_live_games() -> None:
    running = clock.fresh(LIVE, 2)
    clock.turn(running, LIVE, [0], 1_000)
    clock.turn(running, LIVE, [1], 4_000)
    assert running == Clock([62_000, 60_000], [0, 4_000])


def test_a_clock_of_days_is_full_again_for_the_next_question() -> None:
    running = clock.fresh(DAYS, 2)
    clock.turn(running, DAYS, [0], 1_000)
    clock.turn(running, DAYS, [1], 601_000)
    assert running.left == [3_000_000, 3_600_000]
    clock.turn(running, DAYS, [0], 700_000)
    assert running.left == [3_600_000, 3_501_000]
    clock.turn(running, DAYS, [0, 1], 800_000)
    assert running.left == [3_600_000, 3_600_000]
    assert running.since == [700_000, 800_000]


def test_a_pause_adds_no_increment_and_loses_no_time() -> None:
    running = clock.fresh(LIVE, 2)
    clock.turn(running, LIVE, [0], 1_000)
    clock.halt(running, LIVE, 11_000)
    assert running == Clock([50_000, 60_000], [0, 0])
    clock.go_on(running, LIVE, [0], 900_000)
    assert clock.deadline(running, LIVE) == 950_000
    assert clock.run_out(running, LIVE, 949_999) == []
    assert clock.run_out(running, LIVE, 950_000) == [0]


def test_a_live_clock_is_not_refilled() -> None:
    running = clock.fresh(LIVE, 2)
    clock.turn(running, LIVE, [0], 1_000)
    clock.turn(running, LIVE, [1], 21_000)
    clock.turn(running, LIVE, [0], 22_000)
    assert running == Clock([45_000, 64_000], [22_000, 0])


@pytest.mark.parametrize("now", [500, 1_000])
def test_time_never_runs_back(now: int) -> None:
    running = clock.fresh(LIVE, 1)
    clock.turn(running, LIVE, [0], 1_000)
    clock.stop(running, 0, now)
    assert running.left == [60_000]


NONE = Pace("none")


def test_without_clocks_nothing_changes() -> None:
    running = Clock([5, 5], [0, 3])
    clock.turn(running, NONE, [0], 9)
    clock.halt(running, NONE, 9)
    clock.go_on(running, NONE, [0], 9)
    assert running == Clock([5, 5], [0, 3])
    assert clock.deadline(running, NONE) is None
    assert clock.run_out(running, NONE, 99) == []
    assert clock.clocks_message(running, NONE, 7, 2) == Clocks(7, [None, None], [])


def test_a_seat_that_is_asked_again_keeps_its_running_clock() -> None:
    running = clock.fresh(LIVE, 2)
    clock.turn(running, LIVE, [0], 1_000)
    clock.turn(running, LIVE, [0, 1], 5_000)
    assert running == Clock([60_000, 60_000], [1_000, 5_000])
    clock.turn(running, LIVE, [], 6_000)
    assert running == Clock([60_000, 64_000], [0, 0])
    clock.turn(running, LIVE, [], 9_000)
    assert running == Clock([60_000, 64_000], [0, 0])


def test_the_first_clock_to_run_out_is_the_deadline() -> None:
    running = Clock([9_000, 2_000, 1_000], [5_000, 6_000, 0])
    assert clock.deadline(running, LIVE) == 8_000
    assert clock.deadline(Clock([9_000], [0]), LIVE) is None
    assert clock.run_out(running, LIVE, 13_999) == [1]
    assert clock.run_out(running, LIVE, 14_000) == [0, 1]


def test_a_clock_stops_at_zero() -> None:
    running = Clock([9_000, 9_000], [5_000, 0])
    clock.halt(running, DAYS, 20_000)
    assert running == Clock([0, 9_000], [0, 0])


def test_after_a_pause_only_seats_that_are_asked_have_a_running_clock() -> None:
    """Seat -1 is chance, typed in by a person. It has no clock."""
    running = Clock([9_000, 9_000], [0, 0])
    clock.go_on(running, LIVE, [-1, 0], 20_000)
    assert running == Clock([9_000, 9_000], [20_000, 0])


def test_clients_see_the_time_left_now() -> None:
    running = Clock([9_000, 2_000, 1_000], [5_000, 6_000, 0])
    assert clock.clocks_message(running, LIVE, 7_500, 3) == Clocks(7_500, [6_500, 500, 1_000], [0, 1])
    assert clock.clocks_message(running, LIVE, 10_000, 3).left == [4_000, 0, 1_000]
    assert clock.clocks_message(running, LIVE, 4_000, 3).left == [9_000, 2_000, 1_000]
