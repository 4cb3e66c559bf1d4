"""The defender's terrain roll (AZ-12.34)."""

from __future__ import annotations

from typing import Final

from ....kernel.agenda import Task
from .. import events, names
from ..common import board, dice
from ..position import AztecaPosition
from . import losses, strength


class Terrain(Task[AztecaPosition]):
    """AZ-12.34: if the attack crosses difficult terrain, the defender rolls before the first round."""

    id = "Terrain"
    rule = "AZ-12.34"

    def run(self, p: AztecaPosition) -> None:
        b = p.current_battle
        terrain = board.border(p, b.border, b.area)
        if b.ended or terrain not in DEFENSIVE:
            return
        if terrain == names.DIKE and p.people[b.attacker] == names.AZTECS:
            return
        p.push(TERRAIN_RESULT)
        roller = b.attacker if b.defender == names.NOBODY else b.defender
        dice.throw(p, [names.YELLOW] * p.tables.terrain_dice, names.FOR_TERRAIN, roller)


class TerrainResult(Task[AztecaPosition]):
    """AZ-12.44: the defender scores prisoners taken with this roll even in defeat."""

    id = "TerrainResult"
    rule = "AZ-12.34"

    def run(self, p: AztecaPosition) -> None:
        b = p.current_battle
        caught = min(dice.spears(p, 0, p.tables.terrain_dice), sum(strength.units(p, names.ATTACKER)))
        if caught > 0:
            b.sure_prisoners += caught
            p.emit(events.TERRAIN_SPEAR, b.defender)
            b.due[names.ATTACKER] = caught
            p.then(losses.LOSSES, CHECK_BEATEN)


class CheckBeaten(Task[AztecaPosition]):
    id = "Judge"
    rule = "AZ-12.34"

    def run(self, p: AztecaPosition) -> None:
        losses.end_if_beaten(p)


DEFENSIVE: Final = (names.MOUNTAIN, names.SWAMP, names.CHINAMPAS, names.DIKE)
TERRAIN: Final = Terrain()
TERRAIN_RESULT: Final = TerrainResult()
CHECK_BEATEN: Final = CheckBeaten()
