"""Red god cards on phases, opponents and movement (CI-G41 to CI-G46, CI-G49 to CI-G51, CI-G53, CI-G59,
CI-G60).
"""

from __future__ import annotations

from typing import Final

from .. import names
from ..cards.card import ANY_CARD, COMBAT_START, CREATURE_ROLLED, DENY_SHIELDS, FOE_FACES, GATHER, Card
from ..cards.registry import add
from ..combat import creature_roll, dice
from ..position import ChichenPosition

MAGIC: Final = 1 << names.MAGIC_1 | 1 << names.MAGIC_2
RANGED: Final = 1 << names.RANGED_1 | 1 << names.RANGED_2


class Without(Card):
    """CI-G41, CI-G42, CI-G44: cancel certain phases."""

    phases: int

    def __init__(self, card_id: str, phases: int) -> None:
        super().__init__(card_id, [COMBAT_START])
        self.phases = phases

    def can_use(self, p: ChichenPosition, seat: int, number: int) -> bool:
        """Phases that have already been cancelled do not count."""
        return p.combat.planned & self.phases & ~p.combat.banned != 0

    def use(self, p: ChichenPosition, seat: int, number: int) -> None:
        p.combat.banned |= self.phases


class OneMore(Card):
    """CI-G43, CI-G45, CI-G46: add another phase of a certain kind, unless the combat has no phase of that
    kind.
    """

    phase: int

    def __init__(self, card_id: str, phase: int) -> None:
        super().__init__(card_id, [COMBAT_START])
        self.phase = phase

    def can_use(self, p: ChichenPosition, seat: int, number: int) -> bool:
        return not (p.combat.planned | p.combat.banned) >> self.phase & 1

    def use(self, p: ChichenPosition, seat: int, number: int) -> None:
        p.combat.planned |= 1 << self.phase


class Hex(Card):
    """CI-G49: the faces of the opponent's magic dice count as one higher."""

    def foe_faces(self, p: ChichenPosition, side: int, faces: int) -> int:
        if names.MEANS[p.combat.phase] != names.BY_MAGIC:
            return faces
        return faces >> self.printed(p) & ~1


class CreatureRetry(Card):
    """CI-G51: the owner may reroll the creature's die once per phase."""

    def can_use(self, p: ChichenPosition, seat: int, number: int) -> bool:
        return not p.combat.used_in_phase[names.FIRST] & dice.USED_CREATURE_DIE

    def use(self, p: ChichenPosition, seat: int, number: int) -> None:
        p.combat.used_in_phase[names.FIRST] |= dice.USED_CREATURE_DIE
        p.agenda.pop()  # removes the step that would have applied the face
        p.push(creature_roll.CREATURE_ROLL)


class PickUp(Card):
    """CI-G59, CI-G60: warriors along the way may join a movement of this type."""

    terrain: int

    def __init__(self, card_id: str, terrain: int) -> None:
        super().__init__(card_id, [GATHER])
        self.terrain = terrain

    def gathers(self, p: ChichenPosition, terrain: int) -> bool:
        return terrain == self.terrain


add(Without("G41", MAGIC))
add(Without("G42", RANGED))
add(OneMore("G43", names.MAGIC_2))
add(Without("G44", 1 << names.MELEE_3))
add(OneMore("G45", names.MELEE_4))
add(OneMore("G46", names.RANGED_2))
add(Hex("G49", [FOE_FACES]))
add(Card("G50", [DENY_SHIELDS]))
add(CreatureRetry("G51", [CREATURE_ROLLED]))
add(Card("G53", [ANY_CARD]))
add(PickUp("G59", names.WATER))
add(PickUp("G60", names.LAND))
