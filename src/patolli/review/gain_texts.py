"""Formats amounts and gains as text in one language."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, is_dataclass
from typing import Any

from ..players.move_comparison import GainDifference
from ..texts import GameTexts
from ..texts.gain_names import gain_name

MOST_REASONS = 3
"""The maximum number of gains in a list, and also of losses."""


class GainTexts:
    """The words for gains in one game and language."""

    def __init__(self, words: GameTexts) -> None:
        self.words = words

    def format(self, message: str, **arguments: str | float) -> str:
        return self.words.format(message, **arguments)

    def number(self, value: float, digits: int = 1) -> str:
        """Formats gains and losses with a sign, unless they are zero when rounded."""
        shown = f"{value:+.{digits}f}".replace("-", "−")
        if self.words.language == "de":
            shown = shown.replace(".", ",")
        return shown if shown.strip("+−0.,") else shown[1:]

    def amount(self, value: float, digits: int = 1) -> str:
        return self.number(abs(value), digits).lstrip("+")

    def points(self, value: float, *, signed: bool = False) -> str:
        """Formats points, as in "3.4 points"."""
        amount = self.number(value) if signed else self.amount(value)
        return self.format("review-points-amount", amount_number=round(abs(value), 1), amount=amount)

    def gains(self, found: Iterable[GainDifference | dict[str, Any]], more: str, less: str) -> str:
        """Describes what one answer is expected to gain and lose compared with another one.

        `more` and `less` are the messages that contain the lists of gains and losses.
        """
        lists = zip((more, less), self.gains_and_losses(found), strict=True)
        return " ".join(self.format(message, list=", ".join(names)) for message, names in lists if names)

    def gains_and_losses(
        self, found: Iterable[GainDifference | dict[str, Any]]
    ) -> tuple[list[str], list[str]]:
        """Lists the greatest gains and the greatest losses. Gains and losses without a name are omitted, and
        so are goods whose points are listed.
        """
        more: list[str] = []
        less: list[str] = []
        listed: set[str] = set()
        for one in found:
            gain = asdict(one) if is_dataclass(one) else one
            name = gain_name(self.words, gain["what"], gain["points"], gain["by"])
            names = more if gain["by"] > 0 else less
            if name and gain["what"] not in listed and len(names) < MOST_REASONS:
                listed.add(gain["what"])
                names.append(
                    self.format(
                        "review-gain-points" if gain["points"] else "review-gain",
                        name=name,
                        by=self.points(gain["by"]) if gain["points"] else self.amount(gain["by"]),
                    )
                )
        return more, less
