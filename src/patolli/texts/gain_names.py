"""Names what one answer gains over another: points from a source, or an amount of something."""

from __future__ import annotations

from .arguments import message_id
from .game_texts import GameTexts


def gain_name(words: GameTexts, what: str, points: bool, by: float) -> str:
    """Returns the name of a source of points, of a thing, or of a number in the view. Returns an empty string
    if it has no name.
    """
    if points:
        return words.score_source(what) if words.has(message_id("score", what)) else ""
    count = max(1, round(abs(by)))
    for thing in (what, what.removesuffix("s")):
        if words.has(message_id("thing", thing)):
            return words.component(thing, count)
    label = message_id("view", what)
    return words.format(label) if words.has(label) else ""
