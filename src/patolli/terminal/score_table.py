"""Scores with their sources, as a table."""

from __future__ import annotations

from ..kernel.scores import Scores
from ..texts import GameTexts
from ..texts.game_texts import upper
from .layout import aligned


def score_table(scores: Scores, words: GameTexts, width: int) -> list[str]:
    """A row per source that gave something, a column per player, totals last."""
    rows = [["", *words.players]]
    for at, source in enumerate(scores.sources):
        column = [row[at] for row in scores.table]
        if any(column):
            rows.append([words.score_source(source), *(words.points(n, scores.unit) for n in column)])
    rows.append([words.say("terminal-total"), *(words.points(n, scores.unit) for n in scores.totals())])
    return aligned(rows, width)


def winners(scores: Scores, words: GameTexts) -> str:
    names = [words.players[seat] for seat in scores.winners()]
    if not names and len(scores.ranks) == 1:
        names = [upper(words.seat(1))]
    if not names:
        return words.say("terminal-nobody-wins")
    if len(names) == 1:
        return words.say("terminal-wins", name=names[0])
    return words.say("terminal-share", names=", ".join(names))
