"""Commands about the table as a whole, sent over the socket or by POST api/tables/<id>/act."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from .shared_types import Level, Number, Seat, VoteSubject, Word


class IncomingMessage(Struct, tag_field="do", forbid_unknown_fields=True):
    """The client chooses an id for each of its messages; the answer repeats it in `to`."""

    id: Number


class Start(IncomingMessage, tag="start"):
    """The host starts the game."""


class Leave(IncomingMessage, tag="leave"):
    """Leaves the seat. Before the start, the seat becomes open again; later, a bot takes it permanently, and
    its key stops working.
    """

    seat: Seat


class Kick(IncomingMessage, tag="kick"):
    """Removes a person from a seat; sent by the host before the start."""

    seat: Seat


class Fill(IncomingMessage, tag="fill"):
    """Lets a bot take an open seat; sent by the host before the start."""

    seat: Seat
    level: Level = "random"
    name: Annotated[str, Meta(max_length=40)] = ""


class Close(IncomingMessage, tag="close"):
    """Closes the table without a game; sent by the host before the start."""


class Pause(IncomingMessage, tag="pause"):
    """Stops the clocks: five minutes per seat in a whole game, or without limit for a person alone among
    bots.
    """

    seat: Seat


class Resume(IncomingMessage, tag="resume"):
    """Ends a pause; sent by the seat that paused, or after a pause by consent by any seat."""


class AskPause(IncomingMessage, tag="long_pause"):
    """Asks for a pause without a time limit; all persons must agree."""

    seat: Seat


class AskAbandon(IncomingMessage, tag="abandon"):
    """Asks to end the game without a winner; all persons must agree."""

    seat: Seat


class AskRewind(IncomingMessage, tag="rewind"):
    """Asks to return to the position before this seat's latest answer. All persons must agree before the turn
    is over.

    `question` is that answer's number or 0. The seat itself or the host may ask; the host sends 0.
    """

    seat: Seat
    question: Number


class AskRemoval(IncomingMessage, tag="remove"):
    """Asks to give the seat of `whom` to a bot permanently, after the start. All others, and at least two,
    must agree.
    """

    seat: Seat
    whom: Seat


class Approve(IncomingMessage, tag="approve"):
    """Admits a person, or not; sent by the host before the start, if seats need approval. If `yes` is false,
    the seat becomes open again.
    """

    seat: Seat
    yes: bool


class Mute(IncomingMessage, tag="mute"):
    """Hides the chat lines of `whom`, past and future, from this seat. No other seat is informed."""

    seat: Seat
    whom: Seat
    on: bool


class ReportSeat(IncomingMessage, tag="report"):
    """A report on `whom` for the operator of the server. `line` is a line of the chat."""

    seat: Seat
    whom: Seat
    text: Annotated[str, Meta(min_length=1, max_length=500, pattern=r"^[^\u0000]*$")]
    line: Annotated[str, Meta(max_length=16)] = ""


class Claim(IncomingMessage, tag="claim"):
    """Asks for the seat of a person who lost its key and is away. All others, and at least two, must agree.

    Anyone connected to the table may ask. `claim` in the answer is the key that works after all have agreed.
    """

    seat: Seat


class Agree(IncomingMessage, tag="agree"):
    about: VoteSubject
    seat: Seat
    yes: bool


class StandIn(IncomingMessage, tag="stand_in"):
    """Lets a bot play for a person. Sent by that seat itself, or by the host once the person is `away`."""

    seat: Seat
    level: Level = "random"


class TakeBack(IncomingMessage, tag="take_back"):
    """Takes the seat back from the bot: the person has returned and plays again."""

    seat: Seat


class Rematch(IncomingMessage, tag="rematch"):
    """Asks for a new table with the same seats. `again` in the answer contains the seat's new key, and the
    host's token for the seat that makes the table.
    """

    seat: Seat
    word_later: bool = False
    """The seat sends its word with the command `word` after seeing the hash; otherwise the server makes one.
    """


class SayWord(IncomingMessage, tag="word"):
    """Sends this seat's contribution to the seed of fate, once before the start."""

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
