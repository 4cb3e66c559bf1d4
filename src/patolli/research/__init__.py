"""Interfaces for research: PettingZoo, Gymnasium, OpenSpiel, batches and datasets.

All of them are optional and installed with `pip install 'patolli[research]'`. They are described in
docs/research.md.
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING

from ..kernel.errors import PatolliError

if TYPE_CHECKING:
    from .batched import Batch

EXTRA = "pip install 'patolli[research]'"


def needs(package: str) -> None:
    """Raises an error with instructions if this package is not installed."""
    if find_spec(package) is None:
        raise PatolliError(f"the package {package} is missing: {EXTRA}")


def batch(
    game: str,
    *,
    players: int,
    n: int,
    seed: int = 0,
    reward: str = "points",
    per: str = "end",
    options: dict[str, str] | None = None,
) -> Batch:
    """Returns `n` games that are played in parallel, one step at a time, and restarted automatically."""
    needs("numpy")
    from .batched import Batch

    return Batch(game, players=players, n=n, seed=seed, reward=reward, per=per, options=options)
