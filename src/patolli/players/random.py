"""The random player: each answer is equally likely. It uses asides never, so that its games end."""

from __future__ import annotations

from secrets import randbelow

from ..kernel.chance import Dice
from ..kernel.position import Position


def choose(veiled: Position, seat: int) -> int:
    options = veiled.options(seat)
    return options[randbelow(len(options))]


class Random:
    """The same from a seed: with one seed, a game goes one way."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)

    def reseed(self, seed: int, _chair: str) -> None:
        self.dice = Dice(seed)

    def choose(self, veiled: Position, seat: int) -> int:
        options = veiled.options(seat)
        return options[self.dice.below(len(options))]
