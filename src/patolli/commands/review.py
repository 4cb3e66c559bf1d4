"""`patolli review`: shows where a finished game was decided, and how much of the result was luck."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path

from ..kernel.errors import PatolliError
from ..review.html_report import report
from ..review.review import Review
from ..review.review_run import ReviewFile, ReviewRun, file_beside
from ..review.review_texts import MOMENTS, PARTS, VERDICTS, ReviewTexts, moment, own_choices, parts_of
from ..review.timeline import Timeline
from ..review.verdicts import verdict_of
from ..terminal.text_board import text_board_of
from ..texts import preferred_language
from .common import read_text, write_whole
from .parameters import Language, Workers

WIDTH = 100


def review(
    record: Path,
    *,
    depth: int = 0,
    html: Path | None = None,
    language: Language = None,
    workers: Workers = 2,
    evaluator: str = "",
    rough: bool = False,
) -> None:
    """Judge every choice, roll and draw of a finished game.

    Results are saved next to the record in RECORD.review, so an interrupted review can be resumed.

    Parameters
    ----------
    record
        The record.
    depth
        The number of search iterations for examining a choice in full; by default the game's own number.
    html
        A file to which the review is written as an HTML page.
    evaluator
        hand-made or network; by default the one that predicts the results of this game better.
    rough
        Compute only the curve and the luck, without judging choices.
    """
    if workers < 1 or depth < 0:
        raise PatolliError("workers and depth are whole numbers of at least 1")
    run = ReviewRun(read_text(record), depth, evaluator)
    texts = ReviewTexts(run.timeline, language or preferred_language())
    stopped = False
    if not rough:
        kept = kept_beside(record, run, texts)
        try:
            for judged in run.judge(workers, progress(texts)):
                if kept is not None:
                    kept.add(judged)
        except KeyboardInterrupt:
            stopped = True
        finally:
            if sys.stderr.isatty():
                print(file=sys.stderr)
    found = run.review()
    print(summary(found, texts))
    if html is not None:
        write_whole(html, report(found, texts, drawn(texts)))
        print(texts.format("review-written", file=str(html)))
    if stopped:
        print(texts.format("review-stopped", done=found.examined, all=found.to_examine), file=sys.stderr)
        sys.exit(130)


def kept_beside(record: Path, run: ReviewRun, texts: ReviewTexts) -> ReviewFile | None:
    """Returns the file in which results are stored, or None if it cannot be written."""
    kept = ReviewFile(file_beside(record), run)
    kept.resume()
    try:
        kept.begin()
    except OSError as fault:
        said = texts.format("review-not-kept", file=str(kept.path), fault=fault.strerror or str(fault))
        print(said, file=sys.stderr)
        return None
    return kept


def progress(texts: ReviewTexts) -> Callable[[int, int], None]:
    def shown(done: int, total: int) -> None:
        if sys.stderr.isatty():
            print(
                "\r" + texts.format("review-progress", done=done, all=total),
                end="",
                file=sys.stderr,
                flush=True,
            )

    return shown


def drawn(texts: ReviewTexts) -> Callable[[Timeline, int], str]:
    """Returns a function that draws the board before a move as text. If a seat chose the move, the board is
    drawn as this seat saw it, otherwise as spectators saw it.
    """
    board = text_board_of(texts.timeline.game.name)

    def before(timeline: Timeline, at: int) -> str:
        seat = timeline.entries[at].seat
        observed = timeline.positions[at].observation(seat)
        return "\n".join(board.board(timeline.game.show(observed), texts.words, seat, WIDTH))

    return before


def summary(found: Review, texts: ReviewTexts) -> str:
    """Returns the ledger, how many choices of each class every player made, and the turning points."""
    lines = []
    for seat, row in enumerate(found.points):
        parts = [
            f"{texts.format(PARTS[part])} "
            f"{texts.number(getattr(row, part)).lstrip('+' if part in ('start', 'result') else '')}"
            for part in parts_of(found.points)
        ]
        lines.append(f"{texts.name(seat)}: {', '.join(parts)}")
    lines += [*texts.remainders(found), texts.luck_worth(found), ""]
    for seat in range(len(found.names)):
        kinds = Counter(verdict_of(one, found.thresholds) for one in own_choices(found, seat))
        counted = [
            texts.format("review-count", number=kinds[one], verdict=texts.verdict(one))
            for one in VERDICTS
            if kinds[one]
        ]
        if counted:
            lines.append(texts.format("review-counts", name=texts.name(seat), list=", ".join(counted)))
    lines.append("")
    for n, one in enumerate(found.turning_points):
        lines.append(texts.format(MOMENTS[one.kind], number=str(n + 1), when=moment(one, texts)))
        lines.append("   " + texts.turning_point(one, found))
    if not found.is_complete():
        lines += ["", texts.format("review-unfinished", done=found.examined, all=found.to_examine)]
    lines += [
        "",
        texts.format("review-how-digest", digest=found.to_dict()["digest"], record=found.key.record),
    ]
    return "\n".join(lines)
