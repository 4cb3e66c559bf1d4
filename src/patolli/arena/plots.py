"""Plots as plain SVG, so that a report is a single file that works in light and dark mode."""

from __future__ import annotations

from html import escape

COLOURS = ["#2f7d6d", "#b8552f", "#5b5fa8", "#a8842c", "#8a3d6b", "#4c7a2e", "#2b6f9e", "#7a5a44"]
WIDTH = 640
LEFT = 190


def colour(index: int) -> str:
    return COLOURS[index % len(COLOURS)]


def svg(height: int, title: str, parts: list[str]) -> str:
    inside = "\n".join(parts)
    return (
        f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(title)}">\n'
        f"<title>{escape(title)}</title>\n{inside}\n</svg>"
    )


def text(x: float, y: float, label: str, anchor: str = "start") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(label)}</text>'


def scale(values: list[float]) -> tuple[float, float]:
    """Returns the range of an axis. It always includes zero."""
    low, high = min([0.0, *values]), max([0.0, *values])
    return (low, high) if high > low else (low, low + 1)


def bars(title: str, rows: list[tuple[str, float, float, float, str]], marks: float | None = None) -> str:
    """Draws a bar with a confidence interval for each row (name, value, low, high, label)."""
    low, high = scale([number for _, value, a, b, _ in rows for number in (value, a, b)])
    room = WIDTH - LEFT - 90

    def at(value: float) -> float:
        return LEFT + (value - low) / (high - low) * room

    parts: list[str] = []
    for i, (name, value, a, b, label) in enumerate(rows):
        y = 8 + i * 28
        start, end = sorted((at(0), at(value)))
        parts += [
            text(LEFT - 8, y + 14, name, "end"),
            f'<rect x="{start:.1f}" y="{y}" width="{end - start:.1f}" height="18" fill="{colour(i)}"/>',
            (
                f'<path class="line" d="M{at(a):.1f} {y + 9}H{at(b):.1f}M{at(a):.1f} {y + 4}v10'
                f'M{at(b):.1f} {y + 4}v10"/>'
            ),
            text(max(at(b), end) + 6, y + 14, label),
        ]
    if marks is not None:
        parts.append(f'<path class="mark" d="M{at(marks):.1f} 2V{len(rows) * 28 + 6}"/>')
    return svg(len(rows) * 28 + 12, title, parts)


def spreads(title: str, rows: list[tuple[str, list[float]]]) -> str:
    """Draws a dot for each value and a box between the quartiles, for each row (name, values)."""
    low, high = scale([value for _, values in rows for value in values])
    room = WIDTH - LEFT - 30

    def at(value: float) -> float:
        return LEFT + (value - low) / (high - low) * room

    parts: list[str] = []
    for i, (name, values) in enumerate(rows):
        y = 10 + i * 40
        ordered = sorted(values)
        parts.append(text(LEFT - 8, y + 18, name, "end"))
        parts += [
            f'<circle cx="{at(value):.1f}" cy="{y + 4 + n % 7 * 3}" r="2" fill="{colour(i)}" opacity=".45"/>'
            for n, value in enumerate(values)
        ]
        if ordered:
            a, m, b = (ordered[min(len(ordered) - 1, len(ordered) * q // 4)] for q in (1, 2, 3))
            parts.append(
                f'<path class="line" d="M{at(a):.1f} {y}H{at(b):.1f}V{y + 26}H{at(a):.1f}Z'
                f'M{at(m):.1f} {y}v26"/>'
            )
            parts.append(text(at(m), y + 37, f"{m:g}", "middle"))
    bottom = 16 + len(rows) * 40
    parts.append(f'<path class="axis" d="M{LEFT} {bottom}H{LEFT + room}"/>')
    parts += [text(at(v), bottom + 14, f"{v:g}", "middle") for v in {round(low), 0, round(high)}]
    return svg(bottom + 20, title, parts)


def stacks(title: str, names: list[str], layers: list[tuple[str, list[float]]]) -> str:
    """Draws the points by source as a stacked bar for each name. Negative values are drawn to the left of the
    dashed line.
    """
    ups = [sum(max(0.0, values[i]) for _, values in layers) for i in range(len(names))]
    downs = [sum(min(0.0, values[i]) for _, values in layers) for i in range(len(names))]
    low, high = scale(ups + downs)
    room = WIDTH - LEFT - 30
    parts: list[str] = []
    for i, name in enumerate(names):
        y = 8 + i * 28
        parts.append(text(LEFT - 8, y + 14, name, "end"))
        up = down = 0.0
        for n, (source, values) in enumerate(layers):
            value = values[i]
            start = up if value > 0 else down + value
            up, down = (up + value, down) if value > 0 else (up, down + value)
            x = LEFT + (start - low) / (high - low) * room
            parts.append(
                f'<rect x="{x:.1f}" y="{y}" width="{abs(value) / (high - low) * room:.1f}" height="18" '
                f'fill="{colour(n)}"><title>{escape(source)}: {value:.1f}</title></rect>'
            )
    y = 8 + len(names) * 28
    zero = LEFT - low / (high - low) * room
    parts.append(f'<path class="mark" d="M{zero:.1f} 2V{y - 4}"/>')
    for n, (source, _) in enumerate(layers):
        x, row = LEFT + n % 3 * 145, y + n // 3 * 18
        parts += [
            f'<rect x="{x}" y="{row + 2}" width="11" height="11" fill="{colour(n)}"/>',
            text(x + 16, row + 12, source),
        ]
    return svg(y + (len(layers) + 2) // 3 * 18 + 6, title, parts)


def curves(title: str, lines: list[tuple[str, list[tuple[float, float]]]]) -> str:
    """Draws a curve for each line (name, points). The vertical axis includes zero."""
    every = [point for _, points in lines for point in points]
    low, high = scale([y for _, y in every])
    left, right = min([x for x, _ in every], default=0.0), max([x for x, _ in every], default=1.0)
    wide = right - left or 1.0
    top, bottom, start, end = 10, 190, 50, WIDTH - 20

    def at(x: float, y: float) -> tuple[float, float]:
        return start + (x - left) / wide * (end - start), bottom - (y - low) / (high - low) * (bottom - top)

    parts = [f'<path class="axis" d="M{start} {top}V{bottom}H{end}"/>']
    parts += [text(start - 6, at(0, value)[1] + 4, f"{value:.3g}", "end") for value in (low, high)]
    parts += [text(at(x, 0)[0], bottom + 16, f"{x:g}", "middle") for x in sorted({left, right})]
    for n, (name, points) in enumerate(lines):
        path = "L".join(f"{x:.1f} {y:.1f}" for x, y in (at(*point) for point in points))
        parts.append(f'<path fill="none" stroke-width="2" stroke="{colour(n)}" d="M{path}"/>')
        parts += [
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="{colour(n)}"/>'
            for x, y in (at(*point) for point in points)
        ]
        parts.append(
            f'<rect x="{start + n * 200}" y="{bottom + 24}" width="11" height="11" fill="{colour(n)}"/>'
        )
        parts.append(text(start + n * 200 + 16, bottom + 34, name))
    return svg(bottom + 42, title, parts)
