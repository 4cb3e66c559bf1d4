"""Finding the move that a typed answer means."""

from __future__ import annotations

import pytest

from patolli.terminal.typed_answers import (
    Answer,
    answer_lines,
    label_answers,
    matching_answers,
    matching_moves,
)

PLACES = label_answers(
    [
        (1, "place palenque", "Place a worker on Palenque"),
        (2, "place start", "Place a worker on the starting player space"),
        (3, "pick tikal 1", "Pick up the worker on Tikal 1"),
        (4, "pick tikal 10", "Pick up the worker on Tikal 10"),
        (5, "stop", "Place no further worker"),
    ]
)
AMOUNTS = label_answers([(0, "0", "No wood"), (2, "2", "2 wood"), (101, "stop", "Stop")])


def moves(typed: str, answers: list[Answer]) -> list[int]:
    return [answer.move for answer in matching_answers(typed, answers)]


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("1", [1]),
        ("5", [5]),
        ("6", []),
        ("0", []),
        ("place palenque", [1]),
        ("PLACE  Palenque", [1]),
        ("pl pal", [1]),
        ("pl", [1, 2]),
        ("palenque", [1]),
        ("pick tikal 1", [3]),
        ("pi t 10", [4]),
        ("pick", [3, 4]),
        ("s", [5]),
        ("further", [5]),
        ("fly", []),
    ],
)
def test_numbers_notation_and_beginnings(typed: str, found: list[int]) -> None:
    assert moves(typed, PLACES) == found


def test_amounts_are_their_own_numbers() -> None:
    assert [answer.label for answer in AMOUNTS] == ["0", "2", ""]
    assert moves("2", AMOUNTS) == [2]
    assert moves("1", AMOUNTS) == []
    assert moves("stop", AMOUNTS) == [101]


def test_the_whole_vocabulary() -> None:
    texts = ["place palenque", "place tikal", "pick tikal 1"]
    assert matching_moves("place tikal", texts) == ["place tikal"]
    assert matching_moves("pl", texts) == ["place palenque", "place tikal"]
    assert matching_moves("fly", texts) == []


@pytest.mark.parametrize("typed", ["9" * 5000, "٣", "2" + "0" * 5000])
def test_strange_numbers_are_no_answer_and_no_fault(typed: str) -> None:
    assert len(matching_answers(typed, PLACES)) != 1


def test_answers_are_shown_in_columns_where_the_text_has_30_columns() -> None:
    answers = label_answers([(1, "pay", "Pay one corn for each worker that you place now"), (2, "no", "No")])
    assert list(answer_lines(answers, 70)) == [
        "   1  Pay one corn for each worker that you place now  pay",
        "   2  No                                               no",
    ]
    assert list(answer_lines(answers, 39)) == [
        "   1  Pay one corn for each worker  pay",
        "        that you place now",
        "   2  No                            no",
    ]
    assert list(answer_lines(answers, 38)) == [
        "   1  Pay one corn for each worker",
        "        that you place now",
        "        pay",
        "   2  No",
        "        no",
    ]
    assert list(answer_lines(answers, 20)) == [
        "   1  Pay one corn",
        "        for each",
        "        worker that",
        "        you place",
        "        now",
        "        pay",
        "   2  No",
        "        no",
    ]


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("Pay one corn for the workers", "   1  Pay one corn for the workers  pay"),
        ("Pay one corn for his workers!", "   1  Pay one corn for his          pay"),
    ],
)
def test_a_text_keeps_two_spaces_before_its_notation(text: str, line: str) -> None:
    answers = label_answers([(1, "pay", text), (2, "no", "No")])
    assert next(answer_lines(answers, 39)) == line
    assert len(line) == 39


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("01", [1]),
        ("007", []),
        ("place", [1, 2]),
        ("place palenque now", []),
        ("pick tikal", [3, 4]),
        ("worker palenque", [1]),
        ("p", [1, 2, 3, 4]),
        ("pick tikal 01", []),
        ("on up", [3, 4]),
    ],
)
def test_more_numbers_and_beginnings(typed: str, found: list[int]) -> None:
    assert moves(typed, PLACES) == found


def test_zero_and_a_word_behind_a_colon() -> None:
    answers = label_answers(
        [(0, "0", "none: nothing"), (1, "10", "ten: all"), (7, "take", "Food:corn for 3")]
    )
    assert moves("0", answers) == moves("00", answers) == [0]
    assert moves("10", answers) == [1]
    assert moves("corn", answers) == [7]
    assert moves("7", answers) == []
