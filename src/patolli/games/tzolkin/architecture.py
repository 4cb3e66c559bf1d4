"""The discount that architecture gives on the cost of a building (TZ-15.8)."""

from __future__ import annotations

from typing import Final

from ...kernel.agenda import Decision
from . import building_payment, events, moves, names, reasons, technologies
from .position import TzolkinPosition


def save(p: TzolkinPosition, building: int, how: int, source: int, saved: list[int]) -> None:
    """TZ-15.8: asks which resource to save next, until the discount is used up."""
    c = p.tables
    so_far = saved[names.WOOD] + saved[names.STONE] + saved[names.GOLD]
    discount = c.build_discount[p.seats[p.turn].technologies[names.ARCHITECTURE]]
    if so_far == min(discount, c.building_resources[building]):
        technologies.emit_levels(
            p, events.LEVEL_SAVED, names.ARCHITECTURE, c.build_discount, names.NO_GOOD, so_far
        )
        building_payment.pay(p, building, how, source, saved)
    else:
        p.push(Save(building, how, source, saved[names.WOOD], saved[names.STONE], saved[names.GOLD]))


class Save(Decision[TzolkinPosition]):
    """TZ-D14: the player chooses a resource of the cost that need not be paid."""

    id = "Save"
    rule = "TZ-D14"
    number_names = ("building",)
    building: int
    how: int
    source: int
    wood: int  # the amount saved so far
    stone: int
    gold: int

    def __init__(self, building: int, how: int, source: int, wood: int, stone: int, gold: int) -> None:
        self.building = building
        self.how = how
        self.source = source
        self.wood = wood
        self.stone = stone
        self.gold = gold

    def saved(self, resource: int) -> list[int]:
        """Returns the resources saved if one more of this kind is saved."""
        found = [self.wood, self.stone, self.gold]
        found[resource] += 1
        return found

    def candidates(self, p: TzolkinPosition, seat: int) -> list[int]:
        return SAVES

    def illegal_reason(self, p: TzolkinPosition, seat: int, move: int) -> int:
        c = p.tables
        player = p.seats[seat]
        saved = self.saved(move - moves.SAVE)
        bill = remainder(c.building_cost[self.building], saved)
        if bill[move - moves.SAVE] < 0:
            return reasons.NOT_REQUIRED
        more = c.build_discount[player.technologies[names.ARCHITECTURE]] - sum(saved)
        return 0 if building_payment.missing(player, bill) <= more else reasons.COST_NOT_PAYABLE

    def take(self, p: TzolkinPosition, seat: int, move: int) -> None:
        save(p, self.building, self.how, self.source, self.saved(move - moves.SAVE))

    def numbers(self, p: TzolkinPosition, seat: int) -> list[int]:
        """The building."""
        return [self.building]

    def reason_numbers(self, p: TzolkinPosition, seat: int, move: int, reason: int) -> list[int]:
        if reason == reasons.NOT_REQUIRED:
            return [move - moves.SAVE]
        return [*remainder(p.tables.building_cost[self.building], self.saved(move - moves.SAVE)), 0]


SAVES: Final = [moves.SAVE + resource for resource in range(names.RESOURCES)]


def remainder(cost: list[int], saved: list[int]) -> list[int]:
    """Returns the cost minus the saved resources."""
    return [cost[resource] - saved[resource] for resource in range(names.RESOURCES)]
