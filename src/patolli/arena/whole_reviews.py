"""Measures whole reviews: those of games in which the reviewer's best answers were played, and repeated
reviews of the same game.
"""

from __future__ import annotations

import contextlib
import gc
import os
import time
from typing import Any

from ..games import load as load_game
from ..kernel.chance import Seeded
from ..kernel.match import Match
from ..players.expectations import judging_evaluator, model_for
from ..players.legal_choices import choices
from ..review.judgement import best_answer
from ..review.review_run import ReviewRun, usual_depth
from ..review.verdicts import verdict_of
from .figures import deviation, interval
from .measured_games import Lines, MeasuredGame
from .recorded_games import record_of


def self_best(task: MeasuredGame) -> dict[str, Any]:
    """Plays a game in which every seat gives the reviewer's best answer. Returns the ledger of its review.

    The search of the review finds the same answers best, so all costs are 0 and only luck has to be examined.
    """
    game = load_game(task.game)
    depth = task.depth or usual_depth(game)
    match = Match(game, task.players, Seeded(task.seed))
    model = model_for(game, match.position.box.digest, task.players, judging_evaluator(game))
    gc.disable()
    while not match.over():
        seat = match.asked()[0]
        observed = match.position.observation(seat)
        options = choices(observed, seat)
        only = len(options) == 1
        match.play(seat, options[0] if only else best_answer(model.evaluator, observed, seat, depth))
    gc.enable()
    run = ReviewRun(record_of(match), depth)
    examiner = run.examiner()
    for one in run.rough.luck:
        run.judged[one.at] = examiner.examine(one.at)
    rows = run.review().points
    return {
        "seed": task.seed,
        "rows": [{name: round(value, 2) for name, value in row.__dict__.items()} for row in rows],
    }


def self_best_summary(lines: Lines) -> dict[str, Any]:
    rows = [row for line in lines for row in line["rows"]]
    by_game = [
        sum(row["own_choices"] + row["other_choices"] + row["remainder"] for row in line["rows"])
        / len(line["rows"])
        for line in lines
    ]
    middle, margin = interval(by_game)
    return {
        "choices_and_remainder": round(middle, 2),
        "interval": [round(middle - margin, 2), round(middle + margin, 2)],
        "mean_of": {name: round(sum(row[name] for row in rows) / len(rows), 2) for name in rows[0]},
        "deviation_of_remainder": round(deviation([row["remainder"] for row in rows]), 2),
        "deviation_of_results": round(deviation([row["result"] for row in rows]), 2),
    }


def repeated(task: MeasuredGame) -> dict[str, Any]:
    """Reviews a game in one process, and again in two processes after an interruption."""
    text = task.text()
    began = time.process_time()
    run = ReviewRun(text, task.depth)
    rough = time.process_time() - began
    review = run.finish()
    seconds = time.process_time() - began
    again = ReviewRun(text, task.depth)
    with contextlib.closing(again.judge()) as stopped:
        next(stopped)
    began, cpu = time.monotonic(), children()
    other = again.finish(workers=2)
    counts: dict[str, int] = {}
    for one in review.choices:
        verdict = verdict_of(one, review.thresholds)
        counts[verdict] = counts.get(verdict, 0) + 1
    return {
        "seed": task.seed,
        "same": review.to_dict()["digest"] == other.to_dict()["digest"],
        "digest": review.to_dict()["digest"],
        "choices": review.decisions,
        "events": review.to_examine - review.decisions,
        "rough_seconds": round(rough, 2),
        "seconds": round(seconds, 1),
        "two_processes": round(children() - cpu, 1),
        "by_the_clock": round(time.monotonic() - began, 1),
        "verdicts": counts,
        "rows": [{name: round(value, 2) for name, value in row.__dict__.items()} for row in review.points],
    }


def children() -> float:
    spent = os.times()
    return spent.children_user + spent.children_system


def repeated_summary(lines: Lines) -> dict[str, Any]:
    names = ("choices", "events", "rough_seconds", "seconds", "two_processes", "by_the_clock")
    return {
        "same": all(line["same"] for line in lines),
        **{name: [line[name] for line in lines] for name in names},
    }
