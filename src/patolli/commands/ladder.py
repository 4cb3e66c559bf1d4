"""`patolli ladder`: the published table of strengths, played again from its seeds."""

from __future__ import annotations

from pathlib import Path

from ..arena.ladder import row, rungs, table_head
from ..arena.running import run, to_terminal
from ..games import called
from ..kernel.errors import PatolliError


def ladder(game: str, *, workers: int = 1, only: str = "", games: int = 0, out: Path | None = None) -> None:
    """Play the matches of docs/players.md again and print their table; for other games the usual ones.

    Parameters
    ----------
    game
        The game: azteca, chichen-itza, teotihuacan or tzolkin.
    workers
        How many processes share the work. The results are the same.
    only
        Only the rung of this name.
    games
        How many games for each rung; 0 for the published number.
    out
        A folder in which an interrupted ladder goes on.
    """
    game = called(game)
    chosen = [rung for rung in rungs(game) if only in ("", rung.name)]
    if not chosen:
        raise PatolliError(f"the ladder of {game} has no rung {only!r}")
    print(table_head())
    for rung in chosen:
        plan = rung.plan(game, games)
        test = rung.test()
        played = run(
            plan,
            workers=workers,
            out=out / rung.name if out is not None else None,
            test=test,
            tell=to_terminal,
        )
        print(row(rung, plan, played, test), flush=True)
