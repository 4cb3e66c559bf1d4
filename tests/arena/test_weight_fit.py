"""Tuning: least squares recover known weights; samples of games, and files of weights."""

from __future__ import annotations

import random
from array import array

import pytest

from patolli.arena.least_squares import NormalEquations
from patolli.arena.weight_fit import TuningConfig, evaluation_of, flat, moved, play, written


def test_least_squares_find_what_is_there() -> None:
    rng = random.Random(1)
    true = [2.0, -1.0, 0.5]
    slopes = [array("d", [rng.gauss(0, 1) for _ in range(200)]) for _ in true]
    errors = array("d", [sum(t * slopes[k][i] for k, t in enumerate(true)) for i in range(200)])
    sums = NormalEquations(3)
    sums.add(slopes, errors)
    assert sums.solve([0.0] * 3) == pytest.approx(true)
    assert abs(sums.solve([100.0] * 3)[0]) < 0.1  # held back
    sums.move(true)
    assert sums.solve([0.0] * 3) == pytest.approx([0, 0, 0], abs=1e-9)


def test_a_game_teaches_something_about_every_kind_of_weight() -> None:
    weights = evaluation_of("tzolkin").printed()
    lesson = play(TuningConfig("tzolkin", 2, 1, 0.2), weights, 3)
    assert len(lesson.points) == 2
    assert len(lesson.errors) > 40
    names = [name for name, row in weights.items() for _ in row]
    felt = {name for name, column in zip(names, lesson.slopes, strict=True) if any(column)}
    assert {"corn", "wood", "hunger", "worker_day", "hold", "to_come"} <= felt


def test_weights_are_written_with_their_remarks() -> None:
    weights = {"corn": [1, 2], "wood": [3]}
    other = moved(weights, [1.0, 0.0, -5.0])
    assert flat(other) == [2, 2, -2]
    assert (
        written("# remark\ncorn = [1, 2]\n\nwood = [3]\n", other)
        == "# remark\ncorn = [2, 2]\n\nwood = [-2]\n"
    )
