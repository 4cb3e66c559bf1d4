"""Samples secret amounts so that every set of amounts within the known bounds and public sums is equally
likely.

The number of possible sets is counted, not enumerated. Purses that belong to only one sum are counted
together by adding up their ranges; only purses that belong to several sums are tried amount by amount. A game
with one sum per seat therefore takes time proportional to the totals.
"""

from __future__ import annotations

from typing import Final

from .chance import Rng
from .errors import RuleError
from .secrets import HOLE, Purse, Sum

KEPT: Final = 8
COUNTED: Final[dict[tuple[int, ...], dict[tuple[int, ...], int]]] = {}
"""A cache of counts, at most KEPT of them.

The key consists of everything known about the amounts. A search samples many worlds from one observation, so
it needs the same counts again and again.
"""


class Amounts:
    """Counts and samples the possible sets of hidden amounts, as far as one observer knows."""

    every: list[Purse]
    sums: list[Sum]
    observer: int
    lone: list[int]
    """The hidden purses that belong to no sum."""
    own: list[list[int]]
    """For each sum, the hidden purses that belong to this sum only."""
    rest: list[list[list[int]]]
    """`rest[s][i][total]` is the number of ways in which the purses `own[s]`, from index i on, add up to this
    total.
    """
    shared: list[int]
    """The hidden purses that belong to several sums."""
    sums_of: list[list[int]]
    """For each shared purse, the sums to which it belongs."""
    closes: list[list[int]]
    """For each shared purse, the sums in which it is the last shared purse."""
    ways: dict[tuple[int, ...], int]

    def __init__(self, every: list[Purse], sums: list[Sum], hidden: list[int], observer: int) -> None:
        self.every = every
        self.sums = sums
        self.observer = observer
        self.lone = []
        self.own = [[] for _ in sums]
        self.rest = []
        self.shared = []
        # Purses of the same sum are adjacent, so that a sum is complete early and the cache stays small.
        for s in sums:
            for purse in s.members:
                if purse in hidden and purse not in self.shared and len(self.among(purse)) > 1:
                    self.shared.append(purse)
        for purse in hidden:
            found = self.among(purse)
            if not found:
                self.lone.append(purse)
            elif len(found) == 1:
                self.own[found[0]].append(purse)
        self.sums_of = [self.among(purse) for purse in self.shared]
        self.closes = [[] for _ in self.shared]
        for i in range(len(sums)):
            places = [k for k in range(len(self.shared)) if i in self.sums_of[k]]
            if places:
                self.closes[places[-1]].append(i)
        self.ways = counted_before(self.known())

    def known(self) -> tuple[int, ...]:
        """Returns the cache key, which contains everything that determines the count except the amounts left
        to distribute.
        """
        key: list[int] = []
        for s in self.sums:
            key.append(len(s.members))
            key.extend(s.members)
        for purses in [self.shared, *self.own]:
            for purse in purses:
                one = self.every[purse]
                key.extend((purse, one.low[self.observer], one.high[self.observer]))
        return tuple(key)

    def among(self, purse: int) -> list[int]:
        return [i for i in range(len(self.sums)) if purse in self.sums[i].members]

    def deal(self, rng: Rng) -> None:
        for purse in self.lone:
            one = self.every[purse]
            low = one.low[self.observer]
            one.amount = low + draw_big([1] * (one.high[self.observer] - low + 1), rng)
        opened = []
        for s in self.sums:
            known = [self.every[i].amount for i in s.members if self.every[i].amount != HOLE]
            opened.append(s.total - sum(known))
        self.rest = [self.counted(i, opened[i]) for i in range(len(self.sums))]
        for k in range(len(self.shared)):
            choices = self.range_of(k, opened)
            weights = [self.count_after(k, amount, opened) for amount in choices]
            if sum(weights) == 0:
                raise RuleError("no amounts keep all the public sums")
            amount = choices[draw_big(weights, rng)]
            self.every[self.shared[k]].amount = amount
            for i in self.sums_of[k]:
                opened[i] -= amount
        for i in range(len(self.sums)):
            self.deal_own(i, opened[i], rng)

    def counted(self, i: int, most: int) -> list[list[int]]:
        """Returns, for each index, the number of ways in which the sum's own purses from this index on add up
        to 0, 1, …, `most`.
        """
        if most < 0:
            raise RuleError("no amounts keep all the public sums")
        found: list[list[int]] = [[1] + [0] * most]
        for purse in reversed(self.own[i]):
            one = self.every[purse]
            low, high = one.low[self.observer], one.high[self.observer]
            before = found[-1]
            after: list[int] = []
            running = 0
            for total in range(most + 1):
                if total >= low:
                    running += before[total - low]
                if total > high:
                    running -= before[total - high - 1]
                after.append(running)
            found.append(after)
        found.reverse()
        return found

    def deal_own(self, i: int, left: int, rng: Rng) -> None:
        for place in range(len(self.own[i])):
            one = self.every[self.own[i][place]]
            low = one.low[self.observer]
            weights = [
                self.rest[i][place + 1][left - amount]
                for amount in range(low, min(one.high[self.observer], left) + 1)
            ]
            if sum(weights) == 0:
                raise RuleError("no amounts keep all the public sums")
            one.amount = low + draw_big(weights, rng)
            left -= one.amount
        if left != 0:
            raise RuleError("no amounts keep all the public sums")

    def range_of(self, k: int, opened: list[int]) -> list[int]:
        one = self.every[self.shared[k]]
        high = one.high[self.observer]
        for i in self.sums_of[k]:
            high = min(high, opened[i])
        return list(range(one.low[self.observer], high + 1))

    def count_after(self, k: int, amount: int, opened: list[int]) -> int:
        """Counts the possible sets of amounts that remain if a shared purse contains this amount. Sums
        without further shared purses are completed by their own purses.
        """
        after = opened[:]
        ways = 1
        for i in self.sums_of[k]:
            after[i] -= amount
        for i in self.closes[k]:
            ways *= self.rest[i][0][after[i]]
            after[i] = 0
        return ways * self.count(k + 1, after) if ways else 0

    def count(self, k: int, opened: list[int]) -> int:
        if k == len(self.shared):
            return 1
        key = (k, *opened)
        known = self.ways.get(key)
        if known is not None:
            return known
        found = 0
        for amount in self.range_of(k, opened):
            found += self.count_after(k, amount, opened)
        self.ways[key] = found
        return found


def counted_before(known: tuple[int, ...]) -> dict[tuple[int, ...], int]:
    found = COUNTED.get(known)
    if found is None:
        if len(COUNTED) >= KEPT:
            COUNTED.clear()
        found = {}
        COUNTED[known] = found
    return found


def draw_big(weights: list[int], rng: Rng) -> int:
    """Draws an index with a probability proportional to its weight. Weights may be larger than 32 bits."""
    total = sum(weights)
    at = 0
    for _ in range(0, total.bit_length() + 32, 32):
        at = at << 32 | int(rng.word())
    at %= total
    for i in range(len(weights)):
        at -= weights[i]
        if at < 0:
            return i
    raise ValueError("no weight is positive")
