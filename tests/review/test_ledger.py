"""The ledger adds up, and every entry belongs to the right seat."""

from __future__ import annotations

from dataclasses import replace

import pytest

from patolli.players.expectation_table import Expectation
from patolli.review.judgement import JudgedChoice
from patolli.review.ledger import points_ledger, win_ledger
from patolli.review.luck import ChanceLuck

USUAL = Expectation([50.0, 50.0], [0.5, 0.5])
RESULT = Expectation([61.0, 42.0], [1.0, 0.0])
LUCK = [ChanceLuck(3, [4.0, -1.0], [0.1, -0.1], 6, 1 / 6)]
CHOICE = JudgedChoice(
    at=5,
    seat=1,
    chosen="a",
    best="b",
    cost=6.0,
    low=5.0,
    high=7.0,
    lost_points=[-2.0, 6.0],
    lost_win=[-0.1, 0.1],
    true_points=[-3.0, 4.0],
    true_win=[-0.2, 0.2],
)


def test_every_row_adds_up_to_the_result() -> None:
    for rows in (
        points_ledger(USUAL, RESULT, LUCK, [CHOICE, replace(CHOICE, answered=True)]),
        win_ledger(USUAL, RESULT, LUCK, [CHOICE]),
    ):
        for row in rows:
            parts = row.start + row.luck + row.hidden + row.own_choices + row.other_choices + row.remainder
            parts += row.answered
            assert parts == pytest.approx(row.result)


def test_a_choice_is_charged_for_what_could_be_known_and_the_rest_to_what_was_hidden() -> None:
    other, chooser = points_ledger(USUAL, RESULT, LUCK, [CHOICE])
    assert (chooser.own_choices, chooser.hidden, chooser.luck) == (-6.0, 2.0, -1.0)
    assert (other.other_choices, other.own_choices, other.hidden) == (3.0, 0.0, 0.0)


def test_an_answer_by_the_table_is_not_among_the_own_choices() -> None:
    other, chooser = points_ledger(USUAL, RESULT, LUCK, [replace(CHOICE, answered=True)])
    assert (chooser.own_choices, chooser.answered, chooser.hidden) == (0.0, -6.0, 2.0)
    assert (other.other_choices, other.answered) == (3.0, 0.0)
    assert chooser.remainder == points_ledger(USUAL, RESULT, LUCK, [CHOICE])[1].remainder


def test_a_choice_that_was_not_looked_into_changes_nothing() -> None:
    plain = JudgedChoice(5, 1, "a", "a", 0.0, 0.0, 0.0)
    assert points_ledger(USUAL, RESULT, LUCK, [plain]) == points_ledger(USUAL, RESULT, LUCK, [])


def test_alone_there_is_no_chance_to_win() -> None:
    assert win_ledger(Expectation([40.0], []), Expectation([44.0], []), [], []) == []
