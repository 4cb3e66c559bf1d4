"""The position: boards, workers, tracks, tiles, the pyramid, and the goods of the players."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ...kernel.agenda import Decision
from ...kernel.position import Position
from ...kernel.scores import Scores, scores
from ...kernel.secrets import FaceDown, Hand, Pile, Secret
from ...kernel.vocabulary import Lexicon, Vocabulary
from . import moves, names, reasons
from .components.tables import Components

# Sources of points
FROM_BOARDS: Final = 0
FROM_NOBLES: Final = 1
FROM_DECORATIONS: Final = 2
FROM_CONSTRUCTION: Final = 3
FROM_TECHNOLOGIES: Final = 4
FROM_TEMPLES: Final = 5
FROM_ROYAL: Final = 6
FROM_DISCOVERIES: Final = 7
FROM_ASCENSIONS: Final = 8
FROM_AVENUE: Final = 9
FROM_TRACK: Final = 10
FROM_MASKS: Final = 11
FROM_BONUSES: Final = 12
FOR_UPKEEP: Final = 13
FROM_LEFTOVERS: Final = 14
SCORING: Final = [
    "boards", "nobles", "decorations", "construction", "technologies", "temples", "royal", "discoveries",
    "ascensions", "avenue", "pyramid-track", "masks", "bonus-tiles", "upkeep", "leftovers",
]  # fmt: skip

# The indexes of decks in the list of decks. The deck of starting tiles is removed after the set-up
DISCOVERY_DECK: Final = 0
DECORATION_DECK: Final = 1
STONE_DECK: Final = 2
STARTING_DECK: Final = 3

# The families of hidden tiles, with the same numbers as the decks

# The state of the discs (TE-14.2): apart, together since the current round, or together in the extra round
APART: Final = 0
MET: Final = 1
EXTRA: Final = 2

BOT: Final = 1  # the seat of the Teotibot in a solo game
NOBODY: Final = -1


class Player:
    """The goods, tiles and markers of a player."""

    id: ClassVar[str] = "Player"

    cocoa: int
    resources: list[int]
    temples: list[int]
    avenue: int
    track: int
    technologies: int  # a bit mask of the technologies that the player has
    tiles: list[int]  # the number of masks and usable discovery tiles of each kind
    used: list[int]  # the number of used discovery tiles of each kind
    points: list[int]  # points by source

    def copy(self) -> Player:
        new = Player()
        new.cocoa = self.cocoa
        new.resources = self.resources[:]
        new.temples = self.temples[:]
        new.avenue = self.avenue
        new.track = self.track
        new.technologies = self.technologies
        new.tiles = self.tiles[:]
        new.used = self.used[:]
        new.points = self.points[:]
        return new


class TeotihuacanPosition(Position):
    """The complete position. Lists by board, temple, tile and so on are indexed by the numbers in `names`.

    Lists of workers contain four entries for each colour: seat 0, seat 1 and so on, followed by the Teotibot
    and then the neutral colours.
    """

    id: ClassVar[str] = "TeotihuacanPosition"

    tables: Components  # the values of the components, which are not compared between positions
    first_game: bool
    dark: bool  # TE-17.1
    draft: bool  # TE-17.2
    layout: int  # TE-17.3
    any_on_board: bool  # TE-10.1: whether power-ups can be given to any of the player's workers on the board
    seats: list[Player]  # the players, followed by the Teotibot
    first: int  # the first player
    # filled during set-up; copies share the following lists, so they are replaced and never changed in place
    ring: list[int]  # the board in each slot
    slots: list[int]  # the slot of each board
    royal: list[int]
    technologies: list[int]  # by place, in two rows of three
    bonuses: list[int]  # by temple
    # workers
    at: list[int]  # the board of each worker, or NOWHERE
    power: list[int]
    space: list[int]  # the worship space of each locked worker, or UNLOCKED
    # the calendar
    white: int
    black: int
    discs: int
    eclipses: int  # the number of eclipses that have been scored
    complete: bool  # whether the pyramid is complete (TE-15.1)
    round: int
    turns: int  # the number of turns taken in this round
    # the turn
    active: int  # the worker that is moving, or NOBODY
    second: int  # a second worker that moves along because of the tile `dtwin`, or NOBODY
    colours: int  # the number of colours present before the workers arrived
    crew: int  # a bit mask of the workers used
    workers: int  # the number of workers used, including helpers
    normal: bool  # whether the turn has become a normal one, in which the player can no longer pass
    claimed: int  # a bit mask of the kinds of discovery tiles claimed in this turn
    # tiles
    rows: list[int]  # the number of buildings in each row of the Nobles
    shown_decorations: list[int]
    shown_stones: list[int]
    decorations: list[int]  # by side and step
    stones: list[int]  # the tile on each place with its rotation, or EMPTY
    icons: list[int]  # the visible icon on each cell of the grid
    beside_boards: list[int]  # the discovery tile in each worship area
    piles: list[int]  # the number of discovery tiles on tracks, by pile and kind
    discarded: list[int]  # the number of discovery tiles out of the game, by kind
    decks: list[Pile]
    # set-up
    hands: list[Hand]  # the dealt starting tiles, until the neutral workers have been placed
    kept: list[int]  # the kept starting tiles, two per seat
    drafting: list[int]  # the starting tiles on offer in a draft
    beside: list[FaceDown]  # the discovery tiles of starting tiles, until all seats have made their choice
    neutral_tiles: list[int]
    # in a solo game: the action pyramid, the tile set aside, the directions (top, bottom), and the gap being
    # filled
    bot: list[int]
    directions: list[int]

    def copy(self) -> TeotihuacanPosition:
        new = TeotihuacanPosition()
        self.copy_frame(new)
        new.tables = self.tables
        new.first_game = self.first_game
        new.dark = self.dark
        new.draft = self.draft
        new.layout = self.layout
        new.any_on_board = self.any_on_board
        new.seats = [player.copy() for player in self.seats]
        new.first = self.first
        new.ring = self.ring
        new.slots = self.slots
        new.royal = self.royal
        new.technologies = self.technologies
        new.bonuses = self.bonuses
        new.at = self.at[:]
        new.power = self.power[:]
        new.space = self.space[:]
        new.white = self.white
        new.black = self.black
        new.discs = self.discs
        new.eclipses = self.eclipses
        new.complete = self.complete
        new.round = self.round
        new.turns = self.turns
        new.active = self.active
        new.second = self.second
        new.colours = self.colours
        new.crew = self.crew
        new.workers = self.workers
        new.normal = self.normal
        new.claimed = self.claimed
        new.rows = self.rows[:]
        new.shown_decorations = self.shown_decorations[:]
        new.shown_stones = self.shown_stones[:]
        new.decorations = self.decorations[:]
        new.stones = self.stones[:]
        new.icons = self.icons[:]
        new.beside_boards = self.beside_boards[:]
        new.piles = self.piles[:]
        new.discarded = self.discarded
        new.decks = [deck.copy() for deck in self.decks]
        new.hands = [hand.copy() for hand in self.hands] if self.hands else []
        new.kept = self.kept
        new.drafting = self.drafting
        new.beside = [one.copy() for one in self.beside] if self.beside else []
        new.neutral_tiles = self.neutral_tiles
        new.bot = self.bot
        new.directions = self.directions
        return new

    def vocabulary(self) -> Vocabulary:
        return moves.VOCABULARY

    def reasons(self) -> Lexicon:
        return reasons.REASONS

    def secrets(self) -> list[Secret]:
        return [*self.decks, *self.hands, *self.beside]

    def aside(self, seat: int) -> Decision[Any] | None:
        """TE-11.4: returns the aside of a seat, which is possible in its own turn during every question that
        does not offer tiles itself.
        """
        if self.round == 0 or not self.agenda or seat != self.turn or isinstance(self.due(), OffersTiles):
            return None
        return ASIDES[0]

    def observation(self, seat: int) -> TeotihuacanPosition:
        """TE-3.6: the discovery tile of a starting tile is visible only to the seat that has the starting
        tile.
        """
        new = super().observation(seat)
        if self.beside and 0 <= seat < len(self.hands):
            pool = new.pools[DISCOVERY_DECK]
            for place in range(len(names.WITH_DISCOVERY)):
                value = self.beside[0].values[place]
                tile = names.WITH_DISCOVERY[place]
                if value >= 0 and self.hands[seat].cards[tile] > 0 and new.beside[0].values[place] < 0:
                    new.beside[0].values[place] = value
                    pool[value] -= 1
        return new

    def scores(self) -> Scores:
        """TE-15.3: ranks players by points; ties are broken by cocoa and then by turn order. In a solo game,
        the opponent is the Teotibot.
        """
        table = [[points * names.TENTHS for points in player.points] for player in self.seats]
        turns = [(seat - self.first) % self.players for seat in range(self.players)]
        tie_break = [self.seats[seat].cocoa * 8 - self.order(turns[seat]) for seat in range(self.players)]
        if self.players == 1:
            tie_break.append(self.seats[BOT].cocoa * 8 - 1)
        new = scores(names.TENTHS, SCORING, table, tie_break)
        new.automa = new.table[self.players :]
        new.automa_ranks = new.ranks[self.players :]
        new.table = new.table[: self.players]
        new.ranks = new.ranks[: self.players]
        return new

    def order(self, turn: int) -> int:
        """TE-17.1: returns a number that breaks ties by turn order. In a game with dark eclipses, the later
        seat wins ties.
        """
        return self.players - 1 - turn if self.dark else turn

    def seat_in_turn(self, turn: int) -> int:
        """TE-1.8: returns the seat at a position in the turn order, in which the first player has
        position 0.
        """
        return (self.first + turn) % self.players

    def taken(self) -> int:
        """Returns the number of buildings taken from the buildings row."""
        return self.rows[0] + self.rows[1] + self.rows[2]


class AlwaysAnswerable(Decision[TeotihuacanPosition]):
    """The base class of questions with at least one answer that needs no goods."""

    id = ""


class OffersTiles(AlwaysAnswerable):
    """The base class of questions that offer discovery tiles among their answers. They have no asides."""

    id = ""


ASIDES: Final[list[Decision[Any]]] = []
"""The game's only aside (TE-11.4). It is added by `turn.asides`, because that module imports this one."""
