"""Tuning evaluation weights: least squares recover known weights; samples of games; files of weights."""

from __future__ import annotations

import random
import tomllib
from array import array
from pathlib import Path
from types import SimpleNamespace
from typing import Any

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
        written("# remark\nedition = 3\ncorn = [1, 2]\n\nwood = [3]\ncorn\n", other)
        == "# remark\nedition = 3\ncorn = [2, 2]\n\nwood = [-2]\ncorn\n"
    )


WEIGHTS: Weights = {"first": [100], "second": [-20]}


class Evaluation:
    """A made-up evaluation: the square of the first weight, and the second weight for each turn."""

    def __init__(self) -> None:
        self.used: Weights = {}

    def printed(self) -> Weights:
        return {"first": [1], "second": [2]}

    def PriceModel(self, weights: Weights) -> Weights:  # noqa: N802  the name in the evaluations of games
        return weights

    def use(self, weights: Weights) -> None:
        self.used = weights

    def evaluate_seat(self, p: Any, seat: int) -> float:
        (first,), (second,) = self.used["first"], self.used["second"]
        return first * first * (seat + 1) / 1000 + second * float(p.turn) / 10


class Questions:
    """A game that asks these questions: the seat, the turn, and whether an answer waits to be revealed."""

    asked_in_order = ((0, 0, False), (1, 1, False), (1, 2, False), (0, 2, False), (1, 3, True), (0, 3, False))

    def __init__(self, _rules: Any, players: int, _fate: Any) -> None:
        assert players == 2
        self.left = list(self.asked_in_order)

    @property
    def position(self) -> Any:
        _, turn, drafts = self.left[0] if self.left else (0, 9, False)
        scores = SimpleNamespace(unit=4, totals=lambda: [80, 40])
        return SimpleNamespace(
            turn=turn, drafts=[1] if drafts else [], scores=lambda: scores, observation=lambda seat: seat
        )

    def over(self) -> bool:
        return not self.left

    def asked(self) -> list[int]:
        return [self.left[0][0]]

    def play(self, seat: int, move: int) -> None:
        assert move == seat
        self.left.pop(0)


def test_a_sample_is_taken_where_the_turn_of_a_seat_has_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seat 0 ends a turn before turn 1, and seat 1 before turn 3, where an answer is revealed first."""
    evaluation = Evaluation()
    rules = SimpleNamespace(turn_count=lambda p: p.turn, evaluate_seat=evaluation.evaluate_seat)
    chosen: list[tuple[int, Weights]] = []

    def choose(observed: int, seat: int) -> int:
        chosen.append((seat, evaluation.used))
        return observed

    monkeypatch.setattr(weight_fit, "load_game", lambda _game: rules)
    monkeypatch.setattr(weight_fit, "evaluation_of", lambda _game: evaluation)
    monkeypatch.setattr(weight_fit, "Match", Questions)
    monkeypatch.setattr(weight_fit, "GreedyPlayer", lambda *_: SimpleNamespace(choose=choose))
    found = play(TuningConfig("toy", 2, 1, 0.5), WEIGHTS, 3)
    assert found.points == [20.0, 10.0]

    def value(seat: int, turn: int, first: int = 100, second: int = -20) -> float:
        return 25 * (first * first * (seat + 1) / 1000 + second * turn / 10)

    # the weights are raised by 15 and by 10
    ends = [(0, 1), (1, 3)]
    assert list(found.errors) == pytest.approx([2000 - value(0, 1), 1000 - value(1, 3)])
    assert list(found.slopes[0]) == pytest.approx(
        [(value(*end, first=115) - value(*end)) / 15 for end in ends]
    )
    assert list(found.slopes[1]) == pytest.approx(
        [(value(*end, second=-10) - value(*end)) / 10 for end in ends]
    )
    assert evaluation.used == evaluation.printed()
    rng = random.Random(3)
    varied = [
        {
            "first": [round(100 + 0.5 * 30 * rng.gauss(0, 1))],
            "second": [round(-20 + 0.5 * 25 * rng.gauss(0, 1))],
        }
        for _ in range(2)
    ]
    assert chosen == [(seat, varied[seat]) for seat, _, _ in Questions.asked_in_order]


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
