"""Sequences of usual answers that a single click on a tile or card plays.

A click on a tile moves the strongest group that can reach the tile, including all heroes at the place where
the group starts. If there are several possible starts, it uses the one with the most units; if there are
several action tiles, it uses the cheapest one. All other questions are asked one by one. If an answer gives
something up, the player must confirm it first (`gives_up`). One click on the player's board pays the upkeep
of all heroes if the player has enough coins.
"""

from __future__ import annotations

from typing import Final

from ...kernel.prospect_rules import AS_A_WHOLE, NO_CLICK
from ...kernel.vocabulary import STOP
from . import moves, names
from .action_phase import turn
from .actions import god_display, recruitment
from .board import units
from .movement import march, way
from .position import ChichenPosition
from .rounds import supply

BEGUN_WITH_A_CHOICE: Final = (names.LAND_MOVEMENT, names.WATER_MOVEMENT, names.GOD_CARD, names.RECRUIT)
LONGEST: Final = 4 + names.HERO_TYPES
"""The length of the longest sequence: an action, a start, each hero there, the warriors, and the destination.
"""
MOST_COINS: Final = 500
MOST_UNITS: Final = 20


def is_in(move: int, first: int, count: int) -> bool:
    return first <= move < first + count


def goes_on(p: ChichenPosition, seat: int, move: int) -> bool:
    """Returns whether this is a usual answer after which the sequence of a click can continue."""
    due = p.decision(seat)
    if isinstance(due, turn.ChooseAction):
        placed = moves.PLACE <= move < moves.PLACE_COINS
        return placed and turn.action_of(move) in BEGUN_WITH_A_CHOICE
    if isinstance(due, march.ChooseStart):
        return is_in(move, moves.FROM, names.CITY + 1)
    if isinstance(due, march.TakeHero):
        offered = p.legal_moves(seat)
        return move == moves.WITH + due.hero or moves.WITH + due.hero not in offered
    if isinstance(due, march.TakeWarriors):
        return move == max(p.legal_moves(seat))
    return isinstance(due, supply.PayUpkeep) and units.COUNT[due.heroes] > 1 and pays_next(due, move)


def pays_next(due: supply.PayUpkeep, move: int) -> bool:
    """Returns whether this move pays for the next hero in a fixed order.

    The fixed order makes sure that there is only one sequence.
    """
    return move == moves.KEEP + units.bits(due.heroes)[0]


def cost(p: ChichenPosition, seat: int, path: list[int], move: int) -> int:
    """Returns the cost of a sequence that ends with this move. The sequence with the lowest cost is
    played.
    """
    due = p.decision(seat)
    paid = MOST_COINS - min(MOST_COINS, p.seats[seat].coins)
    if isinstance(due, march.ChooseEnd) and is_in(move, moves.GO, names.CITY + 1):
        return NO_CLICK if is_vague(p, seat, path, move) else weakness(p) * (MOST_COINS + 1) + paid
    if isinstance(due, god_display.TakeGod) and is_in(move, moves.TAKE_GOD, len(names.GOD_IDS)):
        return paid
    if isinstance(due, recruitment.ChooseHero) and is_in(move, moves.RECRUIT, names.HERO_TYPES):
        return paid
    if isinstance(due, supply.PayUpkeep) and units.COUNT[due.heroes] == 1 and pays_next(due, move):
        return AS_A_WHOLE
    return NO_CLICK


def is_vague(p: ChichenPosition, seat: int, path: list[int], move: int) -> bool:
    """Returns whether a click is ambiguous. This is the case for a click on one of the player's own places
    before an action has been chosen.
    """
    own = p.seats[seat].tiles | 1 << names.CITY
    return moves.PLACE <= path[0] < moves.PLACE_COINS and bool(own >> (move - moves.GO) & 1)


def gives_up(p: ChichenPosition, seat: int, move: int) -> bool:
    """Returns whether ending the movement here starts a fight or leaves its starting place without units."""
    due = p.decision(seat)
    if isinstance(due, way.TakeStep):
        return move == STOP and (attacks(p, seat, p.group.at) or leaves_nobody(p, seat))
    if not isinstance(due, march.ChooseEnd) or not is_in(move, moves.GO, names.CITY + 1):
        return False
    return attacks(p, seat, move - moves.GO) or leaves_nobody(p, seat)


def attacks(p: ChichenPosition, seat: int, place: int) -> bool:
    if place == names.CITY:
        return False
    return p.creatures[place] >= 0 or units.owner(p, place) not in (names.NOBODY, seat)


def leaves_nobody(p: ChichenPosition, seat: int) -> bool:
    return units.units(p, seat, p.group.start) == 0


def weakness(p: ChichenPosition) -> int:
    """Returns a cost that is lower for larger groups. Among groups of the same size, those from the city have
    the lower cost.
    """
    group = p.group
    size = group.warriors + units.COUNT[group.heroes]
    return 2 * (MOST_UNITS - min(MOST_UNITS, size)) + (0 if group.start == names.CITY else 1)
