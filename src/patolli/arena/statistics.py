"""Statistics of playing strength: shares of wins with intervals, ratings with their uncertainty, and a
sequential test.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from importlib.util import find_spec

from ..kernel.errors import PatolliError
from .game_runner import GameResult

Z = 1.959964
"""The quantile for 95 % confidence intervals."""


@dataclass
class Standing:
    """The results of one player. If several players win together, each of them gets an equal share of one
    win. `games` counts only games with a winner.
    """

    name: str
    games: int
    wins: float
    low: float
    high: float
    points: float
    points_margin: float
    seconds: float
    rating: float = 0.0
    uncertainty: float = 0.0

    def share(self) -> float:
        return self.wins / self.games if self.games else 0.0


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Returns the 95 % confidence interval of a share of wins (Wilson's score interval)."""
    if games == 0:
        return 0.0, 1.0
    p = wins / games
    middle = (p + Z * Z / (2 * games)) / (1 + Z * Z / games)
    half = Z * math.sqrt(p * (1 - p) / games + Z * Z / (4 * games * games)) / (1 + Z * Z / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def margin(values: list[float]) -> float:
    """Returns half the width of the 95 % confidence interval of a mean."""
    if len(values) < 2:
        return 0.0
    mean = sum(values) / len(values)
    variance = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return Z * math.sqrt(variance / len(values))


def winners(played: GameResult) -> list[int]:
    return [seat for seat, rank in enumerate(played.ranks) if rank == 1]


def won(played: GameResult, seat: int) -> float:
    """Returns a seat's share of the win."""
    first = winners(played)
    return 1 / len(first) if seat in first else 0.0


def lost_by_all(games: list[GameResult]) -> float:
    """Returns the share of games that all seats lost together."""
    return sum(not winners(played) for played in games) / max(1, len(games))


def standings(players: Iterable[str], games: list[GameResult]) -> list[Standing]:
    """Returns the results by player name, the best first."""
    names = list(players)
    found: list[Standing] = []
    for name in dict.fromkeys(names):
        wins, points, seconds = [], [], []
        for played in games:
            for seat, player in enumerate(played.players):
                if names[player] == name:
                    if winners(played):
                        wins.append(won(played, seat))
                    points.append(played.points[seat])
                    seconds.append(played.seconds[seat])
        low, high = wilson(sum(wins), len(wins))
        count = max(1, len(points))
        found.append(
            Standing(
                name,
                len(wins),
                sum(wins),
                low,
                high,
                sum(points) / count,
                margin(points),
                sum(seconds) / count,
            )
        )
    rate(found, names, games)
    return sorted(found, key=lambda standing: (-standing.share(), standing.name))


def check_ratings() -> None:
    """Raises an error if ratings cannot be computed. Called before the first game, so that no games are
    played in vain.
    """
    if find_spec("openskill") is None:
        raise PatolliError("ratings need the package openskill: pip install 'patolli[arena]'")


def rate(found: list[Standing], names: list[str], games: list[GameResult]) -> None:
    """Computes OpenSkill ratings (Plackett-Luce), game by game. All copies of a player share one rating."""
    check_ratings()
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    known = {standing.name: model.rating(name=standing.name) for standing in found}
    for played in sorted(games, key=lambda one: one.number):
        sitting = [names[player] for player in played.players]
        teams = [[model.create_rating([known[name].mu, known[name].sigma], name)] for name in sitting]
        after = model.rate(teams, ranks=[float(rank) for rank in played.ranks])
        for name in dict.fromkeys(sitting):
            copies = [after[seat][0] for seat, sits in enumerate(sitting) if sits == name]
            known[name].mu = sum(one.mu for one in copies) / len(copies)
            known[name].sigma = sum(one.sigma for one in copies) / len(copies)
    for standing in found:
        standing.rating = known[standing.name].mu
        standing.uncertainty = known[standing.name].sigma


class SequentialTest:
    """Wald's sequential test of whether the first player wins only its equal share of games or `times` that
    share. Both errors have a probability of 5 %.
    """

    def __init__(self, players: int, times: float = 1.7) -> None:
        self.equal = 1 / players
        self.better = min(0.9, times * self.equal)
        self.sum = 0.0
        self.games = 0

    def add(self, share: float) -> None:
        self.games += 1
        self.sum += share * math.log(self.better / self.equal)
        self.sum += (1 - share) * math.log((1 - self.better) / (1 - self.equal))

    def verdict(self) -> str:
        """Returns `better`, `not better`, or an empty string if the test is still undecided."""
        if self.sum >= math.log(19):
            return "better"
        return "not better" if self.sum <= -math.log(19) else ""
