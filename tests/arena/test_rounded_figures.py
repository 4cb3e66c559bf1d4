"""Published figures have a fixed number of decimals, and durations are differences of two times."""

from __future__ import annotations

import json
import sys
from types import SimpleNamespace
from typing import Any

import pytest

from patolli import game_index
from patolli.arena import luck_measurements, puzzle_choice, review_measurements, sample_games, whole_reviews
from patolli.arena.expectation_regression import fitted
from patolli.arena.expectation_samples import samples_of
from patolli.arena.luck_measurements import by_turn, costs_summary, luck_summary
from patolli.arena.measured_games import MeasuredGame
from patolli.arena.planted_answers import blunders_summary
from patolli.arena.puzzles import rounded
from patolli.arena.recorded_games import recorded
from patolli.arena.reliability import checked, judgements_of
from patolli.arena.whole_reviews import children, repeated, self_best_summary
from patolli.review.luck import ChanceLuck
from patolli.review.turn_comparison import Turn

from .test_fit_numbers import noisy

LONG = (0.31415926, 0.27182818, 0.57721566, 0.69314718)


def decimals(value: Any) -> int:
    """Returns the largest number of decimals among all numbers in a value."""
    if isinstance(value, dict | list | tuple):
        return max(
            (decimals(one) for one in (value.values() if isinstance(value, dict) else value)), default=0
        )
    return len(repr(value).partition(".")[2]) if isinstance(value, float) and value != int(value) else 0


def each(values: dict[str, Any]) -> dict[str, int]:
    return {name: decimals(value) for name, value in values.items()}


def test_the_numbers_of_a_table() -> None:
    table = fitted(noisy(), 0, 4)
    names = ("turns", "start", "start_win", "spread", "win")
    games = noisy()
    for n, game in enumerate(games):
        game["turns"] += n % 7
    turns = fitted(games, 0, 4).turns
    assert [decimals(turns), *(decimals(getattr(table, name)) for name in names[1:])] == [2, 2, 4, 2, 5]
    assert [decimals(column) for column in zip(*table.points, strict=True)] == [3, 4, 4]
    assert [decimals(column) for column in zip(*table.nobody, strict=True)] == [4, 6]


def test_the_figures_of_a_tables_reliability() -> None:
    games = noisy()
    for n, game in enumerate(games):
        game["points"] = [one + LONG[n % 4] for one in game["points"]]
    found = checked(judgements_of(fitted(games, 0, 4), samples_of(games, 0)))
    win = found.pop("win")
    expected = {
        "error": 2,
        "error_by_eighth": 2,
        "bias_by_eighth": 2,
        "calibration_by_eighth": 2,
        "beyond_noise_by_eighth": 2,
        "diagram_by_eighth": 1,
        "brier": 4,
        "chances": 3,
    }
    assert each(found) == expected
    assert [decimals(win[f"{name}_by_eighth"]) for name in ("calibration", "diagram")] == [2, 1]


def luck_line(n: int) -> dict[str, Any]:
    numbers = [LONG[(n + at) % 4] * (2 + at) for at in range(3)]
    return {
        "luck": numbers,
        "setup": numbers[::-1],
        "result": [one + 10 for one in numbers],
        "start": [10.0, 9.0, 8.0],
        "turns": [numbers[:2]],
        "factors": [0.7, 0.3],
    }


def test_the_figures_of_luck() -> None:
    assert each(luck_summary([luck_line(n) for n in range(3)])) == {
        "mean": 3,
        "interval": 3,
        "holds_zero": 0,
        "deviation": 2,
        "share_of_result": 3,
        "remains": 3,
        "setup_remains": 3,
    }
    timeline: Any = SimpleNamespace(players=2, turn_starts=lambda: [0, 1, 2, 3], positions=[0, 1, 2, 3])
    model: Any = SimpleNamespace(of=lambda p: SimpleNamespace(points=[p / 7, p / 11]))
    found = by_turn(timeline, model, [ChanceLuck(1, [1 / 7, 1 / 9], [], 6, 0.5)])
    assert [decimals(one) for one in found] == [3, 3]


def test_the_figures_of_costs(monkeypatch: pytest.MonkeyPatch) -> None:
    pairs = [{"cost": LONG[n] + 1, "later": LONG[n] * n, "end": LONG[3 - n]} for n in range(4)]
    assert each(costs_summary([{"pairs": pairs[:2]}, {"pairs": pairs[2:]}])) == {
        "pairs": 0,
        "remains_later": 3,
        "remains_end": 3,
        "mean_cost": 2,
        "mean_later": 2,
        "mean_end": 2,
    }
    rough = SimpleNamespace(thresholds=SimpleNamespace(slip=0.1))
    run = SimpleNamespace(timeline=None, model=None, depth=9, rough=rough)
    judging = SimpleNamespace(model=None, judge=lambda *_: SimpleNamespace(cost=LONG[0], low=LONG[1]))
    monkeypatch.setattr(luck_measurements, "ReviewRun", lambda *_: run)
    monkeypatch.setattr(luck_measurements, "judge_of", lambda *_: judging)
    monkeypatch.setattr(luck_measurements, "uncorrected", lambda model: model)
    monkeypatch.setattr(luck_measurements, "suspects", lambda *_: [(7, 3)])
    monkeypatch.setattr(luck_measurements, "played_out", lambda *_: (LONG[2], LONG[3]))
    (pair,) = luck_measurements.costs(MeasuredGame("toy", 2, "owl", 9, False, 3, "a record"))["pairs"]
    assert each(pair) == {"at": 0, "cost": 3, "later": 3, "end": 3}


def test_the_figures_of_planted_and_of_best_answers() -> None:
    planted = [{"verdict": "slip", "deep_cost": cost, "deep_high": cost} for cost in (5.0, 0.1, 6.0)]
    missed = [{"verdict": "best", "deep_cost": 7.0, "deep_high": 9.0}]
    shares = blunders_summary([{"slip": 1.0, "planted": [*planted, *missed]}])
    assert [decimals(shares[name]) for name in ("found", "denied", "denied_by_interval")] == [4, 4, 4]
    names = ("own_choices", "other_choices", "remainder", "result")
    rows = [
        {name: one * (n + k + 4) for k, (name, one) in enumerate(zip(names, LONG, strict=True))}
        for n in range(4)
    ]
    found = self_best_summary([{"rows": rows[:1]}, {"rows": rows[1:]}])
    assert set(each(found).values()) == {2}
    assert each(found["mean_of"]) == dict.fromkeys(names, 2)
    assert decimals(rounded((LONG[0], LONG[1]))) == 2


@pytest.mark.parametrize(("first", "margin"), [(0, 0.31), (1, -0.31)])
def test_the_figures_of_a_checked_puzzle(monkeypatch: pytest.MonkeyPatch, first: int, margin: float) -> None:
    turns = [Turn([n], n) for n in range(2)]  # type: ignore[arg-type]
    compared = SimpleNamespace(turns=turns[first:] + turns[:first], margin=lambda: LONG[:2])
    rules = SimpleNamespace(played=lambda moves: turns[moves[0]])
    observed = SimpleNamespace(box=SimpleNamespace(digest=""), players=2)
    monkeypatch.setattr(puzzle_choice, "position_of", lambda *_: observed)
    monkeypatch.setattr(puzzle_choice, "TurnRules", lambda *_: rules)
    monkeypatch.setattr(puzzle_choice, "moves_of", lambda _game, texts: texts)
    monkeypatch.setattr(puzzle_choice, "model_for", lambda *_: SimpleNamespace(evaluator=None))
    monkeypatch.setattr(puzzle_choice, "searched_turn", lambda *_: turns[1])
    comparison = SimpleNamespace(compare=lambda _turns: compared)
    monkeypatch.setattr(puzzle_choice, "TurnComparison", lambda *_: comparison)
    puzzle: Any = SimpleNamespace(
        id="a", difficulty="easy", seat=0, solution=[0], rivals=[SimpleNamespace(turn=[1])]
    )
    game: Any = None
    assert puzzle_choice.check(game, puzzle, 300, 30, 7) == {
        "id": "a",
        "difficulty": "easy",
        "holds": first == 0,
        "margin": margin,
        "low": 0.27,
        "free_search": False,
    }


def test_the_duration_of_a_review_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    times = {"process_time": iter([10.0, 11 + 1 / 3, 14 + 1 / 3]), "monotonic": iter([100.0, 107 + 1 / 3])}
    clock = SimpleNamespace(**{name: lambda left=left: next(left) for name, left in times.items()})
    spent = iter([20.0, 23 + 2 / 3])
    review = SimpleNamespace(
        choices=[],
        decisions=9,
        to_examine=12,
        points=[SimpleNamespace(luck=LONG[0])],
        to_dict=lambda: {"digest": ""},
    )

    def run(_text: str, _depth: int) -> Any:
        return SimpleNamespace(finish=lambda workers=1: review, judge=lambda: (one for one in [1]))

    monkeypatch.setattr(whole_reviews, "time", clock)
    monkeypatch.setattr(whole_reviews, "children", lambda: next(spent))
    monkeypatch.setattr(whole_reviews, "ReviewRun", run)
    found = repeated(MeasuredGame("toy", 2, "owl", 9, False, 1, "a record"))
    names = ("rough_seconds", "seconds", "two_processes", "by_the_clock")
    assert [found[name] for name in names] == [1.33, 4.3, 3.7, 7.3]
    assert (found["events"], found["rows"]) == (3, [{"luck": 0.31}])
    own = SimpleNamespace(children_user=2.0, children_system=0.5)
    monkeypatch.setattr(whole_reviews, "os", SimpleNamespace(times=lambda: own))
    assert children() == 2.5


def test_the_duration_of_a_measurement_includes_its_processes(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    own, others = iter([10.0, 12.0]), iter([1.0, 4.0])
    monkeypatch.setattr(review_measurements, "time", SimpleNamespace(process_time=lambda: next(own)))
    monkeypatch.setattr(review_measurements, "children", lambda: next(others))
    monkeypatch.setitem(review_measurements.KINDS, "luck", (lambda one: {"seed": one.seed}, lambda _: {}))
    monkeypatch.setattr(sys, "argv", ["prog", "luck", "toy", "--games", "1"])
    review_measurements.main()
    assert json.loads(capsys.readouterr().out)["seconds"] == 5


def test_positions_without_an_evaluation_are_no_samples(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(game_index.VARIABLE, "tests.kernel.lanterns")
    values = iter([[None], [None]])
    monkeypatch.setattr(sample_games, "judged", lambda *_: next(values, [[1.0, 2.0]]))
    found = sample_games.evaluated(recorded("lanterns", 2, "random", 3))["samples"]
    assert found
    assert all(row[1:] == [[1.0, 2.0]] for row in found)
