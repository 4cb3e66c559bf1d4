"""Formats amounts and gains as text in one language."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, is_dataclass
from typing import Any

from ..players.move_comparison import GainDifference
from ..texts import GameTexts
from ..texts.gain_names import gain_name

MOST_REASONS = 4


class GainTexts:
    """The words for gains in one game and language."""

    def __init__(self, words: GameTexts) -> None:
        self.words = words

    def format(self, message: str, **arguments: str | float) -> str:
        return self.words.format(message, **arguments)

    def number(self, value: float, digits: int = 1) -> str:
        """Formats gains and losses with a sign."""
        plain = f"{abs(value):.{digits}f}"
        if self.words.language == "de":
            plain = plain.replace(".", ",")
        nothing = not plain.strip("0.,")
        return plain if nothing else f"+{plain}" if value > 0 else f"−{plain}"

    def amount(self, value: float, digits: int = 1) -> str:
        return self.number(abs(value), digits).lstrip("+")

    def points(self, value: float, *, signed: bool = False) -> str:
        """Formats points, as in "3.4 points"."""
        amount = self.number(value) if signed else self.amount(value)
        return self.format("review-points-amount", amount_number=round(abs(value), 1), amount=amount)

    def gains(self, found: Iterable[GainDifference | dict[str, Any]], more: str, less: str) -> str:
        """Lists what one answer is expected to gain and lose compared with another. `more` and `less` are the
        messages that contain the two lists. Gains that have no name are left out.
        """
        lists: dict[str, list[str]] = {more: [], less: []}
        for one in found:
            gain = asdict(one) if is_dataclass(one) else one
            name = gain_name(self.words, gain["what"], gain["points"], gain["by"])
            if name and sum(map(len, lists.values())) < MOST_REASONS:
                label = self.format(
                    "review-gain-points" if gain["points"] else "review-gain",
                    name=name,
                    by=self.points(gain["by"]) if gain["points"] else self.amount(gain["by"]),
                )
                lists[more if gain["by"] > 0 else less].append(label)
        return " ".join(
            self.format(message, list=", ".join(names)) for message, names in lists.items() if names
        )
