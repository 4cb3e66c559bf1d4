"""Why a place is no answer at all: reasons for words that a question does not list."""

from __future__ import annotations

from .. import names, reasons
from ..cards import hooks
from ..position import ChichenPosition


def is_place(move: int, first: int) -> bool:
    """Does the word name a tile or the city, in the series that begins with this one?"""
    return first <= move <= first + names.CITY


def of_tile(p: ChichenPosition, place: int, otherwise: int) -> int:
    """A tile that is not in play; for all others this reason."""
    in_play = place == names.CITY or place in p.tables.tiles[p.players]
    return otherwise if in_play else reasons.TILE_NOT_IN_PLAY


def of_place(p: ChichenPosition, seat: int, place: int, otherwise: int) -> int:
    """A tile that is not in play, or that the seat does not control; for all others this reason."""
    if place != names.CITY and not hooks.controlled(p, seat) >> place & 1:
        return of_tile(p, place, reasons.NOT_CONTROLLED)
    return otherwise
