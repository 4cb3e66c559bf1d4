"""`python -m patolli.arena.reliability_plots --out FOLDER`: plots the calibration of expected results.

There is one SVG file for each game. It shows expected and actual results of the games that were held out when
the tables were fitted (`held_out` in `expectations.json`). Points on the diagonal are perfectly calibrated.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from html import escape
from importlib import resources
from pathlib import Path
from typing import Any, Final

from ..game_index import names
from ..games import load as load_game
from ..kernel.game import Game
from ..players.expectations import FILE
from .plots import colour, text

SIDE: Final = 250
"""The width and height of a panel, in pixels."""
GAP: Final = 70
TOP: Final = 62
QUARTERS: Final = ("first", "second", "third", "last")
STYLE: Final = (
    "svg{color:#222;background:#fff;font:12px system-ui,sans-serif}text{fill:currentColor}"
    ".axis{fill:none;stroke:currentColor}.mark{stroke:currentColor;stroke-dasharray:4 3}"
    "@media(prefers-color-scheme:dark){svg{color:#ddd;background:#1b1b1b}}"
)
Mark = Callable[[float, float], str]
"""A function that returns the SVG path of a mark at a given place."""
MARKS: Final[tuple[Mark, ...]] = (
    lambda x, y: f"M{x - 3.5:.1f} {y:.1f}a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0",
    lambda x, y: f"M{x - 3:.1f} {y - 3:.1f}h6v6h-6z",
    lambda x, y: f"M{x:.1f} {y - 4:.1f}l4 7h-8z",
    lambda x, y: f"M{x:.1f} {y - 4.5:.1f}l4 4.5l-4 4.5l-4 -4.5z",
)
Dot = tuple[float, float, float, int]
"""The expected value, the actual value, the margin, and the quarter of the game (0 to 3)."""


def panel(
    left: float, top: float, title: str, dots: list[Dot], unit: str, range_of: tuple[float, float]
) -> list[str]:
    """Draws one panel: a diagonal, and a dot with its confidence interval for each group of predictions."""
    low, high = range_of

    def x_of(value: float) -> float:
        return left + SIDE * (value - low) / (high - low)

    def y_of(value: float) -> float:
        return top + SIDE - SIDE * (value - low) / (high - low)

    parts = [
        text(left, top - 8, title),
        f'<path class="axis" d="M{left} {top}V{top + SIDE}H{left + SIDE}"/>',
        f'<path class="mark" d="M{left} {top + SIDE}L{left + SIDE} {top}"/>',
    ]
    for value in (low, high):
        label = f"{value:.0f}{unit}"
        parts += [
            text(x_of(value), top + SIDE + 16, label, "middle"),
            text(left - 6, y_of(value) + 4, label, "end"),
        ]
    parts.append(text(left + SIDE / 2, top + SIDE + 16, "expected", "middle"))
    for x, y, margin, quarter in dots:
        at, below, above = x_of(x), max(low, y - margin), min(high, y + margin)
        parts.append(
            f'<path stroke="{colour(quarter)}" opacity=".45" '
            f'd="M{at:.1f} {y_of(below):.1f}V{y_of(above):.1f}"/>'
        )
        parts.append(f'<path fill="{colour(quarter)}" d="{MARKS[quarter](at, y_of(y))}"/>')
    return parts


def range_of_points(dots: list[Dot]) -> tuple[float, float]:
    low = min((min(x, y - margin) for x, y, margin, _ in dots), default=0.0)
    return low, max((max(x, y + margin) for x, y, margin, _ in dots), default=low + 1)


def dots_of(figures: dict[str, Any]) -> list[Dot]:
    eighths: list[list[list[float]]] = figures["diagram_by_eighth"]
    return [(said, came, margin, n // 2) for n, part in enumerate(eighths) for said, came, margin in part]


def plot(title: str, rows: list[tuple[str, dict[str, Any]]]) -> str:
    """Returns an SVG file with two panels for each row (number of players, figures)."""
    width = GAP + 2 * (SIDE + GAP)
    height = TOP + len(rows) * (SIDE + GAP)
    parts = [text(GAP, 20, title)]
    for n, quarter in enumerate(QUARTERS):
        x = GAP + 130 * n
        parts.append(f'<path fill="{colour(n)}" d="{MARKS[n](x + 4, 36)}"/>')
        parts.append(text(x + 12, 40, f"{quarter} quarter"))
    for n, (name, figures) in enumerate(rows):
        top = TOP + 20 + n * (SIDE + GAP)
        about = f"{name}, {figures['games']} games"
        points, chances = dots_of(figures), dots_of(figures["win"])
        parts += panel(GAP, top, f"Points: {about}", points, "", range_of_points(points))
        parts += panel(2 * GAP + SIDE, top, f"Chance to win: {about}", chances, " %", (0.0, 100.0))
    inside = "\n".join(parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height + 20}" width="{width}" '
        f'role="img" aria-label="{escape(title)}">\n'
        f"<style>{STYLE}</style>\n<title>{escape(title)}</title>\n{inside}\n</svg>\n"
    )


def plot_of(game: Game) -> str | None:
    """Returns the plot of a game, or None if all games were used to fit its tables."""
    file = resources.files(game.package).joinpath("evaluation", FILE)
    data = json.loads(file.read_text(encoding="utf-8"))
    held_out: dict[str, dict[str, Any]] = data.get("held_out", {})
    rows = []
    for players in sorted({number for tables in held_out.values() for number in tables}, key=int):
        best = min(
            (name for name in held_out if players in held_out[name]),
            key=lambda name: float(data["evaluators"][name][players]["error"]),
        )
        rows.append((f"{players} players, {best}", held_out[best][players]))
    return (
        plot(f"{game.title}: expected and actual results of games not used for fitting", rows)
        if rows
        else None
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, prog="python -m patolli.arena.reliability_plots")
    parser.add_argument("games", nargs="*", help="default: all games")
    parser.add_argument("--out", type=Path, required=True, help="the folder of the files")
    given = parser.parse_args()
    for name in given.games or names():
        found = plot_of(load_game(name))
        if found is not None:
            (given.out / f"reliability-{name}.svg").write_text(found, encoding="utf-8")


if __name__ == "__main__":
    main()
