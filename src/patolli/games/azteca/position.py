"""The position: the map, the displays, the urns and decks, and the current march, land battle or naval
battle.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ...kernel.position import Position
from ...kernel.scores import Scores
from ...kernel.seats import ONLOOKERS
from ...kernel.secrets import HOLE, FaceDown, Hand, Pile, Purse, Secret, Sum
from ...kernel.vocabulary import Lexicon, Vocabulary
from . import moves, names, reasons
from .components.tables import Components

EVERY_SECRET: Final = (1 << 37) - 1
"""A bit mask of all secrets, in the order in which `copy_on_write` numbers them."""

# The families of secrets. The soldiers of each seat are a family of their own.
CARD_FAMILY: Final = 0
MARKER_FAMILY: Final = 1
LOT_FAMILY: Final = 2
SOLDIER_FAMILY: Final = 3

ALL_AT_TABLE: Final = ONLOOKERS | names.EVERY_SEAT
"""A bit mask of all seats and spectators."""
SCORING: Final = ["quetzalcoatl"]


class March:
    """The march of the activated army (AZ-12.5)."""

    id: ClassVar[str] = "March"

    seat: int
    army: int
    start: int  # the area in which the activation began
    steps: int
    raid: int
    announced: int  # the area into which the army is about to step
    came_from: int  # the area from which the army took its last step
    last_land: int
    moved: int
    fresh: int  # 1 if something has happened since the last interception window, otherwise 0
    over: int  # 1 if the movement is over, otherwise 0
    silent: int  # 1 if the movement ended without another window (AZ-12.10), otherwise 0
    fought: int
    intercepted: int  # a bit mask of the armies that have intercepted in this window
    refused: int  # a bit mask of the lakes whose controllers have refused permission

    def copy(self) -> March:
        new = March()
        new.seat = self.seat
        new.army = self.army
        new.start = self.start
        new.steps = self.steps
        new.raid = self.raid
        new.announced = self.announced
        new.came_from = self.came_from
        new.last_land = self.last_land
        new.moved = self.moved
        new.fresh = self.fresh
        new.over = self.over
        new.silent = self.silent
        new.fought = self.fought
        new.intercepted = self.intercepted
        new.refused = self.refused
        return new


class Battle:
    """A land battle, or an interception at sea (AZ-12.27 to AZ-12.46). Lists with two entries contain one for
    each side.
    """

    id: ClassVar[str] = "Battle"

    area: int
    border: int  # the area from which the attacker has come
    interception: int
    attacker: int
    army: int  # the attacking army
    defender: int  # a seat, or NOBODY for neutral units
    armies: int  # a bit mask of the defending armies
    must_name: int  # 1 if the defender must name at least one unit of the Reserve, otherwise 0
    reserve: list[int]  # the number of units of the Reserve that were named, by kind
    temporary: list[int]  # the jaguars from reinforcement cards
    allies: list[int]  # the seat of each side's ally, or NOBODY
    ally_armies: list[int]
    promises: list[int]  # the index of each side's promise in the position's promises
    losses: list[int]  # the losses of the attacker and its ally, then of the defender and its ally
    neutral: list[int]  # the number of units in the garrison, including mobilised ones, by kind
    cousins: list[int]  # the kind of unit sent by each seat, or -1
    prisoners: list[int]  # the number of prisoners taken by each side
    sure_prisoners: int  # the number of prisoners taken with the terrain roll
    eruptions: int
    due: list[int]  # the number of losses of each side that have not been chosen yet
    refused: int  # a bit mask of the lakes whose controllers have refused a retreat
    winner: int
    ended: int
    no_experience: int
    to_the_end: int  # a bit mask of the sides that will not retreat

    def copy(self) -> Battle:
        new = Battle()
        new.area = self.area
        new.border = self.border
        new.interception = self.interception
        new.attacker = self.attacker
        new.army = self.army
        new.defender = self.defender
        new.armies = self.armies
        new.must_name = self.must_name
        new.reserve = self.reserve[:]
        new.temporary = self.temporary[:]
        new.allies = self.allies[:]
        new.ally_armies = self.ally_armies[:]
        new.promises = self.promises[:]
        new.losses = self.losses[:]
        new.neutral = self.neutral[:]
        new.cousins = self.cousins[:]
        new.prisoners = self.prisoners[:]
        new.sure_prisoners = self.sure_prisoners
        new.eruptions = self.eruptions
        new.due = self.due[:]
        new.refused = self.refused
        new.winner = self.winner
        new.ended = self.ended
        new.no_experience = self.no_experience
        new.to_the_end = self.to_the_end
        return new


class Fleets:
    """A naval battle (AZ-11.2 to AZ-11.9)."""

    id: ClassVar[str] = "Fleets"

    sea: int
    attacker: int
    defender: int
    sides: list[int]  # the side that each seat has joined, or none
    losses: list[int]  # by seat
    favour: list[int]  # how many times Chalchiuhtlicue has been played for each side

    def copy(self) -> Fleets:
        new = Fleets()
        new.sea = self.sea
        new.attacker = self.attacker
        new.defender = self.defender
        new.sides = self.sides[:]
        new.losses = self.losses[:]
        new.favour = self.favour[:]
        return new


class AztecaPosition(Position):
    """The complete position. Lists by area, seat, army and so on are indexed by the numbers in `names`.

    Copies share lists that rarely change. The following lists are never changed in place but replaced by new
    ones: people, capitals, owners, assimilated cities, markers, dikes, last cards, expeditions, judgements,
    colours of dice, and public sums. Boxes, hands, the deck and purses are changed only through
    `copy_on_write`.
    """

    id: ClassVar[str] = "AztecaPosition"

    tables: Components  # the printed values of the components, which are not compared between positions
    round: int
    phase: int
    first: int  # the first player of the round
    outcome: int
    # the map
    people: list[int]  # by seat
    capital: list[int]  # by seat
    owner: list[int]  # the owner of each land area: a seat or NOBODY
    assimilated: list[int]
    marker: list[int]  # the value of the territory marker in each land area
    struck: int  # a bit mask of the areas affected by Insubordination
    dikes: list[int]
    # the players
    tribute: list[int]
    soldiers: list[int]  # the number of soldiers in play, at the index seat * 2 + kind
    army_at: list[int]  # the area of each army or NOBODY, at the index seat * 3 + army
    ships: list[int]  # the number of ships, at the index sea * players + seat
    harbour: list[int]  # the number of ships in each seat's capital
    pochtecas: list[int]  # the area or other place of each pochteca, at the index seat * 3 + letter
    spies: int  # a bit mask of the pochtecas on Espionage
    last_card: list[int]  # AZ-5.7
    boxes: list[Hand]  # seat * 4 + box
    hands: list[Hand]
    # decks
    deck: Pile
    discard: list[int]
    expedition_deck: list[int]
    expedition_discard: list[int]
    marking: list[FaceDown]  # face-down territory markers
    marker_hands: list[Hand]
    lots: list[FaceDown]  # the lots of this round's slave market
    bids: list[int]  # the bid at the index seat * lots + lot
    # gods
    pyramid: int  # Quetzalcoatl's step
    stair: int  # Tezcatlipoca's step
    judgement_left: list[int]  # the cards of Tezcatlipoca that have not been drawn yet
    judgement_card: int
    offering: int  # the total of all offerings to Tezcatlipoca in this round
    control: int  # the number of points in the control urn after it was last opened
    sp: list[Purse]
    uncounted: list[Purse]  # the gifts to Quetzalcoatl since the control urn was last opened
    urn: list[Purse]  # given before
    unseen: list[Purse]  # the maximum number of points gained unseen, minus the actual number
    fortunes: list[Sum]  # the public sum of each seat's four purses
    urn_sum: list[Sum]
    # the current roll
    dice_colour: list[int]
    dice_face: list[int]
    rolled_for: int
    roller: int
    reroll: int  # the index of the die that Tlenamacac rerolls
    attacked: int  # bit mask of the lakes attacked by each seat (AZ-11.2): bit seat * 7 + sea
    container: list[int]
    extra: list[int]  # the number of each seat's Diversion counters in the container
    activated: int  # a bit mask of the armies that have been activated
    granted: int
    offers: list[Purse]
    promises: list[Purse]
    march: list[March]
    battle: list[Battle]
    fleets: list[Fleets]

    def copy(self) -> AztecaPosition:
        new = AztecaPosition()
        self.copy_frame(new)
        new.tables = self.tables
        new.round = self.round
        new.phase = self.phase
        new.first = self.first
        new.outcome = self.outcome
        new.people = self.people
        new.capital = self.capital
        new.owner = self.owner
        new.assimilated = self.assimilated
        new.marker = self.marker
        new.struck = self.struck
        new.dikes = self.dikes
        new.tribute = self.tribute[:]
        new.soldiers = self.soldiers[:]
        new.army_at = self.army_at[:]
        new.ships = self.ships[:]
        new.harbour = self.harbour[:]
        new.pochtecas = self.pochtecas[:]
        new.spies = self.spies
        new.last_card = self.last_card
        new.boxes = self.boxes[:]
        new.hands = self.hands[:]
        new.deck = self.deck
        new.discard = self.discard[:]
        new.expedition_deck = self.expedition_deck
        new.expedition_discard = self.expedition_discard
        new.marking = [marks.copy() for marks in self.marking] if self.marking else []
        new.marker_hands = [hand.copy() for hand in self.marker_hands] if self.marker_hands else []
        new.lots = [marks.copy() for marks in self.lots] if self.lots else []
        new.bids = self.bids[:]
        new.pyramid = self.pyramid
        new.stair = self.stair
        new.judgement_left = self.judgement_left
        new.judgement_card = self.judgement_card
        new.offering = self.offering
        new.control = self.control
        new.sp = self.sp[:]
        new.uncounted = self.uncounted[:]
        new.urn = self.urn[:]
        new.unseen = self.unseen[:]
        new.fortunes = self.fortunes[:]
        new.urn_sum = self.urn_sum[:]
        new.dice_colour = self.dice_colour
        new.dice_face = self.dice_face[:]
        new.rolled_for = self.rolled_for
        new.roller = self.roller
        new.reroll = self.reroll
        new.attacked = self.attacked
        new.container = self.container[:]
        new.extra = self.extra[:]
        new.activated = self.activated
        new.granted = self.granted
        new.offers = [purse.copy() for purse in self.offers] if self.offers else []
        new.promises = [purse.copy() for purse in self.promises] if self.promises else []
        new.march = [march.copy() for march in self.march] if self.march else []
        new.battle = [battle.copy() for battle in self.battle] if self.battle else []
        new.fleets = [fleets.copy() for fleets in self.fleets] if self.fleets else []
        return new

    # `march`, `battle` and `fleets` have at most one entry: the current march, battle or naval battle

    @property
    def current_march(self) -> March:
        return self.march[0]

    @property
    def current_battle(self) -> Battle:
        return self.battle[0]

    @property
    def current_naval_battle(self) -> Fleets:
        return self.fleets[0]

    @property
    def current_offer(self) -> Purse:
        return self.offers[0]

    @property
    def current_lots(self) -> FaceDown:
        return self.lots[0]

    @property
    def face_down_markers(self) -> FaceDown:
        return self.marking[0]

    def vocabulary(self) -> Vocabulary:
        return moves.VOCABULARY

    def reasons(self) -> Lexicon:
        return reasons.REASONS

    def own_secrets(self) -> None:
        """Copies all secrets that this position may share with other positions."""
        if self.owned != EVERY_SECRET:
            self.boxes = [box.copy() for box in self.boxes]
            self.hands = [hand.copy() for hand in self.hands]
            self.sp = [purse.copy() for purse in self.sp]
            self.uncounted = [purse.copy() for purse in self.uncounted]
            self.urn = [purse.copy() for purse in self.urn]
            self.unseen = [purse.copy() for purse in self.unseen]
            self.deck = self.deck.copy()
            self.owned = EVERY_SECRET

    def secrets(self) -> list[Secret]:
        """Returns all secrets. They are copied first, so callers can change them."""
        self.own_secrets()
        return [
            self.deck, *self.hands, *self.boxes, *self.marking, *self.marker_hands, *self.lots,
            *self.purses(),
        ]  # fmt: skip

    def purses(self) -> list[Purse]:
        self.own_secrets()
        return [*self.sp, *self.uncounted, *self.urn, *self.unseen, *self.offers, *self.promises]

    def sums(self) -> list[Sum]:
        return [*self.fortunes, *self.urn_sum]

    def scores(self) -> Scores:
        """AZ-14: returns the known gifts of each seat to Quetzalcoatl. Nobody wins if the game ends
        in hell.
        """
        new = Scores()
        new.unit = names.TENTHS
        new.sources = SCORING
        new.table = [[self.given(seat) * names.TENTHS] for seat in range(self.players)]
        if self.outcome == names.HELL:
            new.ranks = [self.players] * self.players
            return new
        keys = [
            (self.given(seat), self.assimilated_cities(seat), self.wealth(seat))
            for seat in range(self.players)
        ]
        new.ranks = [1 + sum(1 for other in keys if other > key) for key in keys]
        return new

    def given(self, seat: int) -> int:
        """Returns the points that a seat has given to Quetzalcoatl. Unknown gifts count as 0."""
        known = 0
        for purse in (self.uncounted[seat], self.urn[seat]):
            if purse.amount != HOLE:
                known += purse.amount
        return known

    def assimilated_cities(self, seat: int) -> int:
        """AZ-14.3: returns the number of a seat's assimilated cities, which break ties."""
        return sum(1 for a in range(names.LAND) if self.owner[a] == seat and self.assimilated[a])

    def wealth(self, seat: int) -> int:
        """AZ-14.3: returns the seat's tribute plus the prices of its soldiers and ships."""
        price = self.tables.price
        worth = self.tribute[seat] + price[names.SHIP] * self.fleet(seat)
        for kind in range(names.SOLDIERS):
            worth += price[kind] * self.soldiers[seat * names.SOLDIERS + kind]
        return worth

    def fleet(self, seat: int) -> int:
        """Returns the number of a seat's ships."""
        found = self.harbour[seat]
        for sea in range(names.SEAS):
            found += self.ships[sea * self.players + seat]
        return found

    def order(self, first: int) -> list[int]:
        """Returns all seats in player order, starting with this one."""
        return [(first + k) % self.players for k in range(self.players)]

    def box_of(self, seat: int, box: int) -> Hand:
        return self.boxes[seat * names.BOXES + box]

    def army_area(self, seat: int, army: int) -> int:
        return self.army_at[seat * names.ARMIES + army]
