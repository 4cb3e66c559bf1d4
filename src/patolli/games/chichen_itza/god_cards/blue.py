"""Blue god cards (CI-G61 to CI-G80), which score points at the end of the game for whatever they count."""

from __future__ import annotations

from typing import Final

from .. import names
from ..board import units
from ..cards import hooks
from ..cards.card import SCORE, Card
from ..cards.registry import add
from ..position import ChichenPosition
from ..rounds import final_scoring

HIGH: Final = 3  # the level that CI-G77 requires of all four gears


class Counting(Card):
    """A card that scores its printed number for each item that it counts."""

    def __init__(self, card_id: str) -> None:
        super().__init__(card_id, [SCORE])

    def points(self, p: ChichenPosition, seat: int) -> int:
        return self.printed(p) * self.things(p, seat)

    def things(self, p: ChichenPosition, seat: int) -> int:
        raise NotImplementedError


class OfTerrain(Counting):
    """CI-G61 counts controlled water tiles, and CI-G62 controlled land tiles."""

    terrain: int

    def __init__(self, card_id: str, terrain: int) -> None:
        super().__init__(card_id)
        self.terrain = terrain

    def things(self, p: ChichenPosition, seat: int) -> int:
        return units.count(hooks.controlled(p, seat) & p.tables.of_terrain[self.terrain])


class OnEdge(Counting):
    """CI-G63: counts controlled edge tiles."""

    def things(self, p: ChichenPosition, seat: int) -> int:
        return units.count(hooks.controlled(p, seat) & p.land.edge)


class OfKind(Counting):
    """CI-G64 to CI-G67: count controlled temples, camps, villages or mines."""

    kind: int

    def __init__(self, card_id: str, kind: int) -> None:
        super().__init__(card_id)
        self.kind = kind

    def things(self, p: ChichenPosition, seat: int) -> int:
        return units.count(hooks.controlled(p, seat) & p.tables.of_kind[self.kind])


class ScoutCount(Counting):
    """CI-G68: counts the owner's scouts on tiles."""

    def things(self, p: ChichenPosition, seat: int) -> int:
        return units.count(p.seats[seat].scouts)


class BestRuin(Counting):
    """CI-G69: scores the owner's highest ruin a second time."""

    def things(self, p: ChichenPosition, seat: int) -> int:
        controlled = units.bits(hooks.controlled(p, seat) & p.tables.of_kind[names.RUIN])
        return max([final_scoring.ruin_points(p, tile) for tile in controlled], default=0)


class GodCardCount(Counting):
    """CI-G70: counts the owner's god cards, including this card."""

    def things(self, p: ChichenPosition, seat: int) -> int:
        return sum([units.count(cards) for cards in p.seats[seat].gods])


class Idols(Counting):
    """CI-G71: counts the owner's idols."""

    def things(self, p: ChichenPosition, seat: int) -> int:
        return p.seats[seat].idols


class Favor(Counting):
    """CI-G72: counts the spaces by which the owner's marker has moved up the favor track."""

    def things(self, p: ChichenPosition, seat: int) -> int:
        return p.seats[seat].favor


class GearLevelCount(Counting):
    """CI-G73 to CI-G76: count the level of the ranged, defense, magic or melee gear."""

    gear: int

    def __init__(self, card_id: str, gear: int) -> None:
        super().__init__(card_id)
        self.gear = gear

    def things(self, p: ChichenPosition, seat: int) -> int:
        return p.seats[seat].gears[self.gear]


class AllGearsHigh(Counting):
    """CI-G77: scores once if all four gears have reached the level HIGH."""

    def things(self, p: ChichenPosition, seat: int) -> int:
        return 1 if min(p.seats[seat].gears) >= HIGH else 0


class FigureCount(Counting):
    """CI-G78: counts defeated creatures."""

    def things(self, p: ChichenPosition, seat: int) -> int:
        return len(p.seats[seat].figures)


class StrongestFigure(Counting):
    """CI-G79: scores the strength of the owner's strongest defeated creature a second time."""

    def things(self, p: ChichenPosition, seat: int) -> int:
        return max([figure % 8 for figure in p.seats[seat].figures], default=0)


class DifferentFigureCount(Counting):
    """CI-G80: counts the different kinds of creatures that the owner has defeated."""

    def things(self, p: ChichenPosition, seat: int) -> int:
        return len({figure // 8 for figure in p.seats[seat].figures})


add(OfTerrain("G61", names.WATER))
add(OfTerrain("G62", names.LAND))
add(OnEdge("G63"))
add(OfKind("G64", names.TEMPLE))
add(OfKind("G65", names.CAMP))
add(OfKind("G66", names.VILLAGE))
add(OfKind("G67", names.MINE))
add(ScoutCount("G68"))
add(BestRuin("G69"))
add(GodCardCount("G70"))
add(Idols("G71"))
add(Favor("G72"))
add(GearLevelCount("G73", names.RANGED_GEAR))
add(GearLevelCount("G74", names.DEFENSE))
add(GearLevelCount("G75", names.MAGIC_GEAR))
add(GearLevelCount("G76", names.MELEE_GEAR))
add(AllGearsHigh("G77"))
add(FigureCount("G78"))
add(StrongestFigure("G79"))
add(DifferentFigureCount("G80"))
