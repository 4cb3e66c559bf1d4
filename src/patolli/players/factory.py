"""Makes players from the names that commands and tables use.

random            greedy            greedy:3              (the number of chains kept)
search:1000       search:1000:rounds=2:opponent_weight=0.5    (iterations per turn; settings)
net-greedy:3      net-search:200        (with the game's network, if it has one)
policy-search:1000                      (with the game's policy and the evaluation it imitates)
level-1 … level-6                       (the levels that tables offer, see level_definitions.py)
hand-level-1 … hand-level-5             (former levels, which use no network)
./mybot           tcp:host:9000         (programs, see program_player.py)
"""

from __future__ import annotations

import importlib
import sys
from math import isfinite
from typing import Final

from ..kernel.errors import PatolliError
from ..kernel.game import Game
from ..kernel.position import Position
from . import level_definitions
from .careless_player import BlunderingPlayer, SlippingPlayer
from .evaluator import Evaluator
from .greedy_player import WIDTH, GreedyPlayer
from .network_player import NetworkPlayer
from .player import Player as Player
from .player import SeededPlayer as SeededPlayer
from .policy_player import POLICY_SEARCH, PolicyPlayer
from .program_player import ProgramPlayer, is_program, offered_bots
from .random_player import RandomPlayer
from .search_player import SearchConfig, SearchPlayer

NETWORK_GREEDY: Final = "net-greedy"
NETWORK_SEARCH: Final = "net-search"
NETWORK_SEARCH_SETTINGS: Final = "net-search:300:seconds=8"
"""The player used for the name `net-search` without arguments."""
SEARCH_SETTINGS: Final = {
    "seconds",
    "rounds",
    "exploration",
    "prior_temperature",
    "opponent_weight",
    "width",
    "rollout",
    "opponent_rounds",
}
RENAMED_SETTINGS: Final = {"bold": "exploration", "heat": "prior_temperature", "rival": "opponent_weight"}


def make_player(name: str, game: Game, seed: int) -> SeededPlayer:
    """Returns the player with this name. Its choices depend only on the seed and on its observations."""
    if is_program(name):
        return ProgramPlayer(name, game, seed)
    if name in offered_bots():
        return ProgramPlayer(offered_bots()[name], game, seed)
    kind, _, rest = name.partition(":")
    if kind == "random" and not rest:
        return RandomPlayer(seed)
    if kind.startswith(level_definitions.LEVEL) and not rest:
        return LevelOfGame(name, game, seed)
    if kind.startswith(level_definitions.HAND_LEVEL) and not rest:
        return make_player(level_definitions.hand_definition(name), game, seed)
    if name == NETWORK_SEARCH:
        return make_player(NETWORK_SEARCH_SETTINGS, game, seed)
    numbers, settings = parse_settings(name, rest)
    if kind == POLICY_SEARCH and settings.keys() <= SEARCH_SETTINGS:
        return PolicyPlayer(game, seed, SearchConfig(numbers[0] if numbers else 1000, **settings))
    careless = int(settings.pop("careless", 0))
    slips = int(settings.pop("slips", 0))
    thinks = kind.removeprefix(level_definitions.WITH_NETWORK)
    if thinks == "greedy" and not settings:
        width = numbers[0] if numbers else WIDTH

        def make(evaluator: Evaluator) -> SeededPlayer:
            return slipping(GreedyPlayer(game, seed, width, evaluator), evaluator, seed, slips)
    elif thinks == "search" and settings.keys() <= SEARCH_SETTINGS:
        config = SearchConfig(numbers[0] if numbers else 1000, **settings)

        def make(evaluator: Evaluator) -> SeededPlayer:
            return slipping(SearchPlayer(game, seed, config, evaluator), evaluator, seed, slips)
    else:
        raise PatolliError(f"there is no player {name!r}; try random, greedy, search:1000 or level-3")
    found = (
        NetworkPlayer(game, make)
        if kind.startswith(level_definitions.WITH_NETWORK)
        else make(Evaluator(game))
    )
    return BlunderingPlayer(found, seed, careless) if careless else found


def slipping(player: SeededPlayer, evaluator: Evaluator, seed: int, percent: int) -> SeededPlayer:
    return SlippingPlayer(player, evaluator, seed, percent) if percent else player


class LevelOfGame:
    """A level of a game. It uses the player that the game defines for the components and the number of
    players.
    """

    def __init__(self, level: str, game: Game, seed: int) -> None:
        level_definitions.without_network(level)  # raises an error for an unknown level
        self.level = level
        self.game = game
        self.seed = seed
        self.chair = ""
        self.players: dict[str, SeededPlayer] = {}

    def reseed(self, seed: int, chair: str) -> None:
        self.seed = seed
        self.chair = chair
        for player in self.players.values():
            player.reseed(seed, chair)

    def player(self, observed: Position) -> SeededPlayer:
        name = level_definitions.definition_that_fits(
            self.level, self.game, observed.box.digest, observed.players
        )
        if name not in self.players:
            self.players[name] = make_player(name, self.game, self.seed)
            self.players[name].reseed(self.seed, self.chair)
        return self.players[name]

    def choose(self, observed: Position, seat: int) -> int:
        return self.player(observed).choose(observed, seat)


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
            raise PatolliError(f"{part!r} in the player {name!r} is not a number") from None
    if len(numbers) > 1 or any(number < 1 for number in numbers):
        raise PatolliError(f"the player {name!r} takes one number, at least 1, and settings like rounds=2")
    return numbers, settings


def finite(text: str) -> float:
    number = float(text)
    if not isfinite(number):
        raise ValueError(f"{text} is not a usable number")
    return number


def game_of(p: Position) -> Game:
    module = type(p).__module__
    here = sys.modules.get(module)
    if hasattr(here, "GAME"):
        game = here.GAME  # type: ignore[union-attr]
    else:
        game = importlib.import_module(module.rpartition(".")[0] + ".game").GAME
    assert isinstance(game, Game)
    return game
