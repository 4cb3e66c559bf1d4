"""The display of buildings and its change from age 1 to age 2 (TZ-2.2, TZ-16.3, TZ-18)."""

from __future__ import annotations

from typing import Final

from ...kernel.draws import DrawFromPile
from ...kernel.secrets import Pile
from . import events, moves
from .position import AGE_DECK, TzolkinPosition


def refill(p: TzolkinPosition, event: int) -> None:
    """TZ-16.3: fills the display up to 6 buildings, as long as there are any left in the deck of the current
    age.
    """
    places = p.tables.buildings_on_display[p.players]
    if len(p.display) < places and p.decks[AGE_DECK].size > 0:
        p.push(DRAW_REFILL if event == events.REFILLED else DRAW_DISPLAY)


def change(p: TzolkinPosition) -> None:
    """TZ-18.1, TZ-18.2: removes the buildings of age 1 from the display and the deck, and displays buildings
    of age 2.
    """
    p.age += 1
    p.emit(events.AGE_CHANGED, p.age + 1)
    for building in p.display:
        p.emit(events.REMOVED, building)
    p.display = []
    del p.decks[AGE_DECK]
    refill(p, events.DISPLAYED)


class DrawBuilding(DrawFromPile[TzolkinPosition]):
    """TZ-C2: draws the next building for the display."""

    id = "DrawBuilding"
    rule = "TZ-C2"
    event: int

    def __init__(self, event: int) -> None:
        self.event = event

    def first_move(self) -> int:
        return moves.DRAW_BUILDING

    def pile(self, p: TzolkinPosition) -> Pile:
        return p.decks[AGE_DECK]

    def drawn(self, p: TzolkinPosition, kind: int) -> None:
        p.display.append(kind)
        p.emit(self.event, kind)
        refill(p, self.event)


DRAW_REFILL: Final = DrawBuilding(events.REFILLED)
DRAW_DISPLAY: Final = DrawBuilding(events.DISPLAYED)
