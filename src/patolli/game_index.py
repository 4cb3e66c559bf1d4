"""The index of games, and the data about them that shared code needs besides the rules. Imports no game.

A game is a package with a module `game.py`. Games are found as folders of `patolli.games`, as entry points in
the group `patolli.games` of installed packages, and through the environment variable `PATOLLI_GAMES`, a
comma-separated list of packages. The name of a game is that of its package, with `-` instead of `_`.

The file `game.toml` in the package is optional, and so are all of its keys; see `Manifest`.
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
    """Declares which keys of a components file contain rows that describe effects. Each row has its own
    message.
    """

    numbered: dict[str, str] = field(default_factory=dict)
    """The keys of numbered lists of rows, each with the key that contains the number."""
    numbers: list[str] = field(default_factory=list)
    """All keys that may contain the number of a row."""
    single: list[str] = field(default_factory=list)
    """The keys of tables that are a single row."""
    families: dict[str, str] = field(default_factory=dict)
    """The keys that state what a row does, each with the prefix of the message ids for such rows."""
    gain: str = ""
    """The key of a table of goods, which is treated as a row with the operation `gain`."""
    itself: str = ""
    """If a component has this key, the component itself is treated as a row."""
    omitted: list[str] = field(default_factory=list)
    """The keys of such a component that do not belong to the row."""


@dataclass(frozen=True)
class Manifest:
    """The contents of `game.toml`."""

    levels: dict[str, str] = field(default_factory=dict)
    """Bot levels that this game overrides, such as `level-4 = "net-greedy:slips=20"`."""
    levels_for: dict[str, dict[str, str]] = field(default_factory=dict)
    """Bot levels that differ from `levels` for some numbers of players."""
    adviser: str = "search"
    """The player that computes hints, such as `net-search:width=8`. Its number of iterations depends on the
    hint.
    """
    ladder: list[dict[str, Any]] = field(default_factory=list)
    """The matches of the published ladder, each with name, players, games, seed and better."""
    ladder_seed: int = 35
    """The random seed of the first match between two levels."""
    ways: list[dict[str, Any]] = field(default_factory=list)
    """The quantities for comparing ways of playing; see `arena/ways.py`."""
    styles: list[dict[str, Any]] = field(default_factory=list)
    """Plans that some seats try in self-play; see `arena/learning/styles.py`."""
    not_goods: list[str] = field(default_factory=list)
    """Numbers in a seat's view that are not goods. Hints ignore them."""
    fights: list[str] = field(default_factory=list)
    """The events that begin a fight, to which replays can jump."""
    phases: list[str] = field(default_factory=list)
    """The events that begin a part of this game other than a round, to which replays can jump."""
    review_depth: int = 0
    """The number of search iterations per choice in a review; 0 means the default."""
    review_evaluator: str = ""
    """The evaluator that judges choices in reviews. If empty, the one that predicts results best is used."""
    fitted_options: dict[str, str] = field(default_factory=dict)
    """The options of the games from which expected results were fitted. Games with other values of these
    options end with very different results.
    """
    rows: RowKeys = field(default_factory=RowKeys)


def packages() -> dict[str, str]:
    """Returns the packages of all games by name."""
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
    """Returns the folder of a game. For an unknown game, it does not exist."""
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
