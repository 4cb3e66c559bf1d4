"""The table as text: a game's own `text_board.py`; else its view is listed."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

from .. import game_index
from ..texts import GameTexts


class TextBoard(Protocol):
    """What a game's own module offers."""

    def board(self, table: dict[str, Any], texts: GameTexts, seat: int, width: int) -> list[str]:
        """The whole table as this seat sees it."""

    def holdings(self, table: dict[str, Any], texts: GameTexts, seat: int, width: int) -> list[str]:
        """What this seat has, in a line or two."""

    def change(self, before: dict[str, Any], after: dict[str, Any], texts: GameTexts, seat: int) -> str:
        """What an answer changes for this seat, in a few words."""


class PlainTextBoard:
    """The view as it is, key by key."""

    def board(self, table: dict[str, Any], texts: GameTexts, seat: int, width: int) -> list[str]:
        return list(listed(table, ""))

    def holdings(self, table: dict[str, Any], texts: GameTexts, seat: int, width: int) -> list[str]:
        return []

    def change(self, before: dict[str, Any], after: dict[str, Any], texts: GameTexts, seat: int) -> str:
        return ""


def text_board_of(game: str) -> TextBoard:
    if game not in game_index.names() or find_spec(game_index.module(game, "text_board")) is None:
        return PlainTextBoard()
    own: TextBoard = import_module(game_index.module(game, "text_board"))
    return own


def listed(value: Any, indent: str) -> Iterator[str]:
    """Nested keys and lists, one line for what is simple."""
    for key, inner in value.items():
        if isinstance(inner, dict) and inner:
            yield f"{indent}{key}:"
            yield from listed(inner, indent + "  ")
        elif isinstance(inner, list) and any(isinstance(entry, dict) for entry in inner):
            yield f"{indent}{key}:"
            for number, entry in enumerate(inner):
                yield from listed({str(number): entry}, indent + "  ")
        else:
            yield f"{indent}{key}: {simple(inner)}"


def simple(value: Any) -> str:
    if isinstance(value, list):
        return ", ".join(simple(entry) for entry in value) or "-"
    return "-" if value is None else str(value)
