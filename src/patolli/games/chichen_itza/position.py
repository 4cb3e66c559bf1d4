"""The position: the players' boards, the map, the temple board, the action board and the cards.

Sets of tiles, heroes, gems and cards are bit masks in which bit n represents item n. Copies of a position
share their secrets, so rules that change a secret must copy it first (`own_pile` and similar functions).
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
from .state.combat import Combat, new_combat
from .state.group import Group, new_group
from .state.land import Land
from .state.player import Player

# The piles: the god deck of each colour, followed by the magic deck
MAGIC_DECK: Final = 4
# The families of hidden components: god cards by colour, magic cards, strengths by creature, and ruins
MAGIC_FAMILY: Final = 4
STRENGTH_FAMILY: Final = 5
RUIN_FAMILY: Final = 12

# The index of the first hand, strength and ruin in the list of secrets, which starts with the piles
HANDS: Final = 5
STRENGTHS: Final = HANDS + names.MOST_PLAYERS
RUINS: Final = STRENGTHS + names.CREATURES
EVERY_SECRET: Final = (2 << RUINS) - 1


class ChichenPosition(Position):
    """The complete position. Lists by tile, gear, colour, creature and so on are indexed by the numbers in
    `names`.
    """

    id: ClassVar[str] = "ChichenPosition"

    tables: Components  # the printed values of the components, which are not compared between positions
    free_layout: int  # 1 if the players place the outer tiles
    seats: list[Player]
    land: Land
    row: list[int]  # the terrain tiles that the players will place, face up and in this order
    order: list[int]  # the seats in turn order
    favor: list[int]  # the seats in the order of their favor markers, lowest first
    round: int
    turns: int  # the number of turns taken in this round
    grid: list[int]  # the action tiles, row by row
    costs: list[int]  # the cost markers of the rows, followed by those of the columns
    creatures: list[int]  # the creature on each tile, or -1
    warriors: list[int]  # the number of warriors on each tile
    creature_cards: i64  # a bit mask of the creature cards still face down during set-up
    city_cards: i64  # a bit mask of the creatures that can still attack the city
    attacks: list[int]  # the attack in each finished round, encoded by `attack`
    tasks: list[int]  # the open task of each stack
    display: list[int]  # the face-up god card of each colour, or -1
    hero_top: list[int]  # the face-up hero card of each type, or -1
    hero_rest: i64  # a bit mask of the hero cards that no player has seen yet
    hero_tail: list[int]  # the hero cards that have been put under their stacks, in this order
    discards: list[int]  # the number of discarded cards of each spell
    group: Group
    combat: Combat
    piles: list[Pile]
    hands: list[Hand]
    strengths: list[FaceDown]  # the strengths of the figures of each creature, by tile
    ruins: list[FaceDown]  # a list with a single entry: the ruins by tile

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
        """Returns all secrets. They are copied first, so callers can change them."""
        self.piles = [pile.copy() for pile in self.piles]
        self.hands = [hand.copy() for hand in self.hands]
        self.strengths = [face_down.copy() for face_down in self.strengths]
        self.ruins = [face_down.copy() for face_down in self.ruins]
        self.owned = EVERY_SECRET
        return [*self.piles, *self.hands, *self.strengths, *self.ruins]

    def aside(self, seat: int) -> Decision[ChichenPosition] | None:
        """CI-15.3: returns the decision about exchanging idols, which is possible during most questions."""
        due = self.due()
        if isinstance(due, Ask) and due.idols == ASIDE and self.seats[seat].idols > 0:
            return _exchange[0]
        return None

    def opening_asides(self, seat: int) -> list[int]:
        """Omits the exchange for a magic card, because other players do not know about any answer that it
        makes legal.
        """
        return [move for move in self.asides(seat) if move != moves.IDOL_MAGIC]

    def scores(self) -> Scores:
        return _scorers[0](self)


_exchange: Final[list[Decision[ChichenPosition]]] = []
_scorers: Final[list[Callable[[ChichenPosition], Scores]]] = []


def connect(exchange: Decision[ChichenPosition], scorer: Callable[[ChichenPosition], Scores]) -> None:
    """Sets functions from modules that import this one. `game.py` calls this once."""
    _exchange.append(exchange)
    _scorers.append(scorer)


# How idols can be exchanged during a question (CI-15.3, CI-15.4)
ASIDE: Final = 0  # as an additional action besides the answers
AMONG: Final = 1  # as one of the answers, if it can make more answers legal
NEVER: Final = 2  # not at all, because the question comes between a die roll and its result


EVEN: Final = [[1] * number for number in range(names.CARDS)]
"""The odds for each number of equally likely outcomes."""


class Chance(ChanceDecision[ChichenPosition]):
    """A chance decision. By default, all outcomes are equally likely."""

    id = "Chance"

    def legal_moves(self, p: ChichenPosition, seat: int) -> list[int]:
        """All candidates are legal."""
        return self.candidates(p, seat)

    def odds(self, p: ChichenPosition) -> list[int]:
        return EVEN[len(p.offer(CHANCE))]


class Ask(Decision[ChichenPosition]):
    """A question that a player answers."""

    id = "Ask"

    idols: ClassVar[int] = ASIDE

    def explain_absent(self, p: ChichenPosition, seat: int, move: int) -> int:
        return self.idol_reason(move)

    def idol_reason(self, move: int) -> int:
        """Returns the reason why this exchange of an idol is not possible now, or 0 if the move is not an
        exchange.
        """
        if not moves.IDOL_COINS <= move <= moves.IDOL_MAGIC:
            return 0
        return reasons.NOT_BEFORE_RESULT if self.idols == NEVER else reasons.NO_IDOL


def set_group(p: ChichenPosition, kind: int, seat: int) -> None:
    """Starts a new group with no fight yet; NO_GROUP removes the group."""
    p.group = new_group(kind, seat)
    p.combat = new_combat()


def own_pile(p: ChichenPosition, number: int) -> Pile:
    """Returns a god deck or the magic deck so that it can be changed. It is copied first if other positions
    share it.
    """
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
