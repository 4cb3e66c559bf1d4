"""Using discovery tiles (TE-11.3, TE-11.4). Players can use tiles that give something at any time in their
own turn.
"""

from __future__ import annotations

from .. import moves, names, reasons, sources
from ..economy import goods
from ..position import FROM_DISCOVERIES, Player, TeotihuacanPosition
from ..tracks import avenue, temples
from ..workers import power_ups, workers


def ready(player: Player) -> list[int]:
    """Returns a move for each of this player's tiles that gives something."""
    found: list[int] = []
    for tile in goods.GAINING:
        if player.tiles[tile] > 0:
            found.append(moves.USE + tile)
    return found


def illegal_reason(p: TeotihuacanPosition, seat: int, tile: int, powering: bool) -> int:
    """TE-11.4: returns the reason why a tile cannot be used now, or 0. Tiles with power-ups need an eligible
    worker before the movement or after the action.
    """
    if p.seats[seat].tiles[tile] == 0:
        return reasons.NO_TILE
    if tile == names.DPOW:
        if not powering:
            return reasons.NOT_NOW
        if not workers.has_unlocked(p, seat):
            return reasons.WITHOUT_EFFECT
    return 0


def explain_absent(move: int) -> int:
    """Returns the reason why a move is not among those returned by `ready`, or 0 if it does not use a
    discovery tile.
    """
    if not is_use(move):
        return 0
    tile = move - moves.USE
    if tile < names.MASKS:
        return reasons.MASK_NOT_USED
    return reasons.NO_TILE if tile in goods.GAINING else reasons.USED_ELSEWHERE


def is_use(move: int) -> bool:
    return moves.USE <= move < moves.USE + names.DISCOVERIES


def use(p: TeotihuacanPosition, seat: int, tile: int) -> None:
    """TE-11.3: gives the gain of the tile, which remains with the player, turned over."""
    c = p.tables
    source = sources.DISCOVERY + tile
    goods.flip(p, seat, tile)
    goods.score(p, seat, FROM_DISCOVERIES, c.discovery_points[tile], source)
    goods.gain(p, seat, names.COCOA, c.discovery_cocoa[tile], source)
    goods.take_any(p, c.discovery_any[tile], source)
    temples.climb_any(p, c.discovery_climb_any[tile], source)
    for temple in range(names.TEMPLES):
        for _ in range(c.discovery_climb[tile][temple]):
            temples.climb(p, temple, source)
    avenue.advance(p, seat, c.discovery_avenue[tile], source)
    if c.discovery_power_ups[tile] > 0:
        p.push(power_ups.PowerUp(c.discovery_power_ups[tile], power_ups.EVERYWHERE, 0, 0, source))
