"""The scores as a table of sources and players."""

from __future__ import annotations

from ..kernel.scores import Scores
from ..kernel.text_layout import aligned
from ..texts import GameTexts
from ..texts.game_texts import upper


def score_table(scores: Scores, texts: GameTexts, width: int) -> list[str]:
    """Returns the lines of a table with a row for each source of points, a column for each player, and the
    totals in the last row.
    """
    rows = [["", *texts.players]]
    for at, source in enumerate(scores.sources):
        column = [row[at] for row in scores.table]
        if any(column):
            rows.append([texts.score_source(source), *(texts.points(n, scores.unit) for n in column)])
    rows.append([texts.format("terminal-total"), *(texts.points(n, scores.unit) for n in scores.totals())])
    return aligned(rows, width)


def winners(scores: Scores, texts: GameTexts) -> str:
    names = [texts.players[seat] for seat in scores.winners()]
    if not names and len(scores.ranks) == 1:
        names = [upper(texts.seat(1))]
    if not names:
        return texts.format("terminal-nobody-wins")
    if len(names) == 1:
        return texts.format("terminal-wins", name=names[0])
    return texts.format("terminal-share", names=", ".join(names))
