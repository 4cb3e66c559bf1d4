"""Set-up (TZ-2) of the board, with its chance decisions."""

from __future__ import annotations

from typing import Final

from ...kernel.agenda import ChanceDecision, Task
from ...kernel.draws import DrawFromPile
from ...kernel.secrets import Pile, hand, pile
from . import ages, events, moves, names, neutral_workers, rounds, starting_wealth
from .components.tables import Components
from .position import (
    AGE_1_BUILDINGS,
    AGE_2_BUILDINGS,
    AT_START,
    EMPTY,
    MONUMENT_DECK,
    MONUMENT_TILES,
    NO_SEAT,
    SCORING,
    WEALTH_TILES,
    Player,
    TzolkinPosition,
)


def set_up(players: int, c: Components) -> TzolkinPosition:
    """TZ-2.1 to TZ-2.11: returns a position with an empty board, and with the steps of the set-up on its
    agenda.
    """
    p = TzolkinPosition()
    p.set_frame(players, c)
    p.tables = c
    p.seats = [new_player(c) for _ in range(players)]
    p.wheels = [EMPTY] * sum(c.positions)
    p.starting_space = NO_SEAT
    p.marker = 0
    p.corn_on_calendar = 0
    p.day = 0
    p.round = 0
    p.turns = 0
    p.placed = 0
    p.picked = 0
    p.food_days = 0
    p.age = names.AGE_1
    stacks = c.jungle_stacks[players]
    p.jungle_corn = [0, 0, stacks, stacks, stacks, stacks]
    p.jungle_wood = [stacks if wood > 0 else 0 for wood in c.wood_of_harvest]
    p.skulls = c.skulls - players * c.goods_at_start[names.SKULL]
    p.offerings = [EMPTY] * len(c.points_of_offering)
    p.display = []
    p.monuments = []
    p.neutral_tiles = []
    p.decks = [
        pile(AGE_1_BUILDINGS, [1 if age == names.AGE_1 else 0 for age in c.building_age]),
        pile(AGE_2_BUILDINGS, [1 if age == names.AGE_2 else 0 for age in c.building_age]),
        pile(MONUMENT_TILES, [1] * names.MONUMENTS),
        pile(WEALTH_TILES, [1] * names.WEALTH_TILES),
    ]
    p.hands = [hand(WEALTH_TILES, seat, names.WEALTH_TILES) for seat in range(players)]
    p.then(
        starting_wealth.DEAL_TILES,
        neutral_workers.PLACE_NEUTRALS,
        starting_wealth.KEEP_TILES,
        rounds.BEGIN_ROUND,
    )
    p.push(CHOOSE_START)
    ages.refill(p, events.DISPLAYED)
    p.push(SHOW_MONUMENTS)
    return p


def new_player(c: Components) -> Player:
    """TZ-2.5"""
    new = Player()
    new.corn = c.goods_at_start[names.CORN]
    new.resources = c.goods_at_start[: names.RESOURCES]
    new.skulls = c.goods_at_start[names.SKULL]
    new.hand = c.workers_at_start
    new.workers = c.workers_at_start
    new.light = c.light_at_start
    new.temples = c.temple_start[:]
    new.technologies = [c.level_at_start] * names.TECHNOLOGIES
    new.corn_tiles = 0
    new.wood_tiles = 0
    new.buildings = []
    new.monuments = []
    new.wealth = []
    new.points = [0] * len(SCORING)
    new.points[AT_START] = c.points_at_start * names.QUARTERS
    return new


class ShowMonuments(Task[TzolkinPosition]):
    """TZ-2.1: reveals this number of monuments."""

    id = "ShowMonuments"
    rule = "TZ-2.1"

    def run(self, p: TzolkinPosition) -> None:
        if len(p.monuments) < p.tables.monuments_on_board[p.players]:
            p.then(DRAW_MONUMENT, SHOW_MONUMENTS)


class DrawMonument(DrawFromPile[TzolkinPosition]):
    """TZ-C1: draws a monument for the display."""

    id = "DrawMonument"
    rule = "TZ-2.1"

    def first_move(self) -> int:
        return moves.DRAW_MONUMENT

    def pile(self, p: TzolkinPosition) -> Pile:
        return p.decks[MONUMENT_DECK]

    def drawn(self, p: TzolkinPosition, kind: int) -> None:
        p.monuments.append(kind)
        p.emit(events.MONUMENT_SHOWN, kind)


class ChooseStart(ChanceDecision[TzolkinPosition]):
    """TZ-2.6: draws the first player."""

    id = "ChooseStart"
    rule = "TZ-2.6"

    def candidates(self, p: TzolkinPosition, seat: int) -> list[int]:
        return [moves.STARTS + one for one in range(p.players)]

    def take(self, p: TzolkinPosition, seat: int, move: int) -> None:
        p.marker = move - moves.STARTS
        p.turn = p.marker
        p.emit(events.STARTS, p.marker)


SHOW_MONUMENTS: Final = ShowMonuments()
DRAW_MONUMENT: Final = DrawMonument()
CHOOSE_START: Final = ChooseStart()
