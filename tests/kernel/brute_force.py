"""Computes odds by brute force, playing every outcome of chance one by one with the actual rules."""

from __future__ import annotations

from fractions import Fraction

import pytest

from patolli.kernel.events import Event, EventLog
from patolli.kernel.game import Game
from patolli.kernel.position import Position
from patolli.kernel.seats import CHANCE
from patolli.kernel.stakes import UNDECIDED, Stakes


def brute_force(
    game: Game, p: Position, seat: int, move: int, least: float = 0
) -> tuple[list[Fraction], list[Fraction]]:
    """Returns the probability of each outcome and the mean of each count. The seat must know all relevant
    facts.

    Branches with a probability below `least` are cut off, because some games could otherwise continue
    forever.
    """
    stakes = game.stakes(p, seat, move)
    assert stakes is not None
    shares = [Fraction(0)] * len(stakes.outcomes)
    means = [Fraction(0)] * len(stakes.counts)
    go_on(stakes, p.copy(), seat, move, Fraction(1), shares, means, least)
    assert sum(shares) == pytest.approx(1, abs=100 * least)
    return shares, means


def go_on(
    stakes: Stakes,
    p: Position,
    seat: int,
    move: int,
    share: Fraction,
    shares: list[Fraction],
    means: list[Fraction],
    least: float,
) -> None:
    if share < least:
        return
    log = EventLog()
    p.event_log = log
    p.play(seat, move)
    happened = [event for event in log.events if event.kind in stakes.events]
    for i in range(len(means)):
        means[i] += share * stakes.count(happened, i)
    found = stakes.outcome(p, happened)
    if found != UNDECIDED:
        shares[found] += share
        return
    asked = p.first_asked()
    if asked != CHANCE:
        go_on(stakes, p, asked, stakes.choose(p, asked), share, shares, means, least)
        return
    weights = p.odds()
    for outcome, weight in zip(p.legal_moves(CHANCE), weights, strict=True):
        go_on(stakes, p.copy(), CHANCE, outcome, share * weight / sum(weights), shares, means, least)


class Unmerged(Stakes):
    """The same stakes, but without merging equal cases."""

    def __init__(self, stakes: Stakes) -> None:
        self.stakes = stakes
        self.outcomes = stakes.outcomes
        self.values = stakes.values
        self.counts = stakes.counts
        self.events = stakes.events

    def outcome(self, p: Position, happened: list[Event]) -> int:
        return self.stakes.outcome(p, happened)

    def count(self, happened: list[Event], number: int) -> int:
        return self.stakes.count(happened, number)

    def choose(self, p: Position, seat: int) -> int:
        return self.stakes.choose(p, seat)

    def key(self, p: Position) -> None:
        return None
