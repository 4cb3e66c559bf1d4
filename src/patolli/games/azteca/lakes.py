"""Phase 6: lake control (AZ-11): sealed orders for the ships, who attacks, and who controls what."""

from __future__ import annotations

from typing import Any, Final

from ...kernel.agenda import Decision, Step, Task
from ...kernel.simultaneous import SimultaneousRound
from ...kernel.vocabulary import PASS, STOP
from . import board, events, moves, names, naval, reasons
from .position import AztecaPosition


class LakePhase(Task[AztecaPosition]):
    """AZ-11.1: all ships return to their capitals first."""

    id = "LakePhase"
    rule = "AZ-11.1"

    def run(self, p: AztecaPosition) -> None:
        for seat in range(p.players):
            p.harbour[seat] = p.fleet(seat)
            for sea in range(names.SEAS):
                p.ships[sea * p.players + seat] = 0
        p.attacked = 0
        p.push(CONTROL)
        p.push(AttackCircle(0, 0))
        p.push(SAILING)


class Sailing(SimultaneousRound[AztecaPosition]):
    """AZ-11.1: written secretly, revealed together."""

    id = "Sailing"
    rule = "AZ-11.1"

    def desks(self, p: AztecaPosition) -> list[list[Step[Any]]]:
        return [[SAIL] if p.harbour[seat] > 0 else [] for seat in range(p.players)]

    def unseal(self, p: AztecaPosition, answers: list[list[int]]) -> None:
        for seat in p.order(p.first):
            for sea in range(names.SEAS):
                ships = answers[seat].count(moves.SAIL + sea)
                if ships > 0:
                    p.ships[sea * p.players + seat] = ships
                    p.harbour[seat] -= ships
                    p.emit(events.SAILED, seat, sea, ships)


class Sail(Decision[AztecaPosition]):
    """AZ-D14: one ship after the other; `stop` keeps the others in the capital."""

    id = "Sail"
    rule = "AZ-11.1"
    secret = True

    def candidates(self, p: AztecaPosition, seat: int) -> list[int]:
        return COURSES

    def numbers(self, p: AztecaPosition, seat: int) -> list[int]:
        return [p.harbour[seat] - len(p.drafts[seat].moves)]

    def default(self, p: AztecaPosition, seat: int) -> int:
        return STOP

    def take(self, p: AztecaPosition, seat: int, move: int) -> None:
        if move != STOP and len(p.drafts[seat].moves) < p.harbour[seat]:
            p.ask_further(seat, SAIL)


class AttackCircle(Task[AztecaPosition]):
    """AZ-11.2: going round, each announces one battle or passes, until all pass in a row."""

    id = "AttackCircle"
    rule = "AZ-11.2"
    place: int
    passed: int

    def __init__(self, place: int, passed: int) -> None:
        self.place = place
        self.passed = passed

    def run(self, p: AztecaPosition) -> None:
        for k in range(p.players - self.passed):
            place = (self.place + k) % p.players
            seat = (p.first + place) % p.players
            if can_attack(p, seat):
                p.turn = seat
                p.push(Attack(place, self.passed + k))
                return


def bars_attack(p: AztecaPosition, seat: int, sea: int, other: int) -> int:
    if p.ships[sea * p.players + seat] == 0:
        return reasons.NO_SHIP_THERE
    if other == seat or p.ships[sea * p.players + other] == 0:
        return reasons.NO_ENEMY_SHIP_THERE
    return reasons.ATTACKED_ALREADY if p.attacked >> (seat * names.SEAS + sea) & 1 else 0


def can_attack(p: AztecaPosition, seat: int) -> bool:
    for sea in range(names.SEAS):
        for other in range(p.players):
            if bars_attack(p, seat, sea, other) == 0:
                return True
    return False


class Attack(Decision[AztecaPosition]):
    """AZ-D15: a lake in which both have ships, and the opponent; or pass."""

    id = "Attack"
    rule = "AZ-11.2"
    window = "attack"
    place: int
    passed: int

    def __init__(self, place: int, passed: int) -> None:
        self.place = place
        self.passed = passed

    def candidates(self, p: AztecaPosition, seat: int) -> list[int]:
        return [PASS, *(moves.attack(sea, other) for sea in range(names.SEAS) for other in range(p.players))]

    def illegal_reason(self, p: AztecaPosition, seat: int, move: int) -> int:
        if move == PASS:
            return 0
        sea, other = divmod(move - moves.ATTACK, names.MOST_PLAYERS)
        return bars_attack(p, seat, sea, other)

    def reason_numbers(self, p: AztecaPosition, seat: int, move: int, reason: int) -> list[int]:
        sea, other = divmod(move - moves.ATTACK, names.MOST_PLAYERS)
        return [sea, other] if reason == reasons.NO_ENEMY_SHIP_THERE else [sea]

    def default(self, p: AztecaPosition, seat: int) -> int:
        return PASS

    def take(self, p: AztecaPosition, seat: int, move: int) -> None:
        after = (self.place + 1) % p.players
        if move == PASS:
            p.push(AttackCircle(after, self.passed + 1))
            return
        sea, other = divmod(move - moves.ATTACK, names.MOST_PLAYERS)
        p.attacked |= 1 << (seat * names.SEAS + sea)
        p.push(AttackCircle(after, 0))
        naval.begin(p, sea, seat, other)


class Control(Task[AztecaPosition]):
    """AZ-11.10: told after all battles; it lasts until the next Phase 6."""

    id = "Control"
    rule = "AZ-11.10"

    def run(self, p: AztecaPosition) -> None:
        for sea in range(names.SEAS):
            if sum(p.ships[sea * p.players : sea * p.players + p.players]) > 0:
                seat = board.controller(p, names.LAND + sea)
                if seat == names.NOBODY:
                    p.emit(events.UNCONTROLLED, sea)
                else:
                    p.emit(events.CONTROLLED, sea, seat)


COURSES: Final = [STOP, *(moves.SAIL + sea for sea in range(names.SEAS))]
LAKE_PHASE: Final = LakePhase()
SAILING: Final = Sailing()
SAIL: Final = Sail()
CONTROL: Final = Control()
