"""Fits and review measurements with tiny inputs, whose figures can be computed by hand."""

from __future__ import annotations

import json
import math
import sys
from array import array
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from patolli.arena import (
    expectation_fit,
    expectation_regression,
    luck_measurements,
    measured_games,
    record_stats,
    review_measurements,
    sample_games,
    ways,
)
from patolli.arena.expectation_fit import check, fit, fit_table
from patolli.arena.expectation_regression import Outlook, add_lost, add_steepness, fitted
from patolli.arena.expectation_samples import Sample, samples_of, won
from patolli.arena.figures import correlation, deviation, interval, slope_of
from patolli.arena.least_squares import NormalEquations
from patolli.arena.luck_measurements import by_turn, costs_summary, luck_summary
from patolli.arena.measured_games import MeasuredGame, records_in
from patolli.arena.planted_answers import blunders_summary
from patolli.arena.recorded_games import recorded
from patolli.arena.reliability import (
    Judgement,
    bias_of,
    calibration_of,
    checked,
    error_of,
    fifths_of,
    judgements_of,
    predictions_of_chances,
    predictions_of_points,
)
from patolli.arena.sample_games import engines_of, evaluate_again, evaluated, play_many, read_games
from patolli.arena.timed_tasks import in_processes
from patolli.arena.whole_reviews import repeated_summary, self_best_summary
from patolli.games import load
from patolli.kernel import records
from patolli.kernel.seats import CHANCE
from patolli.players.expectation_table import KNOTS, unfitted
from patolli.players.expectations import BY_HAND, BY_NETWORK, Corrections, FittedTables
from patolli.review.judgement import JudgedChoice
from patolli.review.luck import ChanceLuck

from .test_expectation_fit import made_up


def two_seats(**changes: Any) -> Any:
    return replace(unfitted(2), turns=16.0, **changes)


# ---- samples ----------------------------------------------------------------------------------------------


def test_every_fifth_question_of_a_record_is_a_sample_at_most_three_in_a_turn() -> None:
    text = recorded("tzolkin", 2, "random", 5)
    found = evaluated(text)
    game = load("tzolkin")
    replay = records.Replay(game, records.read(text))
    turns, taken = [], Counter[int]()
    asked = 0
    while replay.moves < replay.length():
        turn, p = game.turn_count(replay.position), replay.position.copy()
        entry = replay.step()
        if entry.seat == CHANCE or entry.forced:
            continue
        if asked % 5 == 0 and taken[turn] < 3:
            taken[turn] += 1
            turns.append(
                (turn, [one / 4 + game.points_to_come(p, n) / 4 for n, one in enumerate(game.evaluate(p))])
            )
        asked += 1
    assert [row[0] for row in found["samples"]] == [turn for turn, _ in turns]
    assert found["samples"][3][1] == pytest.approx(turns[3][1], abs=0.01)
    # the turn, and the points to come by the hand-made evaluation and by the network
    assert all(len(row) == 3 for row in found["samples"])
    scores = replay.position.scores()
    assert found["points"] == [total / 4 for total in scores.totals()]
    assert (found["winners"], found["turns"]) == (scores.winners(), game.turn_count(replay.position))


def test_a_network_that_does_not_fit_evaluates_nothing() -> None:
    game = load("tzolkin")
    assert len(engines_of(game, game.printed_box().digest, 2)) == 2
    assert len(engines_of(game, "other components", 2)) == 1


def test_about_sixty_samples_of_a_game_are_used() -> None:
    games = [
        {"points": [1.0], "winners": [0], "samples": [[turn, [2.0]] for turn in range(count)]}
        for count in (3, 119, 120, 181)
    ]
    found = Counter(one.game for one in samples_of(games, 0))
    assert found == {0: 3, 1: 119, 2: 60, 3: 61}
    assert samples_of(games, 1) == []
    assert samples_of(games, 0)[1] == Sample(0, 1, [2.0], [1.0], [0])


def test_games_are_read_in_a_fixed_order(tmp_path: Path) -> None:
    one, other = tmp_path / "one", tmp_path / "other"
    one.write_text('{"players":3,"seed":1}\n{"players":2,"seed":9}\n', encoding="utf-8")
    other.write_text('{"players":2,"seed":3}\n', encoding="utf-8")
    assert [(game["players"], game["seed"]) for game in read_games(one, other)] == [(2, 3), (2, 9), (3, 1)]


def test_games_that_are_in_the_file_are_not_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "games"
    waited: list[Any] = []

    def run(_work: Any, waiting: list[Any], workers: int, minutes: float) -> list[dict[str, Any]]:
        assert (workers, minutes) == (3, 7.0)
        waited.append(waiting)
        return [{"players": waiting[-1][1], "seed": waiting[-1][3]}]

    monkeypatch.setattr(sample_games, "in_processes", run)
    for _ in range(2):
        play_many("toy", [2, 3], "owl", 2, 50, 3, 7.0, out)
    # tasks are taken from the end: both player counts with the first seed, then with the next one
    assert waited == [
        [("toy", 3, "owl", 51), ("toy", 2, "owl", 51), ("toy", 3, "owl", 50), ("toy", 2, "owl", 50)],
        [("toy", 3, "owl", 51), ("toy", 2, "owl", 51), ("toy", 3, "owl", 50)],
    ]
    assert out.read_text(encoding="utf-8") == '{"players":2,"seed":50}\n{"players":3,"seed":50}\n'


def test_each_game_is_saved_before_the_next_one_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "games"
    saved: list[int] = []

    def run(*_given: Any) -> Iterator[dict[str, Any]]:
        for seed in range(3):
            saved.append(len(out.read_text(encoding="utf-8").splitlines()))
            yield {"players": 2, "seed": seed}

    monkeypatch.setattr(sample_games, "in_processes", run)
    play_many("toy", [2], "owl", 3, 0, 1, 7.0, out)
    assert saved == [0, 1, 2]


def test_a_played_game_has_its_record_and_its_evaluations(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sample_games, "recorded", lambda *given: given)
    monkeypatch.setattr(sample_games, "evaluated", lambda record: {"turns": len(record)})
    assert sample_games.play("toy", 2, "owl", 9) == {
        "seed": 9,
        "players": 2,
        "player": "owl",
        "record": ("toy", 2, "owl", 9),
        "turns": 4,
    }


def divided(one: int, other: int) -> dict[str, Any]:
    return {"quotient": one // other}


def test_tasks_run_in_processes_while_there_is_time() -> None:
    for workers in (1, 2):
        waiting: list[tuple[Any, ...]] = [(9, 3), (8, 2), (7, 1)]
        found = [one["quotient"] for one in in_processes(divided, waiting, workers, 5.0)]
        assert (found if workers == 1 else sorted(found, reverse=True)) == [7, 4, 3]
        assert list(in_processes(divided, [(9, 3)], workers, 0.0)) == []


def test_records_are_evaluated_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "games"
    file.write_text('{"players":2,"seed":1,"record":"r","turns":5}\n', encoding="utf-8")
    monkeypatch.setattr(sample_games, "evaluated", lambda record: {"turns": 6, "record": record})
    evaluate_again(file)
    assert file.read_text(encoding="utf-8") == '{"players":2,"seed":1,"record":"r","turns":6}\n'


# ---- tables -----------------------------------------------------------------------------------------------


def test_a_shared_victory_and_the_spread_of_numbers() -> None:
    assert [won([0, 2], seat) for seat in range(3)] == [0.5, 0.0, 0.5]
    assert deviation([1.0, 3.0, 5.0]) == 2.0
    assert deviation([4.0]) == 0.0


def test_the_means_of_a_table() -> None:
    games = made_up(4, 30)
    games[1]["winners"], games[2]["turns"] = [0, 1], 19
    table = fitted(games, 0, 7)
    points = [game["points"] for game in games]
    assert table.turns == 16.75
    assert table.start == pytest.approx([sum(one[seat] for one in points) / 4 for seat in range(2)])
    assert table.start_win == [
        round(sum(won(game["winners"], seat) for game in games) / 4, 4) for seat in range(2)
    ]
    assert table.spread == round(deviation([one for row in points for one in row]), 2)
    assert (table.edition, table.error, table.nobody) == (7, 0.0, [])


def noisy() -> list[dict[str, Any]]:
    """Returns twelve games in which the error grows over five turns; in two of them, all seats lose."""
    games = made_up(12, 30)
    for n, game in enumerate(games):
        game["samples"] = [
            [turn, [one + (-1) ** n * (turn % 5) for one in row]] for turn, row in game["samples"]
        ]
    games[3]["winners"] = games[7]["winners"] = []
    return games


def test_a_fitted_table_has_these_numbers() -> None:
    table = fitted(noisy(), 0, 4)
    assert table.points[0] == pytest.approx([0.386, 0.5074, -0.0107], abs=2e-3)
    assert table.points[4] == pytest.approx([17.921, 0.503, -0.1593], abs=2e-3)
    assert table.points[8] == pytest.approx([-12.416, 0.4791, 0.131], abs=2e-3)
    expected = [1.36943, 1.69011, 1.13838, 1.23917, 0.83428, 1.38314, 1.37691, 1.53719, 0.62378]
    assert table.win == pytest.approx(expected, abs=2e-4)
    assert table.nobody[0] == pytest.approx([-1.8361, 0.004592], abs=2e-4)
    assert table.nobody[5] == pytest.approx([-1.8816, 0.005368], abs=2e-4)
    assert table.nobody[8] == pytest.approx([-1.69, 0.002683], abs=2e-4)


def test_the_share_of_games_that_all_lose_must_be_large_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(expectation_regression, "LEAST_LOST", 2 / 12)
    assert fitted(noisy(), 0, 4).nobody == []
    monkeypatch.setattr(expectation_regression, "LEAST_LOST", 2 / 12 - 0.001)
    assert len(fitted(noisy(), 0, 4).nobody) == KNOTS


def test_alone_no_chances_are_fitted() -> None:
    games = [
        {
            "points": [40.0 + n],
            "winners": [0],
            "turns": 16,
            "samples": [[turn, [80.0 + 2 * n]] for turn in range(16)],
        }
        for n in range(8)
    ]
    table = fitted(games, 0, 1)
    assert table.win == [0.05] * KNOTS
    assert table.of(8, [90.0]).points == pytest.approx([45.0], abs=0.3)


def test_the_slope_and_bend_of_a_chance_to_win() -> None:
    """The sample is a quarter of the way between two knots: 10 and 20 expected points at a
    steepness of 0.1.
    """
    slopes, bends = [0.0] * KNOTS, [[0.0] * KNOTS for _ in range(KNOTS)]
    numbers = [0.0, 0.0, 0.1, 0.1] + [0.0] * 5
    add_steepness(slopes, bends, numbers, Outlook((2, 0.25), [10.0, 20.0], [1]))
    odds = math.exp(-1)
    expected = (10 * odds + 20) / (odds + 1)
    variance = 100 * odds / (odds + 1) ** 2
    assert slopes[2:4] == pytest.approx([0.75 * (20 - expected), 0.25 * (20 - expected)])
    assert [row[2:4] for row in bends[2:4]] == [
        pytest.approx([0.5625 * variance, 0.1875 * variance]),
        pytest.approx([0.1875 * variance, 0.0625 * variance]),
    ]
    assert sum(slopes) == pytest.approx(20 - expected)
    add_steepness(slopes, bends, numbers, Outlook((2, 0.25), [10.0, 20.0], [0, 1]))
    assert sum(slopes) == pytest.approx(20 - expected + 15 - expected)


def test_the_slope_and_bend_of_a_chance_that_all_lose() -> None:
    """The sample is at a knot, with a mean of 30 points, which are 1.5 units."""
    for winners, surprise in (([], 0.5), ([0], -0.5)):
        slopes, bends = [0.0] * 2 * KNOTS, [[0.0] * 2 * KNOTS for _ in range(2 * KNOTS)]
        numbers = [0.0] * 2 * KNOTS
        numbers[3], numbers[KNOTS + 3] = 1.5, -1.0
        add_lost(slopes, bends, numbers, Outlook((3, 0.0), [20.0, 40.0], winners))
        assert slopes[3] == pytest.approx(surprise)
        assert slopes[KNOTS + 3] == pytest.approx(1.5 * surprise)
        assert (slopes[4], slopes[KNOTS + 4]) == (0.0, 0.0)
        assert bends[3][3] == pytest.approx(0.25)
        assert bends[3][KNOTS + 3] == bends[KNOTS + 3][3] == pytest.approx(0.375)
        assert bends[KNOTS + 3][KNOTS + 3] == pytest.approx(0.5625)


def test_the_two_knots_of_a_sample_have_weights_that_add_up() -> None:
    assert Outlook((4, 0.25), [], []).weights() == ((4, 0.75), (5, 0.25))


# ---- reliability ------------------------------------------------------------------------------------------


def said(game: int, points: list[float], results: list[float], win: list[float], part: int = 2) -> Judgement:
    best = max(results)
    return Judgement(
        (0, game), part, points, win, results, [n for n, one in enumerate(results) if one == best]
    )


SAID = [
    said(1, [10, 20], [12, 17], [0.25, 0.75]),
    said(1, [12, 20], [12, 17], [0.2, 0.8]),
    said(2, [30, 10], [30, 30], [1.0, 0.0], part=7),
]


def test_errors_are_those_of_points_by_seat_and_biases_those_of_games() -> None:
    assert error_of(SAID) == round(math.sqrt((4 + 9 + 0 + 9 + 0 + 400) / 6), 2)
    means = [(-2 + 3 + 0 + 3) / 4, -10.0]
    assert bias_of(SAID) == [-4.5, round(1.96 * abs(means[0] - means[1]) / math.sqrt(2) / math.sqrt(2), 2)]
    assert bias_of(SAID[:2]) == [1.0, 0.0]


def test_the_calibration_is_the_mean_error_of_fifths() -> None:
    # the predictions from low to high, with the true values in brackets: 10 (12), 10 (30), 12 (12), 20 (17),
    # 20 (17), 30 (30); the last fifth has two
    assert calibration_of(fifths_of(predictions_of_points(SAID))) == round((2 + 20 + 0 + 3 + 1.5) / 5, 2)
    assert calibration_of(fifths_of(predictions_of_points(SAID[:1]))) == round((2 + 3) / 2, 2)


def test_chances_to_win_are_compared_in_percent() -> None:
    one, *_ = SAID
    assert predictions_of_chances([one]) == [(25.0, 0.0, one.game), (75.0, 100.0, one.game)]
    assert predictions_of_points([one]) == [(10, 12, one.game), (20, 17, one.game)]


def test_predictions_are_checked_by_eighths_and_by_tenths() -> None:
    found = checked(SAID)
    assert found["error"] == error_of(SAID)
    assert found["error_by_eighth"] == [None, None, error_of(SAID[:2]), None, None, None, None, 14.14]
    assert found["bias_by_eighth"][2] == [1.0, 0.0]
    assert found["calibration_by_eighth"][2] == calibration_of(fifths_of(predictions_of_points(SAID[:2])))
    assert found["brier"] == round((2 * 0.25**2 + 2 * 0.2**2 + 2 * 0.5**2) / 6, 4)
    assert found["chances"] == [
        [0.0, 0.5, 1],
        [0.225, 0.0, 2],
        [0.75, 1.0, 1],
        [0.8, 1.0, 1],
        [1.0, 0.5, 1],
    ]
    assert checked([replace(SAID[0], win=[])])["brier"] is None


def test_a_prediction_belongs_to_an_eighth_of_the_game() -> None:
    table = two_seats()
    samples = [Sample(5, turn, [10.0, 20.0], [1.0, 2.0], [1]) for turn in (0, 3, 15, 40)]
    found = judgements_of(table, samples, 3)
    assert [one.part for one in found] == [0, 1, 7, 7]
    assert found[0].game == (3, 5)
    assert (found[0].points, found[0].results, found[0].winners) == ([10.0, 20.0], [1.0, 2.0], [1])


def test_each_fold_is_tested_with_a_table_of_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    games = made_up(10, 30)
    learned: list[list[int]] = []

    def noting(some: list[dict[str, Any]], _engine: int, _edition: int) -> Any:
        learned.append([game["seed"] for game in some])
        return two_seats()

    monkeypatch.setattr(expectation_fit, "fitted", noting)
    _, trust = fit_table(games, 0, 1)
    assert learned == [
        [1, 2, 3, 5, 6, 7, 9],
        [0, 2, 3, 4, 6, 7, 8],
        [0, 1, 3, 4, 5, 7, 8, 9],
        [0, 1, 2, 4, 5, 6, 8, 9],
        list(range(10)),
    ]
    assert trust["games"] == 10


def test_a_fit_has_a_table_for_each_evaluator_and_number_of_players(monkeypatch: pytest.MonkeyPatch) -> None:
    shipped = FittedTables(
        {}, "network", "", {BY_HAND: Corrections(luck=0.5), BY_NETWORK: Corrections(luck=0.6)}
    )
    monkeypatch.setattr(expectation_fit, "fitted_tables", lambda _game: shipped)
    monkeypatch.setattr(expectation_fit, "network_digest", lambda _game: "network")
    monkeypatch.setattr(
        expectation_fit,
        "fit_table",
        lambda games, engine, edition: (two_seats(edition=edition), {"games": len(games), "engine": engine}),
    )
    games = [
        {"players": players, "player": "owl", "samples": [[1, [2.0], [3.0]][:columns]]}
        for players, columns in ((2, 3), (2, 2), (3, 2))
    ]
    found = fit("tzolkin", games)
    assert found["reliability"] == {
        BY_HAND: {"2": {"games": 2, "engine": 0}, "3": {"games": 1, "engine": 0}},
        BY_NETWORK: {"2": {"games": 2, "engine": 1}},
    }
    assert found["evaluators"][BY_HAND]["3"]["edition"] == load("tzolkin").edition
    assert found["played_by"] == ["owl"]
    assert found["network"] == "network"
    assert {name: one["luck"] for name, one in found["corrections"].items()} == {
        BY_HAND: 0.5,
        BY_NETWORK: 0.6,
    }
    monkeypatch.setattr(expectation_fit, "network_digest", lambda _game: "another")
    assert list(fit("tzolkin", games)["corrections"]) == [BY_HAND]
    assert fit("tzolkin", games[2:])["network"] == ""


def test_the_tables_of_a_game_are_checked_on_other_games(monkeypatch: pytest.MonkeyPatch) -> None:
    tables = {BY_HAND: {2: two_seats(), 3: unfitted(3)}, BY_NETWORK: {2: two_seats()}}
    monkeypatch.setattr(expectation_fit, "fitted_tables", lambda _game: FittedTables(tables, "", ""))
    games = made_up(5, 30)
    found = check("tzolkin", games)
    assert list(found) == [f"{BY_HAND} 2"]
    assert found[f"{BY_HAND} 2"]["games"] == 5
    assert (
        found[f"{BY_HAND} 2"]["error"] == checked(judgements_of(two_seats(), samples_of(games, 0)))["error"]
    )


@pytest.mark.parametrize("action", ["fit", "check"])
def test_the_command_writes_its_result(
    action: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    samples, out = tmp_path / "samples", tmp_path / "out.json"
    samples.write_text('{"players":2,"seed":3}\n', encoding="utf-8")
    for name in ("fit", "check"):
        monkeypatch.setattr(
            expectation_fit, name, lambda game, games, *_, name=name: {"b": name, "a": [game, len(games)]}
        )
    words = ["prog", action, "tzolkin", "--samples", str(samples)]
    monkeypatch.setattr(sys, "argv", words)
    expectation_fit.main()
    expected = {"a": ["tzolkin", 1], "b": action}
    assert json.loads(capsys.readouterr().out) == expected
    monkeypatch.setattr(sys, "argv", [*words, "--out", str(out)])
    expectation_fit.main()
    assert json.loads(out.read_text(encoding="utf-8")) == expected
    assert capsys.readouterr().out == ""


def test_the_command_plays_and_evaluates(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    called: list[Any] = []
    monkeypatch.setattr(expectation_fit, "play_many", lambda *given: called.append(given))
    monkeypatch.setattr(expectation_fit, "evaluate_again", called.append)
    words = ["prog", "play", "tzolkin", "--players", "2,3", "--player", "owl", "--games", "4", "--seed", "9"]
    monkeypatch.setattr(sys, "argv", [*words, "--workers", "1", "--minutes", "5", "--samples", "a", "b"])
    expectation_fit.main()
    monkeypatch.setattr(sys, "argv", ["prog", "evaluate", "tzolkin", "--samples", "a", "b"])
    expectation_fit.main()
    assert called == [("tzolkin", [2, 3], "owl", 4, 9, 1, 5.0, Path("a")), Path("a"), Path("b")]


# ---- least squares ----------------------------------------------------------------------------------------


def test_earlier_samples_lose_weight() -> None:
    sums = NormalEquations(1)
    sums.add([array("d", [1.0, 1.0])], array("d", [4.0, 4.0]))
    sums.decay(0.5)
    assert (sums.samples, sums.products, sums.with_errors) == (1.0, [[2 * 0.5]], [8 * 0.5])
    sums.add([array("d", [1.0])], array("d", [10.0]))
    assert sums.solve([0.0]) == [7.0]
    assert sums.solve([1.0]) == [14 / 4]  # the penalty is 1 for each of the two samples
    sums.move([3.0])
    assert sums.solve([0.0]) == [4.0]


def test_equations_are_solved_with_the_largest_pivot() -> None:
    sums = NormalEquations(3)
    sums.products = [[0.0, 2.0, 1.0], [0.0, 0.0, 3.0], [0.0, 0.0, 1.0]]
    sums.with_errors = [7.0, 9.0, 10.0]
    # 2b + c = 7; 2a + 3c = 9; a + 3b + c = 10
    a, b, c = sums.solve([0.0] * 3)
    assert (2 * b + c, 2 * a + 3 * c, a + 3 * b + c) == pytest.approx((7, 9, 10))


# ---- measurements of reviews ------------------------------------------------------------------------------


def test_the_usual_statistics() -> None:
    assert deviation([1.0, 3.0, 5.0]) == 2.0
    assert deviation([4.0]) == 0.0
    assert interval([1.0, 3.0, 5.0]) == pytest.approx((3.0, 1.96 * 2 / math.sqrt(3)))
    assert correlation([1.0, 2.0, 3.0], [2.0, 4.0, 6.0]) == pytest.approx(1.0)
    assert correlation([1.0, 2.0, 3.0], [3.0, 3.0, 0.0]) == pytest.approx(-(3**0.5) / 2)
    assert correlation([1.0, 1.0], [2.0, 5.0]) == 0.0
    assert correlation([1.0], [2.0]) == 0.0


def test_a_single_observation_has_a_share_and_a_mean() -> None:
    shares = blunders_summary([{"slip": 1.0, "planted": [planted("blunder", 5.0, 7.0)]}])
    assert (shares["found"], shares["denied"]) == (1.0, 0.0)
    shares = blunders_summary([{"slip": 1.0, "planted": [planted("slip", 0.1, 0.2)]}])
    assert (shares["denied"], shares["denied_by_interval"]) == (1.0, 1.0)
    costs = costs_summary([{"pairs": [{"cost": 2.0, "later": 1.0, "end": 3.0}]}])
    assert (costs["mean_cost"], costs["mean_later"], costs["mean_end"]) == (2.0, 1.0, 3.0)
    assert deviation([1.0, 3.0]) == pytest.approx(math.sqrt(2))
    assert correlation([1.0, 3.0], [2.0, 6.0]) == pytest.approx(1.0)
    assert (ways.mean([3.0]), record_stats.mean([3.0])) == (3.0, 3.0)


def test_the_slope_through_zero_and_its_error_by_games() -> None:
    slope, error = slope_of([[[1.0, 2.0], [2.0, 2.0]], [[2.0, 5.0]]])
    assert slope == pytest.approx((2 + 4 + 10) / 9)
    first = 2 - slope + 2 * (2 - 2 * slope)
    second = 2 * (5 - 2 * slope)
    assert error == pytest.approx(math.sqrt(first**2 + second**2) / 9)


LUCK_LINES = [
    {
        "luck": [2.0, -1.0],
        "setup": [1.0, 0.0],
        "result": [12.0, 9.0],
        "start": [10.0, 10.0],
        "turns": [[2.0, 1.0]],
        "factors": [0.5, 0.25],
    },
    {
        "luck": [1.0, 1.0],
        "setup": [0.0, 2.0],
        "result": [11.0, 13.0],
        "start": [10.0, 10.0],
        "turns": [[1.0, 2.0]],
        "factors": [0.5, 0.25],
    },
]


def test_luck_is_summed_up() -> None:
    found = luck_summary(LUCK_LINES)
    assert (found["mean"], found["holds_zero"]) == (0.75, False)
    margin = 1.96 * deviation([0.5, 1.0]) / math.sqrt(2)
    assert found["interval"] == [round(0.75 - margin, 3), round(0.75 + margin, 3)]
    assert found["deviation"] == round(deviation([2.0, -1.0, 1.0, 1.0]), 2)
    assert found["share_of_result"] == round(correlation([2, -1, 1, 1], [2, -1, 1, 3]) ** 2, 3)
    slope, error = slope_of([[[2.0, 1.0]], [[1.0, 2.0]]])
    assert found["remains"] == [round(0.5 * (slope + sign * 1.96 * error), 3) for sign in (-1, 0, 1)]
    slope, error = slope_of([[[1.0, 2.0], [0.0, -1.0]], [[0.0, 1.0], [2.0, 3.0]]])
    assert found["setup_remains"] == [round(0.25 * (slope + sign * 1.96 * error), 3) for sign in (-1, 0, 1)]
    even = [{**line, "luck": luck} for line, luck in zip(LUCK_LINES, ([2.0, -3.0], [0.0, 1.0]), strict=True)]
    assert luck_summary(even)["holds_zero"]
    against = [
        {**line, "luck": luck} for line, luck in zip(LUCK_LINES, ([-2.0, 1.0], [0.0, -1.0]), strict=True)
    ]
    assert luck_summary(against)["share_of_result"] == 0.0


def test_luck_is_compared_with_the_change_until_a_round_later() -> None:
    class Game:
        players = 2
        turns: tuple[int, ...] = ()
        positions = tuple(range(9))

        def turn_starts(self) -> list[int]:
            return [0, 2, 3, 5, 8]

    class Model:
        def of(self, p: int) -> Any:
            return type("Expected", (), {"points": [p * p / 1.0, -p / 1.0]})

    luck = [ChanceLuck(at, [float(at), 1.0], [], 6, 1 / 6) for at in (1, 2, 5, 6, 7)]
    found = by_turn(Game(), Model(), luck)  # type: ignore[arg-type]
    # the first row is from the turn at move 2 until the one at 8, the second from the turn at 5 until the end
    assert found == [[2.0, 60.0], [1.0, -6.0], [18.0, 39.0], [3.0, -3.0]]


def test_costs_are_summed_up() -> None:
    lines: list[dict[str, Any]] = [
        {"pairs": [{"cost": 2.0, "later": 1.0, "end": 3.0}, {"cost": 4.0, "later": 4.0, "end": 1.0}]},
        {"pairs": []},
    ]
    found = costs_summary(lines)
    assert (found["pairs"], found["mean_cost"], found["mean_later"], found["mean_end"]) == (2, 3.0, 2.5, 2.0)
    slope, error = slope_of([[[2.0, 1.0], [4.0, 4.0]], []])
    assert found["remains_later"] == [round(slope + sign * 1.96 * error, 3) for sign in (-1, 0, 1)]
    assert found["remains_end"][1] == 0.5
    assert costs_summary(lines[1:])["mean_cost"] == 0
    two = [{"pairs": [{"cost": 1.0, "later": 1.0, "end": end}]} for end in (1.0, 0.0)]
    margin = 1.96 * math.sqrt(2 * 0.5**2) / 2  # the slope of 0.5 misses each game by 0.5
    assert costs_summary(two)["remains_end"] == [round(0.5 + sign * margin, 3) for sign in (-1, 0, 1)]


@pytest.mark.parametrize(
    ("cost", "low", "counted"), [(1.0, 0.1, True), (0.9, 0.1, False), (3.0, 0.0, False), (3.0, 0.5, True)]
)
def test_only_surely_costly_answers_are_continued(
    monkeypatch: pytest.MonkeyPatch, cost: float, low: float, counted: bool
) -> None:
    def run(record: str, depth: int) -> Any:
        assert (record, depth) == ("a record", 40)
        rough = SimpleNamespace(thresholds=SimpleNamespace(slip=1.0))
        return SimpleNamespace(timeline="a timeline", model="a model", depth=depth, rough=rough)

    def judge(at: int, answer: int) -> JudgedChoice:
        assert (at, answer) == (7, 3)
        return JudgedChoice(at, 0, "a", "b", cost, low, 4.0)

    monkeypatch.setattr(luck_measurements, "ReviewRun", run)
    monkeypatch.setattr(luck_measurements, "suspects", lambda *_: [(7, 3)])
    judging = SimpleNamespace(model="corrected", judge=judge)
    monkeypatch.setattr(luck_measurements, "judge_of", lambda *_: judging)
    monkeypatch.setattr(luck_measurements, "uncorrected", lambda _: "plain")
    monkeypatch.setattr(luck_measurements, "played_out", lambda *_: (0.12345, 2.0))
    task: Any = SimpleNamespace(text=lambda: "a record", depth=40, seed=9)
    pairs = [{"at": 7, "cost": cost, "later": 0.123, "end": 2.0}] if counted else []
    assert luck_measurements.costs(task) == {"seed": 9, "pairs": pairs}
    assert judging.model == "plain"


def planted(verdict: str, deep_cost: float, deep_high: float) -> dict[str, Any]:
    return {"verdict": verdict, "deep_cost": deep_cost, "deep_high": deep_high}


def test_planted_blunders_are_summed_up() -> None:
    lines = [
        {
            "slip": 1.0,
            "planted": [planted("blunder", 5.0, 7.0), planted("fine", 6.0, 8.0), planted("slip", 0.5, 2.0)],
        },
        {
            "slip": 9.0,
            "planted": [planted("mistake", 0.4, 0.6), planted("slip", 0.2, 0.4), planted("best", 4.9, 9.0)],
        },
    ]
    assert blunders_summary(lines) == {
        "planted": 6,
        "bad": 2,
        "found": 0.5,
        "verdicts": 4,
        "denied": 0.5,
        "denied_by_interval": 0.25,
    }
    assert blunders_summary([{"slip": 1.0, "planted": []}])["found"] == 0
    two_of_three = [planted("slip", 5.0, 9.0), planted("slip", 0.1, 0.2), planted("slip", 0.1, 0.2)]
    shares = blunders_summary([{"slip": 1.0, "planted": [*two_of_three, planted("best", 5.0, 9.0)] * 2}])
    assert (shares["found"], shares["denied"], shares["denied_by_interval"]) == (0.5, 0.6667, 0.6667)
    missed = [planted("best", 5.0, 9.0)] * 2
    assert blunders_summary([{"slip": 1.0, "planted": [*two_of_three, *missed]}])["found"] == 0.3333


def test_games_by_the_reviewer_itself_are_summed_up() -> None:
    def seat(own: float, others: float, remainder: float, result: float) -> dict[str, float]:
        return {"own_choices": own, "other_choices": others, "remainder": remainder, "result": result}

    found = self_best_summary(
        [
            {"rows": [seat(-1, 0.5, 2, 10), seat(0, 0, 1, 14)]},
            {"rows": [seat(0, 0, 3, 12), seat(-1, 0, 0, 12)]},
        ]
    )
    assert found["choices_and_remainder"] == 1.12
    middle, margin = interval([1.25, 1.0])
    assert found["interval"] == [round(middle - margin, 2), round(middle + margin, 2)]
    assert found["mean_of"] == {"own_choices": -0.5, "other_choices": 0.12, "remainder": 1.5, "result": 12}
    assert found["deviation_of_remainder"] == round(deviation([2, 1, 3, 0]), 2)
    assert found["deviation_of_results"] == round(deviation([10, 14, 12, 12]), 2)


def test_repeated_reviews_are_summed_up() -> None:
    names = ("choices", "events", "rough_seconds", "seconds", "two_processes", "by_the_clock")
    lines: list[dict[str, Any]] = [{"same": True, **dict.fromkeys(names, n)} for n in (1, 2)]
    assert repeated_summary(lines) == {"same": True, **{name: [1, 2] for name in names}}
    assert not repeated_summary([*lines, {**lines[0], "same": False}])["same"]


def task(seed: int) -> MeasuredGame:
    return MeasuredGame("toy", 2, "owl", 9, False, seed, "a record")


def test_records_are_taken_by_number_of_players(tmp_path: Path) -> None:
    file = tmp_path / "games"
    rows = [{"seed": 5, "players": 2, "record": "b"}, {"seed": 3, "players": 2, "record": "a"}]
    rows.append({"seed": 4, "players": 3, "record": "c"})
    file.write_text("".join(json.dumps(row) + "\n" for row in rows), encoding="utf-8")
    assert records_in([file], 2) == [(3, "a"), (5, "b")]


def test_a_measured_game_is_played_unless_there_is_a_record(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measured_games, "recorded", lambda *given: str(given))
    assert task(3).text() == "a record"
    assert replace(task(3), record="").text() == "('toy', 2, 'owl', 3)"


def test_the_command_measures_and_sums_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    done: list[MeasuredGame] = []

    def work(one: MeasuredGame) -> dict[str, Any]:
        done.append(one)
        return {"seed": one.seed}

    def summary(lines: list[dict[str, Any]]) -> dict[str, Any]:
        return {"seeds": [line["seed"] for line in lines]}

    monkeypatch.setitem(review_measurements.KINDS, "luck", (work, summary))
    out = tmp_path / "lines"
    words = ["prog", "luck", "toy", "--players", "2", "--player", "owl", "--depth", "9"]
    monkeypatch.setattr(sys, "argv", [*words, "--games", "2", "--seed", "7", "--out", str(out)])
    review_measurements.main()
    figures = json.loads(capsys.readouterr().out)
    assert done == [MeasuredGame("toy", 2, "owl", 9, False, seed) for seed in (7, 8)]
    assert (figures["seeds"], figures["games"], figures["what"], figures["depth"]) == ([7, 8], 2, "luck", 9)
    assert figures["seconds"] >= 0
    assert out.read_text(encoding="utf-8") == '{"seed": 7}\n{"seed": 8}\n'
    games = tmp_path / "games"
    rows = [{"seed": seed, "players": 2, "record": f"record {seed}"} for seed in (9, 6, 8, 7)]
    games.write_text("".join(json.dumps(row) + "\n" for row in rows), encoding="utf-8")
    monkeypatch.setattr(
        sys, "argv", [*words, "--settled", "--games", "2", "--seed", "7", "--records", str(games)]
    )
    done.clear()
    review_measurements.main()
    assert done == [MeasuredGame("toy", 2, "owl", 9, True, seed, f"record {seed}") for seed in (7, 8)]
    assert len(out.read_text(encoding="utf-8").splitlines()) == 2
