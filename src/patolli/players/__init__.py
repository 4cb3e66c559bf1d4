"""Those who choose moves. A player gets what its seat knows, a veiled position, and answers with a move."""

from __future__ import annotations

from collections.abc import Callable

from ..kernel.errors import PatolliError
from ..kernel.position import Position
from . import random, words
from .making import SeededThinker, game_of, make

Player = Callable[[Position, int], int]
"""From a veiled position and the seat that is asked to one of the moves offered."""


class AtTable:
    """A level at the tables of one process; what it thought is kept for the next question of the turn."""

    def __init__(self, level: str) -> None:
        self.level = level
        self.thinkers: dict[str, SeededThinker] = {}

    def __call__(self, observed: Position, seat: int) -> int:
        return self.choose(observed, seat, 1, "")

    def choose(self, observed: Position, seat: int, seed: int, chair: str) -> int:
        """At one chair of one table: it uses no thoughts of other chairs, and each question has its seed."""
        game = game_of(observed)
        thinker = self.thinkers.get(game.name)
        if thinker is None:
            thinker = make(self.level, game, seed)
            self.thinkers[game.name] = thinker
        thinker.reseed(seed, chair)
        return thinker.choose(observed, seat)


LEVELS: dict[str, Player] = {"random": random.choose}
"""By name, weakest first."""
for number in range(1, 6):
    LEVELS[f"level-{number}"] = AtTable(f"level-{number}")


def levels() -> list[str]:
    return list(LEVELS)


def description(level: str, language: str = "en") -> str:
    """What to expect of a level, in one sentence."""
    return words.LANGUAGES.get(language, words.ENGLISH).get(level, "")


def descriptions(level: str) -> dict[str, str]:
    """The same by language."""
    return {language: told[level] for language, told in words.LANGUAGES.items() if level in told}


def player(level: str) -> Player:
    found = LEVELS.get(level)
    if found is None:
        raise PatolliError(f"there is no level {level!r}; here are {', '.join(LEVELS)}")
    return found


def at_table(level: str, observed: Position, seat: int, seed: int, chair: str) -> int:
    """The move of a bot that sits at this chair; the seed makes it, so the same question has one answer."""
    found = player(level)
    if isinstance(found, AtTable):
        return found.choose(observed, seat, seed, chair)
    if found is random.choose:
        return random.Random(seed).choose(observed, seat)
    return found(observed, seat)
