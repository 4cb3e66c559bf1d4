"""Missions of pochtecas on the map (AZ-10.7 to AZ-10.13)."""

from __future__ import annotations

from typing import Any, Final

from ....kernel.agenda import Decision, Step, Task
from .. import events, moves, names, reasons
from ..common import board, dice
from ..copy_on_write import with_item
from ..position import AztecaPosition
from .turns import PochtecaTurn


def pochtecas_on_map(p: AztecaPosition, seat: int) -> list[int]:
    """Returns the pochtecas that still have to carry out a mission. Spies have already carried out theirs."""
    first = seat * names.POCHTECAS
    return [
        letter
        for letter in range(names.POCHTECAS)
        if p.pochtecas[first + letter] >= 0 and not p.spies >> (first + letter) & 1
    ]


class MissionCircle(PochtecaTurn):
    """AZ-10.7: the players take turns carrying out a mission of one pochteca, until there are none left."""

    id = "MissionCircle"
    rule = "AZ-10.7"

    def action(self, p: AztecaPosition, seat: int) -> Step[Any] | None:
        return MISSION if pochtecas_on_map(p, seat) else None

    def from_place(self, place: int) -> MissionCircle:
        return MissionCircle(place)


class Mission(Decision[AztecaPosition]):
    """AZ-D13, AZ-10.8: the player chooses the kind of mission. Whether it is legal is checked at this time
    and not before.
    """

    id = "Mission"
    rule = "AZ-10.7"

    def candidates(self, p: AztecaPosition, seat: int) -> list[int]:
        return MISSIONS

    def illegal_reason(self, p: AztecaPosition, seat: int, move: int) -> int:
        kind, letter = divmod(move - moves.MISSION, names.POCHTECAS)
        if letter not in pochtecas_on_map(p, seat):
            return reasons.NOT_ON_THE_MAP
        if kind == names.REST:
            return 0
        area = p.pochtecas[seat * names.POCHTECAS + letter]
        reason = self.area_illegal_reason(p, seat, kind, area)
        if reason == 0 and p.tables.mission_cost[kind] > p.tribute[seat]:
            return reasons.MISSION_TOO_DEAR
        return reason

    def legal_moves(self, p: AztecaPosition, seat: int) -> list[int]:
        found: list[int] = []
        letters = pochtecas_on_map(p, seat)
        for kind in range(names.REST):
            if p.tables.mission_cost[kind] > p.tribute[seat]:
                continue
            for letter in letters:
                area = p.pochtecas[seat * names.POCHTECAS + letter]
                if self.area_illegal_reason(p, seat, kind, area) == 0:
                    found.append(moves.mission(kind, letter))
        for letter in letters:
            found.append(moves.mission(names.REST, letter))
        return found

    def area_illegal_reason(self, p: AztecaPosition, seat: int, kind: int, area: int) -> int:
        if kind == names.ALLY:
            return alliance_illegal_reason(p, area)
        if kind == names.REBEL:
            return rebellion_illegal_reason(p, seat, area)
        if kind == names.ASSIMILATE:
            return assimilation_illegal_reason(p, seat, area)
        return 0 if board.is_neutral(p, area) else reasons.NOT_NEUTRAL

    def reason_numbers(self, p: AztecaPosition, seat: int, move: int, reason: int) -> list[int]:
        kind, letter = divmod(move - moves.MISSION, names.POCHTECAS)
        if reason == reasons.MISSION_TOO_DEAR:
            return [p.tables.mission_cost[kind], p.tribute[seat]]
        if reason == reasons.NOT_ON_THE_MAP:
            return []
        return [p.pochtecas[seat * names.POCHTECAS + letter]]

    def default(self, p: AztecaPosition, seat: int) -> int:
        return moves.mission(names.REST, pochtecas_on_map(p, seat)[0])

    def take(self, p: AztecaPosition, seat: int, move: int) -> None:
        kind, letter = divmod(move - moves.MISSION, names.POCHTECAS)
        at = seat * names.POCHTECAS + letter
        area = p.pochtecas[at]
        if kind == names.SPY:
            p.spies |= 1 << at
            p.emit(events.SPYING, seat, letter, area)
            return
        p.pochtecas[at] = names.IN_CAPITAL
        if kind == names.REST:
            p.emit(events.RESTED, seat, letter)
            return
        p.tribute[seat] -= p.tables.mission_cost[kind]
        if kind == names.ALLY:
            p.owner = with_item(p.owner, area, seat)
            p.emit(events.ALLIED, seat, letter, area)
        elif kind == names.ASSIMILATE:
            p.assimilated = with_item(p.assimilated, area, 1)
            p.emit(events.ASSIMILATED, seat, letter, area)
        else:
            p.push(ResolveRebellion(seat, letter, area))
            dice.throw(p, [names.RED], names.FOR_REBELLION, seat)


def alliance_illegal_reason(p: AztecaPosition, area: int) -> int:
    """AZ-10.9: an alliance requires a neutral inner area. AZ-4.2: the capital of an absent people is
    excluded.
    """
    if not board.is_neutral(p, area):
        return reasons.NOT_NEUTRAL
    if p.tables.kind[area] == names.CAPITAL:
        return reasons.CAPITAL_CLOSED
    return 0 if p.tables.kind[area] == names.INNER else reasons.NOT_INNER


def rebellion_illegal_reason(p: AztecaPosition, seat: int, area: int) -> int:
    """AZ-10.10: a rebellion requires an enemy city that is not assimilated and contains no army."""
    if p.owner[area] in (names.NOBODY, seat) or board.is_capital(p, area):
        return reasons.NO_ENEMY_CITY
    if p.assimilated[area]:
        return reasons.CITY_ASSIMILATED
    return reasons.ARMY_THERE if board.army_in(p, area) else 0


def assimilation_illegal_reason(p: AztecaPosition, seat: int, area: int) -> int:
    """AZ-10.11: an assimilation requires an inner city of the player. The capital of an absent people counts
    as an inner area (AZ-4.2).
    """
    if p.owner[area] != seat or board.is_capital(p, area):
        return reasons.NO_OWN_CITY
    if board.is_outer(p, area):
        return reasons.NOT_ASSIMILABLE
    return reasons.ALREADY_ASSIMILATED if p.assimilated[area] else 0


class ResolveRebellion(Task[AztecaPosition]):
    """AZ-10.10: makes the area neutral again if the die shows a spear."""

    id = "Rebel"
    rule = "AZ-10.10"
    seat: int
    letter: int
    area: int

    def __init__(self, seat: int, letter: int, area: int) -> None:
        self.seat = seat
        self.letter = letter
        self.area = area

    def run(self, p: AztecaPosition) -> None:
        success = dice.spears(p, 0, 1)
        p.emit(events.REBELLED, self.seat, self.letter, self.area, success)
        if success:
            p.owner = with_item(p.owner, self.area, names.NOBODY)


class ReturnPochtecas(Task[AztecaPosition]):
    """AZ-10.13: at this point, all pochtecas except spies have returned to their capitals."""

    id = "GoHome"
    rule = "AZ-10.13"

    def run(self, p: AztecaPosition) -> None:
        p.emit(events.POCHTECAS_HOME)


def return_spies(p: AztecaPosition) -> None:
    """AZ-10.13: returns the spies after phase 7."""
    for at in range(len(p.pochtecas)):
        if p.spies >> at & 1:
            p.pochtecas[at] = names.IN_CAPITAL
    p.spies = 0


MISSIONS: Final = [moves.MISSION + i for i in range(len(names.MISSION_VERBS) * names.POCHTECAS)]
MISSION: Final = Mission()
RETURN_POCHTECAS: Final = ReturnPochtecas()
