"""Rewards by name. Each name says what is rewarded and when."""

from __future__ import annotations

from typing import Final

from ..kernel.errors import PatolliError

POINTS: Final = "points"
"""The reward is the seat's points."""
WIN: Final = "win"
"""The reward is 1 for the winner. Tied winners share this reward equally. If all seats lose together, the
reward is 0.
"""
REWARDS: Final = (POINTS, WIN)
END: Final = "end"
"""The whole reward is given at the end of the game."""
TURN: Final = "turn"
"""After every decision, the reward is the change since the previous decision. The sum of these rewards over a
game equals the reward at the end.
"""
TIMES: Final = (END, TURN)


def check(reward: str, per: str) -> None:
    if reward not in REWARDS:
        raise PatolliError(f"there is no reward {reward!r}; there are {' and '.join(REWARDS)}")
    if per not in TIMES:
        raise PatolliError(f"rewards come at the {END} or per {TURN}, not {per!r}")
