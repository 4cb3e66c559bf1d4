"""Setup (CI-2): the board, the temple board, the action board, the players."""

from __future__ import annotations

from typing import Final

from ....kernel.agenda import Task
from ....kernel.secrets import Pile, face_down, hand, pile
from .. import events, moves, names
from ..actions import god_display, recruitment
from ..board import hex_grid, units
from ..components.tables import Components
from ..economy import magic_cards
from ..position import (
    MAGIC_FAMILY,
    NO_GROUP,
    RUIN_FAMILY,
    STRENGTH_FAMILY,
    Chance,
    ChichenPosition,
    Player,
    set_group,
)
from . import end_of_round, layout

EVERY_CREATURE: Final = (1 << names.CREATURES) - 1


def set_up(players: int, free_layout: bool, c: Components) -> ChichenPosition:
    """The empty board, and what is to be laid, drawn and dealt."""
    p = ChichenPosition()
    p.set_frame(players, c)
    p.tables = c
    p.free_layout = int(free_layout)
    p.seats = [new_player(c) for _ in range(players)]
    p.land = hex_grid.empty_land()
    p.row = []
    p.order = []
    p.favor = []
    p.round = 0
    p.turns = 0
    p.grid = []
    p.costs = []
    p.creatures = [names.NOTHING] * names.TILES
    p.warriors = [0] * names.TILES
    p.creature_cards = EVERY_CREATURE
    p.city_cards = EVERY_CREATURE
    p.attacks = []
    p.tasks = []
    p.display = [names.NOTHING] * names.COLORS
    p.hero_top = [names.NOTHING] * names.HERO_TYPES
    p.hero_rest = (1 << names.HEROES) - 1
    p.hero_tail = []
    p.discards = [0] * names.SPELLS
    set_group(p, NO_GROUP, names.NOBODY)
    p.piles = decks(c)
    p.hands = [hand(MAGIC_FAMILY, seat, names.SPELLS) for seat in range(players)]
    p.strengths = [
        face_down(STRENGTH_FAMILY + creature, names.TILES, c.figures[creature][:])
        for creature in range(names.CREATURES)
    ]
    p.ruins = [face_down(RUIN_FAMILY, names.TILES, [1] * names.RUINS)]
    p.then(end_of_round.DEAL_COSTS, DEAL_MAGIC, end_of_round.BEGIN_ROUND)
    p.push(LAY_ACTION_TILES)
    for hero in range(names.HERO_TYPES):
        p.push(recruitment.ShowNext(hero))
    p.then(PLACE_CREATURES, SHOW_TASKS, god_display.SHOW_GODS)
    p.then(DEAL_ORDER, layout.LAY_TILES, CORNER_SNAKES)
    return p


def decks(c: Components) -> list[Pile]:
    """CI-2.12, CI-2.14: the god decks and the magic deck."""
    gods = [pile(color, [1] * names.PER_COLOR) for color in range(names.COLORS)]
    return [*gods, pile(MAGIC_FAMILY, [c.stones, c.fires])]


def new_player(c: Components) -> Player:
    """CI-2.18 to CI-2.21"""
    new = Player()
    new.coins = 0
    new.luck = c.luck_at_start
    new.idols = 0
    new.reserve = c.warriors - c.warriors_at_start
    new.city = c.warriors_at_start
    new.shields = 0
    new.war = 0
    new.favor = 0
    new.scouts = 0
    new.gems = 0
    new.tiles = 0
    new.tasks = 0
    new.markers = 0
    new.placed = 0
    new.used = 0
    new.swapped = 0
    new.gears = [c.gear_at_start] * names.GEARS
    new.heroes = [names.ON_BOARD] * names.HERO_TYPES
    new.cards = [names.NOTHING] * names.HERO_TYPES
    new.gods = [0] * names.COLORS
    new.powers = 0
    new.figures = []
    return new


class DealOrder(Task[ChichenPosition]):
    """CI-2.20: turn order at random; favor markers stacked in this order; player k gets k coins."""

    id = "DealOrder"
    rule = "CI-2.20"

    def run(self, p: ChichenPosition) -> None:
        if len(p.order) < p.players:
            p.then(NEXT_IN_ORDER, DEAL_ORDER)


class NextInOrder(Chance):
    id = "NextInOrder"
    rule = "CI-2.20"

    def candidates(self, p: ChichenPosition, seat: int) -> list[int]:
        return [moves.ORDER + one for one in range(p.players) if one not in p.order]

    def take(self, p: ChichenPosition, seat: int, move: int) -> None:
        one = move - moves.ORDER
        p.seats[one].coins += p.tables.coins_at_start[len(p.order)]
        p.emit(events.ORDERED, one, len(p.order) + 1, p.seats[one].coins)
        p.order.append(one)
        p.favor.append(one)


class CornerSnakes(Task[ChichenPosition]):
    """CI-2.8: a snake on each corner of the first ring."""

    id = "CornerSnakes"
    rule = "CI-2.8"

    def run(self, p: ChichenPosition) -> None:
        for tile in range(names.TILES):
            if p.land.hexes[tile] in p.tables.corners:
                put(p, tile, names.SNAKE)


def put(p: ChichenPosition, tile: int, creature: int) -> None:
    p.creatures[tile] = creature
    p.emit(events.CREATURE_PUT, tile, creature)


def without_creature(p: ChichenPosition) -> list[int]:
    return [tile for tile in p.tables.tiles[p.players] if p.creatures[tile] == names.NOTHING]


def figures_left(p: ChichenPosition) -> list[int]:
    """By creature."""
    left = p.tables.figures_of[:]
    for creature in p.creatures:
        if creature != names.NOTHING:
            left[creature] -= 1
    return left


class PlaceCreatures(Task[ChichenPosition]):
    """CI-2.9: cards are turned until every tile has a creature; used up, they are shuffled again."""

    id = "PlaceCreatures"
    rule = "CI-2.9"

    def run(self, p: ChichenPosition) -> None:
        if not without_creature(p):
            return
        if p.creature_cards == 0:
            p.creature_cards = EVERY_CREATURE
        left = figures_left(p)
        for creature in range(names.CREATURES):
            if left[creature] == 0:
                p.creature_cards &= ~(1 << creature)
        p.push(PLACE_CREATURES)
        if p.creature_cards:
            p.push(TURN_CARD)


class TurnCard(Chance):
    """CI-2.9: the next creature card, for one or two tiles."""

    id = "TurnCard"
    rule = "CI-2.9"

    def candidates(self, p: ChichenPosition, seat: int) -> list[int]:
        return [moves.CARD + creature for creature in units.bits(p.creature_cards)]

    def take(self, p: ChichenPosition, seat: int, move: int) -> None:
        creature = move - moves.CARD
        p.creature_cards &= ~(1 << creature)
        number = min(
            p.tables.tiles_per_creature_card[p.players], len(without_creature(p)), figures_left(p)[creature]
        )
        for _ in range(number):
            p.push(PutCreature(creature))


class PutCreature(Chance):
    """CI-2.10: the tiles are visited in random order."""

    id = "PutCreature"
    rule = "CI-2.10"
    creature: int

    def __init__(self, creature: int) -> None:
        self.creature = creature

    def candidates(self, p: ChichenPosition, seat: int) -> list[int]:
        return [moves.ON + tile for tile in without_creature(p)]

    def take(self, p: ChichenPosition, seat: int, move: int) -> None:
        put(p, move - moves.ON, self.creature)


class ShowTasks(Task[ChichenPosition]):
    """CI-2.11: one task of each stack."""

    id = "ShowTasks"
    rule = "CI-2.11"

    def run(self, p: ChichenPosition) -> None:
        if len(p.tasks) < names.STACKS:
            p.then(SHOW_TASK, SHOW_TASKS)


class ShowTask(Chance):
    id = "ShowTask"
    rule = "CI-2.11"

    def candidates(self, p: ChichenPosition, seat: int) -> list[int]:
        stack = len(p.tasks)
        return [moves.TASK + task for task in range(names.TASKS) if p.tables.task_stack[task] == stack]

    def take(self, p: ChichenPosition, seat: int, move: int) -> None:
        p.tasks.append(move - moves.TASK)
        p.emit(events.TASK_SHOWN, move - moves.TASK)


class LayActionTiles(Task[ChichenPosition]):
    """CI-2.15: the action tiles of this number of players, in random order."""

    id = "LayActionTiles"
    rule = "CI-2.15"

    def run(self, p: ChichenPosition) -> None:
        p.push(LAY_ACTION_TILE)


class LayActionTile(Chance):
    id = "LayActionTile"
    rule = "CI-2.15"

    def candidates(self, p: ChichenPosition, seat: int) -> list[int]:
        laid = units.bits_of(p.grid)
        return [moves.TILE + tile for tile in p.tables.action_tiles[p.players] if not laid >> tile & 1]

    def take(self, p: ChichenPosition, seat: int, move: int) -> None:
        p.emit(events.ACTION_TILE_LAID, len(p.grid), move - moves.TILE)
        p.grid.append(move - moves.TILE)
        if len(p.grid) < len(p.tables.action_tiles[p.players]):
            p.push(self)


class DealMagic(Task[ChichenPosition]):
    """CI-2.21: everybody draws magic cards."""

    id = "DealMagic"
    rule = "CI-2.21"

    def run(self, p: ChichenPosition) -> None:
        for seat in reversed(p.order):
            magic_cards.draw(p, seat, p.tables.magic_at_start)


DEAL_ORDER: Final = DealOrder()
NEXT_IN_ORDER: Final = NextInOrder()
CORNER_SNAKES: Final = CornerSnakes()
PLACE_CREATURES: Final = PlaceCreatures()
TURN_CARD: Final = TurnCard()
SHOW_TASKS: Final = ShowTasks()
SHOW_TASK: Final = ShowTask()
LAY_ACTION_TILES: Final = LayActionTiles()
LAY_ACTION_TILE: Final = LayActionTile()
DEAL_MAGIC: Final = DealMagic()
