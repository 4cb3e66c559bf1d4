"""Pending work as data: a game keeps a stack of small immutable steps, which contain no secrets."""

from __future__ import annotations

from typing import Any, ClassVar, Generic

from .native import TypeVar, mypyc_attr
from .seats import CHANCE

P = TypeVar("P", bound="Frame", default=Any)
"""The class of a game's positions; generic code works with any such class."""


class Question:
    """A question to a seat: its kind, its rule, the numbers that its text needs, and the reaction window to
    which it belongs (empty if it belongs to none).
    """

    kind: str
    rule: str
    numbers: list[int]
    window: str

    def __init__(self, kind: str, rule: str, numbers: list[int], window: str) -> None:
        self.kind = kind
        self.rule = rule
        self.numbers = numbers
        self.window = window

    def __repr__(self) -> str:
        return f"<{self.kind} ({self.rule}) {self.numbers}>"


class Reason:
    """Why a move is illegal: the name of the reason, the rule, and the numbers that its message needs."""

    name: str
    rule: str
    numbers: list[int]

    def __init__(self, name: str, rule: str, numbers: list[int]) -> None:
        self.name = name
        self.rule = rule
        self.numbers = numbers

    def __repr__(self) -> str:
        return f"<{self.name} ({self.rule}) {self.numbers}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[P]):
    """One piece of pending work, either a `Task` or a `Decision`.

    The fields of a step are integers. They are declared in the order of the constructor's parameters.
    """

    id: ClassVar[str] = ""
    """The id of the class in saved positions and in protocol messages. It stays the same when the class is
    renamed.
    """
    rule: ClassVar[str] = ""


@mypyc_attr(allow_interpreted_subclasses=True)
class Task(Step[P]):
    """A step that runs automatically, without a choice."""

    def run(self, p: P) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Step[P]):
    """A step that waits for a seat's answer.

    `candidates` lists the conceivable moves, and `illegal_reason` rules out those that are illegal.
    """

    window: ClassVar[str] = ""
    """The kind of reaction window, to which standing answers refer; empty if this is not a window."""
    secret: ClassVar[bool] = False
    """Whether the legal moves depend on secret knowledge. If they do, the seat is asked even when only one
    move is legal, because skipping the question would reveal something.
    """
    number_names: ClassVar[tuple[str, ...]] = ()
    """The names under which the game's messages refer to the numbers of the question, in the same order."""

    def who(self, p: P) -> int:
        """Returns the seat that must answer."""
        return p.turn

    def candidates(self, p: P, seat: int) -> list[int]:
        raise NotImplementedError

    def illegal_reason(self, p: P, seat: int, move: int) -> int:
        """Returns 0 if the move is legal. Otherwise returns the number of the reason that comes first in the
        rulebook.
        """
        return 0

    def legal_moves(self, p: P, seat: int) -> list[int]:
        return [move for move in self.candidates(p, seat) if self.illegal_reason(p, seat, move) == 0]

    def take(self, p: P, seat: int, move: int) -> None:
        raise NotImplementedError

    def default(self, p: P, seat: int) -> int:
        """Returns a harmless legal move, which is played for seats that cannot answer."""
        return p.offer(seat)[0]

    def numbers(self, p: P, seat: int) -> list[int]:
        """Returns the numbers that the text of the question needs, in the order of `number_names`."""
        return []

    def reason_numbers(self, p: P, seat: int, move: int, reason: int) -> list[int]:
        """Returns the numbers that the message of a reason needs, such as a price."""
        return []

    def explain_absent(self, p: P, seat: int, move: int) -> int:
        """Returns the number of the reason why a move is not even a candidate, or 0 if no particular reason
        applies.
        """
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class MayLapse(Decision[P]):
    """A decision that is skipped if there is no legal move.

    Whether there is one must be public knowledge, because skipping the decision reveals it.
    """

    def lapse(self, p: P) -> None:
        """Runs in place of the decision when it is skipped."""


@mypyc_attr(allow_interpreted_subclasses=True)
class ChanceDecision(Decision[P]):
    """A decision made by chance. Its candidates are the possible outcomes, all of which are legal."""

    def who(self, p: P) -> int:
        return CHANCE

    def odds(self, p: P) -> list[int]:
        """Returns the weight of each possible outcome, in the order of the legal moves."""
        return [1] * len(p.offer(CHANCE))


class SealedAnswers:
    """A seat's part in a simultaneous round.

    `desk` is the stack of decisions that the seat still has to make, `opening` the stack at the beginning of
    the round, and `moves` the answers given so far.
    """

    id: ClassVar[str] = "Draft"

    opening: list[Step[Any]]
    desk: list[Step[Any]]
    moves: list[int]
    hidden: bool

    def copy(self) -> SealedAnswers:
        new = SealedAnswers()
        new.opening = self.opening
        new.desk = self.desk[:]
        new.moves = self.moves[:]
        new.hidden = self.hidden
        return new

    def hide(self) -> None:
        """Hides the answers from other seats, which see only whether this seat has finished."""
        if self.desk:
            self.desk = self.opening[:]
        self.hidden = not self.desk and bool(self.opening)
        self.moves = []


def draft(desk: list[Step[Any]]) -> SealedAnswers:
    new = SealedAnswers()
    new.opening = desk
    new.desk = desk[:]
    new.moves = []
    new.hidden = False
    return new


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame:
    """The part of a position that steps and secrets need. `Position` extends this class."""

    players: int
    turn: int
    agenda: list[Step[Any]]
    drafts: list[SealedAnswers]
    barrier: int

    def offer(self, seat: int) -> list[int]:
        """Returns the legal moves of a seat that must answer. The caller must not change the list."""
        raise NotImplementedError

    def answer(self, seat: int, move: int) -> None:
        """Plays a move that is known to be legal."""
        raise NotImplementedError

    def forget(self) -> None:
        """Invalidates the cached legal moves. Call this after changing a position directly."""
        raise NotImplementedError


def kind_of(step: Step[Any]) -> str:
    return step.id or type(step).__name__
