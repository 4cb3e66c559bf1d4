"""The reasons why a place is not among the answers to a question."""

from __future__ import annotations

from .. import names, reasons
from ..cards import hooks
from ..position import ChichenPosition


def is_place(move: int, first: int) -> bool:
    """Returns whether the move names a tile or the city; `first` is the first move that does."""
    return first <= move <= first + names.CITY


def of_tile(p: ChichenPosition, place: int, otherwise: int) -> int:
    """Returns the reason for refusing a tile that is not in play; for other places returns `otherwise`."""
    in_play = place == names.CITY or place in p.tables.tiles[p.players]
    return otherwise if in_play else reasons.TILE_NOT_IN_PLAY


def of_place(p: ChichenPosition, seat: int, place: int, otherwise: int) -> int:
    """Returns the reason for refusing a tile that is not in play or not controlled by the seat; else
    `otherwise`.
    """
    if place != names.CITY and not hooks.controlled(p, seat) >> place & 1:
        return of_tile(p, place, reasons.NOT_CONTROLLED)
    return otherwise
