"""What every secret place can do, and what it means that a value is not there."""

from __future__ import annotations

from typing import Final

from ..native import mypyc_attr

HOLE: Final = -2
"""A value that this viewer cannot know."""
UNDECIDED: Final = -1
"""A value that fate has not fixed yet, because nobody has looked."""


def pour(kinds: list[int], sure: list[int], pool: list[int]) -> list[int]:
    """Move all but the sure ones into the pool; what stays is returned."""
    for kind in range(len(kinds)):
        pool[kind] += kinds[kind] - sure[kind]
    return sure[:]


def number_of(things: list[int]) -> int:
    """How many they are together; compiled, a loop is much faster than `sum`."""
    found = 0
    for n in things:
        found += n
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Secret:
    family: int

    def hide_from(self, viewer: int, pool: list[int]) -> None:
        """Hide what this viewer cannot know, and count it in the pool."""
        raise NotImplementedError

    def kinds(self) -> int:
        """How many kinds its family has; 0 for a secret without kinds."""
        return 0

    def copy(self) -> Secret:
        raise NotImplementedError

    def faults(self) -> list[str]:
        """Contradictions, in a position without hidden values."""
        return []


def counted(things: list[int], size: int, where: str) -> list[str]:
    """Counts are not negative and make up the size."""
    if any(n < 0 for n in things) or sum(things) != size:
        return [f"{where}: {size} things, counted as {things}"]
    return []
