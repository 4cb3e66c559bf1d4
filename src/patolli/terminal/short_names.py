"""Names short enough for a table of text."""

from __future__ import annotations


def short_names(players: list[str]) -> list[str]:
    """Up to five letters that tell the players apart; where they do not, an initial and the seat."""
    cut = [name[:5] for name in players]
    return [tag if cut.count(tag) == 1 else f"{tag[:1]}{n}" for n, tag in enumerate(cut, 1)]
