"""Pending work as data: a stack of small immutable steps, with no secret and nothing changing inside."""

from __future__ import annotations

from typing import Any, ClassVar, Generic

from .native import TypeVar, mypyc_attr
from .seats import CHANCE

P = TypeVar("P", bound="Frame", default=Any)
"""The positions of a game; a class without it named is for the positions of any game."""


class Question:
    """What is asked: its kind, the rule that asks, its numbers, and the window it belongs to, if any."""

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
    """Why a move is not offered: its name in the game's list, the rule, and the numbers of its sentence."""

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
    """One piece of pending work. Its fields are integers, in the order its constructor takes them."""

    id: ClassVar[str] = ""
    """Names the class in saved positions and on the wire; stays the same when the class is renamed."""
    rule: ClassVar[str] = ""


@mypyc_attr(allow_interpreted_subclasses=True)
class Task(Step[P]):
    """Runs by itself."""

    def run(self, p: P) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Step[P]):
    """Waits for a seat. `candidates` lists all conceivable moves; `illegal_reason` rules some of them out."""

    window: ClassVar[str] = ""
    """The kind of reaction window, for standing answers."""
    secret: ClassVar[bool] = False
    """Do the legal moves depend on a secret? Then even a single one is asked for, not forced."""
    number_names: ClassVar[tuple[str, ...]] = ()
    """The names of the question's numbers, in their order; texts use them."""

    def who(self, p: P) -> int:
        """The seat that is asked."""
        return p.turn

    def candidates(self, p: P, seat: int) -> list[int]:
        raise NotImplementedError

    def illegal_reason(self, p: P, seat: int, move: int) -> int:
        """0 if the move is legal, else the number of the first reason in rulebook order."""
        return 0

    def legal_moves(self, p: P, seat: int) -> list[int]:
        return [move for move in self.candidates(p, seat) if self.illegal_reason(p, seat, move) == 0]

    def take(self, p: P, seat: int, move: int) -> None:
        raise NotImplementedError

    def default(self, p: P, seat: int) -> int:
        """The harmless answer."""
        return p.offer(seat)[0]

    def numbers(self, p: P, seat: int) -> list[int]:
        """The numbers of the question, as many as `number_names`."""
        return []

    def reason_numbers(self, p: P, seat: int, move: int, reason: int) -> list[int]:
        """The numbers that belong to a reason, such as a price."""
        return []

    def explain_absent(self, p: P, seat: int, move: int) -> int:
        """The number of the reason why a word is not even a candidate; 0 if there is none to give."""
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class MayLapse(Decision[P]):
    """Is skipped when there is no legal move. Whether that is so must be public knowledge."""

    def lapse(self, p: P) -> None:
        """What happens instead."""


@mypyc_attr(allow_interpreted_subclasses=True)
class ChanceDecision(Decision[P]):
    """A decision of chance. Its candidates are the possible outcomes, all of them legal."""

    def who(self, p: P) -> int:
        return CHANCE

    def odds(self, p: P) -> list[int]:
        """The weights of the options, in their order."""
        return [1] * len(p.offer(CHANCE))


class SealedAnswers:
    """One seat in a simultaneous round: its open decisions (`desk`, a stack) and its answers so far."""

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
        """Others see whether this seat has answered, never how far it is."""
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
    """What every position has, as far as steps and secrets use it; `Position` is the whole."""

    players: int
    turn: int
    agenda: list[Step[Any]]
    drafts: list[SealedAnswers]
    barrier: int

    def offer(self, seat: int) -> list[int]:
        """The legal moves of a seat that is asked."""
        raise NotImplementedError

    def answer(self, seat: int, move: int) -> None:
        """Make a legal move."""
        raise NotImplementedError

    def forget(self) -> None:
        """Something changed: legal moves must be computed again."""
        raise NotImplementedError


def kind_of(step: Step[Any]) -> str:
    return step.id or type(step).__name__
