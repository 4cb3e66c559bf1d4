"""The choice of which units are lost (AZ-12.36, AZ-12.40, AZ-12.41), and whether a side is beaten."""

from __future__ import annotations

from typing import Final

from ....kernel.agenda import Decision, Task
from .. import events, moves, names, reasons
from ..copy_on_write import writable_box
from ..position import AztecaPosition
from . import strength

PRINCIPAL: Final = 0
ALLY: Final = 1
# The possible causes of the loss of a unit.
BY_CAPTURE: Final = 0
BY_ERUPTION: Final = 1
BY_TERRAIN: Final = 2
"""Used only in the text of the question. The rules treat the loss as a capture."""


def end_if_beaten(p: AztecaPosition) -> bool:
    """AZ-12.38, AZ-12.42, AZ-12.46: ends the battle if a side has no units left. Returns whether it has
    ended.
    """
    b = p.current_battle
    attacker, defender = strength.beaten(p, names.ATTACKER), strength.beaten(p, names.DEFENDER)
    if not attacker and not defender:
        return False
    b.ended = 1
    if not attacker:
        b.winner = names.ATTACKER
    elif not defender:
        b.winner = names.DEFENDER
    return True


class Losses(Task[AztecaPosition]):
    """Resolves all losses one by one, starting with those of the attacker."""

    id = "Losses"
    rule = "AZ-12.36"

    def run(self, p: AztecaPosition) -> None:
        b = p.current_battle
        for side in (names.ATTACKER, names.DEFENDER):
            if b.due[side] == 0:
                continue
            b.due[side] -= 1
            p.push(LOSSES)
            if strength.principal(p, side) == names.NOBODY:
                lose_neutral(p)
            else:
                p.push(Lose(side, next_to_lose(p, side), BY_CAPTURE))
            return


def next_to_lose(p: AztecaPosition, side: int) -> int:
    """AZ-12.41, AZ-11.8: returns who loses the next unit: the member of the side with fewer losses so far or,
    in a tie, the leading player.
    """
    b = p.current_battle
    if sum(strength.ally_units(p, side)) == 0:
        return PRINCIPAL
    if sum(strength.own_units(p, side)) == 0:
        return ALLY
    return ALLY if b.losses[side * 2 + ALLY] < b.losses[side * 2 + PRINCIPAL] else PRINCIPAL


def lose_neutral(p: AztecaPosition) -> None:
    """AZ-12.40: neutral units are lost in a fixed order: warriors, jaguars, and finally cousins in player
    order.
    """
    b = p.current_battle
    if b.neutral[names.WARRIOR] > 0:
        b.neutral[names.WARRIOR] -= 1
        p.emit(events.NEUTRAL_LOST, names.WARRIOR)
    elif b.neutral[names.JAGUAR] > 0:
        b.neutral[names.JAGUAR] -= 1
        p.emit(events.NEUTRAL_LOST, names.JAGUAR)
    elif b.temporary[names.DEFENDER] > 0:
        b.temporary[names.DEFENDER] -= 1
        p.emit(events.TEMPORARY_LOST, names.DEFENDER)
    else:
        for seat in p.order(p.first):
            kind = b.cousins[seat]
            if kind >= 0:
                b.cousins[seat] = -1
                p.soldiers[seat * names.SOLDIERS + kind] -= 1
                p.emit(events.CAPTURED, seat, kind, names.DEFENDER)
                return


class Lose(Decision[AztecaPosition]):
    """AZ-D30, AZ-12.36: the owner chooses which unit to lose."""

    id = "Lose"
    rule = "AZ-12.36"
    number_names = ("area", "cause")
    window = "loss"
    side: int
    member: int
    cause: int

    def __init__(self, side: int, member: int, cause: int) -> None:
        self.side = side
        self.member = member
        self.cause = cause

    def who(self, p: AztecaPosition) -> int:
        if self.member == ALLY:
            return p.current_battle.allies[self.side]
        return strength.principal(p, self.side)

    def candidates(self, p: AztecaPosition, seat: int) -> list[int]:
        return LOSABLE

    def illegal_reason(self, p: AztecaPosition, seat: int, move: int) -> int:
        if move == moves.LOSE_TEMPORARY:
            here = p.current_battle.temporary[self.side] if self.member == PRINCIPAL else 0
        else:
            kind, box = divmod(move - moves.LOSE, names.BOXES)
            here = self.units_in(p, seat, kind, box)
        return 0 if here > 0 else reasons.NO_UNIT_LEFT

    def units_in(self, p: AztecaPosition, seat: int, kind: int, box: int) -> int:
        b = p.current_battle
        if self.member == ALLY:
            fights = box == b.ally_armies[self.side]
        elif self.side == names.ATTACKER:
            fights = box == b.army
        elif box == names.RESERVE:
            return b.reserve[kind]
        else:
            fights = b.armies >> box & 1 == 1
        return p.box_of(seat, box).count(kind) if fights and box != names.RESERVE else 0

    def numbers(self, p: AztecaPosition, seat: int) -> list[int]:
        terrain = self.cause == BY_CAPTURE and p.rolled_for == names.FOR_TERRAIN
        return [p.current_battle.area, BY_TERRAIN if terrain else self.cause]

    def default(self, p: AztecaPosition, seat: int) -> int:
        """By default, the least valuable unit is lost, which is a temporary jaguar if there is one, and
        otherwise a warrior before a jaguar.
        """
        offered = p.offer(seat)
        if offered[-1] == moves.LOSE_TEMPORARY:
            return offered[-1]
        return offered[0]

    def take(self, p: AztecaPosition, seat: int, move: int) -> None:
        b = p.current_battle
        if self.cause == BY_CAPTURE:
            b.losses[self.side * 2 + self.member] += 1
        if move == moves.LOSE_TEMPORARY:
            b.temporary[self.side] -= 1
            p.emit(events.TEMPORARY_LOST, self.side)
            return
        kind, box = divmod(move - moves.LOSE, names.BOXES)
        if box == names.RESERVE:
            b.reserve[kind] -= 1
        else:
            writable_box(p, seat, box).play(kind)
        p.soldiers[seat * names.SOLDIERS + kind] -= 1
        if self.cause == BY_CAPTURE:
            p.emit(events.CAPTURED, seat, kind, self.side)
        else:
            p.emit(events.BURIED, seat, kind)


LOSABLE: Final = [*range(moves.LOSE, moves.LOSE_TEMPORARY + 1)]
LOSSES: Final = Losses()
