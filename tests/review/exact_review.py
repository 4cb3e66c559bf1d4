"""A review of one game of Lanterns with all its results, stored in `exact_review.txt`.

The same record always gives the same review, so every figure can be compared. After an intended change of
searches, estimates or reports, `python -m tests.review.exact_review` writes the file again.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator
from functools import cache
from html import unescape
from pathlib import Path
from typing import Any

from patolli import game_index
from patolli.arena.recorded_games import recorded
from patolli.players.expectations import BY_HAND, model_for
from patolli.review.analysis import analyse
from patolli.review.html_report import report
from patolli.review.review import rounded
from patolli.review.review_run import ReviewRun
from patolli.review.review_texts import ReviewTexts
from patolli.review.timeline import Timeline
from patolli.review.turn_comparison import (
    TurnComparison,
    TurnRules,
    best_turns,
    is_turn_start,
    searched_turn,
)
from patolli.review.turn_reasons import reasons_for

FILE = Path(__file__).with_suffix(".txt")
OUTSIDE = "tests.kernel.lanterns"
PLAYERS, SEED, DEPTH = 3, 12, 30


class MessageIds(ReviewTexts):
    """Texts that name each message and its arguments, so that rewording a message changes nothing."""

    def format(self, message: str, **arguments: str | float) -> str:
        return f"{message}({', '.join(f'{name}={value}' for name, value in arguments.items())})"


@cache
def finished() -> ReviewRun:
    run = ReviewRun(recorded("lanterns", PLAYERS, "random", SEED), DEPTH)
    run.finish()
    return run


def results_of(run: ReviewRun) -> Iterator[tuple[str, Any]]:
    """Yields the parts of the review without its key and digest, which also depend on names and editions."""
    for name, value in run.review().to_dict().items():
        if name not in ("key", "digest"):
            yield from ((name, one) for one in value) if isinstance(value, list) else [(name, value)]


def page_of(run: ReviewRun) -> Iterator[tuple[str, str]]:
    """Yields the texts of the page, without its style and the drawn curves."""
    page = report(run.review(), MessageIds(run.timeline, "en"), board)
    body = re.sub(r"<(svg|style)\b.*?</\1>", "", page, flags=re.DOTALL)
    digest = run.review().to_dict()["digest"]
    for block in re.split(r"</?(?:p|h\d|tr|li|caption|summary)\b[^>]*>", body):
        text = re.sub(r"\s*(<[^>]+>\s*)+", " | ", block).strip(" |\n")
        if text and digest not in text:
            yield "page", unescape(text)


def board(_timeline: Timeline, at: int) -> str:
    return f"the board at {at}" if at % 2 else ""


def lines_of(run: ReviewRun) -> Iterator[tuple[str, list[Any]]]:
    """Yields the lines found for the questions of the first turns, and for one with a single answer."""
    timeline = run.timeline
    single = next(at for at, entry in enumerate(timeline.entries) if not entry.forced and entry.seat >= 0
                  and len(timeline.options(at)) == 1)  # fmt: skip
    for at in [*run.rough.decisions[:2], single]:
        seat = timeline.entries[at].seat
        for one in analyse(run.game, timeline.positions[at].observation(seat), seat, 60):
            rows = ([row.moves, row.points, row.share] for row in one.lines)
            yield "lines", [at, one.iterations, *rows]


def turns_of(run: ReviewRun) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yields the compared turns of the first questions that begin a turn."""
    game, timeline, text = run.game, run.timeline, run.game.vocabulary.text
    model = model_for(game, timeline.positions[0].box.digest, PLAYERS, BY_HAND)
    begun = 0
    for at in run.rough.decisions:
        seat = timeline.entries[at].seat
        observed = timeline.positions[at].observation(seat)
        if begun == 3 or not is_turn_start(game, observed, seat):
            continue
        begun += 1
        rules = TurnRules(game, observed, seat)
        turns = best_turns(rules, model.evaluator, [], 4, 5)
        searched = searched_turn(rules, model.evaluator, observed, DEPTH, 2, 4 * DEPTH)
        found = TurnComparison(model, observed, seat, DEPTH, 3, 2 * DEPTH).compare(turns)
        reasons = reasons_for(model, observed, seat, found.turns[:2], DEPTH, 5)
        yield (
            "turns",
            {
                "at": at,
                "searched": [text(move) for move in searched.moves],
                "turns": [[text(move) for move in turn.moves] for turn in found.turns],
                "chosen": [[text(move) for move in rules.chosen(turn.moves)] for turn in found.turns],
                "means": found.means,
                "worlds": [len(row) for row in found.worlds],
                "margin": found.margin(),
                "reasons": [[one.what, one.points, one.by] for one in reasons],
            },
        )


def exact_lines() -> list[str]:
    run = finished()
    parts = [*results_of(run), *page_of(run), *lines_of(run), *turns_of(run)]
    return [f"{name}: {json.dumps(rounded(value), ensure_ascii=False)}" for name, value in parts]


if __name__ == "__main__":
    os.environ[game_index.VARIABLE] = OUTSIDE
    FILE.write_text("\n".join(exact_lines()) + "\n", encoding="utf-8")
