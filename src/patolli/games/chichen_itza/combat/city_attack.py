"""The attack on Chichén Itzá (CI-13)."""

from __future__ import annotations

from typing import Final

from ....kernel.agenda import Task
from .. import events, moves, names, reasons
from ..board import units
from ..cards import hooks
from ..position import Ask, Chance, ChichenPosition, set_group
from ..state.group import CITY_DEFENCE, NO_GROUP
from . import outcome, phases


class AttackCity(Chance):
    """CI-13.1: draws the top card of the attack deck, whose order is secret (CI-22.7)."""

    id = "AttackCity"
    rule = "CI-13.1"

    def candidates(self, p: ChichenPosition, seat: int) -> list[int]:
        return [moves.ATTACK + creature for creature in units.bits(p.city_cards)]

    def take(self, p: ChichenPosition, seat: int, move: int) -> None:
        creature = move - moves.ATTACK
        p.city_cards &= ~(1 << creature)
        defender = p.favor[0]
        set_group(p, CITY_DEFENCE, defender)
        p.combat.creature = creature
        p.combat.strength = p.tables.city_strength[p.round - 1]
        p.emit(events.CITY_ATTACKED, defender, creature, p.combat.strength, p.round)
        player = p.seats[defender]
        here = hooks.heroes_at(player, names.CITY)
        if player.city + units.COUNT[here] == 0:  # CI-13.5
            p.attacks.append(outcome.attack(defender, creature, False))
            p.emit(events.CITY_EMPTY, defender, creature, p.tables.points_of_lost_city)
            set_group(p, NO_GROUP, names.NOBODY)
            return
        p.push(MUSTER)
        if player.city + units.COUNT[here] > p.tables.city_defenders:
            for hero in range(names.HERO_TYPES - 1, -1, -1):
                if here >> hero & 1:
                    p.push(ChooseDefender(hero))
        else:
            p.group.heroes = here


class ChooseDefender(Ask):
    """CI-D27: the choice of whether this hero fights. It is needed only if not all heroes can fight."""

    id = "ChooseDefender"
    rule = "CI-D27"
    number_names = ("hero", "creature", "strength")
    hero: int

    def __init__(self, hero: int) -> None:
        self.hero = hero

    def who(self, p: ChichenPosition) -> int:
        return p.group.seat

    def candidates(self, p: ChichenPosition, seat: int) -> list[int]:
        return [moves.WITH + self.hero, moves.WITHOUT + self.hero]

    def illegal_reason(self, p: ChichenPosition, seat: int, move: int) -> int:
        """CI-13.3: rejects the choice of a hero beyond the limit of defenders, and the omission of a hero who
        is needed to reach that limit.
        """
        group = p.group
        most = p.tables.city_defenders
        if move == moves.WITH + self.hero:
            return reasons.GROUP_TOO_LARGE if units.COUNT[group.heroes] >= most else 0
        later = hooks.heroes_at(p.seats[seat], names.CITY) & ~((2 << self.hero) - 1)
        left = units.COUNT[group.heroes] + units.COUNT[later] + p.seats[seat].city
        return reasons.MUST_USE_ALL if left < most else 0

    def explain_absent(self, p: ChichenPosition, seat: int, move: int) -> int:
        if not moves.WITH <= move < moves.WITHOUT + names.HERO_TYPES:
            return self.idol_reason(move)
        hero = (move - moves.WITH) % names.HERO_TYPES
        there = hooks.heroes_at(p.seats[seat], names.CITY) >> hero & 1
        return reasons.OTHER_HERO_ASKED if there else reasons.HERO_NOT_THERE

    def take(self, p: ChichenPosition, seat: int, move: int) -> None:
        if move == moves.WITH + self.hero:
            p.group.heroes |= 1 << self.hero

    def numbers(self, p: ChichenPosition, seat: int) -> list[int]:
        return [self.hero, p.combat.creature, p.combat.strength]

    def reason_numbers(self, p: ChichenPosition, seat: int, move: int, reason: int) -> list[int]:
        return [p.tables.city_defenders] if reason == reasons.GROUP_TOO_LARGE else []


class Muster(Task[ChichenPosition]):
    """CI-13.3: forms the group of the chosen heroes and adds warriors up to the limit."""

    id = "Muster"
    rule = "CI-13.3"

    def run(self, p: ChichenPosition) -> None:
        group = p.group
        player = p.seats[group.seat]
        group.warriors = min(player.city, p.tables.city_defenders - units.COUNT[group.heroes])
        player.city -= group.warriors
        for hero in units.bits(group.heroes):
            units.put_hero(p, group.seat, hero, names.MARCHING)
        phases.begin(p)


ATTACK_CITY: Final = AttackCity()
MUSTER: Final = Muster()
