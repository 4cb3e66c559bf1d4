"""Checks that sampled worlds guess hidden information as well as chance allows, and no better."""

from __future__ import annotations

from typing import Final

from ..chance import Rng
from ..position import Position
from ..secrets import HOLE, FaceDown, Hand, Pile, Purse, Secret
from . import checks
from .checks import CheckFailure

GUESSES: Final = 4
"""The number of sampled worlds that are compared with the true world."""
TOO_UNEVEN: Final = 33.0
"""The limit for the chi-square statistic of the ranks, which has 4 degrees of freedom. By chance, only one
run in a million exceeds it.
"""
ENOUGH: Final = 25
"""If at least this number of sampled worlds could differ from the true world, at least one of them must
differ.
"""


class Calibration:
    """Statistics of guesses over many games.

    The rank of the truth among the guesses must be uniform, and guesses must be correct no more often than by
    chance.
    """

    ranks: dict[str, list[int]]
    hits: dict[str, list[int]]
    could_differ: int
    differed: int

    def __init__(self) -> None:
        self.ranks = {}
        self.hits = {}
        self.could_differ = 0
        self.differed = 0

    def sample(self, p: Position, rng: Rng) -> None:
        viewer = checks.viewers(p)[rng.below(p.players + 1)]
        observed = p.observation(viewer)
        hidden = [i for i, s in enumerate(observed.secrets()) if has_holes(s)]
        if not hidden:
            return
        at = hidden[rng.below(len(hidden))]
        worlds = [observed.determinize(rng) for _ in range(GUESSES)]
        truth = weight(p.secrets()[at])
        guesses = [weight(w.secrets()[at]) for w in worlds]
        kind = type(observed.secrets()[at]).__name__
        below = sum(1 for g in guesses if g < truth)
        equal = sum(1 for g in guesses if g == truth)
        rank = below + int(rng.below(equal + 1))
        self.ranks.setdefault(kind, [0] * (GUESSES + 1))[rank] += 1
        same = checks.contents(p)
        first, second = checks.contents(worlds[0]), checks.contents(worlds[1])
        hit = self.hits.setdefault(kind, [0, 0, 0])
        hit[0] += 1
        hit[1] += first[at] == same[at]
        hit[2] += first[at] == second[at]
        if open_question(observed):
            self.could_differ += 1
            self.differed += any(checks.contents(w) != same for w in worlds)

    def judge(self) -> None:
        if self.could_differ >= ENOUGH and self.differed == 0:
            raise CheckFailure("fill-truth", f"{self.could_differ} times all guesses were the truth")
        for kind, counts in self.ranks.items():
            n = sum(counts)
            expected = n / (GUESSES + 1)
            uneven = sum((c - expected) ** 2 / expected for c in counts)
            if n >= 50 and uneven > TOO_UNEVEN:
                raise CheckFailure("calibration", f"{kind}: ranks of the truth {counts}")
        for kind, (n, truth, pair) in self.hits.items():
            spread = (truth + pair) * (1 - (truth + pair) / (2 * n))
            if truth - pair > 5 and (truth - pair) ** 2 > 30 * spread:
                raise CheckFailure(
                    "fill-truth", f"{kind}: {truth} of {n} guesses hit the truth, {pair} by chance"
                )

    def add(self, other: Calibration) -> None:
        self.could_differ += other.could_differ
        self.differed += other.differed
        for into, more in ((self.ranks, other.ranks), (self.hits, other.hits)):
            for kind, counts in more.items():
                own = into.setdefault(kind, [0] * len(counts))
                for i in range(len(counts)):
                    own[i] += counts[i]


def has_holes(s: Secret) -> bool:
    if isinstance(s, Hand):
        return sum(s.cards) != s.size
    if isinstance(s, Pile):
        return HOLE in s.tail
    if isinstance(s, FaceDown):
        return HOLE in s.values
    return isinstance(s, Purse) and s.amount == HOLE


def weight(s: Secret) -> int:
    """Returns a number that represents the contents of a secret, so that the truth and the guesses can be
    ranked.
    """
    if isinstance(s, Hand):
        return sum(kind * n for kind, n in enumerate(s.cards))
    if isinstance(s, Pile):
        return sum((i + 1) * kind for i, kind in enumerate(s.tail))
    if isinstance(s, FaceDown):
        return sum(v for v in s.values if v >= 0)
    return s.amount if isinstance(s, Purse) else 0


def open_question(observed: Position) -> bool:
    """Returns whether it is certain that the hidden pieces could also be arranged in another way."""
    places: dict[int, int] = {}
    for s in observed.secrets():
        if has_holes(s) or (isinstance(s, Pile | FaceDown) and s.size > 0):
            places[s.family] = places.get(s.family, 0) + 1
    for family, pool in enumerate(observed.pools):
        if places.get(family, 0) > 1 and sum(1 for n in pool if n > 0) > 1:
            return True
    return False
