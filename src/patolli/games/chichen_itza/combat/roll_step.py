"""A player's roll (CI-8.3): the number of dice, the roll window, and follow-up dice."""

from __future__ import annotations

from typing import Final

from .. import names
from ..cards import card_events, hooks
from ..cards.card import DICE, FOE_DICE, SILENCE, WINDOW
from ..position import ChichenPosition
from ..step_bases import SideTask
from . import creature_roll, dice, magic_phase, roll_window, sides


class RollStep(SideTask):
    """CI-8.3, CI-9.2: the roll of one side, which is a player or the creature."""

    id = "RollStep"
    rule = "CI-8.3"

    def run(self, p: ChichenPosition) -> None:
        combat = p.combat
        combat.side = self.side
        combat.dice = []
        combat.dice_thrown = 0
        combat.spell = names.NOTHING
        if hooks.silenced(p, self.side):
            card_events.emit_side(p, 1 - self.side, SILENCE)
            return
        if self.side == names.SECOND and combat.creature >= 0:
            creature_roll.begin(p)
            return
        if names.MEANS[combat.phase] == names.BY_MAGIC:
            if magic_phase.is_asked(p, self.side):
                p.then(magic_phase.CHOOSE_CARDS[self.side], roll_window.AFTER_ROLL[self.side])
                return
        else:
            combat.dice_thrown = number_of_dice(p, self.side)
            if combat.dice_thrown > 0:
                p.push(roll_window.AFTER_ROLL[self.side])
                dice.throw(p, combat.dice_thrown)
                return
        roll_window.after_roll(p, self.side)


def nobody_rolls(p: ChichenPosition) -> bool:
    """Returns whether neither side has anything to roll in this phase."""
    return not may_roll(p, names.FIRST) and not may_roll(p, names.SECOND)


def may_roll(p: ChichenPosition, side: int) -> bool:
    combat = p.combat
    means = names.MEANS[combat.phase]
    if means == names.BY_MELEE:
        return True
    if side == names.SECOND and combat.creature >= 0:
        return creature_roll.symbol(p) >= 0
    if hooks.cards_of_side(p, side, WINDOW):
        return True
    if means == names.BY_MAGIC:
        return magic_phase.is_asked(p, side)
    return p.tables.attacks[p.seats[hooks.seat_of(p, side)].gears[names.RANGED_GEAR]] > 0


def number_of_dice(p: ChichenPosition, side: int) -> int:
    """CI-8.13 to CI-8.15: returns the number of dice: one for each ranged attack or unit, and one for a
    scout.
    """
    if names.MEANS[p.combat.phase] == names.BY_RANGED:
        attacks = p.tables.attacks[p.seats[hooks.seat_of(p, side)].gears[names.RANGED_GEAR]]
        if attacks == 0:
            return 0
        return changed_by_cards(p, side, attacks + sides.scout(p, side))
    return changed_by_cards(p, side, sides.size(p, side) + sides.scout(p, side))


def changed_by_cards(p: ChichenPosition, side: int, usual: int) -> int:
    number = hooks.dice(p, side, usual)
    if names.MEANS[p.combat.phase] == names.BY_MELEE:
        card_events.emit_side(p, side, DICE)
        card_events.emit_side(p, 1 - side, FOE_DICE)
    return number


FIRST_ROLLS: Final = RollStep(names.FIRST)
SECOND_ROLLS: Final = RollStep(names.SECOND)
