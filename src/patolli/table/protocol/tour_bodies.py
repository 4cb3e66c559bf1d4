"""Bodies of HTTP requests about tours: the lessons of a game, and a step being played."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from .client_messages import ClientMessage
from .server_messages import Update
from .shared_types import FormValues, Language, Name, Number, TableInfo, Text

StepId = Annotated[str, Meta(min_length=1, max_length=40)]
Verdict = Literal["begun", "on", "done", "wrong"]


class TourStepInfo(Struct):
    id: str
    title: str
    task: bool
    """The player is to do something."""


class TourChapter(Struct):
    id: str
    title: str
    steps: list[TourStepInfo]


class TourInfo(Struct):
    """The lessons of a game, and the first game to which they lead."""

    game: str
    title: str
    chapters: list[TourChapter]
    players: int
    options: dict[str, str]


class TourMove(Struct, forbid_unknown_fields=True):
    """After `played` in this step the player plays `texts`; none: the step is shown as it is then.

    `values` in the place of `texts`: the form of the question, filled in.
    """

    step: StepId
    name: Name
    language: Language = ""
    played: Annotated[list[Text], Meta(max_length=60)] = field(default_factory=list)
    texts: Annotated[list[Text], Meta(max_length=40)] = field(default_factory=list)
    values: FormValues | None = None


class TourQuery(Struct, forbid_unknown_fields=True):
    """A query as at a table (`reach`, `preview`, `why`, …) about a step after `played`."""

    step: StepId
    name: Name
    query: ClientMessage
    language: Language = ""
    played: Annotated[list[Text], Meta(max_length=60)] = field(default_factory=list)


class TourProspects(Struct, forbid_unknown_fields=True):
    """Asks for one part of the `prospects` of a step's question after `played`."""

    step: StepId
    name: Name
    part: Number
    language: Language = ""
    played: Annotated[list[Text], Meta(max_length=60)] = field(default_factory=list)


class TourState(Struct):
    """A step as it is shown. `wrong`: nothing has changed, and `feedback` says why."""

    step: str
    verdict: Verdict
    feedback: str
    title: str
    text: str
    task: str
    done: str
    """What to read when it is done."""
    new_position: bool
    """The step does not go on from the end of the step before."""
    point: list[str]
    """Selectors of what the page points at."""
    played: list[str]
    expected: list[str]
    """Moves that lead on."""
    table: TableInfo
    updates: list[Update]
    """What happened, one for each player who did something."""
