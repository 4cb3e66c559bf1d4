"""Setup of the board (TE-2) and of the players (TE-3, TE-4)."""

from __future__ import annotations

from typing import Any, Final

from ....kernel.agenda import ChanceDecision, Step, Task
from ....kernel.secrets import face_down, hand, pile
from .. import events, moves, names
from ..actions import construction
from ..components.tables import Components
from ..position import (
    APART,
    DECORATION_DECK,
    DISCOVERY_DECK,
    NOBODY,
    SCORING,
    STARTING_DECK,
    STONE_DECK,
    Player,
    TeotihuacanPosition,
)
from ..teotibot import bot_turn
from ..tiles import displays
from ..turn import rounds
from ..workers import neutral_workers
from . import first_game, starting_tiles


def set_up(players: int, options: dict[str, str], c: Components) -> TeotihuacanPosition:
    """The empty board, and what is to be drawn, dealt and chosen."""
    p = TeotihuacanPosition()
    p.set_frame(players, c)
    p.tables = c
    p.first_game = options["setup"] == "first-game"
    p.dark = options["eclipse"] == "dark"
    p.draft = options["starting-tiles"] == "draft"
    p.layout = int(options["layout"]) % len(c.start_places[players])
    p.any_on_board = options["power-ups"] == "any-on-board"
    p.seats = [new_player(p) for _ in range(players + (1 if players == 1 else 0))]
    p.first = 0
    p.ring = c.printed_ring[:]
    p.slots = [p.ring.index(board) for board in range(names.BOARDS)]
    p.royal = c.royal_printed if p.first_game else [names.NO_TILE] * names.ROYAL_SPACES
    p.technologies = c.technology_printed
    if not p.first_game:
        p.technologies = [names.NO_TECHNOLOGY] * names.TECHNOLOGIES_IN_PLAY
    p.bonuses = c.bonus_printed if p.first_game else [names.NO_TILE] * names.TEMPLES
    dice = (len(p.seats) + c.neutral_colours[players]) * names.DICE
    p.at = [names.NOWHERE] * dice
    p.power = [c.start_power] * dice
    p.space = [names.UNLOCKED] * dice
    for seat in range(players):
        p.power[seat * names.DICE + names.DICE - 1] = c.fourth_power
    p.white = 0
    p.black = c.black_start[players]
    p.discs = APART
    p.eclipses = 0
    p.complete = False
    p.round = 0
    p.turns = 0
    clear_turn(p)
    lay_out_tiles(p)
    p.push(rounds.BEGIN_ROUND)
    p.push(CLEAR_UP)
    p.push(neutral_workers.PLACE_NEUTRALS)
    if p.first_game:
        p.push(first_game.RECEIVE_ALL)
    elif p.draft:
        p.push(starting_tiles.OFFER_TILES)
    else:
        p.push(starting_tiles.KEEP_TILES)
        p.push(starting_tiles.LOOK_BESIDE)
        p.push(starting_tiles.DEAL_TILES)
    if players == 1:
        p.push(bot_turn.SET_UP)
    p.push(SEAT_COCOA)
    p.push(CHOOSE_START)
    p.push(FILL_PILES)
    p.push(LAY_START)
    p.push(displays.REFILL)
    if not p.first_game:
        for step in RANDOM_STEPS:
            p.push(step)
    return p


def clear_turn(p: TeotihuacanPosition) -> None:
    p.active = NOBODY
    p.second = NOBODY
    p.colours = 0
    p.crew = 0
    p.workers = 0
    p.normal = False


def lay_out_tiles(p: TeotihuacanPosition) -> None:
    c = p.tables
    p.rows = [0] * names.ROWS
    p.shown_decorations = []
    p.shown_stones = []
    p.decorations = [names.EMPTY] * (names.PYRAMID_SIDES * names.STEPS_OF_SIDE)
    p.stones = [names.EMPTY] * names.PLACES
    p.icons = c.grid[:]
    p.beside_boards = [names.NO_TILE] * names.SIDES
    p.piles = [0] * (names.PILES * names.DISCOVERIES)
    p.discarded = [0] * names.DISCOVERIES
    p.decks = [
        pile(DISCOVERY_DECK, c.discovery_copies[:]),
        pile(DECORATION_DECK, [1] * names.DECORATION_TILES),
        pile(STONE_DECK, [1] * names.PYRAMID_TILES),
        pile(STARTING_DECK, [1] * names.STARTING_TILES),
    ]
    p.kept = [names.NO_TILE] * (p.players * c.kept)
    p.drafting = []
    p.neutral_tiles = []
    p.hands = []
    p.beside = []
    if not p.first_game:
        if not p.draft:
            p.hands = [hand(STARTING_DECK, seat, names.STARTING_TILES) for seat in range(p.players)]
        p.beside = [face_down(DISCOVERY_DECK, len(names.WITH_DISCOVERY), [0] * names.DISCOVERIES)]
    p.bot = []
    p.directions = []


def new_player(p: TeotihuacanPosition) -> Player:
    """TE-3.3: all markers at 0."""
    new = Player()
    new.cocoa = 0
    new.resources = [0] * names.RESOURCES
    new.temples = [0] * names.TEMPLES
    new.avenue = 0
    new.track = 0
    new.technologies = 0
    new.tiles = [0] * names.DISCOVERIES
    new.used = [0] * names.DISCOVERIES
    new.points = [0] * len(SCORING)
    return new


# ---- what chance lays out -------------------------------------------------------------------------------


class LayBoards(ChanceDecision[TeotihuacanPosition]):
    """TE-2.1: boards 2 to 7 are shuffled onto the slots but those of Palace and Construction."""

    id = "LayBoards"
    rule = "TE-2.1"
    laid: int

    def __init__(self, laid: int) -> None:
        self.laid = laid

    def candidates(self, p: TeotihuacanPosition, seat: int) -> list[int]:
        slots = p.tables.shuffled_slots
        lying = [p.ring[slot] for slot in slots[: self.laid]]
        return [moves.LAY + board for board in range(1, names.CONSTRUCTION) if board not in lying]

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
    """TE-2.2: one tile of each category, A to C from left to right."""

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
    """TE-2.3: six of nine technologies, sorted into the two rows."""

    id = "DrawTechnology"
    rule = "TE-2.3"
    drawn: int  # a bit for each tile

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
    """TE-2.4: three bonus tiles, one for each temple."""

    id = "DrawBonus"
    rule = "TE-2.4"
    temple: int

    def __init__(self, temple: int) -> None:
        self.temple = temple

    def candidates(self, p: TeotihuacanPosition, seat: int) -> list[int]:
        lying = p.bonuses[: self.temple]
        return [moves.DRAW_BONUS + tile for tile in range(names.BONUSES) if tile not in lying]

    def take(self, p: TeotihuacanPosition, seat: int, move: int) -> None:
        tile = move - moves.DRAW_BONUS
        p.bonuses = [*p.bonuses[: self.temple], tile, *p.bonuses[self.temple + 1 :]]
        p.emit(events.BONUS_LAID, tile, self.temple)
        if self.temple + 1 < names.TEMPLES:
            p.push(DrawBonus(self.temple + 1))


class LayStart(Task[TeotihuacanPosition]):
    """TE-2.8: the tiles of the start layout, one after the other."""

    id = "LayStart"
    rule = "TE-2.8"

    def run(self, p: TeotihuacanPosition) -> None:
        for place in p.tables.start_places[p.players][p.layout]:
            if p.stones[place] == names.EMPTY:
                p.push(LAY_START)
                p.push(DrawStart(place))
                return


class DrawStart(ChanceDecision[TeotihuacanPosition]):
    """TE-2.8: a random tile …"""

    id = "DrawStart"
    rule = "TE-2.8"
    place: int

    def __init__(self, place: int) -> None:
        self.place = place

    def candidates(self, p: TeotihuacanPosition, seat: int) -> list[int]:
        return [moves.DRAW_STONE + tile for tile in p.decks[STONE_DECK].next_kinds()]

    def odds(self, p: TeotihuacanPosition) -> list[int]:
        return p.decks[STONE_DECK].next_odds()

    def take(self, p: TeotihuacanPosition, seat: int, move: int) -> None:
        tile = move - moves.DRAW_STONE
        p.decks[STONE_DECK].draw(tile)
        p.push(TurnStart(tile, self.place))


class TurnStart(ChanceDecision[TeotihuacanPosition]):
    """TE-2.8: … in a random rotation. It scores nothing."""

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
        construction.lay(p, self.tile, self.place, move - moves.TURNED)
        p.emit(events.STONE_LAID, self.tile, self.place, move - moves.TURNED)


class FillPiles(Task[TeotihuacanPosition]):
    """TE-2.10, TE-2.11: discovery tiles on the Avenue and in the temples."""

    id = "FillPiles"
    rule = "TE-2.10"

    def run(self, p: TeotihuacanPosition) -> None:
        for one in range(names.PILES):
            first = one * names.DISCOVERIES
            lying = sum(p.piles[first : first + names.DISCOVERIES])
            if lying < p.tables.pile_tiles[one][p.players]:
                p.push(FILL_PILES)
                p.push(DrawForPile(one))
                return


class DrawForPile(ChanceDecision[TeotihuacanPosition]):
    """TE-2.11: tiles on tracks lie open."""

    id = "DrawForPile"
    rule = "TE-2.11"
    pile: int

    def __init__(self, pile: int) -> None:
        self.pile = pile

    def candidates(self, p: TeotihuacanPosition, seat: int) -> list[int]:
        return [moves.DRAW_DISCOVERY + tile for tile in p.decks[DISCOVERY_DECK].next_kinds()]

    def odds(self, p: TeotihuacanPosition) -> list[int]:
        return p.decks[DISCOVERY_DECK].next_odds()

    def take(self, p: TeotihuacanPosition, seat: int, move: int) -> None:
        tile = move - moves.DRAW_DISCOVERY
        p.decks[DISCOVERY_DECK].draw(tile)
        p.piles[self.pile * names.DISCOVERIES + tile] += 1
        p.emit(events.TILE_ON_TRACK, tile, self.pile)


class ChooseStart(ChanceDecision[TeotihuacanPosition]):
    """TE-3.1: who is the first player."""

    id = "ChooseStart"
    rule = "TE-3.1"

    def candidates(self, p: TeotihuacanPosition, seat: int) -> list[int]:
        return [moves.STARTS + one for one in range(p.players)]

    def take(self, p: TeotihuacanPosition, seat: int, move: int) -> None:
        p.first = move - moves.STARTS
        p.turn = p.first
        p.emit(events.STARTS, p.first)


class SeatCocoa(Task[TeotihuacanPosition]):
    """TE-3.2: cocoa by turn order."""

    id = "SeatCocoa"
    rule = "TE-3.2"

    def run(self, p: TeotihuacanPosition) -> None:
        for i, amount in enumerate(p.tables.start_cocoa[p.players]):
            p.seats[p.seat_in_turn(i)].cocoa += amount
            p.emit(events.SEAT_COCOA, p.seat_in_turn(i), names.COCOA, amount)


class ClearUp(Task[TeotihuacanPosition]):
    """TE-3.5: starting tiles are not needed any more."""

    id = "ClearUp"
    rule = "TE-3.5"

    def run(self, p: TeotihuacanPosition) -> None:
        p.hands = []
        p.drafting = []
        del p.decks[STARTING_DECK:]


LAY_START: Final = LayStart()
FILL_PILES: Final = FillPiles()
CHOOSE_START: Final = ChooseStart()
SEAT_COCOA: Final = SeatCocoa()
CLEAR_UP: Final = ClearUp()
RANDOM_STEPS: Final[list[Step[Any]]] = [DrawBonus(0), DrawTechnology(0), DrawRoyal(0), LayBoards(0)]
