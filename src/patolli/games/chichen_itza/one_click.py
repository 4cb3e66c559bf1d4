"""One click plays a whole usual sequence of answers that leads to a tile or card.

A click on a tile moves the strongest group that can reach it, with all heroes at its start: among several
starts the one with more units, among several action tiles the cheaper one. Other choices are asked step by
step. Consequences that give something up are confirmed first (`gives_up`).
One click on the board pays for all heroes on it, if there are enough coins for all.
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
"""An action, a start, each hero there, the warriors, and the destination."""
MOST_COINS: Final = 500
MOST_UNITS: Final = 20


def is_in(move: int, first: int, count: int) -> bool:
    return first <= move < first + count


def goes_on(p: ChichenPosition, seat: int, move: int) -> bool:
    """Is this the usual answer on the way to the clicked place?"""
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
    """Heroes are paid in one fixed order, so that there is only one sequence."""
    return move == moves.KEEP + units.bits(due.heroes)[0]


def cost(p: ChichenPosition, seat: int, path: list[int], move: int) -> int:
    """The cost of the sequence up to this last move; less is better."""
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
    """Before an action is chosen, a click on one's own place is ambiguous."""
    own = p.seats[seat].tiles | 1 << names.CITY
    return moves.PLACE <= path[0] < moves.PLACE_COINS and bool(own >> (move - moves.GO) & 1)


def gives_up(p: ChichenPosition, seat: int, move: int) -> bool:
    """Does this end of a movement begin a fight, or leave the start without a unit?"""
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
    """Prefers the larger of two groups; at equal size the one in the city."""
    group = p.group
    size = group.warriors + units.COUNT[group.heroes]
    return 2 * (MOST_UNITS - min(MOST_UNITS, size)) + (0 if group.start == names.CITY else 1)
