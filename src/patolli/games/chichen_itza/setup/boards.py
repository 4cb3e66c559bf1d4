"""The temple board and the action board (CI-2.11, CI-2.15)."""

from __future__ import annotations

from typing import Final

from ....kernel.agenda import Task
from .. import events, moves, names
from ..board import units
from ..position import (
    Chance,
    ChichenPosition,
)


class ShowTasks(Task[ChichenPosition]):
    """CI-2.11: reveals one task of each stack."""

    id = "ShowTasks"
    rule = "CI-2.11"

    def run(self, p: ChichenPosition) -> None:
        if len(p.tasks) < names.STACKS:
            p.then(SHOW_TASK, SHOW_TASKS)


class ShowTask(Chance):
    id = "ShowTask"
    rule = "CI-2.11"

    def candidates(self, p: ChichenPosition, seat: int) -> list[int]:
        stack = len(p.tasks)
        return [moves.TASK + task for task in range(names.TASKS) if p.tables.task_stack[task] == stack]

    def take(self, p: ChichenPosition, seat: int, move: int) -> None:
        p.tasks.append(move - moves.TASK)
        p.emit(events.TASK_SHOWN, move - moves.TASK)


class LayActionTiles(Task[ChichenPosition]):
    """CI-2.15: lays out the action tiles for this number of players in random order."""

    id = "LayActionTiles"
    rule = "CI-2.15"

    def run(self, p: ChichenPosition) -> None:
        p.push(LAY_ACTION_TILE)


class LayActionTile(Chance):
    id = "LayActionTile"
    rule = "CI-2.15"

    def candidates(self, p: ChichenPosition, seat: int) -> list[int]:
        laid = units.bits_of(p.grid)
        return [moves.TILE + tile for tile in p.tables.action_tiles[p.players] if not laid >> tile & 1]

    def take(self, p: ChichenPosition, seat: int, move: int) -> None:
        p.emit(events.ACTION_TILE_LAID, len(p.grid), move - moves.TILE)
        p.grid.append(move - moves.TILE)
        if len(p.grid) < len(p.tables.action_tiles[p.players]):
            p.push(self)


SHOW_TASKS: Final = ShowTasks()
SHOW_TASK: Final = ShowTask()
LAY_ACTION_TILES: Final = LayActionTiles()
LAY_ACTION_TILE: Final = LayActionTile()
