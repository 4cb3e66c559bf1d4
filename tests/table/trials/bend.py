"""Attempts to bend a game: one person with the host's key plays against others who agree to nothing.

`Siege`: a host who also has a seat tries every command, in any order and at any time: to end the game, to go
back, to seat bots for the others, to pause without end or to gain time. Meanwhile the others connect and
disconnect, hand their seats to bots, and vote no or not at all; the wall clock is set and the server is
restarted. `successions` tests the seats of the next table. `words` tests the words that seats add to the
seed, as recorded.
"""

from __future__ import annotations

import os
import random
import tempfile
from collections import Counter
from pathlib import Path

from patolli import game_index

from .bend_siege import Siege
from .bend_tables import successions, words
from .bend_world import World

STEPS = 40


def run(rounds: int, seed: int = 1) -> dict[str, object]:
    """Runs the attempts, each round at a separate table. Returns how many there were, and how many of them
    were refused.
    """
    os.environ[game_index.VARIABLE] = "tests.kernel.lanterns"
    tried: Counter[str] = Counter()
    for n in range(rounds):
        dice = random.Random(seed * 100_000 + n)
        with tempfile.TemporaryDirectory() as folder, World(Path(folder)) as world:
            Siege(world, dice, tried).run(STEPS)
            successions(world, dice, tried)
            words(world, dice, tried)
    return {"rounds": rounds, "attempts": sum(tried.values()), "by kind": dict(sorted(tried.items()))}
