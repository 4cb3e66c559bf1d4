"""Rewards by name: what is rewarded, and when."""

from __future__ import annotations

from typing import Final

from ..kernel.errors import PatolliError

POINTS: Final = "points"
"""The points of the seat."""
WIN: Final = "win"
"""1 for the winner; winners that tie share it; nothing where all lose together."""
REWARDS: Final = (POINTS, WIN)
END: Final = "end"
"""All of it when the game is over."""
TURN: Final = "turn"
"""After every decision: by how much it has changed. The sum over a game is the same."""
TIMES: Final = (END, TURN)


def check(reward: str, per: str) -> None:
    if reward not in REWARDS:
        raise PatolliError(f"there is no reward {reward!r}; there are {' and '.join(REWARDS)}")
    if per not in TIMES:
        raise PatolliError(f"rewards come at the {END} or per {TURN}, not {per!r}")
