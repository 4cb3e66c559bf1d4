"""Calibrating the tables of expected results: deliberate biases are found and corrected, noise is not."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from patolli.arena import reliability_plots
from patolli.arena.calibration_fit import Expected as Seen
from patolli.arena.calibration_fit import ExpectedGroup, fit_bends, groups_of, not_steep, reduced, rising
from patolli.arena.expectation_fit import fit
from patolli.arena.expectation_regression import fitted
from patolli.arena.expectation_samples import Sample, samples_of
from patolli.arena.reliability import (
    Fifth,
    beyond_noise,
    calibration_of,
    checked,
    fifths_of,
    judgements_of,
)
from patolli.arena.reliability_plots import main, plot, plot_of, range_of_points
from patolli.arena.table_text import table_text
from patolli.games import load, names
from patolli.kernel.chance import Rng
from patolli.players.expectation_table import KNOTS, bent, unfitted

TURNS = 16
REPORTS = Path(__file__).resolve().parents[2] / "docs" / "reports"
AGAIN = "run `python -m patolli.arena.reliability_plots --out docs/reports`"


def curved(games: int, seed: int, noise: int = 9) -> list[dict[str, Any]]:
    """Makes up games whose points grow with the square of the evaluation."""
    rng = Rng(seed)
    found = []
    for number in range(games):
        evaluations = [float(rng.below(100)) for _ in range(2)]
        points = [one * one / 80 + int(rng.below(noise)) - noise // 2 for one in evaluations]
        best = max(points)
        found.append(
            {
                "seed": number,
                "players": 2,
                "player": "owl",
                "turns": TURNS,
                "points": points,
                "winners": [seat for seat, one in enumerate(points) if one == best],
                "samples": [[turn, evaluations] for turn in range(TURNS)],
            }
        )
    return found


def worst(figures: dict[str, Any], name: str) -> float:
    return float(max(one for one in figures[name] if one is not None))


def test_a_bend_of_the_results_is_calibrated_on_games_that_were_held_out() -> None:
    learned, others = curved(300, 1), curved(300, 2)
    table = fitted(learned, 0, 1)
    straight = checked(judgements_of(replace(table, bends=[]), samples_of(others, 0)))
    calibrated = checked(judgements_of(table, samples_of(others, 0)))
    assert min(straight["calibration_by_eighth"]) > 4
    assert worst(calibrated, "calibration_by_eighth") < 1
    assert worst(calibrated, "beyond_noise_by_eighth") < 1
    assert calibrated["error"] < straight["error"] - 3


def test_a_bias_of_the_table_is_seen_beyond_the_noise() -> None:
    others = curved(300, 2)
    table = fitted(curved(300, 1), 0, 1)
    planted = replace(table, bends=[[[x, y + 5] for x, y in pairs] for pairs in table.bends])
    figures = checked(judgements_of(planted, samples_of(others, 0)))
    assert all(4 < one < 6 for one in figures["beyond_noise_by_eighth"])
    assert all(4 < bias < 6 for bias, _ in figures["bias_by_eighth"])


def test_chances_to_win_have_the_same_figures() -> None:
    table = fitted(curved(300, 1), 0, 1)
    figures = checked(judgements_of(table, samples_of(curved(300, 2), 0)))
    assert worst(figures["win"], "calibration_by_eighth") < 10
    unsure = replace(table, win=[0.002] * KNOTS)
    again = checked(judgements_of(unsure, samples_of(curved(300, 2), 0)))
    assert min(again["win"]["beyond_noise_by_eighth"]) > 20


def test_noise_alone_is_hardly_fitted() -> None:
    rng = Rng(5)
    noise = [Seen(float(n % 50), float(n % 50) + int(rng.below(61)) - 30, 1.0, n) for n in range(800)]
    for x, y in rising(reduced(groups_of(noise))):
        assert abs(x - y) < 2
    assert any(abs(one.gap) > 2 for one in groups_of(noise))


def test_samples_of_one_game_count_as_one_for_the_noise() -> None:
    one_game = [Seen(10.0, 14.0, 1.0, 1) for _ in range(40)]
    many = [Seen(10.0, 14.0 + 2 * (n % 2) - 1, 1.0, n) for n in range(40)]
    twice = [Seen(10.0, 14.0 + 2 * (n % 2) - 1, 1.0, n % 2) for n in range(40)]
    assert groups_of(one_game)[0].error == 0
    assert groups_of(twice)[0].error == pytest.approx(20 * groups_of(many)[0].error)


def test_a_sample_at_a_knot_counts_for_no_other_knot() -> None:
    samples = [Sample(n, 0, [10.0, 20.0], [12.0, 17.0], [1]) for n in range(40)]
    at_knot, *others = fit_bends(replace(unfitted(2), turns=16.0), samples)
    assert at_knot
    assert others == [[]] * (KNOTS - 1)
    between = [replace(one, turn=1) for one in samples]
    assert [bool(pairs) for pairs in fit_bends(replace(unfitted(2), turns=16.0), between)[:3]] == [
        True,
        True,
        False,
    ]


def test_the_part_of_a_gap_that_is_noise_is_taken_away() -> None:
    def gaps(*given: tuple[float, float]) -> list[float]:
        return [one.gap for one in reduced([ExpectedGroup(10.0, gap, error, 1.0) for gap, error in given])]

    assert gaps((0.5, 0.05), (-0.5, 0.05)) == pytest.approx([0.4, -0.4])
    assert gaps((3.0, 1.0), (1.0, 1.0)) == pytest.approx([3 * 4 / 5, 4 / 5])
    assert gaps((1.0, 1.0), (-1.0, 1.0)) == [0.0, 0.0]
    assert gaps((0.1, 1.0)) == [0.0]
    assert gaps() == []


def test_results_that_fall_share_their_mean() -> None:
    pairs = rising(
        [
            ExpectedGroup(1.0, 0.0, 0.0, 1.0),
            ExpectedGroup(2.0, 4.0, 0.0, 1.0),
            ExpectedGroup(3.0, 1.0, 0.0, 3.0),
        ]
    )
    assert pairs == [[1.0, 1.0], [2.0, 4.5], [3.0, 4.5]]
    assert rising([]) == []


def test_every_knot_of_a_fit_rises() -> None:
    table = fitted(curved(120, 3), 0, 1)
    assert len(table.bends) == KNOTS
    for pairs in table.bends:
        assert pairs == sorted(pairs)
        assert [y for _, y in pairs] == sorted(y for _, y in pairs)
        assert bent(pairs, -1000.0) < bent(pairs, 1000.0)


def test_the_error_beyond_noise() -> None:
    assert beyond_noise([Fifth(5.0, 2.0, 0.0), Fifth(5.0, 8.0, 0.0)]) == 3.0
    assert beyond_noise([Fifth(5.0, 2.0, 3.0), Fifth(5.0, 8.0, 4.0)]) == 0.0
    assert beyond_noise([Fifth(5.0, 2.0, 2.0)]) == round(5**0.5, 2)
    assert calibration_of([Fifth(5.0, 2.0, 3.0), Fifth(5.0, 9.0, 4.0)]) == 3.5
    one = fifths_of([(1.0, 2.0, (0, n)) for n in range(5)])
    assert (len(one), one[0].error) == (5, 0.0)


def test_a_fit_has_the_figures_of_other_games() -> None:
    found = fit("tzolkin", curved(80, 1), curved(40, 2))
    figures = found["held_out"]["hand-made"]["2"]
    assert figures["games"] == 40
    assert len(figures["diagram_by_eighth"]) == KNOTS - 1
    assert found["reliability"] == {}
    assert found["evaluators"]["hand-made"]["2"]["error"] == figures["error"]
    alone = fit("tzolkin", curved(80, 1))
    assert alone["held_out"] == {}
    assert "diagram_by_eighth" not in alone["reliability"]["hand-made"]["2"]


def test_a_plot_has_two_panels_for_each_number_of_players() -> None:
    table = fitted(curved(80, 1), 0, 1)
    figures = checked(judgements_of(table, samples_of(curved(40, 2), 0))) | {"games": 40}
    root = ET.fromstring(plot("A <game>", [("2 players", figures), ("3 players", figures)]))
    texts = [one.text or "" for one in root.iter("{http://www.w3.org/2000/svg}text")]
    assert texts[0] == "A <game>"
    assert [one for one in texts if ":" in one] == [
        "Points: 2 players, 40 games",
        "Chance to win: 2 players, 40 games",
        "Points: 3 players, 40 games",
        "Chance to win: 3 players, 40 games",
    ]


def test_a_panel_has_room_for_every_dot_with_its_interval() -> None:
    assert range_of_points([(4.0, 5.0, 2.0, 0), (6.0, 5.5, 0.5, 1)]) == (3.0, 7.0)
    assert range_of_points([(1.0, 5.0, 2.0, 0), (9.0, 5.0, 1.0, 1)]) == (1.0, 9.0)
    assert range_of_points([]) == (0.0, 1.0)


def test_equal_expectations_are_not_sorted_by_results() -> None:
    """At the start, all positions look the same. Sorting them by result would make the predictions look
    wrong.
    """
    even = [(0.5, float(n % 2), (0, n)) for n in range(100)]
    assert calibration_of(fifths_of(even)) == 0.0


def test_the_plots_in_the_documentation_are_those_of_the_tables() -> None:
    for name in names():
        file = REPORTS / f"reliability-{name}.svg"
        shown = file.read_text(encoding="utf-8") if file.exists() else None
        assert shown == plot_of(load(name)), AGAIN


def test_the_command_writes_a_file_for_each_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", ["prog", "tzolkin", "azteca", "--out", str(tmp_path)])
    monkeypatch.setattr(
        reliability_plots, "plot_of", lambda game: "a plot" if game.name == "azteca" else None
    )
    main()
    assert [(one.name, one.read_text()) for one in tmp_path.iterdir()] == [
        ("reliability-azteca.svg", "a plot")
    ]


def test_tables_have_one_line_for_each_list_of_numbers() -> None:
    tables = {"b": {"2": [[1.5, 2], [3.0, 4]]}, "a": [1, None], "c": []}
    assert table_text(tables).splitlines() == [
        "{",
        ' "a": [1, null],',
        ' "b": {',
        '  "2": [',
        "   [1.5, 2],",
        "   [3.0, 4]",
        "  ]",
        " },",
        ' "c": []',
        "}",
    ]


def test_no_line_between_pairs_is_steep() -> None:
    assert not_steep([[0.0, 0.0], [10.0, 50.0], [20.0, 55.0]]) == [[0.0, 6.25], [10.0, 46.25], [20.0, 52.5]]
    higher = [[10.0, 5.0], [20.0, 55.0], [30.0, 60.0]]
    assert not_steep(higher) == [[10.0, 11.25], [20.0, 51.25], [30.0, 57.5]]
    assert not_steep([[0.0, 3.0], [10.0, 18.0]]) == [[0.0, 3.0], [10.0, 18.0]]
    assert not_steep([[0.0, 3.0], [10.0, 8.0]]) == [[0.0, 3.0], [10.0, 8.0]]
    assert not_steep([[4.0, 3.0]]) == [[4.0, 3.0]]
