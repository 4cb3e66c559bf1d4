"""Base classes for steps that concern one side of a fight, one player, or one player on one tile."""

from __future__ import annotations

from ...kernel.agenda import Task
from .cards import hooks
from .position import Ask, ChichenPosition


class SideTask(Task[ChichenPosition]):
    """A step for one side of a fight."""

    id = ""
    side: int

    def __init__(self, side: int) -> None:
        self.side = side


class SideAsk(Ask):
    """A question for the player on one side of a fight."""

    id = ""
    side: int

    def __init__(self, side: int) -> None:
        self.side = side

    def who(self, p: ChichenPosition) -> int:
        return hooks.seat_of(p, self.side)


class SeatAsk(Ask):
    """A question for one player, which may come in another player's turn."""

    id = ""
    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def who(self, p: ChichenPosition) -> int:
        return self.seat


class TileTask(Task[ChichenPosition]):
    """A step for one player on one tile."""

    id = ""
    seat: int
    tile: int

    def __init__(self, seat: int, tile: int) -> None:
        self.seat = seat
        self.tile = tile
