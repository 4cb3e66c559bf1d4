"""Events, each with the set of seats that see it. A position records events only if it has an event log."""

from __future__ import annotations

from .agenda import Frame
from .native import mypyc_attr
from .seats import among
from .vocabulary import Lexicon


class Event:
    """Something that happened in the game, as numbers; other modules turn it into text."""

    kind: int
    numbers: list[int]
    audience: int

    def __init__(self, kind: int, numbers: list[int], audience: int) -> None:
        self.kind = kind
        self.numbers = numbers
        self.audience = audience

    def __repr__(self) -> str:
        return f"<event {self.kind} {self.numbers}>"

    def to_dict(self, lexicon: Lexicon) -> dict[str, str | int]:
        """Returns the event with named fields, such as {"event": "placed", "rule": "TZ-5.2", "seat": 0,
        ...}.
        """
        entry = lexicon[self.kind]
        out: dict[str, str | int] = {"event": entry.name, "rule": entry.rule}
        for i, name in enumerate(entry.numbers):
            out[name] = self.numbers[i]
        return out


@mypyc_attr(allow_interpreted_subclasses=True)
class EventLog:
    """The events of a match. A log is attached to a position without being a part of the position's value."""

    events: list[Event]

    def __init__(self) -> None:
        self.events = []

    def add(self, kind: int, numbers: list[int], audience: int) -> None:
        self.events.append(Event(kind, numbers, audience))

    def before_step(self, p: Frame) -> None:
        """Called before a step runs automatically, while the step is still on the agenda."""

    def visible_to(self, seat: int) -> list[Event]:
        return [e for e in self.events if among(seat, e.audience)]
