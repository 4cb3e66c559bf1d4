"""The displays (TE-2.7, TE-2.9, TE-6.7): decorations, pyramid tiles, and the discovery tiles in worship
areas.
"""

from __future__ import annotations

from typing import Final

from ....kernel.agenda import Task
from ....kernel.draws import DrawFromPile
from ....kernel.secrets import Pile
from .. import events, moves, names
from ..position import DECORATION_DECK, DISCOVERY_DECK, STONE_DECK, TeotihuacanPosition


class RefillDisplays(Task[TeotihuacanPosition]):
    """TE-6.7: replaces tiles that have been taken, until the stacks are empty."""

    id = "Refill"
    rule = "TE-6.7"

    def run(self, p: TeotihuacanPosition) -> None:
        c = p.tables
        if len(p.shown_decorations) < c.decorations_shown and p.decks[DECORATION_DECK].size > 0:
            p.then(DRAW_DECORATION, REFILL_DISPLAYS)
        elif len(p.shown_stones) < c.stones_shown and p.decks[STONE_DECK].size > 0:
            p.then(DRAW_STONE, REFILL_DISPLAYS)
        elif names.NO_TILE in p.beside_boards and p.decks[DISCOVERY_DECK].size > 0:
            p.then(DRAW_DISCOVERY, REFILL_DISPLAYS)


class DrawDecoration(DrawFromPile[TeotihuacanPosition]):
    """TE-2.7: draws the next decoration and adds it at the end of the display."""

    id = "DrawDecoration"
    rule = "TE-2.7"

    def first_move(self) -> int:
        return moves.DRAW_DECORATION

    def pile(self, p: TeotihuacanPosition) -> Pile:
        return p.decks[DECORATION_DECK]

    def drawn(self, p: TeotihuacanPosition, kind: int) -> None:
        p.shown_decorations.append(kind)
        p.emit(events.DECORATION_SHOWN, kind)


class DrawStone(DrawFromPile[TeotihuacanPosition]):
    """TE-2.7: draws the next pyramid tile and adds it at the end of the display."""

    id = "DrawStone"
    rule = "TE-2.7"

    def first_move(self) -> int:
        return moves.DRAW_STONE

    def pile(self, p: TeotihuacanPosition) -> Pile:
        return p.decks[STONE_DECK]

    def drawn(self, p: TeotihuacanPosition, kind: int) -> None:
        p.shown_stones.append(kind)
        p.emit(events.STONE_SHOWN, kind)


class DrawDiscovery(DrawFromPile[TeotihuacanPosition]):
    """TE-2.9: draws a discovery tile for the first worship area without one."""

    id = "DrawDiscovery"
    rule = "TE-2.9"

    def first_move(self) -> int:
        return moves.DRAW_DISCOVERY

    def pile(self, p: TeotihuacanPosition) -> Pile:
        return p.decks[DISCOVERY_DECK]

    def drawn(self, p: TeotihuacanPosition, kind: int) -> None:
        side = p.beside_boards.index(names.NO_TILE)
        p.beside_boards[side] = kind
        p.emit(events.DISCOVERY_SHOWN, kind, names.BOARD_OF_SIDE[side])


REFILL_DISPLAYS: Final = RefillDisplays()
DRAW_DECORATION: Final = DrawDecoration()
DRAW_STONE: Final = DrawStone()
DRAW_DISCOVERY: Final = DrawDiscovery()
