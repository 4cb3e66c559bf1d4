"""Filling holes: what a viewer cannot place is dealt among the places where it may lie."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .chance import Dice
from .errors import RuleError
from .seats import row
from .secrets import HOLE, Hand, Marks, Pile, Purse, Secret, Sum

if TYPE_CHECKING:
    from .position import Position

BAG: Final = 1000
"""A slot is `secret * BAG + place`; the last place stands for a bag of things in no order."""
IN_BAG: Final = 999
PATIENCE: Final = 20_000
"""So often a deal that cannot be is dealt again."""


def families(p: Position, dice: Dice) -> None:
    secrets = p.secrets()
    for family in range(len(p.pools)):
        pool = p.pools[family]
        if sum(pool) > 0:
            deal_family(secrets, family, pool, dice)


def deal_family(secrets: list[Secret], family: int, pool: list[int], dice: Dice) -> None:
    """Every way of laying the pool's things into the holes is equally likely."""
    slots: list[int] = []
    barred: list[int] = []
    for i in range(len(secrets)):
        if secrets[i].family == family:
            slots_of(secrets[i], i * BAG, slots)
            barred.extend(absent_kinds(secrets[i]))
    if len(slots) != sum(pool):
        raise RuleError(f"family {family}: {sum(pool)} hidden things for {len(slots)} holes")
    bound: list[int] = []
    free: list[int] = []
    for kind in range(len(pool)):
        for _ in range(pool[kind]):
            (bound if kind in barred else free).append(kind)
    if sum(1 for s in secrets if s.family == family and absent_kinds(s)) > 1:
        deal_again_and_again(secrets, slots, bound + free, dice)
        return
    dice.shuffle(slots)
    for kind in bound:
        for at in range(len(slots)):
            slot = slots[at]
            if fits(secrets, slot, kind):
                fill_slot(secrets[slot // BAG], slot % BAG, kind)
                del slots[at]
                break
        else:
            raise RuleError(f"family {family}: no place is left for kind {kind}")
    dice.shuffle(free)
    for at in range(len(slots)):
        slot = slots[at]
        fill_slot(secrets[slot // BAG], slot % BAG, free[at])


def deal_again_and_again(secrets: list[Secret], slots: list[int], kinds: list[int], dice: Dice) -> None:
    """Where several piles lack different kinds: deal until no card lies where it cannot."""
    for _ in range(PATIENCE):
        dice.shuffle(slots)
        for at in range(len(slots)):
            if not fits(secrets, slots[at], kinds[at]):
                break
        else:
            for at in range(len(slots)):
                fill_slot(secrets[slots[at] // BAG], slots[at] % BAG, kinds[at])
            return
    raise RuleError("no way was found to deal what nobody has seen")


def fits(secrets: list[Secret], slot: int, kind: int) -> bool:
    return slot % BAG != IN_BAG or kind not in absent_kinds(secrets[slot // BAG])


def absent_kinds(secret: Secret) -> list[int]:
    return secret.absent if isinstance(secret, Pile) else []


def slots_of(secret: Secret, base: int, slots: list[int]) -> None:
    if isinstance(secret, Hand):
        for _ in range(secret.size - sum(secret.cards)):
            slots.append(base + IN_BAG)
    elif isinstance(secret, Pile):
        for _ in range(secret.size - sum(secret.rest)):
            slots.append(base + IN_BAG)
        for i in range(len(secret.tail)):
            if secret.tail[i] == HOLE:
                slots.append(base + i)
    elif isinstance(secret, Marks):
        for _ in range(secret.size - sum(secret.rest)):
            slots.append(base + IN_BAG)
        for place in range(len(secret.values)):
            if secret.values[place] == HOLE:
                slots.append(base + place)


def fill_slot(secret: Secret, place: int, kind: int) -> None:
    if isinstance(secret, Hand):
        secret.cards[kind] += 1
    elif isinstance(secret, Pile):
        if place == IN_BAG:
            secret.rest[kind] += 1
        else:
            secret.tail[place] = kind
    elif isinstance(secret, Marks):
        if place == IN_BAG:
            secret.rest[kind] += 1
        else:
            secret.values[place] = kind


def purses(p: Position, dice: Dice) -> None:
    """Every set of amounts that keeps all bounds and all public sums is equally likely."""
    every = p.purses()
    hidden = [i for i in range(len(every)) if every[i].amount == HOLE]
    if hidden:
        Amounts(every, p.sums(), hidden, row(p.viewer)).deal(dice)


class Amounts:
    """Counts the ways to complete the amounts, purse by purse, so that each way is equally likely."""

    every: list[Purse]
    sums: list[Sum]
    hidden: list[int]
    observer: int
    closes: list[list[int]]
    """Per hidden purse: the sums of which it is the last."""
    ways: dict[tuple[int, ...], int]

    def __init__(self, every: list[Purse], sums: list[Sum], hidden: list[int], observer: int) -> None:
        self.every = every
        self.sums = sums
        self.observer = observer
        self.ways = {}
        # purses of one sum stand together, so that sums close early and few states are met
        self.hidden = []
        for s in sums:
            self.hidden.extend(i for i in s.members if i in hidden and i not in self.hidden)
        self.hidden.extend(i for i in hidden if i not in self.hidden)
        self.closes = [[] for _ in self.hidden]
        for i in range(len(sums)):
            places = [self.hidden.index(m) for m in sums[i].members if m in self.hidden]
            if places:
                self.closes[max(places)].append(i)

    def deal(self, dice: Dice) -> None:
        open_sums = []
        for s in self.sums:
            known = [self.every[i].amount for i in s.members if self.every[i].amount != HOLE]
            open_sums.append(s.total - sum(known))
        for k in range(len(self.hidden)):
            choices = self.range_of(k, open_sums)
            weights = [self.count(k + 1, self.after(k, amount, open_sums)) for amount in choices]
            if sum(weights) == 0:
                raise RuleError("no amounts keep all the public sums")
            amount = choices[draw_big(weights, dice)]
            open_sums = self.after(k, amount, open_sums)
            self.every[self.hidden[k]].amount = amount

    def range_of(self, k: int, open_sums: list[int]) -> list[int]:
        one = self.every[self.hidden[k]]
        low = one.low[self.observer]
        high = one.high[self.observer]
        for i in range(len(self.sums)):
            if self.hidden[k] in self.sums[i].members:
                high = min(high, open_sums[i])
        for i in self.closes[k]:
            low = max(low, open_sums[i])
        return list(range(low, high + 1))

    def after(self, k: int, amount: int, open_sums: list[int]) -> list[int]:
        return [
            open_sums[i] - amount if self.hidden[k] in self.sums[i].members else open_sums[i]
            for i in range(len(open_sums))
        ]

    def count(self, k: int, open_sums: list[int]) -> int:
        if k == len(self.hidden):
            return 0 if any(open_sums) else 1
        key = (k, *open_sums)
        known = self.ways.get(key)
        if known is not None:
            return known
        found = 0
        for amount in self.range_of(k, open_sums):
            found += self.count(k + 1, self.after(k, amount, open_sums))
        self.ways[key] = found
        return found


def draw_big(weights: list[int], dice: Dice) -> int:
    """An index in proportion to weights of any size."""
    total = sum(weights)
    at = 0
    for _ in range(0, total.bit_length() + 32, 32):
        at = at << 32 | int(dice.word())
    at %= total
    for i in range(len(weights)):
        at -= weights[i]
        if at < 0:
            return i
    raise ValueError("no weight is positive")
