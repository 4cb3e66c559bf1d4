"""Judges the quality of a choice, in points, from what its seat knew.

A search from the seat's observation finds the best answer. Play then continues from the chosen answer and
from the best answer, in the same possible worlds and up to the same turn. The two answers are compared by
every seat's expected result at that turn. Everything depends on the seed, which follows from the record and
the move.
"""

from __future__ import annotations

import gc
import math
from dataclasses import dataclass, field
from typing import Any, Final

from ..kernel.chance import Rng
from ..kernel.errors import HiddenValue
from ..kernel.game import Game
from ..kernel.position import Position
from ..players.continuation import go_on
from ..players.evaluator import Evaluator, is_over
from ..players.expectation_table import Expectation
from ..players.expectations import ExpectationModel
from ..players.expected_points import expected_points
from ..players.hint import estimates, line
from ..players.move_comparison import compare_moves
from ..players.search import Search
from ..players.search_player import SearchConfig, observation_key
from .timeline import Timeline

OPPONENT_WEIGHT: Final = 0.2
"""The weight of the strongest opponent's expected points, as in the search."""
FIRST_SHARE: Final = 4
"""A choice is first examined with a quarter of the depth, which decides most cases."""
LEAST_ITERATIONS: Final = 24
LEAST_WORLDS: Final = 10
WORLDS: Final = 5
"""Answers are compared in one possible world for every five iterations of the search."""
SURE: Final = 1.96
"""Half the width of a 95 % confidence interval, in standard errors."""
REASON_WORLDS: Final = 24
SAME_WORLDS: Final = 3
"""If this number of sampled worlds all equal the true one, the question counts as one without hidden
information.
"""
ALTERNATIVES: Final = 3
RIVALS: Final = 3
"""The number of answers that are compared with the chosen one. They are needed because the search alone may
be wrong about the best answer.
"""


@dataclass(frozen=True)
class JudgedChoice:
    """The cost of a choice compared with the best answer, in points of its seat's goal: the seat's own points
    and a fifth of its lead.
    """

    at: int
    seat: int
    chosen: str
    best: str
    cost: float
    low: float
    high: float
    """The upper end of the interval for the cost. The cost is 0 if the search would have chosen the
    same answer."""
    lost_points: list[float] = field(default_factory=list)
    """The cost to every seat, as far as the seat that chose could know it. A negative cost is a gain."""
    lost_win: list[float] = field(default_factory=list)
    true_points: list[float] = field(default_factory=list)
    """The cost to every seat in the true world."""
    true_win: list[float] = field(default_factory=list)
    options: int = 0
    iterations: int = 0
    line: list[str] = field(default_factory=list)
    """The best answer and the expected continuation of the seat's turn."""
    others: list[dict[str, Any]] = field(default_factory=list)
    """The few best answers, each with its move and the expected final points of the seat."""
    reasons: list[dict[str, Any]] = field(default_factory=list)
    """What the best answer gains or loses compared with the chosen one."""


@dataclass(frozen=True)
class ReachedResult:
    """The result that can be expected after an answer in one possible world, and whether the game is over by
    then.
    """

    expected: Expectation
    over: bool


@dataclass
class Sampled:
    """The differences between the best and the chosen answer, one for each possible world. Each difference is
    a list with one number per seat.
    """

    goals: list[float] = field(default_factory=list)
    points: list[list[float]] = field(default_factory=list)
    win: list[list[float]] = field(default_factory=list)

    def interval(self) -> tuple[float, float, float]:
        middle = sum(self.goals) / len(self.goals)
        squares = sum((one - middle) ** 2 for one in self.goals)
        error = math.sqrt(squares / max(1, len(self.goals) - 1) / len(self.goals))
        return middle, middle - SURE * error, middle + SURE * error


class Judge:
    """Judges the choices of one game."""

    def __init__(
        self,
        timeline: Timeline,
        model: ExpectationModel,
        depth: int,
        noticed: float,
        at_once: bool = False,
    ) -> None:
        self.timeline = timeline
        self.game = timeline.game
        self.model = model
        self.depth = depth
        self.noticed = noticed
        """A choice that may cost this many points is examined again at full depth."""
        self.at_once = at_once
        """Whether every choice is examined at full depth from the beginning."""

    def judge(self, at: int, instead: int = -1) -> JudgedChoice:
        """Judges the choice that was made at this move, or the answer `instead` in its place."""
        entry = self.timeline.entries[at]
        chosen = entry.move if instead < 0 else instead
        observed = self.timeline.positions[at].observation(entry.seat)
        collecting = gc.isenabled()
        gc.disable()  # garbage collection is not needed, because search trees have no cycles
        try:
            first = self.depth if self.at_once else first_look(self.depth)
            found = self.compared(at, observed, chosen, first)
            if first < self.depth and found.high >= self.noticed:
                found = self.compared(at, observed, chosen, self.depth)
        finally:
            if collecting:
                gc.enable()
        return found

    def compared(self, at: int, observed: Position, chosen: int, iterations: int) -> JudgedChoice:
        entry, game = self.timeline.entries[at], self.game
        seat = entry.seat
        search = search_from(self.game, observed, seat, iterations, self.model.evaluator)
        search.run(observed, iterations)
        root = search.root
        assert root is not None
        best = root.moves[root.most_tried()]
        text = game.vocabulary.text
        options = len(root.moves)
        if best == chosen or chosen not in root.moves:
            return JudgedChoice(
                at, seat, text(chosen), text(chosen), 0.0, 0.0, 0.0, options=options, iterations=iterations
            )
        rivals = self.rivals(search, chosen)
        self.prepare(search, observed, seat, chosen, iterations // 3)
        for move in rivals:
            self.prepare(search, observed, seat, move, iterations // 6)
        worlds = max(LEAST_WORLDS, iterations // WORLDS)
        reached = {move: self.results(search, observed, seat, move, worlds) for move in [chosen, *rivals]}
        best = max(rivals, key=lambda move: sum(goal(one.expected.points, seat) for one in reached[move]))
        share = self.model.corrections.costs
        known = compared_worlds(reached[best], reached[chosen], seat, share)
        cost, low, high = known.interval()
        if high < self.noticed or iterations < self.depth or low <= 0:
            return JudgedChoice(
                at, seat, text(chosen), text(best), cost, low, high, options=options, iterations=iterations
            )
        p = self.timeline.positions[at]
        real = known
        if not nothing_hidden(p, observed):
            real = compared_worlds(
                self.results(search, p, seat, best, worlds),
                self.results(search, p, seat, chosen, worlds),
                seat,
                share,
            )
        return JudgedChoice(
            at,
            seat,
            text(chosen),
            text(best),
            cost,
            low,
            high,
            means(known.points),
            means(known.win),
            means(real.points),
            means(real.win),
            options,
            iterations,
            line(game, root, seat, text(best)),
            self.alternatives(search, observed, seat),
            [
                {"what": one.what, "points": one.points, "by": one.by}
                for one in compare_moves(game, search, observed, seat, best, chosen, REASON_WORLDS)
            ],
        )

    def rivals(self, search: Search, chosen: int) -> list[int]:
        """Returns the most visited answers other than the chosen one."""
        root = search.root
        assert root is not None
        order = sorted(range(len(root.moves)), key=lambda i: (-root.visits[i], -root.first_values[i], i))
        return [root.moves[i] for i in order if root.moves[i] != chosen and root.visits[i] > 0][:RIVALS]

    def prepare(self, search: Search, observed: Position, seat: int, move: int, visits: int) -> None:
        """Adds iterations to an answer that the search has hardly visited."""
        root = search.root
        assert root is not None
        at = root.moves.index(move)
        for _ in range(max(0, visits - root.visits[at])):
            go_on(search, observed, seat, move, search.rng)

    def results(
        self, search: Search, observed: Position, seat: int, move: int, worlds: int
    ) -> list[ReachedResult]:
        """Returns the expected results after this answer, in sampled worlds that are the same for
        every answer."""
        ends = [go_on(search, observed, seat, move, Rng(n + 1)) for n in range(worlds)]
        return [ReachedResult(self.model.of(p), is_over(p)) for p in ends]

    def alternatives(self, search: Search, observed: Position, seat: int) -> list[dict[str, Any]]:
        root = search.root
        assert root is not None
        by_hand = type(search.evaluator) is Evaluator
        to_come = self.game.points_to_come(observed, seat) if by_hand else 0
        points_of = expected_points(self.game, search, observed, seat)
        best = estimates(self.game, root, observed.scores().unit, to_come, points_of)[:ALTERNATIVES]
        return [{"move": one.move, "points": one.points} for one in best]


def search_from(
    game: Game, observed: Position, seat: int, iterations: int, evaluator: Evaluator | None = None
) -> Search:
    """Returns a search that has not started yet. Equal observations result in equal searches."""
    config = SearchConfig(iterations)
    evaluator = evaluator or Evaluator(game)
    unit = evaluator.unit(observed)
    return Search(
        evaluator,
        seat,
        int(observation_key(observed)[:12], 16),
        max(1, round(game.horizon_rounds(iterations) * observed.players)),
        config.exploration * unit,
        config.prior_temperature * unit,
        config.opponent_weight,
        config.width,
        round(game.opponent_rounds() * observed.players),
    )


def first_look(depth: int) -> int:
    """Returns the number of iterations of the first examination."""
    first = depth // FIRST_SHARE
    return first if first >= LEAST_ITERATIONS else depth


def best_answer(evaluator: Evaluator, observed: Position, seat: int, depth: int) -> int:
    """Returns the best answer according to the first examination of a review of this depth."""
    iterations = first_look(depth)
    search = search_from(evaluator.game, observed, seat, iterations, evaluator)
    search.run(observed, iterations)
    return search.chosen()


def compared_worlds(
    best: list[ReachedResult], chosen: list[ReachedResult], seat: int, share: float
) -> Sampled:
    """Returns the differences in each world, multiplied by the share that is left at the end of the game. A
    difference between two finished games is not reduced.
    """
    found = Sampled()
    for one, other in zip(best, chosen, strict=True):
        left = 1.0 if one.over and other.over else share
        here, there = one.expected, other.expected
        found.goals.append(left * (goal(here.points, seat) - goal(there.points, seat)))
        found.points.append([left * (a - b) for a, b in zip(here.points, there.points, strict=True)])
        found.win.append([left * (a - b) for a, b in zip(here.win, there.win, strict=True)])
    return found


def goal(points: list[float], seat: int) -> float:
    """Returns the assumed goal of a seat: its own points, minus a share of the best opponent's points."""
    others = [one for other, one in enumerate(points) if other != seat]
    return points[seat] - (OPPONENT_WEIGHT * max(others) if others else 0.0)


def means(rows: list[list[float]]) -> list[float]:
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]


def nothing_hidden(p: Position, observed: Position) -> bool:
    """Returns whether all worlds that the seat considers possible equal the true one."""
    rng = Rng(1)
    try:
        return all(observed.determinize(rng) == p for _ in range(SAME_WORLDS))
    except HiddenValue:
        return False
