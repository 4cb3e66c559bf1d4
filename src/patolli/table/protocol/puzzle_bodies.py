"""Bodies of HTTP requests about puzzles: the list of a game, one of them, and a turn that is judged."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from .shared_types import Language, Text

PuzzleVerdict = Literal["on", "solved", "as good", "missed"]
"""`on`: the turn is not over yet."""
Difficulty = Literal["easy", "medium", "hard"]


class PuzzleEntry(Struct):
    id: str
    difficulty: Difficulty
    players: int
    seat: int
    turn: int
    """How many turns of the game had begun."""


class PuzzleList(Struct):
    """GET api/games/<g>/puzzles: those of a game, the easy ones first."""

    game: str
    title: str
    puzzles: list[PuzzleEntry]


class DailyPuzzle(Struct):
    """GET api/puzzles/daily/<date>: the same for all people of that day."""

    game: str
    title: str
    puzzle: PuzzleEntry


class PuzzlePosition(Struct):
    """GET api/games/<g>/puzzles/<id>."""

    game: str
    title: str
    puzzle: PuzzleEntry
    position: str
    """What its seat knows, as `kernel/position_text.py` writes it."""


class PuzzleTurn(Struct, forbid_unknown_fields=True):
    """POST api/games/<g>/puzzles/<id>/judge: the choices made so far, without forced moves."""

    played: Annotated[list[Text], Meta(max_length=60)] = field(default_factory=list)
    solution: bool = False
    """Only the solution is wanted."""
    language: Language = ""


class PuzzleStep(Struct):
    text: str
    words: str


class PuzzleAnswer(Struct):
    verdict: PuzzleVerdict
    cost: float
    """Points that the turn gives away."""
    words: str
    """The verdict as a sentence; empty while the turn goes on."""
    reasons: str
    """What the best turn can be expected to bring more, and less."""
    solution: list[PuzzleStep]
    """Empty while the player still looks for it."""
