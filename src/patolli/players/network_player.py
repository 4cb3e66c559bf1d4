"""Players that use the network of their game, if it fits the rules, components and number of players."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from functools import cached_property, lru_cache
from importlib import resources
from importlib.resources.abc import Traversable

from ..kernel.chance import Rng, Seeded
from ..kernel.errors import PatolliError
from ..kernel.game import Game
from ..kernel.match import Match
from ..kernel.position import Position
from . import network_file
from .evaluator import Evaluator, NetworkEvaluator
from .network_file import NetworkHeader, NetworkMismatch
from .player import SeededPlayer

FILE = "value.net"
"""The file name of a game's network, in the game's folder `evaluation`."""


def network_file_of(game: Game) -> Traversable | None:
    """Returns the network file that comes with a game, or None. A game that is a single module has
    no file.
    """
    try:
        file = resources.files(game.package).joinpath("evaluation", FILE)
    except TypeError:
        return None
    return file if file.is_file() else None


def has_network(game: Game) -> bool:
    return network_file_of(game) is not None


class GameNetwork:
    """The network that comes with a game. Its weights are loaded on first use."""

    def __init__(self, game: Game, data: bytes) -> None:
        self.game = game
        self.data = data
        self.features = game.features()
        self.broken: NetworkMismatch | None = None
        self.header: NetworkHeader | None = None
        try:
            if self.features is None:
                raise NetworkMismatch("features", f"{game.title} declares no features")
            self.header = network_file.header_of(data)
            network_file.check_features(self.header, self.features)
        except NetworkMismatch as fault:
            self.broken = fault
        except PatolliError as fault:
            self.broken = NetworkMismatch("file", str(fault))

    def fault(self, components: str, players: int = 0) -> NetworkMismatch | None:
        """Returns the reason why the network cannot be used with these components and this number of players,
        or None if it can.
        """
        if self.broken is not None or self.header is None:
            return self.broken
        try:
            network_file.check(self.header, self.game, components, players)
        except NetworkMismatch as fault:
            return fault
        return None

    @cached_property
    def evaluator(self) -> Evaluator:
        """The network evaluator, or the hand-made one if the network cannot be used at all."""
        if self.broken is None and self.features is not None:
            try:
                header, layers = network_file.read(self.data, self.features)
                network = network_file.runnable(layers)
                return NetworkEvaluator(self.game, self.features, network, header.mix)
            except PatolliError as fault:
                self.broken = NetworkMismatch("file", str(fault))
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
