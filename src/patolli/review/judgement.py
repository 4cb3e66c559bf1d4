"""Judges a choice in points, given what its seat knew.

A search from the seat's observation finds the best answer. From the chosen answer and from the best ones,
play continues in the same possible worlds until the same turn, and the seat's expected results at that turn
are compared. The random numbers depend only on the record and the move, so that a judgement can be repeated
exactly.
"""

from __future__ import annotations

import gc
import math
from dataclasses import dataclass, field, replace
from typing import Any, Final

from ..kernel.chance import Rng
from ..kernel.errors import HiddenValue
from ..kernel.game import Game
from ..kernel.position import Position
from ..players.continuation import add_visits, ends_after
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
"""How much the expected points of the strongest opponent count, as in the search."""
FIRST_SHARE: Final = 4
"""A choice is first examined with the depth divided by this number, which is enough for most choices."""
LEAST_ITERATIONS: Final = 24
LEAST_WORLDS: Final = 10
WORLDS: Final = 5
"""The number of search iterations for each possible world in which answers are compared."""
SURE: Final = 1.96
"""Half the width of a 95 % confidence interval, in standard errors."""
REASON_WORLDS: Final = 24
SAME_WORLDS: Final = 3
"""The number of sampled worlds that must all equal the true one for a question to count as one without hidden
information.
"""
ALTERNATIVES: Final = 3
RIVALS: Final = 3
"""The number of other answers that are compared with the chosen one. Several are needed because the search
alone may be wrong about the best one.
"""


@dataclass(frozen=True)
class JudgedChoice:
    """The cost of a choice compared with the best answer. It is measured by the seat's goal: its own points,
    minus a fifth of the best opponent's points.
    """

    at: int
    seat: int
    chosen: str
    best: str
    cost: float
    low: float
    high: float
    """The ends of the confidence interval are `low` and `high`. The cost is 0 if the search itself chose the
    same answer.
    """
    lost_points: list[float] = field(default_factory=list)
    """The cost of the choice for every seat, given what the choosing seat knew. A negative cost is a gain."""
    lost_win: list[float] = field(default_factory=list)
    true_points: list[float] = field(default_factory=list)
    """The cost of the choice for every seat in the true world."""
    true_win: list[float] = field(default_factory=list)
    options: int = 0
    iterations: int = 0
    line: list[str] = field(default_factory=list)
    """The best answer and the expected rest of the seat's turn."""
    others: list[dict[str, Any]] = field(default_factory=list)
    """The best few answers, each with its move and the seat's expected final points."""
    reasons: list[dict[str, Any]] = field(default_factory=list)
    """What the best answer gains or loses compared with the chosen one."""
    answered: bool = False
    """Whether the table gave this answer for the seat."""


@dataclass(frozen=True)
class ReachedResult:
    """The result expected after an answer in one possible world, and whether the game is over at
    the horizon.
    """

    expected: Expectation
    over: bool


@dataclass
class Sampled:
    """The differences between the best answer and the chosen one, one for each possible world. `points` and
    `win` contain one number per seat for each world.
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
        """A choice that might cost at least this many points is examined again at full depth."""
        self.at_once = at_once
        """Whether every choice is examined at full depth right away."""

    def judge(self, at: int, instead: int = -1) -> JudgedChoice:
        """Judges the choice made at this move, or the answer `instead` if it is given."""
        entry = self.timeline.entries[at]
        chosen = entry.move if instead < 0 else instead
        observed = self.timeline.positions[at].observation(entry.seat)
        collecting = gc.isenabled()
        gc.disable()  # search trees have no cycles, so garbage collection would only cost time
        try:
            first = self.depth if self.at_once else first_look(self.depth)
            found = self.compared(at, observed, chosen, first)
            if first < self.depth and found.high >= self.noticed:
                found = self.compared(at, observed, chosen, self.depth)
        finally:
            if collecting:
                gc.enable()
        return replace(found, answered=entry.answered) if instead < 0 else found

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
        add_visits(search, observed, seat, chosen, iterations // 3)
        for move in rivals:
            add_visits(search, observed, seat, move, iterations // 6)
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
        """Returns the answers that the search visited most, without the chosen one."""
        root = search.root
        assert root is not None
        order = sorted(range(len(root.moves)), key=lambda i: (-root.visits[i], -root.first_values[i], i))
        return [root.moves[i] for i in order if root.moves[i] != chosen and root.visits[i] > 0][:RIVALS]

    def results(
        self, search: Search, observed: Position, seat: int, move: int, worlds: int
    ) -> list[ReachedResult]:
        """Returns the results expected after this answer in sampled worlds, which are the same for every
        answer.
        """
        ends = ends_after(search, observed, seat, move, worlds)
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
    """Returns a new search. Equal observations give equal searches."""
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
    """Returns the number of iterations for the first examination of a choice."""
    first = depth // FIRST_SHARE
    return first if first >= LEAST_ITERATIONS else depth


def best_answer(evaluator: Evaluator, observed: Position, seat: int, depth: int) -> int:
    """Returns the best answer found by the first examination in a review of this depth."""
    iterations = first_look(depth)
    search = search_from(evaluator.game, observed, seat, iterations, evaluator)
    search.run(observed, iterations)
    return search.chosen()


def compared_worlds(
    best: list[ReachedResult], chosen: list[ReachedResult], seat: int, share: float
) -> Sampled:
    """Returns the differences for each world. They are multiplied by `share`, the part of a difference at the
    horizon that usually remains at the end of the game, unless both games are over.
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
    """Returns what a seat is assumed to maximize: its own points, minus a share of the best opponent's
    points.
    """
    others = [one for other, one in enumerate(points) if other != seat]
    return points[seat] - (OPPONENT_WEIGHT * max(others) if others else 0.0)


def means(rows: list[list[float]]) -> list[float]:
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]


def nothing_hidden(p: Position, observed: Position) -> bool:
    """Returns whether the observation hides nothing, tested by comparing sampled worlds with the true one."""
    rng = Rng(1)
    try:
        return all(observed.determinize(rng) == p for _ in range(SAME_WORLDS))
    except HiddenValue:
        return False
