"""Commands and answers: an answer is never mistaken for a command, and every command can be reached."""

from __future__ import annotations

from pathlib import Path

import pytest

from patolli import games
from patolli.kernel.game import Game
from patolli.terminal.typed_answers import label_answers
from patolli.terminal.typed_commands import VOCABULARY
from tests.kernel.lanterns.game import GAME as LANTERNS
from tests.terminal.screen import table

GAMES = [games.load(name) for name in games.names()]


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_answer_of_every_game_is_taken_as_an_answer(game: Game, language: str) -> None:
    players = max(2, game.fewest)
    played, screen = table(game, ",".join(["ana", "ben", "cem", "dora"][:players]), [], language)
    for text, move in game.vocabulary.ids.items():
        answers = label_answers([(move, text, ""), (-9, "something else", "")])
        assert played.commands.obey(0, text, answers) == move, text
        if not text[0].isdigit():
            assert played.commands.obey(0, text[: max(4, len(text) // 2)], answers) == move, text
    assert screen.lines == []
    assert not played.left


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("word", VOCABULARY)
def test_a_stroke_makes_every_command_certain(word: str, language: str, tmp_path: Path) -> None:
    """This works even if every command is also the name of an answer."""
    played, screen = table(games.load("teotihuacan"), "ana,ben", [], language)
    own = played.texts.format(f"command-{word}")
    answers = label_answers([(n, name, "") for n, name in enumerate(dict.fromkeys([word, own]), 5)])
    more = f" {tmp_path / 'record'}" if word == "save" else " 2" if word == "why" else ""
    for typed in (word, own):
        assert played.commands.obey(0, typed, answers) in {5, 6}
        assert screen.lines == []
        assert played.commands.obey(0, f"/{typed}{more}", answers) is None
        assert screen.lines
        screen.lines.clear()


def test_an_unknown_command_is_reported() -> None:
    played, screen = table(games.load("tzolkin"), "ana,random", ["/dance", "/", "hepl"])
    played.run()
    assert "There is no command “/dance”. “/help” shows all of them." in screen.lines
    assert "There is no command “/”. “/help” shows all of them." in screen.lines


def test_where_an_answer_hides_a_command_the_question_says_so() -> None:
    """In Teotihuacan, for example, `help` could be the name of a tile, and `save wood` that of an answer."""
    played, screen = table(games.load("teotihuacan"), "ana,ben", [])
    answers = label_answers([(1, "save wood", ""), (2, "save stone", ""), (3, "help", "")])
    assert played.commands.hidden(answers) == ["help", "save"]
    assert played.commands.hidden(label_answers([(1, "place palenque", "")])) == []
    assert played.commands.obey(0, "save wood", answers) == 1
    assert played.commands.obey(0, "save", answers) is None
    assert screen.lines == ["Which one: save wood, save stone?"]


def test_a_command_with_words_that_answer_nothing_is_obeyed(tmp_path: Path) -> None:
    played, screen = table(games.load("tzolkin"), "ana,random", [])
    answers = label_answers([(1, "save wood", ""), (2, "save stone", "")])
    file = tmp_path / "kept"
    assert played.commands.obey(0, f"save {file}", answers) is None
    assert screen.lines == [f"Record saved to {file}."]
    assert file.exists()


def test_the_help_names_the_stroke() -> None:
    played, screen = table(games.load("tzolkin"), "ana,random", ["help"])
    played.run()
    assert "/help, /save FILE" in screen.text()


def test_odds_are_shown_beside_an_answer_and_by_a_command() -> None:
    """In the proving game, digging depends on chance, but resting does not."""
    played, screen = table(LANTERNS, "ana,random", ["0", "0", "odds", "odds rest", "odds dig ruin1", "quit"])
    played.run()
    beside = [line for line in screen.lines if "dig ruin1" in line and "3-points" in line]
    assert beside
    assert any("no odds for this answer" in line for line in screen.lines)
    assert "nothing" in screen.text().split("no odds for this answer")[1]
