"""Bodies of HTTP requests from the position editor: a position, its fields, and what is wrong with it."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from ...kernel.position import TRUTH
from .shared_types import Language, Number, View

Item = Annotated[str, Meta(max_length=60)]
FieldValue = bool | int | Item | Annotated[list[Item], Meta(max_length=200)]
FieldKind = Literal["number", "choice", "flag", "set", "items", "action"]


class EditorEdit(Struct, forbid_unknown_fields=True):
    """A new value for one field."""

    field: Annotated[str, Meta(min_length=1, max_length=80)]
    value: FieldValue


class EditorRequest(Struct, forbid_unknown_fields=True):
    """POST api/games/<game>/position/edit. The server stores nothing: every request contains the whole
    position.

    `start` is `new` (a game after its set-up with `seed`), `empty` (as few pieces on the table as the rules
    allow), `text` (a position as text) or `record` (a record after `move` moves; -1 means its end).
    Everything that the seat `deal` cannot know is then dealt again with `seed`, and the edits are made in
    order.
    """

    start: Literal["new", "empty", "text", "record"]
    players: Annotated[int, Meta(ge=0, le=8)] = 0
    text: str = ""
    move: Annotated[int, Meta(ge=-1, le=1_000_000)] = -1
    seed: Number = 0
    deal: Annotated[int, Meta(ge=-2, le=7)] | None = None
    edits: Annotated[list[EditorEdit], Meta(max_length=50)] = field(default_factory=list)
    viewer: Annotated[int, Meta(ge=TRUTH, le=7)] = TRUTH
    """The viewer: a seat, -2 for a spectator, or -9 for the whole position."""
    language: Language = ""


class EditorField(Struct):
    id: str
    name: str
    """The id of a message in the editor's texts, or the id of a piece or place of the game."""
    kind: FieldKind
    value: FieldValue
    low: int
    high: int
    options: list[str]
    """The possible values: pieces or places of the game, seats (`seat-0`), or an empty text for none."""
    repeats: bool
    about: list[str]
    """The pieces and places on the drawn board that select this field when they are clicked."""
    known: list[int] | None
    """The only seats that know the value; null if all seats know it."""


class EditorGroup(Struct):
    section: str
    name: str
    seat: int
    """-1: of no seat."""
    fields: list[EditorField]


class EditorFault(Struct):
    """A fault that makes the position impossible."""

    rule: str
    """The id of the rule or invariant, or the kind of fault."""
    seat: int
    """The seat that the fault concerns; -1 if there is none."""
    text: str
    """A description of the fault in the words of the rules, including the values in question."""
    fields: list[str]
    """The fields in which the fault can be corrected."""


class EditorTrouble(Struct):
    """The reason why a text is not a position of this game, or why a change cannot be made."""

    why: str
    line: int
    """The number of the line in the text; 0 if the trouble concerns no line."""
    what: str
    text: str
    field: str


class EditorAsked(Struct):
    """A seat that is asked, and its question."""

    seat: int
    words: str


class EditorState(Struct):
    """The position after the edits. If there is `trouble`, this is the position before the edits; it is empty
    if the text is not a position.
    """

    game: str
    players: int
    text: str
    trouble: EditorTrouble | None
    hidden: int
    """The seat whose knowledge this position represents; -9 if nothing is hidden."""
    groups: list[EditorGroup]
    faults: list[EditorFault]
    view: View | None
    """The view; null if the position cannot be drawn."""
    asked: list[EditorAsked]
    move: int
    moves: int
    """Of a record."""
