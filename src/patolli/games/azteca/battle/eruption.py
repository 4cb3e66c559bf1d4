"""Eruption (AZ-16.12), which costs each side one unit."""

from __future__ import annotations

from typing import Final

from ....kernel.agenda import Task
from .. import names
from ..position import AztecaPosition
from . import losses, strength


class Erupt(Task[AztecaPosition]):
    """AZ-16.12: each side loses a unit to the supply, chosen by its leading player. No prisoners are
    taken.
    """

    id = "Erupt"
    rule = "AZ-16.12"

    def run(self, p: AztecaPosition) -> None:
        b = p.current_battle
        if b.eruptions == 0:
            return
        b.eruptions -= 1
        p.then(AFTER_ERUPTION, ERUPT)
        for side in (names.DEFENDER, names.ATTACKER):
            p.push(LoseToEruption(side))


class LoseToEruption(Task[AztecaPosition]):
    id = "BuryOne"
    rule = "AZ-16.12"
    side: int

    def __init__(self, side: int) -> None:
        self.side = side

    def run(self, p: AztecaPosition) -> None:
        if p.current_battle.ended or strength.beaten(p, self.side):
            return
        if strength.principal(p, self.side) == names.NOBODY:
            losses.lose_neutral(p)
        else:
            p.push(losses.Lose(self.side, losses.PRINCIPAL, losses.BY_ERUPTION))


class AfterEruption(Task[AztecaPosition]):
    """AZ-16.12: a side left without units has lost, but the other side gains no experience."""

    id = "AfterLava"
    rule = "AZ-16.12"

    def run(self, p: AztecaPosition) -> None:
        if not p.current_battle.ended and losses.end_if_beaten(p):
            p.current_battle.no_experience = 1


ERUPT: Final = Erupt()
AFTER_ERUPTION: Final = AfterEruption()
