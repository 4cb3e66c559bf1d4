"""The map (AZ-3): borders, owners of areas, controllers of lakes, and connections to the capital."""

from __future__ import annotations

from .. import names
from ..position import AztecaPosition


def border(p: AztecaPosition, one: int, two: int) -> int:
    """AZ-3.3, AZ-3.4: returns the terrain between two areas. Areas at a dike site have no common border until
    the dike has been built.
    """
    terrain = p.tables.terrain[one * names.AREAS + two]
    if terrain == names.DIKE and not p.dikes[dike_between(p, one, two)]:
        return names.NO_BORDER
    return terrain


def dike_between(p: AztecaPosition, one: int, two: int) -> int:
    """Returns the number of the dike between two areas."""
    sites = p.tables.dike_site
    return sites.index(one) if one in sites else sites.index(two)


def is_sea(area: int) -> bool:
    return area >= names.LAND


def is_neutral(p: AztecaPosition, area: int) -> bool:
    """AZ-3.6: returns whether the area is neither a city nor the capital of a people in play."""
    return p.owner[area] == names.NOBODY


def is_capital(p: AztecaPosition, area: int) -> bool:
    """Returns whether the area is the capital of a people in play. Capitals never change their owners."""
    return area in p.capital


def is_outer(p: AztecaPosition, area: int) -> bool:
    return p.tables.kind[area] == names.OUTER


def is_spied_on(p: AztecaPosition, area: int) -> bool:
    """AZ-10.12: returns whether any player has a pochteca on Espionage in the area."""
    return any(p.spies >> at & 1 and p.pochtecas[at] == area for at in range(len(p.pochtecas)))


def ships_in(p: AztecaPosition, area: int, seat: int) -> int:
    return p.ships[(area - names.LAND) * p.players + seat]


def controller(p: AztecaPosition, area: int) -> int:
    """AZ-11.10: returns the seat with more ships in a lake than any other seat, or NOBODY."""
    best = names.NOBODY
    most = 0
    first = (area - names.LAND) * p.players
    for seat in range(p.players):
        ships = p.ships[first + seat]
        if ships > most:
            best = seat
            most = ships
        elif ships == most:
            best = names.NOBODY
    return best if most > 0 else names.NOBODY


def may_sail(p: AztecaPosition, area: int, seat: int) -> bool:
    """AZ-11.11: returns whether the seat has a ship in the lake. It may also need permission."""
    return ships_in(p, area, seat) > 0


def needs_permission(p: AztecaPosition, area: int, seat: int) -> bool:
    """AZ-11.11: returns whether another player controls the lake."""
    return controller(p, area) not in (names.NOBODY, seat)


def armies_in(p: AztecaPosition, area: int, seat: int) -> int:
    """Returns a bit mask of the armies of a seat that are in an area and have units."""
    bits = 0
    for army in range(names.ARMIES):
        if p.army_at[seat * names.ARMIES + army] == area and p.boxes[seat * names.BOXES + army].size > 0:
            bits |= 1 << army
    return bits


def enemy_army_in(p: AztecaPosition, area: int, seat: int) -> bool:
    """Returns whether an army of another player is in the area."""
    for other in range(p.players):
        if other != seat:
            first = other * names.ARMIES
            if area in p.army_at[first : first + names.ARMIES]:
                return True
    return False


def army_in(p: AztecaPosition, area: int) -> bool:
    """Returns whether any army is in the area."""
    return area in p.army_at


def connected(p: AztecaPosition, seat: int, area: int) -> bool:
    """AZ-3.7: returns whether the area is connected to the seat's capital by a chain of the seat's areas,
    dikes and controlled lakes.
    """
    goal = p.capital[seat]
    if area == goal:
        return True
    seen = 1 << area
    waiting = [area]
    while waiting:
        here = waiting.pop()
        for near in p.tables.neighbours[here]:
            if border(p, here, near) == names.NO_BORDER:
                continue
            if is_sea(near):
                if controller(p, near) != seat:
                    continue
                shores = [a for a in p.tables.neighbours[near] if a < names.LAND]
            else:
                shores = [near]
            for shore in shores:
                if p.owner[shore] == seat and not seen >> shore & 1:
                    if shore == goal:
                        return True
                    seen |= 1 << shore
                    waiting.append(shore)
    return False
