"""The units of a player that are moving or defending the city."""

from __future__ import annotations

from typing import ClassVar, Final

from ....kernel.native import i64
from .. import names

# Kinds of groups
NO_GROUP: Final = 0
MARCH: Final = 1
CITY_DEFENCE: Final = 2


class Group:
    """The units of a player that are moving or defending the city."""

    id: ClassVar[str] = "Venture"

    kind: int  # NO_GROUP, MARCH or CITY_DEFENCE
    seat: int  # the seat that owns the group
    terrain: int  # the type of movement
    start: int
    at: int  # the current place of the group and its combat
    steps: int  # left
    warriors: int
    heroes: i64  # a bit mask of hero types
    required: i64  # a bit mask of the heroes who must be in the group
    crossed: i64  # a bit mask of the places that the group has crossed
    own_tiles: i64  # a bit mask of the tiles on which the seat had units when the movement began

    def copy(self) -> Group:
        new = Group()
        new.kind = self.kind
        new.seat = self.seat
        new.terrain = self.terrain
        new.start = self.start
        new.at = self.at
        new.steps = self.steps
        new.warriors = self.warriors
        new.heroes = self.heroes
        new.required = self.required
        new.crossed = self.crossed
        new.own_tiles = self.own_tiles
        return new


def new_group(kind: int, seat: int) -> Group:
    new = Group()
    new.kind = kind
    new.seat = seat
    new.terrain = names.FREE
    new.start = names.CITY
    new.at = names.CITY
    new.steps = 0
    new.warriors = 0
    new.heroes = 0
    new.required = 0
    new.crossed = 0
    new.own_tiles = 0
    return new
