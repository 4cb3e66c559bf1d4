"""`patolli ladder`: repeats the published matches between levels with the same seeds."""

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
    """Repeat the matches in docs/players.md and print their table. A game that is not listed there plays the
    default matches.

    Parameters
    ----------
    players
        How many players; 0 means four, or the game's maximum if that is less. For other numbers, only the
        matches between levels are played.
    only
        Play only the match with this name.
    games
        How many games for each match; 0 means the published number.
    out
        A folder for the results. An interrupted ladder resumes from it.
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
