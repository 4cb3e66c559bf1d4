"""What a client says over the socket."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct, field

from .command_messages import IncomingMessage, TableCommand
from .shared_types import FormValues, Language, Number, Seat, Text, Token

NO_NUL: Final = r"^[^\u0000]*$"
"""PostgreSQL cannot keep this character."""
MOST_TOKENS: Final = 32
"""More than there are seats: a browser may still have keys that were renewed elsewhere."""


class Stream(Struct, forbid_unknown_fields=True, gc=False):
    """A place in a seat's own stream of events. `era` changes when something was taken back."""

    era: int = 0
    last: int = 0


class Held(Struct, forbid_unknown_fields=True):
    """A seat that this client holds, and the last entry of its stream that it has."""

    token: Token
    stream: Stream | None = None


class Hello(IncomingMessage, tag="hello"):
    """The first message. No token: a spectator. `language`: sentences come in it, else none."""

    version: int
    tokens: Annotated[list[Held], Meta(max_length=MOST_TOKENS)] = field(default_factory=list)
    stream: Stream | None = None
    """A spectator's."""
    language: Language = ""
    prospects: bool = False
    """Whether `prospects` are wanted after each question: a page does, a program need not."""


class Play(IncomingMessage, tag="play"):
    seat: Seat
    question: Number
    text: Text


class PlayChain(IncomingMessage, tag="play_chain"):
    """All or nothing: a chain as `reach` gave it."""

    seat: Seat
    question: Number
    texts: Annotated[list[Text], Meta(min_length=1, max_length=40)]


class FillForm(IncomingMessage, tag="fill_form"):
    """The form of this question, filled in: all or nothing."""

    seat: Seat
    question: Number
    values: FormValues


class Undo(IncomingMessage, tag="undo"):
    """`question` is the one that stands now; `all`: back to the barrier, else as many moves, if there are."""

    seat: Seat
    question: Number
    """0 where the seat is not asked (a sealed answer is taken back)."""
    all: bool = False
    moves: Annotated[int, Meta(ge=1, le=100)] = 1


class ReopenWindow(IncomingMessage, tag="reopen_window"):
    """Take back a window that the table passed for this seat; it is asked there."""

    seat: Seat
    question: Number
    """As in `PassedWindow`."""


class EnterOutcome(IncomingMessage, tag="outcome"):
    """Where chance is typed: what came. Without a text the computer draws, with `rest` until a decision."""

    seat: Seat
    number: Number
    text: Annotated[str, Meta(max_length=60)] = ""
    rest: bool = False


class TakeBackOutcome(IncomingMessage, tag="outcome_back"):
    """The last outcome was typed wrong by this seat, and nobody has decided anything since."""

    seat: Seat
    number: Number
    """`Shows.outcome_back`."""


class Why(IncomingMessage, tag="why"):
    seat: Seat
    text: Text


class AskPreview(IncomingMessage, tag="preview"):
    """What a chain would do, or the form of the question with these `values`; with `odds` how it may end."""

    seat: Seat
    texts: Annotated[list[Text], Meta(max_length=40)] = field(default_factory=list)
    values: FormValues | None = None
    odds: bool = False


class Imagine(IncomingMessage, tag="imagine"):
    """As if all others had answered harmlessly until this seat is asked: its own moves from there."""

    seat: Seat
    texts: Annotated[list[Text], Meta(max_length=40)]


class Reach(IncomingMessage, tag="reach"):
    seat: Seat
    most: Annotated[int, Meta(ge=1, le=400)] = 200


class AskHint(IncomingMessage, tag="hint"):
    """Advice for the question that stands: 1 where to look, 2 which move, 3 also why."""

    seat: Seat
    question: Number
    strength: Annotated[int, Meta(ge=1, le=3)] = 1


class SetStandingAnswer(IncomingMessage, tag="standing"):
    """A private answer in advance to a kind of window: `default` is the harmless answer, given at once."""

    seat: Seat
    window: Text
    answer: Literal["ask", "default"]
    until: Literal["once", "turn", "always", "usual"] = "always"
    """`turn`: until this seat is asked something that is no window. `usual`: where the game says so."""


class Say(IncomingMessage, tag="chat"):
    """To all, or to one seat alone."""

    text: Annotated[str, Meta(min_length=1, max_length=500, pattern=NO_NUL)]
    seat: Seat | None = None
    addressee: Seat | None = None


class Propose(IncomingMessage, tag="propose"):
    """What one would do, and what one wants for it, in the game's promises; it binds nobody."""

    seat: Seat
    gives: Annotated[list[Text], Meta(max_length=4)]
    wants: Annotated[list[Text], Meta(max_length=4)]
    addressee: Seat | None = None


class Reply(IncomingMessage, tag="reply"):
    """Yes or no to a proposal."""

    seat: Seat
    about: Annotated[str, Meta(min_length=1, max_length=16)]
    yes: bool


class Note(IncomingMessage, tag="note"):
    """A seat's private notes, whole."""

    seat: Seat
    text: Annotated[str, Meta(max_length=10_000, pattern=NO_NUL)]


class Lift(IncomingMessage, tag="lift"):
    """Hot-seat with curtain: this held seat looks now; null: the curtain falls."""

    seat: Seat | None = None


class HandOver(IncomingMessage, tag="hand_over"):
    """Hot-seat with curtain: the held seat that is asked looks now, if the held seats have no secrets from
    each other; else the curtain falls. Answered by `looking`."""


class Ping(IncomingMessage, tag="ping"):
    pass


ClientMessage = (
    Hello
    | Play
    | PlayChain
    | FillForm
    | Undo
    | ReopenWindow
    | EnterOutcome
    | TakeBackOutcome
    | Why
    | AskPreview
    | Imagine
    | Reach
    | AskHint
    | SetStandingAnswer
    | Say
    | Propose
    | Reply
    | Note
    | Lift
    | HandOver
    | Ping
    | TableCommand
)
