"""Bots. A player receives an observation, which contains only what its seat knows, and chooses a move."""

from __future__ import annotations

from collections.abc import Callable

from ..games import load as load_game
from ..games import names as game_names
from ..kernel.errors import PatolliError
from ..kernel.position import Position
from . import level_definitions, level_texts, random_player
from .factory import NETWORK_GREEDY, NETWORK_SEARCH, SeededPlayer, game_of, make_player
from .network_player import has_network
from .program_player import offered_bots

ChooseMove = Callable[[Position, int], int]
"""A function that chooses a legal move for a seat from its observation."""


class LevelPlayer:
    """The player behind a level, shared by all tables in a process. It keeps search trees for the next
    question in the same turn.
    """

    def __init__(self, level: str) -> None:
        self.level = level
        self.players: dict[str, SeededPlayer] = {}

    def __call__(self, observed: Position, seat: int) -> int:
        return self.choose(observed, seat, 1, "")

    def choose(self, observed: Position, seat: int, seed: int, chair: str) -> int:
        """Chooses a move for one seat at one table, identified by `chair`. Chairs share no data, and each
        question has its own random seed.
        """
        game = game_of(observed)
        player = self.players.get(game.name)
        if player is None:
            player = make_player(self.level, game, seed)
            self.players[game.name] = player
        player.reseed(seed, chair)
        return player.choose(observed, seat)


PLAYERS_BY_LEVEL: dict[str, ChooseMove] = {"random": random_player.choose}
"""The levels by name, the weakest first."""
for name in level_definitions.NAMES:
    PLAYERS_BY_LEVEL[name] = LevelPlayer(name)


NETWORK_PLAYERS: dict[str, ChooseMove] = {
    name: LevelPlayer(name) for name in (NETWORK_GREEDY, NETWORK_SEARCH)
}
"""Former levels, which seats at older tables may still have."""
PROGRAMS: dict[str, LevelPlayer] = {}
"""The programs that this server offers as bots, by name. They are added on first use."""


def levels() -> list[str]:
    """Returns the bots that tables offer: the levels and this server's programs."""
    return [*PLAYERS_BY_LEVEL, *offered_bots()]


def accepted(game: str) -> list[str]:
    """Returns the bots that a seat may have: those offered to tables, and those that older tables
    still use.
    """
    found = levels()
    if game in game_names() and has_network(load_game(game)):
        found += NETWORK_PLAYERS
    return found


def plays_by_hand(level: str, game: str, components: str, seats: int = 0) -> bool:
    """Returns whether this level uses the hand-made evaluation because its network does not match the
    components, the rules or the number of seats.
    """
    rules = load_game(game)
    if level in level_definitions.NAMES:
        level = level_definitions.definition(level, rules, seats)
    return level_definitions.lacks_network(level, rules, components, seats)


def description(level: str, language: str = "en") -> str:
    """Returns a sentence that describes the strength of a level, or an empty string."""
    return level_texts.LANGUAGES.get(language, level_texts.ENGLISH).get(level, "")


def descriptions(level: str) -> dict[str, str]:
    return {language: texts[level] for language, texts in level_texts.LANGUAGES.items() if level in texts}


def player(level: str) -> ChooseMove:
    found = PLAYERS_BY_LEVEL.get(level) or NETWORK_PLAYERS.get(level)
    if found is None and level in offered_bots():
        found = PROGRAMS.setdefault(level, LevelPlayer(level))
    if found is None:
        raise PatolliError(f"there is no level {level!r}; here are {', '.join(PLAYERS_BY_LEVEL)}")
    return found


def choose_at_table(level: str, observed: Position, seat: int, seed: int, chair: str) -> int:
    """Returns the move of the bot in this chair. It depends only on the question and the seed."""
    found = player(level)
    if isinstance(found, LevelPlayer):
        return found.choose(observed, seat, seed, chair)
    if found is random_player.choose:
        return random_player.RandomPlayer(seed).choose(observed, seat)
    return found(observed, seat)
