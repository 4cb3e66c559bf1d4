"""The combat of a group."""

from __future__ import annotations

from typing import ClassVar

from ....kernel.native import i64
from .. import names


class Combat:
    """The combat of a group. The group is the first side, which rolls first."""

    id: ClassVar[str] = "Combat"

    foe: int  # the other player, or -1 against a creature
    creature: int  # -1: none
    strength: int
    hearts: int
    ability_ignored: int  # the heroes because of whom the creature's ability is ignored, as bits
    planned: i64  # the phases that take place, as bits
    banned: i64  # the phases that do not take place, even if they are planned, as bits
    phase: int  # -1 before the first phase
    first_hooks: i64  # the hooks that cards of the first side use in this phase, as bits
    second_hooks: i64
    side: int  # the side that is in its roll step
    spell: int  # the spell chosen for the magic phase, or -1 for none
    dice_left: int  # the dice that are still to be rolled in this throw
    dice_thrown: int  # the number of dice that this side has rolled in this phase
    hits: list[int]  # each side's hits in this phase
    sure_damage: int  # additional lost hearts that the creature cannot cancel
    creature_shields: int  # the damage that the creature cancels in this phase
    coins_taken: int  # the coins that the creature takes in this phase
    damage: list[int]  # the damage to each side that has not been dealt yet
    used_in_phase: list[int]  # the effects that each side has used in this phase, as bits
    used_in_combat: list[int]  # the effects that each side has used in this combat, as bits
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
