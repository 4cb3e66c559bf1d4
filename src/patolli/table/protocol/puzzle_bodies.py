"""Bodies of HTTP requests about puzzles: a game's list, a single puzzle, and the verdict on a turn."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from .shared_types import Language, Text

PuzzleVerdict = Literal["on", "solved", "as good", "missed"]
"""`on` means that the turn is not finished."""
Difficulty = Literal["easy", "medium", "hard"]


class PuzzleEntry(Struct):
    id: str
    difficulty: Difficulty
    players: int
    seat: int
    turn: int
    """The number of turns that had begun when the game reached the position."""


class PuzzleList(Struct):
    """GET api/games/<g>/puzzles: a game's puzzles, the easy ones first."""

    game: str
    title: str
    puzzles: list[PuzzleEntry]


class DailyPuzzle(Struct):
    """GET api/puzzles/daily/<date>: the puzzle of the day, which is the same for all players."""

    game: str
    title: str
    puzzle: PuzzleEntry


class PuzzlePosition(Struct):
    """GET api/games/<g>/puzzles/<id>: a puzzle without its solution."""

    game: str
    title: str
    puzzle: PuzzleEntry
    position: str
    """The position as the puzzle's seat knows it, written by `kernel/position_text.py`."""


class PuzzleTurn(Struct, forbid_unknown_fields=True):
    """POST api/games/<g>/puzzles/<id>/judge: the choices made so far, without forced moves."""

    played: Annotated[list[Text], Meta(max_length=60)] = field(default_factory=list)
    solution: bool = False
    """Whether the client requests only the solution."""
    language: Language = ""


class PuzzleStep(Struct):
    text: str
    words: str


class PuzzleAnswer(Struct):
    verdict: PuzzleVerdict
    cost: float
    """The number of points that this turn loses compared with the best turn."""
    words: str
    """The verdict as a sentence. It is empty while the turn is not finished."""
    reasons: str
    """The expected gains and losses of the best turn, compared with this turn."""
    solution: list[PuzzleStep]
    """The best turn. It is empty while the player is still solving the puzzle."""
