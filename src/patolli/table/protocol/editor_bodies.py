"""Bodies of HTTP requests of the position editor: a position, its fields, and what is wrong with it."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from ...kernel.position import TRUTH
from .shared_types import Language, Number, View

Item = Annotated[str, Meta(max_length=60)]
FieldValue = bool | int | Item | Annotated[list[Item], Meta(max_length=200)]
FieldKind = Literal["number", "choice", "flag", "set", "items", "action"]


class EditorEdit(Struct, forbid_unknown_fields=True):
    """Give this field another value."""

    field: Annotated[str, Meta(min_length=1, max_length=80)]
    value: FieldValue


class EditorRequest(Struct, forbid_unknown_fields=True):
    """POST api/games/<game>/position/edit. The server keeps nothing: every request has the whole position.

    `new`: a game after its set-up, by `seed`; `empty`: as little on the table as the rules allow; `text`: a
    position as text; `record`: a record, after `move` moves (-1: at its end). Then `deal` deals again what
    this seat cannot know, by `seed`, and the edits are made in their order.
    """

    start: Literal["new", "empty", "text", "record"]
    players: Annotated[int, Meta(ge=0, le=8)] = 0
    text: str = ""
    move: Annotated[int, Meta(ge=-1, le=1_000_000)] = -1
    seed: Number = 0
    deal: Annotated[int, Meta(ge=-2, le=7)] | None = None
    edits: Annotated[list[EditorEdit], Meta(max_length=50)] = field(default_factory=list)
    viewer: Annotated[int, Meta(ge=TRUTH, le=7)] = TRUTH
    """Whose view is shown: a seat, an onlooker (-2), or everything (-9)."""
    language: Language = ""


class EditorField(Struct):
    id: str
    name: str
    """A message of the editor's texts, or a thing of the game."""
    kind: FieldKind
    value: FieldValue
    low: int
    high: int
    options: list[str]
    """Things; `seat-0` is a seat, and an empty one means none."""
    repeats: bool
    about: list[str]
    """Things of the drawn board that lead here."""
    known: list[int] | None
    """The only seats that know it; null: everyone does."""


class EditorGroup(Struct):
    section: str
    name: str
    seat: int
    """-1: of no seat."""
    fields: list[EditorField]


class EditorFault(Struct):
    """Something that cannot be."""

    rule: str
    """The rule or invariant, or what kind of fault it is."""
    seat: int
    """-1: it names no seat."""
    text: str
    """In the words of the rules, with values."""
    fields: list[str]
    """Where it can be mended."""


class EditorTrouble(Struct):
    """A text that is no position of this game, or a change that cannot be made."""

    why: str
    line: int
    """Of the text; 0: of no line."""
    what: str
    text: str
    field: str


class EditorAsked(Struct):
    """Who is asked what."""

    seat: int
    words: str


class EditorState(Struct):
    """The position after the edits. With `trouble`: before them, or nothing where the text is none."""

    game: str
    players: int
    text: str
    trouble: EditorTrouble | None
    hidden: int
    """The seat whose knowledge this position is; -9: nothing is hidden in it."""
    groups: list[EditorGroup]
    faults: list[EditorFault]
    view: View | None
    """Null: it cannot be drawn."""
    asked: list[EditorAsked]
    move: int
    moves: int
    """Of a record."""
