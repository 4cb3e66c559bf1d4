"""Verdicts on choices, and the decisive moments of a game."""

from __future__ import annotations

import pytest

from patolli.review.judgement import JudgedChoice, Sampled, goal
from patolli.review.luck import ChanceLuck
from patolli.review.timeline import Timeline
from patolli.review.turn_comparison import interval_of
from patolli.review.turning_points import turning_points
from patolli.review.verdicts import MOST_BLUNDER, Thresholds, thresholds_for, verdict_of

LIMITS = Thresholds(1.0, 2.0, 4.0)


def choice(cost: float, around: float, best: str = "b") -> JudgedChoice:
    return JudgedChoice(0, 0, "a", best, cost, cost - around, cost + around)


@pytest.mark.parametrize(
    ("one", "verdict"),
    [
        (choice(0.0, 0.0, "a"), "best"),
        (choice(-2.0, 1.0), "best"),  # the answer preferred by the search turned out to be worse
        (choice(0.5, 0.6), "equal"),
        (choice(0.5, 0.5), "equal"),
        (choice(9.0, 9.5), "equal"),  # a large difference, but possibly noise
        (choice(0.8, 0.1), "fine"),
        (choice(1.0, 0.1), "slip"),
        (choice(2.0, 0.1), "mistake"),
        (choice(4.0, 0.1), "blunder"),
    ],
)
def test_a_choice_is_called_what_it_cost(one: JudgedChoice, verdict: str) -> None:
    assert verdict_of(one, LIMITS) == verdict


def test_five_points_are_a_blunder_in_every_game() -> None:
    assert thresholds_for(100.0).blunder == MOST_BLUNDER
    assert thresholds_for(0.0) == Thresholds(0.0, 0.0, 0.0)
    near = thresholds_for(8.0)
    assert (near.slip, near.blunder) == pytest.approx((0.48, 2.0))
    assert thresholds_for(100.0).slip / thresholds_for(100.0).blunder == pytest.approx(
        near.slip / near.blunder
    )


def test_a_seat_wants_points_and_a_little_that_nobody_is_far_ahead() -> None:
    assert goal([50.0, 40.0, 60.0], 0) == 38.0
    assert goal([50.0], 0) == 50.0


def test_the_interval_is_that_of_the_mean() -> None:
    middle, low, high = Sampled([1.0, 3.0, 1.0, 3.0]).interval()
    assert middle == 2.0
    assert high - middle == pytest.approx(1.96 * (4 / 3) ** 0.5 / 2)
    assert middle - low == pytest.approx(high - middle)


def test_two_worlds_have_an_interval() -> None:
    assert Sampled([1.0, 3.0]).interval() == pytest.approx((2.0, 2.0 - 1.96, 2.0 + 1.96))
    assert Sampled([2.0]).interval() == (2.0, 2.0, 2.0)
    assert interval_of([1.0, 3.0]) == pytest.approx((2.0, 2.0 - 1.96))


def test_what_changed_next_to_nothing_is_no_turning_point() -> None:
    timeline = Timeline.__new__(Timeline)
    timeline.turns = [(0, n) for n in range(9)]
    shifts = (0.2, 0.03, 0.02, 0.03, 0.002)
    luck = [ChanceLuck(at, [9 * one, -9 * one], [one, -one], 6, 1 / 6) for at, one in enumerate(shifts)]
    assert [one.at for one in turning_points(timeline, luck, [], LIMITS)] == [0, 1, 3]
    assert [one.at for one in turning_points(timeline, luck[3:], [], LIMITS)] == [3]
