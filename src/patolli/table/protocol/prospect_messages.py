"""What every answer to a question does: the parts of `Prospects`."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from .question_types import Happened
from .shared_types import PreviewEnd


class ThingAmount(Struct):
    """So much of a thing, given if negative."""

    thing: str
    by: int


class PatchEntry(Struct):
    """The value at a path of the view (keys, places in lists) becomes `to`, or is `gone`."""

    at: list[Any]
    to: Any = None
    gone: bool = False


class Prospect(Struct):
    """What an answer, or a chain of own moves, would do, from what the seat knows."""

    chain: list[str]
    end: PreviewEnd
    """Where it stops: a question to this seat or to another one, chance, something hidden, the end."""
    things: list[ThingAmount] = []
    """What the seat gives and gets in all, with what comes after the question at which this stops. A thing is
    named twice where the answer gives it and a part comes back without a choice."""
    points: list[int] = []
    """By seat, in units of the scores: what changes at once."""
    deferred_points: int = 0
    """Further points of this seat, after the question at which this stops."""
    events: list[Happened] = []
    later: list[Happened] = []
    """What would follow when the seat's own doing has ended; nothing else here contains it."""
    patch: list[PatchEntry] = []
    """The view afterwards, against the view with this question."""
    next: list[str] = []
    """The answers to what would be asked of this seat then."""
    ends: Literal["", "turn", "game"] = ""
    """It would end this seat's turn, or its part of a round in which all answer, or the game."""
    costs: bool = False
    """The seat would give something, lose points or give up something it has earned."""
    at_stake: bool = False
    """Its last move has odds: they come by themselves, or `preview` asks for them."""


class ChainOption(Struct):
    """Moves that one click plays."""

    chain: list[str]
    words: list[str] = []
    """What each of its moves does, as on a button."""
    note: str = ""
    click: bool = True
    """A click on the last move plays it; else only a place of the board that means the whole chain."""
    gives_up: bool = False


class Payment(Struct):
    """A run of number questions answered as a whole, and what it pays."""

    chain: list[str]
    paid: list[ThingAmount]


class FieldMessage(Struct):
    """One number of a form; `value` is the one to begin with."""

    name: str
    value: int
    most: int


class LimitMessage(Struct):
    """The sum of the fields, each times its weight, is between `least` and `most`."""

    name: str
    weights: list[int]
    least: int
    most: int
    rest: int = -1
    """The field that takes what the others leave; -1: none."""


class FormMessage(Struct):
    """This question and those that follow, to be answered at once with `fill_form`."""

    fields: list[FieldMessage]
    limits: list[LimitMessage]


class MissingAnswer(Struct):
    """An answer that a player would look for, and why it is not offered."""

    text: str
    name: str
    words: str
    rule: str


class OddsOutcome(Struct):
    """How likely an outcome is, in ten-thousandths; if the odds are not exact, between `low` and `high`."""

    outcome: str
    value: Annotated[int, Meta(ge=-1, le=1)]
    """Good for the seat (1), mixed (0) or bad (-1)."""
    chance: int
    low: int
    high: int
    percent: str
    """The chance as people read it: 34, or <1 and >99 for what is possible and what is not certain."""


class AnswerOdds(Struct):
    """What chance may make of an answer: counted exactly, or estimated from `samples` play-outs."""

    text: str
    outcomes: list[OddsOutcome]
    means: dict[str, float]
    """By what is counted, such as units lost: the mean, with one decimal."""
    exact: bool
    samples: int
    good: int
    """How likely it ends well, in ten-thousandths."""
    good_percent: str
    goal: str
    """What the good outcomes have in common, by a name of the game."""
    assumes: list[str]
    """What was taken for granted, such as that luck is spent."""
