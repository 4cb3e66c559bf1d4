"""What the server says over the socket."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from .client_messages import Stream
from .http_bodies import Again, SeatGiven
from .prospect_messages import AnswerOdds, ChainOption, FormMessage, MissingAnswer, Payment, Prospect
from .question_types import Asked, Happened, Option
from .shared_types import ChatKind, LossReason, PreviewEnd, ScoresDict, TableInfo, View


class OutgoingMessage(Struct, tag_field="is"):
    pass


class Clocks(Struct):
    """What each seat had left at `at` (null: no clock), and whose clock runs since then."""

    at: int
    left: list[int | None]
    running: list[int]


class ChanceAsked(Struct):
    """Where chance is typed: what is rolled or drawn now, and who types it."""

    number: int
    """To be sent with the outcome."""
    kind: str
    rule: str
    typists: list[int]
    """The persons who see the outcome: one of them types it."""
    options: list[Option]
    """What may have come; only for those."""
    words: str


class PassedWindow(Struct):
    """A window that the table passed on behalf of a seat."""

    window: str
    question: int
    """Its number, for `reopen_window`."""
    words: str
    """The question; empty where it is not known any more."""
    other_answers: int
    """How many other answers the seat had; below 0: not known any more."""
    can_reopen: bool
    """Nobody has moved since: it can be taken back."""


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
    entries: dict[str, dict[str, Any]]
    """Of lists of the view that are as long as before: what changed in them, by key and place."""
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
    chance: ChanceAsked | None = None
    outcome_back: int = 0
    """Not 0: this seat typed the last outcome and may take it back, with this number."""
    turn: int = -1
    """Whose turn it is by the rules; below 0: nobody's."""
    passed: list[PassedWindow] = []
    """Windows that the table passed for this seat since it last answered itself, the latest first."""


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
    claim: SeatGiven | None = None
    """After `claim`: the key that will fit the seat when all have agreed."""
    moves: int = 1
    """After `fill_form`: how many moves that was."""


class LostKey(Struct):
    """Why a key does not fit. `seat`: where the key says so itself; `at`: since when, where that is known."""

    place: int
    """Among the tokens of `hello`."""
    why: LossReason
    seat: int = -3
    at: int = 0


class Failure(OutgoingMessage, tag="error"):
    """Nothing was changed. `to` is 0 where the message could not be read that far."""

    to: int
    error: str
    text: str
    dead: list[int] = []
    """Answer to `hello`: the places of its tokens that do not fit (any more); the others do."""
    lost: list[LostKey] = []
    """What became of each of these."""


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
    points: list[int] = []
    """By seat, in units of the scores: what changes."""
    words: list[str] = []
    """What each of the moves does, as on its button."""
    later: list[Happened] = []
    """What would follow when the seat's own doing has ended; `table` and `scores` are from before it."""
    ends: Literal["", "turn", "game"] = ""
    """The seat's turn or part of a round, or the game."""
    costs: bool = False
    """The seat would give something, lose points or give up something it has earned."""
    at_stake: bool = False
    """Its last move has odds, which can be asked for."""
    odds: AnswerOdds | None = None
    """Those odds, where they were asked for."""


class Imagined(OutgoingMessage, tag="imagined"):
    """Answer to `imagine`: `question` is what would be asked of this seat then; `end` as in `previewed`."""

    to: int
    texts: list[str]
    words: list[str]
    table: View
    events: list[Happened]
    """Of this seat's own moves only; what others would do is not known."""
    scores: ScoresDict
    points: list[int]
    """By seat, in units of the scores: what changes."""
    end: PreviewEnd
    question: Asked | None = None


class Reached(OutgoingMessage, tag="reached"):
    """Chains of this seat's own moves; the first that ends with a word is the one a click on it plays."""

    to: int
    question: int
    chains: list[list[str]]
    words: list[str] = []
    """What the last move of each chain does; nothing where an earlier chain ends with the same one."""


class Prospects(OutgoingMessage, tag="prospects"):
    """Pushed for the question with this number, in parts; those of an earlier question are out of date.

    The view may change while a question stands: then all parts come again, from part 0 on.
    """

    seat: int
    question: int
    part: int
    done: bool
    """The last part."""
    cut: bool = False
    """Not everything was computed; what is missing can be asked for with `preview`."""
    odds_follow: bool = False
    """Nothing but odds is still to come; they may take a while."""
    answers: list[Prospect] = []
    """Of single answers, and of chains."""
    chains: list[ChainOption] | None = None
    """All chains, in one part."""
    payments: list[Payment] | None = None
    """Whole answers to a run of number questions, in one part; none: numbers are asked one by one."""
    form: FormMessage | None = None
    """In the first part, where one form answers this question and those that follow."""
    missing: list[MissingAnswer] = []
    places: dict[str, dict[str, int]] = {}
    """By place of the board: numbers by name."""
    odds: list[AnswerOdds] = []
    """Of answers that chance decides; they come last."""
    open_odds: list[AnswerOdds] = []
    """Of what is at stake whatever is answered, as if it came now; `text` names it (`odds-<text>`)."""


class HintMove(Struct):
    """A move and what its seat may expect in the end; `share` of the thinking went to it."""

    option: Option
    points: float
    share: float
    odds: str = ""
    """Where chance decides what comes of it: the outcomes in words."""


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
    | Prospects
    | Pong
)
