"""The position: the players' boards, the wheels, the temples and the tiles."""

from __future__ import annotations

from typing import ClassVar, Final

from ...kernel.position import Position
from ...kernel.scores import Scores, scores
from ...kernel.secrets import Hand, Pile, Secret
from ...kernel.vocabulary import Lexicon, Vocabulary
from . import moves, names, reasons
from .components.tables import Components

# What is on a position of a wheel: EMPTY, a seat's number + 1, or NEUTRAL
EMPTY: Final = 0
NEUTRAL: Final = 9
NO_SEAT: Final = -1

# The sources of points. Their sum may be negative (TZ-17.10)
FROM_TEMPLES: Final = 0
FROM_BUILDINGS: Final = 1
FROM_OFFERINGS: Final = 2
FROM_ARCHITECTURE: Final = 3
FOR_UNFED: Final = 4
FROM_CORN: Final = 5
FROM_SKULLS: Final = 6
FROM_MONUMENTS: Final = 7
AT_START: Final = 8
SCORING: Final = [
    "temples", "buildings", "chichen-itza", "architecture", "unfed", "corn", "skulls", "monuments", "start",
]  # fmt: skip

# The indexes of decks in the list of decks. Decks needed only for the set-up, and later the deck of age 1,
# are removed from the list
AGE_DECK: Final = 0
LATER_DECK: Final = 1
MONUMENT_DECK: Final = 2
WEALTH_DECK: Final = 3
# The families of hidden tiles
AGE_1_BUILDINGS: Final = 0
AGE_2_BUILDINGS: Final = 1
MONUMENT_TILES: Final = 2
WEALTH_TILES: Final = 3


class Player:
    """A player's board, tiles and markers.

    Workers in play are in the hand, on wheels or on the starting-player space.
    """

    id: ClassVar[str] = "Player"

    corn: int
    resources: list[int]
    skulls: int
    hand: int
    workers: int
    light: bool
    temples: list[int]
    technologies: list[int]
    corn_tiles: int
    wood_tiles: int
    buildings: list[int]
    monuments: list[int]
    wealth: list[int]
    points: list[int]  # the points from each source, in quarter points

    def copy(self) -> Player:
        new = Player()
        new.corn = self.corn
        new.resources = self.resources[:]
        new.skulls = self.skulls
        new.hand = self.hand
        new.workers = self.workers
        new.light = self.light
        new.temples = self.temples[:]
        new.technologies = self.technologies[:]
        new.corn_tiles = self.corn_tiles
        new.wood_tiles = self.wood_tiles
        new.buildings = self.buildings[:]
        new.monuments = self.monuments[:]
        new.wealth = self.wealth[:]
        new.points = self.points[:]
        return new


class TzolkinPosition(Position):
    """The complete position. Lists by wheel, space, temple and so on are indexed by the numbers in
    `names`.
    """

    id: ClassVar[str] = "TzolkinPosition"

    tables: Components  # the values of the components, which are not compared between positions
    seats: list[Player]
    wheels: list[int]  # who is on each position of the wheels, wheel by wheel
    starting_space: int  # the seat whose worker is on the starting-player space
    marker: int  # the seat that has the starting-player marker
    corn_on_calendar: int
    day: int
    round: int
    turns: int  # the number of turns taken in this round
    placed: int  # the number of workers placed in this turn
    picked: int  # the number of workers picked up in this turn
    food_days: int  # the number of food days so far
    age: int
    jungle_corn: list[int]  # the number of corn tiles left at each action
    jungle_wood: list[int]
    skulls: int  # the number of skulls in the supply
    offerings: list[int]  # the owner of the skull at each action: EMPTY, or a seat's number + 1
    display: list[int]
    monuments: list[int]
    neutral_tiles: list[int]  # the wealth tiles drawn for neutral workers
    decks: list[Pile]
    hands: list[Hand]  # the dealt wealth tiles, until all players have made their choice

    def copy(self) -> TzolkinPosition:
        new = TzolkinPosition()
        self.copy_frame(new)
        new.tables = self.tables
        new.seats = [player.copy() for player in self.seats]
        new.wheels = self.wheels[:]
        new.starting_space = self.starting_space
        new.marker = self.marker
        new.corn_on_calendar = self.corn_on_calendar
        new.day = self.day
        new.round = self.round
        new.turns = self.turns
        new.placed = self.placed
        new.picked = self.picked
        new.food_days = self.food_days
        new.age = self.age
        new.jungle_corn = self.jungle_corn[:]
        new.jungle_wood = self.jungle_wood[:]
        new.skulls = self.skulls
        new.offerings = self.offerings[:]
        new.display = self.display[:]
        new.monuments = self.monuments[:]
        new.neutral_tiles = self.neutral_tiles[:]
        new.decks = [deck.copy() for deck in self.decks]
        new.hands = [hand.copy() for hand in self.hands] if self.hands else []
        return new

    def vocabulary(self) -> Vocabulary:
        return moves.VOCABULARY

    def reasons(self) -> Lexicon:
        return reasons.REASONS

    def secrets(self) -> list[Secret]:
        return [*self.decks, *self.hands]

    def scores(self) -> Scores:
        """TZ-19.4: returns the points so far. Ties are broken by the number of workers on the wheels."""
        table = [player.points[:] for player in self.seats]
        tie_break = [self.on_wheels(seat) for seat in range(self.players)]
        return scores(names.QUARTERS, SCORING, table, tie_break)

    def on_wheels(self, seat: int) -> int:
        """Returns the number of a seat's workers on the wheels."""
        player = self.seats[seat]
        return player.workers - player.hand - (1 if self.starting_space == seat else 0)
