"""Bodies of HTTP requests about a position that is played without a table."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from .client_messages import ClientMessage
from .server_messages import Update
from .shared_types import MOST_POSITION, FormValues, Language, Name, Number, Seat, TableInfo, Text

PositionText = Annotated[str, Meta(min_length=1, max_length=MOST_POSITION)]
Played = Annotated[list["PlayedMove"], Meta(max_length=500)]
PlayedSeats = Annotated[list[Seat], Meta(max_length=8)]
Names = Annotated[list[Name], Meta(max_length=8)]
Seed = Annotated[int, Meta(ge=0, le=2**31)]
PositionEnd = Literal["asked", "others", "over"]


class PlayedMove(Struct, forbid_unknown_fields=True):
    seat: Seat
    text: Text


class PositionMove(Struct, forbid_unknown_fields=True):
    """POST api/games/<g>/position/play: `seat` plays `texts` after the moves `played`. Without `texts`, the
    response is the state after `played`.

    `values` contains the filled form of the question and is used instead of `texts`.
    """

    position: PositionText
    """The text of the position, as written by `kernel/position_text.py`."""
    seats: PlayedSeats = field(default_factory=list)
    """The seats played on the page; an empty list means all seats."""
    seed: Seed = 0
    """The seed of chance. It also determines how the hidden information of an observation is dealt. With a
    seed above 0, the hidden information of a full position is dealt again as well, so that it fits what the
    seat that is asked knows.
    """
    names: Names = field(default_factory=list)
    language: Language = ""
    played: Played = field(default_factory=list)
    seat: Seat = 0
    texts: Annotated[list[Text], Meta(max_length=40)] = field(default_factory=list)
    values: FormValues | None = None


class PositionQuery(Struct, forbid_unknown_fields=True):
    """POST api/games/<g>/position/query: the same queries as at a table (`reach`, `preview`, `why`, …), after
    the moves `played`.
    """

    position: PositionText
    query: ClientMessage
    seats: PlayedSeats = field(default_factory=list)
    seed: Seed = 0
    names: Names = field(default_factory=list)
    language: Language = ""
    played: Played = field(default_factory=list)


class PositionProspects(Struct, forbid_unknown_fields=True):
    """POST api/games/<g>/position/prospects: one part of the `prospects` for a seat's question."""

    position: PositionText
    seat: Seat
    part: Number
    seats: PlayedSeats = field(default_factory=list)
    seed: Seed = 0
    names: Names = field(default_factory=list)
    language: Language = ""
    played: Played = field(default_factory=list)


class PositionAnalysis(Struct, forbid_unknown_fields=True):
    """POST api/games/<g>/position/lines: the best lines for a seat's question after the moves `played`.

    To continue the search, the client repeats the request with the last answer's `iterations` as `known`.
    """

    position: PositionText
    seat: Seat
    known: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    """The `iterations` of the last answer."""
    seats: PlayedSeats = field(default_factory=list)
    seed: Seed = 0
    names: Names = field(default_factory=list)
    language: Language = ""
    played: Played = field(default_factory=list)


class PositionBestLine(Struct):
    moves: list[str]
    """The answer and the expected rest of the turn, in notation."""
    words: list[str]
    playable: int
    """The number of moves at the beginning of the line that can be played in any case. Later moves depend on
    chance or on hidden information.
    """
    points: float
    """The number of points with which the seat can expect to end the game."""
    share: float
    """The share of the search that was spent on this line."""


class PositionLines(Struct):
    seat: int
    iterations: int
    most: int
    """The number of iterations after which the search ends."""
    done: bool
    """Whether the search has ended."""
    lines: list[PositionBestLine]


class PositionState(Struct):
    """The state of a position."""

    position: str
    """The current position as far as its viewer knows it. Links contain this text."""
    end: PositionEnd
    """Whether a seat played on the page is asked, only other seats are asked, or the game is over."""
    asked: list[int]
    played: list[PlayedMove]
    seats: list[int]
    """The seats played on the page."""
    table: TableInfo
    updates: list[Update]
    """One update for each seat played on the page; the seat that is asked comes last."""
