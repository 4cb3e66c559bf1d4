"""Red god cards (CI-G41 to CI-G60): combat."""

from __future__ import annotations

from .. import dice, names
from ..position import ChichenPosition
from .card import COMBAT_START, WINDOW, Card
from .registry import add


class NoMagic(Card):
    """CI-G41: magic phases do not take place."""

    def can_use(self, p: ChichenPosition, seat: int, number: int) -> bool:
        return not p.venture.banned >> names.MAGIC_1 & 1

    def use(self, p: ChichenPosition, seat: int, number: int) -> None:
        p.venture.banned |= 1 << names.MAGIC_1 | 1 << names.MAGIC_2


class RetryRanged(Card):
    """CI-G47: one miss of a ranged phase is rolled again."""

    def can_use(self, p: ChichenPosition, seat: int, number: int) -> bool:
        v = p.venture
        if names.MEANS[v.phase] != names.BY_RANGED or v.used[number] & dice.USED_RETRY_RANGED:
            return False
        return bool(dice.misses(p, number))

    def use(self, p: ChichenPosition, seat: int, number: int) -> None:
        p.venture.used[number] |= dice.USED_RETRY_RANGED
        p.push(dice.ChooseMisses(number, 0, 1))


add(NoMagic(41 - 1, [COMBAT_START]))
add(RetryRanged(47 - 1, [WINDOW]))
