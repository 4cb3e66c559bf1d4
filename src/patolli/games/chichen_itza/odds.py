"""The possible outcomes of a combat (CI-8, CI-9, CI-13), and the decisions that both sides are assumed to
make.

Both sides are assumed to fight to win: they cast as many spells as they can, and they use luck if it decides
the combat. This module contains no rules.
"""

from __future__ import annotations

from typing import Any, Final

from ...kernel.agenda import Step
from ...kernel.events import Event
from ...kernel.stakes import BAD, GOOD, MIXED, UNDECIDED, Stakes, pending
from ...kernel.vocabulary import STOP
from . import combat_policy, events, moves, names
from .board import units, unseen
from .cards import hooks
from .cards.card import EXTRA_HITS, FOLLOW, WINDOW
from .combat import city_attack, dice, phases
from .movement import march, way
from .position import ChichenPosition
from .state.group import CITY_DEFENCE, NO_GROUP

CREATURE: Final = ["beaten", "fled", "last-blow", "thrown-back", "wiped-out"]
CREATURE_VALUES: Final = [GOOD, GOOD, MIXED, BAD, BAD]
CREATURE_EVENTS: Final = [
    events.DEFEATED,
    events.FLED,
    events.LAST_BLOW,
    events.REPELLED,
    events.FELL_TO_CREATURE,
]
ATTACK: Final = ["taken", "both-fell", "thrown-back", "wiped-out"]
ATTACK_VALUES: Final = [GOOD, MIXED, BAD, BAD]
ATTACK_EVENTS: Final = [events.DEFENDER_FELL, events.BOTH_FELL, events.WITHDREW, events.WIPED_OUT]
DEFENCE: Final = ["attackers-fell", "attackers-back", "both-fell", "tile-lost"]
DEFENCE_VALUES: Final = [GOOD, GOOD, MIXED, BAD]
DEFENCE_EVENTS: Final = [events.WIPED_OUT, events.WITHDREW, events.BOTH_FELL, events.DEFENDER_FELL]
CITY: Final = ["city-held", "city-lost", "city-lost"]
CITY_EVENTS: Final = [events.CITY_HELD, events.CITY_LOST, events.CITY_EMPTY]
CITY_ATTACK: Final = "city-attack"
LOSSES: Final = ["warriors-lost", "heroes-lost"]
TILE_TAKEN: Final = "tile-taken"
TILE_KEPT: Final = "tile-kept"
CITY_KEPT: Final = "city-kept"
OWN_LUCK: Final = "own-luck"
FOE_LUCK: Final = "foe-luck"
UNKNOWN_STRENGTH: Final = "unknown-strength"
NAMES: Final = [*CREATURE, *ATTACK, *DEFENCE, *CITY, *LOSSES, CITY_ATTACK]
"""All names used in odds that need a message in every language."""


class CombatStakes(Stakes[ChichenPosition]):
    """A combat of this seat. `kinds` lists the events that end the combat, in the order of the outcomes."""

    seat: int
    base: int
    kinds: list[int]
    aim: str
    luck: list[str]
    """The assumptions: the luck that is spent, and whether the strength of a creature is unknown."""

    def __init__(
        self,
        seat: int,
        base: int,
        outcomes: list[str],
        values: list[int],
        kinds: list[int],
        aim: str,
        luck: list[str],
    ) -> None:
        self.seat = seat
        self.aim = aim
        self.luck = luck
        self.base = base
        self.outcomes = outcomes
        self.values = values
        self.kinds = kinds
        self.counts = LOSSES
        self.events = [*kinds, events.WARRIORS_LOST, events.HERO_LOST]

    def outcome(self, p: ChichenPosition, happened: list[Event]) -> int:
        for event in happened:
            if event.kind in self.kinds:
                return min(self.kinds.index(event.kind), len(self.outcomes) - 1)
        return UNDECIDED

    def count(self, happened: list[Event], number: int) -> int:
        found = 0
        for event in happened:
            if event.numbers[0] != self.seat:
                continue
            if number == 0 and event.kind == events.WARRIORS_LOST:
                found += event.numbers[1]
            elif number == 1 and event.kind == events.HERO_LOST:
                found += 1
        return found

    def goal(self) -> str:
        return self.aim

    def assumptions(self) -> list[str]:
        return self.luck

    def choose(self, p: ChichenPosition, seat: int) -> int:
        return combat_policy.choose(p, seat)

    def key(self, p: ChichenPosition) -> tuple[object, ...] | None:
        combat = p.combat
        group = p.group
        found: list[object] = [
            pending(p, self.base),
            combat.phase,
            combat.side,
            combat.spell,
            combat.dice_left,
            combat.dice_thrown,
            combat.strength,
            combat.hearts,
            combat.sure_damage,
            combat.creature_shields,
            combat.coins_taken,
            combat.planned,
            combat.banned,
            combat.ability_ignored,
            *combat.hits,
            *combat.damage,
            *combat.used_in_phase,
            *combat.used_in_combat,
            group.warriors,
            group.heroes,
            group.kind,
        ]
        for seat in (group.seat, combat.foe):
            if seat >= 0:
                player = p.seats[seat]
                found.extend((player.luck, player.shields, player.idols, player.coins, player.reserve))
                found.extend((player.city, player.used, p.hands[seat].size, *p.hands[seat].cards))
                found.extend(player.heroes)
        if combat.foe >= 0:
            found.append(p.warriors[group.at])
        if combat.dice:
            found.extend(faces_that_matter(p))
        return tuple(found)


def faces_that_matter(p: ChichenPosition) -> list[int]:
    """Returns the rolled faces or, once the single faces no longer matter, only the number of hits."""
    side = p.combat.side
    shown = sorted(p.combat.dice)
    if p.combat.phase < 0 or (side == names.SECOND and p.combat.creature >= 0):
        return shown
    for hook in (WINDOW, FOLLOW, EXTRA_HITS):
        if hooks.cards_of_side(p, side, hook):
            return shown
    return [-len(shown), dice.hits(p, dice.hitting(p, side))]


def stakes(p: ChichenPosition, seat: int, move: int) -> CombatStakes | None:
    """Returns the stakes of moves that begin a combat, and of all choices during a combat."""
    due = p.due()
    if isinstance(due, march.ChooseEnd | way.TakeStep):
        return of_attack(p, seat, end_of_march(p, move))
    return None if p.group.kind == NO_GROUP else of_combat(p, seat)


def end_of_march(p: ChichenPosition, move: int) -> int:
    """Returns the place at which this move ends the movement.

    For other moves, returns the city, where no combat is possible.
    """
    if move == STOP:
        return p.group.at
    return move - moves.GO if moves.GO <= move <= moves.GO + names.CITY else names.CITY


def of_attack(p: ChichenPosition, seat: int, place: int) -> CombatStakes | None:
    base = len(p.agenda) - 1
    if place == names.CITY:
        return None
    if p.creatures[place] >= 0:
        found = against_creature(p, seat, base)
        if is_strength_unknown(p, seat, place):
            found.luck = [UNKNOWN_STRENGTH, *found.luck]
        return found
    owner = units.owner(p, place)
    return None if owner in (names.NOBODY, seat) else against_player(p, seat, base, owner)


def is_strength_unknown(p: ChichenPosition, seat: int, place: int) -> bool:
    """CI-2.10: returns whether the creature here may have several strengths, as far as this seat knows. The
    odds are then a mean over these strengths.
    """
    creature = p.creatures[place]
    return not p.strengths[creature].known_to(place, seat) and len(set(unseen.strengths(p, creature))) > 1


def against_creature(p: ChichenPosition, seat: int, base: int) -> CombatStakes:
    luck = luck_spent(p, seat, names.NOBODY)
    return CombatStakes(seat, base, CREATURE, CREATURE_VALUES, CREATURE_EVENTS, TILE_TAKEN, luck)


def against_player(p: ChichenPosition, seat: int, base: int, foe: int) -> CombatStakes:
    luck = luck_spent(p, seat, foe)
    return CombatStakes(seat, base, ATTACK, ATTACK_VALUES, ATTACK_EVENTS, TILE_TAKEN, luck)


def luck_spent(p: ChichenPosition, seat: int, foe: int) -> list[str]:
    """CI-8.8: returns the assumptions that are made about each side's use of luck."""
    found: list[str] = []
    if p.seats[seat].luck > 0:
        found.append(OWN_LUCK)
    if foe >= 0 and p.seats[foe].luck > 0:
        found.append(FOE_LUCK)
    return found


def of_combat(p: ChichenPosition, seat: int) -> CombatStakes | None:
    base = bottom(p.agenda)
    if base < 0:
        return None
    if p.group.kind == CITY_DEFENCE:
        return of_city(p, seat, base) if seat == p.group.seat else None
    if p.combat.creature >= 0:
        return against_creature(p, seat, base) if seat == p.group.seat else None
    if seat == p.group.seat:
        return against_player(p, seat, base, p.combat.foe)
    if seat == p.combat.foe:
        luck = luck_spent(p, seat, p.group.seat)
        return CombatStakes(seat, base, DEFENCE, DEFENCE_VALUES, DEFENCE_EVENTS, TILE_KEPT, luck)
    return None


def bottom(agenda: list[Step[ChichenPosition]]) -> int:
    """Returns the index of the combat's first step in the agenda, or -1 if there is no combat or it has been
    decided.
    """
    for i in range(len(agenda)):
        if isinstance(agenda[i], phases.NextPhase | city_attack.Muster):
            return i
    return -1


def of_city(p: ChichenPosition, seat: int, base: int) -> CombatStakes:
    """CI-13: returns the stakes of defending the city, which is also lost if it has no defenders."""
    luck = luck_spent(p, seat, names.NOBODY)
    return CombatStakes(seat, base, CITY[:2], [GOOD, BAD], CITY_EVENTS, CITY_KEPT, luck)


def open_stakes(p: ChichenPosition, seat: int) -> dict[str, tuple[Stakes[Any], ChichenPosition]]:
    """CI-13.1: returns the stakes of the next attack on the city for its defender, the player with the lowest
    favor.
    """
    if p.round == 0 or not p.agenda or p.city_cards == 0 or p.favor[0] != seat or p.group.kind != NO_GROUP:
        return {}
    return {CITY_ATTACK: (of_city(p, seat, 0), city_defence(p))}


def city_defence(p: ChichenPosition) -> ChichenPosition:
    """Returns the position in which the attack at the end of this round begins now (CI-13.1)."""
    attacked = p.copy()
    attacked.agenda = [city_attack.ATTACK_CITY]
    attacked.drafts = []
    attacked.forget()
    return attacked
