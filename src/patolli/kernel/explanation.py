"""Explains, in the same way for all games, why a move is not even a candidate answer to the question."""

from __future__ import annotations

from typing import Final

from .agenda import Reason
from .vocabulary import MORE, Vocabulary

NOT_ASKED_THIS: Final = Reason("not-asked-this", "", [])
"""Used if nothing more specific is known: the move does not answer the question."""
OTHERS_ASKED: Final = Reason("others-asked", "", [])
GAME_OVER: Final = Reason("game-over", "", [])
OUT_OF_RANGE: Final = "amount-out-of-range"

NUMBER_NAMES: Final[dict[str, list[str]]] = {OUT_OF_RANGE: ["least", "most"]}
"""The names of the numbers in each reason."""


def verb(vocabulary: Vocabulary, move: int) -> str:
    """Returns the first word of a move's text, or "amount" for all amounts."""
    return "amount" if 0 <= move < MORE else vocabulary.text(move).partition(" ")[0]


def general_reason(rule: str, candidates: list[int], move: int) -> Reason:
    """Returns the reason why a move is not a candidate, as far as the list of candidates shows it."""
    amounts = [one for one in candidates if one < MORE]
    if amounts and 0 <= move < MORE:
        return Reason(OUT_OF_RANGE, rule, [min(amounts), max(amounts)])
    return NOT_ASKED_THIS
