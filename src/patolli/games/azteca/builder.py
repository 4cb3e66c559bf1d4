"""Builds positions of Azteca by hand, in the game's own terms.

    b = AztecaBuilder(middle(4))                # round 1: capitals and generals, no units
    b.army(1, "a", "6", warriors=2, jaguars=1)  # the area becomes a city of that seat
    b.hand(0, "flood", "raid")
    b.activate(1, "a")
    p = b.build()                               # raises an error that lists every fault

Areas have the same names as in the rulebook ("6", "s4"), armies and pochtecas have letters, and cards have
ids. Changes to the position do not change the pending question. To change the question, begin a phase, an
activation or a battle, or `ask` another question.
"""

from __future__ import annotations

from typing import Any, Final

from ...kernel import serialization
from ...kernel.agenda import Step
from ...kernel.box import Box
from ...kernel.errors import PatolliError
from ...kernel.position_builder import PositionBuilder
from ...kernel.secrets import face_down, total_of
from . import names
from .common import board
from .components.loader import LOADER
from .components.tables import Components
from .copy_on_write import (
    with_item,
    writable_box,
    writable_deck,
    writable_hand,
    writable_sp,
    writable_uncounted,
    writable_unseen,
    writable_urn,
)
from .flower_war import activation, counters, movement
from .game import GAME
from .lakes import lake_phase, naval_attack, naval_battle
from .phases import rounds
from .position import LOT_FAMILY, AztecaPosition
from .setup import new_game
from .setup.peoples import settle


def middle(players: int = 4, peoples: list[int] | None = None, box: Box | None = None) -> AztecaPosition:
    """Returns a position in round 1 before the flower war, with no pending question. There are capitals and
    generals but no units, cards or dikes.
    """
    c = LOADER.printed() if box is None else box
    if not isinstance(c, Components):
        raise PatolliError("these are not the components of Azteca")
    p = new_game.set_up(players, False, c)
    p.agenda = []
    for people in list(range(players)) if peoples is None else peoples:
        settle(p, people)
    p.marking = []
    p.marker_hands = []
    p.soldiers = [0] * (players * names.SOLDIERS)
    p.harbour = [0] * players
    p.tribute = [0] * players
    p.pochtecas = [names.IN_SUPPLY] * (players * names.POCHTECAS)
    p.round = 1
    p.phase = names.FLOWER_WAR
    return p


def first_marker(players: int = 4) -> AztecaPosition:
    """Returns a position during set-up in which seat 0 places its first territory marker. All chance
    decisions have had their first possible outcome.
    """
    p = GAME.start(players, {})
    while 0 not in p.asked():
        seat = p.asked()[0]
        p.play(seat, p.legal_moves(seat)[0])
    return p


def area_number(name: str) -> int:
    return number_of(name.upper(), names.AREA_IDS, "area")


def number_of(name: str, ids: list[str], what: str) -> int:
    if name not in ids:
        raise PatolliError(f"there is no {what} {name!r}")
    return ids.index(name)


class AztecaBuilder(PositionBuilder[AztecaPosition]):
    """Edits a position of Azteca."""

    def __init__(self, start: AztecaPosition, in_place: bool = False) -> None:
        super().__init__(GAME, start, in_place)

    # ---- round and turn -------------------------------------------------------------------------------

    def round(self, number: int, first: int = 0) -> None:
        """Sets the round and its first player."""
        self.position.forget()
        self.position.round = number
        self.position.first = first

    def phase(self, name: str) -> None:
        """Sets only the number of the phase. To begin a phase, call `begin_phase`."""
        self.position.forget()
        self.position.phase = number_of(name, names.PHASE_IDS, "phase")

    def turn(self, seat: int) -> None:
        self.position.forget()
        self.position.turn = seat

    # ---- map ------------------------------------------------------------------------------------------

    def city(self, seat: int, *areas: str, assimilated: bool = False) -> None:
        p = self.position
        p.forget()
        for name in areas:
            p.owner = with_item(p.owner, area_number(name), seat)
            p.assimilated = with_item(p.assimilated, area_number(name), int(assimilated))

    def neutral(self, *areas: str) -> None:
        self.city(names.NOBODY, *areas)

    def marker(self, area: str, sp: int) -> None:
        """Places a face-up territory marker (AZ-4.6)."""
        self.position.forget()
        self.position.marker = with_item(self.position.marker, area_number(area), sp)

    def insubordination(self, *areas: str) -> None:
        """Sets the areas affected by Insubordination in this round (AZ-16.3)."""
        self.position.forget()
        self.position.struck = 0
        for name in areas:
            self.position.struck |= 1 << area_number(name)

    def dikes(self, *sites: str) -> None:
        """Sets the dikes that have been built."""
        self.position.forget()
        self.position.dikes = [int(site in sites) for site in names.SITE_IDS]
        for site in sites:
            number_of(site, names.SITE_IDS, "dike site")

    # ---- units ----------------------------------------------------------------------------------------

    def tribute(self, seat: int, t: int) -> None:
        self.position.forget()
        self.position.tribute[seat] = t

    def box(self, seat: int, box: str, warriors: int = 0, jaguars: int = 0, known_to: int = 0) -> None:
        """Sets the content of a box. Besides the owner, only the seats in the bit mask `known_to` know it."""
        p = self.position
        p.forget()
        hand = writable_box(p, seat, number_of(box, names.BOX_IDS, "box"))
        for kind, number in enumerate((warriors, jaguars)):
            p.soldiers[seat * names.SOLDIERS + kind] += number - hand.cards[kind]
        self.set_hand(hand, [names.WARRIOR] * warriors + [names.JAGUAR] * jaguars)
        self.tell(hand, known_to)

    def army(self, seat: int, letter: str, area: str, warriors: int = 0, jaguars: int = 0) -> None:
        """Places an army. If the area is neutral or a city of another seat, it becomes a city of
        this seat.
        """
        p = self.position
        here = area_number(area)
        if not board.is_sea(here) and p.owner[here] != seat:
            self.city(seat, area)
        p.army_at[seat * names.ARMIES + number_of(letter, names.LETTERS, "army")] = here
        self.box(seat, letter, warriors, jaguars)

    def lose_general(self, seat: int, *letters: str) -> None:
        self.position.forget()
        for letter in letters:
            army = number_of(letter, names.LETTERS, "army")
            self.position.army_at[seat * names.ARMIES + army] = names.NOBODY

    def ships(self, seat: int, lake: str, number: int) -> None:
        self.position.forget()
        self.position.ships[(area_number(lake) - names.LAND) * self.position.players + seat] = number

    def harbour(self, seat: int, number: int) -> None:
        """Sets the number of ships in the seat's capital."""
        self.position.forget()
        self.position.harbour[seat] = number

    def pochteca(self, seat: int, letter: str, where: str = "capital", spy: bool = False) -> None:
        """Places a pochteca in an area, in the "capital" or "supply", or on an expedition ("exp"). A spy is
        on Espionage in its area.
        """
        p = self.position
        p.forget()
        at = seat * names.POCHTECAS + number_of(letter, names.LETTERS, "pochteca")
        p.pochtecas[at] = ELSEWHERE[where] if where in ELSEWHERE else area_number(where)
        p.spies &= ~(1 << at)
        if spy:
            p.spies |= 1 << at

    # ---- cards ----------------------------------------------------------------------------------------

    def hand(self, seat: int, *cards: str, known_to: int = 0) -> None:
        """Sets the hand. Cards are taken from the deck and return to it. The seats in the bit mask `known_to`
        know the cards.
        """
        p = self.position
        p.forget()
        hand, deck = writable_hand(p, seat), writable_deck(p)
        for card in range(names.CARDS):
            deck.rest[card] += hand.cards[card]
        deck.size += hand.size
        self.set_hand(hand, [])
        self.draw(seat, *cards)
        self.tell(hand, known_to)

    def draw(self, seat: int, *cards: str) -> None:
        """Moves these cards from the deck to the hand without showing them to other seats."""
        self.position.forget()
        for name in cards:
            self.take_from_deck(name)
            writable_hand(self.position, seat).gain(number_of(name, names.CARD_IDS, "card"), 0)

    def discard(self, *cards: str) -> None:
        """Moves these cards from the deck to the discard pile."""
        self.position.forget()
        for name in cards:
            self.take_from_deck(name)
            self.position.discard[number_of(name, names.CARD_IDS, "card")] += 1

    def take_from_deck(self, name: str) -> None:
        deck = writable_deck(self.position)
        deck.rest[number_of(name, names.CARD_IDS, "card")] -= 1
        deck.size -= 1

    def last_card(self, seat: int, card: str) -> None:
        """Sets the last card that this seat played in this round (AZ-5.7). An empty string means no card."""
        number = number_of(card, names.CARD_IDS, "card") if card else names.NO_CARD
        self.position.forget()
        self.position.last_card = with_item(self.position.last_card, seat, number)

    def expeditions_drawn(self, *cards: str) -> None:
        """Sets the expedition cards in the discard pile."""
        p = self.position
        p.forget()
        p.expedition_deck = p.tables.expedition_count[:]
        p.expedition_discard = [0] * names.EXPEDITIONS
        for name in cards:
            card = number_of(name, names.EXPEDITION_IDS, "expedition card")
            p.expedition_deck[card] -= 1
            p.expedition_discard[card] += 1

    def slave_lots(self, *lots: int, seen_by: list[int] | None = None) -> None:
        """Sets the points of each lot, with 0 for a lot that has not been determined. `seen_by` contains, for
        each lot, a bit mask of the seats that have seen it.
        """
        p = self.position
        p.forget()
        market = face_down(LOT_FAMILY, len(lots), p.tables.slave_count[:])
        for lot, sp in enumerate(lots):
            if sp > 0:
                market.decide(lot, p.tables.slave_value.index(sp))
                market.knowers[lot] = seen_by[lot] if seen_by else 0
        p.lots = [market]
        p.bids = [0] * (p.players * len(lots))

    def bid(self, seat: int, lot: int, t: int) -> None:
        """Sets a revealed bid. Lots are numbered from 1."""
        self.position.forget()
        self.position.bids[seat * len(self.position.current_lots.values) + lot - 1] = t

    # ---- gods -----------------------------------------------------------------------------------------

    def points(self, seat: int, in_hand: int, *, less: int = 0, more: int = 0) -> None:
        """Sets the points in hand. Other seats know only that the number is at most `less` lower or `more`
        higher.

        Such ranges result from gifts, because other seats do not see the number of points given.
        """
        p = self.position
        p.forget()
        given = p.uncounted[seat].amount + p.urn[seat].amount
        low = 0 if given > 0 else in_hand - less
        self.set_purse(writable_sp(p, seat), in_hand, low, in_hand + more + given)
        self.set_purse(writable_unseen(p, seat), more, 0, less + more)
        total = in_hand + more + given
        p.fortunes[seat] = total_of(p.fortunes[seat].members, total)

    def gifts(self, seat: int, counted: int = 0, uncounted: int = 0) -> None:
        """Sets the points given to Quetzalcoatl before and since the control urn was last opened.

        The god's step and the content of the control urn are computed from the total of `counted` points
        (AZ-13.3).
        """
        p = self.position
        p.forget()
        unseen = p.unseen[seat]
        more, less = unseen.amount, max(unseen.high) - unseen.amount
        in_hand = p.sp[seat].amount
        most = in_hand + uncounted + counted + more
        self.set_purse(writable_uncounted(p, seat), uncounted, 0, most if uncounted else 0)
        writable_urn(p, seat).amount = counted
        self.points(seat, in_hand, less=less, more=more)
        total = sum([urn.amount for urn in p.urn])
        for other in range(p.players):
            self.set_purse(writable_urn(p, other), p.urn[other].amount, 0, total)
        c = p.tables
        p.urn_sum = [total_of(p.urn_sum[0].members, total)]
        steps = min(total // c.sp_per_step, c.pyramid_top - c.pyramid_start[p.players])
        p.pyramid = c.pyramid_start[p.players] + steps
        p.control = total - steps * c.sp_per_step

    def tezcatlipoca(self, step: int, *cards_left: str) -> None:
        """Sets Tezcatlipoca's step on the stair and the cards that have not been drawn for him yet; by
        default, all of them.
        """
        self.position.forget()
        self.position.stair = step
        self.position.judgement_left = [
            int(not cards_left or name in cards_left) for name in names.TEZCATLIPOCA_IDS
        ]

    # ---- flower war -----------------------------------------------------------------------------------

    def counters(self, seat: int, number: int, diversion: bool = False) -> None:
        """Sets the activation counters in the container."""
        self.position.forget()
        self.position.container[seat] = number
        self.position.extra[seat] = int(diversion)

    def activated(self, seat: int, *letters: str) -> None:
        """Sets the armies of a seat that have been activated in this round."""
        self.position.forget()
        for army in range(names.ARMIES):
            self.position.activated &= ~(1 << (seat * names.ARMIES + army))
        for letter in letters:
            army = number_of(letter, names.LETTERS, "army")
            self.position.activated |= 1 << (seat * names.ARMIES + army)

    # ---- questions ------------------------------------------------------------------------------------

    def question(self, kind: str, *numbers: int) -> None:
        """Makes this question the only pending step. `kind` is its id, as in saved positions."""
        steps = serialization.steps_of(GAME)
        if kind not in steps:
            raise PatolliError(f"there is no question {kind!r}")
        self.ask(steps[kind](*numbers))

    def begin_phase(self, name: str) -> None:
        """Begins a phase, followed by the rest of the round."""
        number = number_of(name, names.PHASE_IDS, "phase")
        self.clear(number)
        self.ask(rounds.Phase(number), *later_phases(number))

    def clear(self, phase: int) -> None:
        """Sets the phase and removes the current march, battle and naval battle."""
        p = self.position
        p.forget()
        p.phase = phase
        p.march = []
        p.battle = []
        p.fleets = []
        p.offers = []
        p.promises = []

    def activate(self, seat: int, letter: str, *, raid: bool = False) -> None:
        """Begins the flower war with the first question in the activation of this army."""
        p = self.position
        self.clear(names.FLOWER_WAR)
        p.turn = seat
        activation.begin_march(p, seat, number_of(letter, names.LETTERS, "army"))
        p.current_march.raid = int(raid)
        self.ask(*activation.steps(p), counters.NEXT_COUNTER, *later_phases(names.FLOWER_WAR))

    def enter(self, seat: int, letter: str, area: str) -> None:
        """Moves this army into another area, as in the flower war. An interception or a battle may follow."""
        p = self.position
        self.clear(names.FLOWER_WAR)
        p.turn = seat
        activation.begin_march(p, seat, number_of(letter, names.LETTERS, "army"))
        self.ask(
            movement.Enter(area_number(area)),
            activation.LAST_WINDOW,
            activation.END_ACTIVATION,
            counters.NEXT_COUNTER,
            *later_phases(names.FLOWER_WAR),
        )

    def naval_battle(self, lake: str, attacker: int, defender: int) -> None:
        """Begins phase 6 with an attack by `attacker` on `defender` on this lake."""
        p = self.position
        self.clear(names.LAKES)
        sea = area_number(lake) - names.LAND
        p.attacked |= 1 << (attacker * names.SEAS + sea)
        next_place = (attacker - p.first + 1) % p.players
        naval_battle.set_sides(p, sea, attacker, defender)
        self.ask(
            *naval_battle.steps(p),
            naval_attack.AttackCircle(next_place, 0),
            lake_phase.CONTROL,
            *later_phases(names.LAKES),
        )


def later_phases(phase: int) -> list[Step[Any]]:
    return [rounds.Phase(later) for later in range(phase + 1, names.PHASES + 1)]


ELSEWHERE: Final = {"capital": names.IN_CAPITAL, "exp": names.IN_MEXICO, "supply": names.IN_SUPPLY}
