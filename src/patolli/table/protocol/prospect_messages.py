"""The effects of the answers to a question: the parts of `Prospects`."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from .question_types import Happened
from .shared_types import PreviewEnd


class ThingAmount(Struct):
    """An amount of one kind of good. The amount is negative if the seat gives the goods away."""

    thing: str
    by: int


class PatchEntry(Struct):
    """A change of the view. The value at this path of keys and list positions becomes `to`, or is removed
    (`gone`).
    """

    at: list[Any]
    to: Any = None
    gone: bool = False


class Prospect(Struct):
    """The effect of an answer or of a chain of the seat's own moves, as far as the seat can know
    this effect.
    """

    chain: list[str]
    end: PreviewEnd
    """Where the preview stops: a question to this seat or to another one, chance, hidden information, or the
    end.
    """
    things: list[ThingAmount] = []
    """Everything that the seat gives and gets, including the effects that follow the question at which the
    preview stops. A good is listed twice if the seat gives an amount of it and then gets part of it back
    without a choice.
    """
    points: list[int] = []
    """The immediate change of each seat's score, in units of the scores."""
    deferred_points: int = 0
    """The points of this seat that follow after the question at which the preview stops."""
    events: list[Happened] = []
    later: list[Happened] = []
    """The events that would follow after the seat's own moves; no other field here includes them."""
    patch: list[PatchEntry] = []
    """The changes of the view from this question to the end of the preview."""
    next: list[str] = []
    """The answers to the next question of this seat."""
    ends: Literal["", "turn", "game"] = ""
    """What the answer ends: this seat's turn (or its part of a simultaneous round), or the game."""
    costs: bool = False
    """True if the seat would give something away, lose points or give up something that it has earned."""
    at_stake: bool = False
    """True if the last move has odds. The odds are sent later, or a client can request them with `preview`.
    """


class ChainOption(Struct):
    """Moves that are played by one click."""

    chain: list[str]
    words: list[str] = []
    """The effect of each move, in the words of its button."""
    note: str = ""
    click: bool = True
    """True if a click on the last move plays the chain. If false, only a click on a place on the board plays
    the chain.
    """
    gives_up: bool = False


class Payment(Struct):
    """A combined answer to a series of number questions, and what it pays."""

    chain: list[str]
    paid: list[ThingAmount]


class FieldMessage(Struct):
    """One number field in a form. Its initial number is `value`."""

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
    """The field that is filled with the remainder of the sum; -1 if there is none."""


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
    """The chance of an outcome in ten-thousandths. If the chance is not exact, it is between `low` and
    `high`.
    """

    outcome: str
    value: Annotated[int, Meta(ge=-1, le=1)]
    """The value of the outcome for the seat: good (1), mixed (0) or bad (-1)."""
    chance: int
    low: int
    high: int
    percent: str
    """The chance as people see it: a percentage such as 34, or <1 or >99 for a chance that is almost
    impossible or almost certain.
    """


class AnswerOdds(Struct):
    """The possible outcomes of an answer: counted exactly, or estimated from `samples` random playouts."""

    text: str
    outcomes: list[OddsOutcome]
    means: dict[str, float]
    """The mean of each counted quantity, such as the number of lost units, with one decimal."""
    exact: bool
    samples: int
    good: int
    """The chance of a good outcome, in ten-thousandths."""
    good_percent: str
    goal: str
    """What all good outcomes have in common, as a name from the game's texts."""
    assumes: list[str]
    """The assumptions of the calculation, for example that the player spends luck."""
