"""Set-up (AZ-4): peoples, first player and starting forces; then comes what `markers` has."""

from __future__ import annotations

from typing import Final

from ...kernel.agenda import ChanceDecision, Decision
from ...kernel.seats import only
from ...kernel.secrets import face_down, hand, pile, purse, total_of
from . import distribution, events, markers, moves, names, reasons, rounds
from .components_tables import Components
from .dice import NO_REROLL
from .owning import with_one
from .position import CARD_FAMILY, MARKER_FAMILY, SOLDIER_FAMILY, AztecaPosition


def set_up(players: int, chosen: bool, c: Components) -> AztecaPosition:
    """The empty table. The peoples are chosen by the players, or dealt by chance."""
    p = AztecaPosition()
    p.set_frame(players, c)
    p.tables = c
    p.round = 0
    p.phase = names.SET_UP
    p.first = 0
    p.outcome = names.RUNNING
    p.people = []
    p.capital = []
    p.owner = [names.NOBODY] * names.LAND
    p.assimilated = [0] * names.LAND
    p.marker = [0] * names.LAND
    p.struck = 0
    p.dikes = [0] * names.DIKES
    p.tribute = [0] * players
    p.soldiers = [0] * (players * names.SOLDIERS)
    p.army_at = [names.NOBODY] * (players * names.ARMIES)
    p.ships = [0] * (names.SEAS * players)
    p.harbour = [0] * players
    p.pochtecas = [names.IN_SUPPLY] * (players * names.POCHTECAS)
    p.spies = 0
    p.last_card = [names.NO_CARD] * players
    p.boxes = [
        hand(SOLDIER_FAMILY + seat, seat, names.SOLDIERS)
        for seat in range(players)
        for _ in range(names.BOXES)
    ]
    p.hands = [hand(CARD_FAMILY, seat, names.CARDS) for seat in range(players)]
    p.deck = pile(CARD_FAMILY, c.card_count[:])
    p.discard = [0] * names.CARDS
    p.expedition_deck = c.expedition_count[:]
    p.expedition_discard = [0] * names.EXPEDITIONS
    p.marking = [face_down(MARKER_FAMILY, names.INNER_AREAS, c.marker_count[:])]
    p.marker_hands = [hand(MARKER_FAMILY, seat, names.MARKER_KINDS) for seat in range(players)]
    p.lots = []
    p.bids = []
    set_up_gods(p, players, c)
    p.dice_colour = []
    p.dice_face = []
    p.rolled_for = names.FOR_BATTLE
    p.roller = 0
    p.reroll = NO_REROLL
    p.attacked = 0
    p.container = [0] * players
    p.extra = [0] * players
    p.activated = 0
    p.granted = 0
    p.offers = []
    p.promises = []
    p.march = []
    p.battle = []
    p.fleets = []
    for step in (rounds.BEGIN_ROUND, distribution.DISTRIBUTE, markers.FIRST_DIKES, markers.TURN_UP):
        p.push(step)
    p.push(markers.DEAL_MARKERS)
    p.push(CHOOSE_FIRST)
    p.push(CHOOSE_PEOPLE if chosen else DEAL_PEOPLE)
    return p


def set_up_gods(p: AztecaPosition, players: int, c: Components) -> None:
    """AZ-4.9, AZ-4.10"""
    p.pyramid = c.pyramid_start[players]
    p.stair = 0
    p.judgement_left = [1] * names.TEZCATLIPOCA_CARDS
    p.judgement_card = names.NO_CARD
    p.offering = 0
    p.control = 0
    p.sp = [purse(only(seat), players, 0) for seat in range(players)]
    p.uncounted = [purse(only(seat), players, 0) for seat in range(players)]
    p.urn = [purse(only(seat), players, 0) for seat in range(players)]
    p.unseen = [purse(only(seat), players, 0) for seat in range(players)]
    p.fortunes = []
    for seat in range(players):
        p.fortunes.append(total_of([seat + players * k for k in range(4)], 0))
    p.urn_sum = [total_of([2 * players + seat for seat in range(players)], 0)]


def settle(p: AztecaPosition, people: int) -> None:
    """AZ-4.7, AZ-4.8: the next seat leads this people, with its capital, generals and starting forces."""
    c = p.tables
    seat = len(p.people)
    p.people = [*p.people, people]
    p.capital = [*p.capital, c.capital[people]]
    p.owner = with_one(p.owner, c.capital[people], seat)
    p.tribute[seat] = c.start_tribute[people]
    p.harbour[seat] = c.start_ships[people]
    for army in range(names.ARMIES):
        p.army_at[seat * names.ARMIES + army] = c.capital[people]
    for letter in range(c.start_pochtecas[people]):
        p.pochtecas[seat * names.POCHTECAS + letter] = names.IN_CAPITAL
    for kind in range(names.SOLDIERS):
        p.soldiers[seat * names.SOLDIERS + kind] = c.start_soldiers[people][kind]
    p.emit(events.PEOPLE, seat, people)


class DealPeople(ChanceDecision[AztecaPosition]):
    """AZ-4.1: at random; among three players the Aztecs always take part."""

    id = "DealPeople"
    rule = "AZ-4.1"

    def candidates(self, p: AztecaPosition, seat: int) -> list[int]:
        if must_be_aztecs(p):
            return [moves.PEOPLE + names.AZTECS]
        return [moves.PEOPLE + people for people in range(names.PEOPLES) if people not in p.people]

    def odds(self, p: AztecaPosition) -> list[int]:
        """Every set of peoples and every seating is equally likely."""
        options = self.candidates(p, p.turn)
        if p.players != 3 or moves.PEOPLE + names.AZTECS not in options or len(options) == 1:
            return [1] * len(options)
        seats_left = p.players - len(p.people)
        others = len(options) - 1
        return [others if move == moves.PEOPLE + names.AZTECS else seats_left - 1 for move in options]

    def take(self, p: AztecaPosition, seat: int, move: int) -> None:
        settle(p, move - moves.PEOPLE)
        if len(p.people) < p.players:
            p.push(DEAL_PEOPLE)


class ChoosePeople(Decision[AztecaPosition]):
    """AZ-4.1: as an option the peoples are chosen, in the order of the seats."""

    id = "ChoosePeople"
    rule = "AZ-4.1"

    def who(self, p: AztecaPosition) -> int:
        return len(p.people)

    def candidates(self, p: AztecaPosition, seat: int) -> list[int]:
        return PEOPLES

    def illegal_reason(self, p: AztecaPosition, seat: int, move: int) -> int:
        people = move - moves.PEOPLE
        if people in p.people:
            return reasons.PEOPLE_TAKEN
        if must_be_aztecs(p) and people != names.AZTECS:
            return reasons.AZTECS_TAKE_PART
        return 0

    def reason_numbers(self, p: AztecaPosition, seat: int, move: int, reason: int) -> list[int]:
        return [move - moves.PEOPLE] if reason == reasons.PEOPLE_TAKEN else []

    def take(self, p: AztecaPosition, seat: int, move: int) -> None:
        settle(p, move - moves.PEOPLE)
        if len(p.people) < p.players:
            p.push(CHOOSE_PEOPLE)


def must_be_aztecs(p: AztecaPosition) -> bool:
    """AZ-4.1: among three players the Aztecs always take part."""
    return p.players == 3 and len(p.people) == 2 and names.AZTECS not in p.people


class ChooseFirst(ChanceDecision[AztecaPosition]):
    """AZ-4.3"""

    id = "ChooseFirst"
    rule = "AZ-4.3"

    def candidates(self, p: AztecaPosition, seat: int) -> list[int]:
        return [moves.FIRST + one for one in range(p.players)]

    def take(self, p: AztecaPosition, seat: int, move: int) -> None:
        p.first = move - moves.FIRST
        p.turn = p.first
        p.emit(events.FIRST_PLAYER, p.first)


PEOPLES: Final = [moves.PEOPLE + people for people in range(names.PEOPLES)]
DEAL_PEOPLE: Final = DealPeople()
CHOOSE_PEOPLE: Final = ChoosePeople()
CHOOSE_FIRST: Final = ChooseFirst()
