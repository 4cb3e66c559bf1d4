"""The index of games, and the data that shared code needs about each game in addition to its rules. Imports
no game.

A game is a package with a module `game.py`. A game is found as a folder of `patolli.games`, as an entry point
of the group `patolli.games` (in an installed package), or through the environment variable `PATOLLI_GAMES`, a
list of packages separated by commas. The name of a game is that of the package, with `-` for `_`.

The file `game.toml` in this folder is optional, and so is every key in it; see `Manifest`.
"""

from __future__ import annotations

import os
from dataclasses import dataclass, field, fields
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent / "games"
GROUP = "patolli.games"
VARIABLE = "PATOLLI_GAMES"
MANIFEST = "game.toml"


@dataclass(frozen=True)
class RowKeys:
    """The keys of the components file whose rows have effects that texts describe, with one message for each
    row.
    """

    numbered: dict[str, str] = field(default_factory=dict)
    """The lists of rows, each with the key that numbers its rows."""
    numbers: list[str] = field(default_factory=list)
    """All keys that contain the number of a row."""
    single: list[str] = field(default_factory=list)
    """The tables that consist of a single row."""
    families: dict[str, str] = field(default_factory=dict)
    """The keys that name what a row does, each with the prefix of its message ids."""
    gain: str = ""
    """A table of goods that is read as a row with the operation `gain`."""
    itself: str = ""
    """A component with this key is itself a row."""
    omitted: list[str] = field(default_factory=list)
    """The keys of such a component that do not belong to the row."""


@dataclass(frozen=True)
class Manifest:
    """The file `game.toml`."""

    levels: dict[str, str] = field(default_factory=dict)
    """Bot levels that this game overrides: `level-4 = "net-greedy:slips=20"`."""
    levels_for: dict[str, dict[str, str]] = field(default_factory=dict)
    """Bot levels that differ with the number of players, by that number."""
    adviser: str = "search"
    """The player whose search computes hints: `net-search:width=8`; a hint has its own number of
    iterations.
    """
    ladder: list[dict[str, Any]] = field(default_factory=list)
    """The matches of the published ladder, each with name, players, games, seed and better."""
    ladder_seed: int = 35
    """The seed of the first match between two levels."""
    ways: list[dict[str, Any]] = field(default_factory=list)
    """The quantities by which ways of playing are compared; see `arena/ways.py`."""
    styles: list[dict[str, Any]] = field(default_factory=list)
    """Plans that seats try in self-play; `arena/learning/styles.py` explains their keys."""
    not_goods: list[str] = field(default_factory=list)
    """The numbers in a seat's view that are not goods. Hints do not count them."""
    fights: list[str] = field(default_factory=list)
    """The events that start a fight. Replays can jump to them."""
    phases: list[str] = field(default_factory=list)
    """The events that start a part of this game, in addition to rounds. Replays can jump to them."""
    review_depth: int = 0
    """The search iterations per decision in a review, if they differ from the usual number."""
    review_evaluator: str = ""
    """The evaluator that judges choices in a review, if it is not the one that predicts results best."""
    rows: RowKeys = field(default_factory=RowKeys)


def packages() -> dict[str, str]:
    """Returns the package of each game, by the game's name."""
    return _packages(os.environ.get(VARIABLE, ""))


@lru_cache(maxsize=4)
def _packages(listed: str) -> dict[str, str]:
    from importlib.metadata import entry_points

    inside = [f"patolli.games.{one.parent.name}" for one in FOLDER.glob("*/__init__.py")]
    installed = [one.value for one in entry_points(group=GROUP)]
    named = [one.strip() for one in listed.split(",") if one.strip()]
    found = {one.rpartition(".")[2].replace("_", "-"): one for one in [*inside, *installed, *named]}
    return dict(sorted(found.items()))


def names() -> list[str]:
    return list(packages())


def module(game: str, name: str) -> str:
    """Returns the full name of a module in a game's package."""
    return f"{packages()[game]}.{name}"


def folder(game: str) -> Traversable:
    """Returns the folder of a game. The folder of an unknown game does not exist."""
    package = packages().get(game)
    return files("patolli").joinpath("games", game) if package is None else files(package)


def manifest(game: str) -> Manifest:
    return _manifest(packages().get(game, ""))


@lru_cache(maxsize=16)
def _manifest(package: str) -> Manifest:
    import tomllib

    file = files(package).joinpath(MANIFEST) if package else None
    if file is None or not file.is_file():
        return Manifest()
    given = tomllib.loads(file.read_text(encoding="utf-8"))
    unknown = given.keys() - {one.name for one in fields(Manifest)}
    if unknown:
        raise ValueError(f"{MANIFEST} of {package} has unknown keys: {', '.join(sorted(unknown))}")
    if "rows" in given:
        given["rows"] = RowKeys(**given["rows"])
    return Manifest(**given)
