"""The pending work of a game as data: a stack of small immutable steps that contain no secrets."""

from __future__ import annotations

from typing import Any, ClassVar, Generic

from .native import TypeVar, mypyc_attr
from .seats import CHANCE

P = TypeVar("P", bound="Frame", default=Any)
"""The class of a game's positions; generic code works with any such class."""


class Question:
    """A question that a seat is asked: its kind, its rule, its numbers and its reaction window, if it has
    one.
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
    """The reason why a move is illegal: its name, its rule, and the numbers that its message contains."""

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
    """One piece of pending work.

    The fields of a step are integers, in the order of the constructor's parameters.
    """

    id: ClassVar[str] = ""
    """The class id in saved positions and in protocol messages. It does not change when the class is renamed.
    """
    rule: ClassVar[str] = ""


@mypyc_attr(allow_interpreted_subclasses=True)
class Task(Step[P]):
    """A step that runs automatically."""

    def run(self, p: P) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Step[P]):
    """A step that waits for the answer of a seat.

    `candidates` lists conceivable moves; `illegal_reason` excludes some of them.
    """

    window: ClassVar[str] = ""
    """The kind of reaction window; standing answers refer to it."""
    secret: ClassVar[bool] = False
    """Whether the legal moves depend on secret knowledge. If so, the seat is asked even if only one move is
    legal.
    """
    number_names: ClassVar[tuple[str, ...]] = ()
    """The names of the question's numbers, in order. The texts refer to these names."""

    def who(self, p: P) -> int:
        """Returns the seat that is asked."""
        return p.turn

    def candidates(self, p: P, seat: int) -> list[int]:
        raise NotImplementedError

    def illegal_reason(self, p: P, seat: int, move: int) -> int:
        """Returns 0 if the move is legal. Otherwise returns the number of the first reason, in the order of
        the rulebook.
        """
        return 0

    def legal_moves(self, p: P, seat: int) -> list[int]:
        return [move for move in self.candidates(p, seat) if self.illegal_reason(p, seat, move) == 0]

    def take(self, p: P, seat: int, move: int) -> None:
        raise NotImplementedError

    def default(self, p: P, seat: int) -> int:
        """Returns the answer that does no harm."""
        return p.offer(seat)[0]

    def numbers(self, p: P, seat: int) -> list[int]:
        """Returns the numbers of the question, in the order of `number_names`."""
        return []

    def reason_numbers(self, p: P, seat: int, move: int, reason: int) -> list[int]:
        """Returns the numbers of a reason, such as a price."""
        return []

    def explain_absent(self, p: P, seat: int, move: int) -> int:
        """Returns the reason why a move is not even a candidate, or 0 if there is no specific one."""
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class MayLapse(Decision[P]):
    """A decision that is skipped if there is no legal move.

    All players must know whether a legal move exists.
    """

    def lapse(self, p: P) -> None:
        """Runs instead of a decision that was skipped."""


@mypyc_attr(allow_interpreted_subclasses=True)
class ChanceDecision(Decision[P]):
    """A chance decision. The candidates are the possible outcomes, and all of them are legal."""

    def who(self, p: P) -> int:
        return CHANCE

    def odds(self, p: P) -> list[int]:
        """Returns the weights of the options, in the order of the options."""
        return [1] * len(p.offer(CHANCE))


class SealedAnswers:
    """One seat in a simultaneous round: its open decisions (the stack `desk`) and its answers so far."""

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
        """Other seats see whether this seat has finished, but not how many answers it has given."""
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
    """The part of a position that steps and secrets use; `Position` extends it."""

    players: int
    turn: int
    agenda: list[Step[Any]]
    drafts: list[SealedAnswers]
    barrier: int

    def offer(self, seat: int) -> list[int]:
        """Returns the legal moves of a seat that is asked."""
        raise NotImplementedError

    def answer(self, seat: int, move: int) -> None:
        """Makes a legal move."""
        raise NotImplementedError

    def forget(self) -> None:
        """Invalidates the cached legal moves after a change."""
        raise NotImplementedError


def kind_of(step: Step[Any]) -> str:
    return step.id or type(step).__name__
