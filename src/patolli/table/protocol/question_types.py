"""A question, its answers and stream entries, shared by several messages."""

from __future__ import annotations

from msgspec import Struct

from .shared_types import TableEvent


class Option(Struct, gc=False):
    text: str
    """The answer in notation; the client sends this text to give the answer."""
    words: str = ""
    """The answer as a sentence in the client's language."""
    note: str = ""
    """The consequence of the answer, if `words` only names the answer."""
    free: bool = False
    """The answer is an action outside the turn, although it is offered among the answers."""
    gives_up: bool = False
    """The answer gives up something earned, so it always needs confirmation."""
    passes: bool = False
    """This is the harmless answer that declines. This answer needs no confirmation if it ends nothing and
    costs nothing.
    """
    declines: bool = False
    """The answer ends or declines the question, whether or not it is the harmless answer."""
    dominated_by: str = ""
    """Another answer does the same at a better price. This answer can be typed but need not be shown."""


class Asked(Struct):
    """The current question of this seat. `number` rises with every new question of this seat, and only
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
    """Imminent consequences that would surprise the player."""
    chosen: list[str] = []
    """Earlier choices that are decided together with this answer."""


class Happened(Struct):
    """One entry of a seat's stream: the event with its numbers by name, and its sentence."""

    event: TableEvent
    words: str = ""
