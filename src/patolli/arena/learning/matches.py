"""Matches between evaluations. One contender plays one seat, copies of the other contender play all other
seats, and the seats rotate.
"""

from __future__ import annotations

import time
from collections import deque
from concurrent.futures import Executor, Future
from dataclasses import dataclass, field

from ...games import load as load_game
from ...kernel.chance import Seeded
from ...kernel.match import Match
from ...players.evaluator import NetworkEvaluator
from ...players.factory import Player
from ...players.greedy_player import GreedyPlayer
from ...players.search_player import SearchConfig, SearchPlayer
from ..schedule import Schedule
from ..statistics import SequentialTest, margin, wilson
from .self_play import evaluator_of

AHEAD = 48
"""The number of games that are submitted at a time. It is larger than the number of workers, so that no
worker is ever idle.
"""


@dataclass(frozen=True)
class Contender:
    """An evaluation (an empty path means the hand-made one) and the player that uses it: a search player if
    `iterations` is set, otherwise a greedy player.
    """

    path: str = ""
    iterations: int = 0
    width: int = 8
    mix: tuple[int, ...] = ()
    """Overrides the mix of output heads in the network file."""

    def player(self, name: str, seed: int) -> Player:
        evaluator = evaluator_of(name, self.path)
        if self.mix and isinstance(evaluator, NetworkEvaluator):
            mix = list(self.mix)
            evaluator = NetworkEvaluator(evaluator.game, evaluator.features, evaluator.network, mix)
        if self.iterations:
            return SearchPlayer(evaluator.game, seed, SearchConfig(self.iterations), evaluator)
        return GreedyPlayer(evaluator.game, seed, self.width, evaluator)


@dataclass(frozen=True)
class Pairing:
    """One contender against copies of another contender."""

    game: str
    players: int
    first: Contender
    other: Contender
    seed: int


@dataclass
class Outcome:
    """The outcome of one game for the first contender. `others` and `other_seconds` are means over the other
    seats.
    """

    share: float
    """The first contender's share of the win: 1 if it won alone, 1/n if it shared the win with n - 1 others,
    and 0 otherwise.
    """
    decided: bool
    """False if all seats lost together."""
    points: float
    others: float
    seconds: float
    """The CPU seconds that the first contender used."""
    other_seconds: float


@dataclass
class MatchResult:
    players: int
    games: int
    wins: float
    share: float
    """The share of wins in the games that had a winner; `low` and `high` are its 95 % confidence interval."""
    low: float
    high: float
    points: float
    lead: float
    """The first contender's points minus the mean points of the others."""
    lead_margin: float
    own_seconds: float
    """The CPU seconds that the first contender used per game."""
    other_seconds: float
    """The mean CPU seconds per game of the other seats."""
    lost_by_all: int = 0
    verdict: str = ""
    """The verdict of the sequential test: empty if there was no test."""

    @property
    def share_of_all(self) -> float:
        """The share of all games that the first contender won. A game that all seats lose together is not a
        win.
        """
        return self.wins / max(1, self.games)

    def __str__(self) -> str:
        lost = f", {self.lost_by_all} lost by all" if self.lost_by_all else ""
        verdict = f" ({self.verdict})" if self.verdict else ""
        return (
            f"{self.games} games{lost}{verdict}, {self.share:.1%} [{self.low:.1%} to {self.high:.1%}], "
            f"{self.points:.1f} points, lead {self.lead:+.1f} ± {self.lead_margin:.1f}, "
            f"{self.own_seconds:.2f} s against {self.other_seconds:.2f} s"
        )


def play_one(pairing: Pairing, number: int, deadline: float = float("inf")) -> Outcome | None:
    """Plays one game, or returns None if the deadline passed before the game could begin."""
    if time.time() > deadline:
        return None
    players = pairing.players
    plan = Schedule(pairing.game, ("a", *("b",) * (players - 1)), 1_000_000, pairing.seed)
    match = Match(load_game(pairing.game), players, Seeded(plan.chance_seed(number)))
    seated = plan.seats(number)
    bots = [
        (pairing.first if player == 0 else pairing.other).player(
            pairing.game, plan.player_seed(number, player)
        )
        for player in seated
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
    return Outcome(
        1 / len(winners) if own in winners else 0.0,
        bool(winners),
        points[own],
        sum(points[seat] for seat in others) / len(others),
        seconds[own],
        sum(seconds[seat] for seat in others) / len(others),
    )


@dataclass
class MatchLimits:
    """Limits the number of games and seconds of a match. Unless `whole` is set, the match also ends as soon
    as its sequential test is decided.
    """

    games: int
    seconds: float = float("inf")
    times: float = 0.0
    """The sequential test decides whether the first contender wins only its equal share of games or this many
    times that share. 0 means no test.
    """
    whole: bool = False
    """If true, the match continues after its test is decided, so that its result includes the share of all
    games.
    """
    ahead: int = field(default=AHEAD)


def run(pool: Executor, pairing: Pairing, limits: MatchLimits) -> MatchResult:
    """Runs a match. Games are counted in the order of their numbers, even when a later game finishes first.
    Every game that began before the time limit counts unless the test ends the match earlier. Games that all
    seats lost are not used for the test or for `share`.
    """
    deadline = time.time() + limits.seconds
    test = SequentialTest(pairing.players, limits.times) if limits.times else None
    waiting: deque[Future[Outcome | None]] = deque()
    found: list[Outcome] = []
    submitted = 0
    verdict = ""
    while limits.whole or not verdict:
        while len(waiting) < limits.ahead and submitted < limits.games and time.time() < deadline:
            waiting.append(pool.submit(play_one, pairing, submitted, deadline))
            submitted += 1
        if not waiting:
            break
        outcome = waiting.popleft().result()
        if outcome is None:
            continue
        found.append(outcome)
        if test is not None and outcome.decided and not verdict:
            test.add(outcome.share)
            verdict = test.verdict()
    for task in waiting:
        task.cancel()
    result = summary(pairing.players, found)
    result.verdict = verdict or ("not clear" if test is not None else "")
    return result


def summary(players: int, found: list[Outcome]) -> MatchResult:
    count = max(1, len(found))
    decided = [one for one in found if one.decided]
    wins = sum(one.share for one in found)
    low, high = wilson(wins, len(decided))
    points = sum(one.points for one in found) / count
    return MatchResult(
        players,
        len(found),
        wins,
        wins / max(1, len(decided)),
        low,
        high,
        points,
        points - sum(one.others for one in found) / count,
        margin([one.points - one.others for one in found]),
        sum(one.seconds for one in found) / count,
        sum(one.other_seconds for one in found) / count,
        len(found) - len(decided),
    )
