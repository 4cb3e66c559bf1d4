"""The creature's roll (CI-9.2, CI-9.3, CI-19)."""

from __future__ import annotations

from typing import Final

from ....kernel.agenda import Task
from ....kernel.seats import EVERYBODY
from .. import events, moves, names
from ..cards import card_events, hooks, offers
from ..cards.card import CREATURE_ROLLED, DIE
from ..components.tables import Components
from ..position import Chance, ChichenPosition
from ..state.group import CITY_DEFENCE
from . import dice


def symbol(p: ChichenPosition) -> int:
    """CI-9.3: returns the symbol that hits in this phase, or -1 if the creature does not fight in it."""
    return symbol_in(p.tables, p.combat.creature, p.combat.phase)


def symbol_in(c: Components, creature: int, phase: int) -> int:
    return c.symbols[creature][names.MEANS[phase]]


def begin(p: ChichenPosition) -> None:
    if symbol(p) >= 0:
        p.push(CREATURE_ROLL)


def usual_die(p: ChichenPosition) -> int:
    """CI-3.3, CI-13.2: returns 1 if the dark die is used, otherwise 0."""
    in_city = p.group.kind == CITY_DEFENCE
    return p.tables.city_dark[p.round - 1] if in_city else int(is_dark_round(p.tables, p.round))


def is_dark_round(c: Components, number: int) -> bool:
    """CI-3.3: returns whether this is one of the later rounds, which are played at night."""
    return number > c.light_rounds


def dark(p: ChichenPosition) -> int:
    return hooks.dark(p, usual_die(p))


def ability(p: ChichenPosition) -> int:
    """Returns the creature's ability, or NO_ABILITY if a hero in the group ignores it."""
    combat = p.combat
    return names.NO_ABILITY if combat.ability_ignored & p.group.heroes else p.tables.ability[combat.creature]


def most_cancelled(p: ChichenPosition) -> int:
    """CI-C4: returns the maximum number of hits that the creature can cancel in this phase; 0 if it does not
    roll.
    """
    if ability(p) != names.SHIELDS_ITSELF or symbol(p) < 0 or hooks.silenced(p, names.SECOND):
        return 0
    return max([face[names.SHIELD] for face in p.tables.dice[p.combat.creature][dark(p)]])


class CreatureRoll(Chance):
    """CI-9.2: rolls one die for the creature, which involves no choices."""

    id = "CreatureRoll"
    rule = "CI-9.2"

    def candidates(self, p: ChichenPosition, seat: int) -> list[int]:
        return dice.ROLLS

    def take(self, p: ChichenPosition, seat: int, move: int) -> None:
        combat = p.combat
        face = move - moves.ROLL
        combat.dice = [face]
        if p.event_log is not None:
            if dark(p) != usual_die(p):
                card_events.emit_side(p, names.FIRST, DIE)
            all_of_it = shown(p)
            means = symbol(p)
            hits, shields, coins = all_of_it[means], all_of_it[names.SHIELD], all_of_it[names.COIN]
            total = combat.hits[names.SECOND] + hits
            numbers = [combat.creature, face, hits, shields, coins, means, total]
            p.event_log.add(events.CREATURE_ROLLED, numbers, EVERYBODY)
        p.push(CREATURE_RESULT)
        offers.ask_side(p, CREATURE_ROLLED, names.FIRST, face)


def shown(p: ChichenPosition) -> list[int]:
    """Returns how many times each symbol appears on the rolled face of the creature's die."""
    combat = p.combat
    return p.tables.dice[combat.creature][dark(p)][combat.dice[0] - 1]


class CreatureResult(Task[ChichenPosition]):
    """CI-9.3, CI-C1 to CI-C7: applies the rolled face once all rerolls are done."""

    id = "CreatureResult"
    rule = "CI-9.3"

    def run(self, p: ChichenPosition) -> None:
        combat = p.combat
        face = shown(p)
        hits = face[symbol(p)]
        combat.hits[names.SECOND] += hits
        special = ability(p)
        if special == names.SHIELDS_ITSELF:
            combat.creature_shields += face[names.SHIELD]
        elif special == names.TAKES_COINS:
            combat.coins_taken += face[names.COIN]
        elif special == names.ROLLS_ON and hits > 0:
            p.push(CREATURE_ROLL)


CREATURE_ROLL: Final = CreatureRoll()
CREATURE_RESULT: Final = CreatureResult()
