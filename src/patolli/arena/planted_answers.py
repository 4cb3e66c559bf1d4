"""Plants bad answers in games, and measures how many of them reviews find."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from typing import Any, Final

from ..kernel.chance import Rng
from ..kernel.position import Position
from ..players.expectations import ExpectationModel
from ..players.greedy_player import move_chains
from ..players.legal_choices import apply_choice, choices
from ..review.judgement import Judge, goal
from ..review.review_run import ReviewRun, judge_of
from ..review.timeline import Timeline
from ..review.verdicts import FLAGGED, verdict_of
from .measured_games import SUSPECTED, Lines, MeasuredGame

DEEPER: Final = 10
WORTH: Final = 5.0
"""The minimum cost, in points, of a planted answer that reviews should find."""
PLANTED: Final = 6
"""The maximum number of bad answers planted in a game. Each is judged separately."""
TRIES: Final = 60
"""The number of random answers per game that are considered for planting."""


def suspects(
    timeline: Timeline,
    model: ExpectationModel,
    rng: Rng,
    most: int,
    least: float = SUSPECTED,
    worst_of: int = 1,
) -> Iterator[tuple[int, int]]:
    """Yields random answers that look bad without a search, judging by the best end of the turn after each of
    them. Each of them is the worst of `worst_of` answers that are drawn for one choice.
    """
    decisions = timeline.decisions()
    found = 0
    for _ in range(TRIES):
        at = decisions[rng.below(len(decisions))]
        seat = timeline.entries[at].seat
        options = choices(timeline.positions[at].copy(), seat)
        drawn = dict.fromkeys(options[rng.below(len(options))] for _ in range(worst_of))
        world = timeline.positions[at].observation(seat).determinize(Rng(1))
        try:
            best = best_end(model, world, seat, -1)
            ends = {answer: best_end(model, world, seat, answer) for answer in drawn}
        except LookupError:
            continue
        planted = min(ends, key=lambda answer: ends[answer])
        if best - ends[planted] >= least:
            found += 1
            yield at, planted
        if found >= most:
            return


def best_end(model: ExpectationModel, world: Position, seat: int, first: int) -> float:
    """Returns the expected goal at the end of the best chain of moves for a seat, or of the best one that
    begins with `first` if that is not negative.
    """
    p = world.copy()
    if first >= 0:
        apply_choice(p, seat, first)
    if p.asked() and p.asked()[0] == seat:
        p = move_chains(model.evaluator, p, seat, 2)[0].position
    return goal(model.of(p).points, seat)


def blunders(task: MeasuredGame) -> dict[str, Any]:
    """Plants bad answers in a game, and judges them at the usual depth and at a larger one."""
    run = ReviewRun(task.text(), task.depth)
    timeline = run.timeline
    rng = Rng(task.seed)
    depth = run.depth
    shallow = judge_of(timeline, depth, "")
    deep = Judge(timeline, shallow.model, DEEPER * depth, shallow.noticed, at_once=True)
    found = []
    for at, planted in suspects(timeline, run.model, rng, PLANTED, task.suspected, task.worst_of):
        one = shallow.judge(at, planted)
        other = deep.judge(at, planted)
        found.append(
            {
                "at": at,
                "planted": one.chosen,
                "best": one.best,
                "cost": round(one.cost, 2),
                "low": round(one.low, 2),
                "verdict": verdict_of(one, run.rough.thresholds),
                "deep_best": other.best,
                "deep_cost": round(other.cost, 2),
                "deep_low": round(other.low, 2),
                "deep_high": round(other.high, 2),
                "deep_verdict": verdict_of(other, run.rough.thresholds),
            }
        )
        gc.collect()
    return {"seed": task.seed, "planted": found, "slip": run.rough.thresholds.slip}


def blunders_summary(lines: Lines) -> dict[str, Any]:
    planted = [one for line in lines for one in line["planted"]]
    bad = [one for one in planted if one["deep_cost"] >= WORTH]
    hit = [one for one in bad if one["verdict"] in FLAGGED]
    flagged = [one for one in planted if one["verdict"] in FLAGGED]
    slip = lines[0]["slip"]
    denied = [one for one in flagged if one["deep_cost"] < slip / 2]
    return {
        "planted": len(planted),
        "bad": len(bad),
        "found": round(len(hit) / max(1, len(bad)), 4),
        "verdicts": len(flagged),
        "denied": round(len(denied) / max(1, len(flagged)), 4),
        "denied_by_interval": round(
            sum(1 for one in flagged if one["deep_high"] < slip / 2) / max(1, len(flagged)), 4
        ),
    }
