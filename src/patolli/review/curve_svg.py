"""Draws curves as plain SVG, in light and dark mode: the points or chances to win of all seats,
turn by turn.
"""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from typing import Final

from .curve import CurvePoint
from .turning_points import TurningPoint

COLOURS = ["#2f7d6d", "#b8552f", "#5b5fa8", "#a8842c", "#8a3d6b", "#4c7a2e"]
DASHES = ["", "7 3", "2 3", "9 3 2 3", "1 4", "12 4"]
"""The dash patterns by which lines can be distinguished without colours."""
WIDTH, HEIGHT = 720, 260
LEFT, RIGHT, TOP, BOTTOM = 52, 14, 24, 30
MARK: Final = 9
"""The radius of the circle around the number of a turning point."""
MOST_TICKS: Final = 16


@dataclass(frozen=True)
class Axis:
    """The axis below a curve: its name, and numbers at turns."""

    name: str
    ticks: list[tuple[int, int]]


def axis_of(points: list[CurvePoint], rounds: str, turns: str) -> Axis:
    """Returns an axis of rounds, numbered where they begin, or of turns if the game has no rounds."""
    begun: dict[int, int] = {}
    for one in points:
        begun.setdefault(one.round, one.turn)
    begun.pop(0, None)
    if begun:
        return Axis(rounds, thinned([(turn, number) for number, turn in begun.items()]))
    return Axis(turns, thinned([(turn, turn + 1) for turn in sorted({one.turn for one in points})]))


def thinned(ticks: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Keeps every fifth or tenth number if there are too many."""
    for step in (1, 5, 10, 20):
        kept = [one for one in ticks if step == 1 or one[1] % step == 0]
        if len(kept) <= MOST_TICKS:
            break
    return kept


def chart(
    title: str,
    names: list[str],
    lines: list[list[tuple[int, float]]],
    marks: list[tuple[int, str]],
    unit: str,
    axis: Axis,
) -> str:
    """Draws a line of (turn, value) for each name, and marks with numbers in circles at turns."""
    values = [value for row in lines for _, value in row]
    low, high = min([0.0, *values]), max([1.0, *values])
    last = max([1, *(turn for row in lines for turn, _ in row)])

    def x(turn: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * turn / last

    def y(value: float) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (high - value) / (high - low)

    parts = []
    for step in grid(low, high):
        parts.append(f'<path class="grid" d="M{LEFT} {y(step):.1f}H{WIDTH - RIGHT}"/>')
        parts.append(f'<text x="{LEFT - 6}" y="{y(step) + 4:.1f}" text-anchor="end">{step:g}{unit}</text>')
    parts.append(f'<text x="2" y="{HEIGHT - 8}">{escape(axis.name)}</text>')
    for turn, label in axis.ticks:
        parts.append(f'<path class="tick" d="M{x(turn):.1f} {HEIGHT - BOTTOM}v5"/>')
        parts.append(f'<text x="{x(turn):.1f}" y="{HEIGHT - 8}" text-anchor="middle">{label}</text>')
    circles = spread([x(turn) for turn, _ in marks], 2 * MARK + 2, WIDTH - MARK)
    for number, ((turn, said), at) in enumerate(zip(marks, circles, strict=True), 1):
        parts.append(
            f'<g><title>{escape(said)}</title><path class="mark" d="M{x(turn):.1f} {TOP}V{HEIGHT - BOTTOM}"/>'
            f'<circle class="mark-number" cx="{at:.1f}" cy="{TOP - MARK - 2}" r="{MARK}"/>'
            f'<text x="{at:.1f}" y="{TOP - MARK + 2}" text-anchor="middle">{number}</text></g>'
        )
    for seat, row in enumerate(lines):
        path = "M" + "L".join(f"{x(turn):.1f} {y(value):.1f}" for turn, value in row)
        dash = f' stroke-dasharray="{DASHES[seat % len(DASHES)]}"' if DASHES[seat % len(DASHES)] else ""
        parts.append(
            f'<path class="curve" stroke="{COLOURS[seat % len(COLOURS)]}"{dash} d="{path}">'
            f"<title>{escape(names[seat])}</title></path>"
        )
    inside = "\n".join(parts)
    return (
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(title)}">'
        f"<title>{escape(title)}</title>\n{inside}\n</svg>\n{legend(names)}"
    )


def spread(places: list[float], gap: float, most: float) -> list[float]:
    """Moves places apart that are closer together than the gap, without exceeding the last possible place."""
    found: list[float] = []
    for place in places:
        found.append(max(place, found[-1] + gap) if found else place)
    limit = most
    for at in range(len(found) - 1, -1, -1):
        found[at] = min(found[at], limit)
        limit = found[at] - gap
    return found


def grid(low: float, high: float) -> list[float]:
    """Returns four to eight round values for grid lines."""
    step = 1.0
    while (high - low) / step > 8:
        step *= 2 if step in (1, 10, 100) else 2.5 if step in (2, 20, 200) else 2
    first = int(low // step)
    return [n * step for n in range(first, int(high // step) + 1) if n * step >= low]


def legend(names: list[str]) -> str:
    rows = [
        '<li><svg viewBox="0 0 28 8" aria-hidden="true">'
        f'<path class="curve" stroke="{COLOURS[i % len(COLOURS)]}" '
        f'stroke-dasharray="{DASHES[i % len(DASHES)]}" d="M0 4H28"/></svg> {escape(name)}</li>'
        for i, name in enumerate(names)
    ]
    return f'<ul class="legend">{"".join(rows)}</ul>'


def points_lines(points: list[CurvePoint]) -> list[list[tuple[int, float]]]:
    return [[(one.turn, one.points[seat]) for one in points] for seat in range(len(points[0].points))]


def win_lines(points: list[CurvePoint]) -> list[list[tuple[int, float]]]:
    return [[(one.turn, 100 * one.win[seat]) for one in points] for seat in range(len(points[0].win))]


def turn_of_point(points: list[CurvePoint], at: int) -> int:
    return max([one.turn for one in points if one.at <= at], default=0)


def marks_of(points: list[CurvePoint], turning: list[TurningPoint], said: list[str]) -> list[tuple[int, str]]:
    return [(turn_of_point(points, one.at), text) for one, text in zip(turning, said, strict=True)]
