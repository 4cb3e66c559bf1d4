"""Neutral workers in games with two or three players (TZ-2.8 to TZ-2.10)."""

from __future__ import annotations

from typing import Final

from ...kernel.agenda import Task
from ...kernel.draws import DrawFromPile
from ...kernel.secrets import Pile
from . import events, moves
from .components.tables import Components
from .position import EMPTY, NEUTRAL, WEALTH_DECK, TzolkinPosition


class PlaceNeutrals(Task[TzolkinPosition]):
    """TZ-2.8, TZ-2.10: draws tiles until all neutral workers have been placed."""

    id = "PlaceNeutrals"
    rule = "TZ-2.8"

    def run(self, p: TzolkinPosition) -> None:
        if p.wheels.count(NEUTRAL) < p.tables.neutral_workers[p.players]:
            p.then(DRAW_NEUTRAL, PLACE_NEUTRALS)


class DrawNeutral(DrawFromPile[TzolkinPosition]):
    """TZ-2.9: draws one of the wealth tiles that were not dealt. It determines the space of a
    neutral worker.
    """

    id = "DrawNeutral"
    rule = "TZ-2.9"

    def first_move(self) -> int:
        return moves.NEUTRAL

    def pile(self, p: TzolkinPosition) -> Pile:
        return p.decks[WEALTH_DECK]

    def drawn(self, p: TzolkinPosition, wealth: int) -> None:
        c = p.tables
        p.neutral_tiles.append(wealth)
        for at in neutral_places(c, p.players, p.neutral_tiles):
            if p.wheels[at] == EMPTY:
                p.wheels[at] = NEUTRAL
                wheel = c.wealth_wheel[wealth]
                p.emit(
                    events.NEUTRAL_PLACED if at == wealth_place(c, wealth) else events.NEUTRAL_OPPOSITE,
                    wheel,
                    at - c.first_position[wheel],
                    wealth,
                )


def wealth_place(c: Components, wealth: int) -> int:
    """TZ-2.9: returns the starting space of the neutral worker for a tile."""
    return c.first_position[c.wealth_wheel[wealth]] + c.wealth_space[wealth]


def neutral_places(c: Components, players: int, drawn: list[int]) -> list[int]:
    """TZ-2.9, TZ-2.10: returns the spaces of the neutral workers for the drawn tiles.

    On a small wheel, a second worker is placed opposite the first one.
    """
    found: list[int] = []
    seen: list[int] = []
    for wealth in drawn:
        wheel = c.wealth_wheel[wealth]
        found.append(wealth_place(c, wealth))
        if wheel not in seen and c.opposite[wheel] > 0 and len(found) < c.neutral_workers[players]:
            across = (c.wealth_space[wealth] + c.opposite[wheel]) % c.positions[wheel]
            found.append(c.first_position[wheel] + across)
        seen.append(wheel)
    return found


PLACE_NEUTRALS: Final = PlaceNeutrals()
DRAW_NEUTRAL: Final = DrawNeutral()
