"""`python -m patolli.arena.review_measurements WHAT GAME`: measures how reliable reviews of this game are.

`luck`       the luck over many games. Its mean must be zero within its interval. Also measured: the share
             of the results that luck explains, and the share of an event's luck that is left a round later
             (`remains`).
`costs`      other answers that seem to cost something replace played ones. Both answers are played on to the
             end of the game, to measure the share of the cost that is left there (`remains`).
`self-best`  games in which every seat plays the reviewer's best answer, so that the values of the choices and
             the remainder should be small.
`blunders`   bad answers are planted into games. The result shows how many of those that cost at least five
             points in a ten times deeper search are found, and how many verdicts that search contradicts.
`repeated`   reviews made in one process, in two processes, and after an interruption, with their digests and
             processor time.

Games are played by --player, or taken from files that `expectation_fit play` wrote (--records). Each
measurement prints one line of JSON, and writes one for each game to --out.
"""

from __future__ import annotations

import argparse
import gc
import json
import math
import os
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any, Final

from ..games import load as load_game
from ..kernel import records
from ..kernel.chance import Rng, Seeded
from ..kernel.match import Match
from ..kernel.position import Position
from ..players.greedy_player import move_chains
from ..players.legal_choices import apply_choice, choices
from ..review.expectations import NOT_CORRECTED, ExpectationModel, judging_evaluator, model_for, result_of
from ..review.judgement import Judge, JudgedChoice, best_answer, goal
from ..review.luck import ChanceLuck, play_turn
from ..review.review_run import ReviewRun, judge_of
from ..review.timeline import Timeline
from ..review.verdicts import FLAGGED, verdict_of
from .recorded_games import recorded

DEEPER: Final = 10
WORTH: Final = 5.0
"""The minimum cost of a planted blunder, in points."""
PLANTED: Final = 6
"""The number of answers planted per game. Each of them is evaluated separately."""
TRIES: Final = 60
"""The number of answers per game that are examined to find possible blunders."""
SUSPECTED: Final = 4.0
"""An answer is planted only if the best end of the turn is better by at least this number of points."""
PLAYED_OUT: Final = 12
"""The number of worlds in which two answers are played to the end."""
LATER: Final = 2
"""The number of rounds after which two answers are also compared by their expected results."""

Lines = list[dict[str, Any]]


@dataclass(frozen=True)
class MeasuredGame:
    """One game to measure."""

    game: str
    players: int
    player: str
    depth: int
    settled: bool
    seed: int
    record: str = ""

    def text(self) -> str:
        return self.record or recorded(self.game, self.players, self.player, self.seed)


# ---- luck -------------------------------------------------------------------------------------------------


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
    """Returns, by turn and seat, the luck and the change of expected points over the next round."""
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


SURE: Final = 1.96


def slope_of(games: list[list[list[float]]]) -> tuple[float, float]:
    """Returns the slope of a line through zero that is fitted to the pairs, and its standard error, which is
    computed from whole games.
    """
    squares = sum(x * x for pairs in games for x, _ in pairs)
    if squares == 0:
        return 0.0, 0.0
    slope = sum(x * y for pairs in games for x, y in pairs) / squares
    errors = [sum(x * (y - slope * x) for x, y in pairs) for pairs in games]
    return slope, math.sqrt(sum(one * one for one in errors)) / squares


# ---- the share of a cost that remains
# --------------------------------------------------------------------------------


def costs(task: MeasuredGame) -> dict[str, Any]:
    """Plays both answers to the end if a planted answer seems to have a cost."""
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
    """Returns how many points the best answer gains, both two rounds later and at the end."""
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


# ---- planted answers --------------------------------------------------------------------------------------


def suspects(
    timeline: Timeline, model: ExpectationModel, rng: Rng, most: int, least: float = SUSPECTED
) -> Iterator[tuple[int, int]]:
    """Yields random answers that look bad without a search. They are judged by the best ends of
    their turns.
    """
    decisions = timeline.decisions()
    found = 0
    for _ in range(TRIES):
        at = decisions[rng.below(len(decisions))]
        seat = timeline.entries[at].seat
        options = choices(timeline.positions[at].copy(), seat)
        planted = options[rng.below(len(options))]
        world = timeline.positions[at].observation(seat).determinize(Rng(1))
        try:
            gap = best_end(model, world, seat, -1) - best_end(model, world, seat, planted)
        except LookupError:
            continue
        if gap >= least:
            found += 1
            yield at, planted
        if found >= most:
            return


def best_end(model: ExpectationModel, world: Position, seat: int, first: int) -> float:
    """Returns the expected goal at the end of the seat's best chain. If `first` is given, the chain must
    begin with this move.
    """
    p = world.copy()
    if first >= 0:
        apply_choice(p, seat, first)
    if p.asked() and p.asked()[0] == seat:
        p = move_chains(model.evaluator, p, seat, 2)[0].position
    return goal(model.of(p).points, seat)


def blunders(task: MeasuredGame) -> dict[str, Any]:
    """Replaces answers of one game by bad answers, and judges these at the usual depth and at a
    larger one.
    """
    run = ReviewRun(task.text(), task.depth)
    timeline = run.timeline
    rng = Rng(task.seed)
    depth = run.depth
    shallow = judge_of(timeline, depth, "")
    deep = Judge(timeline, shallow.model, DEEPER * depth, shallow.noticed, at_once=True)
    found = []
    for at, planted in suspects(timeline, run.model, rng, PLANTED):
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


# ---- the reviewer's own best moves ------------------------------------------------------------------------


def self_best(task: MeasuredGame) -> dict[str, Any]:
    """Plays a game in which every seat makes the review's best answer, and then reviews the game."""
    game = load_game(task.game)
    match = Match(game, task.players, Seeded(task.seed))
    model = model_for(game, match.position.box.digest, task.players, judging_evaluator(game))
    gc.disable()
    while not match.over():
        seat = match.asked()[0]
        observed = match.position.observation(seat)
        options = choices(observed, seat)
        only = len(options) == 1
        match.play(seat, options[0] if only else best_answer(model.evaluator, observed, seat, task.depth))
    gc.enable()
    run = ReviewRun(records.write(match, [f"Player {seat + 1}" for seat in range(task.players)]), task.depth)
    rows = run.finish().points
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


# ---- the same review again --------------------------------------------------------------------------------


def repeated(task: MeasuredGame) -> dict[str, Any]:
    """Reviews one game in one process, and again in two processes after an interruption."""
    text = task.text()
    began = time.process_time()
    run = ReviewRun(text, task.depth)
    rough = time.process_time() - began
    review = run.finish()
    seconds = time.process_time() - began
    again = ReviewRun(text, task.depth)
    stopped = again.judge()
    next(stopped)
    stopped.close()
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


# ---- figures ----------------------------------------------------------------------------------------------


def deviation(numbers: list[float]) -> float:
    middle = sum(numbers) / len(numbers)
    return math.sqrt(sum((one - middle) ** 2 for one in numbers) / max(1, len(numbers) - 1))


def interval(numbers: list[float]) -> tuple[float, float]:
    """Returns the mean and the half width of its 95 % interval."""
    return sum(numbers) / len(numbers), SURE * deviation(numbers) / math.sqrt(len(numbers))


def correlation(ones: list[float], others: list[float]) -> float:
    a, b = sum(ones) / len(ones), sum(others) / len(others)
    both = sum((x - a) * (y - b) for x, y in zip(ones, others, strict=True)) / max(1, len(ones) - 1)
    return both / max(1e-9, deviation(ones) * deviation(others))


Work = Callable[[MeasuredGame], dict[str, Any]]
KINDS: Final[dict[str, tuple[Work, Callable[[Lines], dict[str, Any]]]]] = {
    "luck": (luck_of_game, luck_summary),
    "costs": (costs, costs_summary),
    "self-best": (self_best, self_best_summary),
    "blunders": (blunders, blunders_summary),
    "repeated": (repeated, repeated_summary),
}


def measured(work: Work, tasks: list[MeasuredGame], workers: int, minutes: float) -> Iterator[dict[str, Any]]:
    until = time.monotonic() + 60 * minutes
    waiting = list(reversed(tasks))
    if workers < 2:
        while waiting and time.monotonic() < until:
            yield work(waiting.pop())
        return
    with ProcessPoolExecutor(workers) as pool:
        running: set[Future[dict[str, Any]]] = set()
        while True:
            while waiting and len(running) < workers and time.monotonic() < until:
                running.add(pool.submit(work, waiting.pop()))
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()


def records_in(paths: list[Path], players: int) -> list[tuple[int, str]]:
    games = [json.loads(line) for path in paths for line in path.read_text(encoding="utf-8").splitlines()]
    return sorted((one["seed"], one["record"]) for one in games if one["players"] == players)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__,
        prog="python -m patolli.arena.review_measurements",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("what", choices=KINDS)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--player", default="net-greedy:3")
    parser.add_argument("--depth", type=int, default=0, help="0: the game's usual depth")
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--seed", type=int, default=925_000)
    parser.add_argument("--records", type=Path, nargs="+", default=[], help="games that were played before")
    parser.add_argument(
        "--settled", action="store_true", help="luck by playing turns on, as in a whole review"
    )
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=1e6, help="time limit for starting games")
    parser.add_argument("--out", type=Path)
    given = parser.parse_args()
    work, summary = KINDS[given.what]
    of_seed = partial(MeasuredGame, given.game, given.players, given.player, given.depth, given.settled)
    if given.records:
        tasks = [of_seed(seed, text) for seed, text in records_in(given.records, given.players)]
        tasks = [one for one in tasks if one.seed >= given.seed][: given.games]
    else:
        tasks = [of_seed(seed) for seed in range(given.seed, given.seed + given.games)]
    began = time.process_time() + children()
    lines = []
    for line in measured(work, tasks, given.workers, given.minutes):
        lines.append(line)
        if given.out:
            with given.out.open("a", encoding="utf-8") as file:
                file.write(json.dumps(line) + "\n")
    lines.sort(key=lambda one: one["seed"])
    figures = {
        "what": given.what,
        "game": given.game,
        "players": given.players,
        "depth": given.depth,
        "games": len(lines),
        "seconds": round(time.process_time() + children() - began),
        **summary(lines),
    }
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
