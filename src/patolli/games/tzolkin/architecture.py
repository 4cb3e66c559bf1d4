"""The benefits of architecture (TZ-9.5, TZ-9.6, TZ-15.8): which building has them, and what is saved."""

from __future__ import annotations

from typing import Final

from ...kernel.agenda import Decision
from . import buildings, events, moves, names, reasons, technologies
from .position import Player, TzolkinPosition


def level(player: Player, how: int) -> int:
    """TZ-9.5, TZ-9.6: the level of architecture that this build may enjoy."""
    return 0 if how == buildings.PLAIN else player.technologies[names.ARCHITECTURE]


class UseBenefits(Decision[TzolkinPosition]):
    """TZ-D13: the benefits of architecture for the first building of Tikal 4, or kept for the second."""

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
        return 0 if buildings.missing(p.seats[seat], full) == 0 else reasons.BENEFITS_NEEDED

    def take(self, p: TzolkinPosition, seat: int, move: int) -> None:
        if move == moves.BENEFITS_NOW:
            p.push(buildings.ChooseBuilding(buildings.PLAIN, self.source))
            buildings.purchase(p, self.building, buildings.TIKAL_4, self.source)
        else:
            p.push(buildings.ChooseBuilding(buildings.SECOND, self.source))
            p.emit(events.BENEFITS_KEPT, seat, self.building)
            buildings.purchase(p, self.building, buildings.PLAIN, self.source)

    def numbers(self, p: TzolkinPosition, seat: int) -> list[int]:
        """The building."""
        return [self.building]

    def reason_numbers(self, p: TzolkinPosition, seat: int, move: int, reason: int) -> list[int]:
        return p.tables.building_cost[self.building][:]


NOW_OR_LATER: Final = [moves.BENEFITS_NOW, moves.BENEFITS_LATER]


def save(p: TzolkinPosition, building: int, how: int, source: int, saved: list[int]) -> None:
    """TZ-15.8: ask for the next resource to save, until the discount is used up."""
    c = p.tables
    so_far = saved[names.WOOD] + saved[names.STONE] + saved[names.GOLD]
    discount = c.build_discount[p.seats[p.turn].technologies[names.ARCHITECTURE]]
    if so_far == min(discount, c.building_resources[building]):
        technologies.tell_levels(
            p, events.LEVEL_SAVED, names.ARCHITECTURE, c.build_discount, names.NO_GOOD, so_far
        )
        buildings.pay(p, building, how, source, saved)
    else:
        p.push(Save(building, how, source, saved[names.WOOD], saved[names.STONE], saved[names.GOLD]))


class Save(Decision[TzolkinPosition]):
    """TZ-D14: the required resource that need not be paid."""

    id = "Save"
    rule = "TZ-D14"
    number_names = ("building",)
    building: int
    how: int
    source: int
    wood: int  # saved so far
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
        """What is saved, with one more of this resource."""
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
        return 0 if buildings.missing(player, bill) <= more else reasons.COST_NOT_PAYABLE

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
    """What is left to pay."""
    return [cost[resource] - saved[resource] for resource in range(names.RESOURCES)]
