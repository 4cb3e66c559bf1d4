"""Tuning evaluation weights: least squares recover known weights; samples of games; files of weights."""

from __future__ import annotations

import random
import tomllib
from array import array
from pathlib import Path

import pytest

from patolli.arena import weight_fit
from patolli.arena.least_squares import NormalEquations
from patolli.arena.weight_fit import (
    GameSamples,
    TuningConfig,
    Weights,
    evaluation_of,
    flat,
    moved,
    play,
    samples_of,
    written,
)


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


def test_the_error_of_an_evaluation_depends_on_later_ones_and_the_result() -> None:
    of_first = [(1000.0, [1.0, 2.0]), (2000.0, [3.0, 4.0])]
    found = samples_of([of_first, [(500.0, [5.0, 6.0])]], [40.0, 10.0], 2)
    assert found.points == [40.0, 10.0]
    # the last evaluation is compared with the result in hundredths, the others also with those that follow
    assert list(found.errors) == pytest.approx([2000.0, 0.1 * 2000.0 + 0.9 * 4000.0 - 1000.0, 500.0])
    assert [list(column) for column in found.slopes] == [[3.0, 1.0, 5.0], [4.0, 2.0, 6.0]]


def test_weights_are_written_with_their_remarks() -> None:
    weights = {"corn": [1, 2], "wood": [3]}
    other = moved(weights, [1.0, 0.0, -5.0])
    assert flat(other) == [2, 2, -2]
    assert (
        written("# remark\ncorn = [1, 2]\n\nwood = [3]\n", other)
        == "# remark\ncorn = [2, 2]\n\nwood = [-2]\n"
    )


class Here:
    """A pool that runs its tasks in this process."""

    def __init__(self, workers: int) -> None:
        assert workers == 2

    def __enter__(self) -> Here:
        return self

    def __exit__(self, *_given: object) -> None:
        pass

    map = staticmethod(map)


def test_the_command_moves_weights_step_by_step(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Every sample says that the first weight is too low by 40; each step covers six tenths of
    the distance.
    """
    first, *others = flat(evaluation_of("tzolkin").printed())
    played: list[tuple[TuningConfig, int, int]] = []

    def made_up(config: TuningConfig, weights: Weights, seed: int) -> GameSamples:
        now = flat(weights)
        played.append((config, now[0], seed))
        missing = first + 40.0 - now[0]
        slopes = [array("d", [float(k == 0)] * 50) for k in range(len(now))]
        return GameSamples(slopes, array("d", [missing] * 50), [30.0 + seed % 2, 20.0])

    monkeypatch.setattr(weight_fit, "play", made_up)
    monkeypatch.setattr(weight_fit, "ProcessPoolExecutor", Here)
    out = tmp_path / "weights.toml"
    sizes = ["--rounds", "3", "--games", "2", "--players", "2", "--seed", "4"]
    monkeypatch.setattr("sys.argv", ["weight_fit", "tzolkin", "--out", str(out), "--workers", "2", *sizes])
    weight_fit.main()
    assert [seed for _, _, seed in played] == [4_000_000 + n for n in range(6)]
    assert {config for config, _, _ in played} == {TuningConfig("tzolkin", 2, 1, 0.5)}
    steps = [now - first for _, now, _ in played[::2]]
    written_weights = [number for row in tomllib.loads(out.read_text()).values() for number in row]
    assert (steps, written_weights[0] - first) == STEPS
    assert written_weights[1:] == others
    assert capsys.readouterr().out.splitlines() == [
        f"{n + 1}: 25.2 points, winners 30.5, predicted to within {(40 - step) / 100:.1f}"
        for n, step in enumerate(steps)
    ]


STEPS = ([0, 24, 34], 38)
