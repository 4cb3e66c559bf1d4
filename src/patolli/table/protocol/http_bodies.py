"""Bodies of HTTP requests and responses."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from ...kernel.toml_text import MOST_CHARACTERS
from .command_messages import TableCommand
from .shared_types import (
    MOST_POSITION,
    ChanceBy,
    Hints,
    Language,
    Name,
    Pace,
    ScoresDict,
    Seat,
    TableEvent,
    TableInfo,
    Token,
    UncertainValue,
    View,
    Word,
)


class NewSeat(Struct, forbid_unknown_fields=True):
    """`kind` is `me` (the person who makes the table), `hot` (another person at the same device), `open` or
    `bot`.
    """

    kind: Literal["me", "hot", "open", "bot"]
    name: Annotated[str, Meta(max_length=40)] = ""
    level: Annotated[str, Meta(max_length=40)] = "random"
    word: Word = ""


Option = Annotated[str, Meta(max_length=40)]


class NewTable(Struct, forbid_unknown_fields=True):
    """POST api/tables."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=8)]
    options: Annotated[dict[Option, Option], Meta(max_length=20)] = {}
    components: Annotated[str, Meta(max_length=MOST_CHARACTERS)] = ""
    """The components file (TOML) of the game's owner, or empty."""
    pace: Pace = field(default_factory=Pace)
    listed: bool = False
    curtain: bool = True
    """At a shared device, a seat's own view is sent only after that seat has lifted the curtain."""
    autostart: bool = True
    """If true, the game starts as soon as no seat is open. If false, the host starts it."""
    hints: Hints = "allowed"
    chance: ChanceBy = "seed"
    approval: bool = False
    """Whether the host must approve each person who sits down before the game begins."""
    words_later: bool = False
    """If true, the maker's own seats send their words with the command `word` after they have seen the hash
    of the seed.
    """
    position: Annotated[str, Meta(max_length=MOST_POSITION)] = ""
    """The text of the position in which the game begins; its hidden information is dealt again."""
    viewer: Seat = 0
    """In a full position, the seat that keeps its knowledge; everything that this seat cannot see is dealt
    again.
    """
    planned: Annotated[int, Meta(ge=0, le=253_402_300_799_999)] = 0
    """The planned start of the game, which invitations show; 0 if the game starts as soon as all seats are
    taken.
    """


class SeatGiven(Struct):
    """A seat and the token that is its key. `link` opens the seat on another device."""

    seat: int
    token: str
    link: str


class Again(Struct):
    """The seat of the same person at the next table. `host` is the host's token; only the person who made
    that table gets it.
    """

    seat: int
    token: str
    link: str
    host: str = ""


class TableMade(Struct):
    table: TableInfo
    host: str
    """The host's token. It allows its holder to kick, start, pause and hand over seats."""
    seats: list[SeatGiven]


class Sit(Struct, forbid_unknown_fields=True):
    """POST api/tables/<id>/sit. Without a seat, the person gets the first open seat."""

    name: Name
    seat: Seat | None = None
    word: Word = ""
    """The seat's word. Chance outcomes are computed from the seed and the words of all seats. If it is empty,
    the server chooses a word.
    """
    word_later: bool = False
    """True if the client sends the word later with the command `word`."""


class Tokens(Struct, forbid_unknown_fields=True):
    """POST api/lobby: the tokens of all seats of this client."""

    tokens: Annotated[list[Token], Meta(max_length=200)]
    language: Language = ""
    """The language of the sentences about last moves; empty for no sentences."""


class Summary(Struct):
    """The progress of a game; all of this information is public."""

    round: int
    """The present round; 0 if the game has not begun or has no rounds."""
    last: str
    """The last move in the form of a sentence."""
    mover: int
    """The seat that made the last move; -3 if there was no move."""
    totals: list[int]
    """The score of each seat in a finished game."""
    unit: int
    """The number of units that make up one point."""
    ranks: list[int]
    """The rank of each seat in a finished game."""
    winners: list[int]
    """The seats that have won."""


class MyTable(Struct):
    table: TableInfo
    seats: list[int]
    host: bool
    my_turn: bool
    summary: Summary


class Lobby(Struct):
    mine: list[MyTable]
    listed: list[TableInfo]


class LinkRequest(Struct, forbid_unknown_fields=True):
    """POST api/tables/<id>/link with the token of a seat or of the host. The response is a link and its QR
    code. The host must name the seat.
    """

    token: Token
    seat: Seat | None = None
    renew: bool = False
    """If true, the old link stops working."""


class Link(Struct):
    seat: int
    token: str
    link: str
    qr: str
    """An SVG."""
    here_only: bool = False
    """True if only the server's own machine can open the link."""


class Invite(Struct):
    """GET api/tables/<id>/invite: the link for people who want to sit down or watch."""

    link: str
    qr: str
    here_only: bool


class SetUp(Struct):
    """GET api/games/<game>/setup/<players>: a sample starting position as a spectator sees it. This position
    belongs to no table.
    """

    table: View
    scores: ScoresDict


class ReplayState(Struct):
    """GET api/tables/<id>/replay/<n>: the table after n of the viewer's events or, in a finished game, after
    n moves.
    """

    n: int
    last: int
    table: View
    asked: list[int]
    scores: ScoresDict
    events: list[TableEvent]
    """The events of the last of these n steps."""
    words: list[str]
    event_count: int = 0
    """The number of entries in the viewer's own stream up to this step."""


MomentKind = Literal["round", "phase", "turn", "fight"]


class Moment(Struct):
    """The beginning of a part of the game that a viewer can jump to."""

    n: int
    kind: MomentKind
    seat: int
    """The seat whose turn it is, or the seat that attacks; -1 if there is none."""
    words: str


class Moments(Struct):
    """GET api/tables/<id>/moments: the moments, numbered as in `replay/<n>`."""

    first: int
    """The step at which a seat makes its first move."""
    last: int
    moments: list[Moment]


class Components(Struct):
    """GET api/games/<game>/components, or api/tables/<id>/components, which contains the owner's values."""

    own: bool
    """Whether the table uses its owner's components file."""
    values: dict[str, Any]
    """All components, in the structure of the TOML file."""
    replaced: list[str]
    """Paths of the values that the owner replaced, such as `supply.skulls`."""
    uncertain: list[UncertainValue]
    confirmed: int = 0
    """The number of `doubtful` values, whose printed form is uncertain, that the owner's file replaces or
    confirms.
    """
    doubtful: int = 0
    facts: dict[str, Any] = {}
    """Facts that the rules derive from these values, as each game declares them."""


class HostQuestion(Struct, forbid_unknown_fields=True):
    """POST api/host with the operator's token: selects the tables for the list, which begins with the latest
    table.
    """

    token: Token
    first: Annotated[int, Meta(ge=0, le=2**31)] = 0
    """The number of tables to skip."""
    search: Annotated[str, Meta(max_length=60)] = ""
    """Part of a table's id, of a game's name or of a player's name."""
    ended: bool = False
    """If true, the list includes games that are over."""


class DamagedTable(Struct):
    """A table that cannot be read, and the reason."""

    id: str
    why: str


class ReportInfo(Struct):
    """A report from a seat, with the address of the reported person if it is known."""

    id: int
    at: int
    table: str
    seat: int
    """Who reported."""
    whom: int
    name: str
    text: str
    line: str
    """The chat line that the report refers to."""
    address: str


class Ban(Struct):
    """A ban. `value` is an address, a network, or the hash of a key."""

    id: int
    kind: Literal["address", "key"]
    value: str
    reason: str
    at: int


class ProcessInfo(Struct):
    """A live server or worker that uses this database; its figures are a few seconds old."""

    id: str
    kind: Literal["server", "worker"]
    name: str
    tables: int = 0
    sockets: int = 0
    leader: bool = False
    """Whether this process handles clocks and old tables."""
    draining: bool = False
    """Whether the process is about to stop."""
    processes: int = 0
    """The number of jobs that a worker runs at once."""
    busy: int = 0
    """The number of jobs that the worker is running now."""
    done: int = 0
    """The number of jobs that the worker has finished."""
    seconds: float = 0.0
    """The CPU seconds spent on these jobs."""


class HostPage(Struct):
    """One page of the list of tables. `total` counts all tables that match the request."""

    version: str
    tables: list[TableInfo]
    stuck: list[str]
    """The ids of listed tables that cannot continue, or that have waited for a person for more than a week.
    """
    live: int
    sockets: int
    memory_mb: float
    total: int
    first: int
    damaged: list[DamagedTable]
    reports: list[ReportInfo] = []
    """The latest first."""
    bans: list[Ban] = []
    processes: list[ProcessInfo] = []
    """All processes, if several of them share a database."""


class BanRequest(Struct, forbid_unknown_fields=True):
    """POST api/host/ban with the operator's token: bans an address, a network, or the person in a seat."""

    token: Token
    address: Annotated[str, Meta(max_length=60)] = ""
    table: Annotated[str, Meta(max_length=32)] = ""
    seat: Seat | None = None
    reason: Annotated[str, Meta(max_length=200, pattern=r"^[^\u0000]*$")] = ""
    lift: Annotated[int, Meta(ge=0, le=2**31)] = 0
    """The id of a ban to lift."""


class SettleReport(Struct, forbid_unknown_fields=True):
    """POST api/host/report with the operator's token: closes a report and deletes it."""

    token: Token
    report: Annotated[int, Meta(ge=0, le=2**31)]


class DeleteTable(Struct, forbid_unknown_fields=True):
    """POST api/host/delete with the operator's token: deletes a table."""

    token: Token
    table: Annotated[str, Meta(min_length=1, max_length=32)]


class EndTable(Struct, forbid_unknown_fields=True):
    """POST api/host/end with the operator's token: ends any table that is not over."""

    token: Token
    table: Annotated[str, Meta(max_length=40)]


class Problem(Struct):
    """The body of every HTTP response that is not 2xx."""

    error: str
    text: str


class CommandRequest(Struct, forbid_unknown_fields=True):
    """POST api/tables/<id>/act: sends a command without a socket."""

    token: Token
    act: TableCommand
