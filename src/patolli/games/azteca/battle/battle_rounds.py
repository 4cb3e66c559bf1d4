"""The rounds of a battle (AZ-12.35 to AZ-12.38): rolling the dice of each side, and capturing units."""

from __future__ import annotations

from typing import Final

from ....kernel.agenda import Task
from .. import names
from ..common import dice
from ..position import AztecaPosition
from . import losses, retreat, strength


class Round(Task[AztecaPosition]):
    """AZ-12.35: the stronger side rolls yellow dice and the weaker side red dice. Sides of equal strength
    both roll red dice.
    """

    id = "Round"
    rule = "AZ-12.35"

    def run(self, p: AztecaPosition) -> None:
        b = p.current_battle
        if b.ended:
            return
        attacking, defending = strength.value(p, names.ATTACKER), strength.value(p, names.DEFENDER)
        each = p.tables.land_dice
        first = names.STRONGER_DIE if attacking > defending else names.WEAKER_DIE
        second = names.STRONGER_DIE if defending > attacking else names.WEAKER_DIE
        p.push(CAPTURES)
        dice.throw(p, [first] * each + [second] * each, names.FOR_BATTLE, b.attacker)


class Captures(Task[AztecaPosition]):
    """AZ-12.36: each spear captures one enemy unit. Both sides' captures happen at the same time, and surplus
    spears have no effect.
    """

    id = "Captures"
    rule = "AZ-12.36"

    def run(self, p: AztecaPosition) -> None:
        b = p.current_battle
        each = p.tables.land_dice
        by_attacker = min(dice.spears(p, 0, each), sum(strength.units(p, names.DEFENDER)))
        by_defender = min(dice.spears(p, each, each), sum(strength.units(p, names.ATTACKER)))
        b.prisoners[names.ATTACKER] += by_attacker
        b.prisoners[names.DEFENDER] += by_defender
        b.due[names.ATTACKER] = by_defender
        b.due[names.DEFENDER] = by_attacker
        if by_attacker + by_defender == 0 and not p.tables.blank_round_ends:
            p.push(ROUND)
            return
        p.then(losses.LOSSES, AFTER_ROUND)


class AfterRound(Task[AztecaPosition]):
    """AZ-12.37, AZ-12.38: ends the battle if a side has no units left. Otherwise, asks both sides whether to
    retreat before the next round.
    """

    id = "AfterRound"
    rule = "AZ-12.38"

    def run(self, p: AztecaPosition) -> None:
        if not losses.end_if_beaten(p):
            p.then(retreat.AskRetreat(names.ATTACKER), retreat.AskRetreat(names.DEFENDER), ROUND)


ROUND: Final = Round()
CAPTURES: Final = Captures()
AFTER_ROUND: Final = AfterRound()
