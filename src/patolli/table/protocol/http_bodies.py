"""Bodies of HTTP requests and answers."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from ...kernel.toml_text import MOST_CHARACTERS
from .command_messages import TableCommand
from .shared_types import (
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
    """`me`: whoever makes the table; `hot`: another person on the same device; `open`; `bot`."""

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
    """The owner's components file (TOML), or nothing."""
    pace: Pace = field(default_factory=Pace)
    listed: bool = False
    curtain: bool = True
    """Hot-seat: a seat's own view is sent only after it has lifted the curtain."""
    autostart: bool = True
    """Begin when no seat is open any more; else the host begins."""
    hints: Hints = "allowed"
    chance: ChanceBy = "seed"
    approval: bool = False
    """The host approves everybody who sits down, before the game begins."""
    words_later: bool = False
    """The own seats say their words by the act `word`, once they have seen the hash of fate."""
    planned: Annotated[int, Meta(ge=0, le=253_402_300_799_999)] = 0
    """When it shall be played: told to those who are invited; 0: as soon as all sit."""


class SeatGiven(Struct):
    """A seat and the token that is its key; `link` carries it to another device."""

    seat: int
    token: str
    link: str


class Again(Struct):
    """The own seat at the next table; `host`: the host's token, for whoever made that table."""

    seat: int
    token: str
    link: str
    host: str = ""


class TableMade(Struct):
    table: TableInfo
    host: str
    """The token of whoever may kick, begin, pause and hand over seats."""
    seats: list[SeatGiven]


class Sit(Struct, forbid_unknown_fields=True):
    """POST api/tables/<id>/sit. Without a seat: the first open one."""

    name: Name
    seat: Seat | None = None
    word: Word = ""
    """Goes into fate; without one the server makes one."""
    word_later: bool = False
    """It comes by the act `word`."""


class Tokens(Struct, forbid_unknown_fields=True):
    """POST api/lobby: the tokens of all my seats."""

    tokens: Annotated[list[Token], Meta(max_length=200)]
    language: Language = ""
    """Of the sentences about last moves; none: none are made."""


class Summary(Struct):
    """How far a game is, as everybody may know it."""

    round: int
    """0: it has not begun, or has no rounds."""
    last: str
    """The last move, as a sentence."""
    mover: int
    """Whose it was; -3: nobody's."""
    totals: list[int]
    """Of a finished game: the score of each seat,"""
    unit: int
    """how many parts of it are a point,"""
    ranks: list[int]
    """their ranks,"""
    winners: list[int]
    """and who has won."""


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
    """POST api/tables/<id>/link (a seat's or the host's token; the host names the seat): link and QR code."""

    token: Token
    seat: Seat | None = None
    renew: bool = False
    """The old link stops working."""


class Link(Struct):
    seat: int
    token: str
    link: str
    qr: str
    """An SVG."""
    here_only: bool = False
    """Only the machine of the server can open it."""


class Invite(Struct):
    """GET api/tables/<id>/invite: the link for whoever shall sit down or watch."""

    link: str
    qr: str
    here_only: bool


class SetUp(Struct):
    """GET api/games/<game>/setup/<players>: a game as it may begin, for an onlooker. No table has it."""

    table: View
    scores: ScoresDict


class ReplayState(Struct):
    """GET api/tables/<id>/replay/<n>: the table after n of the viewer's events (over: after n moves)."""

    n: int
    last: int
    table: View
    asked: list[int]
    scores: ScoresDict
    events: list[TableEvent]
    """Of this last step."""
    words: list[str]
    event_count: int = 0
    """Entries of the viewer's own stream up to there."""


MomentKind = Literal["round", "phase", "turn", "fight"]


class Moment(Struct):
    """The beginning of a part of the game, to jump to."""

    n: int
    kind: MomentKind
    seat: int
    """Whose turn, or who attacks; -1: nobody."""
    words: str


class Moments(Struct):
    """GET api/tables/<id>/moments: counted as `replay/<n>` counts."""

    first: int
    """Where the first move of a seat is due."""
    last: int
    moments: list[Moment]


class Components(Struct):
    """GET api/games/<game>/components, or api/tables/<id>/components with the owner's values merged in."""

    own: bool
    """The table is played with a components file of its owner."""
    values: dict[str, Any]
    """The whole components file, in the structure of its TOML."""
    replaced: list[str]
    """The values that the owner replaced: `supply.skulls`."""
    uncertain: list[UncertainValue]
    confirmed: int = 0
    """How many of the `doubtful` ones, uncertain without the owner's file, it replaces or confirms."""
    doubtful: int = 0
    facts: dict[str, Any] = {}
    """What the rules work out of these values, as each game declares it."""


class HostQuestion(Struct, forbid_unknown_fields=True):
    """POST api/host with the operator's token: which tables to list, the latest first."""

    token: Token
    first: Annotated[int, Meta(ge=0, le=2**31)] = 0
    """How many of them to leave out."""
    search: Annotated[str, Meta(max_length=60)] = ""
    """A part of an id, of a game's or of a player's name."""
    ended: bool = False
    """Also games that are over."""


class DamagedTable(Struct):
    """A table that cannot be read, and why."""

    id: str
    why: str


class ReportInfo(Struct):
    """What somebody reported, with the address of whom it is about, as far as it is known."""

    id: int
    at: int
    table: str
    seat: int
    """Who reported."""
    whom: int
    name: str
    text: str
    line: str
    """What was written in the chat, where the report names it."""
    address: str


class Ban(Struct):
    """`value`: an address or network, or the hash of a key."""

    id: int
    kind: Literal["address", "key"]
    value: str
    reason: str
    at: int


class ProcessInfo(Struct):
    """A server or worker of this data base that lives; what it does was true some seconds ago."""

    id: str
    kind: Literal["server", "worker"]
    name: str
    tables: int = 0
    sockets: int = 0
    leader: bool = False
    """It looks after clocks and old tables."""
    draining: bool = False
    """It is about to end."""
    processes: int = 0
    """Of a worker: how many jobs it does at once,"""
    busy: int = 0
    """how many it does now,"""
    done: int = 0
    """how many it has done,"""
    seconds: float = 0.0
    """and in how many seconds of processor time."""


class HostPage(Struct):
    """Some of the tables; `total` says how many there are of those asked for."""

    version: str
    tables: list[TableInfo]
    stuck: list[str]
    """Ids of those among them that cannot go on, or where a person has been waited for longer than a week."""
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
    """Where several share a data base."""


class BanRequest(Struct, forbid_unknown_fields=True):
    """POST api/host/ban with the operator's token: an address or network, or the person who has a seat."""

    token: Token
    address: Annotated[str, Meta(max_length=60)] = ""
    table: Annotated[str, Meta(max_length=32)] = ""
    seat: Seat | None = None
    reason: Annotated[str, Meta(max_length=200, pattern=r"^[^\u0000]*$")] = ""
    lift: Annotated[int, Meta(ge=0, le=2**31)] = 0
    """The id of a ban that ends."""


class SettleReport(Struct, forbid_unknown_fields=True):
    """POST api/host/report with the operator's token: it has been dealt with, and is deleted."""

    token: Token
    report: Annotated[int, Meta(ge=0, le=2**31)]


class DeleteTable(Struct, forbid_unknown_fields=True):
    """POST api/host/delete with the operator's token."""

    token: Token
    table: Annotated[str, Meta(min_length=1, max_length=32)]


class EndTable(Struct, forbid_unknown_fields=True):
    """POST api/host/end with the operator's token: ends any table that is not over."""

    token: Token
    table: Annotated[str, Meta(max_length=40)]


class Problem(Struct):
    """The body of every HTTP answer that is not 2xx."""

    error: str
    text: str


class CommandRequest(Struct, forbid_unknown_fields=True):
    """POST api/tables/<id>/act."""

    token: Token
    act: TableCommand
