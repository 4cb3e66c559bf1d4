"""Mask sets (TE-14.5)."""

from __future__ import annotations

from .. import names
from ..position import Player


def best_sets(player: Player) -> list[int]:
    """TE-14.5: returns the best division of the masks into sets, as bit masks. The k-th set contains every
    mask of which the player has at least k.
    """
    found: list[int] = []
    while True:
        kinds = 0
        for mask in range(names.MASKS):
            if player.tiles[mask] > len(found):
                kinds |= 1 << mask
        if kinds == 0:
            return found
        found.append(kinds)


def kinds_in(mask_set: int) -> int:
    return sum(1 for mask in range(names.MASKS) if mask_set & (1 << mask))
