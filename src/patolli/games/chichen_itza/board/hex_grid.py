"""The hexagonal grid of the map (CI-2.1 to CI-2.5), centred on the double hex of the city."""

from __future__ import annotations

from typing import Final

from .. import names
from ..position import ChichenPosition
from ..state.land import Land

AROUND: Final = [1, 1 - names.GRID, -names.GRID, -1, names.GRID - 1, names.GRID]
"""The differences between the number of a hex and those of its six neighbours."""


def empty_land() -> Land:
    new = Land()
    new.hexes = [names.NOTHING] * names.TILES
    new.near = []
    new.edge = 0
    new.laid = 0
    return new


def with_tile(old: Land, tile: int, here: int) -> Land:
    """Returns the land with one more tile."""
    new = Land()
    new.hexes = old.hexes[:]
    new.hexes[tile] = here
    new.near = []
    new.edge = 0
    new.laid = old.laid + 1
    return new


def finished(old: Land, city: list[int]) -> Land:
    """CI-2.4, CI-2.5: returns the finished land, with the neighbours of every place."""
    new = Land()
    new.hexes = old.hexes[:]
    new.laid = old.laid
    new.edge = 0
    on = [names.NOTHING] * (names.GRID * names.GRID)
    for here in city:
        on[here] = names.CITY
    for tile in range(names.TILES):
        if new.hexes[tile] >= 0:
            on[new.hexes[tile]] = tile
    near = [0] * (names.TILES + 1)
    for here in [*new.hexes, *city]:
        if here >= 0:
            place = on[here]
            for way in AROUND:
                other = on[here + way]
                if other == names.NOTHING:
                    if place != names.CITY:
                        new.edge |= 1 << place
                elif other != place:
                    near[place] |= 1 << other
    new.near = near
    return new


def touched(p: ChichenPosition, here: int) -> int:
    """Returns the number of tiles that a hex touches. The city counts as one tile (CI-2.4)."""
    found = 0
    city = False
    for way in AROUND:
        other = here + way
        if other in p.tables.city_hexes:
            city = True
        elif other in p.land.hexes:
            found += 1
    return found + (1 if city else 0)
