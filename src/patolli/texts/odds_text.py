"""Odds as text: the probability of each outcome, and whether odds are exact or estimated."""

from __future__ import annotations

from typing import Final

from ..kernel.stakes import GOOD, Odds
from .arguments import message_id
from .game_texts import GameTexts

WHOLE: Final = 10_000


def percent(chance: int) -> str:
    """Formats ten-thousandths as a percentage. Outcomes that are possible but unlikely are shown as <1, and
    those that are likely but not certain as >99.
    """
    if 0 < chance < 50:
        return "<1"
    if WHOLE - 50 <= chance < WHOLE:
        return ">99"
    return str((chance + 50) // 100)


def outcome(texts: GameTexts, name: str) -> str:
    """Returns the name of an outcome or count, or its id if the game has no text for it."""
    own = message_id("odds", name)
    return texts.format(own) if texts.has(own) else name


def brief(texts: GameTexts, odds: Odds) -> str:
    """Lists only the good outcomes, to be shown next to an answer."""
    good = [i for i in range(len(odds.outcomes)) if odds.values[i] == GOOD]
    parts = [part(texts, odds, i) for i in good]
    return ", ".join(parts) if odds.exact else texts.format("odds-about", parts=", ".join(parts))


def part(texts: GameTexts, odds: Odds, number: int) -> str:
    return texts.format(
        "odds-part", outcome=outcome(texts, odds.outcomes[number]), percent=percent(odds.chances[number])
    )


def sentence(texts: GameTexts, odds: Odds) -> str:
    """Lists all outcomes and means, and states whether they are exact or estimated."""
    parts = [part(texts, odds, i) for i in range(len(odds.outcomes)) if odds.high[i] > 0]
    for name, mean in zip(odds.counts, odds.means, strict=True):
        if mean > 0:
            parts.append(texts.format("odds-mean", what=outcome(texts, name), amount=decimal(texts, mean)))
    told = ", ".join(parts)
    if odds.exact:
        return texts.format("odds-exact", parts=told)
    margin = max(
        max(high - chance, chance - low)
        for low, chance, high in zip(odds.low, odds.chances, odds.high, strict=True)
    )
    return texts.format("odds-estimated", parts=told, samples=odds.samples, margin=percent(margin))


def decimal(texts: GameTexts, hundredths: int) -> str:
    """Formats a number with one decimal according to the language: 2.7 or 2,7."""
    found = tenths(hundredths)
    return texts.format("odds-decimal", whole=found // 10, tenth=found % 10)


def tenths(hundredths: int) -> int:
    """Rounds a mean to tenths."""
    return (hundredths + 5) // 10
