"""Seats, and sets of seats as bit masks."""

from __future__ import annotations

from typing import Final

CHANCE: Final = -1
SPECTATOR: Final = -2
NOBODY: Final = -3
NOTHING_OFFERED: Final = -99
MOST_SEATS: Final = 8

ONLOOKERS: Final = 1 << 30
"""The bit of all onlookers together in a set of seats, which also has one bit for each seat."""
EVERYBODY: Final = -1
"""The set of all seats and all onlookers."""


def only(seat: int) -> int:
    """Returns the set that contains only this seat."""
    return 1 << seat


def others(seat: int) -> int:
    """Returns the set of all viewers except this seat."""
    return ~(1 << seat)


def among(viewer: int, crowd: int) -> bool:
    """Returns whether this viewer is in the set. A negative number means an onlooker."""
    return crowd & (1 << viewer if viewer >= 0 else ONLOOKERS) != 0


def row(viewer: int) -> int:
    """Returns the index of a viewer's row in tables of knowledge: 0 for onlookers, 1 for seat 0, and so
    on.
    """
    return viewer + 1 if viewer >= 0 else 0


def viewer_of(row: int) -> int:
    return row - 1 if row > 0 else SPECTATOR
