"""Compares what winners and other players did in a folder of records, by game and number of players."""

from __future__ import annotations

from collections import Counter
from html import escape
from pathlib import Path

from ..games import load as load_game
from ..kernel import records
from ..kernel.errors import PatolliError
from ..kernel.seats import CHANCE
from . import plots
from .game_runner import GameResult
from .report import STYLE, differences, lost, seats
from .statistics import margin, winners

Group = tuple[str, int]
"""A game and a number of players."""
MOST_BYTES = 10_000_000


def result_of_record(text: str, number: int) -> tuple[str, GameResult]:
    """Replays a record, checking every move. Returns the name of the game and the result."""
    record = records.read(text)
    game = load_game(record.game)
    replay = records.Replay(game, record)
    said: list[Counter[str]] = [Counter() for _ in record.names]
    while replay.moves < replay.length():
        entry = replay.step()
        if entry.seat != CHANCE:
            said[entry.seat][game.vocabulary.text(entry.move)] += 1
    if replay.position.asked():
        raise PatolliError("the game is not over")
    final = replay.position.scores()
    found = GameResult(
        number=number,
        players=list(range(len(record.names))),
        points=[total / final.unit for total in final.totals()],
        ranks=final.ranks,
        sources={name: [row[i] / final.unit for row in final.table] for i, name in enumerate(final.sources)},
        said=[dict(sorted(counted.items())) for counted in said],
        turns=max(0, game.turn_count(replay.position)),
        moves=replay.length(),
        faults=[],
        seconds=[0.0] * len(record.names),
        record="",
    )
    return game.name, found


def read_folder(folder: Path) -> tuple[dict[Group, list[GameResult]], list[str]]:
    """Returns the games recorded in a folder and its subfolders, and the reasons why some records were left
    out.
    """
    if not folder.is_dir():
        raise PatolliError(f"{folder} is no folder")
    found: dict[Group, list[GameResult]] = {}
    left_out: list[str] = []
    for number, file in enumerate(sorted(folder.rglob("*.txt"))):
        try:
            if file.stat().st_size > MOST_BYTES:
                raise PatolliError("the file is too large for a record")
            name, result = result_of_record(file.read_text(encoding="utf-8"), number)
        except (PatolliError, UnicodeDecodeError) as fault:
            left_out.append(f"{file.relative_to(folder)}: {fault}")
            continue
        found.setdefault((name, len(result.ranks)), []).append(result)
    if not found:
        raise PatolliError(f"{folder} contains no record of a finished game")
    return dict(sorted(found.items())), left_out


def points_apart(games: list[GameResult]) -> tuple[list[float], list[float]]:
    """Returns the points of all winners, and those of all other players."""
    first = [one.points[seat] for one in games for seat in winners(one)]
    rest = [one.points[seat] for one in games for seat in range(len(one.ranks)) if one.ranks[seat] != 1]
    return first, rest


def mean(values: list[float]) -> float:
    return sum(values) / len(values) if values else 0.0


def source_rows(games: list[GameResult]) -> list[tuple[str, float, float, float]]:
    """Returns, for each source of points, the means of winners and others, and the margin of error of the
    difference.
    """
    rows = []
    for source in games[0].sources:
        apart: list[float] = []
        of_winners: list[float] = []
        others: list[float] = []
        for one in games:
            first = winners(one)
            rest = [seat for seat in range(len(one.ranks)) if seat not in first]
            if not first or not rest:
                continue
            of_winners.append(mean([one.sources[source][seat] for seat in first]))
            others.append(mean([one.sources[source][seat] for seat in rest]))
            apart.append(of_winners[-1] - others[-1])
        if any(of_winners) or any(others):
            rows.append((source, mean(of_winners), mean(others), margin(apart)))
    return rows


def page(groups: dict[Group, list[GameResult]], left_out: list[str]) -> str:
    parts = ["<h1>What winners did</h1>", "<p>Intervals are 95 % confidence intervals.</p>"]
    for (name, players), games in groups.items():
        parts.append(f"<h2>{escape(name)}, {players} players: {len(games)} games</h2>")
        parts += section(players, games)
    if left_out:
        parts.append("<h2>Left out</h2>")
        parts += [f"<p>{escape(line)}</p>" for line in left_out]
    body = "\n".join(parts)
    return (
        "<!doctype html>\n<html lang='en'><meta charset='utf-8'>"
        "<meta name='viewport' content='width=device-width'>"
        f"<title>What winners did</title><style>{STYLE}</style>\n<body>{body}</body></html>\n"
    )


def section(players: int, games: list[GameResult]) -> list[str]:
    first, rest = points_apart(games)
    rows = source_rows(games)
    return [
        *lost(games),
        "<h3>Points</h3>",
        plots.spreads("Points", [("winners", first), ("others", rest)]),
        "<h3>Where points come from</h3>",
        plots.stacks("Points by source", ["winners", "others"], [(name, [a, b]) for name, a, b, _ in rows]),
        plots.bars(
            "What winners had more",
            [(name, a - b, a - b - half, a - b + half, f"{a - b:+.1f}") for name, a, b, half in rows],
        ),
        "<h3>Seats</h3>",
        seats(players, games),
        "<h3>Length</h3>",
        plots.spreads("Moves", [("moves", [float(one.moves) for one in games])]),
        "<h3>Moves that winners made more or less often</h3>",
        differences(games),
    ]
