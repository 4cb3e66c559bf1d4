"""The set-up of the Teotibot (TE-16.1, TE-16.2): its goods, its workers and its action pyramid."""

from __future__ import annotations

from typing import Final

from ....kernel.agenda import ChanceDecision, Task
from .. import events, moves, names, sources
from ..position import BOT, TeotihuacanPosition
from ..tiles import technologies


class BotSetup(Task[TeotihuacanPosition]):
    """TE-16.1: sets the Teotibot's goods, markers and workers."""

    id = "SetUp"
    rule = "TE-16.1"

    def run(self, p: TeotihuacanPosition) -> None:
        c = p.tables
        bot = p.seats[BOT]
        bot.resources = c.bot_goods[: names.RESOURCES]
        bot.cocoa = c.bot_goods[names.COCOA]
        bot.temples = [c.bot_temples] * names.TEMPLES
        bot.avenue = c.bot_avenue
        technologies.learn(p, BOT, p.technologies[c.bot_technology], sources.NOTHING)
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
        p.then(DRAW_BOT_TILE, DRAW_DIRECTION)


class DrawBotTile(ChanceDecision[TeotihuacanPosition]):
    """TE-16.2: draws six tiles for the action pyramid and sets the seventh aside."""

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
    """TE-16.2: turns up a random side of each of the two direction tiles."""

    id = "DrawDirection"
    rule = "TE-16.2"

    def candidates(self, p: TeotihuacanPosition, seat: int) -> list[int]:
        return [moves.POINTS, moves.POINTS + 1]

    def take(self, p: TeotihuacanPosition, seat: int, move: int) -> None:
        p.directions = [*p.directions, move - moves.POINTS]
        p.emit(events.BOT_DIRECTIONS, move - moves.POINTS, len(p.directions))
        if len(p.directions) < len(names.DIRECTION_IDS):
            p.push(DRAW_DIRECTION)


BOT_SETUP: Final = BotSetup()
DRAW_BOT_TILE: Final = DrawBotTile()
DRAW_DIRECTION: Final = DrawDirection()
