"""`patolli ladder`: repeats the published matches between levels, using their seeds."""

from __future__ import annotations

from pathlib import Path

from ..arena.ladder import ladder_matches, row, table_head
from ..arena.statistics import check_ratings
from ..arena.tournament import run, to_terminal
from ..games import canonical_name
from ..kernel.errors import PatolliError
from .parameters import GameName, Workers


def ladder(
    game: GameName,
    *,
    players: int = 0,
    workers: Workers = 1,
    only: str = "",
    games: int = 0,
    out: Path | None = None,
) -> None:
    """Repeat the matches of docs/players.md and print their table; for other games, the usual matches.

    Parameters
    ----------
    players
        How many players; 0 for four, or for the game's maximum if that is less. With fewer players, only the
        matches between levels are repeated.
    only
        Play only the match of this name.
    games
        How many games for each match; 0 for the published number.
    out
        A folder from which an interrupted ladder can continue.
    """
    game = canonical_name(game)
    chosen = [match for match in ladder_matches(game, players) if only in ("", match.name)]
    if not chosen:
        raise PatolliError(f"the ladder of {game} has no match {only!r}")
    check_ratings()
    print(table_head())
    for match in chosen:
        plan = match.plan(game, games)
        test = match.test()
        played = run(
            plan,
            workers=workers,
            out=out / match.name if out is not None else None,
            test=test,
            progress=to_terminal,
        )
        print(row(match, plan, played, test), flush=True)
