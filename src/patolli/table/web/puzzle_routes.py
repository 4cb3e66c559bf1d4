"""Puzzles: lists, positions, and judgements of turns. Nothing is stored on the server."""

from __future__ import annotations

import asyncio
import datetime as dt

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ... import games
from ...kernel.game import Game
from ...review.puzzle_file import Puzzle, daily, puzzles_of
from ...texts import languages
from .. import journal
from ..protocol import DailyPuzzle, PuzzleEntry, PuzzleList, PuzzlePosition, PuzzleTurn
from ..puzzle_answers import puzzle_named
from ..refusal import Refusal
from .game_routes import computed, most_body, must_know
from .responses import answer, body_of, refusing


def entry(puzzle: Puzzle) -> PuzzleEntry:
    return PuzzleEntry(
        puzzle.id,
        puzzle.difficulty,  # type: ignore[arg-type]
        puzzle.players,
        puzzle.seat,
        puzzle.turn,
    )


def listed(name: str) -> PuzzleList:
    game = journal.game_of(name)
    return PuzzleList(name, game.title, [entry(one) for one in puzzles_of(game).puzzles.values()])


async def all_puzzles(request: Request) -> Response:
    return answer(await asyncio.to_thread(listed, must_know(request.path_params["game"])))


async def one_puzzle(request: Request) -> Response:
    name = must_know(request.path_params["game"])
    puzzle = await asyncio.to_thread(puzzle_named, name, request.path_params["puzzle"])
    return answer(PuzzlePosition(name, journal.game_of(name).title, entry(puzzle), puzzle.position))


async def judge(request: Request) -> Response:
    sent = await body_of(request, PuzzleTurn, most_body(request))
    return await computed(
        request,
        {
            "ask": "puzzle",
            "game": must_know(request.path_params["game"]),
            "puzzle": request.path_params["puzzle"],
            "owner": "",
            "played": sent.played,
            "solution": sent.solution,
            "language": sent.language if sent.language in languages() else "en",
            "names": [],
        },
    )


def of_day(day: dt.date) -> tuple[Game, Puzzle] | None:
    return daily([journal.game_of(name) for name in games.names()], day)


async def daily_puzzle(request: Request) -> Response:
    """Returns the puzzle for the client's date, so that it is the same everywhere on that date."""
    try:
        day = dt.date.fromisoformat(request.path_params["date"])
    except ValueError:
        raise Refusal("unreadable", "a date has the form 2026-12-31") from None
    found = await asyncio.to_thread(of_day, day)
    if found is None:
        raise Refusal("not-found", "no installed game has puzzles")
    game, puzzle = found
    return answer(DailyPuzzle(game.name, game.title, entry(puzzle)))


def routes() -> list[Route]:
    here = "/api/games/{game}/puzzles"
    return [
        Route("/api/puzzles/daily/{date}", refusing(daily_puzzle)),
        Route(here, refusing(all_puzzles)),
        Route(here + "/{puzzle}", refusing(one_puzzle)),
        Route(here + "/{puzzle}/judge", refusing(judge), methods=["POST"]),
    ]
