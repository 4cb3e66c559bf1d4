"""Converts a review to the message for the page, worded in one language."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any, Final

import msgspec

from ..review.judgement import JudgedChoice
from ..review.review import Review, rounded
from ..review.review_run import ReviewRun
from ..review.review_texts import ReviewTexts, moment
from ..review.verdicts import FLAGGED, Verdict, verdict_of
from .protocol import (
    GameReview,
    ReviewCurvePoint,
    ReviewedChance,
    ReviewedChoice,
    ReviewLedgerRow,
    ReviewTurningPoint,
)

MOST_LUCK: Final = 20


def worded(review: Review, run: ReviewRun, language: str) -> GameReview:
    texts = ReviewTexts(run.timeline, language)
    strongest = sorted(review.luck, key=lambda one: (-max(abs(points) for points in one.points), one.at))
    return GameReview(
        names=review.names,
        sources=[texts.words.score_source(one) for one in review.sources],
        curve=[
            msgspec.convert({**plain(one), "when": texts.when(one.at, one.seat)}, ReviewCurvePoint)
            for one in review.curve
        ],
        choices=[reviewed(one, review, texts) for one in review.choices],
        luck=[
            ReviewedChance(
                one.at, texts.when(one.at), texts.happened(one.at), rounded(one.points), rounded(one.win)
            )
            for one in sorted(strongest[:MOST_LUCK], key=lambda one: one.at)
        ],
        points=[msgspec.convert(plain(one), ReviewLedgerRow) for one in review.points],
        win=[msgspec.convert(plain(one), ReviewLedgerRow) for one in review.win],
        luck_worth=texts.luck_worth(review),
        remainder=texts.remainders(review),
        turning_points=[
            ReviewTurningPoint(
                one.at,
                one.kind,
                one.seat,
                moment(one, texts),
                texts.turning_point(one, review),
                rounded(one.points),
                rounded(one.win),
            )
            for one in review.turning_points
        ],
        notes=texts.method(review),
        digest=review.to_dict()["digest"],
    )


def in_words(one: JudgedChoice, run: ReviewRun, texts: ReviewTexts) -> ReviewedChoice:
    """Describes the judgement of an answer that was tried after the game."""
    verdict = verdict_of(one, run.rough.thresholds)
    return described(one, verdict, texts, texts.tried(one, verdict), line=True)


def plain(one: Any) -> dict[str, Any]:
    found: dict[str, Any] = rounded(asdict(one))
    return found


def reviewed(one: JudgedChoice, review: Review, texts: ReviewTexts) -> ReviewedChoice:
    verdict = verdict_of(one, review.thresholds)
    flagged = verdict in FLAGGED
    return described(one, verdict, texts, texts.choice(one) if flagged else "", line=flagged)


def described(
    one: JudgedChoice, verdict: Verdict, texts: ReviewTexts, sentence: str, line: bool
) -> ReviewedChoice:
    """Describes a judged choice; the better line is included if `line` is set."""
    flagged = verdict in FLAGGED
    return ReviewedChoice(
        one.at,
        one.seat,
        texts.when(one.at, one.seat),
        verdict,
        flagged,
        round(one.cost, 2),
        round(one.low, 2),
        round(one.high, 2),
        one.chosen,
        sentence,
        texts.reasons(one) if flagged else "",
        texts.line(one) if line else [],
        one.line if line else [],
        one.answered,
    )
