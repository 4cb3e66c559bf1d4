"""Battles in the view: the soldiers, combat values and dice of both sides."""

from __future__ import annotations

from typing import Final

from ...kernel.secrets import Hand
from . import names
from .battle import aftermath, strength
from .position import AztecaPosition, Battle, Fleets
from .view_types import BattleView, ForceView, NavalBattleView, NavalSideView

SIDES: Final = (names.ATTACKER, names.DEFENDER)


def who(seat: int) -> int | None:
    return None if seat == names.NOBODY else seat


def show_battle(p: AztecaPosition, b: Battle) -> BattleView:
    return {
        "area": names.AREA_IDS[b.area],
        "from": names.AREA_IDS[b.border],
        "interception": bool(b.interception),
        "attacker_seat": b.attacker,
        "army": names.LETTERS[b.army],
        "defender_seat": who(b.defender),
        "allies": [who(ally) for ally in b.allies],
        "prisoners": b.prisoners,
        "sure_prisoners": b.sure_prisoners,
        "points_if_won": [aftermath.points_of_prisoners(p, side) for side in SIDES],
        "sure_points": aftermath.sure_points(p),
        "eruptions": b.eruptions,
        "winner": names.SIDE_IDS[b.winner] if b.winner >= 0 else None,
        "forces": [show_force(p, b, side) for side in SIDES],
        "strengths": [show_strength(p, b, side) for side in SIDES],
        "dice": [side_dice(p, names.FOR_BATTLE, side) for side in SIDES],
    }


def armies_of(p: AztecaPosition, b: Battle, side: int) -> list[Hand]:
    """Returns the boxes of the soldiers on a side."""
    found: list[Hand] = []
    if side == names.ATTACKER:
        found.append(p.box_of(b.attacker, b.army))
    elif b.defender != names.NOBODY:
        found += [p.box_of(b.defender, army) for army in range(names.ARMIES) if b.armies >> army & 1]
    if b.allies[side] != names.NOBODY:
        found.append(p.box_of(b.allies[side], b.ally_armies[side]))
    return found


def unknown(p: AztecaPosition, b: Battle, side: int) -> int:
    """Returns the number of soldiers that the viewer does not know."""
    return sum([box.size - sum(box.cards) for box in armies_of(p, b, side)])


def show_force(p: AztecaPosition, b: Battle, side: int) -> ForceView:
    """Returns the number of soldiers of each kind on a side, including the Reserve, the ally, the garrison,
    cousins and reinforcements.
    """
    units = strength.units(p, side)
    return {
        "warrior": units[names.WARRIOR],
        "jaguar": units[names.JAGUAR],
        "unknown": unknown(p, b, side),
    }


def show_strength(p: AztecaPosition, b: Battle, side: int) -> int | None:
    """Returns the combat value of a side, or None if the viewer does not know all its units."""
    return strength.value(p, side) if unknown(p, b, side) == 0 else None


def side_dice(p: AztecaPosition, purpose: int, side: int) -> list[int]:
    """Returns the indices of the dice rolled by this side. The first half of the dice belongs to the
    attacker.
    """
    if p.rolled_for != purpose:
        return []
    half = len(p.dice_face) // 2
    return list(range(half)) if side == names.ATTACKER else list(range(half, len(p.dice_face)))


def show_naval_battle(p: AztecaPosition, f: Fleets) -> NavalBattleView:
    return {
        "lake": names.SEA_IDS[f.sea],
        "attacker_seat": f.attacker,
        "defender_seat": f.defender,
        "sides": [show_naval_side(p, f, side) for side in SIDES],
    }


def show_naval_side(p: AztecaPosition, f: Fleets, side: int) -> NavalSideView:
    leader = f.attacker if side == names.ATTACKER else f.defender
    seats = [seat for seat in range(p.players) if seat == leader or f.sides[seat] == side]
    ships = [p.ships[f.sea * p.players + seat] for seat in seats]
    return {
        "seats": seats,
        "ships": ships,
        "losses": [f.losses[seat] for seat in seats],
        "favour": bool(f.favour[side]),
        "dice": side_dice(p, names.FOR_SHIPS, side),
    }
