"""Tries to cheat: a player with the host's key plays against others who agree to nothing.

`Siege`: the host tries every command in any order and at any time, to end the game, take back moves, replace
the others by bots, pause forever or gain time. Meanwhile the others connect and disconnect, hand their seats
to bots, and vote no or not at all; the wall clock is set and the server is restarted.

`successions`: players try to take someone else's seat in a rematch.

`words`: players submit all kinds of words for the committed seed; the game record must remain verifiable.
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
    """Makes each attempt at a new table. Returns the number of attempts and how many of them
    were rejected.
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
