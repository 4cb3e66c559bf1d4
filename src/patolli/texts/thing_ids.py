"""Maps numbers to the ids of a game's things.

`WHEEL_IDS` in the game's `names.py` lists the ids for arguments called `wheel`. The argument `source` is an
index into `COMPONENTS` in the game's `sources.py`. If `names.py` has `QUARTERS`, points are given in
quarters.
"""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from .. import game_index

LIST = "_IDS"


class ThingIds:
    """Maps numbers to ids of things, by the name of the argument."""

    def __init__(self, lists: dict[str, dict[int, str]], unit: int) -> None:
        self.lists = lists
        self.unit = unit

    def counts(self, argument: str) -> bool:
        """Returns whether numbers in this argument identify things."""
        return argument in self.lists

    def thing(self, argument: str, number: int) -> str:
        """Returns the id of the thing with this number, or an empty string."""
        return self.lists[argument].get(number, "")


@lru_cache(maxsize=8)
def thing_ids(game: str) -> ThingIds:
    """Reads the ids from the modules of a game. A game without such modules has none."""
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
