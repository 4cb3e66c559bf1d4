"""Temple bonus tiles (TE-15.2), which are scored once at the end of the game."""

from __future__ import annotations

from .. import events, names, sources
from ..position import BOT, FROM_BONUSES, TeotihuacanPosition
from ..workers.workers import per_worker
from . import masks, technologies


def has_reached(p: TeotihuacanPosition, seat: int, temple: int) -> bool:
    """TE-9.6: returns whether the seat has reached step 10 of the temple."""
    return p.seats[seat].temples[temple] >= p.tables.bonus_step


def score(p: TeotihuacanPosition, seats: list[int]) -> None:
    for seat in seats:
        for temple in range(names.TEMPLES):
            if has_reached(p, seat, temple):
                tile = p.bonuses[temple]
                bot = p.players == 1 and seat == BOT
                won = p.tables.bot_bonus_points if bot else points(p, seat, tile)
                p.seats[seat].points[FROM_BONUSES] += won
                p.emit(events.BONUS_SCORED, seat, temple, won, sources.BONUS + tile)


def points(p: TeotihuacanPosition, seat: int, tile: int) -> int:
    c = p.tables
    player = p.seats[seat]
    each = c.bonus_points[tile]
    if tile == names.BMASK:
        best = masks.best_sets(player)[:1]
        return sum(c.mask_points[masks.kinds_in(kinds)] for kinds in best) * each
    if tile == names.BTECH:
        return each * technologies.count(p, seat)
    if tile == names.BAVE:
        return each * player.avenue
    if tile == names.BBON:
        return each * sum(1 for temple in range(names.TEMPLES) if has_reached(p, seat, temple))
    if tile == names.BDISC:
        return each * (sum(player.tiles[names.MASKS :]) + sum(player.used))
    if tile == names.BWORK:
        return worker_points(p, seat)
    return each


def worker_points(p: TeotihuacanPosition, seat: int) -> int:
    """Returns the points for all workers in play. Experienced workers give more points."""
    return per_worker(p, seat, p.tables.bonus_low, p.tables.bonus_high)
