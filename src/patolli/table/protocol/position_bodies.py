"""Bodies of HTTP requests about a position that is played on without a table."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from .client_messages import ClientMessage
from .server_messages import Update
from .shared_types import FormValues, Language, Name, Number, Seat, TableInfo, Text

MOST_POSITION = 60_000
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
    """POST api/games/<g>/position/play: after `played`, `seat` plays `texts`; none: what is shown then.

    `values` in the place of `texts`: the form of the question, filled in.
    """

    position: PositionText
    """As `kernel/position_text.py` writes it."""
    seats: PlayedSeats = field(default_factory=list)
    """Those that the page plays; none: all of them."""
    seed: Seed = 0
    """Decides chance, and deals the hidden things of an observation. Above 0 it also deals those of a full
    position again, from what the asked seat knows."""
    names: Names = field(default_factory=list)
    language: Language = ""
    played: Played = field(default_factory=list)
    seat: Seat = 0
    texts: Annotated[list[Text], Meta(max_length=40)] = field(default_factory=list)
    values: FormValues | None = None


class PositionQuery(Struct, forbid_unknown_fields=True):
    """POST api/games/<g>/position/query: as at a table (`reach`, `preview`, `why`, …), after `played`."""

    position: PositionText
    query: ClientMessage
    seats: PlayedSeats = field(default_factory=list)
    seed: Seed = 0
    names: Names = field(default_factory=list)
    language: Language = ""
    played: Played = field(default_factory=list)


class PositionProspects(Struct, forbid_unknown_fields=True):
    """POST api/games/<g>/position/prospects: one part of the `prospects` of a seat's question."""

    position: PositionText
    seat: Seat
    part: Number
    seats: PlayedSeats = field(default_factory=list)
    seed: Seed = 0
    names: Names = field(default_factory=list)
    language: Language = ""
    played: Played = field(default_factory=list)


class PositionState(Struct):
    """A position as it is shown."""

    position: str
    """As it is now, by what its viewer knows: for links."""
    end: PositionEnd
    """Whether a seat that the page plays is asked, only others are, or the game is over."""
    asked: list[int]
    played: list[PlayedMove]
    seats: list[int]
    """Those that the page plays."""
    table: TableInfo
    updates: list[Update]
    """One for each seat that the page plays, the one that is asked last."""
