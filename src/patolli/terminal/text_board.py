"""The board as text, drawn by a game's own `text_board.py` or else as a list of everything in the view."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

from .. import game_index
from ..texts import GameTexts


class TextBoard(Protocol):
    """The interface of `text_board.py` in a game's package."""

    def board(self, table: dict[str, Any], texts: GameTexts, seat: int, width: int) -> list[str]:
        """Returns the whole board as this seat sees it."""

    def holdings(self, table: dict[str, Any], texts: GameTexts, seat: int, width: int) -> list[str]:
        """Returns what the seat owns, in one or two lines."""

    def change(self, before: dict[str, Any], after: dict[str, Any], texts: GameTexts, seat: int) -> str:
        """Describes in a few words what an answer changes for this seat."""


class PlainTextBoard:
    """Lists all keys of the view."""

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
    """Yields the keys of a nested view, indented. Simple values are printed on the line of their key."""
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
