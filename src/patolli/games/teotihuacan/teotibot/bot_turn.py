"""The Teotibot (TE-16.1 to TE-16.5, TE-16.16): its setup, its action pyramid, its turn, its last points."""

from __future__ import annotations

from typing import Final

from ....kernel.agenda import ChanceDecision, Task
from .. import events, moves, names, sources
from ..position import BOT, FROM_LEFTOVERS, FROM_TECHNOLOGIES, TeotihuacanPosition
from ..tiles import technologies
from . import bot_tiles

POSITIONS: Final = 6
ASIDE: Final = 6  # the place of the tile aside, after the six positions
ROW_BELOW: Final = 3  # positions from here on form the bottom row


class SetUp(Task[TeotihuacanPosition]):
    """TE-16.1: its goods, markers and workers."""

    id = "SetUp"
    rule = "TE-16.1"

    def run(self, p: TeotihuacanPosition) -> None:
        c = p.tables
        bot = p.seats[BOT]
        bot.resources = c.bot_goods[: names.RESOURCES]
        bot.cocoa = c.bot_goods[names.COCOA]
        bot.temples = [c.bot_temples] * names.TEMPLES
        bot.avenue = c.bot_avenue
        technologies.mark(p, BOT, p.technologies[c.bot_technology], sources.NOTHING)
        first = BOT * names.DICE
        for i, board in enumerate(c.bot_boards):
            p.at[first + i] = board
            p.power[first + i] = c.bot_power
            p.emit(events.STANDS, BOT, board, c.bot_power)
        last = first + names.DICE - 1
        p.at[last] = c.bot_worship_board
        p.power[last] = c.bot_worship_power
        p.space[last] = names.SPACES_OF_BOARD[c.bot_worship_board][0]
        p.emit(events.BOT_WORSHIPPED, p.space[last])
        p.push(DRAW_DIRECTION)
        p.push(DRAW_BOT_TILE)


class DrawBotTile(ChanceDecision[TeotihuacanPosition]):
    """TE-16.2: six tiles form the action pyramid, the seventh lies aside."""

    id = "DrawBotTile"
    rule = "TE-16.2"

    def candidates(self, p: TeotihuacanPosition, seat: int) -> list[int]:
        return [moves.BOT_TILE + tile for tile in range(names.BOT_TILES) if tile not in p.bot]

    def take(self, p: TeotihuacanPosition, seat: int, move: int) -> None:
        p.bot = [*p.bot, move - moves.BOT_TILE]
        p.emit(events.BOT_PYRAMID, move - moves.BOT_TILE, len(p.bot))
        if len(p.bot) < names.BOT_TILES:
            p.push(DRAW_BOT_TILE)


class DrawDirection(ChanceDecision[TeotihuacanPosition]):
    """TE-16.2: the two direction tiles show random sides."""

    id = "DrawDirection"
    rule = "TE-16.2"

    def candidates(self, p: TeotihuacanPosition, seat: int) -> list[int]:
        return [moves.POINTS, moves.POINTS + 1]

    def take(self, p: TeotihuacanPosition, seat: int, move: int) -> None:
        p.directions = [*p.directions, move - moves.POINTS]
        p.emit(events.BOT_DIRECTIONS, move - moves.POINTS, len(p.directions))
        if len(p.directions) < len(names.DIRECTION_IDS):
            p.push(DRAW_DIRECTION)


class BotTurn(Task[TeotihuacanPosition]):
    """TE-16.3, TE-16.5: the last turn of each round."""

    id = "BotTurn"
    rule = "TE-16.3"

    def run(self, p: TeotihuacanPosition) -> None:
        p.emit(events.BOT_STARTS, BOT)
        p.push(ROLL)


class Roll(ChanceDecision[TeotihuacanPosition]):
    """TE-16.3: the sum of two dice names a position of the action pyramid."""

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
    """TE-16.3: gaps are filled from the row below, the last by the tile aside; then the directions change."""

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


def last_points(p: TeotihuacanPosition) -> None:
    """TE-16.16: for technologies, and for everything left over."""
    c = p.tables
    bot = p.seats[BOT]
    owned = technologies.count(p, BOT)
    bot.points[FROM_TECHNOLOGIES] += owned * c.bot_technology_points
    p.emit(events.BOT_TECHNOLOGIES, owned, owned * c.bot_technology_points)
    left = sum(bot.resources) + bot.cocoa
    bot.points[FROM_LEFTOVERS] += left * c.bot_leftover_points
    p.emit(events.BOT_LEFTOVERS, left, left * c.bot_leftover_points)


SET_UP: Final = SetUp()
DRAW_BOT_TILE: Final = DrawBotTile()
DRAW_DIRECTION: Final = DrawDirection()
BOT_TURN: Final = BotTurn()
ROLL: Final = Roll()
