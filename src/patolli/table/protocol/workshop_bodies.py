"""The owner's workshop: uncertain values, the values that the owner has looked up, and the components file
made from them.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Path = Annotated[str, Meta(max_length=120)]
"""The path of a table in a components file (`buildings.B07`), or of one value in it."""
Typed = Annotated[str, Meta(max_length=4000)]


class WorkshopValue(Struct):
    """One value of an entry."""

    key: str
    label: str
    kind: Literal["number", "flag", "text", "list", "toml"]
    value: str
    """The printed value, in the form in which it is typed."""
    used: bool
    """False if no rule reads the value, so that it cannot be replaced."""
    known: list[str]
    """The other values of this key in the game, which are offered as choices for text values."""


class WorkshopEntry(Struct):
    """Something that the owner can look up in the box: a card, a tile, a row of numbers."""

    path: str
    table: str
    """The table that contains the values of the entry: either the table at the same path, or the table of a
    single value.
    """
    id: str
    """The name of the component that boards use, such as `P01`."""
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
    """The place in the box where the owner can find the entry."""
    entries: list[WorkshopEntry]


class Workshop(Struct):
    """GET api/games/<game>/workshop/<language>: the entries of the workshop."""

    game: str
    title: str
    edition: int
    components: str
    """The digest of the printed components."""
    groups: list[WorkshopGroup]


class WorkshopChanges(Struct, forbid_unknown_fields=True):
    """POST api/games/<game>/workshop/check: the owner's values by table and key, and the values that the
    owner has confirmed.
    """

    changes: Annotated[
        dict[Path, Annotated[dict[Path, Typed], Meta(max_length=60)]], Meta(max_length=600)
    ] = {}
    confirmed: Annotated[list[Path], Meta(max_length=600)] = []


class WorkshopFile(Struct, forbid_unknown_fields=True):
    """POST api/games/<game>/workshop/open: an existing components file."""

    file: Annotated[str, Meta(max_length=200_000)]


class WorkshopProblem(Struct):
    """A value that cannot be used, and the reason why."""

    path: str
    key: str
    text: str
    kind: Literal["number", "flag", "toml", "unknown", "refused"]


class OwnComponents(Struct):
    """A components file and its contents. Values with a problem are left out."""

    file: str
    components: str
    """The digest of all values."""
    confirmed_count: int
    """The number of `doubtful` values that the file replaces or confirms."""
    doubtful: int
    replaced: list[str]
    problems: list[WorkshopProblem]
    changes: dict[str, dict[str, str]]
    confirmed: list[str]
    edition: int = 0
    """The edition for which an opened file was made, if the file says so."""
