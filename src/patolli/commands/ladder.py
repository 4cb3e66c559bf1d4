"""`patolli ladder`: the published table of strengths, played again from its seeds."""

from __future__ import annotations

from pathlib import Path

from ..arena.ladder import RUNGS, row, table_head
from ..arena.running import run, to_terminal
from ..kernel.errors import PatolliError


def ladder(game: str, *, workers: int = 1, only: str = "", games: int = 0, out: Path | None = None) -> None:
    """Play the matches of docs/players.md again and print their table.

    Parameters
    ----------
    game
        The game, for example tzolkin.
    workers
        How many processes share the work. The results are the same.
    only
        Only the rung of this name.
    games
        So many games for each rung instead of the published number.
    out
        A folder in which an interrupted ladder goes on.
    """
    rungs = [rung for rung in RUNGS.get(game, []) if only in ("", rung.name)]
    if not rungs:
        raise PatolliError(f"there is no ladder for {game}" + (f" with a rung {only!r}" if only else ""))
    print(table_head())
    for rung in rungs:
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
