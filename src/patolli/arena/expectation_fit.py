"""`python -m patolli.arena.expectation_fit play|evaluate|fit|check GAME`: fits tables that convert
evaluations to expected results.

`play` plays games between equal players and writes one line of JSON for each game: the record, the values
from all evaluators during the game, and the result. `evaluate` computes these values again from the records,
after a network or an evaluation has changed. `fit` computes the tables for `players/expectations.py` from
these lines, and `check` tests a game's tables on other games. The shares under `corrections` are measured by
`review_measurements luck` and `review_measurements costs`; `fit` keeps them as long as the network is the
same.

If `--held-out` gives games for a number of players, the figures of the table are measured on them and saved
under `held_out`. Otherwise they are cross-validated and saved under `reliability`: in each of four rounds, a
table is fitted to three quarters of the games and tested on the rest. The final table is then fitted to all
games.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any, Final

from ..games import load as load_game
from ..players.expectation_table import ExpectationTable
from ..players.expectations import BY_HAND, BY_NETWORK, fitted_tables, network_digest
from .expectation_regression import fitted
from .expectation_samples import samples_of
from .reliability import Judgement, checked, judgements_of
from .sample_games import evaluate_again, play_many, read_games
from .table_text import table_text

FOLDS: Final = 4


def fit_table(
    games: list[dict[str, Any]], engine: int, edition: int
) -> tuple[ExpectationTable, dict[str, Any]]:
    """Returns a table fitted to all games, and its cross-validated figures."""
    judgements: list[Judgement] = []
    for fold in range(FOLDS):
        others = [game for i, game in enumerate(games) if i % FOLDS != fold]
        table = fitted(others, engine, edition)
        judgements += judgements_of(table, samples_of(games[fold::FOLDS], engine), fold)
    reliability = checked(judgements) | {"games": len(games)}
    for name in ("diagram_by_eighth", "win"):
        del reliability[name]
    return replace(fitted(games, engine, edition), error=reliability["error"]), reliability


def fit(game_name: str, games: list[dict[str, Any]], others: Sequence[dict[str, Any]] = ()) -> dict[str, Any]:
    """Returns the tables of a game with their figures, which are measured on `others` where possible."""
    game = load_game(game_name)
    shipped = fitted_tables(game)
    found: dict[str, dict[str, Any]] = {}
    reliability: dict[str, dict[str, Any]] = {}
    held_out: dict[str, dict[str, Any]] = {}
    for players in sorted({one["players"] for one in games}):
        played = [one for one in games if one["players"] == players]
        for engine, name in enumerate((BY_HAND, BY_NETWORK)):
            if has_samples(played, players, engine):
                known = shipped.tables.get(name, {}).get(players)
                if has_samples(others, players, engine):
                    table = fitted(played, engine, game.edition)
                    figures = checked_on(others, table, players, engine)
                    table = replace(table, error=figures["error"])
                    held_out.setdefault(name, {})[str(players)] = figures | {"fitted_to": len(played)}
                else:
                    table, trust = fit_table(played, engine, game.edition)
                    reliability.setdefault(name, {})[str(players)] = trust
                table = replace(table, thresholds=known.thresholds if known else [])
                found.setdefault(name, {})[str(players)] = table.__dict__
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
        "held_out": held_out,
    }


def has_samples(games: Sequence[dict[str, Any]], players: int, engine: int) -> bool:
    """Returns whether the samples from games with this number of players include values from this
    evaluator.
    """
    return any(len(row) > 1 + engine for one in games if one["players"] == players for row in one["samples"])


def checked_on(
    games: Sequence[dict[str, Any]], table: ExpectationTable, players: int, engine: int
) -> dict[str, Any]:
    """Returns figures for how well a table predicts games with this number of players."""
    played = [one for one in games if one["players"] == players]
    samples = samples_of(played, engine)
    return checked(judgements_of(table, samples)) | {"games": len(played)}


def check(game_name: str, games: list[dict[str, Any]]) -> dict[str, Any]:
    """Tests the tables that come with a game on games that were not used to fit them."""
    tables = fitted_tables(load_game(game_name)).tables
    found: dict[str, Any] = {}
    for engine, name in enumerate((BY_HAND, BY_NETWORK)):
        for players, table in tables.get(name, {}).items():
            if has_samples(games, players, engine):
                found[f"{name} {players}"] = checked_on(games, table, players, engine)
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
    parser.add_argument(
        "--held-out", type=Path, nargs="+", default=[], help="`fit`: games on which the tables are tested"
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
    games = read_games(*given.samples)
    found = (
        fit(given.game, games, read_games(*given.held_out))
        if given.action == "fit"
        else check(given.game, games)
    )
    text = table_text(found)
    if given.out is None:
        print(text)
    else:
        given.out.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
