"""Runs a match in the terminal: asks people and bots until the game is over or somebody quits.

Everything shown to a seat comes from its observation and from events that it may see.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from ..kernel.match import Match
from ..kernel.odds import odds_of
from ..kernel.position import Position
from ..kernel.records import write
from ..kernel.seat_view import preview
from ..kernel.seats import CHANCE, SPECTATOR
from ..texts import GameTexts, odds_text
from .console import Console
from .event_paragraphs import paragraphs, secret
from .score_table import score_table, winners
from .seat_assignment import Seats
from .text_board import text_board_of
from .typed_answers import Answer, answer_lines, label_answers
from .typed_commands import STROKE, TypedCommands
from .typed_outcomes import TypedOutcomes

QUICK_STEPS: Final = 2_000
"""The number of computation steps for the odds shown next to each answer. The command `odds` has a larger
limit.
"""


class TerminalTable:
    def __init__(self, match: Match, seats: Seats, texts: GameTexts, console: Console) -> None:
        self.match = match
        self.seats = seats
        self.texts = texts
        self.console = console
        self.text_board = text_board_of(match.game.name)
        self.events_shown = [0] * len(seats.names)  # for each seat, the number of events it has seen
        self.at_screen = -1  # the last person at the screen, or -1
        self.secrets_shown = False  # whether the screen shows anything that only this person may see
        self.acted = False  # whether this person has already seen the table in the current turn
        self.log_length = 0  # the length of the log when the table was last shown
        self.turn_shown = -1  # the turn in which the table was last shown
        self.left = False
        self.commands = TypedCommands(self)
        self.outcomes = TypedOutcomes(self)

    def run(self) -> None:
        """Runs until the game is over or somebody quits."""
        while not self.left and not self.match.over():
            asked = self.match.asked()
            if self.outcomes.due():
                self.outcomes.ask()
                continue
            by_itself = [seat for seat in asked if not self.seats.people[seat]]
            if by_itself:
                self.let_play(by_itself[0])
            else:
                seat = self.at_screen if self.at_screen in asked else asked[0]
                answer = self.only_answer(seat)
                if answer is None:
                    self.turn(seat)
                else:
                    self.match.play(seat, answer)
        if self.match.over():
            self.ending()

    def let_play(self, seat: int) -> None:
        """Plays a bot's answer, showing a message while it thinks."""
        self.console.remark(self.texts.format("terminal-thinks", name=self.seats.names[seat]))
        try:
            move = self.seats.choose(self.match.position, seat)
        finally:
            self.console.remark("")
        self.match.play(seat, move)

    def only_answer(self, seat: int) -> int | None:
        """Returns the only possible move in an optional window if just one person is playing. Asking would be
        pointless then.
        """
        if self.seats.humans() > 1 or not self.match.position.question(seat).window:
            return None
        moves = [*self.match.position.legal_moves(seat), *self.match.position.asides(seat)]
        return moves[0] if len(moves) == 1 else None

    # ---- one question ------------------------------------------------------------------------------------

    def turn(self, seat: int) -> None:
        """Shows a person what is new, asks the question, and plays the answer."""
        observed = self.match.position.observation(seat)
        if not self.change_seat(seat, observed):
            return
        if any(entry.seat not in {seat, CHANCE} for entry in self.match.log[self.log_length :]):
            self.acted = False
        if self.match.game.turn_count(observed) != self.turn_shown:
            self.acted = False
        self.log_length = len(self.match.log)
        self.turn_shown = self.match.game.turn_count(observed)
        self.show_events(seat)
        if self.acted:
            self.show(self.text_board.holdings(self.shown(observed), self.texts, seat, self.console.width()))
        else:
            self.console.write()
            self.show_table(seat, observed)
        self.acted = True
        answers = self.ask(seat, observed)
        move = None
        while move is None and not self.left:
            typed = self.console.ask("> ")
            if typed is None:
                self.leave()
            elif typed:
                move = self.commands.obey(seat, typed, answers)
        if move is not None and move >= 0:
            self.match.play(seat, move)

    def change_seat(self, seat: int, observed: Position) -> bool:
        """Makes sure that the right person is at the screen before anything secret is shown. Returns False at
        the end of the input.
        """
        shows_secret = self.shows_secret(seat, observed)
        if not self.hand_to(seat, shows_secret or self.secrets_shown):
            return False
        self.secrets_shown = shows_secret
        return True

    def hand_to(self, seat: int, curtain: bool = True) -> bool:
        """Hands the screen to a person. If anything is secret, waits until that person is alone at the
        screen. Returns False at the end of the input.
        """
        if seat == self.at_screen:
            self.secrets_shown = self.secrets_shown or curtain
            return True
        if self.seats.humans() > 1 and curtain:
            self.console.clear()
            handed = self.console.ask(self.texts.format("terminal-hand-over", name=self.seats.names[seat]))
            if handed is None:
                self.leave()
                return False
        self.at_screen = seat
        self.acted = False
        self.secrets_shown = curtain
        return True

    def shows_secret(self, seat: int, observed: Position) -> bool:
        """Returns whether this person is about to see something that others must not see."""
        if observed.drafts or observed.decision(seat).secret:
            return True
        if secret(self.match.visible_to(seat, self.events_shown[seat])):
            return True
        return self.shown(observed) != self.shown(self.match.position.observation(SPECTATOR))

    def ask(self, seat: int, observed: Position) -> list[Answer]:
        """Prints the question with its answers, and returns the answers."""
        question = observed.question(seat)
        moves = [*observed.legal_moves(seat), *observed.asides(seat)]
        texts = self.match.game.vocabulary
        answers = label_answers(
            [(move, texts.text(move), self.answer_text(seat, observed, move)) for move in moves]
        )
        self.console.write()
        asked = self.texts.format(
            "terminal-question",
            name=self.seats.names[seat],
            question=self.texts.question(question, seat),
            rule=question.rule,
        )
        self.console.paragraph(asked)
        self.show(answer_lines(answers, self.console.width()))
        hidden = self.commands.hidden(answers)
        if hidden:
            commands = ", ".join(f"{STROKE}{word}" for word in hidden)
            self.console.paragraph(
                self.texts.format("terminal-hidden", words=", ".join(hidden), commands=commands), "      "
            )
        return answers

    def answer_text(self, seat: int, observed: Position, move: int) -> str:
        """Returns the text of an answer, with the changes it causes and its odds as far as this seat can know
        them.
        """
        text = self.texts.move(move, observed.question(seat))
        before, after = self.shown(observed), self.shown(preview(self.match.position, seat, move).position)
        change = self.text_board.change(before, after, self.texts, seat)
        odds = odds_of(self.match.game, self.match.position, seat, [move], QUICK_STEPS)
        notes = [change] if change else []
        if odds is not None:
            notes.append(odds_text.brief(self.texts, odds))
        return f"{text} ({'; '.join(notes)})" if notes else text

    # ---- the screen --------------------------------------------------------------------------------------

    def shown(self, observed: Position) -> dict[str, object]:
        return self.match.game.show(observed)

    def show(self, lines: Iterable[str]) -> None:
        for line in lines:
            self.console.write(line)

    def show_table(self, seat: int, observed: Position) -> None:
        self.show(self.text_board.board(self.shown(observed), self.texts, seat, self.console.width()))

    def show_events(self, seat: int) -> None:
        """Prints the events that this seat has not seen yet."""
        self.events_shown[seat] = min(self.events_shown[seat], len(self.match.event_log.events))
        lines = paragraphs(self.match.visible_to(seat, self.events_shown[seat]), self.texts)
        self.events_shown[seat] = len(self.match.event_log.events)
        self.console.write()
        if lines and not self.acted:
            self.console.write(self.texts.format("terminal-news"))
        for paragraph in lines:
            self.console.paragraph(paragraph, "  ", "    ")

    def ending(self) -> None:
        """Prints the last events, the scores and the winners."""
        onlooker = self.match.position.observation(SPECTATOR)
        since = max(self.events_shown) if self.at_screen < 0 else self.events_shown[self.at_screen]
        self.console.write()
        for paragraph in paragraphs(self.match.visible_to(SPECTATOR, since), self.texts):
            self.console.paragraph(paragraph, "  ", "    ")
        scores = onlooker.scores()
        self.console.write()
        self.console.write(self.texts.format("terminal-final"))
        self.show(score_table(scores, self.texts, self.console.width()))
        self.console.paragraph(winners(scores, self.texts))

    # ---- leaving and saving ------------------------------------------------------------------------------

    def leave(self) -> None:
        self.left = True
        self.console.paragraph(self.texts.format("terminal-left"))

    def save(self, file: Path) -> None:
        """Writes the record of the game so far. Shows a message whether it succeeds or not."""
        try:
            file.write_text(write(self.match, self.seats.names), encoding="utf-8")
        except OSError as error:
            self.console.write(
                self.texts.format("terminal-not-saved", file=str(file), fault=error.strerror or "")
            )
        else:
            self.console.write(self.texts.format("terminal-saved", file=str(file)))
