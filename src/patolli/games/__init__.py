"""One folder per game; no game knows another."""

from __future__ import annotations

import importlib
import pkgutil

from ..kernel.errors import PatolliError
from ..kernel.game import Game


def names() -> list[str]:
    """The games in the house, as they are called on the command line."""
    return sorted(m.name.replace("_", "-") for m in pkgutil.iter_modules(__path__) if m.ispkg)


def load(name: str) -> Game:
    """A game by its name."""
    if name not in names():
        raise PatolliError(f"there is no game {name!r}; here are {', '.join(names())}")
    game = importlib.import_module(f"{__name__}.{name.replace('-', '_')}.game").GAME
    assert isinstance(game, Game)
    return game
