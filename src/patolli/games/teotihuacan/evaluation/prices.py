"""Estimated values of goods, powers, steps and tiles, which depend on the time left, in hundredths of a
point.
"""

from __future__ import annotations

from typing import Final

from .. import names
from ..position import APART, TeotihuacanPosition

POINT: Final = 100
ROUNDS_PER_ECLIPSE: Final = 8
"""The estimated number of rounds between two eclipses, taking ascensions into account."""
FULL: Final = 20
"""The number of rounds that is enough to use everything."""

TILE_VALUE: Final = [
    0, 0, 0, 0, 0, 0, 0,
    380, 260, 180, 260, 220, 200, 190, 190, 230, 260, 170, 150, 60, 130,
]  # fmt: skip
"""The value of each discovery tile that can still be used, except for masks."""
TECHNOLOGY_VALUE: Final = [600, 700, 900, 900, 600, 900, 700, 1100, 900]
BONUS_VALUE: Final = [900, 1300, 1500, 1300, 1300, 900, 1700]
"""The expected value of reaching a temple's bonus tile."""


class Prices:
    """Estimated values at one point in the game."""

    left: int  # the estimated number of rounds left
    eclipses: int  # to come
    soon: int  # the number of rounds until the next eclipse
    late: int  # the percentage of its value that a time-consuming asset still has
    good: list[int]
    pip: int
    avenue: int  # a step
    track: int  # a step


def prices(p: TeotihuacanPosition) -> Prices:
    pr = Prices()
    pr.eclipses = 1 if p.complete else p.tables.eclipses - p.eclipses
    pr.soon = p.black - p.white + 2 if p.discs == APART else 1
    pr.left = pr.soon + max(0, pr.eclipses - 1) * ROUNDS_PER_ECLIPSE
    pr.late = min(100, pr.left * 100 // FULL)
    pr.good = [
        30 + 55 * pr.late // 100,
        30 + 75 * pr.late // 100,
        30 + 80 * pr.late // 100,
        60 + 35 * pr.late // 100,
    ]
    pr.pip = 20 + 100 * pr.late // 100
    value = p.tables.row_values[p.taken()]
    pr.avenue = 0
    for _ in range(pr.eclipses):
        pr.avenue += value * POINT
        value = max(1, value - 1)
    number = p.tables.eclipses if p.complete else min(p.eclipses + 1, p.tables.eclipses)
    pr.track = p.tables.track_points[number - 1] * POINT
    return pr


def stock_value(held: int) -> int:
    """Returns the value of a stock, in half goods. The first six goods of a kind count in full, and all
    others count half.
    """
    return held * 2 if held <= 6 else 12 + (held - 6)


def temple(step: int, bonus: int, late: int) -> int:
    """Returns the value of a position in a temple, not counting rewards already received. It rises as better
    steps and the bonus tile come closer.
    """
    value = step * 40 * late // 100
    if step >= 10:
        return value + BONUS_VALUE[bonus]
    if step >= 4:
        return value + BONUS_VALUE[bonus] * (step - 3) * (step - 3) * late // 100 // 70
    return value


def reward(p: TeotihuacanPosition, seat: int, which: int, pr: Prices) -> int:
    """Returns the value of taking the next step in a temple: its reward plus the new position."""
    c = p.tables
    step = p.seats[seat].temples[which] + 1
    if step > c.top_step:
        return 0
    value = c.temple_points[which][step] * POINT + c.temple_cocoa[which][step] * pr.good[names.COCOA]
    value += c.temple_any[which][step] * pr.good[names.GOLD]
    bonus = p.bonuses[which]
    return value + temple(step, bonus, pr.late) - temple(step - 1, bonus, pr.late)


def best_step(p: TeotihuacanPosition, seat: int, pr: Prices) -> int:
    return max(
        reward(p, seat, names.BLUE, pr), reward(p, seat, names.RED, pr), reward(p, seat, names.GREEN, pr)
    )
