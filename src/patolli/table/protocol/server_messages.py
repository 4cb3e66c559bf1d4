"""Messages from the server."""

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
    """Time left for each seat at `at` (null if there is no clock), and the seats whose clocks have run since
    then.
    """

    at: int
    left: list[int | None]
    running: list[int]


class ChanceAsked(Struct):
    """At a table where chance is typed, the current roll or draw, and the persons who type it."""

    number: int
    """The number of the outcome, which the client sends back with it."""
    kind: str
    rule: str
    typists: list[int]
    """The persons who see the outcome; one of them types it."""
    options: list[Option]
    """The possible outcomes; sent only to the typists."""
    words: str


class PassedWindow(Struct):
    """A window that the table passed on behalf of a seat."""

    window: str
    question: int
    """The number of the question, for `reopen_window`."""
    words: str
    """The text of the question; empty if it is no longer known."""
    other_answers: int
    """Number of other answers the seat had; negative if it is no longer known."""
    can_reopen: bool
    """True if no one has moved since, so that the pass can be taken back."""


class Shows(Struct):
    """The state that a seat sees; seat -2 is a spectator. All fields except `table` and `notes` are always
    complete.
    """

    stream: Stream
    """The current position of this seat's stream."""
    kept: int
    """The number of the client's entries that are still valid; later entries were taken back."""
    events: list[Happened]
    """The entries after the kept ones."""
    table: View
    """The game's view. An update that is not `whole` contains only the top-level keys that changed."""
    entries: dict[str, dict[str, Any]]
    """Changes within lists of the view whose length is unchanged, by key and position."""
    gone: list[str]
    """Top-level keys that were removed from the view."""
    asked: list[int]
    """The seats that are asked now, as public information."""
    question: Asked | None
    """The current question of this seat."""
    undo: bool
    over: bool
    scores: ScoresDict
    standing: dict[str, str]
    """The windows with an answer in advance, and how long each answer is valid."""
    since: int
    """The number of entries that this seat had received when its last turn ended; later entries are news."""
    notes: str | None = None
    """This seat's own notes, which are sent only in a whole update."""
    chance: ChanceAsked | None = None
    outcome_back: int = 0
    """Not 0 if this seat typed the last outcome and may take it back by sending this number."""
    turn: int = -1
    """The seat whose turn it is by the rules; negative if there is none."""
    passed: list[PassedWindow] = []
    """Windows that the table has passed for this seat since its own last answer, the latest first."""


class ChatLine(Struct):
    id: str
    at: int
    name: str
    seat: int | None
    text: str
    addressee: int | None
    """The only recipient of the line."""
    kind: ChatKind
    """`line`, `proposal` (with its text in notation), `accepted` or `declined` (a reply to `about`)."""
    about: str


class Welcome(OutgoingMessage, tag="welcome"):
    """Answer to `hello`. A whole `update` for each seat whose view is shown follows at once."""

    to: int
    version: int
    server: str
    table: TableInfo
    seats: list[int]
    """The seats of this client; empty for a spectator."""
    host: bool
    looking: int | None
    """The seat whose view is shown; null while the curtain is down."""
    clocks: Clocks
    chat: list[ChatLine]
    now: int
    muted: dict[int, list[int]] = {}
    """The seats that each of the client's own seats has muted."""


class Update(OutgoingMessage, tag="update"):
    """Something changed for this seat. If `whole` is true, discard everything known of the seat's view except
    the kept events.
    """

    seat: int
    whole: bool
    shows: Shows


class TableChanged(OutgoingMessage, tag="table"):
    """Sent when seats, state, votes, pause or presence change."""

    table: TableInfo


class ClocksSet(OutgoingMessage, tag="clocks"):
    clocks: Clocks


class Chatted(OutgoingMessage, tag="chat"):
    line: ChatLine


class Talk(OutgoingMessage, tag="talk"):
    """All chat lines that the shown seat may read."""

    lines: list[ChatLine]


class Looking(OutgoingMessage, tag="looking"):
    """The seat whose view is shown now; null while the curtain is down."""

    to: int
    seat: int | None


class Ack(OutgoingMessage, tag="ack"):
    """The command has been carried out, and its lasting effects have been saved."""

    to: int
    again: Again | None = None
    """After `rematch`: the seat at the new table."""
    claim: SeatGiven | None = None
    """After `claim`: the key that will work once all have agreed."""
    moves: int = 1
    """After `fill_form`: the number of moves played."""


class LostKey(Struct):
    """Why a key does not work. `seat` is given if the key contains it; `at` is the time of the loss, if
    known.
    """

    place: int
    """Position among the tokens of `hello`."""
    why: LossReason
    seat: int = -3
    at: int = 0


class Failure(OutgoingMessage, tag="error"):
    """Nothing was changed. `to` is 0 if the message's id could not be read."""

    to: int
    error: str
    text: str
    dead: list[int] = []
    """In an answer to `hello`: the positions of the invalid tokens; the other tokens are valid."""
    lost: list[LostKey] = []
    """The reason for each invalid token."""


class WhyAnswer(OutgoingMessage, tag="reason"):
    """Answer to `why`; `offered` means that the move can be played."""

    to: int
    offered: bool
    reason: str = ""
    rule: str = ""
    numbers: list[int] = []
    words: str = ""


class Previewed(OutgoingMessage, tag="previewed"):
    """`end` is `asked` (the same seat again), `other`, `chance`, `hole` or `over`. `texts` contains the moves
    that could be played.
    """

    to: int
    texts: list[str]
    table: View
    events: list[Happened]
    end: PreviewEnd
    options: list[Option] = []
    """The answers to the next question of the same seat."""
    scores: ScoresDict = {}
    points: list[int] = []
    """Change of each seat's score, in units of the scores."""
    words: list[str] = []
    """The effect of each move, as on its button."""
    later: list[Happened] = []
    """Events that would follow the seat's own part; `table` and `scores` do not include them."""
    ends: Literal["", "turn", "game"] = ""
    """Whether the previewed moves end the seat's turn (or part of a round) or the game."""
    costs: bool = False
    """True if the seat would give something, lose points or give up something that it has earned."""
    at_stake: bool = False
    """True if the last move has odds, which can be requested."""
    odds: AnswerOdds | None = None
    """The odds, if they were requested."""


class Imagined(OutgoingMessage, tag="imagined"):
    """Answer to `imagine`. `question` is the question that this seat would have then; `end` is as in
    `previewed`.
    """

    to: int
    texts: list[str]
    words: list[str]
    table: View
    events: list[Happened]
    """Events of this seat's own moves only; the other seats' moves are not known."""
    scores: ScoresDict
    points: list[int]
    """Change of each seat's score, in units of the scores."""
    end: PreviewEnd
    question: Asked | None = None


class Reached(OutgoingMessage, tag="reached"):
    """Chains of this seat's own moves. A click on a word plays the first chain that ends with this word."""

    to: int
    question: int
    chains: list[list[str]]
    words: list[str] = []
    """The effect of each chain's last move; empty if an earlier chain ends with the same move."""


class Prospects(OutgoingMessage, tag="prospects"):
    """Pushed in parts for the question with this number; parts for an earlier question are out of date.

    If the view changes while a question is open, all parts are sent again from part 0.
    """

    seat: int
    question: int
    part: int
    done: bool
    """Whether this is the last part."""
    cut: bool = False
    """True if not everything was computed; `preview` can request the rest."""
    odds_follow: bool = False
    """True if only odds are still missing, which may take a while."""
    answers: list[Prospect] = []
    """The prospects of single answers and of chains."""
    chains: list[ChainOption] | None = None
    """All chains, in one part."""
    payments: list[Payment] | None = None
    """Combined answers to a series of number questions, in one part; an empty list if numbers are asked one
    by one.
    """
    form: FormMessage | None = None
    """The form that answers this question and those that follow, if there is one; sent in the first part."""
    missing: list[MissingAnswer] = []
    places: dict[str, dict[str, int]] = {}
    """For each place on the board, numbers by name."""
    odds: list[AnswerOdds] = []
    """Odds of answers that chance decides; they come last."""
    open_odds: list[AnswerOdds] = []
    """Odds of a risk that exists with every answer, as if it happened now; `text` names it (`odds-<text>`).
    """


class HintMove(Struct):
    """A move and the result that its seat may expect; `share` is its part of the search."""

    option: Option
    points: float
    share: float
    odds: str = ""
    """The outcomes in words, if chance decides the result."""


class HintGain(Struct):
    """Difference from the next best move in one respect: points from a source, or goods."""

    what: str
    words: str
    points: bool
    by: float


class Hinted(OutgoingMessage, tag="hinted"):
    """Answer to `hint`, based on what the seat knows."""

    to: int
    question: int
    strength: int
    look: list[Option]
    """The best few options, in the order in which they are offered, so that the order reveals nothing."""
    move: Option | None = None
    """The best move; from strength 2."""
    best: list[HintMove] = []
    """At strength 3, the best few moves, the best first."""
    line: list[Option] = []
    """At strength 3, a likely rest of the turn, beginning with the move."""
    because: list[HintGain] = []
    """At strength 3, the reasons why the move is better than the second best, as far ahead as the search
    looked.
    """


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
