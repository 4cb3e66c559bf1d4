"""The effects of the answers to a question: the parts of `Prospects`."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from .question_types import Happened
from .shared_types import PreviewEnd


class ThingAmount(Struct):
    """An amount of a thing; negative if it is given away."""

    thing: str
    by: int


class PatchEntry(Struct):
    """A change of the view: the value at this path (keys and list positions) becomes `to`, or is `gone`."""

    at: list[Any]
    to: Any = None
    gone: bool = False


class Prospect(Struct):
    """The effect of an answer, or of a chain of the seat's own moves, as far as the seat can know it."""

    chain: list[str]
    end: PreviewEnd
    """Where the preview stops: a question to this seat or to another one, chance, hidden information, or the
    end.
    """
    things: list[ThingAmount] = []
    """Everything that the seat gives and gets, including what follows the question at which the preview
    stops. A thing is listed twice if the answer gives it and part of it comes back without a choice.
    """
    points: list[int] = []
    """Immediate change of each seat's score, in units of the scores."""
    deferred_points: int = 0
    """Points of this seat that come after the question at which the preview stops."""
    events: list[Happened] = []
    later: list[Happened] = []
    """Events that would follow the seat's own part; no other field here includes them."""
    patch: list[PatchEntry] = []
    """Changes from the view at this question to the view afterwards."""
    next: list[str] = []
    """The answers to the next question of this seat."""
    ends: Literal["", "turn", "game"] = ""
    """What the answer ends: this seat's turn (or its part of a simultaneous round), or the game."""
    costs: bool = False
    """True if the seat would give something, lose points or give up something that it has earned."""
    at_stake: bool = False
    """True if the last move has odds. The odds are pushed later, or can be requested with `preview`."""


class ChainOption(Struct):
    """Moves that are played by one click."""

    chain: list[str]
    words: list[str] = []
    """The effect of each move, as on its button."""
    note: str = ""
    click: bool = True
    """True: a click on the last move plays the chain. False: only a place on the board plays the chain."""
    gives_up: bool = False


class Payment(Struct):
    """A combined answer to a series of number questions, and what it pays."""

    chain: list[str]
    paid: list[ThingAmount]


class FieldMessage(Struct):
    """One number of a form; `value` is its initial value."""

    name: str
    value: int
    most: int


class LimitMessage(Struct):
    """The weighted sum of the fields must be between `least` and `most`."""

    name: str
    weights: list[int]
    least: int
    most: int
    rest: int = -1
    """The field that takes the remainder; -1 if there is none."""


class FormMessage(Struct):
    """A form for this question and those that follow; `fill_form` answers them together."""

    fields: list[FieldMessage]
    limits: list[LimitMessage]


class MissingAnswer(Struct):
    """An answer that a player might look for, and why it is not offered."""

    text: str
    name: str
    words: str
    rule: str


class OddsOutcome(Struct):
    """The chance of an outcome in ten-thousandths; if it is not exact, it is between `low` and `high`."""

    outcome: str
    value: Annotated[int, Meta(ge=-1, le=1)]
    """The value for the seat: good (1), mixed (0) or bad (-1)."""
    chance: int
    low: int
    high: int
    percent: str
    """The chance as shown to people: 34, or <1 and >99 for chances that are neither impossible nor certain.
    """


class AnswerOdds(Struct):
    """The possible outcomes of an answer: counted exactly, or estimated from `samples` random playouts."""

    text: str
    outcomes: list[OddsOutcome]
    means: dict[str, float]
    """Mean of each counted quantity, such as units lost, with one decimal."""
    exact: bool
    samples: int
    good: int
    """The chance of a good outcome, in ten-thousandths."""
    good_percent: str
    goal: str
    """What the good outcomes have in common, as a name from the game."""
    assumes: list[str]
    """What the calculation assumes, such as that luck is spent."""
