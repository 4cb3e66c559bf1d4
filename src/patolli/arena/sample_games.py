"""The games to which expectation tables are fitted: records, values from all evaluators during the game, and
results.
"""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any, Final

from ..games import load as load_game
from ..kernel import records
from ..kernel.game import Game
from ..kernel.position import Position
from ..kernel.seats import CHANCE
from ..players.evaluator import Evaluator
from ..players.expectations import evaluations
from ..players.network_player import network_of
from .recorded_games import recorded
from .timed_tasks import in_processes

EVERY: Final = 5
"""A sample is taken at every question whose number is divisible by this."""
MOST_A_TURN: Final = 3


def play(game_name: str, players: int, player: str, seed: int) -> dict[str, Any]:
    """Plays a game. Returns its record, its samples of (turn, values by evaluator), and its result."""
    record = recorded(game_name, players, player, seed)
    return {"seed": seed, "players": players, "player": player, "record": record} | evaluated(record)


def evaluated(record: str) -> dict[str, Any]:
    """Evaluates a recorded game at every fifth question. Returns samples with values from all evaluators, and
    the result.
    """
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
    """Returns the values from each evaluator, or None during set-up."""
    try:
        return [[round(one, 2) for one in evaluations(game, engine, p)] for engine in engines]
    except LookupError:
        return [None]


def play_many(
    game: str, counts: list[int], player: str, games: int, seed: int, workers: int, minutes: float, out: Path
) -> None:
    """Plays all of these games that are not in the file yet."""
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


def evaluate_again(path: Path) -> None:
    games = [one | evaluated(one["record"]) for one in read_games(path)]
    path.write_text("".join(line_of(one) for one in games), encoding="utf-8")


def line_of(game: dict[str, Any]) -> str:
    return json.dumps(game, separators=(",", ":")) + "\n"


def read_games(*paths: Path) -> list[dict[str, Any]]:
    """Reads games, sorted by number of players and seed."""
    found = [json.loads(line) for path in paths for line in path.read_text(encoding="utf-8").splitlines()]
    return sorted(found, key=lambda one: (one["players"], one["seed"]))
