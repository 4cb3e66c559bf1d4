"""The kinds of rewards, and when they are given."""

from __future__ import annotations

from typing import Final

from ..kernel.errors import PatolliError

POINTS: Final = "points"
"""The reward is the seat's points."""
WIN: Final = "win"
"""The reward is 1 for winning. Tied winners share it equally, and it is 0 for all if they lose together."""
REWARDS: Final = (POINTS, WIN)
END: Final = "end"
"""Rewards are given at the end of the game."""
TURN: Final = "turn"
"""Rewards are given after every decision, for the change since the last one. Their sum is the reward for the
whole game.
"""
TIMES: Final = (END, TURN)


def check(reward: str, per: str) -> None:
    if reward not in REWARDS:
        raise PatolliError(f"there is no reward {reward!r}; there are {' and '.join(REWARDS)}")
    if per not in TIMES:
        raise PatolliError(f"rewards come at the {END} or per {TURN}, not {per!r}")
