"""The cards of owl heroes (CI-H09 to CI-H16)."""

from __future__ import annotations

from .. import events, names
from ..cards.card import CANCEL, DICE, DIE, FACES, FOLLOW, HEARTS, LUCK_SHIELDS, WINDOW, Card
from ..cards.registry import add
from ..economy import goods
from ..position import NEVER, ChichenPosition
from ..step_bases import SideAsk


class IdolStrike(Card):
    """CI-H09: idols remove hearts of a creature. Unlike hits, these losses cannot be cancelled."""

    def can_use(self, p: ChichenPosition, seat: int, number: int) -> bool:
        combat = p.combat
        return combat.creature >= 0 and p.seats[seat].idols > 0 and combat.sure_damage < combat.hearts

    def use(self, p: ChichenPosition, seat: int, number: int) -> None:
        goods.spend_idols(p, seat, 1)
        p.combat.sure_damage += self.printed(p)


class SharpEye(Card):
    """CI-H10: ranged dice also hit with a 6."""

    def faces(self, p: ChichenPosition, side: int, faces: int) -> int:
        return faces | 1 << self.printed(p) if names.MEANS[p.combat.phase] == names.BY_RANGED else faces


class StoneEcho(Card):
    """CI-H11: another die is rolled for each die of a stone spell that hits."""

    def follow(self, p: ChichenPosition, side: int, faces: int) -> int:
        return faces if p.combat.spell == names.STONE else 0


class ExtraBlade(Card):
    """CI-H13: the owner's side rolls an additional die in every melee phase."""

    def dice(self, p: ChichenPosition, side: int) -> int:
        return self.printed(p) if names.MEANS[p.combat.phase] == names.BY_MELEE else 0


class Weaken(Card):
    """CI-H14: the creature has one heart fewer, but at least one."""

    def hearts(self, p: ChichenPosition, side: int, hearts: int) -> int:
        return max(1, hearts - self.printed(p))


class Daylight(Card):
    """CI-H15: the creature uses its light die."""

    def die(self, p: ChichenPosition, side: int, dark: int) -> int:
        return 0


class Bulwark(Card):
    """CI-H16: a shield, or an idol in its place, cancels all hits in a phase."""

    def can_use(self, p: ChichenPosition, seat: int, number: int) -> bool:
        player = p.seats[seat]
        return player.shields + player.idols > 0

    def use(self, p: ChichenPosition, seat: int, number: int) -> None:
        p.combat.damage[number] = 0
        p.push(PayBulwark(number))


class PayBulwark(SideAsk):
    """CI-H16: the choice of whether to pay an idol in place of the shield (0 or 1)."""

    id = "PayBulwark"
    rule = "CI-H16"
    idols = NEVER  # the last idol may be needed for the payment

    def candidates(self, p: ChichenPosition, seat: int) -> list[int]:
        player = p.seats[seat]
        return [idols for idols in (0, 1) if (player.idols if idols else player.shields) > 0]

    def take(self, p: ChichenPosition, seat: int, move: int) -> None:
        if move:
            goods.spend_idols(p, seat, 1)
        else:
            p.seats[seat].shields -= 1
            p.emit(events.SPENT, seat, names.SHIELDS, 1)


add(IdolStrike("H09", [WINDOW]))
add(SharpEye("H10", [FACES]))
add(StoneEcho("H11", [FOLLOW]))
add(Card("H12", [LUCK_SHIELDS]))
add(ExtraBlade("H13", [DICE]))
add(Weaken("H14", [HEARTS]))
add(Daylight("H15", [DIE]))
add(Bulwark("H16", [CANCEL]))
