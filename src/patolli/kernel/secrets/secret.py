"""The base class of secrets, and the markers for hidden and undecided values."""

from __future__ import annotations

from typing import Final

from ..native import mypyc_attr

HOLE: Final = -2
"""Represents a value that the viewer of an observation cannot know."""
UNDECIDED: Final = -1
"""Represents a value that chance has not determined yet, because no seat has looked at it."""


def pour(kinds: list[int], sure: list[int], pool: list[int]) -> list[int]:
    """Moves all pieces whose kinds are not known into the pool. Returns the counts that remain."""
    for kind in range(len(kinds)):
        pool[kind] += kinds[kind] - sure[kind]
    return sure[:]


def number_of(things: list[int]) -> int:
    """Returns the sum. In compiled code, this is much faster than `sum`."""
    found = 0
    for n in things:
        found += n
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Secret:
    family: int

    def hide_from(self, viewer: int, pool: list[int]) -> None:
        """Hides the pieces that this viewer cannot know, and counts them in the pool."""
        raise NotImplementedError

    def kinds(self) -> int:
        """Returns the number of kinds in the family, or 0 for a secret without kinds."""
        return 0

    def copy(self) -> Secret:
        raise NotImplementedError

    def faults(self) -> list[str]:
        """Returns the contradictions within this secret, in a position without hidden values."""
        return []


def counted(things: list[int], size: int, where: str) -> list[str]:
    """Returns a fault if a count is negative or the counts do not add up to the size."""
    if any(n < 0 for n in things) or sum(things) != size:
        return [f"{where}: {size} things, counted as {things}"]
    return []
