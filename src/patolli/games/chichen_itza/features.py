"""What a position promises each player: players think with it."""

from __future__ import annotations

from . import scoring
from .position import ChichenPosition


def worth(p: ChichenPosition) -> list[int]:
    return [worth_of(p, seat) for seat in range(p.players)]


def worth_of(p: ChichenPosition, seat: int) -> int:
    return sum(scoring.points(p, seat))
