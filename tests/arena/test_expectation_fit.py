"""Fitting the tables of expected results to made-up games whose coefficients are known."""

from __future__ import annotations

from typing import Any

import pytest

from patolli.arena.expectation_fit import fit_table
from patolli.arena.expectation_regression import CHANCE_RIDGE, newton
from patolli.arena.expectation_samples import samples_of
from patolli.arena.figures import slope_of
from patolli.arena.recorded_games import recorded
from patolli.arena.reliability import checked, judgements_of
from patolli.arena.sample_games import evaluated
from patolli.kernel.chance import Rng
from patolli.players.expectation_table import KNOTS


def made_up(games: int, spread: int) -> list[dict[str, Any]]:
    """Makes up games in which the evaluation is about twice the points to come, and the seat ahead wins."""
    rng = Rng(3)
    found = []
    for seed in range(games):
        points = [40.0 + int(rng.below(spread)) for _ in range(2)]
        best = max(points)
        found.append(
            {
                "seed": seed,
                "players": 2,
                "turns": 16,
                "points": points,
                "winners": [seat for seat, one in enumerate(points) if one == best],
                "samples": [
                    [turn, [2 * one + int(rng.below(5)) - 2 for one in points]] for turn in range(16)
                ],
            }
        )
    return found


def test_a_table_learns_what_an_evaluation_is_worth() -> None:
    games = made_up(60, 30)
    table, trust = fit_table(games, 0, 1)
    said = table.of(8, [100.0, 120.0])
    assert said.points == pytest.approx([50.0, 60.0], abs=1.5)
    assert said.win[1] > 0.9
    assert trust["games"] == 60
    assert trust["error"] == table.error < 2
    assert all(abs(bias) <= 1 for bias, _ in trust["bias_by_eighth"])


def test_a_winner_who_is_always_far_ahead_breaks_nothing() -> None:
    table, _ = fit_table(made_up(20, 400), 0, 1)
    assert all(0 <= one < 10 for one in table.win)
    assert sum(table.of(8, [100.0, 800.0]).win) == pytest.approx(1.0)


def test_every_game_is_held_out_once() -> None:
    games = made_up(10, 30)
    table, trust = fit_table(games, 0, 1)
    assert sum(count for _, _, count in trust["chances"]) == 10 * 16 * 2
    again = checked(judgements_of(table, samples_of(games, 0)))
    assert again["error"] <= trust["error"]  # predicting the games used for the fit is easier
    assert len(trust["error_by_eighth"]) == KNOTS - 1


def test_a_recorded_game_is_evaluated_again() -> None:
    found = evaluated(recorded("tzolkin", 2, "random", 5))
    assert len(found["points"]) == 2
    assert found["samples"]
    turns = [row[0] for row in found["samples"]]
    assert turns == sorted(turns)
    assert turns[-1] <= found["turns"]


def test_the_share_of_a_cost_that_remains() -> None:
    slope, error = slope_of([[[2.0, 1.0], [4.0, 2.0]], [[6.0, 3.0]], []])
    assert slope == pytest.approx(0.5)
    assert error == pytest.approx(0.0)
    assert slope_of([[]]) == (0.0, 0.0)


def test_fitted_parameters_are_held_near_their_initial_values() -> None:
    outlooks: list[Any] = [None] * 4
    held = CHANCE_RIDGE * len(outlooks)

    def pulled(slopes: list[float], _bends: list[list[float]], _numbers: list[float], _one: Any) -> None:
        slopes[0] += held / 2

    # four outlooks pull the first parameter with twice the force that holds it at a distance of one
    assert newton([1.0, 5.0], outlooks, pulled, 9.0) == pytest.approx([3.0, 5.0])
