"""The course of a combat (CI-8.1 to CI-8.4, CI-9.1): the preparations, followed by the phases."""

from __future__ import annotations

from typing import Final

from ....kernel.agenda import Task
from ....kernel.seats import EVERYBODY
from ....kernel.secrets import reveal
from .. import events, names
from ..actions import scouts
from ..cards import card_events, hooks, offers
from ..cards.card import BEFORE_COMBAT, COMBAT_START, HEARTS
from ..position import ChichenPosition, own_strengths
from ..state.group import CITY_DEFENCE
from ..step_bases import SideTask
from . import creature_roll, damage, outcome, roll_step, sides


def begin(p: ChichenPosition) -> None:
    """CI-8.1: schedules the combat as the next step."""
    p.combat.planned = names.USUAL_PHASES
    p.combat.phase = -1
    p.push(NEXT_PHASE)
    for side in (names.SECOND, names.FIRST):
        if hooks.cards_of_side(p, side, COMBAT_START):
            p.push(StartOffers(side))
    if p.combat.creature >= 0:
        p.push(REVEAL_CREATURE)
    for side in (names.SECOND, names.FIRST):
        if hooks.cards_of_side(p, side, BEFORE_COMBAT):
            p.push(BeforeCombat(side))


class BeforeCombat(SideTask):
    """CI-8.1 (2): lets units join the combat, first those of the attacker, then those of the defender."""

    id = "BeforeCombat"
    rule = "CI-8.1"

    def run(self, p: ChichenPosition) -> None:
        for card in hooks.cards_of_side(p, self.side, BEFORE_COMBAT):
            card.before_combat(p, self.side)


class StartOffers(SideTask):
    """CI-8.1 (4): offers cards that are used before the phases."""

    id = "StartOffers"
    rule = "CI-8.1"

    def run(self, p: ChichenPosition) -> None:
        offers.ask_side(p, COMBAT_START, self.side, self.side)


class RevealCreature(Task[ChichenPosition]):
    """CI-8.1 (3), CI-9.1: reveals the creature's strength, which is also its number of hearts."""

    id = "RevealCreature"
    rule = "CI-9.1"

    def run(self, p: ChichenPosition) -> None:
        group = p.group
        combat = p.combat
        if group.kind != CITY_DEFENCE:
            if not p.strengths[combat.creature].decided(group.at):
                p.then(scouts.DecideStrength(group.at), REVEAL_CREATURE)
                return
            markers = own_strengths(p, combat.creature)
            reveal(p, markers, group.at, EVERYBODY)
            combat.strength = markers.at(group.at)
            p.emit(events.MET, group.seat, group.at, combat.creature, combat.strength, p.round)
        combat.hearts = hooks.hearts(p, combat.strength)
        if combat.hearts != combat.strength:
            card_events.emit_side(p, names.FIRST, HEARTS)
        if creature_roll.ability(p) == names.MELEE_ONLY:
            combat.banned |= names.DISTANT_PHASES


class NextPhase(Task[ChichenPosition]):
    """CI-8.2, CI-8.4: begins the next phase, or determines the outcome if there is none."""

    id = "NextPhase"
    rule = "CI-8.2"

    def run(self, p: ChichenPosition) -> None:
        combat = p.combat
        if combat.phase < 0:
            emit_forces(p)
        combat.first_hooks = hooks.used_by(p, names.FIRST)
        combat.second_hooks = hooks.used_by(p, names.SECOND)
        planned = 0 if sides.over(p) else combat.planned & ~combat.banned
        combat.phase += 1
        while combat.phase < names.PHASES:
            if planned >> combat.phase & 1:
                if not roll_step.nobody_rolls(p):
                    break
                emit_phase(p)
            combat.phase += 1
        if combat.phase >= names.PHASES:
            combat.phase = -1
            outcome.OUTCOME.run(p)
            return
        for side in (names.FIRST, names.SECOND):
            combat.hits[side] = 0
            combat.used_in_phase[side] = 0
        combat.sure_damage = 0
        combat.creature_shields = 0
        combat.coins_taken = 0
        emit_phase(p)
        p.then(roll_step.SECOND_ROLLS, damage.END_PHASE, NEXT_PHASE)
        roll_step.FIRST_ROLLS.run(p)


def emit_phase(p: ChichenPosition) -> None:
    """Emits an event for the beginning of a phase.

    The event says which die a creature rolls; 1 is the dark die.
    """
    if p.event_log is not None:
        p.emit(events.PHASE, p.combat.phase, creature_roll.dark(p) if p.combat.creature >= 0 else 0)


def emit_forces(p: ChichenPosition) -> None:
    """Emits an event with the number of fighters on each side, before the first roll."""
    if p.event_log is not None:
        for side in (names.FIRST, names.SECOND):
            if hooks.seat_of(p, side) >= 0:
                number, group = sides.warriors(p, side), hooks.heroes_of(p, side)
                p.emit(events.FORCES, hooks.seat_of(p, side), number, group)


NEXT_PHASE: Final = NextPhase()
REVEAL_CREATURE: Final = RevealCreature()
