"""The display of buildings and its two ages (TZ-2.2, TZ-16.3, TZ-18)."""

from __future__ import annotations

from typing import Final

from ...kernel.agenda import ChanceDecision
from . import events, moves
from .position import AGE_DECK, TzolkinPosition


def refill(p: TzolkinPosition, event: int) -> None:
    """TZ-16.3: up to 6 buildings from the deck of the current age, as long as it has any."""
    places = p.tables.buildings_on_display[p.players]
    if len(p.display) < places and p.decks[AGE_DECK].size > 0:
        p.push(DRAW_REFILL if event == events.REFILLED else DRAW_DISPLAY)


def change(p: TzolkinPosition) -> None:
    """TZ-18.1, TZ-18.2: the age-1 buildings on display and in the deck leave; age-2 buildings come."""
    p.age += 1
    p.emit(events.AGE_CHANGED, p.age + 1)
    for building in p.display:
        p.emit(events.REMOVED, building)
    p.display = []
    del p.decks[AGE_DECK]
    refill(p, events.DISPLAYED)


class DrawBuilding(ChanceDecision[TzolkinPosition]):
    """TZ-C2: the next building for the display."""

    id = "DrawBuilding"
    rule = "TZ-C2"
    event: int

    def __init__(self, event: int) -> None:
        self.event = event

    def candidates(self, p: TzolkinPosition, seat: int) -> list[int]:
        return [moves.DRAW_BUILDING + building for building in p.decks[AGE_DECK].next_kinds()]

    def legal_moves(self, p: TzolkinPosition, seat: int) -> list[int]:
        return self.candidates(p, seat)

    def odds(self, p: TzolkinPosition) -> list[int]:
        return p.decks[AGE_DECK].next_odds()

    def take(self, p: TzolkinPosition, seat: int, move: int) -> None:
        building = move - moves.DRAW_BUILDING
        p.decks[AGE_DECK].draw(building)
        p.display.append(building)
        p.emit(self.event, building)
        refill(p, self.event)


DRAW_REFILL: Final = DrawBuilding(events.REFILLED)
DRAW_DISPLAY: Final = DrawBuilding(events.DISPLAYED)
