"""Retreating after a round of battle (AZ-12.37)."""

from __future__ import annotations

from typing import Final

from ....kernel.agenda import Decision, Task
from ....kernel.vocabulary import PASS
from .. import events, moves, names, reasons
from ..common import board
from ..lakes import permission
from ..position import AztecaPosition
from . import strength

NO_WAY: Final = -2
BY_LAND: Final = -1


def retreat_way(p: AztecaPosition, seat: int, goal: int, allowed: int) -> int:
    """Returns the way by which an army can retreat to one of its owner's areas: over land, or across a
    certain lake.

    Lakes that need no permission are preferred. For the lake `allowed`, the seat already has permission.
    """
    b = p.current_battle
    if p.owner[goal] != seat or goal == b.area:
        return NO_WAY
    if board.border(p, b.area, goal) != names.NO_BORDER:
        return BY_LAND
    found = NO_WAY
    for sea in p.tables.neighbours[b.area]:
        if not board.is_sea(sea) or board.border(p, sea, goal) == names.NO_BORDER:
            continue
        if not board.may_sail(p, sea, seat) or b.refused >> (sea - names.LAND) & 1:
            continue
        if sea == allowed or not board.needs_permission(p, sea, seat):
            return sea
        if found == NO_WAY:
            found = sea
    return found


def needs_to_ask(p: AztecaPosition, seat: int, sea: int, allowed: int) -> bool:
    return sea >= 0 and sea != allowed and board.needs_permission(p, sea, seat)


def armies_of(p: AztecaPosition, side: int) -> int:
    """Returns a bit mask of the armies of a side that still have units."""
    b = p.current_battle
    seat = strength.principal(p, side)
    bits = 1 << b.army if side == names.ATTACKER else b.armies
    found = 0
    for army in range(names.ARMIES):
        if bits >> army & 1 and p.box_of(seat, army).size > 0:
            found |= 1 << army
    return found


def strengths(p: AztecaPosition, side: int) -> list[int]:
    """Returns the combat values of this side and of the other side after a round, which are public."""
    other = names.DEFENDER if side == names.ATTACKER else names.ATTACKER
    return [strength.value(p, side), strength.value(p, other)]


class AskRetreat(Task[AztecaPosition]):
    """Asks the attacker and then the defender. Neutral units cannot retreat."""

    id = "AskRetreat"
    rule = "AZ-12.37"
    side: int

    def __init__(self, side: int) -> None:
        self.side = side

    def run(self, p: AztecaPosition) -> None:
        b = p.current_battle
        seat = strength.principal(p, self.side)
        if b.ended or seat == names.NOBODY or b.to_the_end >> self.side & 1:
            return
        armies = armies_of(p, self.side)
        if armies == 0:
            if self.side == names.DEFENDER and sum(b.reserve) > 0:
                p.push(GIVE_UP)
            return
        for goal in range(names.LAND):
            if retreat_way(p, seat, goal, NO_WAY) != NO_WAY:
                p.push(Retreat(self.side, armies, 0, NO_WAY))
                return


class Retreat(Decision[AztecaPosition]):
    """AZ-D31: the player chooses where the next army of the retreating side goes. Staying is possible only
    for the first army.
    """

    id = "Retreat"
    rule = "AZ-12.37"
    number_names = ("army", "area", "side", "own", "enemy")
    window = "retreat"
    side: int
    armies: int  # a bit mask of the armies that still have to retreat
    begun: int
    allowed: int  # the lake for which the seat has been given permission

    def __init__(self, side: int, armies: int, begun: int, allowed: int) -> None:
        self.side = side
        self.armies = armies
        self.begun = begun
        self.allowed = allowed

    def who(self, p: AztecaPosition) -> int:
        return strength.principal(p, self.side)

    def candidates(self, p: AztecaPosition, seat: int) -> list[int]:
        return GOALS if self.begun else STAY_OR_GO

    def illegal_reason(self, p: AztecaPosition, seat: int, move: int) -> int:
        if move in (PASS, moves.TO_THE_END):
            return 0
        found = retreat_way(p, seat, move - moves.RETREAT, self.allowed)
        if found == NO_WAY:
            return reasons.NO_WAY_BACK
        if self.begun and needs_to_ask(p, seat, found, self.allowed):
            return reasons.NO_WAY_BACK
        return 0

    def explain_absent(self, p: AztecaPosition, seat: int, move: int) -> int:
        return reasons.RESERVE_FOLLOWS if move == moves.RETREAT_RESERVE else 0

    def reason_numbers(self, p: AztecaPosition, seat: int, move: int, reason: int) -> list[int]:
        return [] if reason == reasons.RESERVE_FOLLOWS else [move - moves.RETREAT]

    def numbers(self, p: AztecaPosition, seat: int) -> list[int]:
        return [lowest_army(self.armies), p.current_battle.area, self.side, *strengths(p, self.side)]

    def take(self, p: AztecaPosition, seat: int, move: int) -> None:
        if move == PASS:
            return
        if move == moves.TO_THE_END:
            stay_to_the_end(p, self.side)
            return
        goal = move - moves.RETREAT
        sea = retreat_way(p, seat, goal, self.allowed)
        p.push(RetreatArmy(self.side, self.armies, goal, sea if sea >= 0 else self.allowed))
        p.granted = 1
        if needs_to_ask(p, seat, sea, self.allowed):
            permission.ask(p, seat, sea, names.FOR_RETREAT)


def lowest_army(armies: int) -> int:
    army = 0
    while not armies >> army & 1:
        army += 1
    return army


class RetreatArmy(Task[AztecaPosition]):
    """Moves one army. If permission to use a lake is refused, the seat chooses again without that lake."""

    id = "GoBack"
    rule = "AZ-12.37"
    side: int
    armies: int
    goal: int
    sea: int

    def __init__(self, side: int, armies: int, goal: int, sea: int) -> None:
        self.side = side
        self.armies = armies
        self.goal = goal
        self.sea = sea

    def run(self, p: AztecaPosition) -> None:
        b = p.current_battle
        seat = strength.principal(p, self.side)
        if not p.granted:
            b.refused |= 1 << (self.sea - names.LAND)
            p.push(AskRetreat(self.side))
            return
        army = lowest_army(self.armies)
        p.army_at[seat * names.ARMIES + army] = self.goal
        p.emit(events.RETREATED, seat, army, self.goal)
        left = self.armies & ~(1 << army)
        if left:
            p.push(Retreat(self.side, left, 1, self.sea))
        else:
            end_by_retreat(p, self.side)


class GiveUp(Decision[AztecaPosition]):
    """Units of the Reserve that retreat return to their box. Retreating in the capital means giving up its
    defence.
    """

    id = "GiveUp"
    rule = "AZ-12.37"
    number_names = ("area", "own", "enemy")
    window = "retreat"

    def who(self, p: AztecaPosition) -> int:
        return p.current_battle.defender

    def candidates(self, p: AztecaPosition, seat: int) -> list[int]:
        return [PASS, moves.RETREAT_RESERVE, moves.TO_THE_END]

    def explain_absent(self, p: AztecaPosition, seat: int, move: int) -> int:
        return reasons.ONLY_RESERVE if moves.RETREAT <= move < moves.RETREAT_RESERVE else 0

    def numbers(self, p: AztecaPosition, seat: int) -> list[int]:
        return [p.current_battle.area, *strengths(p, names.DEFENDER)]

    def take(self, p: AztecaPosition, seat: int, move: int) -> None:
        if move == moves.TO_THE_END:
            stay_to_the_end(p, names.DEFENDER)
        elif move == moves.RETREAT_RESERVE:
            p.emit(events.RESERVE_WITHDREW, seat)
            end_by_retreat(p, names.DEFENDER)


def stay_to_the_end(p: AztecaPosition, side: int) -> None:
    """AZ-12.37: records that this side fights to the end and need not be asked again."""
    p.current_battle.to_the_end |= 1 << side
    p.emit(events.FIGHTS_TO_THE_END, strength.principal(p, side))


def end_by_retreat(p: AztecaPosition, side: int) -> None:
    """AZ-12.42: ends the battle because this side retreats, so that the other side wins."""
    b = p.current_battle
    b.ended = 1
    b.winner = names.DEFENDER if side == names.ATTACKER else names.ATTACKER


GOALS: Final = [moves.RETREAT + area for area in range(names.LAND)]
STAY_OR_GO: Final = [PASS, *GOALS, moves.TO_THE_END]
GIVE_UP: Final = GiveUp()
