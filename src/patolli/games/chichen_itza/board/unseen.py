"""What a seat can deduce about a tile that no unit has entered."""

from __future__ import annotations

from ..position import ChichenPosition


def strengths(p: ChichenPosition, creature: int) -> list[int]:
    """CI-2.10: returns the strengths of all figures of this creature except those that the viewer has seen on
    a tile or that have been defeated.
    """
    left = p.tables.figures[creature][:]
    for strength in p.strengths[creature].values:
        if strength >= 0:
            left[strength] -= 1
    return [strength for strength, number in enumerate(left) for _ in range(number)]


def gems_left(p: ChichenPosition, tile: int) -> int:
    """CI-2.7, CI-10.4: returns how many gems of this colour are left. One is left for each player who does
    not have a gem of this colour.
    """
    gem = p.tables.gem[tile]
    return 0 if gem < 0 else sum([1 for player in p.seats if not player.gems >> gem & 1])
