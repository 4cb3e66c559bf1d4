"""Reads which events previews leave out, from a game's file `texts/preview_silence.toml`."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import lru_cache

from .messages import folder


@dataclass(frozen=True)
class PreviewSilence:
    """The names of the events that previews leave out."""

    verdicts: frozenset[str] = frozenset()
    """Events that announce the winner."""
    passing: frozenset[str] = frozenset()
    """Events that only report that time has passed or that the next turn begins."""


@lru_cache(maxsize=8)
def preview_silence(game: str) -> PreviewSilence:
    file = folder(game).joinpath("preview_silence.toml")
    if not file.is_file():
        return PreviewSilence()
    given = tomllib.loads(file.read_text(encoding="utf-8"))
    return PreviewSilence(frozenset(given["verdicts"]), frozenset(given["passing"]))
