"""Setup (TZ-2): the board, what chance brings, and the starting wealth."""

from __future__ import annotations

from typing import Any, Final

from ...kernel.agenda import Decision, Fate, Step, Task
from ...kernel.drafts import Sealed
from ...kernel.seats import only, others
from ...kernel.secrets import hand, pile
from . import ages, events, moves, names, reasons, sources, tile_effects, turn
from .components_tables import Components
from .position import (
    AGE_1_BUILDINGS,
    AGE_2_BUILDINGS,
    EMPTY,
    MONUMENT_DECK,
    MONUMENT_TILES,
    NEUTRAL,
    NO_SEAT,
    SCORING,
    START,
    WEALTH_DECK,
    WEALTH_TILES,
    Player,
    TzolkinPosition,
)


def set_up(players: int, c: Components) -> TzolkinPosition:
    """TZ-2.1 to TZ-2.11: the empty board, and what is to be drawn, dealt and chosen."""
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
    p.push(turn.BEGIN_ROUND)
    p.push(KEEP_TILES)
    p.push(PLACE_NEUTRALS)
    p.push(DEAL_TILES)
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
    new.points[START] = c.points_at_start * names.QUARTERS
    return new


class ShowMonuments(Task[TzolkinPosition]):
    """TZ-2.1: so many monuments, face up."""

    rule = "TZ-2.1"

    def run(self, p: TzolkinPosition) -> None:
        if len(p.monuments) < p.tables.monuments_on_board[p.players]:
            p.push(SHOW_MONUMENTS)
            p.push(DRAW_MONUMENT)


class DrawMonument(Fate[TzolkinPosition]):
    """TZ-C1: a monument for the board."""

    rule = "TZ-2.1"

    def candidates(self, p: TzolkinPosition, seat: int) -> list[int]:
        return [moves.DRAW_MONUMENT + monument for monument in p.decks[MONUMENT_DECK].next_kinds()]

    def odds(self, p: TzolkinPosition) -> list[int]:
        return p.decks[MONUMENT_DECK].next_odds()

    def take(self, p: TzolkinPosition, seat: int, move: int) -> None:
        monument = move - moves.DRAW_MONUMENT
        p.decks[MONUMENT_DECK].draw(monument)
        p.monuments.append(monument)
        p.tell(events.MONUMENT_SHOWN, monument)


class ChooseStart(Fate[TzolkinPosition]):
    """TZ-2.6: who gets the starting-player marker."""

    rule = "TZ-2.6"

    def candidates(self, p: TzolkinPosition, seat: int) -> list[int]:
        return [moves.STARTS + one for one in range(p.players)]

    def take(self, p: TzolkinPosition, seat: int, move: int) -> None:
        p.marker = move - moves.STARTS
        p.turn = p.marker
        p.tell(events.STARTS, p.marker)


class DealTiles(Task[TzolkinPosition]):
    """TZ-2.7: so many wealth tiles for each player, clockwise from the starting player."""

    rule = "TZ-2.7"

    def run(self, p: TzolkinPosition) -> None:
        if receiver(p) != NO_SEAT:
            p.push(DEAL_TILES)
            p.push(DEAL_TILE)


def receiver(p: TzolkinPosition) -> int:
    """Whom the next tile is dealt to, or NO_SEAT."""
    for i in range(p.players):
        seat = (p.marker + i) % p.players
        if p.hands[seat].size < p.tables.wealth_dealt[p.players]:
            return seat
    return NO_SEAT


class DealTile(Fate[TzolkinPosition]):
    """TZ-C1: a wealth tile, face down."""

    rule = "TZ-2.7"

    def candidates(self, p: TzolkinPosition, seat: int) -> list[int]:
        return [moves.DEAL + wealth for wealth in p.decks[WEALTH_DECK].next_kinds()]

    def odds(self, p: TzolkinPosition) -> list[int]:
        return p.decks[WEALTH_DECK].next_odds()

    def take(self, p: TzolkinPosition, seat: int, move: int) -> None:
        wealth = move - moves.DEAL
        to = receiver(p)
        p.decks[WEALTH_DECK].draw_unseen(wealth, only(to))
        p.hands[to].gain(wealth, 0)
        p.tell_to(only(to), events.DEALT, to, wealth)
        p.tell_to(others(to), events.DEALT_UNSEEN, to)


class PlaceNeutrals(Task[TzolkinPosition]):
    """TZ-2.8, TZ-2.10: until all neutral workers stand."""

    rule = "TZ-2.8"

    def run(self, p: TzolkinPosition) -> None:
        if p.wheels.count(NEUTRAL) < p.tables.neutral_workers[p.players]:
            p.push(PLACE_NEUTRALS)
            p.push(DRAW_NEUTRAL)


class DrawNeutral(Fate[TzolkinPosition]):
    """TZ-2.9: an undealt wealth tile names the space of a neutral worker."""

    rule = "TZ-2.9"

    def candidates(self, p: TzolkinPosition, seat: int) -> list[int]:
        return [moves.NEUTRAL + wealth for wealth in p.decks[WEALTH_DECK].next_kinds()]

    def odds(self, p: TzolkinPosition) -> list[int]:
        return p.decks[WEALTH_DECK].next_odds()

    def take(self, p: TzolkinPosition, seat: int, move: int) -> None:
        wealth = move - moves.NEUTRAL
        c = p.tables
        p.decks[WEALTH_DECK].draw(wealth)
        p.neutral_tiles.append(wealth)
        for at in neutral_places(c, p.players, p.neutral_tiles):
            if p.wheels[at] == EMPTY:
                p.wheels[at] = NEUTRAL
                wheel = c.wealth_wheel[wealth]
                p.tell(
                    events.NEUTRAL_PLACED if at == wealth_place(c, wealth) else events.NEUTRAL_OPPOSITE,
                    wheel,
                    at - c.first_position[wheel],
                    wealth,
                )


def wealth_place(c: Components, wealth: int) -> int:
    """TZ-2.9: where the neutral worker of a tile stands at first."""
    return c.first_position[c.wealth_wheel[wealth]] + c.wealth_space[wealth]


def neutral_places(c: Components, players: int, drawn: list[int]) -> list[int]:
    """TZ-2.9, TZ-2.10: where drawn tiles put neutral workers; the first of a small wheel also opposite."""
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


class KeepTiles(Sealed[TzolkinPosition]):
    """TZ-2.11: all choose in secret, then all show what they keep; the other tiles leave the game."""

    rule = "TZ-2.11"

    def desks(self, p: TzolkinPosition) -> list[list[Step[Any]]]:
        kept = p.tables.wealth_kept[p.players]
        return [[KeepTile(kept, -1)] if kept > 0 else [] for _ in range(p.players)]

    def unseal(self, p: TzolkinPosition, answers: list[list[int]]) -> None:
        p.hands = []
        del p.decks[MONUMENT_DECK:]
        for seat in range(p.players):
            p.seats[seat].wealth = [move - moves.KEEP for move in answers[seat]]
        for i in range(p.players - 1, -1, -1):
            p.push(Receive((p.marker + i) % p.players))


class KeepTile(Decision[TzolkinPosition]):
    """TZ-D1: one of the tiles to keep. They are named in rising order, so that a pair has one name."""

    rule = "TZ-D1"
    secret = True
    left: int
    last: int

    def __init__(self, left: int, last: int) -> None:
        self.left = left
        self.last = last

    def candidates(self, p: TzolkinPosition, seat: int) -> list[int]:
        return [moves.KEEP + wealth for wealth in p.hands[seat].held()]

    def bars(self, p: TzolkinPosition, seat: int, move: int) -> int:
        wealth = move - moves.KEEP
        if wealth <= self.last:
            return reasons.SAID_IN_ORDER
        higher = [other for other in p.hands[seat].held() if other > wealth]
        return 0 if len(higher) >= self.left - 1 else reasons.NO_TILE_LEFT_TO_KEEP

    def take(self, p: TzolkinPosition, seat: int, move: int) -> None:
        if self.left > 1:
            p.ask_further(seat, KeepTile(self.left - 1, move - moves.KEEP))

    def numbers(self, p: TzolkinPosition, seat: int) -> list[int]:
        """How many are still to be kept."""
        return [self.left]


class Receive(Task[TzolkinPosition]):
    """TZ-2.11: a player receives what the kept tiles show."""

    rule = "TZ-2.11"
    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, p: TzolkinPosition) -> None:
        p.turn = self.seat
        for wealth in p.seats[self.seat].wealth:
            p.tell(events.KEPT, self.seat, wealth)
            p.push(tile_effects.TileEffects(sources.WEALTH + wealth, 0))


SHOW_MONUMENTS: Final = ShowMonuments()
DRAW_MONUMENT: Final = DrawMonument()
CHOOSE_START: Final = ChooseStart()
DEAL_TILES: Final = DealTiles()
DEAL_TILE: Final = DealTile()
PLACE_NEUTRALS: Final = PlaceNeutrals()
DRAW_NEUTRAL: Final = DrawNeutral()
KEEP_TILES: Final = KeepTiles()
