"""What happened, as one seat heard it."""

from __future__ import annotations

from ..kernel.events import Event
from ..kernel.seats import SPECTATOR, among
from ..words import Words


def paragraphs(events: list[Event], words: Words) -> list[str]:
    """One paragraph for what one player did in a row, or what befell nobody in particular."""
    found: list[str] = []
    last: object = None
    for event in events:
        told = event.told(words.game.events)
        who = told.get("seat")
        sentence = words.event(told)
        if found and who == last:
            found[-1] += " " + sentence
        else:
            found.append(sentence)
        last = who
    return found


def secret(events: list[Event]) -> bool:
    """Did this seat hear something that an onlooker did not?"""
    return any(not among(SPECTATOR, event.audience) for event in events)
