"""`python -m patolli.arena.review_measurements WHAT GAME`: measures how reliable reviews of this game are.

`luck`      luck over many games; it must sum to zero within its interval `self-best` games in which every
seat plays the reviewer's best answer: choices and remainder are small `blunders`  bad answers planted into
such games: how many that cost at least five points in a ten times deeper search are found, and how many
verdicts that search contradicts

Each measurement prints one line of JSON, and writes one for each game to --out.
"""

from __future__ import annotations

import argparse
import gc
import json
import math
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from functools import partial
from pathlib import Path
from typing import Any, Final

from ..games import load as load_game
from ..kernel import records
from ..kernel.chance import Rng, Seeded
from ..kernel.match import Match
from ..players.legal_choices import choices
from ..review.judgement import Judge, best_answer
from ..review.review_run import ReviewRun, judge_of
from ..review.verdicts import FLAGGED, verdict_of
from .recorded_games import recorded

DEEPER: Final = 10
WORTH: Final = 5.0
"""Minimum cost of a planted blunder, in points."""
PLANTED: Final = 10
"""Answers tried in a game, each evaluated separately."""

Lines = list[dict[str, Any]]


# ---- luck -------------------------------------------------------------------------------------------------


def luck_of_game(game_name: str, players: int, player: str, _depth: int, seed: int) -> dict[str, Any]:
    run = ReviewRun(recorded(game_name, players, player, seed))
    rows = run.review().points
    return {
        "seed": seed,
        "luck": [round(row.luck, 3) for row in rows],
        "start": [row.start for row in rows],
        "result": [row.result for row in rows],
    }


def luck_summary(lines: Lines) -> dict[str, Any]:
    every = [one for line in lines for one in line["luck"]]
    by_game = [sum(line["luck"]) / len(line["luck"]) for line in lines]
    middle, margin = interval(by_game)
    results = [a - b for line in lines for a, b in zip(line["result"], line["start"], strict=True)]
    return {
        "mean": round(middle, 3),
        "interval": [round(middle - margin, 3), round(middle + margin, 3)],
        "holds_zero": abs(middle) <= margin,
        "deviation": round(deviation(every), 2),
        "share_of_result": round(correlation(every, results) ** 2, 3),
    }


# ---- the reviewer's own best moves ------------------------------------------------------------------------


def self_best(game_name: str, players: int, _player: str, depth: int, seed: int) -> dict[str, Any]:
    """Plays a game in which every seat makes the review's best answer; then reviews it."""
    game = load_game(game_name)
    match = Match(game, players, Seeded(seed))
    gc.disable()
    while not match.over():
        seat = match.asked()[0]
        observed = match.position.observation(seat)
        options = choices(observed, seat)
        match.play(seat, options[0] if len(options) == 1 else best_answer(game, observed, seat, depth))
    gc.enable()
    run = ReviewRun(records.write(match, [f"Player {seat + 1}" for seat in range(players)]), depth)
    rows = run.finish().points
    return {
        "seed": seed,
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


# ---- planted blunders -------------------------------------------------------------------------------------


def blunders(game_name: str, players: int, player: str, depth: int, seed: int) -> dict[str, Any]:
    """Replaces answers of one game by others, evaluated at the usual depth and deeper."""
    run = ReviewRun(recorded(game_name, players, player, seed), depth)
    timeline = run.timeline
    rng = Rng(seed)
    shallow = judge_of(timeline, depth, "")
    deep = Judge(timeline, shallow.model, DEEPER * depth, shallow.noticed, at_once=True)
    asked = run.rough.decisions
    found = []
    for _ in range(PLANTED):
        at = asked[rng.below(len(asked))]
        entry = timeline.entries[at]
        options = choices(timeline.positions[at].copy(), entry.seat)
        planted = options[rng.below(len(options))]
        one = shallow.judge(at, planted)
        other = deep.judge(at, planted)
        found.append(
            {
                "at": at,
                "cost": round(one.cost, 2),
                "low": round(one.low, 2),
                "verdict": verdict_of(one, run.rough.thresholds),
                "deep_cost": round(other.cost, 2),
                "deep_low": round(other.low, 2),
                "deep_high": round(other.high, 2),
                "deep_verdict": verdict_of(other, run.rough.thresholds),
            }
        )
    return {"seed": seed, "planted": found, "slip": run.rough.thresholds.slip}


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


# ---- figures ----------------------------------------------------------------------------------------------


def deviation(numbers: list[float]) -> float:
    middle = sum(numbers) / len(numbers)
    return math.sqrt(sum((one - middle) ** 2 for one in numbers) / max(1, len(numbers) - 1))


def interval(numbers: list[float]) -> tuple[float, float]:
    """Returns the mean and the half width of its 95 % interval."""
    return sum(numbers) / len(numbers), 1.96 * deviation(numbers) / math.sqrt(len(numbers))


def correlation(ones: list[float], others: list[float]) -> float:
    a, b = sum(ones) / len(ones), sum(others) / len(others)
    both = sum((x - a) * (y - b) for x, y in zip(ones, others, strict=True)) / max(1, len(ones) - 1)
    return both / max(1e-9, deviation(ones) * deviation(others))


KINDS: Final[dict[str, tuple[Callable[..., dict[str, Any]], Callable[[Lines], dict[str, Any]]]]] = {
    "luck": (luck_of_game, luck_summary),
    "self-best": (self_best, self_best_summary),
    "blunders": (blunders, blunders_summary),
}


def measured(
    work: Callable[[int], dict[str, Any]], seeds: list[int], workers: int, minutes: float
) -> Iterator[dict[str, Any]]:
    until = time.monotonic() + 60 * minutes
    waiting = list(reversed(seeds))
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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, prog="python -m patolli.arena.review_measurements")
    parser.add_argument("what", choices=KINDS)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--player", default="search:60")
    parser.add_argument("--depth", type=int, default=400)
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--seed", type=int, default=925_000)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=1e6, help="no game begins later")
    parser.add_argument("--out", type=Path)
    given = parser.parse_args()
    work, summary = KINDS[given.what]
    of_seed = partial(work, given.game, given.players, given.player, given.depth)
    seeds = list(range(given.seed, given.seed + given.games))
    began = time.monotonic()
    lines = sorted(measured(of_seed, seeds, given.workers, given.minutes), key=lambda one: one["seed"])
    if given.out:
        given.out.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    figures = {
        "what": given.what,
        "game": given.game,
        "players": given.players,
        "depth": given.depth,
        "games": len(lines),
        "seconds": round(time.monotonic() - began),
        **summary(lines),
    }
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
