"""What a game does not want foretold: its file `foretold.toml`, beside its messages."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import lru_cache

from .speech import folder


@dataclass(frozen=True)
class Unforetold:
    """Events by their names."""

    verdicts: frozenset[str] = frozenset()
    """They name the winner."""
    passing: frozenset[str] = frozenset()
    """They tell that time goes on, or whose turn comes."""


@lru_cache(maxsize=8)
def unforetold(game: str) -> Unforetold:
    file = folder(game).joinpath("foretold.toml")
    if not file.is_file():
        return Unforetold()
    told = tomllib.loads(file.read_text(encoding="utf-8"))
    return Unforetold(frozenset(told["verdicts"]), frozenset(told["passing"]))
