"""Interfaces for research: PettingZoo, Gymnasium, OpenSpiel, batches and data sets.

Everything here is optional and is installed with `pip install 'patolli[research]'`. docs/research.md is the
guide.
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING

from ..kernel.errors import PatolliError

if TYPE_CHECKING:
    from .batched import Batch

EXTRA = "pip install 'patolli[research]'"


def needs(package: str) -> None:
    """Raises a clear error if this package of the extra is not installed."""
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
    """Returns `n` parallel games that are stepped together and restart automatically."""
    needs("numpy")
    from .batched import Batch

    return Batch(game, players=players, n=n, seed=seed, reward=reward, per=per, options=options)
