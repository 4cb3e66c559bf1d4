"""A combat fought by a group."""

from __future__ import annotations

from typing import ClassVar

from ....kernel.native import i64
from .. import names


class Combat:
    """A combat fought by a group. The group is the first side, which rolls first."""

    id: ClassVar[str] = "Combat"

    foe: int  # the opposing player, or -1 if the opponent is a creature
    creature: int  # -1: none
    strength: int
    hearts: int
    ability_ignored: int  # a bit mask of the heroes who cause the creature's ability to be ignored
    planned: i64  # a bit mask of the phases of the combat
    banned: i64  # a bit mask of the phases that have been cancelled
    phase: int  # -1 before the first phase
    first_hooks: i64  # a bit mask of the hooks that cards of the first side use in this phase
    second_hooks: i64
    side: int  # the side whose roll is being carried out
    spell: int  # the spell chosen for the magic phase, or -1 for none
    dice_left: int  # the number of dice in this throw that have not been rolled yet
    dice_thrown: int  # the number of dice that the rolling side has rolled in this phase
    hits: list[int]  # each side's hits in this phase
    sure_damage: int  # the number of lost hearts that are not hits and cannot be cancelled
    creature_shields: int  # the number of hits that the creature cancels in this phase
    coins_taken: int  # the number of coins that the creature takes in this phase
    damage: list[int]  # the damage to each side that has not been applied yet
    used_in_phase: list[int]  # bit masks of the effects that each side has used in this phase
    used_in_combat: list[int]  # bit masks of the effects that each side has used in this combat
    dice: list[int]  # the faces of the rolling side's dice

    def copy(self) -> Combat:
        new = Combat()
        new.foe = self.foe
        new.creature = self.creature
        new.strength = self.strength
        new.hearts = self.hearts
        new.ability_ignored = self.ability_ignored
        new.planned = self.planned
        new.banned = self.banned
        new.phase = self.phase
        new.first_hooks = self.first_hooks
        new.second_hooks = self.second_hooks
        new.side = self.side
        new.spell = self.spell
        new.dice_left = self.dice_left
        new.dice_thrown = self.dice_thrown
        new.hits = self.hits[:]
        new.sure_damage = self.sure_damage
        new.creature_shields = self.creature_shields
        new.coins_taken = self.coins_taken
        new.damage = self.damage[:]
        new.used_in_phase = self.used_in_phase[:]
        new.used_in_combat = self.used_in_combat[:]
        new.dice = self.dice[:]
        return new


def new_combat() -> Combat:
    new = Combat()
    new.foe = names.NOBODY
    new.creature = names.NOTHING
    new.strength = 0
    new.hearts = 0
    new.ability_ignored = 0
    new.planned = 0
    new.banned = 0
    new.phase = -1
    new.first_hooks = 0
    new.second_hooks = 0
    new.side = names.FIRST
    new.spell = names.NOTHING
    new.dice_left = 0
    new.dice_thrown = 0
    new.hits = [0, 0]
    new.sure_damage = 0
    new.creature_shields = 0
    new.coins_taken = 0
    new.damage = [0, 0]
    new.used_in_phase = [0, 0]
    new.used_in_combat = [0, 0]
    new.dice = []
    return new
