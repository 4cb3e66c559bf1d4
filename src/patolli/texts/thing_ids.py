"""Maps numbers to the ids of a game's things: `WHEEL_IDS` in the game's `names.py` is for arguments called
`wheel`.

The argument `source` is an index into `COMPONENTS` in the game's `sources.py`. Points count quarters if
`names.py` has `QUARTERS`.
"""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from .. import game_index

LIST = "_IDS"


class ThingIds:
    """Maps the names of arguments to the ids of the things that they number."""

    def __init__(self, lists: dict[str, dict[int, str]], unit: int) -> None:
        self.lists = lists
        self.unit = unit

    def counts(self, argument: str) -> bool:
        """Returns whether this argument is a number that identifies a thing."""
        return argument in self.lists

    def thing(self, argument: str, number: int) -> str:
        """Returns the id of the thing with this number, or an empty text."""
        return self.lists[argument].get(number, "")


@lru_cache(maxsize=8)
def thing_ids(game: str) -> ThingIds:
    """Reads the ids from the modules of a game. If a game has no such modules, no argument identifies a
    thing.
    """
    own, sources = _module(game, "names"), _module(game, "sources")
    lists = {name[: -len(LIST)].lower(): dict(enumerate(own[name])) for name in own if name.endswith(LIST)}
    if "COMPONENTS" in sources:
        lists["source"] = dict(sources["COMPONENTS"])
    return ThingIds(lists, int(own.get("QUARTERS", 1)))


def _module(game: str, name: str) -> dict[str, Any]:
    if game not in game_index.names():
        return {}
    module = game_index.module(game, name)
    return vars(import_module(module)) if find_spec(module) is not None else {}
