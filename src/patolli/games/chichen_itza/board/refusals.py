"""The reasons why a place cannot be chosen as an answer."""

from __future__ import annotations

from .. import names, reasons
from ..cards import hooks
from ..position import ChichenPosition


def is_place(move: int, first: int) -> bool:
    """Returns whether the move refers to a tile or the city. `first` is the first such move."""
    return first <= move <= first + names.CITY


def of_tile(p: ChichenPosition, place: int, otherwise: int) -> int:
    """Returns the reason TILE_NOT_IN_PLAY for a tile that is not in play, and `otherwise` for other
    places.
    """
    in_play = place == names.CITY or place in p.tables.tiles[p.players]
    return otherwise if in_play else reasons.TILE_NOT_IN_PLAY


def of_place(p: ChichenPosition, seat: int, place: int, otherwise: int) -> int:
    """Returns the reason why a seat cannot choose a tile that is not in play or that it does not control;
    `otherwise` if neither applies.
    """
    if place != names.CITY and not hooks.controlled(p, seat) >> place & 1:
        return of_tile(p, place, reasons.NOT_CONTROLLED)
    return otherwise
