"""Each game has its own folder, and no game depends on another. `patolli.game_index` finds games, including
those in other packages.
"""

from __future__ import annotations

import importlib
import re
import unicodedata

from .. import game_index
from ..kernel.errors import PatolliError
from ..kernel.game import Game


def names() -> list[str]:
    """Returns all games by their command-line names."""
    return game_index.names()


def canonical_name(typed: str) -> str:
    """Returns the id of a game for any spelling, such as `chichen_itza`, `Chichén Itzá` and `tzolk'in`."""
    for name in names():
        if _letters(typed) == _letters(name):
            return name
    raise unknown(typed)


def _letters(name: str) -> str:
    """Returns the letters and digits of a name, in lower case and without accents."""
    return re.sub(r"[^a-z0-9]", "", unicodedata.normalize("NFD", name).lower())


def unknown(name: str) -> PatolliError:
    return PatolliError(f"there is no game {name!r}; the games are {', '.join(names())}")


def load(name: str) -> Game:
    """Returns a game by its name."""
    if name not in names():
        raise unknown(name)
    module = game_index.module(name, "game")
    try:
        game = importlib.import_module(module).GAME
    except ModuleNotFoundError as fault:
        if fault.name is not None and f"{module}.".startswith(f"{fault.name}."):
            raise PatolliError(f"the game {name!r} should be in {module}, which cannot be imported") from None
        raise
    assert isinstance(game, Game)
    return game
