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
    """The time that each seat had left at the moment `at` (null if there is no clock), and the seats whose
    clocks have run since then.
    """

    at: int
    left: list[int | None]
    running: list[int]


class ChanceAsked(Struct):
    """The current roll or draw at a table where people type the outcomes, and the persons who type it."""

    number: int
    """The number of the outcome. The client sends it back with the outcome."""
    kind: str
    rule: str
    typists: list[int]
    """The persons who see the outcome. One of them types it."""
    options: list[Option]
    """The possible outcomes; sent only to the typists."""
    words: str


class PassedWindow(Struct):
    """A window that the table answered automatically on behalf of a seat."""

    window: str
    question: int
    """The number of the question, which `reopen_window` needs."""
    words: str
    """The text of the question; empty if it is no longer known."""
    other_answers: int
    """The number of other answers that the seat had; negative if this number is no longer known."""
    can_reopen: bool
    """True if no player has moved since then, so that the automatic answer can be taken back."""


class Shows(Struct):
    """The state that one viewer sees. Seat -2 is a spectator. All fields except `table` and `notes` are
    always complete.
    """

    stream: Stream
    """The current position of this seat's stream."""
    kept: int
    """The number of the client's entries that are still valid. Later entries were taken back."""
    events: list[Happened]
    """The entries that follow the kept ones."""
    table: View
    """The game's view. If the update is not `whole`, it contains only the top-level keys that have changed.
    """
    entries: dict[str, dict[str, Any]]
    """Changes within lists whose length is unchanged, by the key of the list and the position in it."""
    gone: list[str]
    """The top-level keys that were removed from the view."""
    asked: list[int]
    """The seats that are asked now, as far as all players know."""
    question: Asked | None
    """The current question of this seat."""
    undo: bool
    over: bool
    scores: ScoresDict
    standing: dict[str, str]
    """The windows for which the seat has given an answer in advance, and how long each answer is valid."""
    since: int
    """The number of entries that this seat had received when its last turn ended; later entries are news."""
    notes: str | None = None
    """This seat's own notes, which are sent only in a whole update."""
    chance: ChanceAsked | None = None
    outcome_back: int = 0
    """The number of the last outcome if this seat typed it and may take it back by sending this number;
    otherwise 0.
    """
    turn: int = -1
    """The seat that has the turn by the rules; negative if no seat has it."""
    passed: list[PassedWindow] = []
    """Windows that the table has answered automatically for this seat since the seat's own last answer, the
    latest first.
    """


class ChatLine(Struct):
    id: str
    at: int
    name: str
    seat: int | None
    text: str
    addressee: int | None
    """The only recipient of the line; null if all may read it."""
    kind: ChatKind
    """The kind of the line: `line`, `proposal` (its text is in notation), or `accepted` or `declined` (it
    replies to the line `about`).
    """
    about: str


class Welcome(OutgoingMessage, tag="welcome"):
    """Answer to `hello`. A whole `update` follows at once for each seat whose view is shown."""

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
    """For each of the client's own seats, the seats that it has muted."""


class Update(OutgoingMessage, tag="update"):
    """Something has changed for this seat. If `whole` is true, the client must discard everything that it
    knows of the seat's view, except the kept events.
    """

    seat: int
    whole: bool
    shows: Shows


class TableChanged(OutgoingMessage, tag="table"):
    """Sent when the seats, the state, a vote, a pause or the presence of a person changes."""

    table: TableInfo


class ClocksSet(OutgoingMessage, tag="clocks"):
    clocks: Clocks


class Chatted(OutgoingMessage, tag="chat"):
    line: ChatLine


class Talk(OutgoingMessage, tag="talk"):
    """All chat lines that the shown seat may read."""

    lines: list[ChatLine]


class Looking(OutgoingMessage, tag="looking"):
    """The seat whose view the client shows now; null while the curtain is down."""

    to: int
    seat: int | None


class Ack(OutgoingMessage, tag="ack"):
    """The command has been carried out, and its lasting effects have been stored."""

    to: int
    again: Again | None = None
    """In the answer to `rematch`: the seat at the new table."""
    claim: SeatGiven | None = None
    """In the answer to `claim`: the key that will work when all have agreed."""
    moves: int = 1
    """In the answer to `fill_form`: the number of moves that were played."""


class LostKey(Struct):
    """The reason why a key does not work. `seat` is given if the key contains it. `at` is the time at which
    the key became invalid, if that time is known.
    """

    place: int
    """The position of this token among the tokens of `hello`."""
    why: LossReason
    seat: int = -3
    at: int = 0


class Failure(OutgoingMessage, tag="error"):
    """Nothing was changed. `to` is 0 if the id of the refused message could not be read."""

    to: int
    error: str
    text: str
    dead: list[int] = []
    """In the answer to `hello`: the positions of the invalid tokens. All other tokens are valid."""
    lost: list[LostKey] = []
    """The reason for each invalid token."""


class WhyAnswer(OutgoingMessage, tag="reason"):
    """The answer to `why`. `offered` means that the move can be played."""

    to: int
    offered: bool
    reason: str = ""
    rule: str = ""
    numbers: list[int] = []
    words: str = ""


class Previewed(OutgoingMessage, tag="previewed"):
    """`end` is `asked` (the same seat is asked again), `other`, `chance`, `hole` or `over`. `texts` contains
    the moves that could be tried.
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
    """The change of each seat's score, in units of the scores."""
    words: list[str] = []
    """The effect of each move, in the words of its button."""
    later: list[Happened] = []
    """The events that would follow after the seat's own moves; `table` and `scores` do not include them."""
    ends: Literal["", "turn", "game"] = ""
    """Whether the previewed moves end the seat's turn (or its part of a round) or the game."""
    costs: bool = False
    """True if the seat would give something away, lose points or give up something that it has earned."""
    at_stake: bool = False
    """True if the last move has odds, which the client can request."""
    odds: AnswerOdds | None = None
    """The odds, if the client requested them."""


class Imagined(OutgoingMessage, tag="imagined"):
    """Answer to `imagine`. `question` is the question that this seat would then have to answer; `end` has the
    same values as in `previewed`.
    """

    to: int
    texts: list[str]
    words: list[str]
    table: View
    events: list[Happened]
    """The events of this seat's own moves; the other seats' moves are not known."""
    scores: ScoresDict
    points: list[int]
    """The change of each seat's score, in units of the scores."""
    end: PreviewEnd
    question: Asked | None = None


class Reached(OutgoingMessage, tag="reached"):
    """The chains of this seat's own moves. A click on a word plays the first chain that ends with
    this word.
    """

    to: int
    question: int
    chains: list[list[str]]
    words: list[str] = []
    """The effect of the last move of each chain. It is empty if an earlier chain ends with the same move."""


class Prospects(OutgoingMessage, tag="prospects"):
    """Sent in parts for the question with this number. Parts for an earlier question are out of date.

    If the view changes while the question is open, all parts are sent again, beginning with part 0.
    """

    seat: int
    question: int
    part: int
    done: bool
    """Whether this is the last part."""
    cut: bool = False
    """True if some effects were not computed; the client can request them with `preview`."""
    odds_follow: bool = False
    """True if only the odds are still missing, which may take a while."""
    answers: list[Prospect] = []
    """The prospects of single answers and of chains."""
    chains: list[ChainOption] | None = None
    """All chains; they are sent in one part."""
    payments: list[Payment] | None = None
    """Combined answers to a series of number questions, sent in one part. The list is empty if the numbers
    are asked one by one.
    """
    form: FormMessage | None = None
    """The form that answers this question and those that follow. It is sent in the first part, if there is a
    form.
    """
    missing: list[MissingAnswer] = []
    places: dict[str, dict[str, int]] = {}
    """For each place on the board, its numbers by name."""
    odds: list[AnswerOdds] = []
    """The odds of answers whose result depends on chance. They are sent last."""
    open_odds: list[AnswerOdds] = []
    """The odds of a risk that exists with every answer, computed as if the event happened now. `text` names
    the risk (`odds-<text>`).
    """


class HintMove(Struct):
    """A move and the result that its seat may expect. `share` is the part of the search that was spent on the
    move.
    """

    option: Option
    points: float
    share: float
    odds: str = ""
    """A description of the outcomes, if chance decides the result."""


class HintGain(Struct):
    """An advantage in one respect: the points from a source, or goods."""

    what: str
    words: str
    points: bool
    by: float


class Hinted(OutgoingMessage, tag="hinted"):
    """The answer to `hint`, computed from what the seat knows."""

    to: int
    question: int
    strength: int
    look: list[Option]
    """The few best options. They are in the order in which they are offered, so the order reveals nothing."""
    move: Option | None = None
    """The best move; sent from strength 2 on."""
    best: list[HintMove] = []
    """At strength 3: the few best moves, with the best one first."""
    line: list[Option] = []
    """At strength 3: the move and a likely rest of the turn."""
    because: list[HintGain] = []
    """At strength 3: the reasons why the move is better than the second best one, as far as the search looked
    ahead.
    """
    brings: list[HintGain] = []
    """At strength 3: what the seat is expected to gain and to pay with the move, as far as the search looked
    ahead.
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
