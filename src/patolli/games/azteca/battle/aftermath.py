"""The end of a battle (AZ-12.42 to AZ-12.51): prisoners, experience, and how the armies move afterwards."""

from __future__ import annotations

from typing import Final

from ....kernel.agenda import Task
from .. import events, names
from ..common import board, sacrifice_points
from ..copy_on_write import writable_box
from ..position import ALL_AT_TABLE, AztecaPosition
from . import conquest, strength


class Aftermath(Task[AztecaPosition]):
    id = "Aftermath"
    rule = "AZ-12.42"

    def run(self, p: AztecaPosition) -> None:
        b = p.current_battle
        if b.winner == names.NO_SIDE:
            p.emit(events.BATTLE_UNDECIDED)
        else:
            p.emit(events.BATTLE_WON, b.winner, strength.principal(p, b.winner))
            score_prisoners(p)
        sp = sure_points(p)
        if sp > 0:
            sacrifice_points.gain(p, b.defender, sp)
            p.emit(events.SURE_PRISONER, b.defender, sp)
        if b.winner != names.NO_SIDE and not b.no_experience:
            experience(p, b.winner)
        reserve_back(p)
        remove_destroyed_armies(p)
        if b.interception:
            after_interception(p)
        else:
            after_attack(p)
        p.battle = []
        p.promises = []


def sure_points(p: AztecaPosition) -> int:
    """AZ-12.44: returns the defender's points for prisoners taken with the terrain roll, which the defender
    scores even in defeat.
    """
    b = p.current_battle
    return 0 if b.defender == names.NOBODY else b.sure_prisoners * p.tables.sp_per_prisoner


def points_of_prisoners(p: AztecaPosition, side: int) -> int:
    """Returns the points that a side gets for its prisoners if it wins. Battles at sea and neutral units are
    worth no points.
    """
    b = p.current_battle
    if strength.principal(p, side) == names.NOBODY or board.is_sea(b.area):
        return 0
    return b.prisoners[side] * p.tables.sp_per_prisoner


def score_prisoners(p: AztecaPosition) -> None:
    """AZ-12.42: only the winner's prisoners score points. AZ-12.43: prisoners taken at sea score none.
    AZ-16.11: the ally gets the promised share.
    """
    b = p.current_battle
    seat = strength.principal(p, b.winner)
    sp = points_of_prisoners(p, b.winner)
    if sp == 0:
        return
    ally = b.allies[b.winner]
    if ally != names.NOBODY:
        part = min(p.promises[b.promises[b.winner]].value() * p.tables.sp_per_prisoner, sp)
        p.barrier += 1
        sacrifice_points.gain(p, ally, part)
        p.emit(events.PROMISED_PRISONERS, ally, part)
        sp -= part
    sacrifice_points.gain(p, seat, sp)
    p.emit(events.PRISONERS, seat, sp)


def experience(p: AztecaPosition, side: int) -> None:
    """AZ-12.45: the winner's surviving warriors become jaguars, as far as the supply allows."""
    b = p.current_battle
    if side == names.ATTACKER:
        promote(p, b.attacker, b.army)
    elif b.defender == names.NOBODY:
        for seat in p.order(p.first):
            if b.cousins[seat] == names.WARRIOR and supply(p, seat) > 0:
                b.cousins[seat] = names.JAGUAR
                count_promoted(p, seat, 1)
                p.emit(events.EXPERIENCE, seat, names.RESERVE, 1)
    else:
        for army in range(names.ARMIES):
            if b.armies >> army & 1:
                promote(p, b.defender, army)
        number = min(b.reserve[names.WARRIOR], supply(p, b.defender))
        if number > 0:
            b.reserve[names.WARRIOR] -= number
            b.reserve[names.JAGUAR] += number
            count_promoted(p, b.defender, number)
            p.emit(events.EXPERIENCE, b.defender, names.RESERVE, number)
    if b.allies[side] != names.NOBODY:
        promote(p, b.allies[side], b.ally_armies[side])


def supply(p: AztecaPosition, seat: int) -> int:
    """Returns the number of a seat's jaguars that are still in the supply."""
    return p.tables.limit[names.JAGUAR] - p.soldiers[seat * names.SOLDIERS + names.JAGUAR]


def count_promoted(p: AztecaPosition, seat: int, number: int) -> None:
    p.soldiers[seat * names.SOLDIERS + names.WARRIOR] -= number
    p.soldiers[seat * names.SOLDIERS + names.JAGUAR] += number


def promote(p: AztecaPosition, seat: int, army: int) -> None:
    box = writable_box(p, seat, army)
    number = min(box.count(names.WARRIOR), supply(p, seat))
    for _ in range(number):
        box.play(names.WARRIOR)
        box.gain(names.JAGUAR, ALL_AT_TABLE)
    if number > 0:
        count_promoted(p, seat, number)
        p.emit(events.EXPERIENCE, seat, army, number)


def reserve_back(p: AztecaPosition) -> None:
    """AZ-12.26: units from the Reserve and cousins return to their Reserve. All players have seen them by
    then.
    """
    b = p.current_battle
    if sum(b.reserve) > 0:
        box = writable_box(p, b.defender, names.RESERVE)
        for kind in range(names.SOLDIERS):
            for _ in range(b.reserve[kind]):
                box.gain(kind, ALL_AT_TABLE)
        p.emit(events.RESERVE_BACK, b.defender, b.reserve[names.WARRIOR], b.reserve[names.JAGUAR])
        b.reserve = [0, 0]
    for seat in range(p.players):
        if b.cousins[seat] >= 0:
            writable_box(p, seat, names.RESERVE).gain(b.cousins[seat], ALL_AT_TABLE)
            warrior = int(b.cousins[seat] == names.WARRIOR)
            p.emit(events.RESERVE_BACK, seat, warrior, 1 - warrior)
            b.cousins[seat] = -1


def remove_destroyed_armies(p: AztecaPosition) -> None:
    """AZ-12.2: armies without units are destroyed, wherever they are."""
    b = p.current_battle
    remove_if_destroyed(p, b.attacker, b.army)
    for army in range(names.ARMIES):
        if b.armies >> army & 1:
            remove_if_destroyed(p, b.defender, army)
    for side in (names.ATTACKER, names.DEFENDER):
        if b.allies[side] != names.NOBODY:
            remove_if_destroyed(p, b.allies[side], b.ally_armies[side])


def remove_if_destroyed(p: AztecaPosition, seat: int, army: int) -> None:
    if p.box_of(seat, army).size == 0 and p.army_area(seat, army) != names.NOBODY:
        p.army_at[seat * names.ARMIES + army] = names.NOBODY
        p.emit(events.ARMY_DESTROYED, seat, army)


def after_attack(p: AztecaPosition) -> None:
    """Lets the attacker take the area after the battle. AZ-12.51: only an army that still has units can take
    it.
    """
    b = p.current_battle
    march = p.current_march
    march.fresh = 1
    march.fought = 1
    march.over = 1
    if b.winner == names.ATTACKER and p.army_area(b.attacker, b.army) != names.NOBODY:
        conquest.conquer(p, b.area, b.attacker, b.army, march.came_from, march.last_land)


def after_interception(p: AztecaPosition) -> None:
    """AZ-12.16: moves the interceptor after an interception. AZ-12.19: the intercepted army continues only if
    it has won.
    """
    b = p.current_battle
    march = p.current_march
    march.fought = 1
    if b.winner != names.DEFENDER:
        march.over = 1
    if b.winner != names.ATTACKER or p.army_area(b.attacker, b.army) == names.NOBODY:
        return
    if board.is_sea(b.area):
        send_back(p)
        return
    owner = p.owner[b.area]
    if owner == b.defender:
        conquest.conquer(p, b.area, b.attacker, b.army, b.border, b.border)
    elif owner != b.attacker:
        send_back(p)


def send_back(p: AztecaPosition) -> None:
    b = p.current_battle
    p.army_at[b.attacker * names.ARMIES + b.army] = b.border
    p.emit(events.RETURNED, b.attacker, b.army, b.border)


AFTERMATH: Final = Aftermath()
