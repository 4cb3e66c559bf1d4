"""The levels that tables offer, and the player behind each level.

A game's `game.toml` can define the player of a level for all numbers of players (`levels`) or for one of them
(`levels_for`). If it does not, or if the network of that player does not fit the table, the level uses the
player listed here, which needs no network.
"""

from __future__ import annotations

from typing import Final

from ..game_index import manifest
from ..kernel.errors import PatolliError
from ..kernel.game import Game
from . import network_player, policy_player

LEVEL: Final = "level-"
HAND_LEVEL: Final = "hand-level-"
WITH_NETWORK: Final = "net-"
WITH_POLICY: Final = "policy-"

DEFINITIONS: Final = [
    "greedy:1:slips=50",
    "greedy:slips=20",
    "greedy",
    "search:200:seconds=2",
    "search:1500:seconds=4",
    "search:10000:seconds=10",
]
"""The players of levels 1 to 6 in games that define none. The time limits only matter on slow machines."""
HAND_DEFINITIONS: Final = [
    "greedy:1:careless=20",
    "greedy",
    "search:200:seconds=2",
    "search:1500:seconds=2",
    "search:10000:seconds=10",
]
"""The players of the former levels 1 to 5, which use no networks."""
NAMES: Final = [f"{LEVEL}{number}" for number in range(1, len(DEFINITIONS) + 1)]
"""The levels, the weakest first."""


def definition(level: str, game: Game, players: int = 0) -> str:
    """Returns the player behind a level in this game if its network fits."""
    about = manifest(game.name)
    for_these = about.levels_for.get(str(players), {})
    return for_these.get(level) or about.levels.get(level) or without_network(level)


def without_network(level: str) -> str:
    if level not in NAMES:
        raise PatolliError(f"there is no {level!r}; the levels are {NAMES[0]} to {NAMES[-1]}")
    return DEFINITIONS[NAMES.index(level)]


def hand_definition(level: str) -> str:
    known = [f"{HAND_LEVEL}{number}" for number in range(1, len(HAND_DEFINITIONS) + 1)]
    if level not in known:
        raise PatolliError(f"there is no {level!r}; the hand-made levels are {known[0]} to {known[-1]}")
    return HAND_DEFINITIONS[known.index(level)]


def lacks_network(player: str, game: Game, components: str, players: int) -> bool:
    """Returns whether this player needs a network or policy that does not fit these components or this number
    of players.
    """
    if player.startswith(WITH_POLICY):
        policy = policy_player.policy_of(game)
        return policy is None or policy.fault(components, players) is not None
    if not player.startswith(WITH_NETWORK):
        return False
    network = network_player.network_of(game)
    return network is None or network.fault(components, players) is not None


def definition_that_fits(level: str, game: Game, components: str, players: int) -> str:
    """Returns the player behind a level with these components and this number of players. If its network does
    not fit, returns the level's player without a network.
    """
    found = definition(level, game, players)
    return without_network(level) if lacks_network(found, game, components, players) else found
