"""Green god cards (CI-G21, CI-G22, CI-G29, CI-G31 to CI-G40) with effects outside the supply phase."""

from __future__ import annotations

from .. import events, names
from ..actions import treasures
from ..board import units
from ..cards.card import (
    COINS_SPACE,
    CONTROL,
    EITHER_TERRAIN,
    FOE_DICE,
    IDOLS,
    LIMIT,
    MARKERS,
    REINFORCE,
    SCOUTED,
    SECOND_MARKER,
    TAKEN,
    TREASURE,
    WAR_DECLARED,
    Card,
)
from ..cards.registry import add
from ..economy import goods
from ..position import ChichenPosition

BEST_FACE = 6


class LargeGroups(Card):
    """CI-G21: raises the owner's unit limit."""

    def limit(self, p: ChichenPosition, seat: int, units: int) -> int:
        return self.printed(p)


class DoubleIdols(Card):
    """CI-G22: each of the owner's idols is worth twice as much."""

    def idol_factor(self, p: ChichenPosition, seat: int) -> int:
        return self.printed(p)


class CoinsAndWarriors(Card):
    """CI-G29: the coins space gives warriors as well as coins."""

    def can_use(self, p: ChichenPosition, seat: int, number: int) -> bool:
        return p.seats[seat].reserve > 0

    def use(self, p: ChichenPosition, seat: int, number: int) -> None:
        goods.warriors_to_city(p, seat, self.printed(p))


class LargeReinforcement(Card):
    """CI-G31: reinforcements bring more warriors."""

    def reinforcements(self, p: ChichenPosition, seat: int, warriors: int) -> int:
        return warriors + self.printed(p)


class LuckyFinder(Card):
    """CI-G32: adds one to the die roll for a scout's treasure."""

    def can_use(self, p: ChichenPosition, seat: int, number: int) -> bool:
        return number < BEST_FACE

    def use(self, p: ChichenPosition, seat: int, number: int) -> None:
        p.agenda[-1] = treasures.GiveTreasure(seat, min(BEST_FACE, number + self.printed(p)))


class SecondTreasure(Card):
    """CI-G33: a scout finds a second treasure, which is rolled separately."""

    def use(self, p: ChichenPosition, seat: int, number: int) -> None:
        treasures.find(p, seat, treasures.FROM_SCOUT)


class Pacify(Card):
    """CI-G34: when the owner declares war, each other player turns one marker to peace."""

    def can_use(self, p: ChichenPosition, seat: int, number: int) -> bool:
        return sum([p.seats[other].war for other in range(p.players) if other != seat]) > 0

    def use(self, p: ChichenPosition, seat: int, number: int) -> None:
        for other in range(p.players):
            turned = min(p.seats[other].war, self.printed(p)) if other != seat else 0
            if turned:
                p.seats[other].war -= turned
                p.emit(events.PACIFIED, other, turned)


class ScoutControl(Card):
    """CI-G36: the owner controls tiles that contain nothing but the owner's scout."""

    def controls(self, p: ChichenPosition, seat: int) -> int:
        alone = p.seats[seat].scouts
        for other in range(p.players):
            alone &= ~p.seats[other].tiles
            if other != seat:
                alone &= ~p.seats[other].scouts
        return sum([1 << tile for tile in units.bits(alone) if p.creatures[tile] < 0])


class RuinRecruits(Card):
    """CI-G37: gives a warrior for each ruin that the owner takes over."""

    def taken(self, p: ChichenPosition, seat: int, tile: int) -> None:
        if p.tables.kind[tile] == names.RUIN:
            p.emit(events.CARD_USED, seat, self.number)
            goods.warriors_to_city(p, seat, self.printed(p))


class TwoMarkers(Card):
    """CI-G39: attackers of the owner must turn more markers."""

    def markers(self, p: ChichenPosition, owner: int, number: int) -> int:
        return self.printed(p)


class Intimidate(Card):
    """CI-G40: the owner's opponent rolls fewer dice in melee."""

    def foe_dice(self, p: ChichenPosition, side: int) -> int:
        return -self.printed(p) if names.MEANS[p.combat.phase] == names.BY_MELEE else 0


add(LargeGroups("G21", [LIMIT]))
add(DoubleIdols("G22", [IDOLS]))
add(CoinsAndWarriors("G29", [COINS_SPACE]))
add(LargeReinforcement("G31", [REINFORCE]))
add(LuckyFinder("G32", [TREASURE]))
add(SecondTreasure("G33", [SCOUTED]))
add(Pacify("G34", [WAR_DECLARED]))
add(Card("G35", [SECOND_MARKER]))
add(ScoutControl("G36", [CONTROL]))
add(RuinRecruits("G37", [TAKEN]))
add(Card("G38", [EITHER_TERRAIN]))
add(TwoMarkers("G39", [MARKERS]))
add(Intimidate("G40", [FOE_DICE]))
