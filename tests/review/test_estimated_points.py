"""The estimated points of answers contain the points that an evaluation by hand does not count yet."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from patolli.players.evaluator import Evaluator
from patolli.review import analysis, judgement
from patolli.review.analysis import Analyser
from patolli.review.judgement import ALTERNATIVES, Judge


class ByNetwork(Evaluator):
    pass


def searched(kind: type[Evaluator]) -> Any:
    return SimpleNamespace(root="root", evaluator=kind.__new__(kind))


OBSERVED: Any = SimpleNamespace(scores=lambda: SimpleNamespace(unit=4))
GAME: Any = SimpleNamespace(points_to_come=lambda observed, seat: 30 + seat if observed is OBSERVED else 0)


def estimates(game: Any, root: str, unit: int, to_come: int, points_of: str) -> list[Any]:
    assert (game, root, unit, points_of) == (GAME, "root", 4, "points of")
    return [SimpleNamespace(move=f"move {n}", points=to_come, share=0.1) for n in range(9)]


@pytest.mark.parametrize(("kind", "points"), [(Evaluator, 32), (ByNetwork, 0)])
def test_points_to_come_are_added_to_evaluations_by_hand(
    monkeypatch: pytest.MonkeyPatch, kind: type[Evaluator], points: int
) -> None:
    monkeypatch.setattr(judgement, "estimates", estimates)
    monkeypatch.setattr(judgement, "expected_points", lambda *_: "points of")
    judge = Judge.__new__(Judge)
    judge.game = GAME
    found = judge.alternatives(searched(kind), OBSERVED, 2)
    assert found == [{"move": f"move {n}", "points": points} for n in range(ALTERNATIVES)]
    monkeypatch.setattr(analysis, "estimates", estimates)
    monkeypatch.setattr(analysis, "line", lambda game, root, seat, move: [move, root, str(seat)])
    analyser: Any = Analyser.__new__(Analyser)
    analyser.game, analyser.observed, analyser.seat, analyser.done = GAME, OBSERVED, 2, 50
    analyser.search, analyser.points_of = searched(kind), "points of"
    lines = analyser.found(2)
    assert lines.iterations == 50
    assert [(one.moves, one.points, one.share) for one in lines.lines] == [
        ([f"move {n}", "root", "2"], points, 0.1) for n in range(2)
    ]
