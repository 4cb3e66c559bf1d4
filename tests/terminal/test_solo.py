"""In a solo game, the board is shown again at every turn."""

from __future__ import annotations

from itertools import pairwise

import pytest

from patolli import games
from patolli.texts import GameTexts
from tests.terminal.screen import Screen, table

TEOTIHUACAN = games.load("teotihuacan")


def heading(language: str) -> str:
    """Returns the beginning of the line above the pyramid, which appears whenever the board is shown."""
    return GameTexts(TEOTIHUACAN, language).format("table-pyramid").partition(",")[0]


def times_shown(screen: Screen, begins: str) -> int:
    return sum(line.strip().startswith(f"{begins},") for line in screen.lines)


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_table_of_a_solo_game_is_shown_at_every_turn(language: str) -> None:
    played, screen = table(TEOTIHUACAN, "ana", [], language)
    pyramid = heading(language)
    moments: list[int] = []
    shown: list[int] = []

    def answer(screen: Screen) -> str | None:
        position = played.match.position
        moments.append(TEOTIHUACAN.turn_count(position))
        shown.append(times_shown(screen, pyramid))
        return played.match.game.vocabulary.text(position.legal_moves(0)[0]) if len(moments) < 150 else None

    screen.typed = answer
    played.run()
    turns = 1 + sum(before != after for before, after in pairwise(moments))
    assert turns > 5
    assert shown[-1] == turns, "once for each turn"


def test_the_table_can_be_asked_for() -> None:
    played, screen = table(TEOTIHUACAN, "ana", ["table", "/table"])
    played.run()
    assert times_shown(screen, heading("en")) == 3
