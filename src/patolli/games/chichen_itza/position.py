"""What lies on the table: the players' boards, the land, the temple board, the action board, the cards.

Tiles, heroes, gems and cards of a player are kept as bits: bit n stands for thing n. Secrets are shared
between copies of a position; whoever changes one takes his own copy of it first (`own_pile` and its like).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from ...kernel.agenda import ChanceDecision, Decision
from ...kernel.native import i64
from ...kernel.position import Position
from ...kernel.scores import Scores
from ...kernel.seats import CHANCE
from ...kernel.secrets import FaceDown, Hand, Pile, Secret
from ...kernel.vocabulary import Lexicon, Vocabulary
from . import moves, names, reasons
from .components.tables import Components

# The piles: the god decks by colour, then the magic deck
MAGIC_DECK: Final = 4
# The families of hidden things: the god cards by colour, magic cards, the strengths by creature, the ruins
MAGIC_FAMILY: Final = 4
STRENGTH_FAMILY: Final = 5
RUIN_FAMILY: Final = 12

# Where the secrets begin among those that copies share; the piles come first
HANDS: Final = 5
STRENGTHS: Final = HANDS + names.MOST_PLAYERS
RUINS: Final = STRENGTHS + names.CREATURES
EVERY_SECRET: Final = (2 << RUINS) - 1

# What a group is there for
NO_GROUP: Final = 0
MARCH: Final = 1
CITY_DEFENCE: Final = 2


class Player:
    """A player's board, cards and markers."""

    id: ClassVar[str] = "Player"

    coins: int
    luck: int
    idols: int
    reserve: int  # warriors on the strips
    city: int  # warriors in the city
    shields: int  # active ones
    war: int  # diplomacy markers on war
    favor: int  # space on the favor track
    scouts: i64  # tiles, as bits
    gems: i64  # as bits
    tiles: i64  # where own units stand, as bits
    tasks: i64  # stacks whose open task holds an own warrior, as bits
    markers: i64  # action tiles with an own marker, as bits
    placed: int  # markers placed in this round
    used: i64  # what works once a round and has been used, as bits
    swapped: i64  # villages and camps whose yield is swapped in this supply phase, as bits
    gears: list[int]  # levels
    heroes: list[int]  # by type: the place
    cards: list[int]  # by type: the hero card; -1 while the hero is on the own board
    gods: list[int]  # by colour, as bits
    powers: i64  # the hooks that these god cards use, as bits
    figures: list[int]  # defeated creatures: 8 * creature + strength

    def copy(self) -> Player:
        new = Player()
        new.coins = self.coins
        new.luck = self.luck
        new.idols = self.idols
        new.reserve = self.reserve
        new.city = self.city
        new.shields = self.shields
        new.war = self.war
        new.favor = self.favor
        new.scouts = self.scouts
        new.gems = self.gems
        new.tiles = self.tiles
        new.tasks = self.tasks
        new.markers = self.markers
        new.placed = self.placed
        new.used = self.used
        new.swapped = self.swapped
        new.gears = self.gears[:]
        new.heroes = self.heroes[:]
        new.cards = self.cards[:]
        new.gods = self.gods[:]
        new.powers = self.powers
        new.figures = self.figures[:]
        return new


class Land:
    """How the tiles lie. It never changes once laid: laying a tile makes a new one."""

    id: ClassVar[str] = "Land"

    hexes: list[int]  # by tile: its hex; -1: not in play, or not yet laid
    near: list[int]  # by place: the neighbouring places, as bits
    edge: i64  # edge tiles, as bits
    laid: int  # how many tiles lie


class Group:
    """The units of a player that are on their way, or defend the city."""

    id: ClassVar[str] = "Venture"

    kind: int  # NO_GROUP, MARCH or CITY_DEFENCE
    seat: int  # who moves, or defends the city
    terrain: int  # the type of movement
    start: int
    at: int  # where the group is; in a combat: where it is fought
    steps: int  # left
    warriors: int
    heroes: i64  # types, as bits
    required: i64  # heroes that must be in the group, as bits
    crossed: i64  # places crossed, as bits
    own_tiles: i64  # tiles with own units when the movement began, as bits

    def copy(self) -> Group:
        new = Group()
        new.kind = self.kind
        new.seat = self.seat
        new.terrain = self.terrain
        new.start = self.start
        new.at = self.at
        new.steps = self.steps
        new.warriors = self.warriors
        new.heroes = self.heroes
        new.required = self.required
        new.crossed = self.crossed
        new.own_tiles = self.own_tiles
        return new


class Combat:
    """The combat that a group fights. The first side is that of the group; it rolls first."""

    id: ClassVar[str] = "Combat"

    foe: int  # the other player; -1: none
    creature: int  # -1: none
    strength: int
    hearts: int
    ability_ignored: int  # heroes because of whom the ability of the creature is ignored, as bits
    planned: i64  # phases that take place, as bits
    banned: i64  # phases that do not take place, even if planned, as bits
    phase: int  # -1 before the first
    first_hooks: i64  # hooks that cards of the first side use in this phase, as bits
    second_hooks: i64
    side: int  # whose roll step it is
    spell: int  # named for the magic phase; -1: none
    dice_left: int  # dice still to be rolled in this throw
    dice_thrown: int  # dice of this side in this phase
    hits: list[int]  # by side, in this phase
    sure_damage: int  # hearts lost beyond the dice, which nothing cancels
    creature_shields: int  # damage that the creature cancels in this phase
    coins_taken: int  # coins that the creature takes in this phase
    damage: list[int]  # by side: damage still to be taken
    used_in_phase: list[int]  # by side: what was used in this phase, as bits
    used_in_combat: list[int]  # by side: what was used in this combat, as bits
    dice: list[int]  # the faces of the side that rolls

    def copy(self) -> Combat:
        new = Combat()
        new.foe = self.foe
        new.creature = self.creature
        new.strength = self.strength
        new.hearts = self.hearts
        new.ability_ignored = self.ability_ignored
        new.planned = self.planned
        new.banned = self.banned
        new.phase = self.phase
        new.first_hooks = self.first_hooks
        new.second_hooks = self.second_hooks
        new.side = self.side
        new.spell = self.spell
        new.dice_left = self.dice_left
        new.dice_thrown = self.dice_thrown
        new.hits = self.hits[:]
        new.sure_damage = self.sure_damage
        new.creature_shields = self.creature_shields
        new.coins_taken = self.coins_taken
        new.damage = self.damage[:]
        new.used_in_phase = self.used_in_phase[:]
        new.used_in_combat = self.used_in_combat[:]
        new.dice = self.dice[:]
        return new


def new_group(kind: int, seat: int) -> Group:
    new = Group()
    new.kind = kind
    new.seat = seat
    new.terrain = names.FREE
    new.start = names.CITY
    new.at = names.CITY
    new.steps = 0
    new.warriors = 0
    new.heroes = 0
    new.required = 0
    new.crossed = 0
    new.own_tiles = 0
    return new


def new_combat() -> Combat:
    new = Combat()
    new.foe = names.NOBODY
    new.creature = names.NOTHING
    new.strength = 0
    new.hearts = 0
    new.ability_ignored = 0
    new.planned = 0
    new.banned = 0
    new.phase = -1
    new.first_hooks = 0
    new.second_hooks = 0
    new.side = names.FIRST
    new.spell = names.NOTHING
    new.dice_left = 0
    new.dice_thrown = 0
    new.hits = [0, 0]
    new.sure_damage = 0
    new.creature_shields = 0
    new.coins_taken = 0
    new.damage = [0, 0]
    new.used_in_phase = [0, 0]
    new.used_in_combat = [0, 0]
    new.dice = []
    return new


class ChichenPosition(Position):
    """Everything on the table. Lists by tile, gear, colour, creature … are indexed as in `names`."""

    id: ClassVar[str] = "ChichenPosition"

    tables: Components  # what is printed on the components; no part of the value
    free_layout: int  # 1: the players lay the outer tiles
    seats: list[Player]
    land: Land
    row: list[int]  # terrain tiles still to be laid by the players, face up, in their order
    order: list[int]  # seats by their turn order markers
    favor: list[int]  # seats on the favor track, from the lowest marker up
    round: int
    turns: int  # taken in this round
    grid: list[int]  # action tiles, row by row
    costs: list[int]  # cost markers of the rows, then of the columns
    creatures: list[int]  # by tile; -1: none
    warriors: list[int]  # by tile
    creature_cards: i64  # still to be turned in the set-up, as bits
    city_cards: i64  # creatures that may still attack the city, as bits
    attacks: list[int]  # by round, see `attack`
    tasks: list[int]  # open tasks, by stack
    display: list[int]  # face-up god cards, by colour; -1: none
    hero_top: list[int]  # face-up hero cards, by type; -1: none
    hero_rest: i64  # hero cards nobody has seen yet, as bits
    hero_tail: list[int]  # hero cards put under their stacks, in this order
    discards: list[int]  # magic cards, by spell
    group: Group
    combat: Combat
    piles: list[Pile]
    hands: list[Hand]
    strengths: list[FaceDown]  # by creature; places are tiles
    ruins: list[FaceDown]  # one; places are tiles

    def copy(self) -> ChichenPosition:
        new = ChichenPosition()
        self.copy_frame(new)
        new.tables = self.tables
        new.free_layout = self.free_layout
        new.seats = [player.copy() for player in self.seats]
        new.land = self.land
        new.row = self.row[:]
        new.order = self.order[:]
        new.favor = self.favor[:]
        new.round = self.round
        new.turns = self.turns
        new.grid = self.grid[:]
        new.costs = self.costs[:]
        new.creatures = self.creatures[:]
        new.warriors = self.warriors[:]
        new.creature_cards = self.creature_cards
        new.city_cards = self.city_cards
        new.attacks = self.attacks[:]
        new.tasks = self.tasks[:]
        new.display = self.display[:]
        new.hero_top = self.hero_top[:]
        new.hero_rest = self.hero_rest
        new.hero_tail = self.hero_tail[:]
        new.discards = self.discards[:]
        new.group = self.group.copy()
        new.combat = self.combat.copy()
        new.piles = self.piles[:]
        new.hands = self.hands[:]
        new.strengths = self.strengths[:]
        new.ruins = self.ruins[:]
        return new

    def vocabulary(self) -> Vocabulary:
        return moves.VOCABULARY

    def reasons(self) -> Lexicon:
        return reasons.REASONS

    def secrets(self) -> list[Secret]:
        """All of them, each now this position's own: whoever asks may change them."""
        self.piles = [pile.copy() for pile in self.piles]
        self.hands = [hand.copy() for hand in self.hands]
        self.strengths = [face_down.copy() for face_down in self.strengths]
        self.ruins = [face_down.copy() for face_down in self.ruins]
        self.owned = EVERY_SECRET
        return [*self.piles, *self.hands, *self.strengths, *self.ruins]

    def aside(self, seat: int) -> Decision[ChichenPosition] | None:
        """CI-15.3: idols may be exchanged beside most questions."""
        due = self.due()
        if isinstance(due, Ask) and due.idols == ASIDE and self.seats[seat].idols > 0:
            return _exchange[0]
        return None

    def opening_asides(self, seat: int) -> list[int]:
        """A magic card opens nothing that everybody knows."""
        return [move for move in self.asides(seat) if move != moves.IDOL_MAGIC]

    def scores(self) -> Scores:
        return _scorers[0](self)


_exchange: Final[list[Decision[ChichenPosition]]] = []
_scorers: Final[list[Callable[[ChichenPosition], Scores]]] = []


def connect(exchange: Decision[ChichenPosition], scorer: Callable[[ChichenPosition], Scores]) -> None:
    """What a position asks of chapters that import this module; `game.py` calls it once."""
    _exchange.append(exchange)
    _scorers.append(scorer)


# How idols may be exchanged beside a question (CI-15.3, CI-15.4)
ASIDE: Final = 0  # as an aside
AMONG: Final = 1  # as answers among others, where an exchange can open further ones
NEVER: Final = 2  # not between a die roll and its result


EVEN: Final = [[1] * number for number in range(names.CARDS)]
"""So many outcomes, each as likely as any other."""


class Chance(ChanceDecision[ChichenPosition]):
    """A question to chance; unless it says otherwise all outcomes are equally likely."""

    id = "Chance"

    def legal_moves(self, p: ChichenPosition, seat: int) -> list[int]:
        """All of them are legal."""
        return self.candidates(p, seat)

    def odds(self, p: ChichenPosition) -> list[int]:
        return EVEN[len(p.offer(CHANCE))]


class Ask(Decision[ChichenPosition]):
    """A question to a player."""

    id = "Ask"

    idols: ClassVar[int] = ASIDE


def set_group(p: ChichenPosition, kind: int, seat: int) -> None:
    """A new group, which has not fought yet; NO_GROUP: there is none any more."""
    p.group = new_group(kind, seat)
    p.combat = new_combat()


def own_pile(p: ChichenPosition, number: int) -> Pile:
    """A god deck or the magic deck, to be changed."""
    if p.shares(number):
        p.piles[number] = p.piles[number].copy()
    return p.piles[number]


def own_hand(p: ChichenPosition, seat: int) -> Hand:
    if p.shares(HANDS + seat):
        p.hands[seat] = p.hands[seat].copy()
    return p.hands[seat]


def own_strengths(p: ChichenPosition, creature: int) -> FaceDown:
    if p.shares(STRENGTHS + creature):
        p.strengths[creature] = p.strengths[creature].copy()
    return p.strengths[creature]


def own_ruins(p: ChichenPosition) -> FaceDown:
    if p.shares(RUINS):
        p.ruins[0] = p.ruins[0].copy()
    return p.ruins[0]
