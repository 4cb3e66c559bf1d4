"""Announcing naval battles (AZ-11.2)."""

from __future__ import annotations

from ....kernel.agenda import Decision, Task
from ....kernel.vocabulary import PASS
from .. import moves, names, reasons
from ..position import AztecaPosition
from . import naval_battle


class AttackCircle(Task[AztecaPosition]):
    """AZ-11.2: the players take turns announcing one battle or passing, until all of them pass in a row."""

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


def naval_attack_illegal_reason(p: AztecaPosition, seat: int, sea: int, other: int) -> int:
    if p.ships[sea * p.players + seat] == 0:
        return reasons.NO_SHIP_THERE
    if other == seat or p.ships[sea * p.players + other] == 0:
        return reasons.NO_ENEMY_SHIP_THERE
    return reasons.ATTACKED_ALREADY if p.attacked >> (seat * names.SEAS + sea) & 1 else 0


def can_attack(p: AztecaPosition, seat: int) -> bool:
    for sea in range(names.SEAS):
        for other in range(p.players):
            if naval_attack_illegal_reason(p, seat, sea, other) == 0:
                return True
    return False


class Attack(Decision[AztecaPosition]):
    """AZ-D15: the player chooses an opponent and a lake where both of them have ships, or passes."""

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
        return naval_attack_illegal_reason(p, seat, sea, other)

    def explain_absent(self, p: AztecaPosition, seat: int, move: int) -> int:
        last = moves.attack(names.SEAS - 1, names.MOST_PLAYERS - 1)
        return reasons.NO_SUCH_PLAYER if moves.ATTACK <= move <= last else 0

    def reason_numbers(self, p: AztecaPosition, seat: int, move: int, reason: int) -> list[int]:
        if reason == reasons.NO_SUCH_PLAYER:
            return [p.players]
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
        naval_battle.begin(p, sea, seat, other)
