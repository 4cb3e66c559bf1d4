"""Reasons for places that a question does not list as answers."""

from __future__ import annotations

from .. import names, reasons
from ..cards import hooks
from ..position import ChichenPosition


def is_place(move: int, first: int) -> bool:
    """Does the move name a tile or the city, in the series that begins with `first`?"""
    return first <= move <= first + names.CITY


def of_tile(p: ChichenPosition, place: int, otherwise: int) -> int:
    """The reason for a tile that is not in play; `otherwise` for all other places."""
    in_play = place == names.CITY or place in p.tables.tiles[p.players]
    return otherwise if in_play else reasons.TILE_NOT_IN_PLAY


def of_place(p: ChichenPosition, seat: int, place: int, otherwise: int) -> int:
    """The reason for a tile that is not in play, or not controlled by the seat; else `otherwise`."""
    if place != names.CITY and not hooks.controlled(p, seat) >> place & 1:
        return of_tile(p, place, reasons.NOT_CONTROLLED)
    return otherwise
