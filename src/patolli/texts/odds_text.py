"""Odds in words: how likely each outcome is, and whether that was counted or estimated."""

from __future__ import annotations

from typing import Final

from ..kernel.stakes import GOOD, Odds
from .arguments import message_id
from .game_texts import GameTexts

WHOLE: Final = 10_000


def percent(chance: int) -> str:
    """Of ten-thousandths: 34, or <1 and >99 for what is possible and what is not certain."""
    if 0 < chance < 50:
        return "<1"
    if WHOLE - 50 <= chance < WHOLE:
        return ">99"
    return str((chance + 50) // 100)


def outcome(texts: GameTexts, name: str) -> str:
    """The name of an outcome, or of what is counted; a game without texts has its own ids."""
    own = message_id("odds", name)
    return texts.format(own) if texts.has(own) else name


def brief(texts: GameTexts, odds: Odds) -> str:
    """The good outcomes only, for a place beside an answer."""
    good = [i for i in range(len(odds.outcomes)) if odds.values[i] == GOOD]
    parts = [part(texts, odds, i) for i in good]
    return ", ".join(parts) if odds.exact else texts.format("odds-about", parts=", ".join(parts))


def part(texts: GameTexts, odds: Odds, number: int) -> str:
    return texts.format(
        "odds-part", outcome=outcome(texts, odds.outcomes[number]), percent=percent(odds.chances[number])
    )


def sentence(texts: GameTexts, odds: Odds) -> str:
    """All outcomes, the means, and how it was found."""
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
    """2.7, as the language writes it."""
    found = tenths(hundredths)
    return texts.format("odds-decimal", whole=found // 10, tenth=found % 10)


def tenths(hundredths: int) -> int:
    """Means are shown with one decimal."""
    return (hundredths + 5) // 10
