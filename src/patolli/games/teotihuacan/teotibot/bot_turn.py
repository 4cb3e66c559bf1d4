"""The turn of the Teotibot (TE-16.3 to TE-16.5), and its points at the end of the game (TE-16.16)."""

from __future__ import annotations

from typing import Final

from ....kernel.agenda import ChanceDecision, Task
from .. import events, sources
from ..position import BOT, FROM_LEFTOVERS, FROM_TECHNOLOGIES, TeotihuacanPosition
from ..tiles import technologies
from . import bot_tiles

POSITIONS: Final = 6
ASIDE: Final = 6  # the index of the tile that is set aside, after the six positions
ROW_BELOW: Final = 3  # the first position in the bottom row


class BotTurn(Task[TeotihuacanPosition]):
    """TE-16.3, TE-16.5: carries out the Teotibot's turn, which is the last one in each round."""

    id = "BotTurn"
    rule = "TE-16.3"

    def run(self, p: TeotihuacanPosition) -> None:
        p.emit(events.BOT_STARTS, BOT)
        p.push(ROLL)


class Roll(ChanceDecision[TeotihuacanPosition]):
    """TE-16.3: rolls two dice, whose sum selects a position in the action pyramid."""

    id = "Roll"
    rule = "TE-16.3"

    def candidates(self, p: TeotihuacanPosition, seat: int) -> list[int]:
        return list(range(2, 13))

    def odds(self, p: TeotihuacanPosition) -> list[int]:
        return [6 - abs(7 - total) for total in range(2, 13)]

    def take(self, p: TeotihuacanPosition, seat: int, move: int) -> None:
        position = p.tables.bot_position[move - 2]
        tile = p.bot[position]
        p.emit(events.BOT_ROLLED, move, position + 1)
        p.emit(events.BOT_TILE, tile, sources.BOT_TILE + tile)
        p.push(FillGap(position))
        bot_tiles.carry_out(p, tile)


class FillGap(Task[TeotihuacanPosition]):
    """TE-16.3: fills gaps from the row below, and the last one with the tile that was set aside. Then the
    directions change.
    """

    id = "FillGap"
    rule = "TE-16.3"
    position: int

    def __init__(self, position: int) -> None:
        self.position = position

    def run(self, p: TeotihuacanPosition) -> None:
        bot = p.bot[:]
        used = bot[self.position]
        gap = self.position
        for direction in p.directions:
            if gap >= ROW_BELOW:
                break
            below = p.tables.bot_fill[direction][gap]
            bot[gap] = bot[below]
            p.emit(events.BOT_FILLED, gap + 1, bot[gap], below + 1)
            gap = below
        bot[gap] = bot[ASIDE]
        p.emit(events.BOT_FILLED, gap + 1, bot[gap], ASIDE + 1)
        bot[ASIDE] = used
        p.emit(events.BOT_ASIDE, used)
        p.bot = bot
        p.directions = [p.directions[1], 1 - p.directions[0]]
        p.emit(events.BOT_DIRECTIONS, p.directions[0], 1)
        p.emit(events.BOT_DIRECTIONS, p.directions[1], 2)


def end_points(p: TeotihuacanPosition) -> None:
    """TE-16.16: gives points for technologies and for all goods left."""
    c = p.tables
    bot = p.seats[BOT]
    owned = technologies.count(p, BOT)
    bot.points[FROM_TECHNOLOGIES] += owned * c.bot_technology_points
    p.emit(events.BOT_TECHNOLOGIES, owned, owned * c.bot_technology_points)
    left = sum(bot.resources) + bot.cocoa
    bot.points[FROM_LEFTOVERS] += left * c.bot_leftover_points
    p.emit(events.BOT_LEFTOVERS, left, left * c.bot_leftover_points)


BOT_TURN: Final = BotTurn()
ROLL: Final = Roll()
