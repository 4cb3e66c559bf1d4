"""Search players that use the policy of their game if it matches the rules, components and number
of players.
"""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import Final

from ..kernel.errors import PatolliError
from ..kernel.game import Game
from ..kernel.position import Position
from . import game_weights, network_player, policy_file
from .evaluator import Evaluator
from .game_weights import GameWeights
from .network_player import NetworkPlayer
from .player import SeededPlayer
from .policy import Policy
from .policy_file import PolicyHeader
from .search_player import SearchConfig, SearchPlayer
from .weights_file import NetworkMismatch

FILE: Final = "policy.net"
"""The file name of a game's policy, in the game's folder `evaluation`."""
POLICY_SEARCH: Final = "policy-search"


class GamePolicy(GameWeights[PolicyHeader]):
    """The policy that comes with a game. Its weights are loaded on first use."""

    def __init__(self, game: Game, data: bytes) -> None:
        super().__init__(game, data, PolicyHeader)

    def fault(self, components: str, players: int = 0) -> NetworkMismatch | None:
        """Returns the reason why the policy cannot be used with these components and this number of players,
        or None if it can. A policy needs the network that it imitates.
        """
        found = super().fault(components, players)
        if found is not None or self.header is None or not self.header.imitates:
            return found
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
            self.reject(fault)
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
    file = game_weights.file_of(game, FILE)
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
