"""Search players that use the policy of their game if it matches the rules, components and number
of players.
"""

from __future__ import annotations

from functools import cached_property, lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final

from ..kernel.errors import PatolliError
from ..kernel.game import Game
from ..kernel.position import Position
from . import network_file, network_player, policy_file
from .evaluator import Evaluator
from .network_file import NetworkMismatch
from .network_player import NetworkPlayer
from .player import SeededPlayer
from .policy import Policy
from .policy_file import PolicyHeader
from .search_player import SearchConfig, SearchPlayer

FILE: Final = "policy.net"
"""The file name of a game's policy, in the game's folder `evaluation`."""
POLICY_SEARCH: Final = "policy-search"


def policy_file_of(game: Game) -> Traversable | None:
    """Returns the policy file that comes with a game, or None. A game that is a single module has no file."""
    try:
        file = resources.files(game.package).joinpath("evaluation", FILE)
    except TypeError:
        return None
    return file if file.is_file() else None


class GamePolicy:
    """The policy that comes with a game. Its weights are loaded on first use."""

    def __init__(self, game: Game, data: bytes) -> None:
        self.game = game
        self.data = data
        self.features = game.features()
        self.broken: NetworkMismatch | None = None
        self.header: PolicyHeader | None = None
        try:
            if self.features is None:
                raise NetworkMismatch("features", f"{game.title} declares no features")
            self.header = policy_file.header_of(data)
            policy_file.check_features(self.header, self.features)
        except NetworkMismatch as fault:
            self.broken = fault
        except PatolliError as fault:
            self.broken = NetworkMismatch("file", str(fault))

    def fault(self, components: str, players: int = 0) -> NetworkMismatch | None:
        """Returns the reason why the policy cannot be used with these components and this number of players,
        or None if it can.
        """
        if self.broken is not None or self.header is None:
            return self.broken
        try:
            network_file.check(self.header, self.game, components, players)
        except NetworkMismatch as fault:
            return fault
        if not self.header.imitates:
            return None
        network = network_player.network_of(self.game)
        if network is None or network.header is None or network.header.digest != self.header.imitates:
            return NetworkMismatch("network", "the policy was trained with another network")
        return network.fault(components, players)

    @cached_property
    def policy(self) -> Policy | None:
        """The policy, or None if it cannot be used at all."""
        if self.broken is not None or self.features is None:
            return None
        try:
            return policy_file.policy_of(self.data, self.features)[1]
        except PatolliError as fault:
            self.broken = NetworkMismatch("file", str(fault))
            return None

    @cached_property
    def evaluator(self) -> Evaluator:
        """The evaluator that the policy was trained to imitate."""
        if self.header is not None and self.header.imitates:
            network = network_player.network_of(self.game)
            if network is not None:
                return network.evaluator
        return Evaluator(self.game)


@lru_cache(maxsize=16)
def policy_of(game: Game) -> GamePolicy | None:
    file = policy_file_of(game)
    return None if file is None else GamePolicy(game, file.read_bytes())


class PolicyPlayer:
    """Searches with the game's policy. If the policy does not match the table, searches with the network or,
    without one, with the hand-made evaluation.
    """

    def __init__(self, game: Game, seed: int, config: SearchConfig) -> None:
        policy = policy_of(game)
        if policy is None:
            raise PatolliError(f"{game.title} comes without a policy; try net-search or search:1000")

        def make(evaluator: Evaluator) -> SeededPlayer:
            return SearchPlayer(game, seed, config, evaluator)

        self.policy = policy
        self.by_policy = SearchPlayer(game, seed, config, policy.evaluator, policy.policy)
        by_network = policy.header is not None and bool(policy.header.imitates)
        self.without: SeededPlayer = (
            NetworkPlayer(game, make)
            if by_network and network_player.has_network(game)
            else make(Evaluator(game))
        )

    def reseed(self, seed: int, chair: str) -> None:
        self.by_policy.reseed(seed, chair)
        self.without.reseed(seed, chair)

    def choose(self, observed: Position, seat: int) -> int:
        fits = self.policy.fault(observed.box.digest, observed.players) is None
        return (self.by_policy if fits else self.without).choose(observed, seat)
