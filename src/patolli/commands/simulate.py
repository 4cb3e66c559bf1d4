"""`patolli simulate`: plays random games at full speed and reports statistics."""

from __future__ import annotations

import hashlib
import statistics
import time
from functools import partial
from json import dumps
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from .. import build_info
from ..games import canonical_name
from ..games import load as load_game
from ..kernel.chance import Rng
from ..kernel.playout import playout
from .common import box_of, options_of, spread
from .parameters import GameName, GameOptions, Workers


def simulate(
    game: GameName,
    *,
    players: int,
    games: int = 100,
    seed: int = 1,
    workers: Workers = 1,
    option: GameOptions = None,
    components: Path | None = None,
    json: Annotated[bool, Parameter(name=("--json", "--as-json"), negative="")] = False,
) -> None:
    """Play random games and report their speed and results.

    Parameters
    ----------
    players
        How many players.
    games
        How many games.
    seed
        The random seed of the first game. Each further game uses the next number.
    components
        A file with the values of your own copy of the game.
    json
        Report as JSON.
    """
    game = canonical_name(game)
    started = time.perf_counter()
    work = partial(play_portion, game, players, seed, option or [], components)
    played = [one for portion in spread(work, games, workers) for one in portion]
    report = report_of(game, players, seed, workers, played, time.perf_counter() - started)
    print(dumps(report, indent=2) if json else as_text(report))


def play_portion(
    name: str, players: int, seed: int, option: list[str], components: Path | None, numbers: range
) -> list[dict[str, Any]]:
    """Plays a portion of the games. Each game depends only on its own seed."""
    game = load_game(name)
    box = box_of(game, components)
    options = options_of(option)
    results = []
    for n in numbers:
        p = game.start(players, options, box)
        began = time.process_time()
        done = playout(p, Rng(seed + n))
        spent = time.process_time() - began
        final = p.scores()
        results.append(
            {
                "moves": done.moves,
                "fate": done.chance_moves,
                "choices": done.choices,
                "seconds": spent,
                "points": [total / final.unit for total in final.totals()],
                "winners": final.winners(),
            }
        )
    return results


def report_of(
    game: str, players: int, seed: int, workers: int, played: list[dict[str, Any]], seconds: float
) -> dict[str, Any]:
    exact = [[one["moves"], one["choices"], one["points"]] for one in played]
    busy = sum(one["seconds"] for one in played)
    sums = {key: sum(one[key] for one in played) for key in ("moves", "fate", "choices")}
    per_seat = []
    for seat in range(players):
        points = [one["points"][seat] for one in played]
        per_seat.append(
            {
                "mean": round(statistics.fmean(points), 2),
                "deviation": round(statistics.pstdev(points), 2),
                "lowest": min(points),
                "highest": max(points),
                "wins": sum(seat in one["winners"] for one in played),
            }
        )
    return {
        "game": game,
        "rules": build_info.rules(),
        "players": players,
        "seed": seed,
        "workers": workers,
        "games": len(played),
        **sums,
        "seconds": round(seconds, 3),
        "busy_seconds": round(busy, 3),
        "games_per_second": round(len(played) / busy, 1),
        "moves_per_second": round(sums["moves"] / busy),
        "choices_per_second": round(sums["choices"] / busy),
        "seats": per_seat,
        "endings": {
            "one winner": sum(len(one["winners"]) == 1 for one in played),
            "shared victory": sum(len(one["winners"]) > 1 for one in played),
            "lost by all": sum(not one["winners"] for one in played),
        },
        "digest": hashlib.sha256(dumps(exact).encode()).hexdigest()[:16],
    }


def as_text(r: dict[str, Any]) -> str:
    lines = [
        f"{r['game']}, {r['players']} players, {r['rules']} rules: {r['games']} games from seed {r['seed']}",
        f"  {r['moves']} moves, {r['fate']} of them by chance; {r['choices']} with at least two options",
        f"  {r['seconds']} s, busy for {r['busy_seconds']} s; per second and process:",
        f"  {r['games_per_second']} games, {r['moves_per_second']} moves, {r['choices_per_second']} choices",
    ]
    for seat, s in enumerate(r["seats"]):
        lines.append(
            f"  seat {seat}: {s['mean']} points on average (deviation {s['deviation']}, "
            f"{s['lowest']} to {s['highest']}), {s['wins']} wins"
        )
    lines.append("  " + ", ".join(f"{how}: {n}" for how, n in r["endings"].items()))
    lines.append(f"  digest {r['digest']}")
    return "\n".join(lines)
