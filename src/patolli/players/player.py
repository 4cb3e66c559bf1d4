"""The interface of players."""

from __future__ import annotations

from typing import Protocol

from ..kernel.position import Position


class Player(Protocol):
    """Chooses one of the legal moves from an observation."""

    def choose(self, observed: Position, seat: int) -> int: ...


class SeededPlayer(Player, Protocol):
    """A player that can serve several tables."""

    def reseed(self, seed: int, chair: str) -> None:
        """Sets the seed and the chair for the next question. Search trees are kept separately for each
        chair.
        """
