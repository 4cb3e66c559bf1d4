"""The best few answers to a position and their continuations, which become more reliable with time."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from ..kernel.errors import PatolliError
from ..kernel.game import Game
from ..kernel.position import Position
from ..players.hint import estimates, line
from ..players.legal_choices import choices
from .judgement import search_from

LEAST: Final = 50
"""Iterations before the first lines."""


@dataclass(frozen=True)
class AnalysedLine:
    moves: list[str]
    """The answer and the expected rest of the turn, in the notation of records."""
    points: float
    """The expected final points of its seat."""
    share: float
    """The share of the search's iterations."""


@dataclass(frozen=True)
class Analysis:
    iterations: int
    lines: list[AnalysedLine]


def analyse(game: Game, observed: Position, seat: int, iterations: int, most: int = 3) -> Iterator[Analysis]:
    """Yields lines after 50, 100, 200 … iterations; equal observations give equal lines."""
    if seat not in observed.asked():
        raise PatolliError(f"nothing is asked of seat {seat}")
    if len(choices(observed.copy(), seat)) == 1:
        only = game.vocabulary.text(observed.legal_moves(seat)[0])
        yield Analysis(
            0, [AnalysedLine([only], observed.scores().totals()[seat] / observed.scores().unit, 1.0)]
        )
        return
    search = search_from(game, observed, seat, iterations)
    done, due = 0, LEAST
    collecting = gc.isenabled()
    gc.disable()
    try:
        while done < iterations:
            portion = min(due, iterations) - done
            search.run(observed, portion)
            done += portion
            due *= 2
            root = search.root
            assert root is not None
            best = estimates(game, root, observed.scores().unit, game.points_to_come(observed, seat))
            yield Analysis(
                done,
                [
                    AnalysedLine(line(game, root, seat, one.move), one.points, one.share)
                    for one in best[:most]
                ],
            )
    finally:
        if collecting:
            gc.enable()
