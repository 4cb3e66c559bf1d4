"""The random player, which chooses among its answers with equal probability. It never uses asides, so its
games end.
"""

from __future__ import annotations

from secrets import randbelow

from ..kernel.chance import Rng
from ..kernel.position import Position


def choose(observed: Position, seat: int) -> int:
    options = observed.legal_moves(seat)
    return options[randbelow(len(options))]


class RandomPlayer:
    """A random player with a seed, so that its games can be repeated."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def reseed(self, seed: int, _chair: str) -> None:
        self.rng = Rng(seed)

    def choose(self, observed: Position, seat: int) -> int:
        options = observed.legal_moves(seat)
        return options[self.rng.below(len(options))]
