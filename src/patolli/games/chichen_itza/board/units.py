"""Units on the map (CI-10.1): their places, and heroes who leave the map."""

from __future__ import annotations

from typing import Final

from ....kernel.bits import shifted
from ....kernel.native import i64
from ....kernel.vocabulary import MORE
from .. import events, names
from ..cards import card_events, hooks
from ..cards.card import LIMIT
from ..position import ChichenPosition

COUNT: Final = [0, 1, 1, 2, 1, 2, 2, 3]
"""The number of heroes in each set of hero types. The index is the set as a bit mask."""


AMOUNTS: Final = list(range(MORE))


def owner(p: ChichenPosition, tile: int) -> int:
    """Returns the player who has units on a tile, or NOBODY."""
    for seat in range(p.players):
        if p.seats[seat].tiles >> tile & 1:
            return seat
    return names.NOBODY


def bits(mask: i64) -> list[int]:
    """Returns the indices of the bits that are set."""
    found: list[int] = []
    thing = 0
    while mask > 0:  # a position made by hand may have any number here
        if mask & 1:
            found.append(thing)
        mask >>= 1
        thing += 1
    return found


def amounts(least: int, most: int) -> list[int]:
    """Returns the list of numbers from `least` to `most`."""
    return AMOUNTS[least : most + 1]


def bits_of(things: list[int]) -> i64:
    """Returns a bit mask with a bit for each of these numbers."""
    found: i64 = 0
    for thing in things:
        found |= shifted(1, thing)
    return found


def count(mask: i64) -> int:
    number = 0
    while mask > 0:
        mask &= mask - 1
        number += 1
    return number


def warriors(p: ChichenPosition, seat: int, place: int) -> int:
    """Returns the number of the player's warriors in the city or on a tile that the player occupies."""
    player = p.seats[seat]
    if place == names.CITY:
        return player.city
    return p.warriors[place] if player.tiles >> place & 1 else 0


def units(p: ChichenPosition, seat: int, place: int) -> int:
    return warriors(p, seat, place) + COUNT[hooks.heroes_at(p.seats[seat], place)]


def room(p: ChichenPosition, seat: int, place: int) -> int:
    """CI-6.17: returns how many more units fit on a place. The city has unlimited room."""
    if place == names.CITY:
        return 99
    return hooks.limit(p, seat) - units(p, seat, place)


def put_warriors(p: ChichenPosition, seat: int, place: int, number: int) -> None:
    if place == names.CITY:
        p.seats[seat].city += number
    elif number > 0:
        p.warriors[place] += number
        p.seats[seat].tiles |= 1 << place


def take_warriors(p: ChichenPosition, seat: int, place: int, number: int) -> None:
    """Takes warriors off the board or adds them to a group. A tile left without units is lost at once
    (CI-6.19).
    """
    if place == names.CITY:
        p.seats[seat].city -= number
    else:
        p.warriors[place] -= number
        leave_if_empty(p, seat, place)


def put_hero(p: ChichenPosition, seat: int, hero: int, place: int) -> None:
    """Puts a hero on the board or moves it to another place."""
    left = p.seats[seat].heroes[hero]
    p.seats[seat].heroes[hero] = place
    if 0 <= place < names.TILES:
        p.seats[seat].tiles |= 1 << place
    if 0 <= left < names.TILES:
        leave_if_empty(p, seat, left)


def leave_if_empty(p: ChichenPosition, seat: int, tile: int) -> None:
    if p.warriors[tile] == 0 and hooks.heroes_at(p.seats[seat], tile) == 0:
        p.seats[seat].tiles &= ~(1 << tile)


def remove_hero(p: ChichenPosition, seat: int, hero: int) -> int:
    """CI-8.7: returns the hero to the player's board and puts its card under its stack. Returns the card."""
    player = p.seats[seat]
    card = player.cards[hero]
    put_hero(p, seat, hero, names.ON_BOARD)
    player.cards[hero] = names.NOTHING
    return_card(p, card)
    return card


def return_card(p: ChichenPosition, card: int) -> None:
    """Puts the card under its stack. If the stack was empty, the card is immediately face up."""
    hero = card // names.PER_TYPE
    if p.hero_top[hero] == names.NOTHING:
        p.hero_top[hero] = card
        p.emit(events.HERO_SHOWN, card)
    else:
        p.hero_tail.append(card)


def places(p: ChichenPosition, seat: int) -> list[int]:
    """Returns the tiles that this player controls, and the city."""
    return [*bits(hooks.controlled(p, seat)), names.CITY]


def tiles_of(p: ChichenPosition, seat: int, kind: int) -> int:
    """Returns the number of tiles of a kind that the player controls."""
    return count(hooks.controlled(p, seat) & p.tables.of_kind[kind])


def tiles_of_terrain(p: ChichenPosition, seat: int, terrain: int) -> int:
    return count(hooks.controlled(p, seat) & p.tables.of_terrain[terrain])


def emit_limit_cards(p: ChichenPosition, seat: int, place: int) -> None:
    """Emits events for the cards that allow more units than usual on a tile."""
    if p.event_log is not None and place != names.CITY and units(p, seat, place) > p.tables.units_on_tile:
        card_events.emit_gods(p, seat, LIMIT)
