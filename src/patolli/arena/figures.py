"""Means, deviations, intervals and slopes of measured values."""

from __future__ import annotations

import math
from typing import Final

SURE: Final = 1.96
"""Half the width of a 95 % confidence interval, in standard errors."""


def mean(numbers: list[float]) -> float:
    return sum(numbers) / len(numbers)


def deviation(numbers: list[float]) -> float:
    middle = mean(numbers)
    return math.sqrt(sum((one - middle) ** 2 for one in numbers) / max(1, len(numbers) - 1))


def interval(numbers: list[float]) -> tuple[float, float]:
    """Returns a mean and half the width of its 95 % confidence interval."""
    return sum(numbers) / len(numbers), SURE * deviation(numbers) / math.sqrt(len(numbers))


def correlation(ones: list[float], others: list[float]) -> float:
    a, b = sum(ones) / len(ones), sum(others) / len(others)
    both = sum((x - a) * (y - b) for x, y in zip(ones, others, strict=True)) / max(1, len(ones) - 1)
    return both / max(1e-9, deviation(ones) * deviation(others))


def slope_of(games: list[list[list[float]]]) -> tuple[float, float]:
    """Returns the slope of a line through the origin fitted to these pairs, and its standard error. Each game
    counts as a single observation.
    """
    squares = sum(x * x for pairs in games for x, _ in pairs)
    if squares == 0:
        return 0.0, 0.0
    slope = sum(x * y for pairs in games for x, y in pairs) / squares
    errors = [sum(x * (y - slope * x) for x, y in pairs) for pairs in games]
    return slope, math.sqrt(sum(one * one for one in errors)) / squares
