"""What the server says over the socket."""

from __future__ import annotations

from msgspec import Struct

from .client_messages import Stream
from .http_bodies import Again
from .shared_types import ChatKind, PreviewEnd, ScoresDict, TableEvent, TableInfo, View


class OutgoingMessage(Struct, tag_field="is"):
    pass


class Option(Struct):
    text: str
    """Notation: what is sent back."""
    words: str = ""
    """A sentence in the client's language."""


class Asked(Struct):
    """What this seat is asked. `number` goes up with every new question of this seat, and only then."""

    number: int
    kind: str
    rule: str
    numbers: list[int]
    window: str
    options: list[Option]
    asides: list[Option]
    default: str
    words: str = ""


class Happened(Struct):
    """One entry of a seat's stream: the event with its numbers by name, and its sentence."""

    event: TableEvent
    words: str = ""


class Clocks(Struct):
    """What each seat had left at `at` (null: no clock), and whose clock runs since then."""

    at: int
    left: list[int | None]
    running: list[int]


class Shows(Struct):
    """What a seat (-2: a spectator) sees. All but `table` and `notes` is always whole."""

    stream: Stream
    """Where this seat's stream stands now."""
    kept: int
    """So many of the entries that the client has still stand; those after them were taken back."""
    events: list[Happened]
    """The entries after those."""
    table: View
    """The game's view; in an update that is not `whole` only the top-level keys that changed."""
    gone: list[str]
    """Top-level keys of the view that are no more."""
    asked: list[int]
    """Who is asked now, as everybody may know."""
    question: Asked | None
    """What this seat is asked now."""
    undo: bool
    over: bool
    scores: ScoresDict
    standing: dict[str, str]
    """Windows with an answer in advance, and how long it holds."""
    since: int
    """So many entries this seat had been told when its last turn ended; those after them are news to it."""
    notes: str | None = None
    """This seat's own notes, in a whole update only."""


class ChatLine(Struct):
    id: str
    at: int
    name: str
    seat: int | None
    text: str
    addressee: int | None
    """Told to this seat alone."""
    kind: ChatKind
    """`line`, `proposal` (its text in notation), `accepted` or `declined` (an answer to `about`)."""
    about: str


class Welcome(OutgoingMessage, tag="welcome"):
    """Answer to `hello`. One `update` per seat that looks follows at once, whole."""

    to: int
    version: int
    server: str
    table: TableInfo
    seats: list[int]
    """The seats that this client holds; empty for a spectator."""
    host: bool
    looking: int | None
    """Behind a curtain nobody looks yet."""
    clocks: Clocks
    chat: list[ChatLine]
    now: int
    muted: dict[int, list[int]] = {}
    """By own seat: whom it does not want to read."""


class Update(OutgoingMessage, tag="update"):
    """Something changed for this seat. `whole`: forget what you had of it but its kept events."""

    seat: int
    whole: bool
    shows: Shows


class TableChanged(OutgoingMessage, tag="table"):
    """Seats, state, votes, pause, who is online."""

    table: TableInfo


class ClocksSet(OutgoingMessage, tag="clocks"):
    clocks: Clocks


class Chatted(OutgoingMessage, tag="chat"):
    line: ChatLine


class Talk(OutgoingMessage, tag="talk"):
    """All of the chat that whoever looks now may read."""

    lines: list[ChatLine]


class Looking(OutgoingMessage, tag="looking"):
    """Who looks now; null: nobody, the curtain has fallen."""

    to: int
    seat: int | None


class Ack(OutgoingMessage, tag="ack"):
    """Done, and durable where it is worth keeping."""

    to: int
    again: Again | None = None
    """After `rematch`: the seat at the new table."""


class Failure(OutgoingMessage, tag="error"):
    """Nothing was changed. `to` is 0 where the message could not be read that far."""

    to: int
    error: str
    text: str
    dead: list[int] = []
    """Answer to `hello`: the places of its tokens that do not fit (any more); the others do."""


class WhyAnswer(OutgoingMessage, tag="reason"):
    """Answer to `why`; `offered`: it can be played."""

    to: int
    offered: bool
    reason: str = ""
    rule: str = ""
    numbers: list[int] = []
    words: str = ""


class Previewed(OutgoingMessage, tag="previewed"):
    """`end`: asked (the same seat again), other, chance, hole, over. `texts` is what could be played."""

    to: int
    texts: list[str]
    table: View
    events: list[Happened]
    end: PreviewEnd
    options: list[Option] = []
    """What would be asked next of the same seat."""
    scores: ScoresDict = {}
    words: list[str] = []
    """What each of the moves does, as on its button."""
    later: list[Happened] = []
    """What would follow when the seat's own doing has ended; `table` and `scores` are from before it."""


class Imagined(OutgoingMessage, tag="imagined"):
    """Answer to `imagine`: `question` is what would be asked of this seat then; `end` as in `previewed`."""

    to: int
    texts: list[str]
    words: list[str]
    table: View
    events: list[Happened]
    """Of this seat's own moves only; what others would do is not known."""
    scores: ScoresDict
    end: PreviewEnd
    question: Asked | None = None


class Reached(OutgoingMessage, tag="reached"):
    """Chains of this seat's own moves; the first that ends with a word is the one a click on it plays."""

    to: int
    question: int
    chains: list[list[str]]
    words: list[str] = []
    """What the last move of each chain does; nothing where an earlier chain ends with the same one."""


class HintMove(Struct):
    """A move and what its seat may expect in the end; `share` of the thinking went to it."""

    option: Option
    points: float
    share: float


class HintGain(Struct):
    """So much more of something than with the next best move, or less: points from a source, or goods."""

    what: str
    words: str
    points: bool
    by: float


class Hinted(OutgoingMessage, tag="hinted"):
    """Answer to `hint`, from what the seat knows."""

    to: int
    question: int
    strength: int
    look: list[Option]
    """Where to look: the best few, in the order in which they are offered, which tells no more."""
    move: Option | None = None
    """From strength 2 on."""
    best: list[HintMove] = []
    """Strength 3: the best few, the best first."""
    line: list[Option] = []
    """Strength 3: how the turn would go on, beginning with the move."""
    because: list[HintGain] = []
    """Strength 3: why it is preferred to the second of the best, as far ahead as was looked."""


class Pong(OutgoingMessage, tag="pong"):
    to: int
    now: int


ServerMessage = (
    Welcome
    | Update
    | TableChanged
    | ClocksSet
    | Chatted
    | Talk
    | Ack
    | Failure
    | WhyAnswer
    | Previewed
    | Imagined
    | Reached
    | Hinted
    | Looking
    | Pong
)
