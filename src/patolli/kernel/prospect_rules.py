"""What a game's rules add to the answers of a question: notes, warnings, click chains, values of places.

What an answer costs and brings is found by playing it on the observation (`foresight.py`); a game adds only
what playing it does not show. Everything here is computed from a seat's observation and never from the truth.
"""

from __future__ import annotations

from typing import Any, Final, Generic, cast

from .agenda import Decision
from .events import Event
from .native import TypeVar, mypyc_attr
from .position import Position
from .vocabulary import NO, PASS, STOP

P = TypeVar("P", bound=Position, default=Any)

NO_MOVE: Final = -1
LONGEST_CLICK: Final = 4
NO_CLICK: Final = -1
"""One click never plays this chain."""
AS_A_WHOLE: Final = -2
"""A board may play this chain by one click on a place of its own; a click on its last move does not."""
NOTE: Final = "note-"
DECLINING: Final = (0, STOP, PASS, NO)
"""Shared words that do nothing; 0 is the amount."""


class AnswerNote:
    """A message of the game's texts, `note-<name>`, with its arguments.

    A text names a thing: the message gets its name, what it costs (`..._price`) and what it does
    (`..._effect`). A list of notes is joined by commas.
    """

    name: str
    arguments: dict[str, Any]

    def __init__(self, name: str, arguments: dict[str, Any] | None = None) -> None:
        self.name = name
        self.arguments = {} if arguments is None else arguments

    def __repr__(self) -> str:
        return f"<note {self.name} {self.arguments}>"


class Amount:
    """So much of a thing, given if negative; points in units of the scores."""

    thing: str
    by: int

    def __init__(self, thing: str, by: int) -> None:
        self.thing = thing
        self.by = by

    def __repr__(self) -> str:
        return f"<{self.by} {self.thing}>"


POINTS: Final = "points"
"""As the thing of an amount."""


class ExpectedAnswer:
    """A move that a player would look for here, and what it is called if it is not offered."""

    move: int
    name: AnswerNote

    def __init__(self, move: int, name: AnswerNote) -> None:
        self.move = move
        self.name = name


@mypyc_attr(allow_interpreted_subclasses=True)
class ProspectRules(Generic[P]):
    """The hook of a game, in its module `prospects.py`. Every method has a neutral default.

    `p` is the observation of the seat that is asked. The first group is called for every question that is
    sent, so it must be quick; the second by a worker process, when the question is on its way.
    """

    # ---- with the question ----------------------------------------------------------------------------

    def is_free_action(self, p: P, seat: int, move: int) -> bool:
        """Is it an action beside the turn, though it is offered among the answers?"""
        return False

    def declines(self, p: P, seat: int, move: int) -> bool:
        """Does it only end or decline what is asked? The harmless answer that does need not be confirmed.

        Words that all games share do (DECLINING); a game adds its own.
        """
        return move in DECLINING

    def gives_up(self, p: P, seat: int, move: int) -> bool:
        """Does it give up something earned, so that it is always to be confirmed?"""
        return False

    def dominated_by(self, p: P, seat: int, move: int, options: list[int]) -> int:
        """Another answer that does the same at a better price, or NO_MOVE."""
        return NO_MOVE

    def notes(self, p: P, seat: int, move: int) -> list[AnswerNote]:
        """What an answer leads to, where its text only names it; also of the last move of a chain."""
        return []

    def warnings(self, p: P, seat: int) -> list[AnswerNote]:
        """What comes soon and would surprise."""
        return []

    def already_chosen(self, p: P, seat: int) -> list[int]:
        """Earlier moves that are decided together with the answer to this question."""
        return []

    # ---- with the prospects ---------------------------------------------------------------------------

    def deferred(self, p: P, seat: int, move: int, after: P, events: list[Event]) -> list[Amount]:
        """What an answer costs and brings after the question at which its preview stops (`after`)."""
        return []

    def counts_apart(self, p: P, seat: int, chain: list[int]) -> bool:
        """Is what this chain gives and gets named apart from what follows it without a choice?"""
        return False

    def expected_answers(self, p: P, seat: int) -> list[ExpectedAnswer]:
        """Answers that a player would look for; those that are not offered are explained."""
        return []

    def goes_on(self, p: P, seat: int, path: list[int], move: int) -> bool:
        """May a chain of one click go on after this path and this move, which answers `p`?"""
        return False

    def longest_click(self) -> int:
        """How many moves one click plays at most; more are seldom what a player had in mind."""
        return LONGEST_CLICK

    def prefers_short_clicks(self) -> bool:
        """Of two paths to a move the shorter one is kept, whatever both cost; otherwise the cheaper one."""
        return True

    def click(self, p: P, seat: int, path: list[int], move: int) -> int:
        """What the path to this last move costs beside it: of two paths the dearer one is dropped.

        Or NO_CLICK, or AS_A_WHOLE. `p` is the position that the last move answers.
        """
        return NO_CLICK

    def values(self, p: P, seat: int) -> dict[str, dict[str, int]]:
        """By place of the board: numbers by name (points, a price), where a board shows them."""
        return {}

    # ---- for the fuzzer -------------------------------------------------------------------------------

    def kinds_of(self, thing: str) -> list[str]:
        """The things that an amount of choice may be of; of any other thing, that thing."""
        return [thing]

    def faults(self, p: P, seat: int) -> list[str]:
        """Numbers at places of the board and in notes that playing does not bear out; `p` is the truth."""
        return []

    def all_notes(self, p: P, seat: int) -> dict[int, list[AnswerNote]]:
        """By answer."""
        return {move: self.notes(p, seat, move) for move in p.legal_moves(seat)}


def answered_alone(p: P, seat: int, move: int) -> P:
    """A copy in which the answer has done its own work, and nothing that follows it."""
    after = cast("P", p.copy())
    after.forget()
    step = after.agenda.pop()
    assert isinstance(step, Decision)
    step.take(after, seat, move)
    return after


NEUTRAL: Final[ProspectRules[Any]] = ProspectRules()
"""Of a game that adds nothing."""
