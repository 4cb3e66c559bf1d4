"""Parts of a review in words and tables: turning points, remainders, luck, sources, and the method."""

from __future__ import annotations

import re
from types import SimpleNamespace
from typing import Any

import pytest

from patolli.kernel.errors import HiddenValue
from patolli.kernel.match import LogEntry
from patolli.review import html_report
from patolli.review.curve import CurvePoint
from patolli.review.judgement import JudgedChoice
from patolli.review.ledger import LedgerRow
from patolli.review.luck import ChanceLuck
from patolli.review.review_texts import ReviewTexts, moment, parts_of
from patolli.review.turning_points import TurningPoint
from patolli.review.unforeseen import TurnRemainder
from patolli.review.verdicts import Thresholds

NOTHING: Any = None


class Words:
    """Texts that name each message and its arguments."""

    language = "en"

    def format(self, message: str, **given: Any) -> str:
        return f"{message.removeprefix('review-')}({', '.join(str(one) for one in given.values())})"

    def seat(self, seat: int) -> str:
        return f"seat {seat}"

    def score_source(self, source: str) -> str:
        return source

    def move(self, move: Any, question: Any = None) -> str:
        return f"{move}" if question is None else f"{move} to {question}"

    def event(self, event: dict[str, Any]) -> str:
        return str(event["text"])


@pytest.fixture
def texts() -> Any:
    found = ReviewTexts.__new__(ReviewTexts)
    found.words = Words()  # type: ignore[assignment]
    found.when = lambda at, seat=None: f"at {at}" if seat is None else f"at {at} of {seat}"  # type: ignore[method-assign]
    return found


# ---- turning points -----------------------------------------------------------------------------------


def luck_point(points: list[float], win: list[float]) -> TurningPoint:
    return TurningPoint(2, "luck", 0, points, win)


@pytest.mark.parametrize(
    ("points", "win", "named"),
    [
        (0.0, 0.01, True), (0.0, -0.01, True), (0.0, 0.009, False), (1.0, 0.0, True), (-1.0, 0.0, True),
        (0.99, 0.0, False),
    ],
)  # fmt: skip
def test_a_turning_point_names_the_seats_for_which_it_changed_something(
    texts: Any, points: float, win: float, named: bool
) -> None:
    texts.happened = lambda at: f"event {at}"
    said = texts.turning_point(luck_point([points], [win]), NOTHING)
    assert said.startswith("came(event 2)")
    assert ("effect(moved(seat 0, " in said) is named


def test_the_effect_of_a_turning_point_has_signs_and_percent(texts: Any) -> None:
    texts.happened = lambda _at: "a roll"
    said = texts.turning_point(luck_point([2.5, -1.0, 0.0], [0.126, -0.25, 0.0]), NOTHING)
    effects = [
        "moved(seat 0, points-amount(2.5, +2.5), +13)",
        "moved(seat 1, points-amount(1.0, −1.0), −25)",
    ]
    assert said == f"came(a roll) effect({'; '.join(effects)})"
    alone = texts.turning_point(luck_point([-2.0], []), NOTHING)
    assert alone == "came(a roll) effect(moved-points(points-amount(2.0, −2.0)))"


@pytest.mark.parametrize("kind", ["choice", "answered", "unforeseen", "luck"])
def test_a_turning_point_is_described_by_its_kind(texts: Any, kind: Any) -> None:
    texts.choice = lambda one: f"choice {one.at}"
    texts.unforeseen = lambda one: f"turn {one.at}"
    texts.happened = lambda at: f"event {at}"
    review: Any = SimpleNamespace(
        choices=[SimpleNamespace(at=1), SimpleNamespace(at=2)],
        remainders=[SimpleNamespace(at=1), SimpleNamespace(at=2)],
    )
    said = texts.turning_point(TurningPoint(2, kind, 1, [0.0], [0.0]), review)
    expected = {"unforeseen": "turn 2", "luck": "came(event 2)"}.get(kind, "choice 2")
    assert said == expected
    whose = "at 2 of 1" if kind in ("choice", "answered") else "at 2"
    assert moment(TurningPoint(2, kind, 1, [], []), texts) == whose


# ---- events and remainders ----------------------------------------------------------------------------


def with_events(texts: Any, counts: list[int], said: list[str]) -> None:
    events = [SimpleNamespace(to_dict=lambda _kinds, text=text: {"text": text}) for text in said]
    texts.timeline = SimpleNamespace(
        events=events,
        event_counts=counts,
        game=SimpleNamespace(events=None),
        entries=[LogEntry(0, 7, False)] * len(counts),
    )


def test_an_outcome_is_described_by_its_first_three_events_or_else_by_its_move(texts: Any) -> None:
    with_events(texts, [0, 1, 6, 6], ["a", "b", "", "c", "d", "e"])
    assert texts.events(1) == ["b", "c", "d", "e"]
    assert texts.happened(1) == "b c d"
    assert texts.happened(0) == "a"
    assert texts.happened(2) == "7"


def test_the_remainder_of_a_seat_is_explained_from_the_size_of_a_blunder(texts: Any) -> None:
    def said(*remainders: float) -> list[str]:
        rows = [SimpleNamespace(remainder=one) for one in remainders]
        turns = [TurnRemainder(3, 4, list(remainders), [])]
        review: Any = SimpleNamespace(points=rows, thresholds=Thresholds(1.0, 2.0, 4.0), remainders=turns)
        return list(texts.remainders(review))

    assert said(4.0, -4.0, 3.9, -3.9) == [
        "remainder(seat 0, points-amount(4.0, +4.0), remainder-turn(at 3, +4.0))",
        "remainder(seat 1, points-amount(4.0, −4.0), remainder-turn(at 3, −4.0))",
    ]


def ledger_row(**changes: float) -> LedgerRow:
    names = ("start", "luck", "hidden", "own_choices", "answered", "other_choices", "remainder", "result")
    return LedgerRow(**{name: changes.get(name, 0.0) for name in names})


def test_answers_by_the_table_have_a_column_only_if_they_cost_something() -> None:
    assert "answered" not in parts_of([ledger_row(), ledger_row()])
    assert parts_of([ledger_row(), ledger_row(answered=-1.0)]) == [
        *("start", "luck", "hidden", "own_choices", "answered", "other_choices", "remainder", "result")
    ]


# ---- questions and answers ----------------------------------------------------------------------------


class Asked:
    """A position in which seat 1 is asked a question, unless it depends on something hidden."""

    def __init__(self, hidden: bool = False) -> None:
        self.hidden = hidden
        self.made: list[int] = []

    def observation(self, _seat: int) -> Asked:
        return self

    def question(self, seat: int) -> str:
        if self.hidden or len(self.made) > 1:
            raise HiddenValue("question")
        return f"question {len(self.made)} of {seat}"

    def asked(self) -> list[int]:
        return [1]

    def legal_moves(self, _seat: int) -> list[int]:
        return [4, 5, 6]

    def play(self, seat: int, move: int) -> None:
        assert seat == 1
        self.made.append(move)


def with_question(texts: Any, hidden: bool = False) -> None:
    texts.timeline = SimpleNamespace(
        entries=[LogEntry(1, 4, False)],
        positions=[Asked(hidden)],
        game=SimpleNamespace(vocabulary=SimpleNamespace(move=int)),
    )
    texts.words.question = lambda question, seat: f"{question} for {seat}"


def test_an_answer_is_described_with_its_question_if_that_can_be_known(texts: Any) -> None:
    with_question(texts)
    assert (texts.move(0, "5"), texts.question(0)) == ("5 to question 0 of 1", "question 0 of 1 for 1")
    with_question(texts, hidden=True)
    assert (texts.move(0, "5"), texts.question(0)) == ("5", "")


@pytest.mark.parametrize(
    ("line", "shown"),
    [
        (["4", "6"], ["4 to question 0 of 1", "6 to question 1 of 1"]),
        (["4", "9", "5"], ["4 to question 0 of 1"]),
        (["4", "5", "6"], ["4 to question 0 of 1", "5 to question 1 of 1"]),
        ([], []),
    ],
)
def test_a_line_ends_with_what_the_seat_could_know(texts: Any, line: list[str], shown: list[str]) -> None:
    with_question(texts)
    assert texts.line(JudgedChoice(0, 1, "a", "b", 1.0, 0.5, 2.0, line=line)) == shown
    assert texts.line(JudgedChoice(0, 0, "a", "b", 1.0, 0.5, 2.0, line=line)) == []


@pytest.mark.parametrize(("answers", "shown"), [(1, False), (2, True)])
def test_a_continuation_is_shown_if_the_turn_goes_on(texts: Any, answers: int, shown: bool) -> None:
    texts.reasons = lambda _choice: ""
    texts.line = lambda _choice: ["a"] * answers
    found = html_report.details(NOTHING, texts)
    assert found == (["<p class='small'>line(a → a)</p>"] if shown else [])


# ---- tables -------------------------------------------------------------------------------------------


def cells(row: str) -> list[str]:
    return re.findall(r"<t[dh][^>]*>([^<]*)</t[dh]>", row)


def test_the_fifteen_strongest_events_are_listed_in_game_order(texts: Any) -> None:
    texts.happened = lambda at: f"event {at}"
    luck = [ChanceLuck(at, [0.0, (-1) ** at * float((7 * at) % 20)], [], 6, 1 / 6) for at in range(20)]
    review: Any = SimpleNamespace(names=["a", "b"], luck=luck)
    drawn = html_report.luck_table(review, texts)
    assert "events-explained(20, 15)" in drawn
    _, *rows = drawn.split("<tr>")[1:]
    weak = {at for at in range(20) if (7 * at) % 20 < 5}
    assert [cells(row)[0] for row in rows] == [f"at {at}" for at in range(20) if at not in weak]
    assert cells(rows[0]) == ["at 1", "event 1", "0.0", "−7.0"]
    equal = [ChanceLuck(at, [1.0, 0.0], [], 6, 1 / 6) for at in range(20)]
    review.luck = equal
    assert "at 14" in html_report.luck_table(review, texts)
    assert "at 15" not in html_report.luck_table(review, texts)


@pytest.mark.parametrize(
    ("points", "shown"),
    [(2, [1]), (3, [1, 2]), (9, [1, 2, 3, 4, 5, 6, 7, 8]), (17, [2, 4, 6, 8, 10, 12, 14, 16])],
)
def test_points_by_source_are_listed_at_a_few_stages_and_at_the_end(
    texts: Any, points: int, shown: list[int]
) -> None:
    curve = [
        CurvePoint(at, 0, at, [float(at), -1.0], [], [[0.5 * at, 2.0], [0.0, 1.0]]) for at in range(points)
    ]
    review: Any = SimpleNamespace(curve=curve, names=["a", "b"], sources=["corn", "jade"])
    _, *rows = html_report.by_source(review, texts).split("<tr>")[1:]
    assert [cells(row)[0] for row in rows[::2]] == [f"at {at}" for at in shown]
    assert cells(rows[0]) == [f"at {shown[0]}", "seat 0", f"{shown[0] / 2:g}", "2", f"{shown[0]:.1f}"]
    assert cells(rows[1]) == [f"at {shown[0]}", "seat 1", "0", "1", "−1.0"]


def test_start_and_result_have_no_sign(texts: Any) -> None:
    row = ledger_row(start=5.0, luck=2.0, result=7.0)
    drawn = html_report.ledger([row], texts, "in-points", texts.number)
    assert cells(drawn.split("<tbody>")[1]) == ["seat 0", "5.0", "+2.0", "0.0", "0.0", "0.0", "0.0", "7.0"]


def test_results_are_listed_from_the_best_to_the_worst(texts: Any) -> None:
    rows = [SimpleNamespace(result=one) for one in (7.5, 12.0, 9.0)]
    review: Any = SimpleNamespace(points=rows)
    assert html_report.result_line(review, texts) == (
        "result-of(seat 1, 12); result-of(seat 2, 9); result-of(seat 0, 7.5)"
    )


@pytest.mark.parametrize(
    ("share", "fitted", "error", "said"),
    [
        (1.0, True, 0.0, []),
        (0.994, True, 0.0, ["how-costs(99)"]),
        (1.0, False, 0.0, ["how-unfitted()"]),
        (1.0, True, 3.21, ["how-error(points-amount(3.2, 3.2))"]),
    ],
)
def test_a_review_says_how_it_was_made(
    texts: Any, share: float, fitted: bool, error: float, said: list[str]
) -> None:
    key = SimpleNamespace(depth=400, record="f00")
    review: Any = SimpleNamespace(
        key=key, cost_share=share, fitted=fitted, error=error, to_dict=lambda: {"digest": "d1"}
    )
    always = ["how-choices(400)", "how-interval()", "how-luck()"]
    assert texts.method(review) == [*always, *said, "how-digest(d1, f00)"]
