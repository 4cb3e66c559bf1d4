"""The odds of a move that starts a contest, such as a fight.

The outcomes are counted exactly if there are few cases; otherwise their odds are estimated by seeded
playouts. The computation uses only what the seat knows. It is limited by a number of steps and not by time,
so the result is the same on every machine, compiled or not.
"""

from __future__ import annotations

import math
from typing import Any, Final

from . import determinization
from .agenda import ChanceDecision
from .chance import Rng
from .errors import HiddenValue, RuleError
from .game import Game
from .position import Position
from .seats import CHANCE, NOBODY
from .stakes import UNDECIDED, Odds, Stakes, StakesLog

STEPS: Final = 12_000
"""The default budget, in moves played: one budget for the exact count and another of the same size for
playouts.
"""
MOST_SAMPLES: Final = 1_000
LEAST_SAMPLES: Final = 20
LONGEST: Final = 2_000
"""The maximum length of a playout, in moves."""
NEGLIGIBLE: Final = 1e-9
"""Cases with a lower probability are dropped, so that the exact count ends even if a roll can be repeated
without limit.
"""
Z: Final = 1.96
"""The two-sided quantile of the normal distribution for 95 % confidence."""
ALL: Final = 10_000
HUNDREDTHS: Final = 100


def odds_of(
    game: Game, p: Position, seat: int, chain: list[int], steps: int = STEPS, seed: int = 1
) -> Odds | None:
    """Returns the odds of the last move of the chain, or None if the move starts no contest or if it is not
    known yet which contest it starts.
    """
    here = p.observation(seat)
    try:
        for move in chain[:-1]:
            here.play(seat, move)
        if not chain or seat not in here.asked() or chain[-1] not in here.legal_moves(seat):
            return None
        stakes = game.stakes(here, seat, chain[-1])
    except HiddenValue:
        return None
    return None if stakes is None else odds_at(stakes, here, seat, chain[-1], steps, seed)


def open_odds(game: Game, p: Position, seat: int, steps: int = STEPS, seed: int = 1) -> dict[str, Odds]:
    """Returns the odds of the contests that take place whatever the seat answers, as if they were decided
    immediately.
    """
    found: dict[str, Odds] = {}
    for name, (stakes, start) in game.open_stakes(p.observation(seat), seat).items():
        found[name] = odds_at(stakes, start, seat, -1, steps, seed)
    return found


def is_at_stake(game: Game, observed: Position, seat: int, move: int) -> bool:
    """Returns whether this legal move starts a contest, as far as the seat knows."""
    try:
        return game.stakes(observed, seat, move) is not None
    except HiddenValue:
        return False


def odds_at(
    stakes: Stakes[Any], observed: Position, seat: int, move: int, steps: int = STEPS, seed: int = 1
) -> Odds:
    """Computes the odds of a move from an observation.

    A negative `move` means that the contest has already begun.
    """
    tally = Tally(stakes)
    try:
        if count_cases(tally, observed, seat, move, steps):
            return exact(tally)
    except HiddenValue:
        pass
    sampled = Tally(stakes)
    sampled.steps = tally.steps
    play_samples(sampled, observed, seat, move, tally.steps + steps, seed)
    return estimated(sampled)


class Tally:
    """The results so far: the weight of each outcome, the weighted sums of the counts, and the work done."""

    stakes: Stakes[Any]
    log: StakesLog
    weights: list[float]
    sums: list[float]
    steps: int
    samples: int
    least: float

    def __init__(self, stakes: Stakes[Any]) -> None:
        self.stakes = stakes
        self.log = StakesLog(stakes.events)
        self.weights = [0.0] * len(stakes.outcomes)
        self.sums = [0.0] * len(stakes.counts)
        self.steps = 0
        self.samples = 0
        self.least = NEGLIGIBLE


class Case:
    """A possible position with its probability, and the sums of the counts so far, weighted by that
    probability.
    """

    position: Position
    weight: float
    sums: list[float]

    def __init__(self, position: Position, weight: float, sums: list[float]) -> None:
        self.position = position
        self.weight = weight
        self.sums = sums


# ---- exact --------------------------------------------------------------------------------------------


def count_cases(tally: Tally, observed: Position, seat: int, move: int, steps: int) -> bool:
    """Follows every possible sequence of chance outcomes. Returns False if this takes more than `steps`
    steps.
    """
    waiting: dict[object, Case] = {}
    first = observed.copy()
    determinization.undecide(first.secrets(), first.pools)
    first.forget()
    none = [0.0] * len(tally.sums)
    if move >= 0:
        step(tally, waiting, first, seat, move, 1.0, none)
    else:
        waiting[0] = Case(first, 1.0, none)
    while waiting:
        key = next(iter(waiting))
        case = waiting.pop(key)
        p = case.position
        asked = p.first_asked()
        if asked == NOBODY:
            raise RuleError("the game ended before an outcome")
        if asked == CHANCE:
            branch(tally, waiting, case)
        else:
            step(tally, waiting, p, asked, tally.stakes.choose(p, asked), case.weight, case.sums)
        if tally.steps > steps:
            return False
    return True


def branch(tally: Tally, waiting: dict[object, Case], case: Case) -> None:
    p = case.position
    options = p.offer(CHANCE)[:]
    due = p.due()
    assert isinstance(due, ChanceDecision)
    weights = due.odds(p)[:]
    total = float(sum(weights))
    last = len(options) - 1
    for i in range(len(options)):
        share = case.weight * weights[i] / total
        if share > tally.least:
            there = p if i == last else p.copy()
            sums = [one * weights[i] / total for one in case.sums]
            step(tally, waiting, there, CHANCE, options[i], share, sums)


def step(
    tally: Tally,
    waiting: dict[object, Case],
    p: Position,
    seat: int,
    move: int,
    weight: float,
    sums: list[float],
) -> None:
    """Plays one move and queues the resulting position. Equivalent positions are merged."""
    stakes = tally.stakes
    found = play_and_judge(tally, p, seat, move)
    happened = tally.log.events
    sums = [sums[i] + weight * stakes.count(happened, i) for i in range(len(sums))]
    if found != UNDECIDED:
        tally.weights[found] += weight
        add(tally.sums, sums)
        return
    key = stakes.key(p)
    if key is None:
        waiting[tally.steps] = Case(p, weight, sums)
        return
    same = waiting.get(key)
    if same is None:
        waiting[key] = Case(p, weight, sums)
    else:
        same.weight += weight
        add(same.sums, sums)


def play_and_judge(tally: Tally, p: Position, seat: int, move: int) -> int:
    """Plays one move and returns the outcome, which may be known even if the rest of the move reaches a
    hidden value.
    """
    tally.steps += 1
    tally.log.events = []
    p.event_log = tally.log
    try:
        p.answer(seat, move)
    except HiddenValue:
        found = tally.stakes.outcome(p, tally.log.events)
        if found == UNDECIDED:
            raise
        return found
    return tally.stakes.outcome(p, tally.log.events)


def add(total: list[float], more: list[float]) -> None:
    for i in range(len(total)):
        total[i] += more[i]


# ---- by playouts --------------------------------------------------------------------------------------


def play_samples(tally: Tally, observed: Position, seat: int, move: int, steps: int, seed: int) -> None:
    """Samples worlds with different hidden values and plays each until it has an outcome."""
    rng = Rng(seed)
    while tally.samples < MOST_SAMPLES and (tally.steps < steps or tally.samples < LEAST_SAMPLES):
        world = observed.determinize(rng)
        world.unwatched = True
        tally.samples += 1
        play_sample(tally, world, seat, move, rng)


def play_sample(tally: Tally, p: Position, seat: int, move: int, rng: Rng) -> None:
    stakes = tally.stakes
    for _ in range(LONGEST):
        if move < 0:
            seat = p.first_asked()
            if seat == NOBODY:
                break
            if seat == CHANCE:
                options = p.offer(CHANCE)
                due = p.due()
                assert isinstance(due, ChanceDecision)
                move = options[rng.weighted(due.odds(p))] if len(options) > 1 else options[0]
            else:
                move = stakes.choose(p, seat)
        found = play_and_judge(tally, p, seat, move)
        move = -1
        for i in range(len(tally.sums)):
            tally.sums[i] += stakes.count(tally.log.events, i)
        if found != UNDECIDED:
            tally.weights[found] += 1.0
            return
    raise RuleError("a playout without an outcome")


# ---- results ------------------------------------------------------------------------------------------


def result(tally: Tally) -> Odds:
    found = Odds()
    total = max(sum(tally.weights), NEGLIGIBLE)
    found.outcomes = tally.stakes.outcomes
    found.values = tally.stakes.values
    found.chances = [rounded(weight / total * ALL) for weight in tally.weights]
    found.low = found.chances[:]
    found.high = found.chances[:]
    found.counts = tally.stakes.counts
    found.means = [rounded(one / total * HUNDREDTHS) for one in tally.sums]
    found.exact = True
    found.samples = 0
    found.steps = tally.steps
    found.goal = tally.stakes.goal()
    found.assumptions = tally.stakes.assumptions()
    return found


def exact(tally: Tally) -> Odds:
    return result(tally)


def estimated(tally: Tally) -> Odds:
    found = result(tally)
    found.exact = False
    found.samples = tally.samples
    for i in range(len(tally.weights)):
        found.low[i], found.high[i] = wilson(tally.weights[i], float(tally.samples))
    return found


def wilson(hits: float, samples: float) -> tuple[int, int]:
    """Returns the Wilson confidence interval, in ten-thousandths."""
    share = hits / samples
    middle = share + Z * Z / (2 * samples)
    around = Z * math.sqrt(share * (1 - share) / samples + Z * Z / (4 * samples * samples))
    whole = 1 + Z * Z / samples
    return (
        max(0, math.floor((middle - around) / whole * ALL)),
        min(ALL, math.ceil((middle + around) / whole * ALL)),
    )


def rounded(value: float) -> int:
    return math.floor(value + 0.5)
