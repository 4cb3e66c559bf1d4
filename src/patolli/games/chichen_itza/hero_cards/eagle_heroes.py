"""The cards of eagle heroes (CI-H01 to CI-H08)."""

from __future__ import annotations

from typing import Final

from .. import events, moves, names, reasons
from ..actions import war_and_favor
from ..board import group_units, refusals, units
from ..cards import hooks
from ..cards.card import COMBAT_START, FREE_MOVE, JUMP, LOST, LOST_TO, WON, Card
from ..cards.registry import add
from ..combat import creature_roll
from ..economy import goods
from ..position import Ask, ChichenPosition


class Jump(Card):
    """CI-H02, CI-H03: the group may go directly to any tile with one type of movement."""

    terrain: int

    def __init__(self, card_id: str, terrain: int) -> None:
        super().__init__(card_id, [JUMP])
        self.terrain = terrain

    def jumps(self, p: ChichenPosition, terrain: int) -> bool:
        return terrain == self.terrain


class BloodMoney(Card):
    """CI-H04: gives coins for each of the owner's warriors who returns to the reserve."""

    def lost(self, p: ChichenPosition, side: int, warriors: int) -> None:
        seat = hooks.seat_of(p, side)
        p.emit(events.CARD_USED, seat, self.number)
        goods.gain_coins(p, seat, self.printed(p) * warriors)


class FallBack(Card):
    """CI-H05: warriors lost in an attack return to the place where the movement started."""

    def use(self, p: ChichenPosition, seat: int, number: int) -> None:
        p.seats[seat].reserve -= number
        group_units.bring_back(p, seat, number)


class Renown(Card):
    """CI-H06: gives favor for a victory over a player."""

    def can_use(self, p: ChichenPosition, seat: int, number: int) -> bool:
        return p.combat.foe >= 0

    def use(self, p: ChichenPosition, seat: int, number: int) -> None:
        for _ in range(self.printed(p)):
            war_and_favor.move_up(p, seat)


RELOCATE: Final = "H07"


class Relocate(Card):
    """CI-H07: after a victory, the hero may move to another controlled tile."""

    def can_use(self, p: ChichenPosition, seat: int, number: int) -> bool:
        return any(units.room(p, seat, tile) > 0 for tile in targets(p, seat, number))

    def use(self, p: ChichenPosition, seat: int, number: int) -> None:
        p.push(RelocateHero(seat, number))


def targets(p: ChichenPosition, seat: int, place: int) -> list[int]:
    return [tile for tile in units.bits(hooks.controlled(p, seat)) if tile != place]


class RelocateHero(Ask):
    """CI-D25: the choice of the destination. Arriving there is not a takeover."""

    id = "RelocateHero"
    rule = "CI-D25"
    number_names = ("place",)
    seat: int
    place: int

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

    def who(self, p: ChichenPosition) -> int:
        return self.seat

    def candidates(self, p: ChichenPosition, seat: int) -> list[int]:
        return [moves.TO + tile for tile in targets(p, seat, self.place)]

    def illegal_reason(self, p: ChichenPosition, seat: int, move: int) -> int:
        return reasons.TILE_FULL if units.room(p, seat, move - moves.TO) <= 0 else 0

    def reason_numbers(self, p: ChichenPosition, seat: int, move: int, reason: int) -> list[int]:
        return [hooks.limit(p, seat)] if reason == reasons.TILE_FULL else []

    def explain_absent(self, p: ChichenPosition, seat: int, move: int) -> int:
        if not refusals.is_place(move, moves.TO):
            return self.idol_reason(move)
        return refusals.of_place(p, seat, move - moves.TO, reasons.CARD_NOT_THERE)

    def take(self, p: ChichenPosition, seat: int, move: int) -> None:
        hero = (names.CARD_IDS.index(RELOCATE) - names.GODS) // names.PER_TYPE
        units.put_hero(p, seat, hero, move - moves.TO)
        p.emit(events.RELOCATED, seat, hero, move - moves.TO)

    def numbers(self, p: ChichenPosition, seat: int) -> list[int]:
        return [self.place]


class Ward(Card):
    """CI-H08: the creature's ability is ignored as long as this hero takes part in the combat."""

    def can_use(self, p: ChichenPosition, seat: int, number: int) -> bool:
        return p.combat.creature >= 0 and creature_roll.ability(p) != names.NO_ABILITY

    def use(self, p: ChichenPosition, seat: int, number: int) -> None:
        if creature_roll.ability(p) == names.MELEE_ONLY:
            p.combat.banned &= ~names.DISTANT_PHASES
        p.combat.ability_ignored |= 1 << (self.number - names.GODS) // names.PER_TYPE


add(Card("H01", [FREE_MOVE]))
add(Jump("H02", names.WATER))
add(Jump("H03", names.LAND))
add(BloodMoney("H04", [LOST]))
add(FallBack("H05", [LOST_TO]))
add(Renown("H06", [WON]))
add(Relocate(RELOCATE, [WON]))
add(Ward("H08", [COMBAT_START]))
