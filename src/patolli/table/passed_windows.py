"""Windows that the table answered automatically for a seat ("passed"), and which of them can be reopened.

A passed window can be reopened until a seat or chance makes the next move, or the game ends. It cannot be
reopened after an answer, a roll, a draw or a reveal. An unfinished sealed answer does not count as a move:
its progress is secret, so nothing here may depend on it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from ..kernel.agenda import Question
from ..kernel.game import Game
from ..kernel.match import Match, UndoPoint
from ..kernel.position import Position
from ..texts import GameTexts
from .protocol import PassedWindow
from .store.rows import StepRow

if TYPE_CHECKING:
    from .session import TableSession

DEFAULTED: Final = "default"
"""The mark of a step in which the table gave the default answer because time had run out or a bot had
failed. It is stored in place of a window.
"""
MOST_LISTED: Final = 60
MOST_REMEMBERED: Final = 400


class PassedQuestion(NamedTuple):
    """The question of a passed window, and the number of other answers that the seat had."""

    question: Question
    other_answers: int


class PassedPoint:
    """The match immediately before a window was passed."""

    def __init__(self, match: Match, seat: int) -> None:
        p = match.position
        self.asked = PassedQuestion(p.question(seat), len(p.offer(seat)) - 1)
        self.point = UndoPoint(seat, p, len(match.log), len(match.event_log.events))
        self.drawn = match.drawn
        self.n = -1
        """The number of the step that passed the window; -1 until the step exists."""


def passed_window(step: StepRow) -> bool:
    """Returns whether the table has passed a window with this step."""
    return step.passed not in ("", DEFAULTED)


def is_quiet(before: Position, after: Position) -> bool:
    """Returns whether nothing was revealed or decided by chance between two positions. Collecting sealed
    answers may have begun or ended.
    """
    risen = after.barrier - before.barrier
    closed = 1 if before.drafts else 0
    opened = 1 if after.drafts else 0
    return risen == closed + opened or (risen == 0 and bool(before.drafts))


def note_pass(session: TableSession, match: Match, passed: PassedPoint, step: StepRow) -> None:
    """Records that this step has passed a window."""
    passed.n = step.n
    if len(session.passed_questions) >= MOST_REMEMBERED:
        session.passed_questions.clear()
    session.passed_questions[step.n] = passed.asked
    if is_quiet(passed.point.position, match.position):
        session.passed_points.append(passed)
    else:
        session.passed_points.clear()


def note_move(session: TableSession, before: Position, after: Position, seat: int) -> None:
    """Records a move that was chosen. After it, earlier windows cannot be reopened."""
    unfinished = bool(before.drafts) and after.barrier == before.barrier and seat in after.asked()
    if not unfinished:
        session.passed_points.clear()


def forget(session: TableSession, removed: list[int]) -> None:
    session.passed_points = [one for one in session.passed_points if one.n not in removed]
    for n in removed:
        session.passed_questions.pop(n, None)


def listed(session: TableSession, seat: int, words: GameTexts | None) -> list[PassedWindow]:
    """Lists the windows passed since the seat's own last answer, latest first."""
    match = session.match
    if seat < 0 or match is None:
        return []
    running = session.row.state == "running"
    can_reopen = {one.n for one in session.passed_points if running and one.drawn == match.drawn}
    found: list[PassedWindow] = []
    for step in reversed(session.steps):
        if step.seat != seat:
            continue
        if not passed_window(step) or len(found) == MOST_LISTED:
            break
        asked = session.passed_questions.get(step.n)
        said = "" if asked is None or words is None else words.question(asked.question, seat)
        others = -1 if asked is None else asked.other_answers
        found.append(PassedWindow(step.passed, step.question, said, others, step.n in can_reopen))
    return found


def passed_at_end(steps: list[StepRow]) -> int:
    """Returns the index of the first step in the final run of steps that passed windows without any chance
    outcome.
    """
    at = len(steps)
    while at > 1 and passed_window(steps[at - 1]) and all(seat >= 0 for seat, _, _ in steps[at - 1].entries):
        at -= 1
    return at


def replay(game: Game, match: Match, steps: list[StepRow]) -> list[PassedPoint]:
    """Replays steps that passed windows, and returns the windows that can be reopened."""
    points: list[PassedPoint] = []
    for step in steps:
        passed = PassedPoint(match, step.seat)
        passed.n = step.n
        match.play(step.seat, game.vocabulary.move(step.entries[0][1]))
        if is_quiet(passed.point.position, match.position):
            points.append(passed)
        else:
            points.clear()
    return points
