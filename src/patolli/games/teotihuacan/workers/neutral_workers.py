"""Neutral workers (TE-5) in games with one, two or three players."""

from __future__ import annotations

from typing import Final

from ....kernel.agenda import ChanceDecision, Task
from .. import events, moves, names
from ..components.tables import Components
from ..position import STARTING_DECK, TeotihuacanPosition


def first_colour(p: TeotihuacanPosition) -> int:
    """Returns the number of the first neutral colour, which comes after those of the players and the
    Teotibot.
    """
    return len(p.seats)


def place_again(p: TeotihuacanPosition) -> None:
    """TE-5.2: removes the neutral workers after an eclipse and places new ones."""
    for die in range(first_colour(p) * names.DICE, len(p.at)):
        p.at[die] = names.NOWHERE
    p.neutral_tiles = []
    p.push(PLACE_NEUTRALS)


class PlaceNeutrals(Task[TeotihuacanPosition]):
    """TE-5.1: draws two starting tiles for each neutral colour. Its workers go to the first three different
    boards shown on these tiles.
    """

    id = "PlaceNeutrals"
    rule = "TE-5.1"

    def run(self, p: TeotihuacanPosition) -> None:
        c = p.tables
        drawn = len(p.neutral_tiles)
        if drawn > 0 and drawn % c.neutral_tiles == 0:
            self.place(p, drawn // c.neutral_tiles - 1)
        if drawn < c.neutral_colours[p.players] * c.neutral_tiles:
            p.then(DRAW_NEUTRAL, PLACE_NEUTRALS)

    def place(self, p: TeotihuacanPosition, neutral: int) -> None:
        c = p.tables
        first = neutral * c.neutral_tiles
        colour = first_colour(p) + neutral
        boards = boards_on(c, p.neutral_tiles[first : first + c.neutral_tiles])
        for i, board in enumerate(boards[: c.neutral_dice]):
            p.at[colour * names.DICE + i] = board
            p.emit(events.NEUTRAL_STANDS, neutral, board)


def boards_on(c: Components, tiles: list[int]) -> list[int]:
    """Returns the different boards shown on these starting tiles in reading order: first tile left and right,
    second tile left and right (TE-5.1).
    """
    found: list[int] = []
    for tile in tiles:
        for board in c.starting_boards[tile]:
            if board not in found:
                found.append(board)
    return found


class DrawNeutral(ChanceDecision[TeotihuacanPosition]):
    """TE-5.2: draws from the tiles not dealt at set-up or, later, from all tiles. No tile is drawn twice."""

    id = "DrawNeutral"
    rule = "TE-5.1"

    def candidates(self, p: TeotihuacanPosition, seat: int) -> list[int]:
        if len(p.decks) > STARTING_DECK:
            return [moves.NEUTRAL + tile for tile in p.decks[STARTING_DECK].next_kinds()]
        return [moves.NEUTRAL + tile for tile in range(names.STARTING_TILES) if tile not in p.neutral_tiles]

    def odds(self, p: TeotihuacanPosition) -> list[int]:
        return [1] * len(p.offer(-1))

    def take(self, p: TeotihuacanPosition, seat: int, move: int) -> None:
        tile = move - moves.NEUTRAL
        if len(p.decks) > STARTING_DECK:
            p.decks[STARTING_DECK].draw(tile)
        p.neutral_tiles = [*p.neutral_tiles, tile]
        p.emit(events.NEUTRAL_TILE, tile)


PLACE_NEUTRALS: Final = PlaceNeutrals()
DRAW_NEUTRAL: Final = DrawNeutral()
