"""What can be typed beside answers. A command has a word in each language; the English one always works.

An answer of the game comes before a command of the same word: Teotihuacan has the answers `help` and
`save wood`. With a stroke in front, `/help` or `/save FILE`, a line is a command always.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from ..kernel.seat_view import preview
from ..rulebook_text import looked_up
from .answers import Answer, begun, known, meant
from .news import paragraphs
from .score_table import score_table

if TYPE_CHECKING:
    from .table import Table

VOCABULARY: Final = ("help", "table", "scores", "undo", "why", "try", "rule", "save", "quit")
AGAIN: Final = -1
"""Not a move: the question is to be put again."""
STROKE: Final = "/"
"""In front of a word that is meant as a command, whatever can be answered."""
MOST_NAMED: Final = 8


class Commands:
    """Understands a typed line: a command is obeyed, anything else is an answer."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.say = table.words.say
        self.write = table.console.paragraph
        self.by_word = {word: word for word in VOCABULARY}
        self.by_word |= {self.say(f"command-{word}"): word for word in VOCABULARY}

    def obey(self, seat: int, typed: str, answers: list[Answer]) -> int | None:
        """The move that is meant; AGAIN to put the question anew; None to wait for another line."""
        word, rest = self.command(typed, answers)
        match word:
            case "help":
                self.help()
            case "table":
                self.table.show_table(seat, self.table.match.position.observation(seat))
            case "scores":
                scores = self.table.match.position.observation(seat).scores()
                self.table.show(score_table(scores, self.table.words, self.table.console.width()))
            case "undo":
                return self.undo(seat)
            case "why":
                self.why(seat, rest)
            case "try":
                self.try_out(seat, rest, answers)
            case "rule":
                self.rule(rest)
            case "save":
                self.save(rest)
            case "quit":
                self.table.leave()
            case _ if typed.startswith(STROKE):
                self.write(self.say("terminal-no-command", typed=typed.split(maxsplit=1)[0]))
            case _:
                answer = self.answer(seat, typed, answers)
                return None if answer is None else answer.move
        return None

    def command(self, typed: str, answers: list[Answer]) -> tuple[str, str]:
        """The command that is meant and what follows it; no command where the line begins an answer."""
        first, _, rest = typed.removeprefix(STROKE).partition(" ")
        if not typed.startswith(STROKE) and begun(typed, answers):
            return "", ""
        return self.by_word.get(first.casefold(), ""), rest.strip()

    def hidden(self, answers: list[Answer]) -> list[str]:
        """The words of commands that are answers now, or begin one."""
        own = dict.fromkeys([*(self.say(f"command-{word}") for word in VOCABULARY), *VOCABULARY])
        return [word for word in own if begun(word, answers)]

    def answer(self, seat: int, typed: str, answers: list[Answer]) -> Answer | None:
        """The one answer that is meant; else say what is wrong."""
        found = meant(typed, answers)
        if len(found) == 1:
            return found[0]
        if found:
            self.several([answer.notation for answer in found])
        elif typed.isdigit():
            self.write(self.say("terminal-no-number", number=typed))
        elif known(typed, self.table.match.game.vocabulary.ids):
            self.why(seat, typed)
        else:
            self.write(self.say("terminal-unknown", typed=typed))
        return None

    def several(self, notations: list[str]) -> None:
        named = ", ".join(notations[:MOST_NAMED]) + (", …" if len(notations) > MOST_NAMED else "")
        self.table.console.paragraph(self.say("terminal-several", notations=named))

    def help(self) -> None:
        for word in VOCABULARY:
            own = self.say(f"command-{word}")
            self.table.console.paragraph(f"  {own:<10} {self.say(f'help-{word}')}", "", " " * 13)
        self.table.console.paragraph(self.say("help-answers"), "  ")
        self.table.console.paragraph(self.say("help-stroke"), "  ")

    def undo(self, seat: int) -> int | None:
        match = self.table.match
        if not match.can_undo(seat):
            self.write(self.say("terminal-no-undo"))
            return None
        match.undo(seat)
        while match.can_undo(seat) and self.table.only_answer(seat) is not None:
            match.undo(seat)
        self.write(self.say("terminal-undone"))
        return AGAIN

    def why(self, seat: int, typed: str) -> None:
        """Why is this not offered? By its first reason, with the rule."""
        if not typed:
            self.write(self.say("help-why"))
            return
        game, words = self.table.match.game, self.table.words
        found = known(typed, game.vocabulary.ids)
        if len(found) != 1:
            if found:
                self.several(found)
            else:
                self.write(self.say("terminal-unknown", typed=typed))
            return
        reason = self.table.match.position.observation(seat).why_not(seat, game.vocabulary.move(found[0]))
        if reason is None:
            self.write(self.say("terminal-offered", notation=found[0]))
            return
        rule = f" ({reason.rule} {words.rule_title(reason.rule)})" if reason.rule else ""
        self.table.console.paragraph(f"{words.reason(reason)}{rule}")

    def try_out(self, seat: int, typed: str, answers: list[Answer]) -> None:
        """What an answer would do, as far as this seat can know."""
        if not typed:
            self.write(self.say("help-try"))
            return
        answer = self.answer(seat, typed, answers)
        if answer is None:
            return
        tried = preview(self.table.match.position, seat, answer.move)
        told = paragraphs(tried.events, self.table.words) or [self.say("terminal-tried-nothing")]
        for paragraph in told:
            self.table.console.paragraph(paragraph, "  ", "    ")

    def rule(self, typed: str) -> None:
        if not typed:
            self.write(self.say("help-rule"))
            return
        width = self.table.console.width()
        self.table.show(looked_up(self.table.words.rulebook(), typed.split(), width)[0])

    def save(self, typed: str) -> None:
        if typed:
            self.table.save(Path(typed).expanduser())
        else:
            self.write(self.say("help-save"))
