"""Red god cards on the owner's dice (CI-G47, CI-G48, CI-G52, CI-G54 to CI-G58)."""

from __future__ import annotations

from .. import events, names
from ..cards.card import EXTRA_HITS, FACES, FOLLOW, WINDOW, Card
from ..cards.registry import add
from ..combat import dice
from ..economy import goods
from ..position import ChichenPosition


def means(p: ChichenPosition) -> int:
    return names.MEANS[p.combat.phase]


class RetryRanged(Card):
    """CI-G47: allows one miss to be rerolled in a ranged phase."""

    def can_use(self, p: ChichenPosition, seat: int, number: int) -> bool:
        if means(p) != names.BY_RANGED or p.combat.used_in_phase[number] & dice.USED_RETRY_RANGED:
            return False
        return bool(dice.misses(p, number))

    def use(self, p: ChichenPosition, seat: int, number: int) -> None:
        p.combat.used_in_phase[number] |= dice.USED_RETRY_RANGED
        p.push(dice.ChooseMisses(number, 0, 1))


class RetryMelee(Card):
    """CI-G48: allows any number of misses to be rerolled once in the first melee phase."""

    def can_use(self, p: ChichenPosition, seat: int, number: int) -> bool:
        if p.combat.phase != names.MELEE_1 or p.combat.used_in_phase[number] & dice.USED_RETRY_MELEE:
            return False
        return bool(dice.misses(p, number))

    def use(self, p: ChichenPosition, seat: int, number: int) -> None:
        p.combat.used_in_phase[number] |= dice.USED_RETRY_MELEE
        p.push(dice.ChooseMisses(number, 0, len(p.combat.dice)))


class RetryPaid(Card):
    """CI-G52: once per combat, allows any number of misses in a phase to be rerolled for coins."""

    def can_use(self, p: ChichenPosition, seat: int, number: int) -> bool:
        return self.can_use_for(p, seat, number, p.seats[seat].coins)

    def can_use_for(self, p: ChichenPosition, seat: int, number: int, coins: int) -> bool:
        if p.combat.used_in_combat[number] & dice.SPENT_PAID_RETRY or coins < self.printed(p):
            return False
        return bool(dice.misses(p, number))

    def use(self, p: ChichenPosition, seat: int, number: int) -> None:
        p.combat.used_in_combat[number] |= dice.SPENT_PAID_RETRY
        goods.pay(p, seat, self.printed(p))
        p.emit(events.PAID, seat, self.printed(p))
        p.push(dice.ChooseMisses(number, 0, len(p.combat.dice)))


class RangedThree(Card):
    """CI-G54: the owner's ranged dice hit with 1 to 3."""

    def faces(self, p: ChichenPosition, side: int, faces: int) -> int:
        return faces | dice.up_to(self.printed(p)) if means(p) == names.BY_RANGED else faces


class RangedFollow(Card):
    """CI-G55: the owner rolls another die for each ranged die that hits with a 1 or a 2."""

    def follow(self, p: ChichenPosition, side: int, faces: int) -> int:
        return dice.up_to(self.printed(p)) if means(p) == names.BY_RANGED else 0


class SpellFaces(Card):
    """CI-G56, CI-G57: the dice of one spell hit with higher faces, too."""

    spell: int

    def __init__(self, card_id: str, spell: int) -> None:
        super().__init__(card_id, [FACES])
        self.spell = spell

    def faces(self, p: ChichenPosition, side: int, faces: int) -> int:
        return faces | dice.up_to(self.printed(p)) if p.combat.spell == self.spell else faces


class PairsOfSixes(Card):
    """CI-G58: each pair of sixes in melee counts as a hit."""

    def extra_hits(self, p: ChichenPosition, side: int) -> int:
        return p.combat.dice.count(6) // self.printed(p) if means(p) == names.BY_MELEE else 0


add(RetryRanged("G47", [WINDOW]))
add(RetryMelee("G48", [WINDOW]))
add(RetryPaid("G52", [WINDOW]))
add(RangedThree("G54", [FACES]))
add(RangedFollow("G55", [FOLLOW]))
add(SpellFaces("G56", names.STONE))
add(SpellFaces("G57", names.FIRE))
add(PairsOfSixes("G58", [EXTRA_HITS]))
