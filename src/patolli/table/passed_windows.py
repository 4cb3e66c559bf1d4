"""Windows that the table passed for a seat: which they were, and which of them can still be taken back.

A passed window can be taken back until the next move of anybody, chance included: as soon as somebody
has answered, something was rolled or drawn, or something hidden was shown, it stays passed. An unfinished
sealed answer is no move yet: others are not told how far it is, so nothing here may depend on it.
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

MOST_LISTED: Final = 60
MOST_REMEMBERED: Final = 400


class PassedQuestion(NamedTuple):
    """What was asked there, and how many other answers the seat had."""

    question: Question
    other_answers: int


class PassedPoint:
    """The match as it was before a window was passed."""

    def __init__(self, match: Match, seat: int) -> None:
        p = match.position
        self.asked = PassedQuestion(p.question(seat), len(p.offer(seat)) - 1)
        self.point = UndoPoint(seat, p, len(match.log), len(match.event_log.events))
        self.drawn = match.drawn
        self.n = -1
        """The number of the step that passed it, once it is made."""


def is_quiet(before: Position, after: Position) -> bool:
    """Nothing was shown, rolled or drawn between: at most rounds of sealed answers closed and opened."""
    risen = after.barrier - before.barrier
    closed = 1 if before.drafts else 0
    opened = 1 if after.drafts else 0
    return risen == closed + opened or (risen == 0 and bool(before.drafts))


def note_pass(session: TableSession, match: Match, passed: PassedPoint, step: StepRow) -> None:
    """After a window was passed by this step."""
    passed.n = step.n
    if len(session.passed_questions) >= MOST_REMEMBERED:
        session.passed_questions.clear()
    session.passed_questions[step.n] = passed.asked
    if is_quiet(passed.point.position, match.position):
        session.passed_points.append(passed)
    else:
        session.passed_points.clear()


def note_move(session: TableSession, before: Position, after: Position, seat: int) -> None:
    """After a move that somebody chose: what was passed before it stays passed."""
    unfinished = bool(before.drafts) and after.barrier == before.barrier and seat in after.asked()
    if not unfinished:
        session.passed_points.clear()


def forget(session: TableSession, removed: list[int]) -> None:
    session.passed_points = [one for one in session.passed_points if one.n not in removed]
    for n in removed:
        session.passed_questions.pop(n, None)


def listed(session: TableSession, seat: int, words: GameTexts | None) -> list[PassedWindow]:
    """Those since this seat last answered itself, in words, the latest first."""
    match = session.match
    if seat < 0 or match is None:
        return []
    can_reopen = {one.n for one in session.passed_points if one.drawn == match.drawn}
    found: list[PassedWindow] = []
    for step in reversed(session.steps):
        if step.seat != seat:
            continue
        if not step.passed or len(found) == MOST_LISTED:
            break
        asked = session.passed_questions.get(step.n)
        said = "" if asked is None or words is None else words.question(asked.question, seat)
        others = -1 if asked is None else asked.other_answers
        found.append(PassedWindow(step.passed, step.question, said, others, step.n in can_reopen))
    return found


def passed_at_end(steps: list[StepRow]) -> int:
    """The first of the last steps that were all passed for somebody, without chance."""
    at = len(steps)
    while at > 1 and steps[at - 1].passed and all(seat >= 0 for seat, _, _ in steps[at - 1].entries):
        at -= 1
    return at


def replay(game: Game, match: Match, steps: list[StepRow]) -> list[PassedPoint]:
    """Play these steps, all of them passed windows, again; which of them can still be taken back."""
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
