"""Hints show expected points according to the game's table, not the raw evaluation."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from patolli.games import load
from patolli.players import expected_points as converting
from patolli.players import hint as hints
from patolli.players.expectation_table import KNOTS
from patolli.players.expectations import ExpectationModel, model_for
from patolli.players.hint import WHY, hint

from .test_hint import a_question


def table_of(monkeypatch: pytest.MonkeyPatch, **changes: Any) -> None:
    """Replaces parts of the tables used by hints."""

    def changed(*given: Any) -> ExpectationModel:
        model = model_for(*given)
        table = replace(model.table, **changes)
        return ExpectationModel(model.game, model.evaluator, model.name, table, True)

    monkeypatch.setattr(converting, "model_for", changed)


@pytest.mark.parametrize("name", ["tzolkin", "azteca"])
def test_a_hint_follows_the_table(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "ITERATIONS", {WHY: 40})
    game = load(name)
    observed, seat = a_question(game)
    usual = hint(game, observed, seat, WHY).best
    table_of(monkeypatch, points=[[0.0, 1.0, 0.0]] * KNOTS, bends=[])
    plain = hint(game, observed, seat, WHY).best
    table_of(monkeypatch, points=[[100.0, 0.5, 0.0]] * KNOTS, bends=[])
    changed = hint(game, observed, seat, WHY).best
    assert usual
    assert plain
    assert changed
    assert [one.move for one in usual] == [one.move for one in plain] == [one.move for one in changed]
    assert [one.points for one in changed] == pytest.approx([100 + one.points / 2 for one in plain], abs=0.2)


def test_without_a_table_the_evaluation_is_the_estimate(monkeypatch: pytest.MonkeyPatch) -> None:
    game = load("tzolkin")
    observed, seat = a_question(game)
    adviser, _ = hints.adviser_for(game, observed, seat, 1)
    adviser.config.iterations = 40
    search = adviser.think(observed, seat).search
    table_of(monkeypatch)
    assert converting.expected_points(game, search, observed, seat) is not None

    def unfitted(*given: Any) -> ExpectationModel:
        model = model_for(*given)
        return ExpectationModel(model.game, model.evaluator, model.name, model.table, False)

    monkeypatch.setattr(converting, "model_for", unfitted)
    assert converting.expected_points(game, search, observed, seat) is None
