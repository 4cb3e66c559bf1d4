"""The creatures on the map at set-up (CI-2.8 to CI-2.10)."""

from __future__ import annotations

from typing import Final

from ....kernel.agenda import Task
from .. import events, moves, names
from ..board import units
from ..position import (
    Chance,
    ChichenPosition,
)

EVERY_CREATURE: Final = (1 << names.CREATURES) - 1


class CornerSnakes(Task[ChichenPosition]):
    """CI-2.8: puts a snake on each corner of the first ring."""

    id = "CornerSnakes"
    rule = "CI-2.8"

    def run(self, p: ChichenPosition) -> None:
        for tile in range(names.TILES):
            if p.land.hexes[tile] in p.tables.corners:
                put(p, tile, names.SNAKE)


def put(p: ChichenPosition, tile: int, creature: int) -> None:
    p.creatures[tile] = creature
    p.emit(events.CREATURE_PUT, tile, creature)


def without_creature(p: ChichenPosition) -> list[int]:
    return [tile for tile in p.tables.tiles[p.players] if p.creatures[tile] == names.NOTHING]


def figures_left(p: ChichenPosition) -> list[int]:
    """Returns the number of figures of each creature that are not yet on the map."""
    left = p.tables.figures_of[:]
    for creature in p.creatures:
        if creature != names.NOTHING:
            left[creature] -= 1
    return left


class PlaceCreatures(Task[ChichenPosition]):
    """CI-2.9: turns over cards until every tile has a creature. An empty deck is shuffled again."""

    id = "PlaceCreatures"
    rule = "CI-2.9"

    def run(self, p: ChichenPosition) -> None:
        if not without_creature(p):
            return
        if p.creature_cards == 0:
            p.creature_cards = EVERY_CREATURE
        left = figures_left(p)
        for creature in range(names.CREATURES):
            if left[creature] == 0:
                p.creature_cards &= ~(1 << creature)
        p.push(PLACE_CREATURES)
        if p.creature_cards:
            p.push(TURN_CARD)


class TurnCard(Chance):
    """CI-2.9: turns over the next creature card, which applies to one or two tiles."""

    id = "TurnCard"
    rule = "CI-2.9"

    def candidates(self, p: ChichenPosition, seat: int) -> list[int]:
        return [moves.CARD + creature for creature in units.bits(p.creature_cards)]

    def take(self, p: ChichenPosition, seat: int, move: int) -> None:
        creature = move - moves.CARD
        p.creature_cards &= ~(1 << creature)
        number = min(
            p.tables.tiles_per_creature_card[p.players], len(without_creature(p)), figures_left(p)[creature]
        )
        for _ in range(number):
            p.push(PutCreature(creature))


class PutCreature(Chance):
    """CI-2.10: puts a creature on a random tile."""

    id = "PutCreature"
    rule = "CI-2.10"
    creature: int

    def __init__(self, creature: int) -> None:
        self.creature = creature

    def candidates(self, p: ChichenPosition, seat: int) -> list[int]:
        return [moves.ON + tile for tile in without_creature(p)]

    def take(self, p: ChichenPosition, seat: int, move: int) -> None:
        put(p, move - moves.ON, self.creature)


CORNER_SNAKES: Final = CornerSnakes()
PLACE_CREATURES: Final = PlaceCreatures()
TURN_CARD: Final = TurnCard()
