"""Acts about the table as a whole: over the socket, or POST api/tables/<id>/act."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from .shared_types import Level, Number, Seat, VoteSubject, Word


class IncomingMessage(Struct, tag_field="do", forbid_unknown_fields=True):
    """Every client message has an id of the client's choice; its answer names it in `to`."""

    id: Number


class Start(IncomingMessage, tag="start"):
    """The host begins."""


class Leave(IncomingMessage, tag="leave"):
    """Before the start the seat is open again; later a bot has it for good, and the key fits no more."""

    seat: Seat


class Kick(IncomingMessage, tag="kick"):
    """The host, before the start."""

    seat: Seat


class Fill(IncomingMessage, tag="fill"):
    """The host, before the start: a bot takes an open seat."""

    seat: Seat
    level: Level = "random"
    name: Annotated[str, Meta(max_length=40)] = ""


class Close(IncomingMessage, tag="close"):
    """The host, before the start: nothing comes of this table."""


class Pause(IncomingMessage, tag="pause"):
    """Clocks stop: for five minutes in all of a game for each seat, or as long as wanted among bots alone."""

    seat: Seat


class Resume(IncomingMessage, tag="resume"):
    """By the seat that pauses; after a pause by consent by any seat."""


class AskPause(IncomingMessage, tag="long_pause"):
    """A pause until somebody goes on; all persons must agree."""

    seat: Seat


class AskAbandon(IncomingMessage, tag="abandon"):
    """The game ends without a winner when all persons have said so."""

    seat: Seat


class AskRewind(IncomingMessage, tag="rewind"):
    """Back to before this seat's latest answer; all persons must agree before the turn is over.

    `question` is that answer's number or 0. Said by this seat, or by the host (then it is 0).
    """

    seat: Seat
    question: Number


class AskRemoval(IncomingMessage, tag="remove"):
    """After the start: a bot gets the seat of `whom` for good. All others must agree, and two at least."""

    seat: Seat
    whom: Seat


class Approve(IncomingMessage, tag="approve"):
    """The host, before the start, where seats need approval; no: the seat is open again."""

    seat: Seat
    yes: bool


class Mute(IncomingMessage, tag="mute"):
    """This seat does not get what `whom` writes, also not what they have written; nobody is told."""

    seat: Seat
    whom: Seat
    on: bool


class ReportSeat(IncomingMessage, tag="report"):
    """For the person who runs the server: what `whom` did. `line`: a line of the chat."""

    seat: Seat
    whom: Seat
    text: Annotated[str, Meta(min_length=1, max_length=500, pattern=r"^[^\u0000]*$")]
    line: Annotated[str, Meta(max_length=16)] = ""


class Claim(IncomingMessage, tag="claim"):
    """Ask for the seat of a person who lost its key and is away; all others must agree, and two at least.

    Anybody may ask who is connected to the table. `claim` of the answer is the key that will fit then.
    """

    seat: Seat


class Agree(IncomingMessage, tag="agree"):
    about: VoteSubject
    seat: Seat
    yes: bool


class StandIn(IncomingMessage, tag="stand_in"):
    """A bot plays for a person: said by that seat itself, or by the host once the person is `away`."""

    seat: Seat
    level: Level = "random"


class TakeBack(IncomingMessage, tag="take_back"):
    """The person is here again."""

    seat: Seat


class Rematch(IncomingMessage, tag="rematch"):
    """A new table with the same seats. `again`: the own seat, and the host's token for whoever makes it."""

    seat: Seat
    word_later: bool = False
    """The seat says its word there by the act `word`, having seen the hash; else the server makes one."""


class SayWord(IncomingMessage, tag="word"):
    """Before the start, once: what this seat adds to fate."""

    seat: Seat
    word: Word


TableCommand = (
    Start
    | Leave
    | Kick
    | Fill
    | Close
    | Pause
    | Resume
    | AskPause
    | AskAbandon
    | AskRewind
    | AskRemoval
    | Approve
    | Mute
    | ReportSeat
    | Claim
    | Agree
    | StandIn
    | TakeBack
    | Rematch
    | SayWord
)
