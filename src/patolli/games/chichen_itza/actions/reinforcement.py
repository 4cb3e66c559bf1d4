"""Reinforcing and regrouping (CI-6.17 to CI-6.19)."""

from __future__ import annotations

from ....kernel.agenda import Task
from ....kernel.vocabulary import STOP
from .. import events, moves, names, reasons
from ..board import refusals, units
from ..cards import card_events, hooks
from ..cards.card import REINFORCE
from ..position import Ask, ChichenPosition
from . import treasures


class Reinforce(Ask):
    """CI-D10: puts one more warrior from the reserve on a place, or stops reinforcing."""

    id = "Reinforce"
    rule = "CI-D10"
    number_names = ("left",)
    left: int

    def __init__(self, left: int) -> None:
        self.left = left

    def candidates(self, p: ChichenPosition, seat: int) -> list[int]:
        return [*[moves.SEND + place for place in units.places(p, seat)], STOP]

    def illegal_reason(self, p: ChichenPosition, seat: int, move: int) -> int:
        """CI-6.17"""
        if move == STOP:
            return 0
        return reasons.TILE_FULL if units.room(p, seat, move - moves.SEND) <= 0 else 0

    def explain_absent(self, p: ChichenPosition, seat: int, move: int) -> int:
        if not refusals.is_place(move, moves.SEND):
            return self.idol_reason(move)
        return refusals.of_place(p, seat, move - moves.SEND, 0)

    def take(self, p: ChichenPosition, seat: int, move: int) -> None:
        if move == STOP:
            return
        p.seats[seat].reserve -= 1
        units.put_warriors(p, seat, move - moves.SEND, 1)
        p.emit(events.REINFORCED, seat, move - moves.SEND, 1)
        units.emit_limit_cards(p, seat, move - moves.SEND)
        ask_reinforce(p, seat, self.left - 1)

    def default(self, p: ChichenPosition, seat: int) -> int:
        return STOP

    def reason_numbers(self, p: ChichenPosition, seat: int, move: int, reason: int) -> list[int]:
        return [hooks.limit(p, seat)] if reason == reasons.TILE_FULL else []

    def numbers(self, p: ChichenPosition, seat: int) -> list[int]:
        return [self.left]


def ask_reinforce(p: ChichenPosition, seat: int, left: int) -> None:
    """Schedules the question about reinforcements as the next step."""
    if left > 0 and p.seats[seat].reserve > 0:
        p.push(Reinforce(left))


def reinforce(p: ChichenPosition, seat: int) -> None:
    warriors = hooks.reinforcements(p, seat)
    if warriors != p.tables.reinforcements:
        card_events.emit_gods(p, seat, REINFORCE)
    ask_reinforce(p, seat, warriors)


class RegroupHero(Ask):
    """CI-D11: the choice of each hero's final place. Heroes are placed before warriors."""

    id = "RegroupHero"
    rule = "CI-D11"
    number_names = ("hero",)
    seat: int
    hero: int
    tiles: int  # the tiles controlled at the start of the action (CI-6.18), as a bit mask

    def __init__(self, seat: int, hero: int, tiles: int) -> None:
        self.seat = seat
        self.hero = hero
        self.tiles = tiles

    def who(self, p: ChichenPosition) -> int:
        return self.seat

    def candidates(self, p: ChichenPosition, seat: int) -> list[int]:
        return [moves.TO + place for place in [*units.bits(self.tiles), names.CITY]]

    def illegal_reason(self, p: ChichenPosition, seat: int, move: int) -> int:
        """Only heroes that have already been placed count against the limit, because warriors can always go
        to the city.
        """
        place = move - moves.TO
        if place == names.CITY:
            return 0
        before = units.COUNT[hooks.heroes_at(p.seats[seat], place) & ((1 << self.hero) - 1)]
        return reasons.TILE_FULL if before >= hooks.limit(p, seat) else 0

    def explain_absent(self, p: ChichenPosition, seat: int, move: int) -> int:
        if not refusals.is_place(move, moves.TO):
            return self.idol_reason(move)
        return refusals.of_tile(p, move - moves.TO, reasons.NOT_CONTROLLED)

    def take(self, p: ChichenPosition, seat: int, move: int) -> None:
        place = move - moves.TO
        if place != p.seats[seat].heroes[self.hero]:
            units.put_hero(p, seat, self.hero, place)
            p.emit(events.HERO_PUT, seat, self.hero, place)

    def default(self, p: ChichenPosition, seat: int) -> int:
        stay = moves.TO + p.seats[seat].heroes[self.hero]
        return stay if stay in p.offer(seat) else moves.TO + names.CITY

    def numbers(self, p: ChichenPosition, seat: int) -> list[int]:
        return [self.hero]

    def reason_numbers(self, p: ChichenPosition, seat: int, move: int, reason: int) -> list[int]:
        return [hooks.limit(p, seat)] if reason == reasons.TILE_FULL else []


class RegroupWarriors(Ask):
    """CI-D11: the choice of how many warriors are placed on this tile. The rest stay in the city."""

    id = "RegroupWarriors"
    rule = "CI-D11"
    number_names = ("tile", "now", "free")
    seat: int
    tile: int
    free: int  # the number of warriors that can still be placed
    later: int  # the tiles for which the player will be asked later, as a bit mask

    def __init__(self, seat: int, tile: int, free: int, later: int) -> None:
        self.seat = seat
        self.tile = tile
        self.free = free
        self.later = later

    def who(self, p: ChichenPosition) -> int:
        return self.seat

    def candidates(self, p: ChichenPosition, seat: int) -> list[int]:
        fits = hooks.limit(p, seat) - units.COUNT[hooks.heroes_at(p.seats[seat], self.tile)]
        return units.amounts(0, max(0, min(fits, self.free)))

    def take(self, p: ChichenPosition, seat: int, move: int) -> None:
        if move != p.warriors[self.tile]:
            p.emit(events.REGROUPED, seat, self.tile, move)
        self.call(p, move - p.warriors[self.tile] - p.seats[seat].city)
        p.seats[seat].city += p.warriors[self.tile] - move
        p.warriors[self.tile] = move
        if move:
            p.seats[seat].tiles |= 1 << self.tile
            units.emit_limit_cards(p, seat, self.tile)
        else:
            units.leave_if_empty(p, seat, self.tile)

    def call(self, p: ChichenPosition, wanted: int) -> None:
        """Makes sure that the city has enough warriors for this tile.

        Missing warriors are moved to the city from tiles for which the player will be asked later.
        """
        for tile in reversed(units.bits(self.later)):
            if wanted > 0:
                coming = min(wanted, p.warriors[tile])
                units.take_warriors(p, self.seat, tile, coming)
                p.seats[self.seat].city += coming
                wanted -= coming

    def default(self, p: ChichenPosition, seat: int) -> int:
        return min(p.warriors[self.tile], max(p.offer(seat)))

    def numbers(self, p: ChichenPosition, seat: int) -> list[int]:
        return [self.tile, p.warriors[self.tile], self.free]


class Regroup(Task[ChichenPosition]):
    """CI-6.18: asks for the place of each hero and then for the warriors on each tile."""

    id = "Regroup"
    rule = "CI-6.18"
    seat: int
    tiles: int  # the tiles controlled at the start of the action
    next_hero: int
    next_tile: int

    def __init__(self, seat: int, tiles: int, next_hero: int, next_tile: int) -> None:
        self.seat = seat
        self.tiles = tiles
        self.next_hero = next_hero
        self.next_tile = next_tile

    def run(self, p: ChichenPosition) -> None:
        player = p.seats[self.seat]
        for hero in range(self.next_hero, names.HERO_TYPES):
            if player.heroes[hero] >= 0 and self.tiles:
                p.then(RegroupHero(self.seat, hero, self.tiles), Regroup(self.seat, self.tiles, hero + 1, 0))
                return
        for tile in range(self.next_tile, names.TILES):
            if self.tiles >> tile & 1:
                free = player.city
                for later in range(tile, names.TILES):
                    if self.tiles >> later & 1:
                        free += p.warriors[later]
                p.push(Regroup(self.seat, self.tiles, names.HERO_TYPES, tile + 1))
                later = self.tiles & ~((2 << tile) - 1)
                p.push(RegroupWarriors(self.seat, tile, free, later))
                return


def regroup(p: ChichenPosition, seat: int, with_treasure: bool) -> None:
    """CI-6.18: schedules a regroup as the next step."""
    if with_treasure:
        treasures.find(p, seat, treasures.FROM_REGROUP)
    p.push(Regroup(seat, hooks.controlled(p, seat), 0, 0))
