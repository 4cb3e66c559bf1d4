"""The interface of players."""

from __future__ import annotations

from typing import Protocol

from ..kernel.position import Position


class Player(Protocol):
    """Chooses one of the legal moves, given an observation."""

    def choose(self, observed: Position, seat: int) -> int: ...


class SeededPlayer(Player, Protocol):
    """A player that can play at several tables."""

    def reseed(self, seed: int, chair: str) -> None:
        """Sets the random seed and the chair of the next question. Search trees are kept separately for each
        chair.
        """
