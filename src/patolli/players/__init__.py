"""Those who choose moves. A player gets what its seat knows, a veiled position, and answers with a move."""

from __future__ import annotations

from collections.abc import Callable

from ..kernel.errors import PatolliError
from ..kernel.position import Position
from . import random
from .making import Thinker, game_of, make

Player = Callable[[Position, int], int]
"""From a veiled position and the seat that is asked to one of the moves offered."""


class AtTable:
    """A level at the tables of one process; what it thought is kept for the next question of the turn."""

    def __init__(self, level: str) -> None:
        self.level = level
        self.thinkers: dict[str, Thinker] = {}

    def __call__(self, veiled: Position, seat: int) -> int:
        game = game_of(veiled)
        thinker = self.thinkers.get(game.name)
        if thinker is None:
            thinker = make(self.level, game, 1)
            self.thinkers[game.name] = thinker
        return thinker.choose(veiled, seat)


LEVELS: dict[str, Player] = {"random": random.choose}
"""By name, weakest first."""
for number in range(1, 6):
    LEVELS[f"level-{number}"] = AtTable(f"level-{number}")

DESCRIPTIONS: dict[str, str] = {
    "random": "Moves at random. For trying things out.",
    "level-1": "Knows the rules and what things are worth, looks at one move at a time, and often errs.",
    "level-2": "Thinks its own turn through and takes what is worth most; does not think of yours.",
    "level-3": "Looks two rounds ahead, quickly, and so sees what its own next turns may bring.",
    "level-4": "The same with more tries, weighing more of what you may do; about a second a turn.",
    "level-5": "The same with patience: several thousand tries a turn, at most ten seconds.",
}


def levels() -> list[str]:
    return list(LEVELS)


def description(level: str) -> str:
    """What to expect of a level, in one English sentence."""
    return DESCRIPTIONS.get(level, "")


def player(level: str) -> Player:
    found = LEVELS.get(level)
    if found is None:
        raise PatolliError(f"there is no level {level!r}; here are {', '.join(LEVELS)}")
    return found
