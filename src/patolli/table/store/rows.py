"""The stored data of a table, as values."""

from __future__ import annotations

from typing import Any, Literal, TypeVar

import msgspec
from msgspec import Struct, field

from ...kernel.seats import NOBODY
from ..protocol import ChanceBy, Hints, Pace

E = tuple[int, str, bool]
"""One move of the log: seat, text, and whether it was forced."""
T = TypeVar("T")


class Clock(Struct):
    """The milliseconds left for each seat, and since when each asked seat's clock has run (0: it is
    stopped).
    """

    left: list[int] = field(default_factory=list)
    since: list[int] = field(default_factory=list)


class Asking(Struct):
    """An open vote. The number of its question is not sent, because it would reveal how often a seat was
    asked.
    """

    about: Literal["abandon", "rewind", "pause", "remove", "claim"]
    by: int | None
    """The seat that asked; None: the host."""
    yes: list[int]
    seat: int = NOBODY
    """Rewind: the seat whose answer would be taken back, with everything after it."""
    question: int = 0
    turn: int = NOBODY
    """Rewind: the seat in whose turn that answer was given."""
    asked_in: list[int] = []
    """Rewind: the turn in which it was requested; the vote ends with that turn."""
    key: str = ""
    """Claim: the hash of the seat's future key."""


class Glance(Struct):
    """The summary of a game in a list of tables; it contains only public facts."""

    round: int = 0
    mover: int = NOBODY
    """The seat that made the last move."""
    events: list[dict[str, Any]] = []
    """The effect of that move: the last events of the seat."""
    totals: list[int] = []
    """The final points of each seat, in parts of `unit`."""
    unit: int = 1
    ranks: list[int] = []
    """The final ranks of the seats."""


MOST_OLD_KEYS = 8


class OldKey(Struct):
    """A former key of a seat: its hash, why it is invalid, and since when."""

    hash: str
    why: Literal["renewed", "claimed", "handed", "left", "freed"]
    at: int


class TableRow(Struct):
    id: str
    game: str
    edition: int
    version: str
    owner: str
    components: str
    options: dict[str, str]
    pace: Pace
    listed: bool
    curtain: bool
    autostart: bool
    state: str
    trouble: str
    host: str
    seed: bytes
    words: list[str]
    epochs: list[list[int]]
    next: int
    asked: list[int]
    questions: list[int]
    era: int
    clocks: Clock
    deadline: int | None
    votes: list[Asking]
    rematch: str
    created: int
    moved: int
    since: list[int] = field(default_factory=list)
    """How many entries of its own stream each seat had when its last turn ended."""
    ended_by: str = ""
    """Who abandoned the game: players, host or operator."""
    paused_by: int | None = None
    """The seat that paused alone; None: all agreed to a pause, or there is none."""
    hints: Hints = "allowed"
    approval: bool = False
    chance: ChanceBy = "seed"
    maker: int = NOBODY
    """The seat of the person who made the table."""
    start: str = ""
    """The text of the initial position; empty: the beginning of a game."""
    planned: int = 0
    """The start planned by its maker; 0: as soon as all seats are taken."""
    glance: Glance = field(default_factory=Glance)
    edits: int = 0
    """Increases with every write to this table, so that no server overwrites another's change."""
    reopened: dict[int, int] = field(default_factory=dict)
    """The question that each seat took back and is asked despite its standing answers."""
    declined: dict[str, int] = field(default_factory=dict)
    """Until when a declined vote may not be repeated (server's clock), by kind of vote and asker."""


LATEST = 253_402_300_799_999
"""The last millisecond of the year 9999: no later time can be written as a date."""


USUAL = "usual"
"""A standing answer that the game gives all seats at the start, valid until a seat changes it."""


PAUSE = 300_000
"""Milliseconds for which a seat may pause a game alone."""


class SeatRow(Struct):
    table_id: str
    seat: int
    kind: str
    name: str
    level: str = ""
    stand_in: bool = False
    key: str = ""
    word: str = ""
    standing: dict[str, str] = field(default_factory=dict)
    notes: str = ""
    away: int = 0
    """When the seat's last connection closed, by the server's clock; 0: it is connected."""
    pause_left: int = PAUSE
    """Milliseconds for which this seat may still pause alone."""
    handed: bool = False
    """The host gave the seat to another person during the game."""
    reserved: str = ""
    """For a rematch: reserved for the person of the last game; `host` if that person made the table."""

    muted: list[int] = field(default_factory=list)
    """Seats whose lines are hidden from this seat."""
    approved: bool = True
    """False: the host has not decided yet."""
    old_keys: list[OldKey] = field(default_factory=list)
    """The latest former keys."""

    def bot(self) -> bool:
        return self.kind == "bot" or self.stand_in


class StepRow(Struct):
    """A chosen move, with the forced moves and chance outcomes that followed."""

    n: int
    seat: int
    question: int
    entries: list[E]
    sum: str
    at: int
    passed: str = ""
    """The name of a window that the table passed on behalf of the seat."""


class Snapshot(Struct):
    n: int
    digest: str
    position: str


class ChatRow(Struct):
    """A line of the chat."""

    n: int
    at: int
    seat: int | None
    name: str
    text: str
    key: str = ""
    addressee: int | None = None
    kind: str = "line"
    about: str = ""
    """The key of the proposal that an answer belongs to."""


JSON_FIELDS: dict[str, Any] = {
    "options": dict[str, str],
    "pace": Pace,
    "words": list[str],
    "epochs": list[list[int]],
    "asked": list[int],
    "questions": list[int],
    "since": list[int],
    "clocks": Clock,
    "votes": list[Asking],
    "standing": dict[str, str],
    "muted": list[int],
    "old_keys": list[OldKey],
    "glance": Glance,
    "reopened": dict[int, int],
    "declined": dict[str, int],
    "entries": list[E],
}


def to_columns(row: Struct, only: tuple[str, ...] = ()) -> dict[str, Any]:
    """Converts a row to the column types of the database."""
    return {
        name: msgspec.json.encode(getattr(row, name)).decode() if name in JSON_FIELDS else getattr(row, name)
        for name in only or row.__struct_fields__
    }


def from_columns(cls: type[T], columns: Any) -> T:
    values = {
        name: msgspec.json.decode(columns[name], type=JSON_FIELDS[name])
        if name in JSON_FIELDS
        else columns[name]
        for name in cls.__struct_fields__  # type: ignore[attr-defined]
    }
    return msgspec.convert(values, cls)
