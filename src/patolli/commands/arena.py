"""`patolli arena`: matches between players, with ratings and a report."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from ..arena.report import digest, page
from ..arena.schedule import Schedule
from ..arena.statistics import SequentialTest, Standing, check_ratings, lost_by_all, standings
from ..arena.tournament import run, to_terminal
from ..games import canonical_name
from .common import options_of
from .parameters import GameName, GameOptions, Workers


def arena(
    game: GameName,
    *,
    players: Annotated[list[str], Parameter(consume_multiple=True)],
    games: int = 40,
    seed: int = 1,
    duplicate: bool = False,
    sequential: bool = False,
    workers: Workers = 1,
    ray: str | None = None,
    out: Path | None = None,
    option: GameOptions = None,
) -> None:
    """Play matches between players and report how strong they are.

    Parameters
    ----------
    players
        The players, one for each seat, such as random, greedy, search:1000 or level-3.
    games
        How many games. After each game, all players move on by one seat.
    seed
        The random seed for chance outcomes and players.
    duplicate
        Use the same chance outcomes for every rotation of the seats.
    sequential
        Stop as soon as it is clear whether the first player wins more than its equal share.
    ray
        Play on a Ray cluster: its address, or local. This does not change the results.
    out
        A folder for the plan, records, results and report. An interrupted tournament resumes from it.
    """
    game = canonical_name(game)
    names = [name for part in players for name in part.split()]
    plan = Schedule(game, tuple(names), games, seed, duplicate, options_of(option or []))
    plan.check()
    check_ratings()
    test = SequentialTest(len(names)) if sequential else None
    played = run(plan, workers=workers, ray=ray, out=out, test=test, progress=to_terminal)
    if sys.stderr.isatty():
        print(file=sys.stderr)
    print(f"{game}: {len(played)} games, seed {seed}, digest {digest(played)}")
    for standing in standings(plan.players, played):
        print("  " + line(standing))
    if lost := lost_by_all(played):
        print(f"  lost by all: {lost:.0%} of the games; shares of wins are among the others")
    for one in played:
        for fault in one.faults:
            print(f"  game {one.number}: {fault}")
    if test is not None:
        print(f"  {names[0]} is {test.verdict() or 'not yet clearly better'} (after {test.games} games)")
    if out is not None:
        (out / "report.html").write_text(page(plan, played), encoding="utf-8")
        print(f"  report: {out / 'report.html'}")


def line(s: Standing) -> str:
    return (
        f"{s.name}: {s.wins:g} wins of {s.games}, {s.share():.1%} ({s.low:.0%} to {s.high:.0%}); "
        f"{s.points:.1f} ± {s.points_margin:.1f} points; rating {s.rating:.1f} ± {2 * s.uncertainty:.1f}; "
        f"{s.seconds:.1f} s a game"
    )
