"""Positions during the flower war, for tests of movement, interception, battles and their aftermath."""

from __future__ import annotations

from patolli.games.azteca.position import AztecaPosition

from .table import army, box, city, dice, hold, lost, march, say, ships, table


def attack(warriors: int = 4, jaguars: int = 0, goal: str = "6") -> AztecaPosition:
    """Tepanec army A marches from its capital into an area. The Tepanecs have no other generals."""
    p = table()
    army(p, 1, "a", "24", warriors, jaguars)
    lost(p, 1, "b", "c")
    march(p, 1, "a")
    say(p, f"go {goal}")
    return p


def duel(attackers: tuple[int, int], defenders: tuple[int, int], *, goal: str = "6") -> AztecaPosition:
    """Tepanec army A attacks Aztec army A in an Aztec city. No reserve can reach the battle."""
    p = table()
    army(p, 1, "a", "24", *attackers)
    lost(p, 1, "b", "c")
    army(p, 0, "a", goal, *defenders)
    march(p, 1, "a")
    say(p, f"go {goal}")
    return p


def city_of_the_tepanecs(reserve: tuple[int, int], *, connected: bool = True) -> AztecaPosition:
    """The Aztecs attack city 3. If `connected` is true, area 6 connects it with Azcapotzalco."""
    p = table()
    p.dikes = [0, 0, 0]
    city(p, 1, "3")
    if connected:
        city(p, 1, "6")
    lost(p, 1, "a", "b", "c")
    box(p, 1, "reserve", *reserve)
    army(p, 0, "a", "1", jaguars=2)
    lost(p, 0, "b", "c")
    march(p, 0, "a")
    say(p, "go 3")
    return p


def cousins() -> AztecaPosition:
    """The Tepanecs attack area 22. The Chichimecs, who own the adjacent Texcoco, send a warrior."""
    p = table()
    army(p, 1, "a", "21", 1, 0)
    lost(p, 1, "b", "c")
    lost(p, 2, "a", "b", "c")
    box(p, 2, "reserve", warriors=1)
    march(p, 1, "a")
    say(p, "go 22", "2: send warrior")
    dice(p, "1")
    return p


def allied() -> AztecaPosition:
    """The Tepanecs attack with one jaguar, supported by two jaguars of Chichimec army B."""
    p = table()
    army(p, 1, "a", "24", 0, 1)
    lost(p, 1, "b", "c")
    army(p, 0, "a", "6", 4, 0)
    army(p, 2, "b", "4", 0, 2)
    hold(p, 1, "alliance")
    march(p, 1, "a")
    say(p, "1: pass", "1: pass", "1: pass", "go 6", "2: pass", "1: pass", "1: alliance 2 b", "1: 1", "2: yes")
    return p


def passing(*, raid: bool = False) -> AztecaPosition:
    """Tepanec army A marches from area 24 through area 6 to area 3, which are both Tepanec. Aztec army A is
    in area 7, next to its route.
    """
    p = table()
    army(p, 1, "a", "24", 0, 3)
    lost(p, 1, "b", "c")
    city(p, 1, "6", "3")
    army(p, 0, "a", "7", 0, 2)
    lost(p, 0, "b", "c")
    march(p, 1, "a", raid=raid)
    say(p, "go 6")
    return p


def entering_neutral() -> AztecaPosition:
    """EX-16: Toltec army A enters the neutral area 9. Tepanec army B is in area 8, next to it."""
    p = table()
    army(p, 3, "a", "26", 0, 2)
    lost(p, 3, "b", "c")
    army(p, 1, "b", "8", 0, 2)
    lost(p, 1, "a", "c")
    march(p, 3, "a")
    say(p, "go 9")
    return p


def toltecs_enter_coyoacan(jaguars: int = 3) -> AztecaPosition:
    """Toltec army A enters neutral Coyoacan. There is an Aztec army on one side of it and a Tepanec army on
    the other.
    """
    p = table()
    army(p, 3, "a", "26", jaguars=jaguars)
    lost(p, 3, "b", "c")
    army(p, 0, "a", "11", jaguars=2)
    lost(p, 0, "b", "c")
    army(p, 1, "b", "8", jaguars=1)
    lost(p, 1, "a", "c")
    march(p, 3, "a")
    say(p, "go 9")
    return p


def crossing(t: int = 3) -> AztecaPosition:
    """Toltec army A wants to cross the Lagoon, which the Aztecs control."""
    p = table()
    army(p, 3, "a", "26", warriors=4)
    ships(p, 3, "s5", 1)
    ships(p, 0, "s5", 2)
    p.tribute = [0, 0, 0, t]
    march(p, 3, "a")
    say(p, "go s5")
    return p
