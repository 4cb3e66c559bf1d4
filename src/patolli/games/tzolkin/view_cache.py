"""Parts of the view that depend only on the components, computed once for each set of components."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic

from ...kernel.native import TypeVar
from .components.tables import Components

V = TypeVar("V")
MOST_BOXES: Final = 16


class PerBox(Generic[V]):
    """Caches a value for each recently used set of components."""

    def __init__(self, compute: Callable[[Components], V]) -> None:
        self.compute = compute
        self.known: dict[str, V] = {}

    def of(self, c: Components) -> V:
        found = self.known.get(c.digest)
        if found is None:
            if len(self.known) >= MOST_BOXES:
                self.known.clear()
            found = self.known[c.digest] = self.compute(c)
        return found
