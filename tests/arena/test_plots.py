"""Plots: the lengths and positions of bars and lines match the numbers."""

from __future__ import annotations

import re

import pytest

from patolli.arena import plots


def bars_of(svg: str) -> list[tuple[float, float, float, str]]:
    """Returns the left edge, width, top edge and colour of every bar."""
    found = re.findall(r'<rect x="([^"]+)" y="([^"]+)" width="([^"]+)" height="18" fill="([^"]+)"', svg)
    return [(float(x), float(width), float(y), colour) for x, y, width, colour in found]


def texts_of(svg: str) -> dict[str, tuple[float, float]]:
    found = re.findall(r'<text x="([^"]+)" y="([^"]+)"[^>]*>([^<]*)</text>', svg)
    return {text: (float(x), float(y)) for x, y, text in found}


def height_of(svg: str) -> float:
    return float(re.findall(r'viewBox="0 0 640 (\d+)"', svg)[0])


def test_the_range_of_an_axis_includes_zero() -> None:
    assert plots.scale([3.0, 5.0]) == (0.0, 5.0)
    assert plots.scale([-3.0, -5.0]) == (-5.0, 0.0)
    assert plots.scale([0.0]) == plots.scale([]) == (0.0, 1.0)


def test_colours_begin_again_after_the_last() -> None:
    assert plots.colour(1) == plots.colour(9) != plots.colour(0)


def test_texts_and_titles_are_escaped() -> None:
    assert plots.text(1, 2.25, "a<b", "end") == '<text x="1.0" y="2.2" text-anchor="end">a&lt;b</text>'
    drawn = plots.svg(50, "a & b", ["<g/>", "<g/>"])
    assert drawn.count("a &amp; b") == 2
    assert "<g/>\n<g/>" in drawn


def test_bars_are_as_long_as_their_values() -> None:
    drawn = plots.bars("T", [("up", 4, 3, 5, "four"), ("down", -1, -1, 0, "-1"), ("zero", 0, 0, 0, "0")], 2)
    (up, long, first, one), (down, short, second, other), (zero, nothing, third, _) = bars_of(drawn)
    assert long == pytest.approx(4 * short, abs=0.3)
    assert up == zero == pytest.approx(down + short, abs=0.11)
    assert nothing == 0
    assert first < first + 18 < second < second + 18 < third
    assert one != other
    unit = short
    ends = re.findall(r'd="M([\d.]+) ([\d.]+)H([\d.]+)M([\d.]+) ([\d.]+)v10M([\d.]+) ([\d.]+)v10"', drawn)
    low, line, high, left, top, right, other_top = map(float, ends[0])
    assert (low, high) == (left, right)
    assert first < top == other_top < line < top + 10 < first + 18
    assert low == pytest.approx(up + 3 * unit, abs=0.4)
    assert high == pytest.approx(up + 5 * unit, abs=0.4)
    mark = float(drawn.split('class="mark" d="M')[1].split(" ")[0])
    assert mark == pytest.approx(up + 2 * unit, abs=0.3)
    places = texts_of(drawn)
    assert places["four"][0] > high
    assert places["up"][0] < down
    assert first < places["up"][1] < second
    assert height_of(drawn) > third + 18
    assert places["0"][0] > zero
    assert 'class="mark"' not in plots.bars("T", [])


def test_everything_is_drawn_within_the_width_and_height_of_a_plot() -> None:
    rows = [("a", 4.0, 3.0, 9.0, "9"), ("b", -8.0, -9.0, -3.0, "-8")]
    spread = [("a", [0.0, 9.0]), ("b", [-4.0, 2.0])]
    layers = [("corn", [5.0, 9.0]), ("hunger", [-3.0, 0.0])]
    lines = [("one", [(1.0, 0.0), (9.0, 5.0)]), ("two", [(3.0, -2.5)])]
    drawings = [
        plots.bars("T", rows, 9.0), plots.spreads("T", spread), plots.stacks("T", ["a", "b"], layers),
        plots.curves("T", lines),
    ]  # fmt: skip
    for drawn in drawings:
        height = height_of(drawn)
        assert all(0 <= x <= plots.WIDTH and 0 < y < height for x, y in texts_of(drawn).values())
        assert all(plots.LEFT <= x <= x + width <= plots.WIDTH for x, width, *_ in bars_of(drawn))
        circles = re.findall(r'cx="([^"]+)" cy="([^"]+)"', drawn)
        assert all(0 < float(x) < plots.WIDTH and 0 < float(y) < height for x, y in circles)
        paths = re.findall(r'd="M([\d.]+) [\d.]+V?[\d.]*H([\d.]+)', drawn)
        assert all(0 < float(x) < float(to) < plots.WIDTH for x, to in paths)
    for drawn, bottom in ((drawings[0], 8 + 28 + 18), (drawings[2], 8 + 28 + 18)):
        mark, end = re.findall(r'class="mark" d="M([\d.]+) [\d.]+V([\d.]+)"', drawn)[0]
        assert bottom < float(end) < height_of(drawn)
        assert plots.LEFT < float(mark) < plots.WIDTH


def test_the_label_of_a_bar_is_beyond_its_interval() -> None:
    drawn = plots.bars("T", [("a", 4, 3, 9, "long interval"), ("b", 8, 3, 4, "long bar")])
    (start, length, _, _), (_, longer, _, _) = bars_of(drawn)
    places = texts_of(drawn)
    assert places["long interval"][0] > start + 9 / 4 * length
    assert places["long bar"][0] > start + longer


def test_a_box_is_drawn_between_the_quartiles() -> None:
    drawn = plots.spreads("T", [("a", [8.0, 0.0, 4.0, 2.0, 6.0]), ("none", [])])
    dots = [float(x) for x in re.findall(r'cx="([^"]+)"', drawn)]
    assert len(dots) == 5
    eight, zero, four, two, six = dots
    assert zero < two < four < six < eight
    assert four - zero == pytest.approx((eight - zero) / 2, abs=0.1)
    left, right, again = map(
        float, re.findall(r'class="line" d="M([\d.]+) \d+H([\d.]+)V\d+H([\d.]+)Z', drawn)[0]
    )
    middle = float(re.findall(r"ZM([\d.]+) \d+v26", drawn)[0])
    assert (left, middle, right, again) == (two, four, six, two)
    places = texts_of(drawn)
    assert places["4"][0] == middle
    assert (places["0"][0], places["8"][0]) == (zero, eight)
    assert places["0"][1] > places["none"][1] > places["a"][1]
    assert height_of(drawn) > places["0"][1]
    rows = [float(y) for y in re.findall(r'cy="([^"]+)"', drawn)]
    assert len(set(rows)) == 5  # the bars are drawn one below the other, so that equal values are visible
    assert places["4"][1] > max(rows)


def test_two_values_have_a_box_too() -> None:
    drawn = plots.spreads("T", [("a", [2.0, 6.0])])
    low, high = (float(x) for x in re.findall(r'cx="([^"]+)"', drawn))
    left, right = map(float, re.findall(r'class="line" d="M([\d.]+) \d+H([\d.]+)V', drawn)[0])
    assert (left, right) == (low, high)


def test_sources_are_stacked_and_losses_are_on_the_left() -> None:
    layers = [("corn", [2.0, 1.0]), ("skulls", [3.0, 0.0]), ("hunger", [-1.0, -2.0]), ("thirst", [-1.0, 0.0])]
    drawn = plots.stacks("T", ["a", "b"], layers)
    bars = bars_of(drawn)
    first, second = bars[:4], bars[4:]
    unit = first[0][1] / 2
    zero = float(drawn.split('class="mark" d="M')[1].split(" ")[0])
    starts = [(x - zero) / unit for x, *_ in first]
    widths = [width / unit for _, width, *_ in first]
    assert starts == pytest.approx([0, 2, -1, -2], abs=0.01)
    assert widths == pytest.approx([2, 3, 1, 1], abs=0.01)
    assert [(x - zero) / unit for x, *_ in second] == pytest.approx([0, 0, -2, -2], abs=0.01)
    assert second[0][2] > first[0][2] + 18
    assert len({colour for *_, colour in first}) == 4
    assert "<title>hunger: -1.0</title>" in drawn
    places = texts_of(drawn)
    assert first[0][2] < places["a"][1] < second[0][2] < places["b"][1]
    assert places["corn"][0] < places["skulls"][0] < places["hunger"][0]
    assert places["corn"][1] == places["hunger"][1] < places["thirst"][1] < height_of(drawn)
    assert places["thirst"][0] == places["corn"][0]
    assert places["corn"][1] > second[0][2] + 18
    boxes = re.findall(r'<rect x="([\d.]+)" y="([\d.]+)" width="11"', drawn)
    assert [float(x) for x, _ in boxes] < [places[name][0] for name, _ in layers]
    assert height_of(plots.stacks("T", ["a", "b"], layers[:3])) < height_of(drawn)


def test_curves_go_through_their_points() -> None:
    drawn = plots.curves("T", [("one", [(1.0, 0.0), (2.0, 5.0), (3.0, 10.0)]), ("two", [(3.0, 2.5)])])
    dots = [(float(x), float(y)) for x, y in re.findall(r'<circle cx="([^"]+)" cy="([^"]+)"', drawn)]
    (left, bottom), (middle, half), (right, top), (same, quarter) = dots
    assert left < right == same
    assert middle == pytest.approx((left + right) / 2)
    assert bottom > top
    assert half == pytest.approx((bottom + top) / 2)
    assert quarter == pytest.approx(bottom + (top - bottom) / 4)
    assert f'd="M{left:.1f} {bottom:.1f}L{middle:.1f} {half:.1f}L{right:.1f} {top:.1f}"' in drawn
    places = texts_of(drawn)
    assert (places["1"][0], places["3"][0]) == (left, right)
    assert places["0"][1] == pytest.approx(bottom, abs=5)
    assert places["10"][1] == pytest.approx(top, abs=5)
    assert places["0"][0] < left
    assert places["1"][1] > bottom
    assert places["two"][0] > places["one"][0] + 50
    boxes = [(float(x), float(y)) for x, y in re.findall(r'<rect x="([\d.]+)" y="([\d.]+)"', drawn)]
    assert boxes[0][0] < places["one"][0] < boxes[1][0] < places["two"][0]
    assert boxes[0][1] > bottom
    assert height_of(drawn) > places["one"][1] > places["1"][1]


def test_a_curve_of_one_moment_or_of_none_is_drawn_too() -> None:
    assert "<circle" in plots.curves("T", [("one", [(2.0, 5.0)])])
    assert "<circle" not in plots.curves("T", [("none", [])])
