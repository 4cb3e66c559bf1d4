"""The neutral side of a battle: cousins and mobilisation (AZ-12.31, AZ-12.32)."""

from __future__ import annotations

from typing import Final

from ....kernel.agenda import Task
from ....kernel.vocabulary import PASS
from .. import events, moves, names, reasons
from ..common import board, dice
from ..common.seat_decision import SeatDecision
from ..copy_on_write import writable_box
from ..position import AztecaPosition


class AskCousin(Task[AztecaPosition]):
    """AZ-12.31: asks each player who owns an adjacent area that is connected to their capital."""

    id = "AskCousin"
    rule = "AZ-12.31"
    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, p: AztecaPosition) -> None:
        b = p.current_battle
        if self.seat == b.attacker or self.seat in b.allies:
            return
        if p.box_of(self.seat, names.RESERVE).size == 0:
            return
        for near in p.tables.neighbours[b.area]:
            if near >= names.LAND or p.owner[near] != self.seat or not board.border(p, b.area, near):
                continue
            if board.connected(p, self.seat, near):
                p.push(Cousin(self.seat))
                return


class Cousin(SeatDecision):
    """AZ-D28: the player sends one unit of the Reserve to the neutral side, or none."""

    id = "Cousin"
    rule = "AZ-12.31"
    number_names = ("attacker_seat", "area")
    window = "cousin"
    secret = True

    def candidates(self, p: AztecaPosition, seat: int) -> list[int]:
        return COUSINS

    def illegal_reason(self, p: AztecaPosition, seat: int, move: int) -> int:
        if move == PASS:
            return 0
        held = p.box_of(seat, names.RESERVE).count(move - moves.SEND)
        return 0 if held > 0 else reasons.NO_SUCH_SOLDIER

    def reason_numbers(self, p: AztecaPosition, seat: int, move: int, reason: int) -> list[int]:
        return [move - moves.SEND]

    def numbers(self, p: AztecaPosition, seat: int) -> list[int]:
        return [p.current_battle.attacker, p.current_battle.area]

    def take(self, p: AztecaPosition, seat: int, move: int) -> None:
        if move == PASS:
            return
        kind = move - moves.SEND
        writable_box(p, seat, names.RESERVE).play(kind)
        p.current_battle.cousins[seat] = kind
        p.emit(events.COUSIN, seat, kind)


class Mobilise(Task[AztecaPosition]):
    """AZ-12.32: rolls a white die, unless there is a pochteca on Espionage in the area (AZ-10.12)."""

    id = "Mobilise"
    rule = "AZ-12.32"

    def run(self, p: AztecaPosition) -> None:
        b = p.current_battle
        if board.is_spied_on(p, b.area):
            p.emit(events.NOT_MOBILISED, b.area)
            return
        p.push(MOBILISED)
        dice.throw(p, [names.WHITE], names.FOR_MOBILISATION, b.attacker)


class Mobilised(Task[AztecaPosition]):
    """AZ-12.32: adds the modifier of an outer valley to the die."""

    id = "Mobilised"
    rule = "AZ-12.32"

    def run(self, p: AztecaPosition) -> None:
        b = p.current_battle
        c = p.tables
        roll = p.dice_face[0] + c.mobilisation_modifier[c.kind[b.area]]
        if roll >= c.jaguar_from:
            b.neutral[names.JAGUAR] += 1
            p.emit(events.MOBILISED, b.area, names.JAGUAR)
        elif roll >= c.warrior_from:
            b.neutral[names.WARRIOR] += 1
            p.emit(events.MOBILISED, b.area, names.WARRIOR)
        else:
            p.emit(events.NOT_MOBILISED, b.area)


COUSINS: Final = [PASS, moves.SEND + names.WARRIOR, moves.SEND + names.JAGUAR]
MOBILISE: Final = Mobilise()
MOBILISED: Final = Mobilised()
