"""If an answer has the same name as a command, the question explains how to type the command."""

from __future__ import annotations

import pytest

from tests.kernel.lanterns.game import GAME
from tests.terminal.screen import table


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "      Here these words are answers: help, save. The commands are: /help, /save."),
        ("de", "      Hier sind diese Wörter Antworten: help, save. Die Befehle heißen: /help, /save."),
    ],
)
def test_the_question_names_the_words_and_the_commands(
    monkeypatch: pytest.MonkeyPatch, language: str, line: str
) -> None:
    played, screen = table(GAME, "ana,random", [], language)
    monkeypatch.setattr(played.commands, "hidden", lambda answers: ["help", "save"])
    played.run()
    assert line in screen.lines
