"""The stored data of a table, as values."""

from __future__ import annotations

from typing import Any, Literal, TypeVar

import msgspec
from msgspec import Struct, field

from ...kernel.seats import NOBODY
from ..protocol import ChanceBy, Hints, Pace

E = tuple[int, str, bool]
"""One move in the log: the seat, the text, and whether the move was forced."""
T = TypeVar("T")


class Clock(Struct):
    """The milliseconds that each seat has left, and since when the clock of each asked seat has run (0 means
    that it is stopped).
    """

    left: list[int] = field(default_factory=list)
    since: list[int] = field(default_factory=list)


class Asking(Struct):
    """An open vote. Clients do not receive the number of the seat's question, because it would reveal how
    often the seat was asked.
    """

    about: Literal["abandon", "rewind", "pause", "remove", "claim"]
    by: int | None
    """The seat that asked for the vote; None means the host."""
    yes: list[int]
    seat: int = NOBODY
    """In a rewind: the seat whose answer would be taken back, with everything after it."""
    question: int = 0
    turn: int = NOBODY
    """In a rewind: the seat that had the turn when that answer was given."""
    asked_in: list[int] = []
    """In a rewind: the turn in which the rewind was requested. The vote ends with that turn."""
    key: str = ""
    """In a claim: the hash of the seat's future key."""


class Glance(Struct):
    """The summary of a game in a list of tables; it contains only public facts."""

    round: int = 0
    mover: int = NOBODY
    """The seat that made the last move."""
    events: list[dict[str, Any]] = []
    """The effect of that move: the last events that the seat caused."""
    totals: list[int] = []
    """The final result of each seat, in units of `unit`."""
    unit: int = 1
    ranks: list[int] = []
    """The final rank of each seat."""


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
    """The person or persons who abandoned the game: players, host or operator."""
    paused_by: int | None = None
    """The seat that paused alone. None if all agreed to a pause, or if there is no pause."""
    hints: Hints = "allowed"
    approval: bool = False
    chance: ChanceBy = "seed"
    maker: int = NOBODY
    """The seat of the person who made the table."""
    start: str = ""
    """The text of the initial position. It is empty for the beginning of a game."""
    planned: int = 0
    """The start that the maker planned; 0 means as soon as all seats are taken."""
    glance: Glance = field(default_factory=Glance)
    edits: int = 0
    """This number increases with every write to the table, so that no server overwrites another's change."""
    reopened: dict[int, int] = field(default_factory=dict)
    """For each seat, the question that it took back and is now asked, despite its standing answers."""
    declined: dict[str, int] = field(default_factory=dict)
    """The time (server's clock) until which a declined vote may not be repeated, by the kind of vote and its
    asker.
    """


LATEST = 253_402_300_799_999
"""The last millisecond of the year 9999. Python cannot represent later times as dates."""


USUAL = "usual"
"""A standing answer that the game gives to all seats at the start. It is valid until a seat changes it."""


PAUSE = 300_000
"""The milliseconds for which a seat may pause a game alone."""


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
    """The time of the server's clock at which the seat's last connection closed; 0 means that the seat is
    connected.
    """
    pause_left: int = PAUSE
    """The milliseconds for which this seat may still pause alone."""
    handed: bool = False
    """True if the host gave the seat to another person during the game."""
    reserved: str = ""
    """In a rematch: not empty if the seat is reserved for its person from the last game. The value is `host`
    if that person made the table.
    """

    muted: list[int] = field(default_factory=list)
    """Seats whose lines are hidden from this seat."""
    approved: bool = True
    """False while the host has not decided yet."""
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
    """The name of the window, if the table answered a window for the seat with this step."""


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
    """The key of the proposal to which an answer belongs."""


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
    """Converts a row to the types of the database's columns."""
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
