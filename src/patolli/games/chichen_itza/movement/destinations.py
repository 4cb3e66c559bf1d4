"""The destinations of a group (CI-7.2 to CI-7.8)."""

from __future__ import annotations

from typing import Final

from ....kernel.bits import shifted
from ....kernel.native import i64
from .. import names, reasons
from ..board import units
from ..cards import hooks
from ..position import ChichenPosition

CITY_BIT: Final = 1 << names.CITY


def open_places(p: ChichenPosition, terrain: int) -> i64:
    """CI-7.3: returns a bit mask of the places that a group can enter with this type of movement."""
    if terrain == names.FREE:
        return CITY_BIT * 2 - 1
    return p.tables.of_terrain[terrain] | CITY_BIT


def within(p: ChichenPosition, start: int, steps: int, terrain: int) -> i64:
    """CI-7.2, CI-7.4, CI-7.5: returns a bit mask of the places that can be reached within this number of
    steps.
    """
    near = p.land.near
    allowed = open_places(p, terrain)
    here = shifted(1, start)
    found: i64 = here
    fresh: i64 = here
    for _ in range(steps):
        reached: i64 = 0
        place: i64 = 0
        while fresh != 0:
            if fresh & 1:
                reached |= near[place]
            fresh >>= 1
            place += 1
        fresh = reached & allowed & ~found
        if fresh == 0:
            break
        found |= fresh
    return found & ~here


def range_of(p: ChichenPosition, seat: int) -> int:
    """CI-6.4"""
    return p.tables.range[p.seats[seat].gears[names.RANGED_GEAR]]


def end_illegal_reason(p: ChichenPosition, seat: int, place: int, group: i64, size: int, coins: int) -> int:
    """CI-7.6: returns the reason why a group of this size with these heroes cannot end its movement on a
    place, or 0 if it can.
    """
    if place == names.CITY or p.creatures[place] >= 0:
        return 0
    owner = units.owner(p, place)
    if owner == seat:
        full = units.units(p, seat, place) + size > hooks.limit(p, seat)
        return reasons.TILE_FULL if full else 0
    if owner == names.NOBODY:
        return 0
    if hooks.markers(p, owner, seat, group) > p.seats[seat].war:
        return reasons.NO_WAR_MARKER
    if hooks.fee(p, owner) > coins:
        return reasons.NO_COINS_FOR_FEE
    return 0


def why_not_end(p: ChichenPosition, seat: int, place: int, reason: int) -> list[int]:
    """Returns the numbers that belong to a reason from `end_illegal_reason`."""
    if reason == reasons.TILE_FULL:
        return [hooks.limit(p, seat)]
    if reason == reasons.NO_COINS_FOR_FEE:
        return [hooks.fee(p, units.owner(p, place)), p.seats[seat].coins]
    return []


def away_reason(p: ChichenPosition, place: int) -> int:
    """Returns the reason why the group cannot get to a place at all."""
    if place == p.group.start:
        return reasons.MUST_LEAVE
    if not open_places(p, p.group.terrain) >> place & 1:
        return reasons.WRONG_TERRAIN
    return reasons.OUT_OF_REACH


def reach(p: ChichenPosition, seat: int, start: int, terrain: int, group: i64) -> i64:
    """Returns a bit mask of the places within reach of a group, occupied or not."""
    found = within(p, start, range_of(p, seat), terrain)
    if hooks.jumps(p, seat, group, terrain):
        found |= open_places(p, terrain) & in_play(p) & ~(1 << start)
    return found


def in_play(p: ChichenPosition) -> i64:
    """Returns a bit mask of the places in play."""
    found: i64 = CITY_BIT
    for tile in p.tables.tiles[p.players]:
        found |= 1 << tile
    return found


def ends(
    p: ChichenPosition, seat: int, start: int, terrain: int, group: i64, size: int, coins: int, reached: i64
) -> bool:
    """Returns whether the group could end its movement on one of these places."""
    if reached & CITY_BIT and start != names.CITY:
        return True
    place = 0
    while reached != 0:
        if reached & 1 and end_illegal_reason(p, seat, place, group, size, coins) == 0:
            return True
        reached >>= 1
        place += 1
    return False


def can_form(
    p: ChichenPosition, seat: int, start: int, terrain: int, group: i64, maybe: i64, coins: int
) -> bool:
    """Returns whether there is a legal destination for a group with these heroes and, possibly, more heroes
    and warriors.

    Smaller groups never have fewer destinations, so only the smallest possible number of warriors is tried.
    """
    if group:
        size = units.COUNT[group]
        if size <= hooks.limit(p, seat) and ends(
            p, seat, start, terrain, group, size, coins, reach(p, seat, start, terrain, group)
        ):
            return True
    elif units.warriors(p, seat, start) > 0 and ends(
        p, seat, start, terrain, 0, 1, coins, reach(p, seat, start, terrain, 0)
    ):
        return True
    for hero in range(names.HERO_TYPES):
        if maybe >> hero & 1 and can_form(
            p, seat, start, terrain, group | 1 << hero, maybe & ~((2 << hero) - 1), coins
        ):
            return True
    return False


def can_start(p: ChichenPosition, seat: int, start: int, terrain: int, coins: int) -> bool:
    """CI-7.1: returns whether any movement from this place is possible."""
    here = hooks.heroes_at(p.seats[seat], start)
    warriors = units.warriors(p, seat, start)
    if warriors == 0 and here == 0:
        return False
    if warriors > 0:  # a single warrior usually has a destination one step away
        beside = p.land.near[start] & open_places(p, terrain)
        if ends(p, seat, start, terrain, 0, 1, coins, beside):
            return True
    return can_form(p, seat, start, terrain, 0, here, coins)


def can_move(p: ChichenPosition, seat: int, terrain: int, coins: int) -> bool:
    """CI-5.8: returns whether any movement of this type is possible."""
    if can_start(p, seat, names.CITY, terrain, coins):
        return True
    for tile in units.bits(p.seats[seat].tiles):  # noqa: SIM110
        if can_start(p, seat, tile, terrain, coins):
            return True
    return False


def can_move_hero(p: ChichenPosition, seat: int, hero: int, coins: int) -> bool:
    """CI-11.3: returns whether any movement with this hero is possible."""
    player = p.seats[seat]
    start = player.heroes[hero]
    if start < 0:
        return False
    others = hooks.heroes_at(player, start) & ~(1 << hero)
    return can_form(p, seat, start, names.FREE, 1 << hero, others, coins)
