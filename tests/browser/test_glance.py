"""Checks that each board has twenty questions, and that their answers differ."""

from __future__ import annotations

import pytest

from .glance import asked


@pytest.mark.parametrize("game", ["chichen-itza", "teotihuacan", "azteca"])
def test_there_are_twenty_questions_and_each_has_an_answer(game: str) -> None:
    lines = asked(game)
    assert len({question for question, _ in lines}) == 20
    assert all(answer for _, answer in lines)
    assert len({answer for _, answer in lines}) > 14
