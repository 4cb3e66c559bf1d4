"""Sources of chance. They are kept outside the position, so a search cannot look up future outcomes."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Callable
from typing import Final

from .errors import IllegalMove, PatolliError
from .native import i64, mypyc_attr

MASK: Final = 0xFFFFFFFF
WAITING: Final = -1
"""Returned in place of an outcome that a person will enter later."""


class Rng:
    """A small, fast random number generator (xoshiro128**) for playouts and sampled worlds.

    It returns the same numbers with and without compilation.
    """

    a: i64
    b: i64
    c: i64
    d: i64

    def __init__(self, seed: int) -> None:
        mixed = hashlib.sha256(b"%d" % seed).digest()
        self.a = int.from_bytes(mixed[0:4], "big")
        self.b = int.from_bytes(mixed[4:8], "big")
        self.c = int.from_bytes(mixed[8:12], "big")
        self.d = int.from_bytes(mixed[12:16], "big") | 1

    def word(self) -> i64:
        """Returns the next 32 bits."""
        b: i64 = self.b
        x: i64 = (b * 5) & MASK
        x = (((x << 7) & MASK) | (x >> 25)) * 9 & MASK
        c: i64 = self.c ^ self.a
        d: i64 = self.d ^ b
        self.b = b ^ c
        self.a = self.a ^ d
        self.c = c ^ ((b << 9) & MASK)
        self.d = ((d << 11) & MASK) | (d >> 21)
        return x

    def below(self, n: i64) -> i64:
        """Returns a random number from 0 to n - 1, all equally likely; n must be below 2**30."""
        return (self.word() * n) >> 32

    def shuffle(self, items: list[int]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j: i64 = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def weighted(self, weights: list[int]) -> int:
        """Returns a random index with a probability proportional to its weight."""
        total: i64 = 0
        for weight in weights:
            total += weight
        at: i64 = self.below(total)
        for i in range(len(weights)):
            at -= weights[i]
            if at < 0:
                return i
        raise ValueError("no weight is positive")


@mypyc_attr(allow_interpreted_subclasses=True)
class ChanceSource:
    """Decides the outcomes of chance decisions, which belong to the seat CHANCE."""

    def choose(self, options: list[int], odds: list[int]) -> int:
        """Returns one of the options, or WAITING if the outcome will be supplied later by `Match.enter`."""
        raise NotImplementedError

    def description(self) -> str:
        """Returns the text that describes this source in the header of a record."""
        return "unknown"

    def resumed(self, drawn: int) -> None:
        """Called when a match continues from a log that contains `drawn` outcomes."""

    def rewound(self, drawn: int) -> None:
        """Called after a rewind that keeps only the first `drawn` outcomes."""


class Seeded(ChanceSource):
    """A source for simulations, in which one seed determines all outcomes."""

    seed: int
    rng: Rng

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.rng = Rng(seed)

    def choose(self, options: list[int], odds: list[int]) -> int:
        return options[self.rng.weighted(odds)]

    def resumed(self, drawn: int) -> None:
        self.rng = Rng(self.seed)
        for _ in range(drawn):
            self.rng.word()

    def rewound(self, drawn: int) -> None:
        self.resumed(drawn)

    def description(self) -> str:
        return f"seed {self.seed}"


class CommittedSeed(ChanceSource):
    """A source for tables, whose outcomes can be verified after the game.

    Outcome n is HMAC(seed, words, epoch, n), where the words are chosen by the seats. The hash of the seed is
    published before the game and the seed itself at the end. A rewind opens a new epoch, so outcomes that are
    already known are not repeated. Anyone who has the seed can predict the outcomes.
    """

    seed: bytes
    words: list[str]
    epochs: list[list[int]]
    drawn: int

    def __init__(self, seed: bytes, words: list[str], epochs: list[list[int]] | None = None) -> None:
        if len(seed) != 32:
            raise PatolliError("a committed seed has 32 bytes")
        self.seed = seed
        self.words = words
        self.epochs = [[0, 0]] if epochs is None else epochs
        self.drawn = 0

    def commitment(self) -> str:
        """Returns the hash of the seed, which is published before the game."""
        return hashlib.sha256(self.seed).hexdigest()

    def outcome(self, epoch: int, n: int) -> int:
        key = hmac.new(self.seed, digestmod="sha256")
        for word in self.words:
            spoken = word.encode()
            key.update(len(spoken).to_bytes(4, "big") + spoken)
        key.update(epoch.to_bytes(8, "big") + n.to_bytes(8, "big"))
        return int.from_bytes(key.digest(), "big")

    def choose(self, options: list[int], odds: list[int]) -> int:
        epoch = 0
        for opened in self.epochs:
            if opened[1] <= self.drawn:
                epoch = opened[0]
        at = self.outcome(epoch, self.drawn) % sum(odds)
        self.drawn += 1
        for i in range(len(odds)):
            at -= odds[i]
            if at < 0:
                return options[i]
        raise ValueError("no weight is positive")

    def resumed(self, drawn: int) -> None:
        self.drawn = drawn

    def rewound(self, drawn: int) -> None:
        """Opens a new epoch at this outcome and drops the epochs that began here or later."""
        self.drawn = drawn
        opened = self.epochs[-1][0] + 1
        self.epochs = [self.epochs[0], *(e for e in self.epochs[1:] if e[1] < drawn), [opened, drawn]]

    def description(self) -> str:
        return f"sealed {self.commitment()}"


class ManualChance(ChanceSource):
    """A source for a game on a real table: `ask` lets a person enter the outcome of a roll or draw."""

    ask: Callable[[list[int]], int]

    def __init__(self, ask: Callable[[list[int]], int]) -> None:
        self.ask = ask

    def choose(self, options: list[int], odds: list[int]) -> int:
        move = self.ask(options)
        if move not in options:
            raise IllegalMove("this is not one of the possible outcomes")
        return move

    def description(self) -> str:
        return "typed by hand"


class TypedChance(CommittedSeed):
    """A source for people who roll and draw with a physical copy of the game and enter the outcomes.

    They may leave outcomes to the computer; a committed seed then determines them, as at other tables.
    """

    def choose(self, options: list[int], odds: list[int]) -> int:
        return WAITING

    def draw(self, options: list[int], odds: list[int]) -> int:
        """Returns an outcome drawn by the computer."""
        return CommittedSeed.choose(self, options, odds)

    def description(self) -> str:
        return "typed by hand"
