"""Measures luck, and what share of luck and of the costs of choices remains at the end of the game."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from ..kernel.chance import Rng
from ..players.expectations import NOT_CORRECTED, ExpectationModel, result_of
from ..players.legal_choices import apply_choice
from ..review.judgement import JudgedChoice, goal
from ..review.luck import ChanceLuck, play_turn
from ..review.review_run import ReviewRun, judge_of
from ..review.timeline import Timeline
from .figures import SURE, correlation, deviation, interval, slope_of
from .measured_games import Lines, MeasuredGame
from .planted_answers import PLANTED, suspects

PLAYED_OUT: Final = 12
"""The number of sampled worlds in which the game is continued to its end after each of two answers."""
LATER: Final = 2
"""The number of rounds after which the expected results of two answers are also compared."""


def luck_of_game(task: MeasuredGame) -> dict[str, Any]:
    run = ReviewRun(task.text(), task.depth)
    if task.settled:
        examiner = run.examiner()
        for one in run.rough.luck:
            run.judged[one.at] = examiner.examine(one.at)
    review = run.review()
    setup = [one for one in review.luck if run.timeline.turns[one.at] == run.timeline.turns[0]]
    return {
        "seed": task.seed,
        "setup": [round(sum(one.points[seat] for one in setup), 3) for seat in range(run.timeline.players)],
        "luck": [round(row.luck, 3) for row in review.points],
        "start": [row.start for row in review.points],
        "result": [row.result for row in review.points],
        "turns": by_turn(run.timeline, run.model, review.luck),
        "factors": [run.model.corrections.luck, run.model.corrections.setup_luck],
    }


def by_turn(timeline: Timeline, model: ExpectationModel, luck: list[ChanceLuck]) -> list[list[float]]:
    """Returns pairs for each turn and seat: the seat's luck, and how much its expected points changed until a
    round later.
    """
    starts = timeline.turn_starts()
    found: list[list[float]] = []
    for n, at in enumerate(starts[:-1]):
        events = [one for one in luck if at <= one.at < starts[n + 1]]
        later = starts[min(len(starts) - 1, n + 1 + timeline.players)]
        if at == 0 or not events:
            continue
        before = model.of(timeline.positions[at]).points
        after = model.of(timeline.positions[later]).points
        for seat in range(timeline.players):
            found.append([sum(one.points[seat] for one in events), after[seat] - before[seat]])
    return [[round(one, 3) for one in pair] for pair in found]


def luck_summary(lines: Lines) -> dict[str, Any]:
    every = [one for line in lines for one in line["luck"]]
    by_game = [sum(line["luck"]) / len(line["luck"]) for line in lines]
    middle, margin = interval(by_game)
    results = [a - b for line in lines for a, b in zip(line["result"], line["start"], strict=True)]
    factors = lines[0]["factors"]
    surprises = [[a - b for a, b in zip(line["result"], line["start"], strict=True)] for line in lines]
    later = slope_of([line["turns"] for line in lines])
    at_end = slope_of(
        [
            [[a, b] for a, b in zip(line["setup"], one, strict=True)]
            for line, one in zip(lines, surprises, strict=True)
        ]
    )
    return {
        "mean": round(middle, 3),
        "interval": [round(middle - margin, 3), round(middle + margin, 3)],
        "holds_zero": abs(middle) <= margin,
        "deviation": round(deviation(every), 2),
        "share_of_result": round(max(0.0, correlation(every, results)) ** 2, 3),
        "remains": [round(factors[0] * (later[0] + sign * SURE * later[1]), 3) for sign in (-1, 0, 1)],
        "setup_remains": [
            round(factors[1] * (at_end[0] + sign * SURE * at_end[1]), 3) for sign in (-1, 0, 1)
        ],
    }


def costs(task: MeasuredGame) -> dict[str, Any]:
    """Plants answers in a game. For each one that a review judges costly, continues the game to its end after
    that answer and after the best one.
    """
    run = ReviewRun(task.text(), task.depth)
    timeline, rng = run.timeline, Rng(task.seed)
    judge = judge_of(timeline, run.depth, "")
    limits = run.rough.thresholds
    judge.model = uncorrected(judge.model)
    found = []
    for at, planted in suspects(timeline, run.model, rng, PLANTED, limits.slip):
        one = judge.judge(at, planted)
        if one.cost < limits.slip or one.low <= 0:
            continue
        later, end = played_out(timeline, run.model, one)
        found.append({"at": at, "cost": round(one.cost, 3), "later": round(later, 3), "end": round(end, 3)})
    return {"seed": task.seed, "pairs": found}


def uncorrected(model: ExpectationModel) -> ExpectationModel:
    plain = replace(NOT_CORRECTED, luck=model.corrections.luck)
    return ExpectationModel(model.game, model.evaluator, model.name, model.table, model.fitted, plain)


def played_out(timeline: Timeline, model: ExpectationModel, one: JudgedChoice) -> tuple[float, float]:
    """Returns how many more points the best answer leads to than the chosen one, after two rounds and at the
    end of the game.
    """
    observed = timeline.positions[one.at].observation(one.seat)
    sums = {text: [0.0, 0.0] for text in (one.best, one.chosen)}
    for text, total in sums.items():
        for world in range(PLAYED_OUT):
            p = observed.determinize(Rng(world + 1))
            apply_choice(p, one.seat, timeline.game.vocabulary.move(text))
            rng = Rng(1000 + world)
            turns = timeline.game.turn_count(p) + LATER * timeline.players
            while p.asked() and timeline.game.turn_count(p) < turns:
                play_turn(model, p, rng)
            total[0] += goal(model.of(p).points, one.seat) / PLAYED_OUT
            while p.asked():
                play_turn(model, p, rng)
            total[1] += goal(result_of(p).points, one.seat) / PLAYED_OUT
    best, chosen = sums[one.best], sums[one.chosen]
    return best[0] - chosen[0], best[1] - chosen[1]


def costs_summary(lines: Lines) -> dict[str, Any]:
    pairs = [one for line in lines for one in line["pairs"]]
    found: dict[str, Any] = {"pairs": len(pairs)}
    for name in ("later", "end"):
        slope, error = slope_of([[[one["cost"], one[name]] for one in line["pairs"]] for line in lines])
        found[f"remains_{name}"] = [round(slope + sign * SURE * error, 3) for sign in (-1, 0, 1)]
    for name in ("cost", "later", "end"):
        found[f"mean_{name}"] = round(sum(one[name] for one in pairs) / max(1, len(pairs)), 2)
    return found
