"""Set-up (CI-2) of the map, the temple board, the action board and the players."""

from __future__ import annotations

from ....kernel.secrets import Pile, face_down, hand, pile
from .. import names
from ..actions import god_display, recruitment
from ..board import hex_grid
from ..components.tables import Components
from ..position import MAGIC_FAMILY, RUIN_FAMILY, STRENGTH_FAMILY, ChichenPosition, set_group
from ..rounds import end_of_round
from ..state.group import NO_GROUP
from . import boards, creatures, layout, player_boards


def set_up(players: int, free_layout: bool, c: Components) -> ChichenPosition:
    """Returns a position with an empty board, and with the steps of the set-up on its agenda."""
    p = ChichenPosition()
    p.set_frame(players, c)
    p.tables = c
    p.free_layout = int(free_layout)
    p.seats = [player_boards.new_player(c) for _ in range(players)]
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
    p.creature_cards = creatures.EVERY_CREATURE
    p.city_cards = creatures.EVERY_CREATURE
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
    p.then(end_of_round.DEAL_COSTS, player_boards.DEAL_MAGIC, end_of_round.BEGIN_ROUND)
    p.push(boards.LAY_ACTION_TILES)
    for hero in range(names.HERO_TYPES):
        p.push(recruitment.ShowNext(hero))
    p.then(creatures.PLACE_CREATURES, boards.SHOW_TASKS, god_display.SHOW_GODS)
    p.then(player_boards.DEAL_ORDER, layout.LAY_TILES, creatures.CORNER_SNAKES)
    return p


def decks(c: Components) -> list[Pile]:
    """CI-2.12, CI-2.14: returns the god decks and the magic deck."""
    gods = [pile(color, [1] * names.PER_COLOR) for color in range(names.COLORS)]
    return [*gods, pile(MAGIC_FAMILY, [c.stones, c.fires])]
