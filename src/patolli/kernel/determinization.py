"""Determinization: deals the hidden pieces of an observation to the places where they may be."""

from __future__ import annotations

from typing import Final

from .amounts import Amounts
from .chance import Rng
from .errors import RuleError
from .seats import row
from .secrets import HOLE, UNDECIDED, FaceDown, Hand, Pile, Purse, Secret, Sum

BAG: Final = 1000
"""A slot, which holds one hidden piece, is numbered `secret * BAG + place`. The place IN_BAG means the
unordered part of the secret.
"""
IN_BAG: Final = 999
NO_PLACES: Final[list[int]] = []
PATIENCE: Final = 20_000
"""The maximum number of attempts to find a deal without cards in impossible places."""


def families(secrets: list[Secret], pools: list[list[int]], rng: Rng) -> None:
    for family in range(len(pools)):
        pool = pools[family]
        if sum(pool) > 0:
            deal_family(secrets, family, pool, rng)


def undecide(secrets: list[Secret], pools: list[list[int]]) -> None:
    """Treats a value as undecided if only other seats have seen it and nothing else in its family is hidden.

    To the viewer, such a value is as uncertain as one that no seat has seen.
    """
    for family in range(len(pools)):
        hiding = [s for s in secrets if s.family == family]
        if len(hiding) != 1 or sum(pools[family]) == 0:
            continue
        marks = hiding[0]
        if not isinstance(marks, FaceDown):
            continue
        for place in range(len(marks.values)):
            if marks.values[place] == HOLE:
                marks.values[place] = UNDECIDED
                marks.knowers[place] = 0
                marks.size += 1
        for kind in range(len(marks.rest)):
            marks.rest[kind] += pools[family][kind]
            pools[family][kind] = 0


def deal_family(secrets: list[Secret], family: int, pool: list[int], rng: Rng) -> None:
    """Deals the hidden pieces in the pool of a family so that every possible deal is equally likely."""
    slots: list[int] = []
    excluded: list[int] = []
    for i in range(len(secrets)):
        if secrets[i].family == family:
            slots_of(secrets[i], i * BAG, slots)
            excluded.extend(absent_kinds(secrets[i]))
    if len(slots) != sum(pool):
        raise RuleError(f"family {family}: {sum(pool)} hidden things for {len(slots)} places")
    bound: list[int] = []
    free: list[int] = []
    for kind in range(len(pool)):
        for _ in range(pool[kind]):
            (bound if kind in excluded else free).append(kind)
    if sum(1 for s in secrets if s.family == family and absent_kinds(s)) > 1:
        deal_again_and_again(secrets, slots, bound + free, rng)
        return
    rng.shuffle(slots)
    for kind in bound:
        for at in range(len(slots)):
            slot = slots[at]
            if fits(secrets, slot, kind):
                fill_slot(secrets[slot // BAG], slot % BAG, kind)
                del slots[at]
                break
        else:
            raise RuleError(f"family {family}: no place is left for kind {kind}")
    rng.shuffle(free)
    for at in range(len(slots)):
        slot = slots[at]
        fill_slot(secrets[slot // BAG], slot % BAG, free[at])


def deal_again_and_again(secrets: list[Secret], slots: list[int], kinds: list[int], rng: Rng) -> None:
    """Repeats the deal until no card is in an impossible place.

    This is necessary only if several piles exclude different kinds.
    """
    for _ in range(PATIENCE):
        rng.shuffle(slots)
        for at in range(len(slots)):
            if not fits(secrets, slots[at], kinds[at]):
                break
        else:
            for at in range(len(slots)):
                fill_slot(secrets[slots[at] // BAG], slots[at] % BAG, kinds[at])
            return
    raise RuleError("no possible deal of the hidden things was found")


def fits(secrets: list[Secret], slot: int, kind: int) -> bool:
    return slot % BAG != IN_BAG or kind not in absent_kinds(secrets[slot // BAG])


def absent_kinds(secret: Secret) -> list[int]:
    return secret.absent if isinstance(secret, Pile) else []


def slots_of(secret: Secret, base: int, slots: list[int]) -> None:
    if isinstance(secret, Hand):
        add_slots(slots, base, secret.size - sum(secret.cards), NO_PLACES)
    elif isinstance(secret, Pile):
        add_slots(slots, base, secret.size - sum(secret.rest), secret.tail)
    elif isinstance(secret, FaceDown):
        add_slots(slots, base, secret.size - sum(secret.rest), secret.values)


def add_slots(slots: list[int], base: int, unordered: int, places: list[int]) -> None:
    """Adds a slot for each hidden piece of the unordered part, and for each place with a hidden piece."""
    for _ in range(unordered):
        slots.append(base + IN_BAG)
    for place in range(len(places)):
        if places[place] == HOLE:
            slots.append(base + place)


def fill_slot(secret: Secret, place: int, kind: int) -> None:
    if isinstance(secret, Hand):
        secret.cards[kind] += 1
    elif isinstance(secret, Pile):
        if place == IN_BAG:
            secret.rest[kind] += 1
        else:
            secret.tail[place] = kind
    elif isinstance(secret, FaceDown):
        if place == IN_BAG:
            secret.rest[kind] += 1
        else:
            secret.values[place] = kind


def purses(every: list[Purse], sums: list[Sum], viewer: int, rng: Rng) -> None:
    """Gives each hidden purse an amount, so that every set of amounts within the bounds and the public sums
    is equally likely.
    """
    hidden = [i for i in range(len(every)) if every[i].amount == HOLE]
    if hidden:
        Amounts(every, sums, hidden, row(viewer)).deal(rng)
