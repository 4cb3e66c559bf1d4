"""The stored data of tables as Python objects."""

from __future__ import annotations

from typing import Any, Literal, TypeVar

import msgspec
from msgspec import Struct, field

from ...kernel.seats import NOBODY
from ..protocol import ChanceBy, Hints, Pace

E = tuple[int, str, bool]
"""A move in the log: the seat, the move as text, and whether it was forced."""
T = TypeVar("T")


class Clock(Struct):
    """For each seat, the milliseconds left, and the time since which its clock has been running (0 if it is
    stopped).
    """

    left: list[int] = field(default_factory=list)
    since: list[int] = field(default_factory=list)


class Asking(Struct):
    """An open vote. Clients do not receive `question`, because it would reveal how many questions the seat
    has been asked.
    """

    about: Literal["abandon", "rewind", "pause", "remove", "claim"]
    by: int | None
    """The seat that asked for the vote, or None for the host."""
    yes: list[int]
    seat: int = NOBODY
    """For a rewind, the seat whose answer would be taken back; for removals and claims, the seat
    concerned.
    """
    question: int = 0
    turn: int = NOBODY
    """For a rewind, the seat whose turn it was when the answer was given."""
    asked_in: list[int] = []
    """For a rewind, the turn in which it was requested. The vote ends with this turn."""
    key: str = ""
    """For a claim, the hash of the new key."""


class Glance(Struct):
    """The summary of a game for lists of tables. It contains only public facts."""

    round: int = 0
    mover: int = NOBODY
    """The seat that made the last move."""
    events: list[dict[str, Any]] = []
    """The last events caused by that seat."""
    totals: list[int] = []
    """The final points of the seats, in fractions of a point given by `unit`."""
    unit: int = 1
    ranks: list[int] = []
    """The final ranks of the seats."""


MOST_OLD_KEYS = 8


class OldKey(Struct):
    """A former key of a seat: its hash, and when and why it became invalid."""

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
    """For each seat, the length of its event stream when its last turn ended."""
    ended_by: str = ""
    """Who abandoned the game: players, host or operator. Empty if the game was not abandoned."""
    paused_by: int | None = None
    """The seat that paused the game, or None if all agreed to the pause or the game is not paused."""
    hints: Hints = "allowed"
    approval: bool = False
    chance: ChanceBy = "seed"
    maker: int = NOBODY
    """The seat of the person who created the table."""
    start: str = ""
    """The position from which the game begins, as text; empty for the usual set-up."""
    planned: int = 0
    """The planned time of the start; 0 means as soon as all seats are taken."""
    glance: Glance = field(default_factory=Glance)
    edits: int = 0
    """Increases with every write to the table, so that servers notice conflicting changes."""
    reopened: dict[int, int] = field(default_factory=dict)
    """For each seat, the number of a question that it is asked again because an answer was taken back. The
    seat's standing answers do not apply to this question.
    """
    declined: dict[str, int] = field(default_factory=dict)
    """For each kind of vote and the seat that asked for it, the time on the server's clock until which a
    declined request cannot be repeated.
    """


LATEST = 253_402_300_799_999
"""The last millisecond of the year 9999, beyond which Python has no dates."""


USUAL = "usual"
"""The duration of a standing answer that the game gives to seats at the start. It lasts until the seat
changes it.
"""


PAUSE = 300_000
"""The number of milliseconds for which a seat may pause a game without the consent of others."""


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
    """The time on the server's clock at which the seat's last client disconnected, or 0 while one is
    connected.
    """
    pause_left: int = PAUSE
    """How many milliseconds of pause this seat has left."""
    handed: bool = False
    """True if the seat was given to another person during the game."""
    reserved: str = ""
    """For a rematch: not empty if the seat is reserved for the person who had it before; `host` if that
    person created the table.
    """

    muted: list[int] = field(default_factory=list)
    """The seats whose chat lines this seat does not see."""
    approved: bool = True
    """False if the host still has to approve the person."""
    old_keys: list[OldKey] = field(default_factory=list)

    def bot(self) -> bool:
        return self.kind == "bot" or self.stand_in


class StepRow(Struct):
    """A move that was chosen, with the forced moves and chance outcomes that followed it."""

    n: int
    seat: int
    question: int
    entries: list[E]
    sum: str
    at: int
    passed: str = ""
    """The name of the window if the table passed it automatically with this step, or
    `passed_windows.DEFAULTED` for a default answer.
    """


class Snapshot(Struct):
    n: int
    digest: str
    position: str


class ChatRow(Struct):
    n: int
    at: int
    seat: int | None
    name: str
    text: str
    key: str = ""
    addressee: int | None = None
    kind: str = "line"
    about: str = ""
    """For a reply, the key of the proposal it answers."""


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
