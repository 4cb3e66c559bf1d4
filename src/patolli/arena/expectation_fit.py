"""`python -m patolli.arena.expectation_fit play|fit GAME`: how evaluations relate to final results.

`play` runs games between equal players and writes one line of JSON per game: the value of every evaluator
along the way, and the result. `fit` computes the tables of `review/expectations.py` from these lines: three
games in four are used for fitting, every fourth one to measure how reliable the tables are.
"""

from __future__ import annotations

import argparse
import json
import math
import time
from array import array
from collections import Counter
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from ..games import load as load_game
from ..kernel.chance import Seeded
from ..kernel.game import Game
from ..kernel.match import Match
from ..players.evaluator import Evaluator
from ..players.factory import make_player
from ..players.network_player import network_of
from ..review.expectations import BY_HAND, BY_NETWORK, KNOTS, ExpectationTable, evaluations, network_digest
from .least_squares import NormalEquations

EVERY: Final = 5
"""A sample is taken at every fifth question."""
MOST_A_TURN: Final = 3
HELD_OUT: Final = 4
RIDGE: Final = 0.002
ROUNDS: Final = 200
"""Number of gradient steps that fit the chances to win."""
MOST_FOR_CHANCES: Final = 2500
"""Maximum number of samples for this fit; more change little."""
BINS: Final = 10


# ---- games ------------------------------------------------------------------------------------------------


def play(game_name: str, players: int, player: str, seed: int) -> dict[str, Any]:
    """One game: samples of (turn, evaluations by evaluator), and its result."""
    game = load_game(game_name)
    match = Match(game, players, Seeded(seed))
    chairs = [make_player(player, game, seed * 10 + seat) for seat in range(players)]
    engines = engines_of(game, match.position.box.digest, players)
    samples: list[list[Any]] = []
    asked = 0
    taken: Counter[int] = Counter()
    while not match.over():
        seat = match.asked()[0]
        turn = game.turn_count(match.position)
        if asked % EVERY == 0 and taken[turn] < MOST_A_TURN:
            taken[turn] += 1
            samples.append([turn, *judged(game, engines, match)])
        asked += 1
        match.play(seat, chairs[seat].choose(match.position.observation(seat), seat))
    scores = match.position.scores()
    return {
        "seed": seed,
        "players": players,
        "player": player,
        "turns": game.turn_count(match.position),
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


def judged(game: Game, engines: list[Evaluator], match: Match) -> list[list[float] | None]:
    """Returns the value of each evaluator; nothing during set-up."""
    try:
        return [[round(one, 2) for one in evaluations(game, engine, match.position)] for engine in engines]
    except LookupError:
        return [None]


def play_many(
    game: str, counts: list[int], player: str, games: int, seed: int, workers: int, minutes: float, out: Path
) -> None:
    until = time.monotonic() + 60 * minutes
    waiting = [(n, seed + i) for i in range(games - 1, -1, -1) for n in reversed(counts)]
    with ProcessPoolExecutor(workers) as pool, out.open("a", encoding="utf-8") as lines:
        running: set[Future[dict[str, Any]]] = set()
        while running or waiting:
            while waiting and len(running) < workers and time.monotonic() < until:
                players, number = waiting.pop()
                running.add(pool.submit(play, game, players, player, number))
            if not running:
                break
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                lines.write(json.dumps(future.result(), separators=(",", ":")) + "\n")
            lines.flush()


# ---- tables -----------------------------------------------------------------------------------------------


@dataclass
class Sample:
    turn: int
    evaluations: list[float]
    points: list[float]
    winners: list[int]


def samples_of(games: list[dict[str, Any]], engine: int) -> list[Sample]:
    return [
        Sample(row[0], row[1 + engine], game["points"], game["winners"])
        for game in games
        for row in game["samples"]
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
    """Returns the table and its errors on games that were not used for fitting."""
    held_out = games[::HELD_OUT]
    fitted = [game for i, game in enumerate(games) if i % HELD_OUT]
    players = len(games[0]["points"])
    table = ExpectationTable(
        turns=mean([game["turns"] for game in games]),
        start=[round(mean([game["points"][seat] for game in games]), 2) for seat in range(players)],
        start_win=[round(mean([won(game["winners"], seat) for game in games]), 4) for seat in range(players)],
        spread=round(spread_of([one for game in games for one in game["points"]]), 2),
        points=[[0.0, 1.0, 0.0] for _ in range(KNOTS)],
        win=[0.05] * KNOTS,
        nobody=[],
        edition=edition,
        error=0.0,
    )
    learned = samples_of(fitted, engine)
    table = replaced(table, points=fit_points(table, learned))
    if players > 1:
        table = fit_chances(table, learned)
    reliability = checked(table, samples_of(held_out, engine))
    reliability |= {"games": len(fitted), "held_out": len(held_out)}
    return replaced(table, error=reliability["error"]), reliability


def replaced(table: ExpectationTable, **changes: Any) -> ExpectationTable:
    return ExpectationTable(**{**table.__dict__, **changes})


def won(winners: list[int], seat: int) -> float:
    return 1 / len(winners) if seat in winners else 0.0


def fit_points(table: ExpectationTable, samples: list[Sample]) -> list[list[float]]:
    """Least squares for a constant and two factors at every knot."""
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
    """Maximum likelihood by gradient descent, with a step size for every number."""
    samples = samples[:: max(1, len(samples) // MOST_FOR_CHANCES)]
    prepared = [
        (table.knots(one.turn), table.of(one.turn, one.evaluations).points, one.winners) for one in samples
    ]
    lost = sum(1 for one in samples if not one.winners) / len(samples)
    all_can_lose = lost > 0.005
    numbers = [0.05] * KNOTS + ([math.log(lost / (1 - lost))] * KNOTS + [0.0] * KNOTS if all_can_lose else [])
    first_moment, second_moment = [0.0] * len(numbers), [0.0] * len(numbers)
    for n in range(1, ROUNDS + 1):
        slopes = [0.0] * len(numbers)
        for (knot, rest), points, winners in prepared:
            add_slopes(slopes, numbers, knot, rest, points, winners)
        for i, total in enumerate(slopes):
            slope = total / len(prepared)
            first_moment[i] = 0.9 * first_moment[i] + 0.1 * slope
            second_moment[i] = 0.99 * second_moment[i] + 0.01 * slope * slope
            step = first_moment[i] / (1 - 0.9**n) / (math.sqrt(second_moment[i] / (1 - 0.99**n)) + 1e-9)
            numbers[i] += rate(i, n) * step
    nobody = (
        [[round(numbers[KNOTS + k], 4), round(numbers[2 * KNOTS + k], 5)] for k in range(KNOTS)]
        if all_can_lose
        else []
    )
    return replaced(table, win=[round(max(0.0, one), 5) for one in numbers[:KNOTS]], nobody=nobody)


def rate(i: int, n: int) -> float:
    """The first steps are large; the base rate of lost games is larger than the factors of points."""
    return (0.05 if KNOTS <= i < 2 * KNOTS else 0.004) * (1 - n / (ROUNDS + 1))


def add_slopes(
    slopes: list[float], numbers: list[float], knot: int, rest: float, points: list[float], winners: list[int]
) -> None:
    """Returns the gradient of the log probability of the observed results."""
    middle = mean(points)
    weights = ((knot, 1 - rest), (knot + 1, rest))
    if len(numbers) > KNOTS:
        logit = sum(w * (numbers[KNOTS + k] + numbers[2 * KNOTS + k] * middle) for k, w in weights)
        surprise = (0.0 if winners else 1.0) - 1 / (1 + math.exp(-logit))
        for k, w in weights:
            slopes[KNOTS + k] += w * surprise
            slopes[2 * KNOTS + k] += w * surprise * middle
    if not winners:
        return
    steepness = sum(w * numbers[k] for k, w in weights)
    highest = max(points)
    odds = [math.exp(steepness * (one - highest)) for one in points]
    expected = sum(odd * one for odd, one in zip(odds, points, strict=True)) / sum(odds)
    actual = mean([points[seat] for seat in winners])
    for k, w in weights:
        slopes[k] += w * (actual - expected)


# ---- reliability ------------------------------------------------------------------------------------------


def checked(table: ExpectationTable, samples: list[Sample]) -> dict[str, Any]:
    """Returns errors by eighths of the game, and how often players with each predicted chance won."""
    squares: list[list[float]] = [[] for _ in range(KNOTS - 1)]
    biases: list[list[float]] = [[] for _ in range(KNOTS - 1)]
    bins: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    brier: list[float] = []
    for sample in samples:
        first, _ = table.knots(sample.turn)
        found = table.of(sample.turn, sample.evaluations)
        for seat, result in enumerate(sample.points):
            squares[first].append((found.points[seat] - result) ** 2)
            biases[first].append(found.points[seat] - result)
            if found.win:
                chance, came = found.win[seat], won(sample.winners, seat)
                bins[min(BINS - 1, int(chance * BINS))].append((chance, came))
                brier.append((chance - came) ** 2)
    every = [one for part in squares for one in part]
    return {
        "error": round(math.sqrt(mean(every)), 2) if every else 0.0,
        "error_by_eighth": [round(math.sqrt(mean(part)), 1) if part else None for part in squares],
        "bias_by_eighth": [round(mean(part), 1) if part else None for part in biases],
        "brier": round(mean(brier), 4) if brier else None,
        "chances": [
            [round(mean([c for c, _ in part]), 3), round(mean([w for _, w in part]), 3), len(part)]
            for part in bins
            if part
        ],
    }


def fit(game_name: str, lines: list[str]) -> dict[str, Any]:
    game = load_game(game_name)
    games = sorted((json.loads(line) for line in lines), key=lambda one: (one["players"], one["seed"]))
    found: dict[str, dict[str, Any]] = {}
    reliability: dict[str, dict[str, Any]] = {}
    for players in sorted({one["players"] for one in games}):
        played = [one for one in games if one["players"] == players]
        for engine, name in enumerate((BY_HAND, BY_NETWORK)):
            if any(len(row) > 1 + engine for one in played for row in one["samples"]):
                table, trust = fit_table(played, engine, game.edition)
                found.setdefault(name, {})[str(players)] = table.__dict__
                reliability.setdefault(name, {})[str(players)] = trust
    return {
        "network": network_digest(game) if BY_NETWORK in found else "",
        "played_by": sorted({one["player"] for one in games}),
        "evaluators": found,
        "reliability": reliability,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, prog="python -m patolli.arena.expectation_fit")
    parser.add_argument("action", choices=("play", "fit"))
    parser.add_argument("game")
    parser.add_argument("--players", default="2,3,4", help="numbers of players")
    parser.add_argument("--player", default="search:150")
    parser.add_argument("--games", type=int, default=200, help="of each number of players")
    parser.add_argument("--seed", type=int, default=250_000)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=1e6, help="no game begins later")
    parser.add_argument("--samples", type=Path, required=True, help="the lines of games")
    parser.add_argument("--out", type=Path, help="where `fit` writes the tables")
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
            given.samples,
        )
        return
    tables = fit(given.game, given.samples.read_text(encoding="utf-8").splitlines())
    text = json.dumps(tables, indent=1, sort_keys=True) + "\n"
    if given.out is None:
        print(text)
    else:
        given.out.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
