"""Players by their names, as commands and tables call them.

random            greedy            greedy:3              (chains kept side by side)
search:1000       search:1000:rounds=2:rival=0.5          (iterations a turn; how it thinks)
level-1 … level-5
"""

from __future__ import annotations

import importlib
import sys
from math import isfinite
from typing import Protocol

from ..kernel.chance import Rng
from ..kernel.errors import PatolliError
from ..kernel.game import Game
from ..kernel.position import Position
from .greedy import WIDTH, Greedy
from .random import Random
from .searcher import Manner, Searcher, key_of


class Thinker(Protocol):
    """Somebody who chooses among the moves offered, from what its seat knows."""

    def choose(self, observed: Position, seat: int) -> int: ...


class SeededThinker(Thinker, Protocol):
    """One that can serve several tables."""

    def reseed(self, seed: int, chair: str) -> None:
        """For the next question, at this chair; what was thought before is kept for its own chair."""


class Careless:
    """Somebody who now and then moves without thinking."""

    def __init__(self, thoughtful: SeededThinker, seed: int, percent: int) -> None:
        self.thoughtful = thoughtful
        self.seed = seed
        self.percent = percent

    def reseed(self, seed: int, chair: str) -> None:
        self.seed = seed
        self.thoughtful.reseed(seed, chair)

    def choose(self, observed: Position, seat: int) -> int:
        options = observed.legal_moves(seat)
        if len(options) == 1:
            return options[0]
        rng = Rng(int(key_of(observed)[:12], 16) ^ self.seed)
        if rng.below(100) < self.percent:
            return options[rng.below(len(options))]
        return self.thoughtful.choose(observed, seat)


LEVELS: list[str] = [
    "greedy:1:careless=20",
    "greedy",
    "search:200:seconds=2",
    "search:1500:seconds=2",
    "search:10000:seconds=10",
]
"""What the levels 1 to 5 are. The seconds only matter on slow machines and where rules are not compiled."""
OF_ITS_OWN: dict[tuple[str, int], str] = {
    ("azteca", 1): "greedy:1:careless=40",
}
"""Where a level is something else in a game."""


def make(name: str, game: Game, seed: int) -> SeededThinker:
    """The player of this name; all that it does follows from the seed and from what it is shown."""
    kind, _, rest = name.partition(":")
    if kind == "random" and not rest:
        return Random(seed)
    if kind.startswith("level-") and not rest:
        return make(level(name, game), game, seed)
    numbers, settings = taken_apart(name, rest)
    careless = int(settings.pop("careless", 0))
    if kind == "greedy" and not settings:
        found: SeededThinker = Greedy(game, seed, numbers[0] if numbers else WIDTH)
    elif kind == "search" and settings.keys() <= {"seconds", "rounds", "bold", "heat", "rival", "width"}:
        found = Searcher(game, seed, Manner(numbers[0] if numbers else 1000, **settings))
    else:
        raise PatolliError(f"there is no player {name!r}; try random, greedy, search:1000 or level-3")
    return Careless(found, seed, careless) if careless else found


def taken_apart(name: str, rest: str) -> tuple[list[int], dict[str, float]]:
    numbers: list[int] = []
    settings: dict[str, float] = {}
    for part in rest.split(":") if rest else []:
        key, equals, value = part.partition("=")
        try:
            if equals:
                settings[key] = finite(value)
            else:
                numbers.append(int(part))
        except ValueError:
            raise PatolliError(f"{part!r} in the player {name!r} is no number") from None
    if len(numbers) > 1 or any(number < 1 for number in numbers):
        raise PatolliError(f"the player {name!r} takes one number, at least 1, and settings like rounds=2")
    return numbers, settings


def finite(text: str) -> float:
    number = float(text)
    if not isfinite(number):
        raise ValueError(f"{text} is no number to count with")
    return number


def level(name: str, game: Game) -> str:
    """The player that a level is in this game."""
    number = name.removeprefix("level-")
    if not number.isdecimal() or not 1 <= int(number) <= len(LEVELS):
        raise PatolliError(f"there is no {name!r}; the levels are level-1 to level-{len(LEVELS)}")
    return OF_ITS_OWN.get((game.name, int(number)), LEVELS[int(number) - 1])


def game_of(p: Position) -> Game:
    """The game that a position belongs to."""
    module = type(p).__module__
    here = sys.modules.get(module)
    if hasattr(here, "GAME"):
        game = here.GAME  # type: ignore[union-attr]
    else:
        game = importlib.import_module(module.rpartition(".")[0] + ".game").GAME
    assert isinstance(game, Game)
    return game
