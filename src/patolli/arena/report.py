"""The report of a tournament, as a self-contained HTML page."""

from __future__ import annotations

import hashlib
import json
from html import escape

from . import plots
from .game_runner import GameResult
from .schedule import Schedule
from .statistics import Standing, margin, standings, wilson, winners, won

SELDOM = 0.4
"""The number of plays per game below which a move is too rare to be reported."""
STYLE = """
:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{max-width:46rem;margin:2rem auto;padding:0 1rem}
svg{width:100%;height:auto;font-size:12px;fill:currentColor}
.line,.axis{fill:none;stroke:currentColor}.mark{fill:none;stroke:currentColor;stroke-dasharray:3 3}
table{border-collapse:collapse;width:100%}td,th{padding:.2rem .5rem;text-align:right}
td:first-child,th:first-child{text-align:left}tr+tr{border-top:1px solid #8884}code{font-size:.9em}
"""


def digest(games: list[GameResult]) -> str:
    """Returns a digest of the results, which does not depend on the machine."""
    exact = [played.result() for played in sorted(games, key=lambda one: one.number)]
    return hashlib.sha256(json.dumps(exact, sort_keys=True).encode()).hexdigest()[:16]


def page(plan: Schedule, games: list[GameResult]) -> str:
    found = standings(plan.players, games)
    equal = 1 / len(plan.players)
    parts = [
        f"<h1>{escape(plan.game)}: {escape(', '.join(plan.players))}</h1>",
        (
            f"<p>{len(games)} games of {plan.games}, seed {plan.seed}"
            f"{', with the same chance outcomes for every rotation' if plan.duplicate else ''}; "
            f"digest <code>{digest(games)}</code>. Intervals are those of 95 %.</p>"
        ),
        *lost(games),
        "<h2>Who won</h2>",
        plots.bars(
            "Share of wins",
            [(s.name, s.share() * 100, s.low * 100, s.high * 100, f"{s.share():.0%}") for s in found],
            equal * 100,
        ),
        f"<p>The dashed line is the equal share, {equal:.0%}.</p>",
        "<h2>Ratings</h2>",
        plots.bars(
            "Ratings",
            [
                (
                    s.name,
                    s.rating,
                    s.rating - 2 * s.uncertainty,
                    s.rating + 2 * s.uncertainty,
                    f"{s.rating:.1f}",
                )
                for s in found
            ],
        ),
        table(found),
        "<h2>Points</h2>",
        plots.spreads("Points", [(s.name, points_of(plan, games, s.name)) for s in found]),
        "<h2>Where points come from</h2>",
        sources(plan, games, found),
        "<h2>Seats</h2>",
        seats(len(plan.players), games),
        "<h2>Length</h2>",
        plots.spreads("Turns", [("turns", [float(one.turns) for one in games])]),
        plots.spreads("Moves", [("moves", [float(one.moves) for one in games])]),
        "<h2>What winners did differently</h2>",
        differences(games),
        *faults(games),
    ]
    body = "\n".join(parts)
    return (
        "<!doctype html>\n<html lang='en'><meta charset='utf-8'>"
        "<meta name='viewport' content='width=device-width'>"
        f"<title>{escape(plan.game)} arena</title><style>{STYLE}</style>\n<body>{body}</body></html>\n"
    )


def lost(games: list[GameResult]) -> list[str]:
    """States how many games all seats lost together, if there are any."""
    count = sum(not winners(played) for played in games)
    return [f"<p>Lost by all: {count} of {len(games)} games.</p>"] if count else []


def table(found: list[Standing]) -> str:
    rows = [
        "<table><tr><th>player<th>seats<th>wins<th>share<th>points<th>rating<th>seconds a game</tr>",
        *(
            f"<tr><td>{escape(s.name)}<td>{s.games}<td>{s.wins:g}"
            f"<td>{s.share():.1%} ({s.low:.0%} to {s.high:.0%})"
            f"<td>{s.points:.1f} ± {s.points_margin:.1f}<td>{s.rating:.1f} ± {2 * s.uncertainty:.1f}"
            f"<td>{s.seconds:.1f}</tr>"
            for s in found
        ),
        "</table>",
    ]
    return "\n".join(rows)


def points_of(plan: Schedule, games: list[GameResult], name: str) -> list[float]:
    return [
        played.points[seat]
        for played in games
        for seat, player in enumerate(played.players)
        if plan.players[player] == name
    ]


def sources(plan: Schedule, games: list[GameResult], found: list[Standing]) -> str:
    names = [s.name for s in found]
    layers: list[tuple[str, list[float]]] = []
    for source in games[0].sources if games else {}:
        means: list[float] = []
        for name in names:
            got = [
                played.sources[source][seat]
                for played in games
                for seat, player in enumerate(played.players)
                if plan.players[player] == name
            ]
            means.append(sum(got) / max(1, len(got)))
        if any(means):
            layers.append((source, means))
    return plots.stacks("Points by source", names, layers)


def seats(players: int, games: list[GameResult]) -> str:
    rows: list[tuple[str, float, float, float, str]] = []
    decided = [played for played in games if winners(played)]
    for seat in range(players):
        wins = sum(won(played, seat) for played in decided)
        low, high = wilson(wins, len(decided))
        share = wins / max(1, len(decided))
        rows.append((f"seat {seat}", share * 100, low * 100, high * 100, f"{share:.0%}"))
    return plots.bars("Wins by seat", rows, 100 / players)


def differences(games: list[GameResult], most: int = 16) -> str:
    """Returns a table of the moves that winners played more or less often than the other players in the same
    games.
    """
    lines = ["<table><tr><th>word<th>winners<th>others<th>difference</tr>"]
    for _, word, a, b, spread in telling_words(games)[:most]:
        lines.append(f"<tr><td>{escape(word)}<td>{a:.2f}<td>{b:.2f}<td>{a - b:+.2f} ± {spread:.2f}</tr>")
    return "\n".join(
        [*lines, "</table><p>Plays per game. A difference need not be the reason for winning.</p>"]
    )


def telling_words(games: list[GameResult]) -> list[tuple[float, str, float, float, float]]:
    """Returns rows of (significance, move, plays per game by winners, plays per game by others, margin), the
    most significant first.

    Moves are also counted together by their first word. Rare moves are left out, because their numbers are
    not reliable.
    """
    counts_by_game = [[by_beginning(counted) for counted in played.said] for played in games]
    words = sorted({word for game in counts_by_game for counted in game for word in counted})
    rows: list[tuple[float, str, float, float, float]] = []
    for word in words:
        apart: list[float] = []
        of_winners: list[float] = []
        others: list[float] = []
        for played, counts in zip(games, counts_by_game, strict=True):
            first = winners(played)
            rest = [seat for seat in range(len(played.ranks)) if seat not in first]
            if not first or not rest:
                continue
            a = sum(counts[seat].get(word, 0) for seat in first) / len(first)
            b = sum(counts[seat].get(word, 0) for seat in rest) / len(rest)
            of_winners.append(a)
            others.append(b)
            apart.append(a - b)
        spread = margin(apart)
        if spread > 0 and max(sum(of_winners), sum(others)) >= SELDOM * len(apart):
            mean = sum(apart) / len(apart)
            rows.append(
                (
                    abs(mean) / spread,
                    word,
                    sum(of_winners) / len(of_winners),
                    sum(others) / len(others),
                    spread,
                )
            )
    rows.sort(reverse=True)
    return rows


def by_beginning(counted: dict[str, int]) -> dict[str, int]:
    """Adds an entry for all moves that begin with the same word."""
    found = dict(counted)
    for word, count in counted.items():
        verb, _, rest = word.partition(" ")
        if rest:
            found[f"{verb} …"] = found.get(f"{verb} …", 0) + count
    return found


def faults(games: list[GameResult]) -> list[str]:
    found = [f"game {one.number}: {fault}" for one in games for fault in one.faults]
    return ["<h2>Faults</h2>", *(f"<p>{escape(fault)}</p>" for fault in found)] if found else []
