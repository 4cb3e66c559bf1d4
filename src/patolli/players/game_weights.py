"""The network or policy that comes with a game, and whether it fits the rules, components and number of
players.
"""

from __future__ import annotations

from importlib import resources
from importlib.resources.abc import Traversable
from typing import Generic

from ..kernel.errors import PatolliError
from ..kernel.game import Game
from . import weights_file
from .weights_file import AnyHeader, NetworkMismatch


def file_of(game: Game, name: str) -> Traversable | None:
    """Returns a file from a game's folder `evaluation`, or None. A game that is a single module has no such
    file.
    """
    try:
        file = resources.files(game.package).joinpath("evaluation", name)
    except TypeError:
        return None
    return file if file.is_file() else None


class GameWeights(Generic[AnyHeader]):
    """The header of a game's file, and whether it fits the table. Subclasses load the weights when they are
    first used.
    """

    def __init__(self, game: Game, data: bytes, kind: type[AnyHeader]) -> None:
        self.game = game
        self.data = data
        self.features = game.features()
        self.broken: NetworkMismatch | None = None
        """The reason why the weights cannot be used at all."""
        self.header: AnyHeader | None = None
        try:
            if self.features is None:
                raise NetworkMismatch("features", f"{game.title} declares no features")
            self.header = weights_file.header_of(data, kind)
            weights_file.check_features(self.header, self.features)
        except PatolliError as fault:
            self.reject(fault)

    def reject(self, fault: PatolliError) -> None:
        self.broken = fault if isinstance(fault, NetworkMismatch) else NetworkMismatch("file", str(fault))

    def fault(self, components: str, players: int = 0) -> NetworkMismatch | None:
        """Returns the reason why the weights cannot be used with these components and this number of players,
        or None if they can.
        """
        if self.broken is not None or self.header is None:
            return self.broken
        try:
            weights_file.check(self.header, self.game, components, players)
        except NetworkMismatch as fault:
            return fault
        return None
