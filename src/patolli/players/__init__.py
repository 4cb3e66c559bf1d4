"""Those who choose moves. A player gets what its seat knows, a veiled position, and answers with a move."""

from __future__ import annotations

from collections.abc import Callable

from ..kernel.errors import PatolliError
from ..kernel.position import Position
from . import level_texts, random_player
from .factory import SeededPlayer, game_of, make_player

ChooseMove = Callable[[Position, int], int]
"""From a veiled position and the seat that is asked to one of the moves offered."""


class LevelPlayer:
    """A level at the tables of one process; what it thought is kept for the next question of the turn."""

    def __init__(self, level: str) -> None:
        self.level = level
        self.players: dict[str, SeededPlayer] = {}

    def __call__(self, observed: Position, seat: int) -> int:
        return self.choose(observed, seat, 1, "")

    def choose(self, observed: Position, seat: int, seed: int, chair: str) -> int:
        """At one chair of one table: it uses no thoughts of other chairs, and each question has its seed."""
        game = game_of(observed)
        player = self.players.get(game.name)
        if player is None:
            player = make_player(self.level, game, seed)
            self.players[game.name] = player
        player.reseed(seed, chair)
        return player.choose(observed, seat)


PLAYERS_BY_LEVEL: dict[str, ChooseMove] = {"random": random_player.choose}
"""By name, weakest first."""
for number in range(1, 6):
    PLAYERS_BY_LEVEL[f"level-{number}"] = LevelPlayer(f"level-{number}")


def levels() -> list[str]:
    return list(PLAYERS_BY_LEVEL)


def description(level: str, language: str = "en") -> str:
    """What to expect of a level, in one sentence."""
    return level_texts.LANGUAGES.get(language, level_texts.ENGLISH).get(level, "")


def descriptions(level: str) -> dict[str, str]:
    """The same by language."""
    return {language: texts[level] for language, texts in level_texts.LANGUAGES.items() if level in texts}


def player(level: str) -> ChooseMove:
    found = PLAYERS_BY_LEVEL.get(level)
    if found is None:
        raise PatolliError(f"there is no level {level!r}; here are {', '.join(PLAYERS_BY_LEVEL)}")
    return found


def choose_at_table(level: str, observed: Position, seat: int, seed: int, chair: str) -> int:
    """The move of a bot that sits at this chair; the seed makes it, so the same question has one answer."""
    found = player(level)
    if isinstance(found, LevelPlayer):
        return found.choose(observed, seat, seed, chair)
    if found is random_player.choose:
        return random_player.RandomPlayer(seed).choose(observed, seat)
    return found(observed, seat)
