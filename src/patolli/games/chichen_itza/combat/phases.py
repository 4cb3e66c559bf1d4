"""The frame of a combat (CI-8.1 to CI-8.4, CI-9.1): what comes before, and phase after phase."""

from __future__ import annotations

from typing import Final

from ....kernel.agenda import Task
from ....kernel.seats import EVERYBODY
from ....kernel.secrets import reveal
from .. import events, names
from ..actions import scouts
from ..cards import card_events, hooks, offers
from ..cards.card import BEFORE_COMBAT, COMBAT_START, HEARTS
from ..position import CITY_DEFENCE, ChichenPosition, own_strengths
from . import creature_roll, damage, outcome, roll_step, sides


def begin(p: ChichenPosition) -> None:
    """CI-8.1: the combat at the end of the venture happens next."""
    p.venture.plan = names.USUAL_PHASES
    p.venture.phase = -1
    p.push(NEXT_PHASE)
    for side in (names.SECOND, names.FIRST):
        if hooks.fighting(p, side, COMBAT_START):
            p.push(StartOffers(side))
    if p.venture.creature >= 0:
        p.push(REVEAL_CREATURE)
    for side in (names.SECOND, names.FIRST):
        if hooks.fighting(p, side, BEFORE_COMBAT):
            p.push(BeforeCombat(side))


class BeforeCombat(Task[ChichenPosition]):
    """CI-8.1 (2): units that join, attacker before defender."""

    id = "BeforeCombat"
    rule = "CI-8.1"
    side: int

    def __init__(self, side: int) -> None:
        self.side = side

    def run(self, p: ChichenPosition) -> None:
        for card in hooks.fighting(p, self.side, BEFORE_COMBAT):
            card.before_combat(p, self.side)


class StartOffers(Task[ChichenPosition]):
    """CI-8.1 (4): what is decided before the phases."""

    id = "StartOffers"
    rule = "CI-8.1"
    side: int

    def __init__(self, side: int) -> None:
        self.side = side

    def run(self, p: ChichenPosition) -> None:
        offers.ask_side(p, COMBAT_START, self.side, self.side)


class RevealCreature(Task[ChichenPosition]):
    """CI-8.1 (3), CI-9.1: its strength, and so many hearts."""

    id = "RevealCreature"
    rule = "CI-9.1"

    def run(self, p: ChichenPosition) -> None:
        v = p.venture
        if v.kind != CITY_DEFENCE:
            if not p.strengths[v.creature].decided(v.at):
                p.push(REVEAL_CREATURE)
                p.push(scouts.DecideStrength(v.at))
                return
            markers = own_strengths(p, v.creature)
            reveal(p, markers, v.at, EVERYBODY)
            v.strength = markers.at(v.at)
            p.emit(events.MET, v.seat, v.at, v.creature, v.strength)
        v.hearts = hooks.hearts(p, v.strength)
        if v.hearts != v.strength:
            card_events.emit_side(p, names.FIRST, HEARTS)
        if creature_roll.ability(p) == names.MELEE_ONLY:
            v.banned |= names.DISTANT_PHASES


class NextPhase(Task[ChichenPosition]):
    """CI-8.2, CI-8.4: the next phase that takes place, or the outcome."""

    id = "NextPhase"
    rule = "CI-8.2"

    def run(self, p: ChichenPosition) -> None:
        v = p.venture
        if v.phase < 0:
            tell_forces(p)
        v.first_works = hooks.works(p, names.FIRST)
        v.second_works = hooks.works(p, names.SECOND)
        planned = 0 if sides.over(p) else v.plan & ~v.banned
        v.phase += 1
        while v.phase < names.PHASES:
            if planned >> v.phase & 1:
                if not roll_step.nobody_rolls(p):
                    break
                p.emit(events.PHASE, v.phase)
            v.phase += 1
        if v.phase >= names.PHASES:
            v.phase = -1
            outcome.OUTCOME.run(p)
            return
        for side in (names.FIRST, names.SECOND):
            v.hits[side] = 0
            v.used[side] = 0
        v.sure = 0
        v.shields = 0
        v.coins = 0
        p.emit(events.PHASE, v.phase)
        p.push(NEXT_PHASE)
        p.push(damage.END_PHASE)
        p.push(roll_step.SECOND_ROLLS)
        roll_step.FIRST_ROLLS.run(p)


def tell_forces(p: ChichenPosition) -> None:
    """How many fight on each side, before the first roll."""
    if p.event_log is not None:
        for side in (names.FIRST, names.SECOND):
            if hooks.seat_of(p, side) >= 0:
                number, group = sides.warriors(p, side), hooks.heroes_of(p, side)
                p.emit(events.FORCES, hooks.seat_of(p, side), number, group)


NEXT_PHASE: Final = NextPhase()
REVEAL_CREATURE: Final = RevealCreature()
