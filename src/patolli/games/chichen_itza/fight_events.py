"""The events that begin, end and follow a fight. The web page receives this list, so that it does not need to
know any combat rules.
"""

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
"""Maps each event that ends a fight to the winning side. The first side is the one whose group moved or that
defends the city.
"""
NEXT: Final[list[int]] = [
    events.PLACED,
    events.PLACED_COINS,
    events.ROUND,
    events.TURN_ORDER,
    events.MARKERS_BACK,
    events.OVER,
]
"""The events that occur only after a fight is over."""
SPOILS: Final[list[int]] = [
    events.CLAIMED,
    events.MARCHED,
    events.INCOME,
    events.GEM,
    events.STAR,
    events.RUIN_SHOWN,
    events.TREASURE_ROLLED,
]
"""The events that occur only outside of a fight. A fight interrupted by a card may continue after such an
event.
"""


def event_names(kinds: list[int]) -> list[str]:
    return [events.EVENTS.entries[kind].name for kind in kinds]


def winners() -> dict[str, int]:
    """Maps the name of each event that ends a fight to the winning side."""
    return {events.EVENTS.entries[kind].name: side for kind, side in ENDS.items()}
