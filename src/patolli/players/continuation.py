"""Continues a game in a sampled world, from an answer to a searched question up to the horizon of
the search.
"""

from __future__ import annotations

from ..kernel.chance import Rng
from ..kernel.position import Position
from .legal_choices import apply_choice
from .search import Search


def go_on(search: Search, observed: Position, seat: int, move: int, rng: Rng) -> Position:
    """Samples a world and plays on from this answer to the horizon. The result is added to the
    search tree.
    """
    root = search.root
    assert root is not None
    at = root.moves.index(move)
    before = search.rng
    search.rng = rng
    p = observed.copy() if observed.viewer < -1 else observed.determinize(rng)
    apply_choice(p, seat, move)
    search.root, search.path, search.places = root.children[at], [], []
    search.walk(p)
    root.children[at] = search.root
    search.back_up(p)
    search.root = root
    search.rng = before
    return p
