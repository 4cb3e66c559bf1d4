"""Treasures (CI-6.13)."""

from __future__ import annotations

from typing import Final

from ....kernel.agenda import Task
from .. import events, moves, names
from ..cards import offers
from ..cards.card import TREASURE
from ..economy import goods, magic_cards
from ..position import Chance, ChichenPosition
from . import gears

FACES: Final = [moves.ROLL + face for face in range(1, 7)]
# Sources of a treasure
FROM_REGROUP: Final = 0
FROM_SCOUT: Final = 1
FROM_HERO: Final = 2


class FindTreasure(Chance):
    """CI-6.13: rolls one die for a treasure."""

    id = "FindTreasure"
    rule = "CI-6.13"
    seat: int
    source: int

    def __init__(self, seat: int, source: int) -> None:
        self.seat = seat
        self.source = source

    def candidates(self, p: ChichenPosition, seat: int) -> list[int]:
        return FACES

    def take(self, p: ChichenPosition, seat: int, move: int) -> None:
        face = move - moves.ROLL
        p.emit(events.TREASURE_ROLLED, self.seat, face)
        p.push(GiveTreasure(self.seat, face))
        if self.source == FROM_SCOUT:
            offers.ask(p, TREASURE, self.seat, face)


class GiveTreasure(Task[ChichenPosition]):
    """Gives the player the treasure for the rolled face."""

    id = "GiveTreasure"
    rule = "CI-6.13"
    seat: int
    face: int

    def __init__(self, seat: int, face: int) -> None:
        self.seat = seat
        self.face = face

    def run(self, p: ChichenPosition) -> None:
        c = p.tables
        treasure = c.treasure_on[self.face - 1]
        p.emit(events.TREASURE, self.seat, treasure)
        if treasure == names.TREASURE_WARRIOR:
            goods.warriors_to_city(p, self.seat, 1)
        elif treasure == names.TREASURE_LUCK:
            goods.gain_luck(p, self.seat, 1)
        elif treasure == names.TREASURE_MAGIC:
            magic_cards.draw(p, self.seat, 1)
        elif treasure == names.TREASURE_COINS:
            goods.gain_coins(p, self.seat, c.treasure_coins)
        elif treasure == names.TREASURE_IDOL:
            goods.gain_idols(p, self.seat, 1)
        else:
            gears.raise_any(p, self.seat)


def find(p: ChichenPosition, seat: int, source: int) -> None:
    """Schedules the roll for a treasure as the next step."""
    p.push(FindTreasure(seat, source))
