"""The review as a self-contained HTML page that can be read without a server."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from html import escape

from . import curve_svg
from .judgement import JudgedChoice
from .ledger import LedgerRow
from .review import Review
from .review_texts import MOMENTS, PARTS, VERDICTS, ReviewTexts, moment, own_choices, parts_of
from .timeline import Timeline
from .verdicts import FLAGGED, verdict_of

MOST_LUCK = 15
MOMENTS_SHOWN = 8
STYLE = """
:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{max-width:52rem;margin:2rem auto;padding:0 1rem}
svg{width:100%;height:auto;font-size:12px;fill:currentColor}
.curve{fill:none;stroke-width:2.2}
.grid{stroke:#8884}.tick{stroke:#8888}.mark-number{fill:none;stroke:currentColor}
.mark{stroke:currentColor;stroke-dasharray:3 3;opacity:.6}
.legend{display:flex;flex-wrap:wrap;gap:.3rem 1.2rem;list-style:none;padding:0}
.legend svg{width:28px;height:8px}
.wide{overflow-x:auto}table{border-collapse:collapse;width:100%}
td,th{padding:.25rem .5rem;text-align:right;vertical-align:top}
td.text,th.text{text-align:left}tr+tr{border-top:1px solid #8884}
article{border:1px solid #8886;border-radius:.5rem;padding:.2rem 1rem;margin:1rem 0}
pre{overflow-x:auto;font-size:.8rem;line-height:1.25}.small{font-size:.85rem}
.slip{border-left:.3rem solid #a8842c}.mistake{border-left:.3rem solid #b8552f}
.blunder{border-left:.3rem solid #9b2335}
"""
Board = Callable[[Timeline, int], str]
"""A function that returns the board before a move as text, or an empty string if the game has no
text board.
"""


def report(review: Review, texts: ReviewTexts, board: Board) -> str:
    timeline = texts.timeline
    choices = {one.at: one for one in review.choices}
    captions = [texts.turning_point(one, review) for one in review.turning_points]
    title = texts.format("review-title", game=timeline.game.title, names=", ".join(review.names))
    parts = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{escape(result_line(review, texts))}</p>",
        *unfinished(review, texts),
        heading(texts, "review-curve"),
        *curves(review, texts, captions),
        by_source(review, texts),
        heading(texts, "review-turning-points"),
        *(turning_point(review, texts, board, n, captions[n], choices) for n in range(len(captions))),
        heading(texts, "review-ledger"),
        paragraph(texts, "review-ledger-explained"),
        f"<p>{escape(texts.luck_worth(review))}</p>",
        *(f"<p>{escape(line)}</p>" for line in texts.remainders(review)),
        ledger(review.points, texts, "review-in-points", texts.number),
        *([ledger(review.win, texts, "review-in-percent", texts.percent_number)] if review.win else []),
        heading(texts, "review-choices"),
        verdict_table(review, texts),
        *flagged(review, texts),
        heading(texts, "review-events"),
        luck_table(review, texts),
        heading(texts, "review-how"),
        *(f"<p class='small'>{escape(line)}</p>" for line in texts.method(review)),
    ]
    body = "\n".join(parts)
    return (
        f"<!doctype html>\n<html lang='{texts.words.language}'><head><meta charset='utf-8'>"
        "<meta name='viewport' content='width=device-width,initial-scale=1'>"
        f"<title>{escape(title)}</title><style>{STYLE}</style></head>\n<body><main>{body}</main></body></html>\n"
    )


def heading(texts: ReviewTexts, message: str) -> str:
    return f"<h2>{escape(texts.format(message))}</h2>"


def paragraph(texts: ReviewTexts, message: str) -> str:
    return f"<p>{escape(texts.format(message))}</p>"


def result_line(review: Review, texts: ReviewTexts) -> str:
    ranked = sorted(range(len(review.points)), key=lambda seat: -review.points[seat].result)
    return "; ".join(
        texts.format("review-result-of", name=texts.name(seat), points=f"{review.points[seat].result:g}")
        for seat in ranked
    )


def unfinished(review: Review, texts: ReviewTexts) -> list[str]:
    if review.is_complete():
        return []
    text = texts.format("review-unfinished", done=review.examined, all=review.to_examine)
    return [f"<p><strong>{escape(text)}</strong></p>"]


def curves(review: Review, texts: ReviewTexts, captions: list[str]) -> list[str]:
    marks = curve_svg.marks_of(review.curve, review.turning_points, captions)
    axis = curve_svg.axis_of(review.curve, texts.format("review-round"), texts.format("review-turn"))
    found = [
        curve_svg.chart(
            texts.format("review-expected-points"),
            review.names,
            curve_svg.points_lines(review.curve),
            marks,
            "",
            axis,
        )
    ]
    if review.win:
        lines = curve_svg.win_lines(review.curve)
        found.append(
            curve_svg.chart(texts.format("review-chance-to-win"), review.names, lines, marks, " %", axis)
        )
    captions = [texts.format("review-expected-points"), texts.format("review-chance-to-win")]
    drawings = [f"<h3>{escape(caption)}</h3>{drawn}" for caption, drawn in zip(captions, found, strict=False)]
    legend = escape(texts.format("review-marks"))
    return [*drawings, f"<p class='small'>{legend}</p>"]


def by_source(review: Review, texts: ReviewTexts) -> str:
    """Lists each seat's points by source at a few stages of the game and at its end."""
    every = max(1, len(review.curve) // MOMENTS_SHOWN)
    shown = [*review.curve[every:-1:every], review.curve[-1]]
    rows = [
        f"<tr>{text_cell(texts.when(one.at))}{text_cell(texts.name(seat))}"
        + "".join(f"<td>{points:g}</td>" for points in one.sources[seat])
        + f"<td>{escape(texts.number(one.points[seat]).lstrip('+'))}</td></tr>"
        for one in shown
        for seat in range(len(review.names))
    ]
    names = "".join(f"<th>{escape(texts.words.score_source(one))}</th>" for one in review.sources)
    turn, expected = escape(texts.format("review-turn")), escape(texts.format("review-expected-points"))
    summary = escape(texts.format("review-by-source"))
    return (
        f"<details><summary>{summary}</summary><div class='wide'><table><thead><tr><th>{turn}</th>"
        f"<th></th>{names}<th>{expected}</th></tr></thead><tbody>{''.join(rows)}</tbody></table></div></details>"
    )


def turning_point(
    review: Review, texts: ReviewTexts, board: Board, n: int, caption: str, choices: dict[int, JudgedChoice]
) -> str:
    one = review.turning_points[n]
    heading = texts.format(MOMENTS[one.kind], number=str(n + 1), when=moment(one, texts))
    parts = [f"<h3>{escape(heading)}</h3>", f"<p>{escape(caption)}</p>"]
    if one.at in choices and one.kind in ("choice", "answered"):
        parts += details(choices[one.at], texts)
    drawn = board(texts.timeline, one.at)
    if drawn:
        summary = escape(texts.format("review-board-before"))
        parts.append(f"<details><summary>{summary}</summary><pre>{escape(drawn)}</pre></details>")
    return f"<article>{''.join(parts)}</article>"


def details(choice: JudgedChoice, texts: ReviewTexts) -> list[str]:
    """Explains why the better answer is better and how the turn would have continued."""
    found = []
    reasons = texts.reasons(choice)
    if reasons:
        found.append(f"<p>{escape(reasons)}</p>")
    line = texts.line(choice)
    if len(line) > 1:
        shown = escape(texts.format("review-line", list=" → ".join(line)))
        found.append(f"<p class='small'>{shown}</p>")
    return found


def ledger(rows: list[LedgerRow], texts: ReviewTexts, unit: str, shown: Callable[[float], str]) -> str:
    parts = parts_of(rows)
    head = "".join(f"<th>{escape(texts.format(PARTS[part]))}</th>" for part in parts)
    body = "".join(
        f"<tr><th class='text' scope='row'>{escape(texts.name(seat))}</th>"
        + "".join(f"<td>{cell(row, part, shown)}</td>" for part in parts)
        + "</tr>"
        for seat, row in enumerate(rows)
    )
    return (
        f"<div class='wide'><table><caption>{escape(texts.format(unit))}</caption>"
        f"<thead><tr><th></th>{head}</tr></thead><tbody>{body}</tbody></table></div>"
    )


def text_cell(text: str) -> str:
    return f"<td class='text'>{escape(text)}</td>"


def cell(row: LedgerRow, part: str, shown: Callable[[float], str]) -> str:
    text = shown(getattr(row, part))
    return escape(text.lstrip("+") if part in ("start", "result") else text)


def verdict_table(review: Review, texts: ReviewTexts) -> str:
    head = "".join(f"<th>{escape(texts.verdict(one))}</th>" for one in VERDICTS)
    rows = []
    for seat in range(len(review.names)):
        own = [verdict_of(one, review.thresholds) for one in own_choices(review, seat)]
        counted = "".join(f"<td>{own.count(one)}</td>" for one in VERDICTS)
        rows.append(f"<tr><th class='text' scope='row'>{escape(texts.name(seat))}</th>{counted}</tr>")
    limits = review.thresholds
    said = texts.format(
        "review-thresholds",
        slip=texts.points(limits.slip),
        mistake=texts.points(limits.mistake),
        blunder=texts.points(limits.blunder),
    )
    return (
        f"<div class='wide'><table><thead><tr><th></th>{head}</tr></thead>"
        f"<tbody>{''.join(rows)}</tbody></table></div><p class='small'>{escape(said)}</p>"
    )


def flagged(review: Review, texts: ReviewTexts) -> Iterable[str]:
    for choice in review.choices:
        verdict = verdict_of(choice, review.thresholds)
        if verdict in FLAGGED:
            heading = texts.format(
                "review-choice-heading",
                when=texts.when(choice.at, choice.seat),
                verdict=texts.format("review-answered") if choice.answered else texts.verdict(verdict),
            )
            inside = "".join(
                [
                    f"<h3>{escape(heading)}</h3>",
                    f"<p class='small'>{escape(texts.question(choice.at))}</p>",
                    f"<p>{escape(texts.choice(choice))}</p>",
                    *details(choice, texts),
                ]
            )
            yield f"<article class='{'answered' if choice.answered else verdict}'>{inside}</article>"


def luck_table(review: Review, texts: ReviewTexts) -> str:
    seats = range(len(review.names))
    strongest = sorted(review.luck, key=lambda one: (-max(abs(points) for points in one.points), one.at))
    names = "".join(f"<th>{escape(texts.name(seat))}</th>" for seat in seats)
    rows = [
        f"<tr>{text_cell(texts.when(one.at))}{text_cell(texts.happened(one.at))}"
        + "".join(f"<td>{escape(texts.number(one.points[seat]))}</td>" for seat in seats)
        + "</tr>"
        for one in sorted(strongest[:MOST_LUCK], key=lambda one: one.at)
    ]
    explained = texts.format("review-events-explained", number=len(review.luck), shown=len(rows))
    turn, event = escape(texts.format("review-turn")), escape(texts.format("review-event"))
    return (
        f"<p>{escape(explained)}</p>"
        f"<div class='wide'><table><thead><tr><th>{turn}</th><th class='text'>{event}</th>{names}</tr>"
        f"</thead><tbody>{''.join(rows)}</tbody></table></div>"
    )


def no_board(_timeline: Timeline, _at: int) -> str:
    return ""
