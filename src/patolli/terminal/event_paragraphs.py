"""Joins events into paragraphs of text."""

from __future__ import annotations

from typing import Final

from ..kernel.events import Event
from ..kernel.seats import SPECTATOR, among
from ..texts import GameTexts

TURN: Final = "turn"
"""The event that begins a turn. It is not printed, because it starts a new paragraph."""


def paragraphs(events: list[Event], texts: GameTexts) -> list[str]:
    """Returns the events as paragraphs. Consecutive events of the same player, or of no player, form one
    paragraph.
    """
    runs: list[tuple[str, list[str]]] = []
    for event in events:
        fields = event.to_dict(texts.game.events)
        seat = fields.get("seat")
        name = texts.seat(seat) if isinstance(seat, int) else ""
        if not runs or runs[-1][0] != name or fields["event"] == TURN:
            runs.append((name, []))
        if fields["event"] != TURN:
            runs[-1][1].append(texts.event(fields))
    return [paragraph(name, sentences) for name, sentences in runs if sentences]


def paragraph(name: str, sentences: list[str]) -> str:
    """Joins sentences about one player, as in `Ana: picks up a worker; takes 1 wood.`"""
    sentences = merged(sentences)
    if not name or len(sentences) == 1 or not all(sentence.startswith(f"{name} ") for sentence in sentences):
        return " ".join(sentences)
    return f"{name}: " + "; ".join(sentence[len(name) + 1 :].rstrip(".") for sentence in sentences) + "."


def merged(sentences: list[str]) -> list[str]:
    """Joins sentences with the same beginning: `New: a.` and `New: b.` become `New: a, b.` Repeated sentences
    are printed once, with their number: `(3×)`.
    """
    found: list[str] = []
    times = 1
    last = ""
    for sentence in sentences:
        head = sentence[: sentence.find(": ") + 2] if ": " in sentence else ""
        if head and found and found[-1].startswith(head):
            found[-1] = f"{found[-1].rstrip('.')}, {sentence[len(head) :]}"
        elif sentence == last:
            times += 1
            found[-1] = f"{sentence.rstrip('.')} ({times}×)."
        else:
            found.append(sentence)
        times = times if sentence == last else 1
        last = sentence
    return found


def secret(events: list[Event]) -> bool:
    """Returns whether any of these events is hidden from spectators."""
    return any(not among(SPECTATOR, event.audience) for event in events)
