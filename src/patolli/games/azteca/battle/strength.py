"""The units of each side in a battle and their combat value (AZ-12.35)."""

from __future__ import annotations

from .. import names
from ..position import AztecaPosition


def principal(p: AztecaPosition, side: int) -> int:
    """Returns the seat that leads a side, or NOBODY for neutral units."""
    b = p.current_battle
    return b.attacker if side == names.ATTACKER else b.defender


def own_units(p: AztecaPosition, side: int) -> list[int]:
    """Returns the number of units of each kind on a side, including temporary units but not those of
    an ally.
    """
    b = p.current_battle
    found = [0, b.temporary[side]]
    if side == names.ATTACKER:
        add(found, p.box_of(b.attacker, b.army).cards)
    elif b.defender == names.NOBODY:
        add(found, b.neutral)
        for kind in b.cousins:
            if kind >= 0:
                found[kind] += 1
    else:
        add(found, b.reserve)
        for army in range(names.ARMIES):
            if b.armies >> army & 1:
                add(found, p.box_of(b.defender, army).cards)
    return found


def ally_units(p: AztecaPosition, side: int) -> list[int]:
    b = p.current_battle
    found = [0, 0]
    if b.allies[side] != names.NOBODY:
        add(found, p.box_of(b.allies[side], b.ally_armies[side]).cards)
    return found


def add(total: list[int], more: list[int]) -> None:
    for kind in range(names.SOLDIERS):
        total[kind] += more[kind]


def units(p: AztecaPosition, side: int) -> list[int]:
    """Returns the number of units of each kind on a side, including those of an ally."""
    found = own_units(p, side)
    if p.current_battle.allies[side] != names.NOBODY:
        add(found, ally_units(p, side))
    return found


def value(p: AztecaPosition, side: int) -> int:
    """AZ-12.35: a warrior counts 1, a jaguar 2."""
    found = units(p, side)
    worth = p.tables.combat_value
    return found[names.WARRIOR] * worth[names.WARRIOR] + found[names.JAGUAR] * worth[names.JAGUAR]


def beaten(p: AztecaPosition, side: int) -> bool:
    """AZ-12.38, AZ-12.41: returns whether the leading player of a side has no units left."""
    return sum(own_units(p, side)) == 0
