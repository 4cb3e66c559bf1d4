"""Palenque (TZ-7): fishing, corn and wood from the jungle, and burning."""

from __future__ import annotations

from typing import Final

from ....kernel.agenda import Decision
from .. import actions, events, moves, names, reasons, sources, technologies, temples
from ..position import Player, TzolkinPosition


class Palenque(actions.Wheel):
    """TZ-7: fishing and harvesting."""

    def illegal_reason(self, p: TzolkinPosition, seat: int, action: int, corn: int) -> int:
        """TZ-7.7: returns the reason why an action is illegal, or 0.

        Only players who can harvest without a tile can use an empty jungle space.
        """
        player = p.seats[seat]
        if action == 1 or p.jungle_corn[action] > 0:
            return 0
        return 0 if without_tile(p, player) else reasons.JUNGLE_EMPTY

    def perform(self, p: TzolkinPosition, action: int) -> None:
        if action == 1:
            fish(p)
        else:
            p.push(HARVEST[action])


def without_tile(p: TzolkinPosition, player: Player) -> bool:
    """TZ-15.5: returns whether the player can harvest where there is no uncovered corn tile."""
    return p.tables.harvest_without_tile[player.technologies[names.AGRICULTURE]]


def fish(p: TzolkinPosition) -> None:
    """TZ-7.1, TZ-15.5"""
    c = p.tables
    player = p.seats[p.turn]
    bonus = c.fish_bonus[player.technologies[names.AGRICULTURE]]
    player.corn += c.corn_of_harvest[1] + bonus
    p.emit(events.FISHED, p.turn, c.corn_of_harvest[1], sources.action(names.PALENQUE, 1))
    technologies.emit_levels(p, events.LEVEL_GAVE, names.AGRICULTURE, c.fish_bonus, names.CORN, bonus)


class Harvest(Decision[TzolkinPosition]):
    """TZ-D8: the player chooses to take wood, to take corn, to burn wood, or to take corn without a tile."""

    id = "Harvest"
    rule = "TZ-D8"
    number_names = ("action",)
    action: int

    def __init__(self, action: int) -> None:
        self.action = action

    def candidates(self, p: TzolkinPosition, seat: int) -> list[int]:
        return HARVESTS

    def illegal_reason(self, p: TzolkinPosition, seat: int, move: int) -> int:
        """TZ-7.4, TZ-7.5, TZ-7.8, TZ-15.5: returns the reason why this harvest is illegal, or 0."""
        wood = p.jungle_wood[self.action]
        uncovered = p.jungle_corn[self.action] - wood
        if move == moves.HARVEST_CORN:
            return 0 if uncovered > 0 else reasons.NO_CORN_TILE
        if move == moves.HARVEST_NO_TILE:
            if not without_tile(p, p.seats[seat]):
                return reasons.NEEDS_AGRICULTURE
            return 0 if uncovered == 0 else reasons.CORN_TILE_THERE
        if wood == 0:
            return reasons.NO_WOOD_TILE
        if move == moves.HARVEST_BURN and not temples.can_step_down(p, seat):
            return reasons.ALL_ON_BOTTOM
        return 0

    def take(self, p: TzolkinPosition, seat: int, move: int) -> None:
        player = p.seats[seat]
        if move == moves.HARVEST_WOOD:
            p.jungle_wood[self.action] -= 1
            player.wood_tiles += 1
            p.emit(events.TILE_TAKEN, seat, names.WOOD, self.action)
            harvest_wood(p, self.action)
            return
        if move == moves.HARVEST_NO_TILE:
            level = p.tables.harvest_without_tile.index(True)
            p.emit(events.HARVESTED_WITHOUT_TILE, seat, self.action, sources.level(names.AGRICULTURE, level))
        else:
            if move == moves.HARVEST_BURN:
                p.jungle_wood[self.action] -= 1
                p.emit(events.BURNED, seat, self.action)
                p.push(temples.ANGER)
            p.jungle_corn[self.action] -= 1
            player.corn_tiles += 1
            p.emit(events.TILE_TAKEN, seat, names.CORN, self.action)
        harvest_corn(p, self.action)

    def numbers(self, p: TzolkinPosition, seat: int) -> list[int]:
        """The action."""
        return [self.action]

    def reason_numbers(self, p: TzolkinPosition, seat: int, move: int, reason: int) -> list[int]:
        if reason == reasons.NEEDS_AGRICULTURE:
            return [p.tables.harvest_without_tile.index(True)]
        return [] if reason == reasons.ALL_ON_BOTTOM else [self.action]


HARVESTS: Final = [
    moves.HARVEST_WOOD,
    moves.HARVEST_CORN,
    moves.HARVEST_BURN,
    moves.HARVEST_NO_TILE,
]
HARVEST: Final = [Harvest(action) for action in range(6)]


def harvest_corn(p: TzolkinPosition, action: int) -> None:
    """TZ-7.2, TZ-7.3, TZ-15.5"""
    c = p.tables
    player = p.seats[p.turn]
    bonus = c.harvest_bonus[player.technologies[names.AGRICULTURE]]
    player.corn += c.corn_of_harvest[action] + bonus
    source = sources.action(names.PALENQUE, action)
    p.emit(events.HARVESTED, p.turn, names.CORN, c.corn_of_harvest[action], source)
    technologies.emit_levels(p, events.LEVEL_GAVE, names.AGRICULTURE, c.harvest_bonus, names.CORN, bonus)


def harvest_wood(p: TzolkinPosition, action: int) -> None:
    """TZ-7.3, TZ-15.6"""
    c = p.tables
    source = sources.action(names.PALENQUE, action)
    p.seats[p.turn].resources[names.WOOD] += c.wood_of_harvest[action]
    p.emit(events.HARVESTED, p.turn, names.WOOD, c.wood_of_harvest[action], source)
    technologies.extract(p, names.WOOD)
