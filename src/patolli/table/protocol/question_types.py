"""A question, its answers and stream entries, shared by several messages."""

from __future__ import annotations

from msgspec import Struct

from .shared_types import TableEvent


class Option(Struct, gc=False):
    text: str
    """The answer in notation, which the client sends to give this answer."""
    words: str = ""
    """The answer as a sentence in the client's language."""
    note: str = ""
    """The consequence of the answer, if `words` contains only the name of the answer."""
    free: bool = False
    """True for an action outside the turn that is offered among the answers."""
    gives_up: bool = False
    """True if the answer gives up something that the seat has earned. Such an answer always needs
    confirmation.
    """
    passes: bool = False
    """True for the harmless answer, if this answer declines. Such an answer needs no confirmation if it ends
    nothing and costs nothing.
    """
    declines: bool = False
    """True if the answer ends or declines the question, whether or not it is the harmless answer."""
    dominated_by: str = ""
    """The text of another answer that has the same effect at a better price; empty if there is none. This
    answer can be typed, but the page need not show it.
    """


class Asked(Struct):
    """The current question of this seat. `number` increases with every new question to this seat, and only
    then.
    """

    number: int
    kind: str
    rule: str
    numbers: list[int]
    window: str
    options: list[Option]
    asides: list[Option]
    default: str
    words: str = ""
    warnings: list[str] = []
    """Consequences that will soon follow and that would surprise the player."""
    chosen: list[str] = []
    """Earlier choices that take effect together with this answer."""


class Happened(Struct):
    """One entry of a seat's stream: the event with its named numbers, and its sentence."""

    event: TableEvent
    words: str = ""
