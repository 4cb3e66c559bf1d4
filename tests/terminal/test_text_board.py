"""The generic text board, for games without one of their own: it shows the view key by key."""

from __future__ import annotations

from types import ModuleType

import pytest

from patolli.terminal import text_board
from patolli.terminal.text_board import PlainTextBoard, listed, text_board_of


def test_the_view_is_listed_key_by_key() -> None:
    view = {
        "night": 0,
        "nobody": None,
        "empty": {},
        "none": [],
        "hand": {"size": 2, "cards": ["fire", None]},
        "seats": [{"beans": 7}, {"beans": 5, "pair": [[1, 2], []]}],
    }
    assert list(listed(view, "")) == [
        "night: 0",
        "nobody: -",
        "empty: {}",
        "none: -",
        "hand:",
        "  size: 2",
        "  cards: fire, -",
        "seats:",
        "  0:",
        "    beans: 7",
        "  1:",
        "    beans: 5",
        "    pair: 1, 2, -",
    ]


@pytest.mark.parametrize("game", ["lanterns", "no-such-game"])
def test_a_game_without_a_drawing_has_the_plain_one(game: str) -> None:
    assert isinstance(text_board_of(game), PlainTextBoard)


def test_a_game_may_have_its_own_drawing() -> None:
    assert isinstance(text_board_of("tzolkin"), ModuleType)
    assert text_board.__doc__
