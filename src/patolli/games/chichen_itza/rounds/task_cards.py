"""Task cards (CI-18) and their conditions, which are checked only at the end of the task's round."""

from __future__ import annotations

from typing import Final

from .. import names
from ..board import units
from ..cards import hooks
from ..position import ChichenPosition


class TaskCard:
    """The condition of a task. `number` is the minimum printed on the card."""

    def met(self, p: ChichenPosition, seat: int, number: int) -> bool:
        return False

    def within_reach(self, p: ChichenPosition, seat: int, number: int) -> bool:
        """Returns whether exchanging idols for coins could meet the condition, which is not met yet."""
        return False


class Figures(TaskCard):
    """CI-T01, CI-T09, CI-T14, CI-T16, CI-T17: require the printed number of figures of each of these
    creatures.
    """

    creatures: list[int]

    def __init__(self, creatures: list[int]) -> None:
        self.creatures = creatures

    def met(self, p: ChichenPosition, seat: int, number: int) -> bool:
        types = [figure // 8 for figure in p.seats[seat].figures]
        return min([types.count(creature) for creature in self.creatures]) >= number


class AtWar(TaskCard):
    """CI-T02: requires a number of diplomacy markers that show war."""

    def met(self, p: ChichenPosition, seat: int, number: int) -> bool:
        return p.seats[seat].war >= number


class Kinds(TaskCard):
    """CI-T03, CI-T04, CI-T05, CI-T07, CI-T08, CI-T20, CI-T21: require controlled tiles of this kind."""

    kind: int

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def met(self, p: ChichenPosition, seat: int, number: int) -> bool:
        return units.count(hooks.controlled(p, seat) & p.tables.of_kind[self.kind]) >= number


class Terrains(TaskCard):
    """CI-T22, CI-T23: require controlled tiles of this terrain."""

    terrain: int

    def __init__(self, terrain: int) -> None:
        self.terrain = terrain

    def met(self, p: ChichenPosition, seat: int, number: int) -> bool:
        return units.count(hooks.controlled(p, seat) & p.tables.of_terrain[self.terrain]) >= number


class TheseGems(TaskCard):
    """CI-T06, CI-T10, CI-T11: require a gem of each of these colours."""

    gems: int

    def __init__(self, gems: list[int]) -> None:
        self.gems = sum([1 << gem for gem in gems])

    def met(self, p: ChichenPosition, seat: int, number: int) -> bool:
        return p.seats[seat].gems & self.gems == self.gems


class AnyGems(TaskCard):
    """CI-T18: requires gems of any colour."""

    def met(self, p: ChichenPosition, seat: int, number: int) -> bool:
        return units.count(p.seats[seat].gems) >= number


class Scouts(TaskCard):
    """CI-T12: requires scouts on tiles."""

    def met(self, p: ChichenPosition, seat: int, number: int) -> bool:
        return units.count(p.seats[seat].scouts) >= number


class GodCards(TaskCard):
    """CI-T13: requires god cards of any colour."""

    def met(self, p: ChichenPosition, seat: int, number: int) -> bool:
        return sum([units.count(cards) for cards in p.seats[seat].gods]) >= number


class GearLevel(TaskCard):
    """CI-T15: requires any gear to be at this level or a higher one."""

    def met(self, p: ChichenPosition, seat: int, number: int) -> bool:
        return max(p.seats[seat].gears) >= number


class Coins(TaskCard):
    """CI-T19: requires coins, which the player keeps."""

    def met(self, p: ChichenPosition, seat: int, number: int) -> bool:
        return p.seats[seat].coins >= number

    def within_reach(self, p: ChichenPosition, seat: int, number: int) -> bool:
        player = p.seats[seat]
        more = player.idols * p.tables.idol_coins * hooks.idol_factor(p, seat)
        return player.coins < number <= player.coins + more


TASKS: Final[list[TaskCard]] = [
    # sun
    Figures([names.SNAKE]),
    AtWar(),
    Kinds(names.CAMP),
    Kinds(names.VILLAGE),
    Kinds(names.TEMPLE),
    TheseGems([names.WHITE]),
    Kinds(names.RUIN),
    # sun and moon
    Kinds(names.RUIN),
    Figures([names.CAIMAN]),
    TheseGems([names.RED_GEM, names.YELLOW]),
    TheseGems([names.BLUE_GEM, names.GREEN_GEM]),
    Scouts(),
    GodCards(),
    Figures([names.KUKULKAN]),
    # moon
    GearLevel(),
    Figures([names.SHAMAN, names.MONKEY]),
    Figures([names.JAGUAR, names.TRICERATOPS]),
    AnyGems(),
    Coins(),
    # moon and star
    Kinds(names.CAMP),
    Kinds(names.VILLAGE),
    Terrains(names.LAND),
    Terrains(names.WATER),
]
"""The condition of each task, indexed by task."""


def met(p: ChichenPosition, seat: int, task: int) -> bool:
    return TASKS[task].met(p, seat, p.tables.task_number[task])


def within_reach(p: ChichenPosition, seat: int, task: int) -> bool:
    """Returns whether the player could still meet the task by exchanging idols for coins."""
    return TASKS[task].within_reach(p, seat, p.tables.task_number[task])
