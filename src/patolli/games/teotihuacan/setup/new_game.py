"""A new game: the empty board and the steps before round 1 (TE-2, TE-3)."""

from __future__ import annotations

from typing import Any, Final

from ....kernel.agenda import ChanceDecision, Step, Task
from ....kernel.secrets import face_down, hand, pile
from .. import events, moves, names
from ..components.tables import Components
from ..position import (
    APART,
    DECORATION_DECK,
    DISCOVERY_DECK,
    SCORING,
    STARTING_DECK,
    STONE_DECK,
    Player,
    TeotihuacanPosition,
)
from ..teotibot import bot_setup
from ..tiles import displays
from ..turn import rounds
from ..workers import neutral_workers
from . import board_setup, draft, first_game, starting_tiles


def set_up(players: int, options: dict[str, str], c: Components) -> TeotihuacanPosition:
    """Returns a position with an empty board, and with the steps of the set-up on its agenda."""
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
    rounds.clear_turn(p)
    lay_out_tiles(p)
    p.then_all(setup_steps(p))
    return p


def setup_steps(p: TeotihuacanPosition) -> list[Step[Any]]:
    """TE-2, TE-3: returns all steps before round 1, in order."""
    steps: list[Step[Any]] = [] if p.first_game else list(board_setup.RANDOM_STEPS)
    steps += [displays.REFILL_DISPLAYS, board_setup.LAY_START_TILES, board_setup.FILL_PILES]
    steps += [DRAW_FIRST_PLAYER, SEAT_COCOA]
    if p.players == 1:
        steps.append(bot_setup.BOT_SETUP)
    if p.first_game:
        steps.append(first_game.FIRST_GAME_SETUP)
    elif p.draft:
        steps.append(draft.OFFER_TILES)
    else:
        steps += [starting_tiles.DEAL_TILES, starting_tiles.DRAW_TILES_BESIDE, starting_tiles.KEEP_TILES]
    steps += [neutral_workers.PLACE_NEUTRALS, REMOVE_STARTING_TILES, rounds.BEGIN_ROUND]
    return steps


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
    """TE-3.3: returns a player whose markers are all at 0."""
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


class DrawFirstPlayer(ChanceDecision[TeotihuacanPosition]):
    """TE-3.1: draws the first player."""

    id = "ChooseStart"
    rule = "TE-3.1"

    def candidates(self, p: TeotihuacanPosition, seat: int) -> list[int]:
        return [moves.STARTS + one for one in range(p.players)]

    def take(self, p: TeotihuacanPosition, seat: int, move: int) -> None:
        p.first = move - moves.STARTS
        p.turn = p.first
        p.emit(events.STARTS, p.first)


class GiveSeatCocoa(Task[TeotihuacanPosition]):
    """TE-3.2: gives each seat cocoa according to its position in the turn order."""

    id = "SeatCocoa"
    rule = "TE-3.2"

    def run(self, p: TeotihuacanPosition) -> None:
        for i, amount in enumerate(p.tables.start_cocoa[p.players]):
            p.seats[p.seat_in_turn(i)].cocoa += amount
            p.emit(events.SEAT_COCOA, p.seat_in_turn(i), names.COCOA, amount)


class RemoveStartingTiles(Task[TeotihuacanPosition]):
    """TE-3.5: removes the starting tiles from the position, because they are no longer needed."""

    id = "ClearUp"
    rule = "TE-3.5"

    def run(self, p: TeotihuacanPosition) -> None:
        p.hands = []
        p.drafting = []
        del p.decks[STARTING_DECK:]


DRAW_FIRST_PLAYER: Final = DrawFirstPlayer()
SEAT_COCOA: Final = GiveSeatCocoa()
REMOVE_STARTING_TILES: Final = RemoveStartingTiles()
