"""The set-up of the players for their first game (TE-4), with fixed goods, advances and places for the
workers.
"""

from __future__ import annotations

from typing import Final

from ....kernel.agenda import Task
from .. import events, names, sources
from ..economy import goods
from ..position import TeotihuacanPosition
from ..tracks import avenue, temples
from . import starting_rewards


class FirstGameSetup(Task[TeotihuacanPosition]):
    """TE-4.1: gives all seats the set-up for the first game, in turn order."""

    id = "ReceiveAll"
    rule = "TE-4.1"

    def run(self, p: TeotihuacanPosition) -> None:
        for turn in range(p.players - 1, -1, -1):
            p.push(FirstGameRewards(turn))


class FirstGameRewards(Task[TeotihuacanPosition]):
    """TE-4.1: gives a seat the set-up for the first game, which depends on its position in the turn order."""

    id = "ReceiveFixed"
    rule = "TE-4.1"
    number: int

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, p: TeotihuacanPosition) -> None:
        c = p.tables
        seat = p.seat_in_turn(self.number)
        source = sources.FIRST_GAME + self.number
        p.turn = seat
        for i, board in enumerate(c.first_boards[self.number]):
            die = seat * names.DICE + i
            p.at[die] = board
            p.power[die] = c.first_powers[self.number][i]
            p.emit(events.STANDS, seat, board, p.power[die])
        goods.gain_all(p, seat, c.first_goods[self.number], source)
        place = c.first_technology[self.number]
        if place != names.NO_TECHNOLOGY:
            starting_rewards.learn_free(p, seat, place, source)
        temples.climb_in_order(p, c.first_climb[self.number], source)
        avenue.advance(p, seat, c.first_avenue[self.number], source)


FIRST_GAME_SETUP: Final = FirstGameSetup()
