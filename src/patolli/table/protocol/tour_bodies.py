"""Bodies of HTTP requests about tours: a game's lessons, and the state of a step."""

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
    """Whether the player must act in this step."""


class TourChapter(Struct):
    id: str
    title: str
    steps: list[TourStepInfo]


class TourInfo(Struct):
    """A game's lessons, and the first game that they prepare for."""

    game: str
    title: str
    chapters: list[TourChapter]
    players: int
    options: dict[str, str]


class TourMove(Struct, forbid_unknown_fields=True):
    """The player plays `texts` after the moves `played` of this step. Without `texts`, the response is the
    state after `played`.

    `values` contains the filled form of the question and is used instead of `texts`.
    """

    step: StepId
    name: Name
    language: Language = ""
    played: Annotated[list[Text], Meta(max_length=60)] = field(default_factory=list)
    texts: Annotated[list[Text], Meta(max_length=40)] = field(default_factory=list)
    values: FormValues | None = None


class TourQuery(Struct, forbid_unknown_fields=True):
    """The same queries as at a table (`reach`, `preview`, `why`, …), about the step after the moves
    `played`.
    """

    step: StepId
    name: Name
    query: ClientMessage
    language: Language = ""
    played: Annotated[list[Text], Meta(max_length=60)] = field(default_factory=list)


class TourProspects(Struct, forbid_unknown_fields=True):
    """Requests one part of the `prospects` of a step's question after the moves `played`."""

    step: StepId
    name: Name
    part: Number
    language: Language = ""
    played: Annotated[list[Text], Meta(max_length=60)] = field(default_factory=list)


class TourState(Struct):
    """The state of a step. With the verdict `wrong`, nothing has changed, and `feedback` explains why."""

    step: str
    verdict: Verdict
    feedback: str
    title: str
    text: str
    task: str
    done: str
    """The text shown when the step is done."""
    new_position: bool
    """True if the step does not continue from the end of the previous step."""
    point: list[str]
    """The CSS selectors of the elements that the page highlights."""
    played: list[str]
    expected: list[str]
    """The moves that lead to the next step."""
    table: TableInfo
    updates: list[Update]
    """An update with the events for each player who acted."""
