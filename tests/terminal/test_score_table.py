"""The table of scores, and the announcement of the winner."""

from __future__ import annotations

import pytest

from patolli.kernel.scores import Scores, scores
from patolli.terminal.score_table import score_table, winners
from patolli.texts import GameTexts
from tests.kernel.lanterns.game import GAME

SOURCES = ["ruins", "burials", "shrines"]


def counted(table: list[list[int]], unit: int = 1) -> Scores:
    return scores(unit, SOURCES, table, [0] * len(table))


def test_a_row_for_each_source_with_points_and_the_totals_last() -> None:
    texts = GameTexts(GAME, "en", ["Ana", "Ben"])
    assert score_table(counted([[5, 0, -2], [0, 0, 1]], 4), texts, 80) == [
        "               Ana  Ben",
        "score-ruins     1¼    0",
        "score-shrines   −½    ¼",
        "Total            ¾    ¼",
    ]


@pytest.mark.parametrize(
    ("players", "table", "text"),
    [
        (["Ana", "Ben"], [[5, 0, 0], [0, 4, 0]], "Ana wins."),
        (["Ana", "Ben"], [[5, 0, 0], [0, 5, 0]], "Ana, Ben share the victory."),
    ],
)
def test_the_best_seats_win(players: list[str], table: list[list[int]], text: str) -> None:
    assert winners(counted(table), GameTexts(GAME, "en", players)) == text


@pytest.mark.parametrize(
    ("ranks", "text"), [([2], "Player 2 wins."), ([1], "Ana wins."), ([2, 2], "Nobody wins.")]
)
def test_a_single_person_can_lose_to_the_automatic_opponent(ranks: list[int], text: str) -> None:
    found = counted([[1, 0, 0] for _ in ranks])
    found.ranks = ranks
    assert winners(found, GameTexts(GAME, "en", ["Ana", "Ben"][: len(ranks)])) == text
