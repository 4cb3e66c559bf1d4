"""The message with a review: which choices are commented on, and in which order chance is listed."""

from __future__ import annotations

from functools import cache

import pytest

from patolli.arena.recorded_games import recorded
from patolli.review.review import Review
from patolli.review.review_run import ReviewRun
from patolli.review.review_texts import ReviewTexts
from patolli.review.verdicts import FLAGGED, verdict_of
from patolli.table import review_words
from patolli.table.protocol import GameReview


@cache
def finished() -> ReviewRun:
    found = ReviewRun(recorded("lanterns", 2, "random", 12), 4)
    found.finish()
    return found


@pytest.fixture
def run() -> ReviewRun:
    return finished()


@pytest.fixture
def review(run: ReviewRun) -> Review:
    return run.review()


@pytest.fixture
def message(run: ReviewRun, review: Review) -> GameReview:
    return review_words.worded(review, run, "en")


def test_only_slips_and_worse_are_commented_on(run: ReviewRun, review: Review, message: GameReview) -> None:
    texts = ReviewTexts(run.timeline, "en")
    assert len(message.choices) == len(review.choices)
    seen = set()
    for told, judged in zip(message.choices, review.choices, strict=True):
        verdict = verdict_of(judged, review.thresholds)
        flagged = verdict in FLAGGED
        seen.add(flagged)
        assert (told.at, told.seat, told.when) == (judged.at, judged.seat, texts.when(judged.at, judged.seat))
        assert (told.verdict, told.flagged) == (verdict, flagged)
        assert told.words == (texts.choice(judged) if flagged else "")
        assert told.reasons == (texts.reasons(judged) if flagged else "")
        assert told.line == (texts.line(judged) if flagged else [])
        costs = (told.cost, told.low, told.high)
        assert costs == tuple(round(one, 2) for one in (judged.cost, judged.low, judged.high))
    assert seen == {True, False}


def test_an_answer_tried_after_the_game_has_a_sentence_and_a_line(run: ReviewRun, review: Review) -> None:
    texts = ReviewTexts(run.timeline, "en")
    for judged in review.choices:
        told = review_words.in_words(judged, run, texts)
        verdict = verdict_of(judged, run.rough.thresholds)
        assert told.verdict == verdict
        assert told.words == texts.tried(judged, verdict) != ""
        assert told.line == texts.line(judged)
        assert told.reasons == (texts.reasons(judged) if verdict in FLAGGED else "")


def test_the_strongest_chance_is_listed_in_the_order_of_the_game(
    run: ReviewRun, review: Review, monkeypatch: pytest.MonkeyPatch
) -> None:
    strength = {one.at: max(abs(points) for points in one.points) for one in review.luck}
    assert len(strength) > 3
    monkeypatch.setattr(review_words, "MOST_LUCK", 3)
    listed = [one.at for one in review_words.worded(review, run, "en").luck]
    assert listed == sorted(listed)
    assert len(listed) == 3
    assert min(strength[at] for at in listed) >= max(
        value for at, value in strength.items() if at not in listed
    )


def test_figures_are_those_of_the_review(run: ReviewRun, review: Review, message: GameReview) -> None:
    texts = ReviewTexts(run.timeline, "en")
    assert message.names == review.names
    assert message.digest == review.to_dict()["digest"]
    assert [one.at for one in message.curve] == [one.at for one in review.curve]
    assert [one.when for one in message.curve] == [texts.when(one.at, one.seat) for one in review.curve]
    assert (len(message.points), len(message.win)) == (len(review.points), len(review.win))
    assert [one.at for one in message.turning_points] == [one.at for one in review.turning_points]
    assert message.luck_worth == texts.luck_worth(review)
    assert message.notes == texts.method(review)
