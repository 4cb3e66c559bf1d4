"""`patolli fuzz`: plays random games with all checks."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from ..games import canonical_name
from ..games import load as load_game
from ..kernel.fuzzing.fuzz_game import FuzzGame
from ..kernel.fuzzing.fuzzer import FuzzReport
from .common import options_of, spread
from .parameters import GameName, GameOptions, Workers


def fuzz(
    game: GameName,
    *,
    players: int | None = None,
    games: int = 200,
    seed: int = 1,
    workers: Workers = 1,
    option: GameOptions = None,
    often: int = 40,
    save: Path = Path("patolli-failure.txt"),
) -> int:
    """Play random games with all checks. The first game that fails is shortened, saved and reported.

    Parameters
    ----------
    players
        How many players; by default every possible number in turn.
    games
        How many games for each number of players.
    seed
        The random seed of the first game. Each further game uses the next number.
    often
        Run the expensive checks (copies, worlds, leaks, undo) after one in this many moves.
    save
        The file for the failing game.
    """
    game = canonical_name(game)
    rules = load_game(game)
    counts = [players] if players is not None else list(range(rules.fewest, rules.most + 1))
    seen: set[str] = set()
    for count in counts:
        report = run(game, count, games, seed, workers, option or [], often)
        seen |= report.components
        print(f"{game}, {count} players: {report.games} games, {report.moves} moves", end=": ", flush=True)
        if report.failure is not None:
            print(report.failure)
            if report.kept:
                save.write_text(report.kept, encoding="utf-8")
                print(f"the shortest game found that fails is kept in {save}")
            return 1
        print("clean")
    every = rules.components()
    missing = [c for c in every if c not in seen]
    if every:
        print(f"components seen in effect: {len(every) - len(missing)} of {len(every)}")
        if missing:
            print("not seen: " + ", ".join(missing))
    return 0


def run(
    game: str, players: int, count: int, seed: int, workers: int, option: list[str], often: int
) -> FuzzReport:
    whole = FuzzReport()
    for part in spread(partial(portion, game, players, seed, option, often), count, workers):
        whole.add(part)
    whole.judge()
    return whole


def portion(name: str, players: int, seed: int, option: list[str], often: int, numbers: range) -> FuzzReport:
    """Plays a portion of the games, until one of them fails."""
    game = load_game(name)
    report = FuzzReport()
    for n in numbers:
        trial = FuzzGame(game, players, options_of(option), seed + n, often)
        if report.take(trial) is not None:
            break
    return report
