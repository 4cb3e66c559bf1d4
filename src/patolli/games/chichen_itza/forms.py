"""The forms of Chichén Itzá, which answer the questions about a reinforcement or a regroup for all places at
once.
"""

from __future__ import annotations

from typing import Final

from ...kernel.forms import Form, FormField, FormLimit, FormRules
from ...kernel.vocabulary import STOP
from . import moves, names
from .actions.reinforcement import RegroupHero, RegroupWarriors, Reinforce
from .board import units
from .cards import hooks
from .position import ChichenPosition


class ChichenForms(FormRules[ChichenPosition]):
    """Fields for warriors are named after places (`P01`, `city`).

    The names of fields for heroes combine a hero and a place (`a P01`).
    """

    def form(self, p: ChichenPosition, seat: int) -> Form | None:
        due = p.decision(seat)
        if isinstance(due, Reinforce):
            return reinforce_form(p, seat, due)
        if isinstance(due, RegroupHero):
            return regroup_form(p, seat, due.tiles, heroes_from(p, seat, due.hero))
        if isinstance(due, RegroupWarriors):
            return regroup_form(p, seat, due.later | 1 << due.tile, [])
        return None

    def moves(self, p: ChichenPosition, seat: int, values: list[int]) -> list[int]:
        due = p.decision(seat)
        if isinstance(due, Reinforce):
            return reinforce_moves(p, seat, due, values)
        if isinstance(due, RegroupHero):
            return regroup_moves(due.tiles, heroes_from(p, seat, due.hero), values)
        return values[:-1]


# ---- reinforcements (CI-6.17) -------------------------------------------------------------------------


def to_send(p: ChichenPosition, seat: int, due: Reinforce) -> int:
    return min(due.left, p.seats[seat].reserve)


def reinforce_form(p: ChichenPosition, seat: int, due: Reinforce) -> Form:
    total = to_send(p, seat, due)
    fields = []
    for place in units.places(p, seat):
        fields.append(FormField(names.PLACE_IDS[place], max(0, min(total, units.room(p, seat, place)))))
    return Form(fields, [FormLimit("reserve", [1] * len(fields), 0, total)])


def reinforce_moves(p: ChichenPosition, seat: int, due: Reinforce, values: list[int]) -> list[int]:
    """Returns one move per warrior, followed by `stop` if there are warriors left."""
    found: list[int] = []
    for place, number in zip(units.places(p, seat), values, strict=True):
        found += [moves.SEND + place] * number
    if len(found) < to_send(p, seat, due):
        found.append(STOP)
    return found


# ---- regrouping (CI-6.18) -----------------------------------------------------------------------------


def heroes_from(p: ChichenPosition, seat: int, first: int) -> list[int]:
    """Returns the heroes who have not been placed yet."""
    return [hero for hero in range(first, names.HERO_TYPES) if p.seats[seat].heroes[hero] >= 0]


def regroup_form(p: ChichenPosition, seat: int, tiles: int, heroes: list[int]) -> Form:
    """Returns a form for the number of warriors on each tile and the place of each hero. Warriors not placed
    on a tile are in the city.
    """
    player = p.seats[seat]
    on_tiles = units.bits(tiles)
    places = [*on_tiles, names.CITY]
    limit = hooks.limit(p, seat)
    total = player.city
    for tile in on_tiles:
        total += p.warriors[tile]
    fields = [FormField(names.PLACE_IDS[tile], min(total, limit), p.warriors[tile]) for tile in on_tiles]
    fields.append(FormField(names.PLACE_IDS[names.CITY], total, player.city))
    for hero in heroes:
        for place in places:
            name = f"{names.HERO_IDS[hero]} {names.PLACE_IDS[place]}"
            fields.append(FormField(name, 1, 1 if player.heroes[hero] == place else 0))
    warriors = [1] * len(places) + [0] * (len(heroes) * len(places))
    limits = [FormLimit("city", warriors, total, total, len(on_tiles))]
    for number in range(len(heroes)):
        weights = [0] * len(fields)
        for at in range(len(places)):
            weights[len(places) * (number + 1) + at] = 1
        limits.append(FormLimit("hero", weights, 1, 1))
    for at in range(len(on_tiles)):
        weights = [0] * len(fields)
        weights[at] = 1
        for number in range(len(heroes)):
            weights[len(places) * (number + 1) + at] = 1
        others = hooks.heroes_at(player, on_tiles[at])
        for hero in heroes:
            others &= ~(1 << hero)
        limits.append(FormLimit("room", weights, 0, limit - units.COUNT[others]))
    return Form(fields, limits)


def regroup_moves(tiles: int, heroes: list[int], values: list[int]) -> list[int]:
    """Returns the moves for the heroes, followed by those for the tiles."""
    on_tiles = units.bits(tiles)
    places = [*on_tiles, names.CITY]
    found: list[int] = []
    for number in range(len(heroes)):
        first = len(places) * (number + 1)
        for at in range(len(places)):
            if values[first + at]:
                found.append(moves.TO + places[at])
    return found + values[: len(on_tiles)]


FORMS: Final = ChichenForms()
