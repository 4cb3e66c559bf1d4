"""Gold god cards (CI-G01 to CI-G20): income and lower prices."""

from __future__ import annotations

from typing import Final

from .. import events, names
from ..action_phase import prices
from ..board import units
from ..cards.card import BEATEN, DISCOUNT, FEE, MAXIMUM, NO_MAXIMUM, SUPPLY_GAIN, TOLL, UPKEEP, Card
from ..cards.registry import add
from ..economy import goods
from ..position import ChichenPosition


class WaterIncome(Card):
    """CI-G01: gives coins for each controlled water tile."""

    def supply_gain(self, p: ChichenPosition, seat: int) -> None:
        goods.gain_coins(p, seat, self.printed(p) * units.tiles_of_terrain(p, seat, names.WATER))


class RuinIncome(Card):
    """CI-G02: gives coins for each controlled ruin tile, revealed or not."""

    def supply_gain(self, p: ChichenPosition, seat: int) -> None:
        goods.gain_coins(p, seat, self.printed(p) * units.tiles_of(p, seat, names.RUIN))


class LoyalHeroes(Card):
    """CI-G03: the owner's heroes need no upkeep."""

    def upkeep(self, p: ChichenPosition, seat: int, coins: int) -> int:
        return 0


class GemIncome(Card):
    """CI-G04: gives coins for each gem."""

    def supply_gain(self, p: ChichenPosition, seat: int) -> None:
        goods.gain_coins(p, seat, self.printed(p) * units.count(p.seats[seat].gems))


class Cheap(Card):
    """CI-G05 to CI-G16: set a maximum price for one action."""

    action: int

    def __init__(self, card_id: str, action: int) -> None:
        super().__init__(card_id, [MAXIMUM])
        self.action = action

    def maximum(self, p: ChichenPosition, seat: int, action: int) -> int:
        return self.printed(p) if action == self.action else NO_MAXIMUM


class CrowdDiscount(Card):
    """CI-G17: gives a discount on tiles that already have a marker, including the owner's own."""

    def discount(self, p: ChichenPosition, seat: int, tile: int, price: int) -> int:
        return price - self.printed(p) if prices.occupied(p, tile) else price


class Trophy(Card):
    """CI-G18: gives coins when a creature has lost its last heart in a fight against the owner."""

    def beaten(self, p: ChichenPosition, seat: int, strength: int) -> None:
        p.emit(events.CARD_USED, seat, self.number)
        goods.gain_coins(p, seat, self.printed(p))


class Ransom(Card):
    """CI-G19: attackers must pay the owner before the combat."""

    def fee(self, p: ChichenPosition, owner: int) -> int:
        return self.printed(p)


class Toll(Card):
    """CI-G20: other players pay the owner when they place a marker on a tile with the owner's marker."""

    def toll(self, p: ChichenPosition, owner: int, seat: int, tile: int) -> int:
        return self.printed(p) if p.seats[owner].markers >> tile & 1 else 0


CHEAP: Final = {
    "G05": names.REGROUP,
    "G06": names.WAR,
    "G07": names.SCOUT,
    "G08": names.REINFORCEMENT,
    "G09": names.MAGIC_CARDS,
    "G10": names.GOD_CARD,
    "G11": names.WATER_MOVEMENT,
    "G12": names.DEFENSE,
    "G13": names.LAND_MOVEMENT,
    "G14": names.FAVOR,
    "G15": names.RANGED_GEAR,
    "G16": names.MELEE_GEAR,
}

add(WaterIncome("G01", [SUPPLY_GAIN]))
add(RuinIncome("G02", [SUPPLY_GAIN]))
add(LoyalHeroes("G03", [UPKEEP]))
add(GemIncome("G04", [SUPPLY_GAIN]))
for _card, _action in CHEAP.items():
    add(Cheap(_card, _action))
add(CrowdDiscount("G17", [DISCOUNT]))
add(Trophy("G18", [BEATEN]))
add(Ransom("G19", [FEE]))
add(Toll("G20", [TOLL]))
