"""Which orders of taking both benefits of a worship space make sense (TE-7.4, TE-7.5).

If the discovery tile comes last, the gain from the other benefit can help to pay for it. Taking the tile
first is better only if it can be used immediately to help with the other benefit, or if it waives the cocoa
(TE-11.6).
"""

from __future__ import annotations

from typing import Final

from . import names, standing_defaults
from .actions.worship import TEMPLE_OF_SPACE, displace_cost
from .economy import goods
from .position import TeotihuacanPosition

ASKED: Final = [names.EXCHANGE, names.MIX, names.SELL, names.ROYAL_CLIMB]
"""TE-12: the kinds of royal tiles that take goods from the player."""


def worthwhile(p: TeotihuacanPosition, space: int) -> list[str]:
    """Returns the ids of the orders that make sense for the player whose turn it is; empty if the space has
    no tile.
    """
    tile = p.beside_boards[names.SIDE_OF_BOARD[names.BOARD_OF_SPACE[space]]]
    if tile == names.NO_TILE or is_out_of_reach(p, space, tile):
        return []
    if space < names.ROYAL_SPACES:
        last, first = names.ROYAL_FIRST, names.ROYAL_LAST
        helps = p.royal[space] != names.NO_TILE and helps_royal(p, p.royal[space], tile)
    else:
        last, first = names.TEMPLE_FIRST, names.DISCOVERY_FIRST
        helps = tile in goods.GAINING and reaches_tiles(p, TEMPLE_OF_SPACE[space])
    return [names.BENEFIT_IDS[last], *([names.BENEFIT_IDS[first]] if helps else [])]


def is_out_of_reach(p: TeotihuacanPosition, space: int, tile: int) -> bool:
    """TE-7.4: returns whether the tile would be unaffordable even after a temple step, so that its claim
    would lapse.
    """
    player = p.seats[p.turn]
    if space < names.ROYAL_SPACES or sum(player.tiles) > 0:
        return False  # royal tiles and the player's own tiles may bring goods
    temple = TEMPLE_OF_SPACE[space]
    if reaches_tiles(p, temple):
        return False
    c = p.tables
    any_resource = cocoa = 0
    for one in range(names.TEMPLES):
        step = player.temples[one] + 1
        if temple in (one, names.TEMPLES) and step <= c.top_step:
            any_resource = max(any_resource, c.temple_any[one][step])
            cocoa = max(cocoa, c.temple_cocoa[one][step])
    price = c.discovery_price[tile]
    lacking = sum(max(0, price[good] - player.resources[good]) for good in range(names.RESOURCES))
    return lacking > any_resource or price[names.COCOA] > player.cocoa + cocoa


def can_pay_tile_first(p: TeotihuacanPosition, space: int) -> bool:
    """TE-7.4: returns whether the tile is affordable before the other benefit is taken. If not, its claim
    would lapse.
    """
    player = p.seats[p.turn]
    price = p.tables.discovery_price[p.beside_boards[names.SIDE_OF_BOARD[names.BOARD_OF_SPACE[space]]]][:]
    price[names.COCOA] += displace_cost(p, space) + p.tables.both_cost
    return goods.has_goods(player, price)


def helps_royal(p: TeotihuacanPosition, royal: int, tile: int) -> bool:
    kind = p.tables.royal_kind[royal]
    if tile == names.DFREE:
        return p.tables.royal_cocoa[royal] > 0
    if tile not in goods.GAINING:
        return False
    return kind in ASKED or (kind == names.VP_AVENUE and p.tables.discovery_avenue[tile] > 0)


def reaches_tiles(p: TeotihuacanPosition, temple: int) -> bool:
    """Returns whether the temple step could lead to discovery tiles."""
    steps = [int(temple in (one, names.TEMPLES)) for one in range(names.TEMPLES)]
    return standing_defaults.reaches_tiles(p, p.turn, steps)
