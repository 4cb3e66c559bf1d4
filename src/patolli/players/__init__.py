"""Those who choose moves. A player gets what its seat knows, a veiled position, and answers with a move."""

from __future__ import annotations

from collections.abc import Callable

from ..kernel.errors import PatolliError
from ..kernel.position import Position
from . import random

Player = Callable[[Position, int], int]
"""From a veiled position and the seat that is asked to one of the moves offered."""

LEVELS: dict[str, Player] = {"random": random.choose}
"""By name, weakest first."""


def levels() -> list[str]:
    return list(LEVELS)


def player(level: str) -> Player:
    found = LEVELS.get(level)
    if found is None:
        raise PatolliError(f"there is no level {level!r}; here are {', '.join(LEVELS)}")
    return found
