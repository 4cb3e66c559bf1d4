"""A question, its answers and entries of a stream, as several messages contain them."""

from __future__ import annotations

from msgspec import Struct

from .shared_types import TableEvent


class Option(Struct, gc=False):
    text: str
    """Notation: what is sent back."""
    words: str = ""
    """A sentence in the client's language."""
    note: str = ""
    """What it leads to, where its sentence only names it."""
    free: bool = False
    """An action beside the turn, though it is offered among the answers."""
    gives_up: bool = False
    """Gives up something earned: to be confirmed in any case."""
    passes: bool = False
    """The harmless answer that declines: need not be confirmed where it ends nothing and costs nothing."""
    declines: bool = False
    """Ends or declines what is asked, whether it is the harmless answer or not."""
    dominated_by: str = ""
    """Another answer does the same at a better price: this one can be typed and need not be shown."""


class Asked(Struct):
    """What this seat is asked. `number` goes up with every new question of this seat, and only then."""

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
    """What comes soon and would surprise."""
    chosen: list[str] = []
    """Earlier choices that are decided together with this answer."""


class Happened(Struct):
    """One entry of a seat's stream: the event with its numbers by name, and its sentence."""

    event: TableEvent
    words: str = ""
