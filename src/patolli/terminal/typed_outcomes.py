"""For playing with the printed game: a person rolls or draws and types in the outcome. Others who must not
see it have to look away.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Protocol

from ..kernel.chance import TypedChance
from ..kernel.match import Match
from ..kernel.seats import CHANCE, SPECTATOR
from ..kernel.witnesses import possible, witnesses
from ..rulebook.parser import fold
from ..texts import GameTexts
from .console import Console
from .seat_assignment import Seats
from .typed_answers import Answer, answer_lines, label_answers, matching_answers
from .typed_commands import TypedCommands

COMMANDS: Final = {
    "computer": "outcome-computer",
    "rest": "outcome-rest",
    "back": "outcome-back",
    "save": "outcome-save",
    "quit": "outcome-quit",
}
"""Words that can be typed instead of an outcome, with the messages that contain their translations."""


class OutcomeTable(Protocol):
    """The parts of the terminal table that typed outcomes use."""

    match: Match
    seats: Seats
    texts: GameTexts
    console: Console
    commands: TypedCommands
    at_screen: int
    left: bool

    def hand_to(self, seat: int) -> bool: ...
    def show(self, lines: Iterable[str]) -> None: ...
    def show_events(self, seat: int) -> None: ...
    def leave(self) -> None: ...


class TypedOutcomes:
    """Asks for chance outcomes."""

    def __init__(self, table: OutcomeTable) -> None:
        self.table = table
        self.format = table.texts.format
        self.by_word = {word: word for word in COMMANDS}
        self.by_word |= {self.format(message): word for word, message in COMMANDS.items()}
        self.typed_from: list[int] = []
        """For each outcome typed since the last decision, the length of the log before it."""
        self.log_length = 0

    def due(self) -> bool:
        return CHANCE in self.table.match.asked()

    def ask(self) -> None:
        """Gets one outcome: from a person who may see it or, if there is none, from the computer."""
        match = self.table.match
        if any(entry.seat != CHANCE for entry in match.log[self.log_length :]):
            self.typed_from = []
        self.log_length = len(match.log)
        people = [seat for seat, person in enumerate(self.table.seats.people) if person]
        seats = [seat for seat in witnesses(match.position) if seat in people]
        if not seats:
            draw(match)
            return
        public = seats == people
        seat = self.table.at_screen if self.table.at_screen in seats else seats[0]
        if not public and not self.table.hand_to(seat):
            return
        if seat == self.table.at_screen:
            self.table.show_events(seat)
        answers = self.question(SPECTATOR if public else seat)
        while not self.table.left:
            typed = self.table.console.ask("> ")
            if typed is None:
                self.table.leave()
            elif typed and self.obey(typed, answers):
                return

    def question(self, viewer: int) -> list[Answer]:
        match, texts = self.table.match, self.table.texts
        asked = match.position.question(CHANCE)
        moves = possible(match.position, viewer)
        notation = match.game.vocabulary.text
        answers = label_answers([(move, notation(move), texts.move(move, asked)) for move in moves])
        self.table.console.write()
        words = texts.question(asked, CHANCE)
        self.table.console.paragraph(self.format("outcome-question", question=words, rule=asked.rule))
        self.table.show(answer_lines(answers, self.table.console.width()))
        named = {word: self.format(message) for word, message in COMMANDS.items()}
        self.table.console.paragraph(self.format("outcome-help", **named), "      ")
        return answers

    def obey(self, typed: str, answers: list[Answer]) -> bool:
        """Interprets a typed line. Returns whether the next outcome or question can follow."""
        match, write = self.table.match, self.table.console.paragraph
        first, _, rest = typed.partition(" ")
        match self.by_word.get(first.casefold(), ""):
            case "computer":
                draw(match)
                return True
            case "rest":
                while self.due():
                    draw(match)
                return True
            case "back":
                if not self.typed_from:
                    write(self.format("terminal-no-undo"))
                    return False
                match.rewind(self.typed_from.pop())
                self.log_length = len(match.log)
                write(self.format("terminal-undone"))
                return True
            case "save":
                self.table.commands.save(rest.strip())
                return False
            case "quit":
                self.table.leave()
                return True
        found = in_any_order(typed, answers) or matching_answers(typed, answers)
        if len(found) != 1:
            named = [answer.notation for answer in found]
            if found:
                self.table.commands.several(named)
            else:
                write(self.format("terminal-unknown", typed=typed))
            return False
        if found[0].move not in match.position.legal_moves(CHANCE):
            write(self.format("outcome-cannot"))
            return False
        self.typed_from.append(len(match.log))
        match.enter(found[0].move)
        self.log_length = len(match.log)
        return True


def draw(match: Match) -> None:
    """Lets the computer draw an outcome."""
    assert isinstance(match.source, TypedChance)
    p = match.position
    match.enter(match.source.draw(p.legal_moves(CHANCE), p.odds()))


def in_any_order(typed: str, answers: list[Answer]) -> list[Answer]:
    """Matches dice in any order: `6 1 4` for `roll 1 4 6`."""
    wanted = sorted(fold(typed).split())
    if len(wanted) < 2 or not all(part.isdecimal() for part in wanted):
        return []
    return [
        one for one in answers if sorted(part for part in one.notation.split() if part.isdecimal()) == wanted
    ]
