"""Continues a game in a sampled world, from an answer to a searched question up to the horizon of
the search.
"""

from __future__ import annotations

from ..kernel.chance import Rng
from ..kernel.position import TRUTH, Position
from .legal_choices import apply_choice
from .search import Search


def go_on(search: Search, observed: Position, seat: int, move: int, rng: Rng) -> Position:
    """Samples a world and continues from this answer to the horizon. The result is added to the
    search tree.
    """
    root = search.root
    assert root is not None
    at = root.moves.index(move)
    before = search.rng
    search.rng = rng
    p = world(observed, rng)
    apply_choice(p, seat, move)
    search.root, search.path, search.places = root.children[at], [], []
    search.walk(p, to_horizon=True)
    root.children[at] = search.root
    search.back_up(p)
    search.root = root
    search.rng = before
    return p


def world(observed: Position, rng: Rng) -> Position:
    """Returns a world that fits the observation. For a complete position, this is the position itself."""
    return observed.copy() if observed.viewer == TRUTH else observed.determinize(rng)


def ends_after(search: Search, observed: Position, seat: int, move: int, worlds: int) -> list[Position]:
    """Returns the positions at the horizon after this move, in sampled worlds that are the same for every
    move.
    """
    return [go_on(search, observed, seat, move, Rng(n + 1)) for n in range(worlds)]


def add_visits(search: Search, observed: Position, seat: int, move: int, visits: int) -> None:
    """Adds iterations to an answer until the search has visited it at least `visits` times."""
    root = search.root
    assert root is not None
    at = root.moves.index(move)
    for _ in range(max(0, visits - root.visits[at])):
        go_on(search, observed, seat, move, search.rng)
