"""Gold god cards (CI-G01 to CI-G20): income, and perks of price."""

from __future__ import annotations

from typing import Final

from .. import goods, names, units
from ..position import ChichenPosition
from .card import MAXIMUM, NO_MAXIMUM, SUPPLY_GAIN, Card
from .registry import add


class WaterIncome(Card):
    """CI-G01: coins for controlled water tiles."""

    def supply_gain(self, p: ChichenPosition, seat: int) -> None:
        goods.gain_coins(p, seat, self.printed(p) * units.tiles_of_terrain(p, seat, names.WATER))


class Cheap(Card):
    """CI-G05 to CI-G16: one action costs at most so much."""

    action: int

    def __init__(self, number: int, action: int) -> None:
        super().__init__(number, [MAXIMUM])
        self.action = action

    def maximum(self, p: ChichenPosition, seat: int, action: int) -> int:
        return self.printed(p) if action == self.action else NO_MAXIMUM


CHEAP: Final = {
    5: names.REGROUP,
    6: names.WAR,
    7: names.SCOUT,
    8: names.REINFORCEMENT,
    9: names.MAGIC_CARDS,
    10: names.GOD_CARD,
    11: names.WATER_MOVEMENT,
    12: names.DEFENSE,
    13: names.LAND_MOVEMENT,
    14: names.FAVOR,
    15: names.RANGED_GEAR,
    16: names.MELEE_GEAR,
}

add(WaterIncome(1 - 1, [SUPPLY_GAIN]))
for _card, _action in CHEAP.items():
    add(Cheap(_card - 1, _action))
