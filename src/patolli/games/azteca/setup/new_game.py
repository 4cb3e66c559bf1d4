"""The empty table at the beginning of the set-up (AZ-4), and the gods (AZ-4.9, AZ-4.10)."""

from __future__ import annotations

from ....kernel.seats import only
from ....kernel.secrets import face_down, hand, pile, purse, total_of
from .. import names
from ..common.dice import NO_REROLL
from ..components.tables import Components
from ..phases import rounds
from ..position import CARD_FAMILY, MARKER_FAMILY, SOLDIER_FAMILY, AztecaPosition
from . import distribution, first_dike, markers, peoples


def set_up(players: int, chosen: bool, c: Components, short: bool = False) -> AztecaPosition:
    """Returns the empty table. Peoples are either chosen by the players or dealt by chance."""
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
    if short:
        p.pyramid = c.short_start(players)
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
    p.then_all(
        [
            peoples.CHOOSE_PEOPLE if chosen else peoples.DEAL_PEOPLE,
            peoples.CHOOSE_FIRST,
            markers.DEAL_MARKERS,
            markers.TURN_UP,
            first_dike.FIRST_DIKES,
            distribution.DISTRIBUTE,
            rounds.BEGIN_ROUND,
        ]
    )
    return p


def set_up_gods(p: AztecaPosition, players: int, c: Components) -> None:
    """AZ-4.9, AZ-4.10: sets the steps, cards and urns of the gods."""
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
