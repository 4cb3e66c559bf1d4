"""The review of a finished game, worded in one language."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from .question_types import Option
from .shared_types import MOST_RECORD, Token

ReviewVerdict = Literal["best", "equal", "fine", "slip", "mistake", "blunder"]


class ReviewRequest(Struct, forbid_unknown_fields=True):
    """POST api/tables/<id>/review: starts or stops the analysis. Any holder of a key to the table may request
    this.
    """

    token: Token
    action: Literal["start", "stop"]


class RecordReview(Struct, forbid_unknown_fields=True):
    """POST api/review: the review of an uploaded record. The record is analysed only while a client polls."""

    record: Annotated[str, Meta(max_length=MOST_RECORD)]
    action: Literal["look", "start", "stop"] = "look"


class ReviewTry(Struct, forbid_unknown_fields=True):
    """POST api/tables/<id>/review/try: the alternatives to a choice, and the value of one alternative."""

    token: Token
    at: Annotated[int, Meta(ge=0, le=1_000_000)]
    """The number of the move at which the choice was made."""
    text: Annotated[str, Meta(max_length=200)] = ""
    """The answer to evaluate, as written in records. If it is empty, only the question is returned."""


class RecordTry(Struct, forbid_unknown_fields=True):
    """POST api/review/try: like `ReviewTry`, for a choice of an uploaded record."""

    record: Annotated[str, Meta(max_length=MOST_RECORD)]
    at: Annotated[int, Meta(ge=0, le=1_000_000)]
    text: Annotated[str, Meta(max_length=200)] = ""


class RecordMoment(Struct, forbid_unknown_fields=True):
    """POST api/review/moment: a position of an uploaded record of a finished game."""

    record: Annotated[str, Meta(max_length=MOST_RECORD)]
    at: Annotated[int, Meta(ge=0, le=1_000_000)]
    """The number of moves before this position."""


class ReviewMoment(Struct):
    game: str
    position: str


class ReviewCurvePoint(Struct):
    at: int
    """The number of moves before this point, as in `replay/<n>`."""
    seat: int
    turn: int
    points: list[float]
    win: list[float]
    sources: list[list[float]]
    """The points of each seat so far, by source."""
    round: int
    """The round of the game, or 0 if the game has none."""
    when: str
    """The round, or the turn if the game has no rounds, and the player whose turn begins."""


class ReviewedChoice(Struct):
    at: int
    seat: int
    when: str
    """The round, or the turn if the game has no rounds, and the player."""
    verdict: ReviewVerdict
    flagged: bool
    """Whether the answer lost so much that the review lists it with a better answer."""
    cost: float
    low: float
    high: float
    chosen: str
    """The chosen answer, as written in records."""
    words: str
    """A sentence about the choice, the better answer and the difference; empty if there is nothing to say."""
    reasons: str
    line: list[str]
    """The better answer and a likely rest of the turn."""
    moves: list[str]
    """The moves of this line in notation."""
    answered: bool
    """Whether the table gave this answer for the seat."""


class ReviewTried(Struct):
    """The question that a choice answered, as its seat read it, and the evaluation of another answer."""

    question: str
    options: list[Option]
    choice: ReviewedChoice | None
    game: str
    seat: int
    names: list[str]
    position: str
    """The position as text, as the seat knew it; empty if the game used other components."""


class ReviewedChance(Struct):
    at: int
    when: str
    words: str
    points: list[float]
    win: list[float]


class ReviewLedgerRow(Struct):
    """The sources of a seat's result. The numbers of a row add up to the result."""

    start: float
    luck: float
    hidden: float
    own_choices: float
    answered: float
    """The effect of answers that the table gave for the seat."""
    other_choices: float
    remainder: float
    result: float


class ReviewTurningPoint(Struct):
    at: int
    kind: Literal["choice", "answered", "luck", "unforeseen"]
    """`answered`: an answer that the table gave for a seat. `unforeseen`: a turn in which the expected
    results changed although no choice or luck explains it.
    """
    seat: int
    when: str
    words: str
    points: list[float]
    win: list[float]


class GameReview(Struct):
    names: list[str]
    sources: list[str]
    curve: list[ReviewCurvePoint]
    choices: list[ReviewedChoice]
    luck: list[ReviewedChance]
    """The chance events with the largest effects."""
    points: list[ReviewLedgerRow]
    win: list[ReviewLedgerRow]
    """The ledger in winning chances; it is empty in a solo game."""
    luck_worth: str
    """A sentence about how much of this game's results luck explains."""
    remainder: list[str]
    """Sentences about the turns in which large remainders arose."""
    turning_points: list[ReviewTurningPoint]
    notes: list[str]
    """Sentences about how the review computed these results, and how reliable they are."""
    digest: str


class ReviewState(Struct):
    """GET api/tables/<id>/review: the progress of a finished game's review, and its results so far."""

    state: Literal["none", "running", "stopped", "done", "failed"]
    done: int
    decisions: int
    review: GameReview | None
