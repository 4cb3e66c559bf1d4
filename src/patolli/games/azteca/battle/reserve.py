"""The Reserve in a battle (AZ-12.22 to AZ-12.26): when it may defend, and with which of its units."""

from __future__ import annotations

from typing import Any, Final

from ....kernel.agenda import Decision, Step
from ....kernel.simultaneous import SimultaneousRound
from .. import events, names, reasons
from ..common import board
from ..copy_on_write import writable_box
from ..position import AztecaPosition


def may_call_reserve(p: AztecaPosition, area: int, defender: int) -> bool:
    """AZ-12.22: the Reserve defends only the capital and cities of its owner that are connected to it."""
    if board.is_sea(area) or p.owner[area] != defender:
        return False
    return p.box_of(defender, names.RESERVE).size > 0 and board.connected(p, defender, area)


class NameReserve(SimultaneousRound[AztecaPosition]):
    """AZ-12.23, AZ-12.24: the owner names the units of the Reserve that defend, before the attacker states
    the strength of the attack.
    """

    id = "NameReserve"
    rule = "AZ-12.24"

    def desks(self, p: AztecaPosition) -> list[list[Step[Any]]]:
        defender = p.current_battle.defender
        return [[NameUnits(names.WARRIOR)] if seat == defender else [] for seat in range(p.players)]

    def unseal(self, p: AztecaPosition, answers: list[list[int]]) -> None:
        b = p.current_battle
        answer = answers[b.defender]
        for kind in range(names.SOLDIERS):
            for _ in range(answer[kind]):
                writable_box(p, b.defender, names.RESERVE).play(kind)
            b.reserve[kind] = answer[kind]
        p.emit(events.RESERVE_NAMED, b.defender, answer[names.WARRIOR], answer[names.JAGUAR])


class NameUnits(Decision[AztecaPosition]):
    """AZ-D29: the owner chooses how many units of this kind defend. An owner who has decided to defend must
    name at least one unit.
    """

    id = "NameUnits"
    rule = "AZ-12.24"
    number_names = ("soldier", "attacker_seat", "area")
    window = "reserve"
    secret = True
    kind: int

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def candidates(self, p: AztecaPosition, seat: int) -> list[int]:
        return list(range(p.box_of(seat, names.RESERVE).count(self.kind) + 1))

    def illegal_reason(self, p: AztecaPosition, seat: int, move: int) -> int:
        if move > 0 or not p.current_battle.must_name:
            return 0
        if self.kind == names.WARRIOR:
            others = p.box_of(seat, names.RESERVE).count(names.JAGUAR)
        else:
            others = p.drafts[seat].moves[0]
        return 0 if others > 0 else reasons.MUST_NAME

    def numbers(self, p: AztecaPosition, seat: int) -> list[int]:
        return [self.kind, p.current_battle.attacker, p.current_battle.area]

    def take(self, p: AztecaPosition, seat: int, move: int) -> None:
        if self.kind == names.WARRIOR:
            p.ask_further(seat, NameUnits(names.JAGUAR))


NAME_RESERVE: Final = NameReserve()
