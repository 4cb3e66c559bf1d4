"""Reasons that all games share, for words that are not even candidates of the question."""

from __future__ import annotations

from typing import Final

from .agenda import Reason
from .vocabulary import MORE, Vocabulary

NOT_ASKED_THIS: Final = Reason("not-asked-this", "", [])
"""Nothing more is known than that the word does not answer the question."""
OTHERS_ASKED: Final = Reason("others-asked", "", [])
GAME_OVER: Final = Reason("game-over", "", [])
OUT_OF_RANGE: Final = "amount-out-of-range"

NUMBER_NAMES: Final[dict[str, list[str]]] = {OUT_OF_RANGE: ["least", "most"]}
"""The names of their numbers."""


def verb(vocabulary: Vocabulary, move: int) -> str:
    """What kind of word it is: its first part, and one for all amounts."""
    return "amount" if 0 <= move < MORE else vocabulary.text(move).partition(" ")[0]


def general_reason(rule: str, candidates: list[int], move: int) -> Reason:
    """Why a word is no candidate of a question, as far as it follows from the candidates alone."""
    amounts = [one for one in candidates if one < MORE]
    if amounts and 0 <= move < MORE:
        return Reason(OUT_OF_RANGE, rule, [min(amounts), max(amounts)])
    return NOT_ASKED_THIS
