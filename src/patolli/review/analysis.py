"""The best answers to a position with their continuations, which become more reliable with more
iterations.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from ..kernel.errors import PatolliError
from ..kernel.game import Game
from ..kernel.position import Position
from ..players.evaluator import Evaluator
from ..players.expectations import judging_evaluator, model_for
from ..players.expected_points import PointsOf, expected_points
from ..players.hint import estimates, line
from ..players.legal_choices import choices
from ..players.search import Search
from .judgement import search_from

SCOUTED: Final = 20
"""The number of iterations of a short search. Final points are estimated from sampled worlds after its best
answer.
"""
LEAST: Final = 50
"""The number of iterations after which the first lines are shown."""


@dataclass(frozen=True)
class AnalysedLine:
    moves: list[str]
    """The answer and the expected rest of the turn, in the notation of game records."""
    points: float
    """The expected final points of the seat to move."""
    share: float
    """The share of the iterations that went to this answer."""


@dataclass(frozen=True)
class Analysis:
    iterations: int
    lines: list[AnalysedLine]


class Analyser:
    """A search from one question that can be continued at any time. It uses the same evaluator as the
    judgements of reviews.
    """

    def __init__(self, game: Game, observed: Position, seat: int, iterations: int) -> None:
        """`iterations` is the total number of iterations planned, which determines the horizon of
        the search.
        """
        if seat not in observed.asked():
            raise PatolliError(f"seat {seat} has no question")
        self.game = game
        self.observed = observed
        self.seat = seat
        self.most = iterations
        self.done = 0
        self.search: Search | None = None
        self.points_of: PointsOf | None = None
        if len(choices(observed.copy(), seat)) > 1:
            judging = model_for(game, observed.box.digest, observed.players, judging_evaluator(game))
            self.search = search_from(game, observed, seat, iterations, judging.evaluator)
            # a separate search, because sampling worlds in the first one would change its lines
            scout = search_from(game, observed, seat, iterations, judging.evaluator)
            scout.run(observed, SCOUTED)
            self.points_of = expected_points(game, scout, observed, seat)

    def is_done(self) -> bool:
        return self.search is None or self.done >= self.most

    def go_on(self, iterations: int) -> None:
        assert self.search is not None, "a single answer needs no search"
        portion = min(iterations, self.most - self.done)
        collecting = gc.isenabled()
        gc.disable()  # search trees have no cycles, so garbage collection would only cost time
        try:
            self.search.run(self.observed, portion)
        finally:
            if collecting:
                gc.enable()
        self.done += portion

    def found(self, most: int) -> Analysis:
        p, game, seat = self.observed, self.game, self.seat
        if self.search is None:
            only = game.vocabulary.text(p.legal_moves(seat)[0])
            return Analysis(0, [AnalysedLine([only], p.scores().totals()[seat] / p.scores().unit, 1.0)])
        root = self.search.root
        assert root is not None
        by_hand = type(self.search.evaluator) is Evaluator
        to_come = game.points_to_come(p, seat) if by_hand else 0
        best = estimates(game, root, p.scores().unit, to_come, self.points_of)
        lines = [AnalysedLine(line(game, root, seat, one.move), one.points, one.share) for one in best[:most]]
        return Analysis(self.done, lines)


def analyse(game: Game, observed: Position, seat: int, iterations: int, most: int = 3) -> Iterator[Analysis]:
    """Yields the best lines after 50, 100, 200 … iterations. Equal observations give equal lines."""
    analyser = Analyser(game, observed, seat, iterations)
    if analyser.search is None:
        yield analyser.found(most)
    while not analyser.is_done():
        analyser.go_on(max(LEAST, analyser.done))
        yield analyser.found(most)
