"""The end of a combat (CI-8.16 to CI-8.20, CI-9.5 to CI-9.9, CI-13.5 to CI-13.8)."""

from __future__ import annotations

from typing import Final

from ....kernel.agenda import Task
from .. import events, names
from ..board import group_units
from ..cards import offers
from ..cards.card import WON
from ..control import takeover
from ..economy import goods
from ..position import ChichenPosition, set_group
from ..state.group import CITY_DEFENCE, NO_GROUP
from ..step_bases import SideTask
from . import sides


class Outcome(Task[ChichenPosition]):
    id = "Outcome"
    rule = "CI-8.16"

    def run(self, p: ChichenPosition) -> None:
        p.push(END_GROUP)
        if p.group.kind == CITY_DEFENCE:
            city_defended(p)
        elif p.combat.creature >= 0:
            against_creature(p)
        else:
            against_player(p)


def against_player(p: ChichenPosition) -> None:
    group = p.group
    combat = p.combat
    attackers = sides.size(p, names.FIRST)
    defenders = sides.size(p, names.SECOND)
    if attackers and defenders:  # CI-8.17
        group_units.withdraw(p)
        return
    if attackers:  # CI-8.19
        p.emit(events.DEFENDER_FELL, combat.foe)
        goods.gain_luck(p, combat.foe, 1)
        p.push(FIRST_WINS)
        takeover.take(p)
        return
    if defenders:  # CI-8.16
        p.emit(events.WIPED_OUT, group.seat)
        goods.gain_luck(p, group.seat, 1)
        p.emit(events.HELD, combat.foe, group.at)
        p.push(SECOND_WINS)
    else:  # CI-8.18
        p.emit(events.BOTH_FELL, group.seat, combat.foe)
        goods.gain_luck(p, group.seat, 1)
        goods.gain_luck(p, combat.foe, 1)


def against_creature(p: ChichenPosition) -> None:
    group = p.group
    combat = p.combat
    alive = sides.size(p, names.FIRST) > 0
    if combat.hearts == 0:  # CI-9.5, CI-9.8
        p.seats[group.seat].figures.append(8 * combat.creature + combat.strength)
        p.creatures[group.at] = names.NOTHING
        p.emit(events.DEFEATED if alive else events.LAST_BLOW, group.seat, combat.creature, combat.strength)
        if alive:
            p.push(FIRST_WINS)
            takeover.take(p)
        else:
            p.push(takeover.BEAT_CREATURE)
    elif combat.hearts == 1 and alive:  # CI-9.6
        p.creatures[group.at] = names.NOTHING
        p.emit(events.FLED, combat.creature, group.at)
        p.push(FIRST_WINS)
        takeover.take(p)
    else:  # CI-9.7, CI-9.9
        if alive:
            group_units.withdraw(p)
        else:
            p.emit(events.FELL_TO_CREATURE, group.seat, combat.creature)
        goods.gain_luck(p, group.seat, 1)


def city_defended(p: ChichenPosition) -> None:
    """CI-13.6, CI-13.7: ends an attack on the city. The surviving units stay in the city."""
    group = p.group
    combat = p.combat
    group_units.settle(p, names.CITY)
    held = combat.hearts == 0
    p.attacks.append(attack(group.seat, combat.creature, held))
    if held:
        p.emit(events.CITY_HELD, group.seat, combat.creature, combat.strength)
        p.then(takeover.BEAT_CREATURE, FIRST_WINS)
    else:
        p.emit(events.CITY_LOST, group.seat, combat.creature, p.tables.points_of_lost_city)
        goods.gain_luck(p, group.seat, 1)


def attack(seat: int, creature: int, held: bool) -> int:
    """Encodes an attack on the city as a number: the defender, the creature, and whether the city
    was held.
    """
    return seat * 20 + creature * 2 + int(held)


def attack_seat(kept: int) -> int:
    return kept // 20


def attack_creature(kept: int) -> int:
    return kept % 20 // 2


def attack_held(kept: int) -> bool:
    return kept % 2 == 1


class Win(SideTask):
    """CI-8.20: offers the winner the cards that can be used after everything else."""

    id = "Win"
    rule = "CI-8.20"

    def run(self, p: ChichenPosition) -> None:
        offers.ask_side(p, WON, self.side, p.group.at)


class EndGroup(Task[ChichenPosition]):
    """Removes the group once its movement or combat is over."""

    id = "EndVenture"
    rule = "CI-8.1"

    def run(self, p: ChichenPosition) -> None:
        set_group(p, NO_GROUP, names.NOBODY)


OUTCOME: Final = Outcome()
FIRST_WINS: Final = Win(names.FIRST)
SECOND_WINS: Final = Win(names.SECOND)
END_GROUP: Final = EndGroup()
