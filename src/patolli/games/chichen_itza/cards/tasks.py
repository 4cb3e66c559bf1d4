"""Task cards (CI-18): the condition of each, checked at the end of its round only."""

from __future__ import annotations

from typing import Final

from .. import names
from ..position import ChichenPosition


class TaskCard:
    """One task; `number` is the minimum printed on it."""

    def met(self, p: ChichenPosition, seat: int, number: int) -> bool:
        return False


class Figures(TaskCard):
    """CI-T01, CI-T09, CI-T14, CI-T16, CI-T17: so many figures of each of these creatures."""

    creatures: list[int]

    def __init__(self, creatures: list[int]) -> None:
        self.creatures = creatures

    def met(self, p: ChichenPosition, seat: int, number: int) -> bool:
        types = [figure // 8 for figure in p.seats[seat].figures]
        return min([types.count(creature) for creature in self.creatures]) >= number


TASKS: Final[list[TaskCard]] = [TaskCard() for _ in range(names.TASKS)]
"""By task."""

TASKS[1 - 1] = Figures([names.SNAKE])


def met(p: ChichenPosition, seat: int, task: int) -> bool:
    return TASKS[task].met(p, seat, p.tables.task_number[task])
