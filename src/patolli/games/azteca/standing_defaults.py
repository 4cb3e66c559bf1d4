"""Windows in which a seat passes by default, unless it chooses to be asked. The defaults depend only on
public information. Card windows open so often that seats pass in them by default, whatever is in their hands;
a player who wants to play a card turns the default off. In other windows, a seat passes by default if acting
there would hardly ever make sense.
"""

from __future__ import annotations

from typing import Final

from . import names
from .battle import retreat, strength
from .common import dice
from .flower_war import activation, counters, interception
from .lakes import naval_attack
from .phases import judgement
from .position import AztecaPosition

CARD_WINDOWS: Final = [
    "sorcerer", "dice", "cancel", "tribute", "envoys", "lakes", "diversion", "raid", "flood",
    "reinforcements", "alliance",
]  # fmt: skip
WINDOWS: Final = [*CARD_WINDOWS, "discard", "look", "attack", "interception", "retreat", "loss"]


def passes(p: AztecaPosition, seat: int) -> bool:
    d = p.decision(seat)
    if isinstance(d, retreat.Retreat):
        return not d.begun and not weaker(p, d.side)
    if isinstance(d, retreat.GiveUp):
        return not weaker(p, names.DEFENDER)
    if isinstance(d, interception.Intercept):
        return not outnumbers(p, seat)
    if isinstance(d, naval_attack.Attack):
        return not has_more_ships(p, seat)
    return d.window in WINDOWS


def weaker(p: AztecaPosition, side: int) -> bool:
    """Returns whether this side is the weaker one. Both sides must have revealed their units."""
    other = names.DEFENDER if side == names.ATTACKER else names.ATTACKER
    return strength.value(p, side) < strength.value(p, other)


def outnumbers(p: AztecaPosition, seat: int) -> bool:
    """Returns whether the seat could intercept with an army that has more units than the marching one."""
    march = p.current_march
    units = p.box_of(march.seat, march.army).size
    for army in range(names.ARMIES):
        if p.box_of(seat, army).size > units and interception.illegal_reason(p, seat, army) == 0:
            return True
    return False


def has_more_ships(p: AztecaPosition, seat: int) -> bool:
    """Returns whether this seat could attack a player who has fewer ships in the same lake."""
    for sea in range(names.SEAS):
        for other in range(p.players):
            stronger = p.ships[sea * p.players + seat] > p.ships[sea * p.players + other]
            if stronger and naval_attack.naval_attack_illegal_reason(p, seat, sea, other) == 0:
                return True
    return False


def passes_alone(p: AztecaPosition, seat: int) -> bool:
    """Returns whether none of the cards for this window could help the player."""
    d = p.decision(seat)
    if isinstance(d, counters.Divert):
        return not activation.can_activate(p, seat, 1)
    return isinstance(d, dice.Influence) and has_fallen_well(p, seat)


def has_fallen_well(p: AztecaPosition, seat: int) -> bool:
    """Returns whether a reroll of any die could only make the result worse for this seat."""
    if p.rolled_for == names.FOR_JUDGEMENT:
        return judgement.descent_percent(p) == 0
    if not is_part_of_roll(p, seat):
        return False
    for die in range(len(p.dice_face)):
        mine = dice.owner_of_die(p, die) == seat
        if p.dice_colour[die] == names.WHITE:
            if not mine or p.dice_face[die] < names.WHITE_FACES:
                return False
        elif (p.dice_face[die] == names.SPEAR) != mine:
            return False
    return True


def is_part_of_roll(p: AztecaPosition, seat: int) -> bool:
    """Returns whether this seat has rolled the dice or takes part in the battle for which they are rolled."""
    if p.rolled_for in (names.FOR_TERRAIN, names.FOR_BATTLE):
        return seat in (p.current_battle.attacker, p.current_battle.defender)
    if p.rolled_for == names.FOR_SHIPS:
        return seat in (p.current_naval_battle.attacker, p.current_naval_battle.defender)
    return seat == p.roller
