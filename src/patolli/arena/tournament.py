"""Runs a tournament, resumes it if it was interrupted, and reports its progress."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from pathlib import Path

from .executors import drive
from .game_runner import GameResult
from .schedule import Schedule
from .statistics import SequentialTest, won
from .tournament_folder import TournamentFolder

Progress = Callable[[str], None]


def run(
    plan: Schedule,
    *,
    workers: int = 1,
    ray: str | None = None,
    out: Path | None = None,
    test: SequentialTest | None = None,
    progress: Progress | None = None,
) -> list[GameResult]:
    """Plays the games of a schedule that have not been played yet, and returns all results. With a sequential
    test, only as many games are played as the test needs.
    """
    plan.check()
    folder = TournamentFolder(out, plan) if out is not None else None
    games = {played.number: played for played in (folder.open() if folder is not None else [])}
    began, fresh = time.monotonic(), 0
    missing = [number for number in range(plan.games) if number not in games]
    judged = 0
    verdict = ""
    coming = drive(plan, missing, workers, ray, progress)
    while True:
        while test is not None and judged in games and not verdict:
            test.add(won(games[judged], games[judged].players.index(0)))
            judged += 1
            verdict = test.verdict()
        if verdict or len(games) == plan.games:
            break
        played = next(coming, None)
        if played is None:
            break
        games[played.number] = played
        fresh += 1
        if folder is not None:
            folder.add(played)
        if progress is not None:
            progress(progress_line(plan, list(games.values()), (time.monotonic() - began) / fresh))
    used = [games[number] for number in sorted(games)]
    return used[:judged] if test is not None else used


def progress_line(plan: Schedule, games: list[GameResult], seconds: float) -> str:
    """Returns a line with the number of games played, the wins of each player, and the remaining time."""
    parts = []
    for name in dict.fromkeys(plan.players):
        wins = sum(
            won(played, seat)
            for played in games
            for seat, player in enumerate(played.players)
            if plan.players[player] == name
        )
        parts.append(f"{name} {wins:g}")
    left = (plan.games - len(games)) * seconds
    return f"{len(games)}/{plan.games} games, wins: {', '.join(parts)}; about {left / 60:.0f} min left"


def to_terminal(line: str) -> None:
    """Prints a line that replaces the previous one. If the output is not a terminal, prints a new line."""
    if sys.stderr.isatty():
        print(f"\r\x1b[K{line}", end="", file=sys.stderr, flush=True)
    else:
        print(line, file=sys.stderr, flush=True)
