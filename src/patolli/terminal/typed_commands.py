"""Commands that can be typed instead of an answer, in the language of the player or in English.

If a game has answers like `help` or `save wood`, these have priority over commands. A line that begins with a
slash, such as `/help` or `/save FILE`, is always a command.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final, Protocol

from ..kernel.match import Match
from ..kernel.odds import odds_of, open_odds
from ..kernel.position import Position
from ..kernel.seat_view import preview
from ..rulebook.parser import languages
from ..texts import GameTexts, odds_text
from ..texts.rule_text import looked_up
from .console import Console
from .event_paragraphs import paragraphs
from .score_table import score_table
from .typed_answers import Answer, answers_starting_with, matching_answers, matching_moves

VOCABULARY: Final = ("help", "table", "scores", "undo", "why", "try", "odds", "rule", "save", "quit")
AGAIN: Final = -1
"""Returned instead of a move if the question has to be asked again."""
STROKE: Final = "/"
"""Marks a line as a command even if it could also be an answer."""
MOST_NAMED: Final = 8


class CommandTable(Protocol):
    """The parts of the terminal table that commands use."""

    match: Match
    texts: GameTexts
    console: Console

    def only_answer(self, seat: int) -> int | None: ...
    def show(self, lines: Iterable[str]) -> None: ...
    def show_table(self, seat: int, observed: Position) -> None: ...
    def leave(self) -> None: ...
    def save(self, file: Path) -> None: ...


class TypedCommands:
    """Interprets typed lines, which are commands or answers."""

    def __init__(self, table: CommandTable) -> None:
        self.table = table
        self.format = table.texts.format
        self.write = table.console.paragraph
        self.by_word = {word: word for word in VOCABULARY}
        self.by_word |= {self.format(f"command-{word}"): word for word in VOCABULARY}

    def obey(self, seat: int, typed: str, answers: list[Answer]) -> int | None:
        """Carries out a line. Returns the chosen move, AGAIN if the question has to be asked again, or None
        if another line is needed.
        """
        word, rest = self.command(typed, answers)
        match word:
            case "help":
                self.help()
            case "table":
                self.table.show_table(seat, self.table.match.position.observation(seat))
            case "scores":
                scores = self.table.match.position.observation(seat).scores()
                self.table.show(score_table(scores, self.table.texts, self.table.console.width()))
            case "undo":
                return self.undo(seat)
            case "why":
                self.why(seat, rest)
            case "try":
                self.try_out(seat, rest, answers)
            case "odds":
                self.odds(seat, rest, answers)
            case "rule":
                self.rule(rest)
            case "save":
                self.save(rest)
            case "quit":
                self.table.leave()
            case _ if typed.startswith(STROKE):
                self.write(self.format("terminal-no-command", typed=typed.split(maxsplit=1)[0]))
            case _:
                answer = self.answer(seat, typed, answers)
                return None if answer is None else answer.move
        return None

    def command(self, typed: str, answers: list[Answer]) -> tuple[str, str]:
        """Returns the command and its argument, or empty strings if the line is an answer or the beginning of
        one.
        """
        first, _, rest = typed.removeprefix(STROKE).partition(" ")
        if not typed.startswith(STROKE) and answers_starting_with(typed, answers):
            return "", ""
        return self.by_word.get(first.casefold(), ""), rest.strip()

    def hidden(self, answers: list[Answer]) -> list[str]:
        """Returns the command words that need a slash at present, because they are also the beginning of an
        answer.
        """
        own = dict.fromkeys([*(self.format(f"command-{word}") for word in VOCABULARY), *VOCABULARY])
        return [word for word in own if answers_starting_with(word, answers)]

    def answer(self, seat: int, typed: str, answers: list[Answer]) -> Answer | None:
        """Returns the answer that matches, or None after explaining why there is not exactly one."""
        found = matching_answers(typed, answers)
        if len(found) == 1:
            return found[0]
        if found:
            self.several([answer.notation for answer in found])
        elif typed.isdigit():
            self.write(self.format("terminal-no-number", number=typed))
        elif matching_moves(typed, self.table.match.game.vocabulary.ids):
            self.why(seat, typed)
        else:
            self.write(self.format("terminal-unknown", typed=typed))
        return None

    def several(self, notations: list[str]) -> None:
        named = ", ".join(notations[:MOST_NAMED]) + (", …" if len(notations) > MOST_NAMED else "")
        self.table.console.paragraph(self.format("terminal-several", notations=named))

    def help(self) -> None:
        for word in VOCABULARY:
            own = self.format(f"command-{word}")
            self.table.console.paragraph(f"  {own:<10} {self.format(f'help-{word}')}", "", " " * 13)
        self.table.console.paragraph(self.format("help-answers"), "  ")
        self.table.console.paragraph(self.format("help-stroke"), "  ")

    def undo(self, seat: int) -> int | None:
        match = self.table.match
        if not match.can_undo(seat):
            self.write(self.format("terminal-no-undo"))
            return None
        match.undo(seat)
        while match.can_undo(seat) and self.table.only_answer(seat) is not None:
            match.undo(seat)
        self.write(self.format("terminal-undone"))
        return AGAIN

    def why(self, seat: int, typed: str) -> None:
        """Explains why a move is illegal, naming the rule."""
        if not typed:
            self.write(self.format("help-why"))
            return
        game, texts = self.table.match.game, self.table.texts
        found = matching_moves(typed, game.vocabulary.ids)
        if len(found) != 1:
            if found:
                self.several(found)
            else:
                self.write(self.format("terminal-unknown", typed=typed))
            return
        reason = self.table.match.position.observation(seat).explain(seat, game.vocabulary.move(found[0]))
        if reason is None:
            self.write(self.format("terminal-offered", notation=found[0]))
            return
        rule = " ".join([reason.rule, self.title(reason.rule)]).strip()
        self.table.console.paragraph(f"{texts.reason(reason)} ({rule})" if rule else texts.reason(reason))

    def title(self, rule: str) -> str:
        """Returns the title of a rule, or an empty string if the game has no rulebook."""
        if not rule or not languages(self.table.match.game.name):
            return ""
        return self.table.texts.rule_title(rule)

    def try_out(self, seat: int, typed: str, answers: list[Answer]) -> None:
        """Shows what an answer would change, as far as this seat can know."""
        if not typed:
            self.write(self.format("help-try"))
            return
        answer = self.answer(seat, typed, answers)
        if answer is None:
            return
        tried = preview(self.table.match.position, seat, answer.move)
        lines = paragraphs(tried.events, self.table.texts) or [self.format("terminal-tried-nothing")]
        for paragraph in lines:
            self.table.console.paragraph(paragraph, "  ", "    ")

    def odds(self, seat: int, typed: str, answers: list[Answer]) -> None:
        """Shows the odds of an answer, as far as this seat can know them."""
        if not typed:
            self.open_odds(seat)
            return
        answer = self.answer(seat, typed, answers)
        if answer is None:
            return
        match = self.table.match
        found = odds_of(match.game, match.position, seat, [answer.move])
        told = (
            self.format("terminal-no-odds") if found is None else odds_text.sentence(self.table.texts, found)
        )
        self.table.console.paragraph(told, "  ", "    ")

    def open_odds(self, seat: int) -> None:
        """Shows odds that do not depend on the answer. If there are none, explains the command."""
        texts = self.table.texts
        found = open_odds(self.table.match.game, self.table.match.position, seat)
        for name, odds in found.items():
            self.write(f"{odds_text.outcome(texts, name)}: {odds_text.sentence(texts, odds)}")
        if not found:
            self.write(self.format("help-odds"))

    def rule(self, typed: str) -> None:
        if not typed:
            self.write(self.format("help-rule"))
            return
        if not languages(self.table.match.game.name):
            self.write(self.format("rules-nothing-found", words=typed))
            return
        width = self.table.console.width()
        self.table.show(looked_up(self.table.texts.rulebook(), typed.split(), width)[0])

    def save(self, typed: str) -> None:
        if typed:
            self.table.save(Path(typed).expanduser())
        else:
            self.write(self.format("help-save"))
