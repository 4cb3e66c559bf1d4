"""One person alone: the table is shown again at every turn."""

from __future__ import annotations

from itertools import pairwise

import pytest

from patolli import games
from patolli.words import Words
from tests.terminal.screen import Screen, table

TEOTIHUACAN = games.load("teotihuacan")


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_table_of_a_solo_game_is_shown_at_every_turn(language: str) -> None:
    played, screen = table(TEOTIHUACAN, "ana", [], language)
    pyramid = Words(TEOTIHUACAN, language).say("table-pyramid")
    moments: list[int] = []
    shown: list[int] = []

    def answer(screen: Screen) -> str | None:
        position = played.match.position
        moments.append(TEOTIHUACAN.moment(position))
        shown.append(screen.lines.count(pyramid))
        return played.match.game.words.text(position.options(0)[0]) if len(moments) < 150 else None

    screen.typed = answer
    played.run()
    turns = 1 + sum(before != after for before, after in pairwise(moments))
    assert turns > 5
    assert shown[-1] == turns, "once for each turn"


def test_the_table_can_be_asked_for() -> None:
    played, screen = table(TEOTIHUACAN, "ana", ["table", "/table"])
    played.run()
    assert screen.lines.count(Words(TEOTIHUACAN, "en").say("table-pyramid")) == 3
