"""Players that use the network of their game, if it fits the rules, components and number of players."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from functools import cached_property, lru_cache
from importlib.resources.abc import Traversable

from ..kernel.chance import Rng, Seeded
from ..kernel.errors import PatolliError
from ..kernel.game import Game
from ..kernel.match import Match
from ..kernel.position import Position
from . import game_weights, network_file
from .evaluator import Evaluator, NetworkEvaluator
from .game_weights import GameWeights
from .network_file import NetworkHeader
from .player import SeededPlayer

FILE = "value.net"
"""The file name of a game's network, in the game's folder `evaluation`."""


def network_file_of(game: Game) -> Traversable | None:
    """Returns the network file that comes with a game, or None."""
    return game_weights.file_of(game, FILE)


def has_network(game: Game) -> bool:
    return network_file_of(game) is not None


class GameNetwork(GameWeights[NetworkHeader]):
    """The network that comes with a game. Its weights are loaded on first use."""

    def __init__(self, game: Game, data: bytes) -> None:
        super().__init__(game, data, NetworkHeader)

    @cached_property
    def evaluator(self) -> Evaluator:
        """The network evaluator, or the hand-made one if the network cannot be used at all."""
        if self.broken is None and self.features is not None:
            try:
                header, layers = network_file.read(self.data, self.features)
                network = network_file.runnable(layers)
                return NetworkEvaluator(self.game, self.features, network, header.mix)
            except PatolliError as fault:
                self.reject(fault)
        return Evaluator(self.game)


@lru_cache(maxsize=16)
def network_of(game: Game) -> GameNetwork | None:
    file = network_file_of(game)
    return None if file is None else GameNetwork(game, file.read_bytes())


def inputs_digest(game: Game) -> str:
    """Returns a digest of the evaluation inputs at many points of one game. It changes whenever any input of
    the network changes.
    """
    features = game.features()
    assert features is not None
    digest = hashlib.sha256()
    match = Match(game, game.most, Seeded(1))
    rng = Rng(1)
    while not match.over():
        seat = match.asked()[0]
        world = match.position.observation(seat).determinize(rng)
        digest.update(repr(features.evaluation_inputs(world, seat)).encode())
        options = match.position.legal_moves(seat)
        match.play(seat, options[rng.below(len(options))])
    return digest.hexdigest()[:16]


class NetworkPlayer:
    """Plays with the game's network, or with the hand-made evaluation if the network does not match the
    table.
    """

    def __init__(self, game: Game, make: Callable[[Evaluator], SeededPlayer]) -> None:
        network = network_of(game)
        if network is None:
            raise PatolliError(f"{game.title} comes without a network; try greedy or search:1000")
        self.network = network
        self.by_hand = make(Evaluator(game))
        self.by_network = make(network.evaluator)

    def reseed(self, seed: int, chair: str) -> None:
        self.by_hand.reseed(seed, chair)
        self.by_network.reseed(seed, chair)

    def choose(self, observed: Position, seat: int) -> int:
        fits = self.network.fault(observed.box.digest, observed.players) is None
        return (self.by_network if fits else self.by_hand).choose(observed, seat)
