"""The choice of a building (TZ-16.1, TZ-9.4 to TZ-9.7, TZ-10.4).

The display of buildings is in ages.py.
"""

from __future__ import annotations

from typing import Final

from ...kernel.agenda import Decision
from ...kernel.vocabulary import PASS, STOP
from . import architecture, building_payment, events, goods, monuments, moves, names, reasons, technologies
from .building_payment import EXTRA, PLAIN, SECOND, TIKAL_4, UXMAL_4
from .position import TzolkinPosition


class ChooseBuilding(Decision[TzolkinPosition]):
    """TZ-D12: the player chooses which building or monument to build."""

    id = "ChooseBuilding"
    rule = "TZ-D12"
    number_names = ("how",)
    how: int
    source: int

    def __init__(self, how: int, source: int) -> None:
        self.how = how
        self.source = source

    def candidates(self, p: TzolkinPosition, seat: int) -> list[int]:
        return EVERYTHING + self.nothing()

    def nothing(self) -> list[int]:
        """Returns the move to build nothing, if this is allowed."""
        if self.how in (SECOND, PLAIN):
            return OR_STOP
        return OR_PASS if self.how == EXTRA else []

    def illegal_reason(self, p: TzolkinPosition, seat: int, move: int) -> int:
        player = p.seats[seat]
        if move < moves.BUILD_BUILDING:
            return 0
        if move < moves.BUILD_MONUMENT:
            building = move - moves.BUILD_BUILDING
            if building not in p.display:
                return reasons.NOT_ON_DISPLAY
            return building_payment.illegal_reason(p, player, building, self.how, player.corn)
        if self.how in (SECOND, PLAIN):
            return reasons.NOT_BOTH
        if self.how != TIKAL_4:
            return reasons.MONUMENT_NOT_HERE
        monument = move - moves.BUILD_MONUMENT
        if monument not in p.monuments:
            return reasons.NOT_ON_DISPLAY
        return 0 if monuments.payable(p, player, monument) else reasons.COST_NOT_PAYABLE

    def legal_moves(self, p: TzolkinPosition, seat: int) -> list[int]:
        """Computes the legal moves directly, because only a few tiles are on display at a time."""
        player = p.seats[seat]
        found: list[int] = []
        for building in p.display:
            if building_payment.illegal_reason(p, player, building, self.how, player.corn) == 0:
                found.append(moves.BUILD_BUILDING + building)
        if self.how == TIKAL_4:
            for monument in p.monuments:
                if monuments.payable(p, player, monument):
                    found.append(moves.BUILD_MONUMENT + monument)
        found.extend(self.nothing())
        return found

    def take(self, p: TzolkinPosition, seat: int, move: int) -> None:
        player = p.seats[seat]
        if move < moves.BUILD_BUILDING:
            return
        if move >= moves.BUILD_MONUMENT:
            monuments.build(p, move - moves.BUILD_MONUMENT, self.source)
            return
        building = move - moves.BUILD_BUILDING
        if self.how != TIKAL_4:
            purchase(p, building, self.how, self.source)
        elif player.technologies[names.ARCHITECTURE] > 0:
            p.push(UseBenefits(building, self.source))
        else:
            p.push(ChooseBuilding(SECOND, self.source))
            purchase(p, building, TIKAL_4, self.source)

    def default(self, p: TzolkinPosition, seat: int) -> int:
        options = p.offer(seat)
        return options[-1] if options[-1] < moves.BUILD_BUILDING else options[0]

    def numbers(self, p: TzolkinPosition, seat: int) -> list[int]:
        return [self.how]

    def reason_numbers(self, p: TzolkinPosition, seat: int, move: int, reason: int) -> list[int]:
        player = p.seats[seat]
        if reason == reasons.CORN_COST_NOT_PAYABLE:
            return [building_payment.corn_cost(p, player, move - moves.BUILD_BUILDING), player.corn]
        if reason != reasons.COST_NOT_PAYABLE:
            return []
        if move < moves.BUILD_MONUMENT:
            return [*p.tables.building_cost[move - moves.BUILD_BUILDING], 0]
        return p.tables.monument_cost[move - moves.BUILD_MONUMENT][:]


EVERYTHING: Final = [moves.BUILD_BUILDING + tile for tile in range(names.BUILDINGS + names.MONUMENTS)]
OR_STOP: Final = [STOP]
OR_PASS: Final = [PASS]


class UseBenefits(Decision[TzolkinPosition]):
    """TZ-D13: the player chooses whether the benefits of architecture apply to the first or to the second
    building with Tikal 4.
    """

    id = "UseBenefits"
    rule = "TZ-D13"
    number_names = ("building",)
    building: int
    source: int

    def __init__(self, building: int, source: int) -> None:
        self.building = building
        self.source = source

    def candidates(self, p: TzolkinPosition, seat: int) -> list[int]:
        return NOW_OR_LATER

    def illegal_reason(self, p: TzolkinPosition, seat: int, move: int) -> int:
        if move == moves.BENEFITS_NOW:
            return 0
        full = p.tables.building_cost[self.building]
        return 0 if building_payment.missing(p.seats[seat], full) == 0 else reasons.BENEFITS_NEEDED

    def take(self, p: TzolkinPosition, seat: int, move: int) -> None:
        if move == moves.BENEFITS_NOW:
            p.push(ChooseBuilding(PLAIN, self.source))
            purchase(p, self.building, TIKAL_4, self.source)
        else:
            p.push(ChooseBuilding(SECOND, self.source))
            p.emit(events.BENEFITS_KEPT, seat, self.building)
            purchase(p, self.building, PLAIN, self.source)

    def numbers(self, p: TzolkinPosition, seat: int) -> list[int]:
        """The building."""
        return [self.building]

    def reason_numbers(self, p: TzolkinPosition, seat: int, move: int, reason: int) -> list[int]:
        return p.tables.building_cost[self.building][:]


NOW_OR_LATER: Final = [moves.BENEFITS_NOW, moves.BENEFITS_LATER]


def purchase(p: TzolkinPosition, building: int, how: int, source: int) -> None:
    """TZ-15.9: asks which resources to save, then pays and takes the tile."""
    c = p.tables
    player = p.seats[p.turn]
    if how == UXMAL_4:
        full = c.building_resources[building] * c.corn_for_resource
        technologies.emit_levels(
            p, events.LEVEL_SAVED, names.ARCHITECTURE, c.build_discount_corn, names.CORN, full
        )
        goods.pay_corn(p, building_payment.corn_cost(p, player, building), source)
        building_payment.take_tile(p, building, how, source)
    elif c.build_discount[building_payment.level(player, how)] > 0:
        architecture.save(p, building, how, source, [0, 0, 0])
    else:
        building_payment.pay(p, building, how, source, [0, 0, 0])
