"""Changes of the expected results that nothing explains: by turn, as turning points and in words."""

from __future__ import annotations

from html import unescape
from types import SimpleNamespace
from typing import Any

import pytest

from patolli import game_index
from patolli.arena.recorded_games import recorded
from patolli.commands.review import summary
from patolli.review.curve import CurvePoint
from patolli.review.html_report import no_board, report
from patolli.review.judgement import JudgedChoice
from patolli.review.luck import ChanceLuck
from patolli.review.review_run import ReviewRun
from patolli.review.review_texts import ReviewTexts
from patolli.review.timeline import Timeline
from patolli.review.turning_points import UNFORESEEN, turning_points
from patolli.review.unforeseen import TurnRemainder, telling_moves, turn_remainders
from patolli.review.verdicts import Thresholds

LIMITS = Thresholds(1.0, 2.0, 4.0)
CHOICE = JudgedChoice(
    3, 1, "a", "b", 5.0, 4.0, 6.0, lost_points=[-3.0, 5.0], true_points=[-2.0, 4.0], true_win=[-0.1, 0.1]
)


@pytest.fixture(scope="module")
def run() -> ReviewRun:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(game_index.VARIABLE, "tests.kernel.lanterns")
        found = ReviewRun(recorded("lanterns", 3, "random", 4), 12)
        found.finish()
        return found


def points(at: int, first: float) -> CurvePoint:
    return CurvePoint(at, 0, at, [first, 50.0], [first / 100, 0.5], [])


def test_the_remainder_of_a_turn_is_its_change_without_luck_and_choices() -> None:
    luck = [ChanceLuck(1, [1.0, -1.0], [0.1, -0.1], 6, 1 / 6), ChanceLuck(4, [7.0, 0.0], [], 6, 1 / 6)]
    found = turn_remainders([points(0, 40.0), points(4, 50.0), points(6, 60.0)], luck, [CHOICE], set())
    assert [(one.at, one.end) for one in found] == [(0, 4), (4, 6)]
    assert found[0].points == [10.0 - 1.0 - 2.0, 1.0 + 4.0]
    assert found[0].win == pytest.approx([0.1 - 0.1 - 0.1, 0.1 + 0.1])
    assert found[1].points == [3.0, 0.0]


def test_a_turn_that_has_not_been_examined_completely_has_no_remainder() -> None:
    curve = [points(0, 40.0), points(4, 50.0), points(6, 60.0)]
    assert [one.at for one in turn_remainders(curve, [], [], {4})] == [0]
    assert [one.at for one in turn_remainders(curve, [], [], {0, 5})] == []


def test_the_remainders_of_all_turns_add_up_to_that_of_the_ledger(run: ReviewRun) -> None:
    review = run.review()
    assert review.remainders
    for seat, row in enumerate(review.points):
        assert sum(one.points[seat] for one in review.remainders) == pytest.approx(row.remainder)
    rough = run.rough.with_choices([])
    assert len(rough.remainders) < len(review.remainders)


def test_a_great_change_that_nothing_explains_is_a_turning_point() -> None:
    timeline = Timeline.__new__(Timeline)
    timeline.turns = [(0, n) for n in range(9)]
    changes = (0.07, -0.3, 0.09, 0.2)
    remainders = [TurnRemainder(at, at + 1, [9 * n, 0.0], [n, -n]) for at, n in enumerate(changes)]
    found = turning_points(timeline, [], [], LIMITS, remainders)
    assert [(one.at, one.kind, one.seat) for one in found] == [(1, "unforeseen", 0), (3, "unforeseen", 0)]
    assert turning_points(timeline, [], [], LIMITS, remainders[:1]) == []
    least = TurnRemainder(0, 1, [9.0, 0.0], [UNFORESEEN, -UNFORESEEN])
    assert len(turning_points(timeline, [], [], LIMITS, [least])) == 1
    luck = [ChanceLuck(at, [9.0, -9.0], [0.5, -0.5], 6, 1 / 6) for at in range(4, 9)]
    assert len(turning_points(timeline, luck, [], LIMITS, remainders)) == 7


def test_the_events_of_a_turn_are_the_first_ones_and_those_that_scored_most() -> None:
    scores = [0, 0, 0, 5, 4, 4]
    positions = [SimpleNamespace(scores=lambda n=n: SimpleNamespace(totals=lambda: [n, 0])) for n in scores]
    timeline: Any = SimpleNamespace(positions=positions, event_counts=[0, 0, 1, 3, 4, 5])
    assert telling_moves(timeline, TurnRemainder(0, 5, [], [])) == [1, 2]
    assert telling_moves(timeline, TurnRemainder(3, 5, [], [])) == [3]
    assert telling_moves(timeline, TurnRemainder(0, 1, [], [])) == []


def test_the_texts_name_the_turns_and_events_that_were_not_foreseen(
    run: ReviewRun, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(game_index.VARIABLE, "tests.kernel.lanterns")
    review, texts = run.review(), ReviewTexts(run.timeline, "en")
    seat = max(range(3), key=lambda one: abs(review.points[one].remainder))
    sign = 1 if review.points[seat].remainder > 0 else -1
    largest = max(review.remainders, key=lambda one: (sign * one.points[seat], -one.at))
    sentence = next(
        one for one in texts.remainders(review) if one.startswith(f"Remainder of {texts.name(seat)}")
    )
    assert f"{texts.when(largest.at)} ({texts.number(largest.points[seat])})" in sentence
    assert sentence in summary(review, texts)
    assert sentence in unescape(report(review, texts, no_board))
    events = [text for at in telling_moves(run.timeline, largest) for text in texts.events(at)]
    assert texts.unforeseen(largest) == " ".join([*events, "The estimates had not foreseen this."])
    found = [one for one in review.turning_points if one.kind == "unforeseen"]
    assert found
    assert "had not foreseen" in texts.turning_point(found[0], review)


@pytest.mark.parametrize("sign", [1, -1])
def test_the_sentence_names_at_most_three_turns_of_at_least_a_point(sign: int) -> None:
    texts = ReviewTexts.__new__(ReviewTexts)
    texts.timeline = SimpleNamespace()  # type: ignore[assignment]
    texts.when = lambda at, seat=None: str(at + 1)  # type: ignore[method-assign]
    texts.format = lambda _message, **given: f"{given['when']}: {given['points']}"  # type: ignore[method-assign]
    texts.words = SimpleNamespace(language="en")  # type: ignore[assignment]

    def named(*changes: float) -> list[str]:
        found = [TurnRemainder(at, at + 1, [0.0, sign * n], []) for at, n in enumerate(changes)]
        rows: Any = [SimpleNamespace(remainder=0.0), SimpleNamespace(remainder=sign * sum(changes))]
        review: Any = SimpleNamespace(points=rows, remainders=found)
        return [one.partition(":")[0] for one in texts.turns_of(review, 1)]

    assert named(1.0, 0.9, 5.0, -4.0) == ["3", "1"]
    assert named(2.0, 2.0, 3.0, 2.0) == ["3", "1", "2"]
    assert named(0.9, 0.9) == []
    assert named(2.0, -1.5) == ["1"], "the remainder itself may be smaller than a point"
