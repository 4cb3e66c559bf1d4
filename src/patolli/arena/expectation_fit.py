"""`python -m patolli.arena.expectation_fit play|evaluate|fit|check GAME`: fits how evaluations relate
to results.

`play` runs games between equal players and writes one line of JSON per game: its record, the value of every
evaluator along the way, and the result. `evaluate` recomputes the evaluations from the records, after a
network or an evaluation has changed. `fit` computes the tables of `review/expectations.py` from these lines.
`check` tests the game's tables on other games. The shares under `corrections` come from
`review_measurements luck` and `costs`; `fit` keeps them while they belong to the same network.

The figures of `fit` are cross-validated: in each of four rounds, a table is fitted to three quarters of the
games and tested on the rest. The final table is fitted to all games.
"""

from __future__ import annotations

import argparse
import json
import math
import time
from array import array
from collections import Counter
from collections.abc import Callable, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any, Final

from ..games import load as load_game
from ..kernel import records
from ..kernel.game import Game
from ..kernel.position import Position
from ..kernel.seats import CHANCE
from ..players.evaluator import Evaluator
from ..players.network_player import network_of
from ..review.expectations import (
    BY_HAND,
    BY_NETWORK,
    KNOTS,
    ExpectationTable,
    evaluations,
    fitted_tables,
    network_digest,
)
from .least_squares import NormalEquations
from .recorded_games import recorded

EVERY: Final = 5
"""A sample is taken at every fifth question."""
MOST_A_TURN: Final = 3
MOST_A_GAME: Final = 60
"""The approximate maximum number of samples per game. More samples from the same game would add little."""
FOLDS: Final = 4
RIDGE: Final = 0.002
CHANCE_RIDGE: Final = 0.002
"""The penalty that keeps the coefficients of winning chances near their first estimate."""
NEWTON_STEPS: Final = 20
LONGEST_STEP: Final = 0.1
"""The maximum change of a factor of points in one step. The limit prevents the first steps from
overshooting.
"""
LONGEST_LOST_STEP: Final = 2.0
USUAL_STEEPNESS: Final = 0.05
BINS: Final = 10
SURE: Final = 1.96


# ---- games ------------------------------------------------------------------------------------------------


def play(game_name: str, players: int, player: str, seed: int) -> dict[str, Any]:
    """Plays one game. Returns the game's record, its samples of (turn, evaluations by evaluator), and its
    result.
    """
    record = recorded(game_name, players, player, seed)
    return {"seed": seed, "players": players, "player": player, "record": record} | evaluated(record)


def evaluated(record: str) -> dict[str, Any]:
    """Returns the value of each evaluator at every fifth question of a recorded game, and the result."""
    saved = records.read(record)
    game = load_game(saved.game)
    replay = records.Replay(game, saved)
    engines = engines_of(game, replay.position.box.digest, replay.position.players)
    samples: list[list[Any]] = []
    taken: Counter[int] = Counter()
    asked = 0
    while replay.moves < replay.length():
        p = replay.position.copy()
        entry = replay.step()
        if entry.seat == CHANCE or entry.forced:
            continue
        turn = game.turn_count(p)
        if asked % EVERY == 0 and taken[turn] < MOST_A_TURN:
            taken[turn] += 1
            samples.append([turn, *judged(game, engines, p)])
        asked += 1
    scores = replay.position.scores()
    return {
        "turns": game.turn_count(replay.position),
        "points": [total / scores.unit for total in scores.totals()],
        "winners": scores.winners(),
        "samples": [one for one in samples if one[1] is not None],
    }


def engines_of(game: Game, components: str, players: int) -> list[Evaluator]:
    network = network_of(game)
    found = [Evaluator(game)]
    if network is not None and network.fault(components, players) is None:
        found.append(network.evaluator)
    return found


def judged(game: Game, engines: list[Evaluator], p: Position) -> list[list[float] | None]:
    """Returns the values of each evaluator, or None for positions during set-up."""
    try:
        return [[round(one, 2) for one in evaluations(game, engine, p)] for engine in engines]
    except LookupError:
        return [None]


def play_many(
    game: str, counts: list[int], player: str, games: int, seed: int, workers: int, minutes: float, out: Path
) -> None:
    """Plays the games that are not in the file yet."""
    there = read_games(out) if out.exists() else []
    known = {(one["players"], one["seed"]) for one in there}
    waiting = [
        (n, seed + i)
        for i in range(games - 1, -1, -1)
        for n in reversed(counts)
        if (n, seed + i) not in known
    ]
    with out.open("a", encoding="utf-8") as lines:
        for found in in_processes(play, [(game, n, player, i) for n, i in waiting], workers, minutes):
            lines.write(line_of(found))
            lines.flush()


def in_processes(
    work: Callable[..., dict[str, Any]], waiting: list[tuple[Any, ...]], workers: int, minutes: float
) -> Iterable[dict[str, Any]]:
    """Runs the tasks in reverse order. After this many minutes, no new task starts."""
    until = time.monotonic() + 60 * minutes
    with ProcessPoolExecutor(workers) as pool:
        running: set[Future[dict[str, Any]]] = set()
        while True:
            while waiting and len(running) < workers and time.monotonic() < until:
                running.add(pool.submit(work, *waiting.pop()))
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()


def evaluate_again(path: Path) -> None:
    games = [one | evaluated(one["record"]) for one in read_games(path)]
    path.write_text("".join(line_of(one) for one in games), encoding="utf-8")


def line_of(game: dict[str, Any]) -> str:
    return json.dumps(game, separators=(",", ":")) + "\n"


def read_games(*paths: Path) -> list[dict[str, Any]]:
    """Reads the games in a fixed order that does not depend on the order of play."""
    found = [json.loads(line) for path in paths for line in path.read_text(encoding="utf-8").splitlines()]
    return sorted(found, key=lambda one: (one["players"], one["seed"]))


# ---- tables -----------------------------------------------------------------------------------------------


@dataclass
class Sample:
    game: int
    turn: int
    evaluations: list[float]
    points: list[float]
    winners: list[int]


def samples_of(games: list[dict[str, Any]], engine: int) -> list[Sample]:
    return [
        Sample(n, row[0], row[1 + engine], game["points"], game["winners"])
        for n, game in enumerate(games)
        for row in game["samples"][:: max(1, len(game["samples"]) // MOST_A_GAME)]
        if len(row) > 1 + engine
    ]


def mean(numbers: list[float]) -> float:
    return sum(numbers) / len(numbers)


def spread_of(numbers: list[float]) -> float:
    middle = mean(numbers)
    return math.sqrt(sum((one - middle) ** 2 for one in numbers) / max(1, len(numbers) - 1))


def fit_table(
    games: list[dict[str, Any]], engine: int, edition: int
) -> tuple[ExpectationTable, dict[str, Any]]:
    """Returns the table fitted to all games, and the cross-validated figures."""
    judgements: list[Judgement] = []
    for fold in range(FOLDS):
        others = [game for i, game in enumerate(games) if i % FOLDS != fold]
        table = fitted(others, engine, edition)
        judgements += judgements_of(table, samples_of(games[fold::FOLDS], engine), fold)
    reliability = checked(judgements) | {"games": len(games)}
    return replace(fitted(games, engine, edition), error=reliability["error"]), reliability


def fitted(games: list[dict[str, Any]], engine: int, edition: int) -> ExpectationTable:
    players = len(games[0]["points"])
    table = ExpectationTable(
        turns=round(mean([game["turns"] for game in games]), 2),
        start=[round(mean([game["points"][seat] for game in games]), 2) for seat in range(players)],
        start_win=[round(mean([won(game["winners"], seat) for game in games]), 4) for seat in range(players)],
        spread=round(spread_of([one for game in games for one in game["points"]]), 2),
        points=[[0.0, 1.0, 0.0] for _ in range(KNOTS)],
        win=[USUAL_STEEPNESS] * KNOTS,
        nobody=[],
        edition=edition,
        error=0.0,
    )
    learned = samples_of(games, engine)
    table = replace(table, points=fit_points(table, learned))
    return fit_chances(table, learned) if players > 1 else table


def won(winners: list[int], seat: int) -> float:
    return 1 / len(winners) if seat in winners else 0.0


def fit_points(table: ExpectationTable, samples: list[Sample]) -> list[list[float]]:
    """Fits a constant and two factors at every knot by the method of least squares."""
    equations = NormalEquations(3 * KNOTS)
    columns: list[array[float]] = [array("d") for _ in range(3 * KNOTS)]
    errors: array[float] = array("d")
    for sample in samples:
        first, rest = table.knots(sample.turn)
        middle = mean(sample.evaluations)
        for own, result in zip(sample.evaluations, sample.points, strict=True):
            for i, number in enumerate((10.0, own, middle)):
                for knot in range(KNOTS):
                    weight = 1 - rest if knot == first else rest if knot == first + 1 else 0.0
                    columns[3 * knot + i].append(weight * number)
            errors.append(result - own)
    equations.add(columns, errors)
    found = equations.solve([RIDGE] * (3 * KNOTS))
    return [
        [round(10 * found[3 * k], 3), round(1 + found[3 * k + 1], 4), round(found[3 * k + 2], 4)]
        for k in range(KNOTS)
    ]


def fit_chances(table: ExpectationTable, samples: list[Sample]) -> ExpectationTable:
    """Fits the winning chances to maximum likelihood by Newton's method."""
    seen = [
        Outlook(table.knots(one.turn), table.of(one.turn, one.evaluations).points, one.winners)
        for one in samples
    ]
    decided = [one for one in seen if one.winners]
    steepness = newton([USUAL_STEEPNESS] * KNOTS, decided, add_steepness, LONGEST_STEP)
    table = replace(table, win=[round(max(0.0, one), 5) for one in steepness])
    lost = sum(1 for one in samples if not one.winners) / len(samples)
    if lost <= LEAST_LOST:
        return table
    base = math.log(lost / (1 - lost))
    numbers = newton([base] * KNOTS + [0.0] * KNOTS, seen, add_lost, LONGEST_LOST_STEP)
    return replace(
        table,
        nobody=[[round(numbers[k], 4), round(numbers[KNOTS + k] / LOST_SCALE, 6)] for k in range(KNOTS)],
    )


LEAST_LOST: Final = 0.005
"""The table models games that all seats lose only if their share is at least this large."""
LOST_SCALE: Final = 20.0
"""The number of points per unit. With it, the same ridge penalty is suitable for a constant and
for a factor.
"""


@dataclass
class Outlook:
    """The inputs of a sample: its place between two knots, the expected points, and the winners."""

    knots: tuple[int, float]
    points: list[float]
    winners: list[int]

    def weights(self) -> tuple[tuple[int, float], tuple[int, float]]:
        first, rest = self.knots
        return (first, 1 - rest), (first + 1, rest)


Summed = Callable[[list[float], list[list[float]], list[float], Outlook], None]
"""A function that adds the gradient and the second derivatives of the log probability of a sample."""


def newton(start: list[float], seen: list[Outlook], add: Summed, longest: float) -> list[float]:
    """Returns the parameters of maximum likelihood, regularized towards their start values."""
    size = len(start)
    numbers = list(start)
    held = CHANCE_RIDGE * len(seen)
    for _ in range(NEWTON_STEPS):
        slopes = [held * (a - b) for a, b in zip(start, numbers, strict=True)]
        bends = [[held if i == j else 0.0 for j in range(size)] for i in range(size)]
        for one in seen:
            add(slopes, bends, numbers, one)
        equations = NormalEquations(size)
        equations.products, equations.with_errors = bends, slopes
        steps = equations.solve([0.0] * size)
        numbers = [a + max(-longest, min(longest, b)) for a, b in zip(numbers, steps, strict=True)]
    return numbers


def add_steepness(slopes: list[float], bends: list[list[float]], numbers: list[float], one: Outlook) -> None:
    weights = one.weights()
    steepness = sum(w * numbers[k] for k, w in weights)
    logits = [steepness * points for points in one.points]
    highest = max(logits)
    odds = [math.exp(logit - highest) for logit in logits]
    total = sum(odds)
    expected = sum(odd * points for odd, points in zip(odds, one.points, strict=True)) / total
    squares = sum(odd * (points - expected) ** 2 for odd, points in zip(odds, one.points, strict=True))
    actual = mean([one.points[seat] for seat in one.winners])
    for k, w in weights:
        slopes[k] += w * (actual - expected)
        for j, v in weights:
            bends[k][j] += w * v * squares / total


def add_lost(slopes: list[float], bends: list[list[float]], numbers: list[float], one: Outlook) -> None:
    middle = mean(one.points) / LOST_SCALE
    terms = [(k, w) for k, w in one.weights()]
    terms += [(KNOTS + k, w * middle) for k, w in one.weights()]
    chance = 1 / (1 + math.exp(-sum(w * numbers[k] for k, w in terms)))
    surprise = (0.0 if one.winners else 1.0) - chance
    for k, w in terms:
        slopes[k] += w * surprise
        for j, v in terms:
            bends[k][j] += w * v * chance * (1 - chance)


# ---- reliability ------------------------------------------------------------------------------------------


@dataclass
class Judgement:
    """A table's prediction for a position, and the actual result."""

    game: tuple[int, int]
    part: int
    points: list[float]
    win: list[float]
    results: list[float]
    winners: list[int]


def judgements_of(table: ExpectationTable, samples: list[Sample], fold: int = 0) -> list[Judgement]:
    found = []
    for one in samples:
        said = table.of(one.turn, one.evaluations)
        part, _ = table.knots(one.turn)
        found.append(Judgement((fold, one.game), part, said.points, said.win, one.points, one.winners))
    return found


def checked(judgements: list[Judgement]) -> dict[str, Any]:
    """Returns the errors in each eighth of the game, and how often players won in each range of predicted
    chances.

    `bias` is the mean overestimation by a table, with the half width of its interval, which is computed from
    whole games. `slope` is the actual difference between two results for each point of difference that was
    expected at the same moment.
    """
    parts: list[list[Judgement]] = [[] for _ in range(KNOTS - 1)]
    bins: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    brier: list[float] = []
    for one in judgements:
        parts[one.part].append(one)
        for seat, chance in enumerate(one.win):
            came = won(one.winners, seat)
            bins[min(BINS - 1, int(chance * BINS))].append((chance, came))
            brier.append((chance - came) ** 2)
    return {
        "error": error_of(judgements),
        "error_by_eighth": [error_of(part) if part else None for part in parts],
        "bias_by_eighth": [bias_of(part) if part else None for part in parts],
        "calibration_by_eighth": [calibration_of(part) if part else None for part in parts],
        "brier": round(mean(brier), 4) if brier else None,
        "chances": [
            [round(mean([c for c, _ in part]), 3), round(mean([w for _, w in part]), 3), len(part)]
            for part in bins
            if part
        ],
    }


def error_of(judgements: list[Judgement]) -> float:
    return round(math.sqrt(mean([gap**2 for one in judgements for gap in gaps(one)])), 2)


def gaps(one: Judgement) -> list[float]:
    return [said - came for said, came in zip(one.points, one.results, strict=True)]


def bias_of(judgements: list[Judgement]) -> list[float]:
    by_game: dict[tuple[int, int], list[float]] = {}
    for one in judgements:
        by_game.setdefault(one.game, []).extend(gaps(one))
    means = [mean(part) for part in by_game.values()]
    return [round(mean(means), 2), round(SURE * spread_of(means) / math.sqrt(len(means)), 2)]


def calibration_of(judgements: list[Judgement]) -> float:
    """Sorts the predictions into fifths, and returns the mean error of the fifths in points."""
    ordered = sorted(
        (said, came) for one in judgements for said, came in zip(one.points, one.results, strict=True)
    )
    fifths = [ordered[len(ordered) * i // 5 : len(ordered) * (i + 1) // 5] for i in range(5)]
    return round(mean([abs(mean([s - c for s, c in part])) for part in fifths if part]), 2)


def fit(game_name: str, games: list[dict[str, Any]]) -> dict[str, Any]:
    game = load_game(game_name)
    found: dict[str, dict[str, Any]] = {}
    reliability: dict[str, dict[str, Any]] = {}
    for players in sorted({one["players"] for one in games}):
        played = [one for one in games if one["players"] == players]
        for engine, name in enumerate((BY_HAND, BY_NETWORK)):
            if any(len(row) > 1 + engine for one in played for row in one["samples"]):
                table, trust = fit_table(played, engine, game.edition)
                found.setdefault(name, {})[str(players)] = table.__dict__
                reliability.setdefault(name, {})[str(players)] = trust
    shipped = fitted_tables(game)
    kept = {
        name: asdict(one)
        for name, one in shipped.corrections.items()
        if name != BY_NETWORK or shipped.network == network_digest(game)
    }
    return {
        "corrections": kept,
        "network": network_digest(game) if BY_NETWORK in found else "",
        "played_by": sorted({one["player"] for one in games}),
        "evaluators": found,
        "reliability": reliability,
    }


def check(game_name: str, games: list[dict[str, Any]]) -> dict[str, Any]:
    """Tests the game's own tables on games that were not used for fitting."""
    tables = fitted_tables(load_game(game_name)).tables
    found: dict[str, Any] = {}
    for engine, name in enumerate((BY_HAND, BY_NETWORK)):
        for players, table in tables.get(name, {}).items():
            played = [one for one in games if one["players"] == players]
            samples = samples_of(played, engine)
            if samples:
                found[f"{name} {players}"] = checked(judgements_of(table, samples)) | {"games": len(played)}
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, prog="python -m patolli.arena.expectation_fit")
    parser.add_argument("action", choices=("play", "evaluate", "fit", "check"))
    parser.add_argument("game")
    parser.add_argument("--players", default="2,3,4", help="numbers of players")
    parser.add_argument("--player", default="net-greedy")
    parser.add_argument("--games", type=int, default=120, help="games for each number of players")
    parser.add_argument("--seed", type=int, default=250_000)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=1e6, help="time limit for starting games")
    parser.add_argument(
        "--samples", type=Path, nargs="+", required=True, help="the files with one line per game"
    )
    parser.add_argument("--out", type=Path, help="the output file of `fit` and `check`")
    given = parser.parse_args()
    if given.action == "play":
        counts = [int(one) for one in given.players.split(",")]
        play_many(
            given.game,
            counts,
            given.player,
            given.games,
            given.seed,
            given.workers,
            given.minutes,
            given.samples[0],
        )
        return
    if given.action == "evaluate":
        for path in given.samples:
            evaluate_again(path)
        return
    found = (fit if given.action == "fit" else check)(given.game, read_games(*given.samples))
    text = json.dumps(found, indent=1, sort_keys=True) + "\n"
    if given.out is None:
        print(text)
    else:
        given.out.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
