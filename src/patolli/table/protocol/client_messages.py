"""Messages from a client over the socket."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct, field

from .command_messages import IncomingMessage, TableCommand
from .shared_types import FormValues, Language, Number, Seat, Text, Token

NO_NUL: Final = r"^[^\u0000]*$"
"""PostgreSQL cannot store the character NUL."""
MOST_TOKENS: Final = 32
"""The maximum number of tokens. It exceeds the number of seats, because a browser may still hold keys that
have been replaced.
"""


class Stream(Struct, forbid_unknown_fields=True, gc=False):
    """A position in a seat's own stream of events. `era` changes when something is taken back."""

    era: int = 0
    last: int = 0


class Held(Struct, forbid_unknown_fields=True):
    """A seat of this client, and the last entry of this seat's stream that the client has received."""

    token: Token
    stream: Stream | None = None


class Hello(IncomingMessage, tag="hello"):
    """The first message. Without tokens the client is a spectator. `language` is the language of sentences.
    If it is empty, no sentences are sent.
    """

    version: int
    tokens: Annotated[list[Held], Meta(max_length=MOST_TOKENS)] = field(default_factory=list)
    stream: Stream | None = None
    """A spectator's."""
    language: Language = ""
    prospects: bool = False
    """Whether the client wants `prospects` after each question. The page requests them; other programs may do
    without them.
    """


class Play(IncomingMessage, tag="play"):
    seat: Seat
    question: Number
    text: Text


class PlayChain(IncomingMessage, tag="play_chain"):
    """Plays a chain in the form in which `reach` returned it. Either all moves of the chain are played or
    none.
    """

    seat: Seat
    question: Number
    texts: Annotated[list[Text], Meta(min_length=1, max_length=40)]


class FillForm(IncomingMessage, tag="fill_form"):
    """Answers this question with its completed form. Either all of the form's moves are played or none."""

    seat: Seat
    question: Number
    values: FormValues


class Undo(IncomingMessage, tag="undo"):
    """Takes back moves. `question` is the number of the current question. With `all`, everything up to the
    barrier is taken back; otherwise, at most `moves` moves are taken back.
    """

    seat: Seat
    question: Number
    """The number of the question. It is 0 if a sealed answer is taken back while the seat is not asked."""
    all: bool = False
    moves: Annotated[int, Meta(ge=1, le=100)] = 1


class ReopenWindow(IncomingMessage, tag="reopen_window"):
    """Reopens a window that the table answered automatically for this seat; the seat is then asked."""

    seat: Seat
    question: Number
    """The number of the question, as in `PassedWindow`."""


class EnterOutcome(IncomingMessage, tag="outcome"):
    """Enters an outcome at a table where chance is typed. Without a text, the computer draws the outcome.
    With `rest`, the computer draws all outcomes up to the next decision.
    """

    seat: Seat
    number: Number
    text: Annotated[str, Meta(max_length=60)] = ""
    rest: bool = False


class TakeBackOutcome(IncomingMessage, tag="outcome_back"):
    """Takes back the last outcome, which this seat mistyped. This is possible if no decision has been made
    since.
    """

    seat: Seat
    number: Number
    """`Shows.outcome_back`."""


class Why(IncomingMessage, tag="why"):
    seat: Seat
    text: Text


class AskPreview(IncomingMessage, tag="preview"):
    """Asks for the effect of a chain, or of the question's form with these `values`. With `odds`, the answer
    includes the odds.
    """

    seat: Seat
    texts: Annotated[list[Text], Meta(max_length=40)] = field(default_factory=list)
    values: FormValues | None = None
    odds: bool = False


class Imagine(IncomingMessage, tag="imagine"):
    """Previews the seat's own moves, as if all other seats gave harmless answers until this seat is asked."""

    seat: Seat
    texts: Annotated[list[Text], Meta(max_length=40)]


class Reach(IncomingMessage, tag="reach"):
    seat: Seat
    most: Annotated[int, Meta(ge=1, le=400)] = 200


class AskHint(IncomingMessage, tag="hint"):
    """Asks for advice on the current question. Strength 1 says where to look, strength 2 adds the move, and
    strength 3 adds the reasons.
    """

    seat: Seat
    question: Number
    strength: Annotated[int, Meta(ge=1, le=3)] = 1


class SetStandingAnswer(IncomingMessage, tag="standing"):
    """An answer that a seat gives privately in advance to all windows of one kind. `default` means the
    harmless answer, which is given at once.
    """

    seat: Seat
    window: Text
    answer: Literal["ask", "default"]
    until: Literal["once", "turn", "round", "always", "usual"] = "always"
    """With `turn`, the answer is valid until this seat is asked an ordinary question instead of a window.
    With `round`, it is valid until the next round begins. With `usual`, the game decides how long the answer
    is valid.
    """


class Say(IncomingMessage, tag="chat"):
    """Sends a chat line to all persons, or to one seat only."""

    text: Annotated[str, Meta(min_length=1, max_length=500, pattern=NO_NUL)]
    seat: Seat | None = None
    addressee: Seat | None = None


class Propose(IncomingMessage, tag="propose"):
    """What the seat offers and what it wants in return, expressed in the game's promises. A proposal is not
    binding.
    """

    seat: Seat
    gives: Annotated[list[Text], Meta(max_length=4)]
    wants: Annotated[list[Text], Meta(max_length=4)]
    addressee: Seat | None = None


class Reply(IncomingMessage, tag="reply"):
    """Accepts or declines a proposal."""

    seat: Seat
    about: Annotated[str, Meta(min_length=1, max_length=16)]
    yes: bool


class Note(IncomingMessage, tag="note"):
    """Replaces all of a seat's private notes."""

    seat: Seat
    text: Annotated[str, Meta(max_length=10_000, pattern=NO_NUL)]


class Lift(IncomingMessage, tag="lift"):
    """At a shared device with a curtain, shows the view of this seat. With null, the curtain falls."""

    seat: Seat | None = None


class HandOver(IncomingMessage, tag="hand_over"):
    """At a shared device with a curtain, shows the view of the seat that is asked if the client's seats have
    no secrets from each other. Otherwise the curtain falls. The reply is a `looking` message.
    """


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
