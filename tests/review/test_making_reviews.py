"""How reviews and lines are computed: processes, queued work, starts, estimates, and the daily puzzle."""

from __future__ import annotations

import datetime as dt
import os
import signal
from concurrent.futures import Executor, Future
from types import SimpleNamespace
from typing import Any, ClassVar

import pytest

from patolli.players.expectation_table import Expectation
from patolli.review import analysis, puzzle_file, review_run
from patolli.review.bounded_pool import results_as_finished
from patolli.review.curve import sources_at_start
from patolli.review.luck import ChanceLuck
from patolli.review.puzzle_file import daily
from patolli.review.review_run import ReviewRun
from patolli.review.start_expectation import expected_at_start

NOTHING: Any = None


def test_a_review_is_made_in_this_process_unless_more_are_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    run = ReviewRun.__new__(ReviewRun)
    run.judged = {}
    run.rough = SimpleNamespace(to_examine=[0], with_choices=len)  # type: ignore[assignment]
    run.waiting = lambda: [0]  # type: ignore[method-assign]
    monkeypatch.setattr(review_run, "here", lambda *_: [[ChanceLuck(0, [], [], 0, 0.0)]])
    monkeypatch.setattr(review_run, "in_processes", lambda *_: pytest.fail("a process was started"))
    review: Any = run.finish()
    assert review == 1
    assert len(list(run.judge())) == 1


@pytest.mark.parametrize(("own", "depth"), [(0, 400), (150, 150)])
def test_a_game_may_set_the_usual_depth_of_its_reviews(
    monkeypatch: pytest.MonkeyPatch, own: int, depth: int
) -> None:
    monkeypatch.setattr(review_run, "manifest_depth", lambda _name: own)
    game: Any = SimpleNamespace(name="toy")
    assert review_run.usual_depth(game) == depth


def test_a_review_has_the_usual_depth_unless_another_is_given(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review_run, "game_of_record", lambda _text: "a game")
    monkeypatch.setattr(review_run, "usual_depth", lambda _game: 150)
    monkeypatch.setattr(review_run, "timeline_of", lambda *_: None)
    monkeypatch.setattr(review_run, "model_of", lambda _timeline, evaluator: evaluator)
    monkeypatch.setattr(review_run, "judging_evaluator", lambda _game: "network")
    monkeypatch.setattr(review_run, "RoughReview", lambda *given: given)
    usual: Any = ReviewRun("a record")
    assert (usual.depth, usual.rough) == (150, (None, "", 150, "network"))
    other: Any = ReviewRun("a record", 40, "hand-made")
    assert (other.depth, other.rough) == (40, (None, "hand-made", 40, "hand-made"))


def test_work_that_is_still_queued_is_cancelled_when_its_results_are_no_longer_wanted() -> None:
    class Queue(Executor):
        """An executor that finishes only the first task."""

        futures: ClassVar[list[Future[int]]] = []

        def submit(self, work: Any, item: int) -> Any:  # type: ignore[override]
            self.futures.append(Future())
            if len(self.futures) == 1:
                self.futures[0].set_result(work(item))
            return self.futures[-1]

    results: Any = results_as_finished(Queue(), lambda n: n + 1, [1, 2, 3, 4], lambda: 3)
    assert next(results) == 2
    results.close()
    assert [one.cancelled() for one in Queue.futures] == [False, True, True]


@pytest.mark.parametrize(
    ("begun", "known", "start"), [(False, True, 9.0), (True, True, 4.0), (True, False, 9.0)]
)
def test_a_game_that_began_from_a_given_position_starts_with_what_is_expected_there(
    begun: bool, known: bool, start: float
) -> None:
    def of(_p: Any) -> Expectation:
        if not known:
            raise LookupError
        return Expectation([4.0], [])

    def scores() -> Any:
        if not known:
            raise LookupError
        return SimpleNamespace(unit=2, table=[[6, 2]])

    end = SimpleNamespace(scores=lambda: SimpleNamespace(sources=["a", "b"]))
    timeline: Any = SimpleNamespace(
        begun=begun, positions=[SimpleNamespace(scores=scores)], players=1, end=end
    )
    model: Any = SimpleNamespace(of=of, before_play=lambda players: Expectation([9.0] * players, []))
    assert expected_at_start(timeline, model).points == [start]
    assert sources_at_start(timeline) == ([[3.0, 1.0]] if begun and known else [[0.0, 0.0]])


def test_a_worker_leaves_interruptions_to_its_parent_and_examines_with_its_own_judge(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    called: list[Any] = []
    monkeypatch.setattr(signal, "signal", lambda *given: called.append(given))
    monkeypatch.setattr(os, "nice", called.append)
    monkeypatch.setattr(review_run, "game_of_record", lambda text: f"game of {text}")
    monkeypatch.setattr(review_run, "timeline_of", lambda game, text: (game, text))
    examiner = SimpleNamespace(examine=lambda at: ChanceLuck(at, [0.123456], [], 6, 0.5))

    def examiner_of(*given: Any) -> Any:
        called.append(given)
        return examiner

    monkeypatch.setattr(review_run, "examiner_of", examiner_of)
    monkeypatch.setattr(review_run, "in_process", [])
    review_run.begin("a record", 40, "network")
    assert called[0] == (signal.SIGINT, signal.SIG_IGN)
    assert called[1] > 0
    assert called[2] == (("game of a record", "a record"), 40, "network")
    assert review_run.judge_portion([3, 5]) == [ChanceLuck(at, [0.1235], [], 6, 0.5) for at in (3, 5)]


def test_points_are_estimated_from_a_short_search_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first search must not be used for the estimates, because this would change its lines."""
    searches: list[Any] = []

    def search_from(*_given: Any) -> Any:
        ran: list[int] = []
        searches.append(SimpleNamespace(ran=ran, run=lambda _observed, iterations: ran.append(iterations)))
        return searches[-1]

    def expected_points(_game: Any, search: Any, _observed: Any, _seat: int) -> str:
        assert search is searches[1]
        assert search.ran == [analysis.SCOUTED]
        return "points of"

    monkeypatch.setattr(analysis, "choices", lambda *_: [1, 2])
    monkeypatch.setattr(analysis, "judging_evaluator", lambda _game: "")
    monkeypatch.setattr(analysis, "model_for", lambda *_: SimpleNamespace(evaluator=None))
    monkeypatch.setattr(analysis, "search_from", search_from)
    monkeypatch.setattr(analysis, "expected_points", expected_points)
    box = SimpleNamespace(digest="")
    observed: Any = SimpleNamespace(asked=lambda: [1], copy=lambda: None, box=box, players=2)
    found: Any = analysis.Analyser(NOTHING, observed, 1, 120)
    assert (found.search, found.points_of) == (searches[0], "points of")
    assert searches[0].ran == []
    for _ in range(2):
        assert not found.is_done()
        found.go_on(80)
    assert searches[0].ran == [80, 40]
    assert found.is_done()


# ---- the puzzle of the day ----------------------------------------------------------------------------


def test_each_day_has_another_game_and_each_round_of_games_another_puzzle(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    offered = {"b": ["2", "1", "3"], "a": ["5", "4"], "none": []}
    monkeypatch.setattr(
        puzzle_file,
        "puzzles_of",
        lambda game: SimpleNamespace(puzzles={one: one for one in offered[game.name]}),
    )
    games: list[Any] = [SimpleNamespace(name=name) for name in offered]
    start = dt.date.fromordinal(12_000)
    found: list[Any] = [daily(games, start + dt.timedelta(days)) for days in range(12)]
    assert [game.name for game, _ in found] == ["a", "b"] * 6
    assert [puzzle for _, puzzle in found[::2]] == ["4", "5"] * 3
    assert [puzzle for _, puzzle in found[1::2]] == ["1", "2", "3"] * 2
    assert daily(games[2:], start) is None


@pytest.mark.parametrize("package", ["tests.kernel.lanterns", "tests.kernel.lanterns.game"])
def test_a_game_without_a_file_of_puzzles_has_none(package: str) -> None:
    class Game:
        edition = 1

        def __init__(self) -> None:
            self.package = package

    game: Any = Game()
    assert puzzle_file.puzzles_of(game).puzzles == {}
