"""The owner's workshop: what is not certain, what the owner of a box found, and the file made of it."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Path = Annotated[str, Meta(max_length=120)]
"""Of a table in a components file (`buildings.B07`), or of one value in it."""
Typed = Annotated[str, Meta(max_length=4000)]


class WorkshopValue(Struct):
    """One value of an entry."""

    key: str
    label: str
    kind: Literal["number", "flag", "text", "list", "toml"]
    value: str
    """As printed here, in the form in which it is typed."""
    used: bool
    """False: no rule reads it, so it cannot be replaced."""
    known: list[str]
    """Other values of this key in the box, for texts."""


class WorkshopEntry(Struct):
    """Something to look up in the box: a card, a tile, a row of numbers."""

    path: str
    table: str
    """Where its values are: the same, or the table that one value belongs to."""
    id: str
    """As boards name it: `P01`."""
    name: str
    cost: str
    effect: str
    confidence: str
    source: str
    note: str
    values: list[WorkshopValue]


class WorkshopGroup(Struct):
    id: str
    title: str
    where: str
    """Where in the box to look."""
    entries: list[WorkshopEntry]


class Workshop(Struct):
    """GET api/games/<game>/workshop/<language>"""

    game: str
    title: str
    edition: int
    components: str
    """The digest of the printed components."""
    groups: list[WorkshopGroup]


class WorkshopChanges(Struct, forbid_unknown_fields=True):
    """POST api/games/<game>/workshop/check: what the owner typed, by table and key, and confirmed."""

    changes: Annotated[
        dict[Path, Annotated[dict[Path, Typed], Meta(max_length=60)]], Meta(max_length=600)
    ] = {}
    confirmed: Annotated[list[Path], Meta(max_length=600)] = []


class WorkshopFile(Struct, forbid_unknown_fields=True):
    """POST api/games/<game>/workshop/open: a components file of before."""

    file: Annotated[str, Meta(max_length=200_000)]


class WorkshopProblem(Struct):
    """A value that cannot be used, and why."""

    path: str
    key: str
    text: str
    kind: Literal["number", "flag", "toml", "unknown", "refused"]


class OwnComponents(Struct):
    """A components file, and what it is made of; what has a problem is not in it."""

    file: str
    components: str
    """The digest of all values."""
    confirmed_count: int
    """Of the `doubtful` ones, those that it replaces or confirms."""
    doubtful: int
    replaced: list[str]
    problems: list[WorkshopProblem]
    changes: dict[str, dict[str, str]]
    confirmed: list[str]
    edition: int = 0
    """Of the game for which an opened file was made, if it says so."""
