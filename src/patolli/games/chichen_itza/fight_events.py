"""Which events begin, end and follow a fight, so that the page need not know how fights go."""

from __future__ import annotations

from typing import Final

from . import events, names

NOBODY_WINS: Final = -1
BEGINS: Final[list[int]] = [events.ATTACKED, events.MET, events.CITY_ATTACKED]
ENDS: Final[dict[int, int]] = {
    events.DEFEATED: names.FIRST,
    events.LAST_BLOW: names.FIRST,
    events.FLED: names.FIRST,
    events.TOOK: names.FIRST,
    events.DEFENDER_FELL: names.FIRST,
    events.CITY_HELD: names.FIRST,
    events.HELD: names.SECOND,
    events.REPELLED: names.SECOND,
    events.FELL_TO_CREATURE: names.SECOND,
    events.WITHDREW: names.SECOND,
    events.WIPED_OUT: names.SECOND,
    events.CITY_LOST: names.SECOND,
    events.CITY_EMPTY: names.SECOND,
    events.BOTH_FELL: NOBODY_WINS,
}
"""The side that wins: the one whose group came, or which defends the city, is the first."""
NEXT: Final[list[int]] = [
    events.PLACED,
    events.PLACED_COINS,
    events.ROUND,
    events.TURN_ORDER,
    events.MARKERS_BACK,
    events.OVER,
]
"""Nothing of a fight comes after these."""
SPOILS: Final[list[int]] = [
    events.CLAIMED,
    events.MARCHED,
    events.INCOME,
    events.GEM,
    events.STAR,
    events.RUIN_SHOWN,
    events.TREASURE_ROLLED,
]
"""These belong to no fight, but one that a card interrupts may go on after them."""


def event_names(kinds: list[int]) -> list[str]:
    return [events.EVENTS.entries[kind].name for kind in kinds]


def winners() -> dict[str, int]:
    """By the name of the event that ends a fight: the side that wins it."""
    return {events.EVENTS.entries[kind].name: side for kind, side in ENDS.items()}
