"""The round of a position, in every game that counts rounds."""

from __future__ import annotations


def round_of(position: object) -> int:
    """Returns the round shown in the view, or 0 if the game has no rounds."""
    found = getattr(position, "round", 0)
    return found if isinstance(found, int) and found > 0 else 0
