"""Thresholds are raised until a deeper search contradicts few verdicts."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from patolli.arena.thresholds_fit import denied_share, fixed_thresholds, main
from patolli.players.expectation_table import unfitted
from patolli.review.verdicts import Thresholds, thresholds_for, thresholds_of

USUAL = Thresholds(1.0, 2.0, 4.0)


def planted(cost: float, deep_cost: float, low: float = 0.1) -> dict[str, Any]:
    return {"cost": cost, "low": low, "deep_cost": deep_cost}


def test_a_verdict_is_denied_by_less_than_half_a_slip() -> None:
    lines = [{"planted": [planted(1.0, 0.4), planted(3.0, 3.0), planted(9.0, 0.0, low=-1.0)]}]
    assert denied_share(lines, 1.0) == 0.5
    assert denied_share(lines, 1.5) == 0.0
    assert denied_share([], 1.0) == 0.0
    assert denied_share([{"planted": [planted(3.0, 0.0)]}], 1.0) == 1.0


def test_thresholds_without_denied_verdicts_stay() -> None:
    assert fixed_thresholds([{"planted": [planted(3.0, 3.0)]}], USUAL) == USUAL


def test_thresholds_rise_together_but_a_blunder_has_at_most_five_points() -> None:
    lines = [{"planted": [planted(1.3, 0.2), planted(9.0, 9.0)]}]
    found = fixed_thresholds(lines, USUAL)
    assert found == Thresholds(1.33, 2.66, 5.0)
    assert fixed_thresholds(lines, Thresholds(1.0, 3.2, 4.8)).mistake == 3.33


def test_the_command_writes_them_for_one_number_of_players(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables, lines = tmp_path / "expectations.json", tmp_path / "lines"
    rows = {"2": {"spread": 10.0, "error": 3.0}, "3": {"spread": 12.0, "error": 3.0}}
    other = {"2": {"spread": 20.0, "error": 5.0}}
    tables.write_text(json.dumps({"evaluators": {"network": rows, "hand-made": other}}), encoding="utf-8")
    lines.write_text(json.dumps({"seed": 1, "planted": [planted(3.0, 3.0)]}) + "\n", encoding="utf-8")
    monkeypatch.setattr(
        "sys.argv", ["prog", "--tables", str(tables), "--players", "2", "--lines", str(lines)]
    )
    main()
    found = json.loads(tables.read_text(encoding="utf-8"))["evaluators"]
    usual = thresholds_for(10.0)
    expected = [round(one, 2) for one in (usual.slip, usual.mistake, usual.blunder)]
    assert found["network"]["2"]["thresholds"] == found["hand-made"]["2"]["thresholds"] == expected
    assert "thresholds" not in found["network"]["3"]


def test_a_review_uses_the_thresholds_of_its_table() -> None:
    table = unfitted(2)
    assert thresholds_of(table) == thresholds_for(table.spread)
    table.thresholds.extend([1.0, 2.0, 3.0])
    assert thresholds_of(table) == Thresholds(1.0, 2.0, 3.0)
