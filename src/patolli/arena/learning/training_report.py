"""The report of a training run: one self-contained HTML page."""

from __future__ import annotations

from html import escape
from typing import Any

from .. import plots
from ..report import STYLE
from .plan import Plan

Line = dict[str, Any]
MATCH_NAMES = {
    "seed": "against the hand-made evaluation",
    "accepted": "against the network to beat",
    "mix": "mix of points, margin and victory",
    "result": "result",
}


def page(plan: Plan, lines: list[Line]) -> str:
    seeds = ", ".join(map(str, plan.seeds))
    title = f"{plan.game}: training with {'seed' if len(plan.seeds) == 1 else 'seeds'} {seeds}"
    parts = [
        f"<h1>{escape(title)}</h1>",
        summary(lines),
        "<h2>Plan</h2>",
        plan_table(plan),
        "<h2>Result: one seat of the network against hand-made greedy players</h2>",
        *shares([line for line in lines if line.get("match") == "result"], "result"),
        "<h2>Networks of all seeds against hand-made greedy players</h2>",
        *shares([line for line in lines if line.get("match") == "seed"], "seeds"),
        "<h2>Games of self-play</h2>",
        games_table([line for line in lines if line["step"] == "games"]),
        *styles_table([line for line in lines if line["step"] == "games"]),
        "<h2>Held-out games</h2>",
        *held_out([line for line in lines if line["step"] == "training"]),
        "<h2>All matches</h2>",
        match_table([line for line in lines if line["step"] == "match"]),
    ]
    body = "\n".join(parts)
    return (
        "<!doctype html>\n<html lang='en'><meta charset='utf-8'>"
        "<meta name='viewport' content='width=device-width'>"
        f"<title>{escape(title)}</title><style>{STYLE}</style>\n<body>{body}</body></html>\n"
    )


def summary(lines: list[Line]) -> str:
    games = sum(line["games"] for line in lines if line["step"] == "games")
    minutes = lines[-1]["seconds"] / 60 if lines else 0
    end = [line["result"] for line in lines if line["step"] == "end"]
    return (
        f"<p>{games} games of self-play, {minutes:.1f} minutes. "
        f"{escape(end[-1]) if end else 'The run is not finished.'} Intervals are those of 95 %.</p>"
    )


def plan_table(plan: Plan) -> str:
    rows = {
        "players": ", ".join(map(str, plan.players)),
        "minutes": f"{plan.minutes:g}",
        "generations": str(plan.generations),
        "processes": str(plan.workers),
        "layers": ", ".join(map(str, plan.sizes)),
        "mixes": "; ".join(", ".join(map(str, mix)) for mix in plan.mixes),
        "begun from": plan.begin or "the hand-made evaluation",
        "to beat": plan.against or "the hand-made evaluation",
    }
    return table([], [[name, value] for name, value in rows.items()])


def table(head: list[str], rows: list[list[str]]) -> str:
    lines = ["<table>"]
    if head:
        lines.append(f"<tr>{''.join(f'<th>{escape(cell)}' for cell in head)}</tr>")
    lines += [f"<tr>{''.join(f'<td>{escape(cell)}' for cell in row)}</tr>" for row in rows]
    return "\n".join([*lines, "</table>"])


def shares(found: list[Line], title: str) -> list[str]:
    """Draws a bar with a confidence interval for each match, and marks the share of wins that a player of
    equal strength would have.
    """
    if not found:
        return ["<p>No such match was played.</p>"]
    rows = [
        (
            share_name(line),
            line["share"] * 100,
            line["low"] * 100,
            line["high"] * 100,
            f"{line['share']:.0%} of {line['games']}",
        )
        for line in found
    ]
    return [plots.bars(title, rows)]


def share_name(line: Line) -> str:
    if "seed" in line:
        return f"seed {line['seed']}, generation {line['generation']}"
    return f"{line['players']} players, equal {1 / line['players']:.0%}"


def games_table(found: list[Line]) -> str:
    head = ["generation", "games", "a second", "samples", "points", "lost by all"]
    return table(
        head,
        [
            [
                str(line["generation"]),
                str(line["games"]),
                f"{line['a_second']:.1f}",
                str(line["samples"]),
                f"{line['points']:.1f}",
                str(line["lost_by_all"]),
            ]
            for line in found
        ],
    )


def styles_table(found: list[Line]) -> list[str]:
    """Shows the results of each style by generation, if the game declares styles."""
    names = sorted({name for line in found for name in line.get("styles", {})})
    if len(names) < 2:
        return []
    head = ["seats, points and wins (1 is an equal share)", *[str(line["generation"]) for line in found]]
    rows = []
    for name in names:
        cells = [style_cell(line.get("styles", {}).get(name)) for line in found]
        rows.append([name or "no style", *cells])
    return ["<h2>Styles by generation</h2>", table(head, rows)]


def style_cell(result: dict[str, float] | None) -> str:
    return "" if result is None else f"{result['seats']}: {result['points']:.1f}, {result['wins']:.2f}"


def held_out(found: list[Line]) -> list[str]:
    """Shows the errors of the newest generation by phase of the game, and the errors of all generations as a
    curve.
    """
    with_errors = [line for line in found if line["errors"]]
    if not with_errors:
        return ["<p>There are too few games to hold some out.</p>"]
    newest = with_errors[-1]
    rows = [
        [
            f"{number + 1} of {len(newest['errors'])}",
            str(one["samples"]),
            f"{one['spread']:.1f}",
            f"{one['by_hand']:.1f}",
            f"{one['network']:.1f}",
            f"{one['bias']:+.1f}",
        ]
        for number, one in enumerate(newest["errors"])
    ]
    by_generation = [
        (
            f"seed {seed}",
            [(float(one["generation"]), mean_error(one)) for one in with_errors if one["seed"] == seed],
        )
        for seed in sorted({one["seed"] for one in with_errors})
    ]
    return [
        (
            "<p>Error of the foretold final points (root mean square), in games that were not used for "
            "training. The hand-made evaluation gets its best straight line through these very samples. "
            f"The table is that of generation {newest['generation']}, seed {newest['seed']}.</p>"
        ),
        table(["part of the game", "samples", "spread", "hand-made", "network", "network, mean"], rows),
        plots.curves("Error by generation, in points, the mean of all parts", by_generation),
    ]


def mean_error(line: Line) -> float:
    return float(sum(one["network"] for one in line["errors"]) / len(line["errors"]))


def match_table(found: list[Line]) -> str:
    rows = []
    for line in found:
        name = MATCH_NAMES[line["match"]]
        if "seed" in line:
            name = f"seed {line['seed']}, generation {line['generation']}: {name}"
        if "mix" in line:
            name = f"{name}: {', '.join(map(str, line['mix']))}"
        rows.append(
            [
                name,
                str(line["players"]),
                str(line["games"]),
                f"{line['share']:.1%} ({line['low']:.0%} to {line['high']:.0%})",
                f"{line['lead']:+.1f} ± {line['lead_margin']:.1f}",
                f"{line['own_seconds']:.2f} / {line['other_seconds']:.2f}",
                line["verdict"],
            ]
        )
    head = ["match", "players", "games", "wins", "lead in points", "seconds a game", "test"]
    return table(head, rows)
