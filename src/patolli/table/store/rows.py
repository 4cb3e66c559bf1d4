"""What the data base keeps of a table, as values."""

from __future__ import annotations

from typing import Any, Literal, TypeVar

import msgspec
from msgspec import Struct, field

from ...kernel.seats import NOBODY
from ..protocol import ChanceBy, Hints, Pace

E = tuple[int, str, bool]
"""One move of the log: seat, text, and whether it was taken by itself."""
T = TypeVar("T")


class Clock(Struct):
    """Milliseconds left by seat, and since when each asked seat's clock runs (0: it does not)."""

    left: list[int] = field(default_factory=list)
    since: list[int] = field(default_factory=list)


class Asking(Struct):
    """A vote that runs. Its question number stays here: it would tell others how often a seat was asked."""

    about: Literal["abandon", "rewind", "pause", "remove", "claim"]
    by: int | None
    """The seat that asked; None: the host."""
    yes: list[int]
    seat: int = NOBODY
    """Rewind: whose answer would be taken back, with everything after it."""
    question: int = 0
    turn: int = NOBODY
    """Rewind: in whose turn that answer was given."""
    asked_in: list[int] = []
    """Rewind: whose turn it was when it was asked for, and which; it lapses with that turn."""
    key: str = ""
    """Claim: the hash of the key that will fit the seat."""


class Glance(Struct):
    """What a list of tables shows of a game; all of it everybody may know."""

    round: int = 0
    mover: int = NOBODY
    """Whose move was the last one."""
    events: list[dict[str, Any]] = []
    """What it did, the last events of that seat."""
    totals: list[int] = []
    """At the end: the points of each seat, in parts of `unit`,"""
    unit: int = 1
    ranks: list[int] = []
    """and their ranks."""


MOST_OLD_KEYS = 8


class OldKey(Struct):
    """A key that fitted a seat once: its hash, why it does not any more, and since when."""

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
    """By seat: how many entries of its own stream it had when its last turn ended."""
    ended_by: str = ""
    """Of an abandoned game: players, host or operator."""
    paused_by: int | None = None
    """The seat that pauses alone; None: all agreed to a pause, or there is none."""
    hints: Hints = "allowed"
    approval: bool = False
    chance: ChanceBy = "seed"
    maker: int = NOBODY
    """The seat of whoever made the table."""
    planned: int = 0
    """When it shall be played, as its maker said; 0: as soon as all sit."""
    glance: Glance = field(default_factory=Glance)
    edits: int = 0
    """Rises with every write to this table, whatever it changes: so nobody writes over somebody else."""
    reopened: dict[int, int] = field(default_factory=dict)
    """By seat: the question that it took back and is asked, whatever its standing answers say."""
    declined: dict[str, int] = field(default_factory=dict)
    """By what was asked for and who asked: until when a declined vote rests, by the server's clock."""


LATEST = 253_402_300_799_999
"""The last millisecond of the year 9999: no later time can be written as a date."""


USUAL = "usual"
"""Until the seat says otherwise: a standing answer that the game gives everybody at the start."""


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
    """Since when nobody has been connected for it, by the server's clock; 0: somebody was, last."""
    pause_left: int = PAUSE
    """Milliseconds for which this seat may still pause alone."""
    handed: bool = False
    """The host gave it to somebody else in the course of the game."""
    reserved: str = ""
    """After a rematch: it is for the person who had it in the game before; `host` if that made the table."""

    muted: list[int] = field(default_factory=list)
    """Seats whose lines it does not want to read."""
    approved: bool = True
    """False: the host has not decided yet."""
    old_keys: list[OldKey] = field(default_factory=list)
    """The latest that fitted it once."""

    def bot(self) -> bool:
        return self.kind == "bot" or self.stand_in


class StepRow(Struct):
    """A move that somebody made, with what followed by itself and by fate."""

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
    """Of the chat."""

    n: int
    at: int
    seat: int | None
    name: str
    text: str
    key: str = ""
    addressee: int | None = None
    kind: str = "line"
    about: str = ""
    """What it answers: the key of a proposal."""


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
    """As the data base takes it."""
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
