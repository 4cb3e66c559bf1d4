"""Who sits at the table, and sets of them as bits."""

from __future__ import annotations

from typing import Final

CHANCE: Final = -1
SPECTATOR: Final = -2
NOBODY: Final = -3
NOTHING_OFFERED: Final = -99
MOST_SEATS: Final = 8

ONLOOKERS: Final = 1 << 30
"""The bit of those who only watch, beside one bit per seat."""
EVERYBODY: Final = -1
"""All seats and all who watch."""


def only(seat: int) -> int:
    """The set of one seat."""
    return 1 << seat


def others(seat: int) -> int:
    """Everybody but this seat."""
    return ~(1 << seat)


def among(viewer: int, crowd: int) -> bool:
    """Does this seat (below 0: an onlooker) belong to the crowd?"""
    return crowd & (1 << viewer if viewer >= 0 else ONLOOKERS) != 0


def row(viewer: int) -> int:
    """Tables of who-knows-what have a row for onlookers first, then one per seat."""
    return viewer + 1 if viewer >= 0 else 0


def viewer_of(row: int) -> int:
    return row - 1 if row > 0 else SPECTATOR
