"""Gold god cards (CI-G01 to CI-G20): income, and perks of price."""

from __future__ import annotations

from typing import Final

from .. import events, goods, names, prices, units
from ..position import ChichenPosition
from .card import BEATEN, DISCOUNT, FEE, MAXIMUM, NO_MAXIMUM, SUPPLY_GAIN, TOLL, UPKEEP, Card
from .registry import add


class WaterIncome(Card):
    """CI-G01: coins for controlled water tiles."""

    def supply_gain(self, p: ChichenPosition, seat: int) -> None:
        goods.gain_coins(p, seat, self.printed(p) * units.tiles_of_terrain(p, seat, names.WATER))


class RuinIncome(Card):
    """CI-G02: coins for controlled ruin tiles, revealed or not."""

    def supply_gain(self, p: ChichenPosition, seat: int) -> None:
        goods.gain_coins(p, seat, self.printed(p) * units.tiles_of(p, seat, names.RUIN))


class LoyalHeroes(Card):
    """CI-G03: heroes stay without upkeep."""

    def upkeep(self, p: ChichenPosition, seat: int, coins: int) -> int:
        return 0


class GemIncome(Card):
    """CI-G04: coins for gems."""

    def supply_gain(self, p: ChichenPosition, seat: int) -> None:
        goods.gain_coins(p, seat, self.printed(p) * units.count(p.seats[seat].gems))


class Cheap(Card):
    """CI-G05 to CI-G16: one action costs at most so much."""

    action: int

    def __init__(self, number: int, action: int) -> None:
        super().__init__(number, [MAXIMUM])
        self.action = action

    def maximum(self, p: ChichenPosition, seat: int, action: int) -> int:
        return self.printed(p) if action == self.action else NO_MAXIMUM


class CrowdDiscount(Card):
    """CI-G17: less on a tile that holds a marker already, one's own included."""

    def discount(self, p: ChichenPosition, seat: int, tile: int, price: int) -> int:
        return price - self.printed(p) if prices.occupied(p, tile) else price


class Trophy(Card):
    """CI-G18: coins when a creature that one fought has lost its last heart."""

    def beaten(self, p: ChichenPosition, seat: int, strength: int) -> None:
        p.emit(events.CARD_USED, seat, self.number)
        goods.gain_coins(p, seat, self.printed(p))


class Ransom(Card):
    """CI-G19: an attacker pays first."""

    def fee(self, p: ChichenPosition, owner: int) -> int:
        return self.printed(p)


class Toll(Card):
    """CI-G20: others pay for placing on a tile with one's marker."""

    def toll(self, p: ChichenPosition, owner: int, seat: int, tile: int) -> int:
        return self.printed(p) if p.seats[owner].markers >> tile & 1 else 0


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
add(RuinIncome(2 - 1, [SUPPLY_GAIN]))
add(LoyalHeroes(3 - 1, [UPKEEP]))
add(GemIncome(4 - 1, [SUPPLY_GAIN]))
for _card, _action in CHEAP.items():
    add(Cheap(_card - 1, _action))
add(CrowdDiscount(17 - 1, [DISCOUNT]))
add(Trophy(18 - 1, [BEATEN]))
add(Ransom(19 - 1, [FEE]))
add(Toll(20 - 1, [TOLL]))
