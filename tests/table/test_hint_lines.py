"""The continuation named by a hint ends at the first question that the seat cannot know."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from patolli.kernel.errors import HiddenValue
from patolli.table import hints


class Course:
    """A position with these questions: a seat and its legal moves. A seat of -9 is unknown."""

    def __init__(self, questions: list[tuple[int, list[int]]]) -> None:
        self.questions = questions

    def copy(self) -> Course:
        return Course(self.questions[:])

    def asked(self) -> list[int]:
        if self.questions and self.questions[0][0] == -9:
            raise HiddenValue("asked")
        return [self.questions[0][0]] if self.questions else []

    def legal_moves(self, _seat: int) -> list[int]:
        return self.questions[0][1]

    def question(self, seat: int) -> str:
        return f"question of {seat}"

    def play(self, seat: int, move: int) -> None:
        asked, moves = self.questions.pop(0)
        assert asked == seat
        assert move in moves


@pytest.mark.parametrize(
    ("questions", "described"),
    [
        ([(1, [3, 4]), (1, [5, 6])], [3, 5]),
        ([(1, [0]), (1, [3, 4]), (1, [7]), (1, [0]), (1, [5, 6])], [3, 5]),
        ([(1, [3, 4]), (0, [5, 6])], [3]),
        ([(1, [3, 4]), (1, [6, 7])], [3]),
        ([(1, [3, 4]), (-9, [])], [3]),
        ([(1, [3, 4])], [3]),
        ([(0, [3, 4])], []),
    ],
)
def test_forced_moves_are_played_but_not_described(
    monkeypatch: pytest.MonkeyPatch, questions: list[tuple[int, list[int]]], described: list[int]
) -> None:
    def only(p: Any, seat: int) -> int:
        moves = p.legal_moves(seat)
        return int(moves[0]) if len(moves) == 1 else -1

    monkeypatch.setattr(hints, "only_option", only)
    monkeypatch.setattr(hints, "options", lambda _game, moves, question, _words: [(*moves, question)])
    match: Any = SimpleNamespace(game=SimpleNamespace(vocabulary=SimpleNamespace(move=int)))
    start: Any = Course(questions)
    found: Any = hints.line(match, start, 1, ["3", "5"], None)
    assert found == [(move, "question of 1") for move in described]
    assert start.questions == questions
