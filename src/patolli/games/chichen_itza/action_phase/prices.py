"""Prices of the spaces on the action board (CI-5.4 to CI-5.6)."""

from __future__ import annotations

from typing import Final

from ....kernel.native import i64
from .. import events, names
from ..cards import hooks
from ..cards.card import DISCOUNT, FREE_MOVE, MAXIMUM, SECOND_MARKER
from ..cards.registry import HEROES_WITH
from ..position import ChichenPosition


def occupied(p: ChichenPosition, tile: int) -> bool:
    """Returns whether a player has a marker on the tile."""
    taken: i64 = 0
    for player in p.seats:
        taken |= player.markers
    return taken >> tile & 1 != 0


def printed(p: ChichenPosition, tile: int) -> int:
    """CI-5.4: returns the lower of the two cost markers, or the higher one if the tile is occupied."""
    return at(p, space_of(p, tile))


def space_of(p: ChichenPosition, tile: i64) -> int:
    """Returns the number of the space on the action board that this tile occupies."""
    space = 0
    for other in p.grid:
        if other == tile:
            break
        space += 1
    return space


def at(p: ChichenPosition, space: int) -> int:
    """Returns the printed price of the tile on this space of the action board."""
    columns = p.tables.action_columns[p.players]
    row = p.costs[space // columns]
    column = p.costs[p.tables.action_rows[p.players] + space % columns]
    lower = row < column
    return (column if lower else row) if occupied(p, p.grid[space]) else (row if lower else column)


def anybody_else(p: ChichenPosition, seat: int, hook: int) -> bool:
    """Returns whether another player has a god card with this hook."""
    for other in range(p.players):  # noqa: SIM110
        if other != seat and p.seats[other].powers >> hook & 1:
            return True
    return False


def price(p: ChichenPosition, seat: int, tile: int, action: int) -> int:
    """CI-5.5"""
    return hooks.price(p, seat, tile, action, printed(p, tile))


def tolls(p: ChichenPosition, seat: int, tile: int) -> int:
    """CI-5.6: returns the total amount that the seat must pay to other players in addition to the price."""
    owed = 0
    for other in range(p.players):
        if other != seat:
            owed += hooks.toll(p, other, seat, tile)
    return owed


def free_hero(p: ChichenPosition, seat: int) -> int:
    """CI-H01: returns the hero who moves for free, or -1."""
    player = p.seats[seat]
    if not HEROES_WITH[FREE_MOVE]:
        return names.NOTHING
    for hero in range(names.HERO_TYPES):
        if player.heroes[hero] >= 0 and hooks.heroes(player, 1 << hero, FREE_MOVE):
            return hero
    return names.NOTHING


USED_SECOND_MARKER: Final = 1
"""The bit of player.used for a second marker on a tile (CI-G35)."""


def may_place_again(p: ChichenPosition, seat: int) -> bool:
    """CI-G35: returns whether the seat may place a second marker on a tile in this round."""
    player = p.seats[seat]
    if not player.powers >> SECOND_MARKER & 1:
        return False
    return not player.used & USED_SECOND_MARKER and bool(hooks.gods(player, SECOND_MARKER))


def emit_cards(p: ChichenPosition, seat: int, tile: int, action: int) -> None:
    """CI-5.5: emits events for the cards that made a tile cheaper."""
    if p.event_log is None:
        return
    cost = printed(p, tile)
    for card in hooks.gods(p.seats[seat], DISCOUNT):
        lower = max(0, card.discount(p, seat, tile, cost))
        if lower < cost:
            p.emit(events.CARD_USED, seat, card.number)
        cost = lower
    for card in hooks.gods(p.seats[seat], MAXIMUM):
        if card.maximum(p, seat, action) < cost:
            p.emit(events.CARD_USED, seat, card.number)
