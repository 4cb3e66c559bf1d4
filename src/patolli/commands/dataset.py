"""`patolli dataset`: writes the decisions made in games as Parquet files, for research."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

from cyclopts import App, Parameter

from ..kernel.errors import PatolliError
from .common import options_of, read_text
from .parameters import GameName, GameOptions

app = App(name="dataset", help="Decisions of games as Parquet, for research.")


@app.command
def make(
    game: GameName,
    *,
    players: Annotated[list[str], Parameter(consume_multiple=True)],
    games: int = 100,
    out: Path,
    seed: int = 1,
    workers: int = 1,
    option: GameOptions = None,
) -> None:
    """Play games and write all decisions, with a dataset card that describes how they were made.

    Parameters
    ----------
    players
        The players, one for each seat, such as random, greedy, search:1000, level-3 or ./mybot.
    games
        How many games. After each game, all players move on by one seat.
    out
        The folder for the data and its card.
    seed
        The random seed for chance outcomes and players.
    workers
        How many processes share the work. This does not change the data.
    """
    from ..arena.schedule import Schedule
    from ..arena.tournament import to_terminal
    from ..games import canonical_name
    from ..research import dataset

    names = [name for part in players for name in part.split()]
    plan = Schedule(canonical_name(game), tuple(names), games, seed, options=options_of(option or []))
    print_summary(dataset.make(plan, out, workers, to_terminal), out)


@app.command(name="from")
def from_(*records: Path, out: Path) -> None:
    """Write the decisions from recorded games, with a dataset card.

    Parameters
    ----------
    records
        Record files, or folders of record files (*.txt), such as those from an arena.
    out
        The folder for the data and its card.
    """
    from ..research import dataset

    files = [file for one in records for file in (sorted(one.glob("*.txt")) if one.is_dir() else [one])]
    if not files:
        raise PatolliError("name at least one record, or a folder with records")

    def texts() -> Any:
        for file in files:
            yield read_text(file)

    source = {"made": "of records", "files": [file.name for file in files]}
    print_summary(dataset.write(texts(), out, source), out)


def print_summary(about: dict[str, Any], out: Path) -> None:
    print(f"{about['decisions']:,} decisions of {about['games']} games in {out}")
