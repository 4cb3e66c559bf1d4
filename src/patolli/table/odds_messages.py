"""Converts odds to the messages sent to the page."""

from __future__ import annotations

from ..kernel.stakes import Odds
from ..texts import odds_text
from .protocol import AnswerOdds, OddsOutcome


def odds_message(text: str, odds: Odds) -> AnswerOdds:
    outcomes = [
        OddsOutcome(
            odds.outcomes[i],
            odds.values[i],
            odds.chances[i],
            odds.low[i],
            odds.high[i],
            odds_text.percent(odds.chances[i]),
        )
        for i in range(len(odds.outcomes))
    ]
    means = {odds.counts[i]: odds_text.tenths(odds.means[i]) / 10 for i in range(len(odds.counts))}
    good = odds.good()
    return AnswerOdds(
        text,
        outcomes,
        means,
        odds.exact,
        odds.samples,
        good,
        odds_text.percent(good),
        odds.goal,
        odds.assumptions,
    )
