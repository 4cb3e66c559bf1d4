"""Draws curves as plain SVG, in light and dark mode: the points or chances to win of all seats,
turn by turn.
"""

from __future__ import annotations

from html import escape

from .curve import CurvePoint
from .turning_points import TurningPoint

COLOURS = ["#2f7d6d", "#b8552f", "#5b5fa8", "#a8842c", "#8a3d6b", "#4c7a2e"]
DASHES = ["", "7 3", "2 3", "9 3 2 3", "1 4", "12 4"]
"""The dash patterns by which lines can be distinguished without colours."""
WIDTH, HEIGHT = 720, 260
LEFT, RIGHT, TOP, BOTTOM = 44, 12, 12, 30


def chart(
    title: str,
    names: list[str],
    lines: list[list[tuple[int, float]]],
    marks: list[tuple[int, str]],
    unit: str,
    turns: str,
) -> str:
    """Draws one line of (turn, value) points for each name, and numbered marks at the given turns."""
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
    parts.append(
        f'<text x="{WIDTH - RIGHT}" y="{HEIGHT - 4}" text-anchor="end">{escape(turns)} {last}</text>'
    )
    for number, (turn, said) in enumerate(marks, 1):
        parts.append(
            f'<g><title>{escape(said)}</title><path class="mark" d="M{x(turn):.1f} {TOP}V{HEIGHT - BOTTOM}"/>'
            f'<text x="{x(turn):.1f}" y="{HEIGHT - BOTTOM + 14}" text-anchor="middle">{number}</text></g>'
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
