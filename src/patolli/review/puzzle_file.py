"""The puzzles that come with a game: positions in which one turn is clearly the best.

`games/GAME/puzzles.json` is made by `python -m patolli.arena.puzzle_choice`, as described in docs/puzzles.md.
Each position is the observation of the seat to move. The puzzles belong to one edition of the rules and to
the printed components. If either differs, the game has no puzzles.
"""

from __future__ import annotations

import datetime as dt
import json
from dataclasses import dataclass
from functools import lru_cache
from importlib import resources
from typing import Any, Final

from ..kernel.game import Game

FILE: Final = "puzzles.json"
EASY, MEDIUM, HARD = "easy", "medium", "hard"
DIFFICULTIES: Final = (EASY, MEDIUM, HARD)


@dataclass(frozen=True)
class PuzzleRival:
    """Another turn in the same position, and its cost according to deep searches."""

    turn: list[str]
    cost: float


@dataclass(frozen=True)
class Puzzle:
    id: str
    difficulty: str
    players: int
    seat: int
    turn: int
    """The number of turns that had begun when the position occurred in the game."""
    alternatives: int
    """The number of different turns that were found in the position."""
    solution: list[str]
    """The choices of the best turn, in the notation of records, without forced moves."""
    rivals: list[PuzzleRival]
    reasons: list[dict[str, Any]]
    """What the best turn gains or loses compared with the first rival."""
    position: str


@dataclass(frozen=True)
class PuzzleFile:
    edition: int
    components: str
    depth: int
    """The number of iterations in a search of normal depth."""
    puzzles: dict[str, Puzzle]
    """The puzzles by id, the easy ones first."""


NONE: Final = PuzzleFile(0, "", 0, {})


@lru_cache(maxsize=16)
def puzzles_of(game: Game) -> PuzzleFile:
    """Returns the puzzles of a game, or none if they belong to other rules or components."""
    try:
        file = resources.files(game.package).joinpath(FILE)
    except TypeError:
        return NONE
    if not file.is_file():
        return NONE
    found = read_puzzles(file.read_text(encoding="utf-8"))
    if found.edition != game.edition or found.components != game.printed_box().digest:
        return NONE
    return found


def read_puzzles(text: str) -> PuzzleFile:
    data: dict[str, Any] = json.loads(text)
    return PuzzleFile(
        data["edition"],
        data["components"],
        data["depth"],
        {row["id"]: puzzle_from(row) for row in data["puzzles"]},
    )


def puzzle_from(row: dict[str, Any]) -> Puzzle:
    return Puzzle(
        row["id"],
        row["difficulty"],
        row["players"],
        row["seat"],
        row["turn"],
        row["alternatives"],
        row["solution"],
        [PuzzleRival(one["turn"], one["cost"]) for one in row["rivals"]],
        [{"what": what, "points": bool(points), "by": by} for what, points, by in row["reasons"]],
        row["position"],
    )


def daily(games: list[Game], day: dt.date) -> tuple[Game, Puzzle] | None:
    """Returns the puzzle of the day, which is the same on all servers that have the same games. The game
    changes daily.
    """
    offering = [game for game in games if puzzles_of(game).puzzles]
    if not offering:
        return None
    offering.sort(key=lambda game: game.name)
    number = day.toordinal()
    game = offering[number % len(offering)]
    known = puzzles_of(game).puzzles
    order = sorted(known)  # ids are digests, so sorting by id mixes the difficulties
    return game, known[order[number // len(offering) % len(order)]]
