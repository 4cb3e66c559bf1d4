"""Matches between evaluations: one seat against all others, seats rotating."""

from __future__ import annotations

import time
from concurrent.futures import Executor, as_completed
from dataclasses import dataclass

from ...games import load as load_game
from ...kernel.chance import Seeded
from ...kernel.match import Match
from ...players.factory import Player
from ...players.greedy_player import GreedyPlayer
from ...players.search_player import SearchConfig, SearchPlayer
from ..schedule import Schedule
from ..statistics import margin, wilson
from .self_play import evaluator_of


@dataclass(frozen=True)
class Contender:
    """An evaluation ("" is the hand-made one) and who thinks with it: greedy, or search with iterations."""

    path: str = ""
    iterations: int = 0
    width: int = 8

    def player(self, name: str, seed: int) -> Player:
        evaluator = evaluator_of(name, self.path)
        if self.iterations:
            return SearchPlayer(evaluator.game, seed, SearchConfig(self.iterations), evaluator)
        return GreedyPlayer(evaluator.game, seed, self.width, evaluator)


@dataclass
class MatchResult:
    games: int
    wins: float
    low: float
    high: float
    lead: float
    """Points of the first less the mean of the others,"""
    lead_margin: float
    points: float
    seconds: float
    """processor seconds per game of the first,"""
    other_seconds: float
    """and of one of the others."""

    def __str__(self) -> str:
        share = self.wins / max(1, self.games)
        return (
            f"{self.games} games, {share:.1%} [{self.low:.1%} to {self.high:.1%}], {self.points:.1f} points, "
            f"lead {self.lead:+.1f} ± {self.lead_margin:.1f}, "
            f"{self.seconds:.2f} s against {self.other_seconds:.2f} s"
        )


Outcome = tuple[float, float, float, float, float]


def play_one(
    game: str, players: int, first: Contender, other: Contender, number: int, seed: int, deadline: float
) -> Outcome | None:
    """The first one's share of the victory, points, the others' mean, and processor seconds of both."""
    if time.time() > deadline:
        return None
    rules = load_game(game)
    plan = Schedule(game, ("a", *("b",) * (players - 1)), 1_000_000, seed)
    match = Match(rules, players, Seeded(plan.chance_seed(number)))
    seated = plan.seats(number)
    bots = [
        (first if player == 0 else other).player(game, plan.player_seed(number, player)) for player in seated
    ]
    seconds = [0.0] * players
    while not match.over():
        seat = match.asked()[0]
        began = time.process_time()
        move = bots[seat].choose(match.position.observation(seat), seat)
        seconds[seat] += time.process_time() - began
        match.play(seat, move)
    scores = match.position.scores()
    points = [total / scores.unit for total in scores.totals()]
    winners = scores.winners()
    own = seated.index(0)
    others = [seat for seat in range(players) if seat != own]
    return (
        1 / len(winners) if own in winners else 0.0,
        points[own],
        sum(points[seat] for seat in others) / len(others),
        seconds[own],
        sum(seconds[seat] for seat in others) / len(others),
    )


def run(
    pool: Executor,
    game: str,
    players: int,
    first: Contender,
    other: Contender,
    *,
    games: int,
    seed: int,
    seconds: float,
) -> MatchResult:
    """As many games as fit into the time. Games begun before the limit all count."""
    deadline = time.time() + seconds
    tasks = [
        pool.submit(play_one, game, players, first, other, number, seed, deadline) for number in range(games)
    ]
    return summary([found for task in as_completed(tasks) if (found := task.result()) is not None])


def summary(found: list[Outcome]) -> MatchResult:
    def mean(at: int) -> float:
        return sum(one[at] for one in found) / max(1, len(found))

    wins = sum(one[0] for one in found)
    low, high = wilson(wins, len(found))
    leads = [one[1] - one[2] for one in found]
    return MatchResult(
        len(found), wins, low, high, mean(1) - mean(2), margin(leads), mean(1), mean(3), mean(4)
    )
