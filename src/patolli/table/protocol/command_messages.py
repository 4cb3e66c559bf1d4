"""Commands about the table as a whole, sent over the socket or by POST api/tables/<id>/act."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from .shared_types import Level, Number, Seat, VoteSubject, Word


class IncomingMessage(Struct, tag_field="do", forbid_unknown_fields=True):
    """The client chooses an id for each of its messages; the answer repeats it in `to`."""

    id: Number


class Start(IncomingMessage, tag="start"):
    """Starts the game; only the host sends this command."""


class Leave(IncomingMessage, tag="leave"):
    """Leaves the seat. Before the start, the seat becomes open again. Later, a bot takes it permanently, and
    its key stops working.
    """

    seat: Seat


class Kick(IncomingMessage, tag="kick"):
    """Removes a person from a seat; the host sends this command before the start."""

    seat: Seat


class Fill(IncomingMessage, tag="fill"):
    """Lets a bot take an open seat; the host sends this command before the start."""

    seat: Seat
    level: Level = "random"
    name: Annotated[str, Meta(max_length=40)] = ""


class Close(IncomingMessage, tag="close"):
    """Closes the table without a game; the host sends this command before the start."""


class Pause(IncomingMessage, tag="pause"):
    """Stops the clocks. Each seat has five minutes in a whole game; a person alone among bots has
    no limit.
    """

    seat: Seat


class Resume(IncomingMessage, tag="resume"):
    """Ends a pause. The seat that paused sends this command; after a pause by consent, any seat may
    send it.
    """


class AskPause(IncomingMessage, tag="long_pause"):
    """Asks for a pause without a time limit; everyone at the table must agree."""

    seat: Seat


class AskAbandon(IncomingMessage, tag="abandon"):
    """Asks to end the game without a winner; everyone at the table must agree."""

    seat: Seat


class AskRewind(IncomingMessage, tag="rewind"):
    """Asks to return to the position before this seat's latest answer. All persons must agree before the turn
    is over.

    `question` is the number of that answer, or 0. The seat itself or the host may ask. The host sends 0.
    """

    seat: Seat
    question: Number


class AskRemoval(IncomingMessage, tag="remove"):
    """Asks to give the seat of `whom` to a bot permanently, after the start. All others must agree, and there
    must be at least two of them.
    """

    seat: Seat
    whom: Seat


class Approve(IncomingMessage, tag="approve"):
    """Approves or rejects a person; the host sends this command before the start, if seats need approval. If
    `yes` is false, the seat becomes open again.
    """

    seat: Seat
    yes: bool


class Mute(IncomingMessage, tag="mute"):
    """Hides the past and future chat lines of `whom` from this seat. No other seat is informed."""

    seat: Seat
    whom: Seat
    on: bool


class ReportSeat(IncomingMessage, tag="report"):
    """Reports the person in the seat `whom` to the operator of the server. `line` is the number of a chat
    line.
    """

    seat: Seat
    whom: Seat
    text: Annotated[str, Meta(min_length=1, max_length=500, pattern=r"^[^\u0000]*$")]
    line: Annotated[str, Meta(max_length=16)] = ""


class Claim(IncomingMessage, tag="claim"):
    """Asks for the seat of a person who has lost the key and is away. All others must agree, and there must
    be at least two of them. Any person who is connected to the table may ask. `claim` in the answer is the
    key that will work when all have agreed.
    """

    seat: Seat


class Agree(IncomingMessage, tag="agree"):
    about: VoteSubject
    seat: Seat
    yes: bool


class StandIn(IncomingMessage, tag="stand_in"):
    """Lets a bot play for a person. The seat itself sends this command, or the host if the person
    is `away`.
    """

    seat: Seat
    level: Level = "random"


class TakeBack(IncomingMessage, tag="take_back"):
    """Takes the seat back from the bot when its person has returned."""

    seat: Seat


class Rematch(IncomingMessage, tag="rematch"):
    """Asks for a new table with the same seats. `again` in the answer contains the key to the seat. If the
    seat makes the new table, `again` also contains the host's token.
    """

    seat: Seat
    word_later: bool = False
    """If true, the seat sends its word with the command `word` after it has seen the hash. Otherwise the
    server chooses a word.
    """


class SayWord(IncomingMessage, tag="word"):
    """Sends this seat's word, once and before the start. Chance outcomes are computed from the seed and the
    words of all seats.
    """

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
