"""Patolli: a home for four heavy Mesoamerican board games.

The public API is `patolli.api`; its names are also available here: `patolli.load(name)`.
"""

from importlib import import_module

from .build_info import compiled
from .compiling import finder

__version__ = "0.1.0"

__all__ = ["__version__", "compiled"]

finder.install()


LIBRARY = frozenset(
    [
        "CHANCE",
        "SPECTATOR",
        "Game",
        "IllegalMove",
        "LegalMove",
        "Match",
        "Move",
        "PatolliError",
        "Position",
        "Reason",
        "Replay",
        "Rng",
        "Seat",
        "Seeded",
        "explain",
        "game_names",
        "game_of",
        "legal_moves",
        "load",
        "new_position",
        "play",
        "play_chance",
        "playout",
        "points",
        "points_by_source",
        "question",
        "replay",
        "text_board",
    ]
)
"""Imports `patolli.api` when one of its names is first used, so that the command line starts quickly.
"""


def __getattr__(name: str) -> object:
    if name not in LIBRARY:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module("patolli.api"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*__all__, *LIBRARY})
