"""The value of a position for each seat: its points so far, and the additional points that a careful player
can expect.

All of it is an estimate and not part of the rules, except that points scored so far and values at the end of
the game are exact.
"""

from __future__ import annotations

from .. import names
from ..position import Player, TeotihuacanPosition
from ..scoring import upkeep
from ..tiles import masks
from .pending_steps import pending_value
from .prices import POINT, TECHNOLOGY_VALUE, TILE_VALUE, Prices, prices, stock_value, temple


def evaluate(p: TeotihuacanPosition) -> list[int]:
    """Returns the value of the position for each seat, in tenths of a point."""
    return [evaluate_seat(p, seat) for seat in range(p.players)]


def evaluate_seat(p: TeotihuacanPosition, seat: int) -> int:
    """Returns the expected final score of this seat, in tenths of a point."""
    if not p.agenda and not p.drafts:
        return sum(p.seats[seat].points) * names.TENTHS
    return hundredths(p, seat) * names.TENTHS // POINT


def hundredths(p: TeotihuacanPosition, seat: int) -> int:
    player = p.seats[seat]
    if p.round == 0 and p.technologies[0] < 0:
        return 0
    pr = prices(p)
    total = sum(player.points) * POINT
    total += goods_held(player, pr)
    total += workers(p, seat, pr)
    total += tracks(p, seat, player, pr)
    total += tiles(p, player, pr)
    total += unpaid_upkeep(p, seat, player, pr)
    if p.drafts or p.turn == seat:
        total += pending_value(p, seat, pr)
    return total


def goods_held(player: Player, pr: Prices) -> int:
    total = 0
    for resource in range(names.RESOURCES):
        total += stock_value(player.resources[resource]) * pr.good[resource] // 2
    cocoa = player.cocoa
    return total + (cocoa if cocoa <= 8 else 8 + (cocoa - 8) // 2) * pr.good[names.COCOA]


def workers(p: TeotihuacanPosition, seat: int, pr: Prices) -> int:
    """Returns the value of the workers. Their power counts towards their next ascension, locked workers cost
    points, and a fourth worker is worth additional points.
    """
    total = 0
    locked = 0
    first = seat * names.DICE
    for die in range(first, first + names.DICE):
        if p.at[die] == names.NOWHERE:
            continue
        total += p.power[die] * pr.pip
        if p.power[die] >= names.EXPERIENCED:
            total += pr.pip // 2
        if p.space[die] != names.UNLOCKED:
            locked += 1
    if p.at[first + names.DICE - 1] != names.NOWHERE:
        total += 250 * pr.late // 100
    if locked > 0:
        total -= min(pr.late, 60) * 2 + (locked - 1) * 30
        if locked == names.DICE - 1:
            total -= 60
    return total


def tracks(p: TeotihuacanPosition, seat: int, player: Player, pr: Prices) -> int:
    total = player.avenue * pr.avenue
    for which in range(names.TEMPLES):
        if p.bonuses[which] >= 0:
            total += temple(player.temples[which], p.bonuses[which], pr.late)
    if player.track > 0:
        total += player.track * pr.track
        ahead = True
        for other in range(len(p.seats)):
            if other != seat and p.seats[other].track > player.track:
                ahead = False
        if ahead:
            total += p.tables.track_most * POINT // 2
    return total


def tiles(p: TeotihuacanPosition, player: Player, pr: Prices) -> int:
    """Returns the value of technologies, of masks at all future eclipses, and of unused tiles."""
    total = 0
    for tile in p.technologies:
        if tile >= 0 and player.technologies & (1 << tile):
            total += TECHNOLOGY_VALUE[tile] * pr.late // 100
    for tile in range(names.DVP, names.DISCOVERIES):
        if player.tiles[tile] > 0:
            total += player.tiles[tile] * TILE_VALUE[tile] * (50 + pr.late // 2) // 100
    for kinds in masks.best_sets(player):
        total += p.tables.mask_points[masks.kinds_in(kinds)] * POINT * pr.eclipses
    return total


def unpaid_upkeep(p: TeotihuacanPosition, seat: int, player: Player, pr: Prices) -> int:
    """Returns the cost of the cocoa that is missing for the next eclipse. It grows as the eclipse comes
    closer.
    """
    if p.eclipses >= p.tables.eclipses:
        return 0
    short = upkeep.cocoa_due(p, seat) - player.cocoa
    if short <= 0:
        return 0
    soon = p.black + p.tables.black_shift + 2 if has_paid(p, seat) else pr.soon
    near = 100 if soon <= 2 else max(40, 100 - (soon - 2) * 8)
    return -short * p.tables.unpaid_points * near


def has_paid(p: TeotihuacanPosition, seat: int) -> bool:
    """Returns whether this seat has paid its upkeep while others still have to."""
    owing = False
    for step in p.agenda:
        if isinstance(step, upkeep.Upkeep):
            owing = True
            if step.seat == seat:
                return False
    return owing
