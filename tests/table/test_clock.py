"""The time on the clocks of each seat."""

from __future__ import annotations

import pytest

from patolli.table import clock
from patolli.table.protocol import Pace
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


@pytest.mark.parametrize("now", [500, 1_000])
def test_time_never_runs_back(now: int) -> None:
    running = clock.fresh(LIVE, 1)
    clock.turn(running, LIVE, [0], 1_000)
    clock.stop(running, 0, now)
    assert running.left == [60_000]
