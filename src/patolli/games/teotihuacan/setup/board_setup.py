"""The chance decisions that lay out the board (TE-2)."""

from __future__ import annotations

from typing import Any, Final

from ....kernel.agenda import ChanceDecision, Step, Task
from ....kernel.draws import DrawFromPile
from ....kernel.secrets import Pile
from .. import events, moves, names
from ..actions import pyramid
from ..position import DISCOVERY_DECK, STONE_DECK, TeotihuacanPosition


class LayBoards(ChanceDecision[TeotihuacanPosition]):
    """TE-2.1: shuffles boards 2 to 7 into all slots except those of the Palace and Construction."""

    id = "LayBoards"
    rule = "TE-2.1"
    laid: int

    def __init__(self, laid: int) -> None:
        self.laid = laid

    def candidates(self, p: TeotihuacanPosition, seat: int) -> list[int]:
        slots = p.tables.shuffled_slots
        laid_out = [p.ring[slot] for slot in slots[: self.laid]]
        return [moves.LAY + board for board in range(1, names.CONSTRUCTION) if board not in laid_out]

    def take(self, p: TeotihuacanPosition, seat: int, move: int) -> None:
        board = move - moves.LAY
        slots = p.tables.shuffled_slots
        slot = slots[self.laid]
        ring = p.ring[:]
        other = ring.index(board)
        ring[other] = ring[slot]
        ring[slot] = board
        p.ring = ring
        p.slots = [ring.index(one) for one in range(names.BOARDS)]
        p.emit(events.BOARD_LAID, board, slot)
        if self.laid + 1 < len(slots):
            p.push(LayBoards(self.laid + 1))


class DrawRoyal(ChanceDecision[TeotihuacanPosition]):
    """TE-2.2: draws a royal tile of each category, from A on the left to C on the right."""

    id = "DrawRoyal"
    rule = "TE-2.2"
    space: int

    def __init__(self, space: int) -> None:
        self.space = space

    def candidates(self, p: TeotihuacanPosition, seat: int) -> list[int]:
        kinds = p.tables.royal_category
        return [moves.DRAW_ROYAL + i for i in range(names.ROYAL_TILES) if kinds[i] == self.space]

    def take(self, p: TeotihuacanPosition, seat: int, move: int) -> None:
        tile = move - moves.DRAW_ROYAL
        p.royal = [*p.royal[: self.space], tile, *p.royal[self.space + 1 :]]
        p.emit(events.ROYAL_LAID, tile, self.space)
        if self.space + 1 < names.ROYAL_SPACES:
            p.push(DrawRoyal(self.space + 1))


class DrawTechnology(ChanceDecision[TeotihuacanPosition]):
    """TE-2.3: draws six of the nine technologies and sorts them into two rows."""

    id = "DrawTechnology"
    rule = "TE-2.3"
    drawn: int  # a bit mask of the tiles drawn

    def __init__(self, drawn: int) -> None:
        self.drawn = drawn

    def candidates(self, p: TeotihuacanPosition, seat: int) -> list[int]:
        free = [tile for tile in range(names.TECHNOLOGIES) if not self.drawn & (1 << tile)]
        return [moves.DRAW_TECHNOLOGY + tile for tile in free]

    def take(self, p: TeotihuacanPosition, seat: int, move: int) -> None:
        drawn = self.drawn | (1 << (move - moves.DRAW_TECHNOLOGY))
        found = [tile for tile in range(names.TECHNOLOGIES) if drawn & (1 << tile)]
        if len(found) < names.TECHNOLOGIES_IN_PLAY:
            p.push(DrawTechnology(drawn))
            return
        p.technologies = found
        for place, tile in enumerate(found):
            p.emit(events.TECHNOLOGIES_LAID, tile, place)


class DrawBonus(ChanceDecision[TeotihuacanPosition]):
    """TE-2.4: draws three bonus tiles, one for each temple."""

    id = "DrawBonus"
    rule = "TE-2.4"
    temple: int

    def __init__(self, temple: int) -> None:
        self.temple = temple

    def candidates(self, p: TeotihuacanPosition, seat: int) -> list[int]:
        laid_out = p.bonuses[: self.temple]
        return [moves.DRAW_BONUS + tile for tile in range(names.BONUSES) if tile not in laid_out]

    def take(self, p: TeotihuacanPosition, seat: int, move: int) -> None:
        tile = move - moves.DRAW_BONUS
        p.bonuses = [*p.bonuses[: self.temple], tile, *p.bonuses[self.temple + 1 :]]
        p.emit(events.BONUS_LAID, tile, self.temple)
        if self.temple + 1 < names.TEMPLES:
            p.push(DrawBonus(self.temple + 1))


class LayStartTiles(Task[TeotihuacanPosition]):
    """TE-2.8: lays the tiles of the starting layout one by one."""

    id = "LayStart"
    rule = "TE-2.8"

    def run(self, p: TeotihuacanPosition) -> None:
        for place in p.tables.start_places[p.players][p.layout]:
            if p.stones[place] == names.EMPTY:
                p.then(DrawStartTile(place), LAY_START_TILES)
                return


class DrawStartTile(DrawFromPile[TeotihuacanPosition]):
    """TE-2.8: draws a random tile for the starting layout."""

    id = "DrawStart"
    rule = "TE-2.8"
    place: int

    def __init__(self, place: int) -> None:
        self.place = place

    def first_move(self) -> int:
        return moves.DRAW_STONE

    def pile(self, p: TeotihuacanPosition) -> Pile:
        return p.decks[STONE_DECK]

    def drawn(self, p: TeotihuacanPosition, kind: int) -> None:
        p.push(RotateStartTile(kind, self.place))


class RotateStartTile(ChanceDecision[TeotihuacanPosition]):
    """TE-2.8: gives a tile of the starting layout a random rotation. It scores nothing."""

    id = "TurnStart"
    rule = "TE-2.8"
    tile: int
    place: int

    def __init__(self, tile: int, place: int) -> None:
        self.tile = tile
        self.place = place

    def candidates(self, p: TeotihuacanPosition, seat: int) -> list[int]:
        return [moves.TURNED + turns for turns in p.tables.stone_rotations[self.tile]]

    def take(self, p: TeotihuacanPosition, seat: int, move: int) -> None:
        pyramid.lay(p, self.tile, self.place, move - moves.TURNED)
        p.emit(events.STONE_LAID, self.tile, self.place, move - moves.TURNED)


class FillPiles(Task[TeotihuacanPosition]):
    """TE-2.10, TE-2.11: puts discovery tiles on the Avenue and in the temples."""

    id = "FillPiles"
    rule = "TE-2.10"

    def run(self, p: TeotihuacanPosition) -> None:
        for one in range(names.PILES):
            first = one * names.DISCOVERIES
            laid_out = sum(p.piles[first : first + names.DISCOVERIES])
            if laid_out < p.tables.pile_tiles[one][p.players]:
                p.then(DrawForPile(one), FILL_PILES)
                return


class DrawForPile(DrawFromPile[TeotihuacanPosition]):
    """TE-2.11: draws a discovery tile for a track, face up."""

    id = "DrawForPile"
    rule = "TE-2.11"
    pile_number: int

    def __init__(self, pile_number: int) -> None:
        self.pile_number = pile_number

    def first_move(self) -> int:
        return moves.DRAW_DISCOVERY

    def pile(self, p: TeotihuacanPosition) -> Pile:
        return p.decks[DISCOVERY_DECK]

    def drawn(self, p: TeotihuacanPosition, kind: int) -> None:
        p.piles[self.pile_number * names.DISCOVERIES + kind] += 1
        p.emit(events.TILE_ON_TRACK, kind, self.pile_number)


LAY_START_TILES: Final = LayStartTiles()
FILL_PILES: Final = FillPiles()
RANDOM_STEPS: Final[list[Step[Any]]] = [LayBoards(0), DrawRoyal(0), DrawTechnology(0), DrawBonus(0)]
