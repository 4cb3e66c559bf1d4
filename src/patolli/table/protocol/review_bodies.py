"""What is said of a finished game: its review, in words of one language."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from .question_types import Option
from .shared_types import Token

ReviewVerdict = Literal["best", "equal", "fine", "slip", "mistake", "blunder"]


class ReviewRequest(Struct, forbid_unknown_fields=True):
    """POST api/tables/<id>/review: begin to judge, or stop; by somebody who has a key to the table."""

    token: Token
    action: Literal["start", "stop"]


class RecordReview(Struct, forbid_unknown_fields=True):
    """POST api/review: the review of a record from elsewhere, judged as long as somebody asks for it."""

    record: Annotated[str, Meta(max_length=200_000)]
    action: Literal["look", "start", "stop"] = "look"


class ReviewTry(Struct, forbid_unknown_fields=True):
    """POST api/tables/<id>/review/try: what else could have been chosen, and what an answer is worth."""

    token: Token
    at: Annotated[int, Meta(ge=0, le=1_000_000)]
    """The move of the choice."""
    text: Annotated[str, Meta(max_length=200)] = ""
    """The answer to be judged, as in records; empty: only the question."""


class ReviewCurvePoint(Struct):
    at: int
    """Moves before it: what `replay/<n>` shows."""
    seat: int
    turn: int
    points: list[float]
    win: list[float]
    sources: list[list[float]]
    """Of every seat: points so far, by source."""


class ReviewedChoice(Struct):
    at: int
    seat: int
    turn: int
    verdict: ReviewVerdict
    cost: float
    low: float
    high: float
    chosen: str
    """As in records."""
    words: str
    """What was chosen, what was better, and by how much; empty where nothing is to be said."""
    reasons: str
    line: list[str]
    """The better answer and how the turn could have gone on."""


class ReviewTried(Struct):
    """The question of a choice as its seat read it, and what the review says of another answer."""

    question: str
    options: list[Option]
    choice: ReviewedChoice | None


class ReviewedChance(Struct):
    at: int
    turn: int
    words: str
    points: list[float]
    win: list[float]


class ReviewLedgerRow(Struct):
    """Where the result of a seat came from; the parts add up to it."""

    start: float
    luck: float
    hidden: float
    own_choices: float
    other_choices: float
    remainder: float
    result: float


class ReviewTurningPoint(Struct):
    at: int
    kind: Literal["choice", "luck"]
    seat: int
    turn: int
    words: str
    points: list[float]
    win: list[float]


class GameReview(Struct):
    names: list[str]
    sources: list[str]
    curve: list[ReviewCurvePoint]
    choices: list[ReviewedChoice]
    luck: list[ReviewedChance]
    """The events that changed most."""
    points: list[ReviewLedgerRow]
    win: list[ReviewLedgerRow]
    """In chances; empty where one plays alone."""
    turning_points: list[ReviewTurningPoint]
    notes: list[str]
    """How this was found, and how far it can be trusted."""
    digest: str


class ReviewState(Struct):
    """GET api/tables/<id>/review: how far the review of a finished game is, and what is known so far."""

    state: Literal["none", "running", "stopped", "done", "failed"]
    done: int
    decisions: int
    review: GameReview | None
