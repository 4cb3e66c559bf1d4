"""The messages of a game in one language, including those shared by all games."""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING

from .. import game_index
from ..kernel.errors import PatolliError

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

Argument = str | int | float
SHARED = ""
"""Passed instead of a game's name for the shared messages."""


def folder(game: str) -> Traversable:
    """Returns the folder with the messages of a game, or with the shared ones."""
    if game:
        return game_index.folder(game).joinpath("texts")
    return files("patolli").joinpath("texts", "shared")


def languages(game: str = SHARED) -> list[str]:
    """Returns the languages in which a game has messages."""
    if not folder(game).is_dir():
        return []
    return sorted(file.name[:-4] for file in folder(game).iterdir() if file.name.endswith(".ftl"))


def source(game: str, language: str) -> str:
    """Returns all messages of a game in one language, from the file `<language>.ftl` and from files in the
    folder `<language>`.
    """
    place = folder(game)
    more = place.joinpath(language)
    more_files = sorted(more.iterdir(), key=lambda file: file.name) if more.is_dir() else []
    parts = [place.joinpath(f"{language}.ftl"), *(file for file in more_files if file.name.endswith(".ftl"))]
    return "\n".join(part.read_text(encoding="utf-8") for part in parts)


def preferred_language() -> str:
    """Returns the language of the terminal if there are messages in it, otherwise English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value:
            language = value[:2].lower()
            return language if language in languages() else "en"
    return "en"


class Messages:
    """Formats messages. A missing message is replaced by its id and recorded in `faults`. Tests check that no
    message is missing.
    """

    def __init__(self, language: str, game: str = SHARED) -> None:
        known = languages(game) or languages()
        if language not in known:
            raise PatolliError(f"there are words in {', '.join(known)}, not in {language!r}")
        self.language = language
        self.bundle = _bundle(language, game)
        self.faults: list[str] = []

    def has(self, message: str, attribute: str = "") -> bool:
        if not self.bundle.has_message(message):
            return False
        return not attribute or attribute in self.bundle.get_message(message).attributes

    def format(self, message: str, attribute: str = "", /, **arguments: Argument) -> str:
        return self.format_message(message, attribute, arguments)

    def format_message(self, message: str, attribute: str, arguments: Mapping[str, Argument]) -> str:
        """Formats a message or one of its attributes."""
        name = f"{message}.{attribute}" if attribute else message
        if not self.has(message, attribute):
            self.faults.append(f"{name}: missing in {self.language}")
            return name
        found = self.bundle.get_message(message)
        pattern = found.attributes[attribute] if attribute else found.value
        if pattern is None:
            self.faults.append(f"{name}: has no text of its own in {self.language}")
            return name
        text, errors = self.bundle.format_pattern(pattern, dict(arguments))
        self.faults.extend(f"{name}: {error}" for error in errors)
        return str(text)


@lru_cache(maxsize=16)
def _bundle(language: str, game: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for place in [game, SHARED] if game and languages(game) else [SHARED]:
        # the messages of the game come first, because they take precedence over shared ones
        bundle.add_resource(FluentResource(source(place, language)))
    return bundle
