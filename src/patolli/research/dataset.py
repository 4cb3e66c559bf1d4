"""Datasets of decisions from new or recorded games, as Parquet files with a dataset card."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from . import needs

needs("polars")

import polars as pl  # noqa: E402

from .. import __version__  # noqa: E402
from ..arena.schedule import Schedule  # noqa: E402
from ..arena.tournament import Progress, run  # noqa: E402
from ..games import load as load_game  # noqa: E402
from ..kernel import records  # noqa: E402
from ..kernel.agenda import kind_of  # noqa: E402
from ..kernel.errors import PatolliError  # noqa: E402
from ..kernel.seats import CHANCE  # noqa: E402
from .encodings import LEAST, MOST, Encoding  # noqa: E402

DATA: Final = "decisions.parquet"
CARD: Final = "README.md"
COLUMNS: Final[dict[str, Any]] = {
    "game": pl.String,
    "match": pl.String,
    "ply": pl.Int32,
    "players": pl.Int8,
    "seat": pl.Int8,
    "name": pl.String,
    "question": pl.String,
    "options": pl.List(pl.String),
    "choice": pl.String,
    "observation": pl.List(pl.Int16),
    "points": pl.Float32,
    "rank": pl.Int8,
}
MEANINGS: Final = {
    "game": "the name of the game",
    "match": "the digest of the record, which identifies the game that was played",
    "ply": "the number of the move in the record, counted from 0",
    "players": "the number of players",
    "seat": "the seat that decided",
    "name": "the name of that seat's player in the record",
    "question": "the kind of the question",
    "options": "the legal moves: answers, then asides",
    "choice": "the move that was made",
    "observation": "the seat's observation, with the numbers that `patolli features GAME` lists",
    "points": "the final points of the seat",
    "rank": "the final rank of the seat; 1 is the winner",
}


def decisions(text: str) -> list[dict[str, Any]]:
    """Returns the choices in a record as rows, checking every move."""
    record = records.read(text)
    game = load_game(record.game)
    replay = records.Replay(game, record)
    features = Encoding(game, len(record.names)).features
    match = hashlib.sha256(text.encode()).hexdigest()[:16]
    rows: list[dict[str, Any]] = []
    while replay.moves < replay.length():
        entry = replay.entries[replay.moves]
        p = replay.position
        row: dict[str, Any] | None = None
        if entry.seat != CHANCE and not entry.forced and entry.seat in p.asked():
            options = p.legal_moves(entry.seat) + p.asides(entry.seat)
            if len(options) > 1:
                row = {
                    "game": game.name,
                    "match": match,
                    "ply": replay.moves,
                    "players": p.players,
                    "seat": entry.seat,
                    "name": record.names[entry.seat],
                    "question": kind_of(p.decision(entry.seat)),
                    "options": [game.vocabulary.text(move) for move in options],
                    "choice": entry.text,
                    "observation": [min(MOST, max(LEAST, n)) for n in features.observe(p, entry.seat)],
                }
        replay.step()
        if row is not None:
            rows.append(row)
    if replay.position.asked():
        raise PatolliError("this game is not over, so its decisions have no result")
    scores = replay.position.scores()
    for each in rows:
        each["points"] = scores.totals()[each["seat"]] / scores.unit
        each["rank"] = scores.ranks[each["seat"]]
    return rows


def write(texts: Iterable[str], out: Path, how: dict[str, Any]) -> dict[str, Any]:
    """Writes the decisions in these records, and a dataset card, into a folder. Returns the facts on the
    card.
    """
    rows: list[dict[str, Any]] = []
    matches = 0
    for text in texts:
        rows += decisions(text)
        matches += 1
    if not rows:
        raise PatolliError("there is no decision to write")
    names = sorted({row["game"] for row in rows})
    about = {
        "program": f"patolli {__version__}",
        "games": matches,
        "decisions": len(rows),
        "editions": {name: load_game(name).edition for name in names},
        "features": {
            name: Encoding(name, max(2, load_game(name).fewest)).features.digest() for name in names
        },
        "how": how,
    }
    out.mkdir(parents=True, exist_ok=True)
    pl.DataFrame(rows, schema=COLUMNS).write_parquet(out / DATA, compression="zstd", compression_level=19)
    (out / CARD).write_text(card(about), encoding="utf-8")
    return about


def card(about: dict[str, Any]) -> str:
    """Returns the dataset card: a description, and the facts as JSON."""
    lines = [
        f"# {about['decisions']:,} decisions of {about['games']} games of {', '.join(about['editions'])}",
        "",
        f"`{DATA}` has one row for each decision with at least two options; moves of chance are left out.",
        "",
        "| column | contents |",
        "|---|---|",
        *(f"| `{name}` | {meaning} |" for name, meaning in MEANINGS.items()),
        "",
        "Observations contain only the seat's knowledge. Origin of the data:",
        "",
        "```json",
        json.dumps(about, indent=2, ensure_ascii=False),
        "```",
    ]
    return "\n".join(lines) + "\n"


def make(plan: Schedule, out: Path, workers: int, progress: Progress | None = None) -> dict[str, Any]:
    """Plays the games of a schedule and writes their decisions."""
    played = run(plan, workers=workers, progress=progress)
    faults = [fault for one in played for fault in one.faults]
    how = {"made": "by games between players", **plan.to_dict(), "faults": faults}
    return write((one.record for one in played), out, how)
