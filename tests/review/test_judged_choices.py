"""How a choice is judged: the answers compared with it, the worlds, and the figures of the judgement."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from patolli.kernel.match import LogEntry
from patolli.players.expectation_table import Expectation
from patolli.players.move_comparison import GainDifference
from patolli.review import judgement
from patolli.review.judgement import Judge, JudgedChoice, ReachedResult

CHOSEN, RIVAL, BEST, UNKNOWN = 7, 8, 9, 5
POINTS: dict[tuple[str, int], list[float]] = {
    ("observed", CHOSEN): [10.0, 5.0], ("observed", RIVAL): [12.0, 5.0], ("observed", BEST): [14.0, 10.0],
    ("true", CHOSEN): [11.0, 5.0], ("true", BEST): [19.0, 5.0],
}  # fmt: skip
"""The expected points of both seats after an answer, in sampled worlds and in the true one."""


class Setting:
    """A judge of seat 0 whose searches and worlds are made up. Costs are halved."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, hidden: bool = True, spread: float = 0.0) -> None:
        self.spread = spread
        self.most_tried = 1
        self.asked: list[tuple[str, int, int]] = []
        self.visits: list[tuple[int, int]] = []
        self.ran: list[tuple[str, int]] = []
        game = SimpleNamespace(vocabulary=SimpleNamespace(text=lambda move: f"move {move}"))
        timeline: Any = SimpleNamespace(game=game, entries=[LogEntry(0, CHOSEN, False)], positions=["true"])
        model: Any = SimpleNamespace(evaluator=None, corrections=SimpleNamespace(costs=0.5))
        self.judge = Judge(timeline, model, 60, 1.0)
        monkeypatch.setattr(self.judge, "results", self.results)
        monkeypatch.setattr(self.judge, "alternatives", lambda *_: [{"move": "move 9", "points": 1.0}])
        monkeypatch.setattr(judgement, "search_from", self.search)
        monkeypatch.setattr(
            judgement, "add_visits", lambda _s, _o, _seat, move, n: self.visits.append((move, n))
        )
        monkeypatch.setattr(judgement, "nothing_hidden", lambda *_: not hidden)
        monkeypatch.setattr(judgement, "line", lambda _game, _root, _seat, best: [best, "stop"])
        monkeypatch.setattr(judgement, "compare_moves", self.reasons)

    def search(self, _game: Any, observed: str, seat: int, iterations: int, _evaluator: Any) -> Any:
        assert (observed, seat) == ("observed", 0)
        root = SimpleNamespace(
            moves=[CHOSEN, RIVAL, BEST],
            visits=[9, 8, 7],
            first_values=[0.0, 0.0, 0.0],
            most_tried=lambda: self.most_tried,
        )
        return SimpleNamespace(root=root, run=lambda *given: self.ran.append(given))

    def results(self, _search: Any, p: str, seat: int, move: int, worlds: int) -> list[ReachedResult]:
        assert seat == 0
        self.asked.append((p, move, worlds))
        own, other = POINTS[p, move]
        noise = [self.spread * (-1) ** n * (move == CHOSEN) for n in range(worlds)]
        return [ReachedResult(Expectation([own + by, other], [own / 100, 0.0]), False) for by in noise]

    def reasons(self, *given: Any) -> list[GainDifference]:
        assert given[3:6] == (0, BEST, CHOSEN)
        return [GainDifference("corn", True, 2.0)]

    def judged(self, chosen: int = CHOSEN, iterations: int = 60) -> JudgedChoice:
        observed: Any = "observed"
        return self.judge.compared(0, observed, chosen, iterations)


@pytest.mark.parametrize(("chosen", "most_tried"), [(CHOSEN, 0), (UNKNOWN, 1)])
def test_an_answer_that_the_search_prefers_or_does_not_know_costs_nothing(
    monkeypatch: pytest.MonkeyPatch, chosen: int, most_tried: int
) -> None:
    setting = Setting(monkeypatch)
    setting.most_tried = most_tried
    text = f"move {chosen}"
    found = setting.judged(chosen)
    assert found == JudgedChoice(0, 0, text, text, 0.0, 0.0, 0.0, options=3, iterations=60)
    assert setting.ran == [("observed", 60)]
    assert setting.asked == []


def test_the_best_of_several_answers_is_compared_in_the_same_number_of_worlds(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The best answer is worth 4 points more, less a fifth of 5 points for the opponent."""
    setting = Setting(monkeypatch)
    found = setting.judged()
    assert (found.chosen, found.best, found.options, found.iterations) == ("move 7", "move 9", 3, 60)
    assert (found.cost, found.low, found.high) == pytest.approx((1.5, 1.5, 1.5))
    assert found.lost_points == pytest.approx([2.0, 2.5])
    assert found.lost_win == pytest.approx([0.02, 0.0])
    assert setting.visits == [(CHOSEN, 20), (RIVAL, 10), (BEST, 10)]
    assert setting.asked[:3] == [("observed", move, 12) for move in (CHOSEN, RIVAL, BEST)]
    assert found.line == ["move 9", "stop"]
    assert found.others == [{"move": "move 9", "points": 1.0}]
    assert found.reasons == [{"what": "corn", "points": True, "by": 2.0}]


@pytest.mark.parametrize(("hidden", "points", "win"), [(True, [4.0, 0.0], 0.04), (False, [2.0, 2.5], 0.02)])
def test_the_true_world_is_examined_only_if_something_was_hidden(
    monkeypatch: pytest.MonkeyPatch, hidden: bool, points: list[float], win: float
) -> None:
    setting = Setting(monkeypatch, hidden)
    found = setting.judged()
    assert found.true_points == pytest.approx(points)
    assert found.true_win == pytest.approx([win, 0.0])
    assert setting.asked[3:] == ([("true", BEST, 12), ("true", CHOSEN, 12)] if hidden else [])


@pytest.mark.parametrize(
    ("iterations", "noticed", "spread", "whole"),
    [
        (60, 1.0, 0.0, True), (59, 1.0, 0.0, False), (60, 1.5, 0.0, True), (60, 1.6, 0.0, False),
        (60, 1.0, 5.0, True), (60, 1.0, 5.3, False),
    ],
)  # fmt: skip
def test_only_a_cost_that_is_large_enough_and_certain_is_explained(
    monkeypatch: pytest.MonkeyPatch, iterations: int, noticed: float, spread: float, whole: bool
) -> None:
    setting = Setting(monkeypatch, spread=spread)
    setting.judge.noticed = noticed
    found = setting.judged(iterations=iterations)
    assert found.cost == pytest.approx(1.5)
    assert (found.low > 0) is (spread < 5.2)
    assert bool(found.lost_points) is bool(found.reasons) is whole
    assert (found.best, found.options, found.iterations) == ("move 9", 3, iterations)


@pytest.mark.parametrize(("iterations", "worlds"), [(40, 10), (54, 10), (55, 11)])
def test_answers_are_compared_in_at_least_ten_worlds(
    monkeypatch: pytest.MonkeyPatch, iterations: int, worlds: int
) -> None:
    setting = Setting(monkeypatch)
    setting.judged(iterations=iterations)
    assert {count for _, _, count in setting.asked} == {worlds}
