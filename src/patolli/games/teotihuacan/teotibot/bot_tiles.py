"""The tiles of the Teotibot (TE-16.6 to TE-16.13) and their effects."""

from __future__ import annotations

from typing import Final

from ....kernel.agenda import ChanceDecision
from .. import events, moves, names, sources
from ..actions import decorations, nobles, pyramid
from ..economy import goods
from ..position import (
    BOT,
    FROM_CONSTRUCTION,
    FROM_DECORATIONS,
    FROM_TECHNOLOGIES,
    NOBODY,
    TeotihuacanPosition,
)
from ..tiles import technologies
from ..tracks import avenue, pyramid_track
from ..workers import workers
from . import bot_workers as bot_workers

BOARD_OF_TILE: Final = {
    names.XALC: names.ALCHEMY,
    names.XBLD: names.CONSTRUCTION,
    names.XDEC: names.DECORATIONS,
    names.XNOB: names.NOBLES,
}
TILE_OF_BOARD: Final = {board: tile for tile, board in BOARD_OF_TILE.items()}
FALLBACK: Final = {names.XBLD: names.QUARRY, names.XDEC: names.MINE, names.XNOB: names.FOREST}
WORSHIP_TEMPLE: Final = {names.FOREST: names.RED, names.QUARRY: names.GREEN, names.MINE: names.BLUE}


def carry_out(p: TeotihuacanPosition, tile: int) -> None:
    """TE-16.6 to TE-16.12"""
    if tile == names.XMSK:
        if not take_mask(p):
            fail(p, tile)
    elif tile == names.XWOR:
        worship(p)
    elif tile == names.XMAS:
        if not mastery(p):
            fail(p, tile)
    elif tile == names.XALC:
        die = bot_workers.strongest_on(p, names.ALCHEMY)
        if die == NOBODY or not act(p, tile, die):
            weakest = bot_workers.weakest(p)
            bot_workers.power_up_twice(p, weakest)
    else:
        die = bot_workers.strongest_on(p, BOARD_OF_TILE[tile])
        if die != NOBODY and act(p, tile, die):
            return
        board = FALLBACK[tile]
        die = bot_workers.strongest_on(p, board)
        if die == NOBODY:
            fail(p, tile)
        else:
            harvest(p, board, sources.BOT_TILE + tile)
            bot_workers.power_up_and_advance(p, die)


def fail(p: TeotihuacanPosition, tile: int) -> None:
    """TE-16.13: gives the Teotibot cocoa, and powers up and advances its weakest worker."""
    p.emit(events.BOT_FAILED, tile)
    bot_workers.gain(p, names.COCOA, p.tables.bot_failure_cocoa, sources.BOT_TILE + tile)
    bot_workers.power_up_and_advance(p, bot_workers.weakest(p))


def harvest(p: TeotihuacanPosition, board: int, source: int) -> None:
    bot_workers.gain(p, board - names.FOREST, p.tables.bot_fallback, source)


def act(p: TeotihuacanPosition, tile: int, die: int) -> bool:
    """Carries out the first step of a tile with this worker, which is then powered up and advances. Returns
    whether the step was possible.
    """
    needs = p.tables.bot_needs[tile]
    held = p.seats[BOT].resources
    for resource in range(names.RESOURCES):
        if held[resource] < needs[resource]:
            return False
    if tile == names.XBLD:
        return build(p, die)
    if tile == names.XDEC:
        worked = decorate(p)
    elif tile == names.XNOB:
        worked = raise_building(p)
    else:
        worked = learn(p)
    if worked:
        bot_workers.power_up_and_advance(p, die)
    return worked


def pay(p: TeotihuacanPosition, tile: int) -> None:
    needs = p.tables.bot_needs[tile]
    for resource in range(names.RESOURCES):
        goods.pay(p, BOT, resource, needs[resource], sources.BOT_TILE + tile)


# ---- construction ---------------------------------------------------------------------------------------


def build(p: TeotihuacanPosition, die: int) -> bool:
    """TE-16.6: lays the leftmost tile on the first free place of the lowest level, in a random rotation."""
    place = first_place(p)
    if not p.shown_stones or place == NOBODY:
        return False
    pay(p, names.XBLD)
    p.push(BotLaysTile(p.shown_stones[0], place, die))
    return True


def first_place(p: TeotihuacanPosition) -> int:
    """Returns the first free place. Places are numbered by level and then from the top left."""
    for place in range(names.PLACES):
        if pyramid.place_illegal_reason(p, place) == 0:
            return place
    return NOBODY


class BotLaysTile(ChanceDecision[TeotihuacanPosition]):
    """TE-16.6: lays the tile in a random rotation and gives its points, a track step and a temple step. Then
    the worker advances.
    """

    id = "BotLays"
    rule = "TE-16.6"
    tile: int
    place: int
    die: int

    def __init__(self, tile: int, place: int, die: int) -> None:
        self.tile = tile
        self.place = place
        self.die = die

    def candidates(self, p: TeotihuacanPosition, seat: int) -> list[int]:
        return [moves.TURNED + turn for turn in p.tables.stone_rotations[self.tile]]

    def take(self, p: TeotihuacanPosition, seat: int, move: int) -> None:
        c = p.tables
        source = sources.BOT_TILE + names.XBLD
        p.shown_stones.remove(self.tile)
        pyramid.lay(p, self.tile, self.place, move - moves.TURNED)
        p.emit(events.LAID, BOT, self.tile, self.place, move - moves.TURNED, source)
        points = c.level_points[c.place_level[self.place]] + c.bot_build_points
        goods.score(p, BOT, FROM_CONSTRUCTION, points, source)
        pyramid_track.advance(p, BOT, c.stone_track, source)
        bot_workers.climb_any(p, c.bot_build_temples, source)
        pyramid.complete(p, BOT, self.place)
        bot_workers.power_up_and_advance(p, self.die)


# ---- decorations, nobles, alchemy -----------------------------------------------------------------------


def decorate(p: TeotihuacanPosition) -> bool:
    """TE-16.7: lays the topmost decoration on the first possible side, clockwise from the top."""
    if not decorations.can_decorate(p):
        return False
    c = p.tables
    source = sources.BOT_TILE + names.XDEC
    side = 0
    while decorations.illegal_reason(p, side) != 0:
        side += 1
    pay(p, names.XDEC)
    decorations.lay(p, BOT, p.shown_decorations[0], side)
    goods.score(p, BOT, FROM_DECORATIONS, c.bot_decorate_points, source)
    pyramid_track.advance(p, BOT, c.decoration_track, source)
    bot_workers.climb_any(p, c.bot_decorate_temples, source)
    return True


def raise_building(p: TeotihuacanPosition) -> bool:
    """TE-16.8: builds in the row of the next eclipse or, if it is full, on the cheapest free space."""
    c = p.tables
    if p.taken() >= c.buildings:
        return False
    row = min(p.eclipses, names.ROWS - 1)
    if not nobles.has_room(p, row):
        row = cheapest_row(p)
    pay(p, names.XNOB)
    nobles.build(p, BOT, row)
    avenue.advance(p, BOT, c.noble_avenue, sources.BOT_TILE + names.XNOB)
    return True


def cheapest_row(p: TeotihuacanPosition) -> int:
    """Returns the row in which building is cheapest or, in a tie, the uppermost one."""
    found = NOBODY
    least = 0
    for row in range(names.ROWS):
        if nobles.has_room(p, row):
            points = p.tables.noble_rows[row][p.rows[row]]
            if found == NOBODY or points < least:
                found = row
                least = points
    return found


def learn(p: TeotihuacanPosition) -> bool:
    """TE-16.9: learns the lowest technology without a marker or, if there is none, the lowest one that the
    Teotibot does not have.
    """
    lacking = [tile for tile in p.technologies if not technologies.owns(p, BOT, tile)]
    if not lacking:
        return False
    free = [tile for tile in lacking if not technologies.owns(p, 0, tile)]
    tile = (free or lacking)[0]
    source = sources.BOT_TILE + names.XALC
    pay(p, names.XALC)
    if not free:
        goods.score(p, 0, FROM_TECHNOLOGIES, p.tables.points_to_owners, source)
    technologies.learn(p, BOT, tile, source)
    column = p.technologies.index(tile) % names.COLUMNS
    bot_workers.climb(p, p.tables.column_temple[column], source)
    return True


# ---- masks, worship, mastery ----------------------------------------------------------------------------


def take_mask(p: TeotihuacanPosition) -> bool:
    """TE-16.10: takes the rarest mask that the Teotibot does not have and can pay for, clockwise from the
    Palace. No worker moves.
    """
    c = p.tables
    best = NOBODY
    for slot in range(names.BOARDS):
        side = names.SIDE_OF_BOARD[p.ring[slot]]
        if side < 0:
            continue
        tile = p.beside_boards[side]
        if not 0 <= tile < names.MASKS or p.seats[BOT].tiles[tile] > 0:
            continue
        if goods.has_goods(p.seats[BOT], c.discovery_price[tile]) and (
            best == NOBODY or c.discovery_copies[tile] < c.discovery_copies[p.beside_boards[best]]
        ):
            best = side
    if best == NOBODY:
        return False
    tile = p.beside_boards[best]
    p.beside_boards[best] = names.NO_TILE
    price = c.discovery_price[tile]
    for good in range(names.GOODS):
        goods.pay(p, BOT, good, price[good], sources.BOT_TILE + names.XMSK)
    p.seats[BOT].tiles[tile] += 1
    p.emit(events.CLAIMED, BOT, tile, sources.BOT_TILE + names.XMSK)
    return True


def worship(p: TeotihuacanPosition) -> None:
    """TE-16.11: moves a worker to the next worship space outside the Palace. A worker on that space is
    unlocked for free.
    """
    c = p.tables
    source = sources.BOT_TILE + names.XWOR
    die = bot_workers.locked(p)
    if die == NOBODY:
        die = bot_workers.weakest(p)
    slot = p.slots[p.at[die]]
    board = names.PALACE
    while board == names.PALACE or not names.SPACES_OF_BOARD[board]:
        slot = (slot + 1) % names.BOARDS
        board = p.ring[slot]
    space = names.SPACES_OF_BOARD[board][0]
    there = workers.worker_in(p, space)
    if there not in (NOBODY, die):
        p.space[there] = names.UNLOCKED
        p.emit(events.DISPLACED, there // names.DICE, space, BOT)
    p.at[die] = board
    p.space[die] = space
    p.emit(events.BOT_WORSHIPPED, space)
    if board == names.DECORATIONS:
        bot_workers.climb_any(p, c.bot_worship_any, source)
    else:
        for _ in range(c.bot_worship_steps):
            bot_workers.climb(p, WORSHIP_TEMPLE[board], source)
    side = names.SIDE_OF_BOARD[board]
    tile = p.beside_boards[side]
    if tile != names.NO_TILE:
        p.beside_boards[side] = names.NO_TILE
        p.discarded = [n + (i == tile) for i, n in enumerate(p.discarded)]
        p.emit(events.BOT_DISCARDED, tile, board)


def mastery(p: TeotihuacanPosition) -> bool:
    """TE-16.12: tries the boards of the workers, from the strongest to the weakest, until an action is
    possible.
    """
    for die in bot_workers.by_strength(p):
        board = p.at[die]
        if board == names.PALACE:
            continue
        if board <= names.MINE:
            harvest(p, board, sources.BOT_TILE + names.XMAS)
            bot_workers.power_up_and_advance(p, die)
            return True
        p.emit(events.BOT_TRIED, board, TILE_OF_BOARD[board])
        if act(p, TILE_OF_BOARD[board], die):
            return True
    return False
