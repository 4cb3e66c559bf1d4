"""Makes players from their names, as commands and tables use them.

random            greedy            greedy:3              (chains kept side by side)
search:1000       search:1000:rounds=2:opponent_weight=0.5    (iterations a turn; its settings)
net-greedy:3      net-search:200        (the same with the network of the game, where it has one)
level-1 … level-5
./mybot           tcp:host:9000         (programs, see program_player.py)
"""

from __future__ import annotations

import importlib
import sys
from math import isfinite
from typing import Final

from ..game_index import manifest
from ..kernel.chance import Rng
from ..kernel.errors import PatolliError
from ..kernel.game import Game
from ..kernel.position import Position
from .evaluator import Evaluator
from .greedy_player import WIDTH, GreedyPlayer
from .network_player import NetworkPlayer
from .player import Player as Player
from .player import SeededPlayer as SeededPlayer
from .program_player import ProgramPlayer, is_program, offered_bots
from .random_player import RandomPlayer
from .search_player import SearchConfig, SearchPlayer, observation_key


class BlunderingPlayer:
    """Plays a random move instead of the inner player's in this percentage of its questions."""

    def __init__(self, inner: SeededPlayer, seed: int, percent: int) -> None:
        self.inner = inner
        self.seed = seed
        self.percent = percent

    def reseed(self, seed: int, chair: str) -> None:
        self.seed = seed
        self.inner.reseed(seed, chair)

    def choose(self, observed: Position, seat: int) -> int:
        options = observed.legal_moves(seat)
        if len(options) == 1:
            return options[0]
        rng = Rng(int(observation_key(observed)[:12], 16) ^ self.seed)
        if rng.below(100) < self.percent:
            return options[rng.below(len(options))]
        return self.inner.choose(observed, seat)


LEVEL_DEFINITIONS: list[str] = [
    "greedy:1:careless=20",
    "greedy",
    "search:200:seconds=2",
    "search:1500:seconds=2",
    "search:10000:seconds=10",
]
"""What the levels 1 to 5 are, unless a game's `game.toml` says otherwise.

The seconds only matter on slow machines and where rules are not compiled.
"""


WITH_NETWORK: Final = "net-"
NETWORK_GREEDY: Final = "net-greedy"
NETWORK_SEARCH: Final = "net-search"
NETWORK_SEARCH_SETTINGS: Final = "net-search:300:seconds=8"
"""What tables offer where a game comes with a network."""
SEARCH_SETTINGS: Final = {
    "seconds",
    "rounds",
    "exploration",
    "prior_temperature",
    "opponent_weight",
    "width",
}
RENAMED_SETTINGS: Final = {"bold": "exploration", "heat": "prior_temperature", "rival": "opponent_weight"}


def make_player(name: str, game: Game, seed: int) -> SeededPlayer:
    """The player of this name; its choices follow from the seed and the observations."""
    if is_program(name):
        return ProgramPlayer(name, game, seed)
    if name in offered_bots():
        return ProgramPlayer(offered_bots()[name], game, seed)
    kind, _, rest = name.partition(":")
    if kind == "random" and not rest:
        return RandomPlayer(seed)
    if kind.startswith("level-") and not rest:
        return make_player(level_definition(name, game), game, seed)
    if name == NETWORK_SEARCH:
        return make_player(NETWORK_SEARCH_SETTINGS, game, seed)
    numbers, settings = parse_settings(name, rest)
    careless = int(settings.pop("careless", 0))
    thinks = kind.removeprefix(WITH_NETWORK)
    if thinks == "greedy" and not settings:
        width = numbers[0] if numbers else WIDTH

        def make(evaluator: Evaluator) -> SeededPlayer:
            return GreedyPlayer(game, seed, width, evaluator)
    elif thinks == "search" and settings.keys() <= SEARCH_SETTINGS:
        config = SearchConfig(numbers[0] if numbers else 1000, **settings)

        def make(evaluator: Evaluator) -> SeededPlayer:
            return SearchPlayer(game, seed, config, evaluator)
    else:
        raise PatolliError(f"there is no player {name!r}; try random, greedy, search:1000 or level-3")
    found = NetworkPlayer(game, make) if kind.startswith(WITH_NETWORK) else make(Evaluator(game))
    return BlunderingPlayer(found, seed, careless) if careless else found


def parse_settings(name: str, rest: str) -> tuple[list[int], dict[str, float]]:
    numbers: list[int] = []
    settings: dict[str, float] = {}
    for part in rest.split(":") if rest else []:
        key, equals, value = part.partition("=")
        if equals and key in RENAMED_SETTINGS:
            raise PatolliError(f"{key!r} in the player {name!r} is now called {RENAMED_SETTINGS[key]!r}")
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


def level_definition(name: str, game: Game) -> str:
    """The name of the player that a level stands for in this game."""
    number = name.removeprefix("level-")
    if not number.isdecimal() or not 1 <= int(number) <= len(LEVEL_DEFINITIONS):
        raise PatolliError(f"there is no {name!r}; the levels are level-1 to level-{len(LEVEL_DEFINITIONS)}")
    return manifest(game.name).levels.get(name, LEVEL_DEFINITIONS[int(number) - 1])


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
