"""Types that both sides use: games, seats, tables, fate, and limits of messages."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypedDict

from msgspec import Meta, Struct


def one_of(*values: str) -> Meta:
    """The allowed values of a text field from the server, for the schema and the page's types."""
    return Meta(extra_json_schema={"enum": list(values)})


MOST_POSITION = 60_000
"""Characters of a position."""
MOST_RECORD = 200_000
"""The maximum number of characters in an uploaded record."""
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Text = Annotated[str, Meta(min_length=1, max_length=60)]
"""A move in notation: `place palenque`."""
Token = Annotated[str, Meta(min_length=1, max_length=300)]
FormValues = Annotated[list[Annotated[int, Meta(ge=0, le=1000)]], Meta(min_length=1, max_length=200)]
"""The numbers of a filled form, in the order of its fields."""
Seat = Annotated[int, Meta(ge=0, le=7)]
Number = Annotated[int, Meta(ge=0, le=2**31)]
Language = Annotated[str, Meta(max_length=8)]
Level = Annotated[str, Meta(min_length=1, max_length=40)]
Hints = Literal["allowed", "announced", "off"]
"""Whether a seat may ask for hints. With `announced`, everyone at the table is notified of a hint."""
VoteSubject = Literal["abandon", "rewind", "pause", "remove", "claim"]
PreviewEnd = Annotated[str, one_of("asked", "other", "chance", "hole", "over")]
"""Where a preview stops: a question to this seat or to another one, chance, hidden information, or the end.
"""
ChatKind = Annotated[str, one_of("line", "proposal", "accepted", "declined")]
LossReason = Annotated[
    str,
    one_of("renewed", "claimed", "handed", "left", "freed", "banned", "broken", "other-table", "unknown"),
]
"""Why a key is no longer valid; the values mean, in this order: a newer link has replaced the key; the seat
was given away by vote; the operator gave it away; its person left; the host freed it; its person is banned;
the link is incomplete; the key belongs to another table; the key is unknown.
"""
EndedBy = Annotated[str, one_of("", "players", "host", "operator")]
View = Annotated[dict[str, Any], Meta(title="View")]
"""The view of a game, computed from an observation."""
ScoresDict = Annotated[dict[str, Any], Meta(title="Scores")]
TableEvent = Annotated[dict[str, Any], Meta(title="TableEvent")]
"""An event: its name, the id of its rule, and its named numbers."""
Word = Annotated[str, Meta(max_length=60, extra_json_schema={"pattern": "^[!-~]*$"})]
"""The word of a seat: visible ASCII characters without spaces. Chance outcomes are computed from the seed and
the words of all seats.
"""


class Scores(TypedDict):
    """The points of all seats by source. Opponents that play without a seat follow after the seats."""

    unit: int
    """The number of units that make up one point: 4 if points are counted in quarters."""
    totals: list[int]
    ranks: list[int]
    winners: list[int]
    """The winners, or the seats that would win if the game ended now. The list is empty if all have lost."""
    sources: list[str]
    table: list[list[int]]
    """The table of points: one row for each seat or opponent, one column for each source."""


class Pace(Struct, forbid_unknown_fields=True):
    """The time that each seat has for its moves. With `live`, a seat has `seconds` for the whole game and
    `increment` more per turn. With `days`, it has `seconds` per turn.
    """

    kind: Literal["none", "live", "days"] = "none"
    seconds: Annotated[int, Meta(ge=0, le=60 * 86400)] = 0
    increment: Annotated[int, Meta(ge=0, le=86400)] = 0


class UncertainValue(Struct):
    """A component value that the rulebook does not print and that the game's owner has not looked up."""

    path: str
    confidence: str
    source: str


class LevelInfo(Struct):
    """A level of bots, with a description of its play in each language."""

    name: str
    words: dict[str, str]


class GameInfo(Struct):
    name: str
    title: str
    edition: int
    fewest: int
    most: int
    choices: dict[str, list[str]]
    """The options and their values; the first value is the default."""
    languages: list[str]
    """The languages in which the game has texts; `rules` lists the languages of the rulebook."""
    rules: list[str]
    levels: list[str]
    """The levels of bots, beginning with the weakest one."""
    components: str
    """The digest of the printed components."""
    uncertain: list[UncertainValue]
    about: list[LevelInfo] = []
    """A description of each level."""
    not_goods: list[str] = []
    """The numbers in a seat's view that are not goods."""
    tour: bool = False
    """True if the game has a tour for beginners."""
    first_game: dict[str, str] = {}
    """The options for a first game; empty if they are the defaults."""


ChanceBy = Literal["seed", "hand"]
"""The source of chance: a committed seed, or people who use their own copy of the game and type the outcomes.
"""


class About(Struct):
    """The server's version and the state of its compiled rules."""

    version: str
    rules: Literal["compiled", "plain", "compiling", "ready"]
    """`ready` means that the rules have been compiled since the server started, and that the processes for
    bots and previews use them.
    """
    percent: int = 0
    """The progress of the compilation in percent."""
    why: Literal["", "no-compiler", "no-mypyc", "off", "checkout", "read-only", "failed"] = ""
    """The reason why the rules are not compiled."""


class PromiseKind(Struct):
    """A kind of proposal, and the kinds of objects that it must name."""

    id: str
    about: list[str]


class Promises(Struct):
    """The promises that players can propose to each other in a game. They are empty if the game has no
    negotiation.
    """

    promises: list[PromiseKind]
    choices: dict[str, list[str]]
    """The possible values for each kind of object that a promise names."""


class CardText(Struct):
    """A component's name, cost and effect, and whether these values are certain."""

    name: str
    cost: str
    effect: str
    confidence: str


class RuleText(Struct):
    id: str
    title: str
    chapter: str
    paragraphs: list[str]
    rulings: list[str]


class Rules(Struct):
    game: str
    language: str
    chapters: list[str]
    rules: list[RuleText]


class SeatInfo(Struct):
    """A seat. `kind` is `open`, `person` (whether or not that person is present) or `bot`."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    level: str = ""
    """The level of the bot, including a bot that stands in for a person."""
    stand_in: bool = False
    """Whether a bot plays for a person. With the kind `bot`, this person has left for good."""
    online: bool = False
    ready: bool = True
    """True if the seat is taken and its word for the seed is known. The game starts only when all seats are
    ready.
    """
    away: bool = False
    """True if the person has been disconnected for 10 minutes (in games with days per turn, for a day). The
    seat then has no vote, and the host may let a bot play.
    """
    pause_left: int = 0
    """The milliseconds for which this seat may still pause on its own."""
    approved: bool = True
    """False while the host has not yet approved this person."""
    by_hand: bool = False
    """True if the bot's network does not support this table, so that the bot uses the hand-made evaluation.
    """
    removable: bool = False
    """True if the others may vote to remove this person."""
    claimable: bool = False
    """True if the person is absent and someone else may claim this seat."""


class Fate(Struct):
    """The sealed fate. `hash` is public from the beginning, `words` are public from the start of the game,
    and `seed` is public at the end.
    """

    hash: str
    words: list[str]
    epochs: list[list[int]]
    """The epochs, each as [epoch, first outcome]. A rewind starts a new epoch."""
    seed: str = ""


class Vote(Struct):
    """A vote is open until all `needed` seats have agreed. If two persons have seats, at least two must
    agree.
    """

    about: VoteSubject
    by: int | None
    """The seat that asked; null for the host, -2 for a person without a seat, -3 for a person who has left.
    """
    yes: list[int]
    needed: list[int]
    """The seats that have a vote now."""
    seat: int = -3
    """In a rewind: the seat whose answer would be taken back, with everything after it. In a removal or a
    claim: the seat that the vote is about.
    """
    turn: int = -3
    """In a rewind: the seat that had the turn then; -3 if no seat had it."""
    too_few: bool = False
    """True if all voters agree but one more person is needed."""


class Pausing(Struct):
    by: int | None
    """The seat that paused; only this seat may resume early. Null in a pause by consent, which any seat may
    end.
    """
    until: int | None
    """The time at which the pause ends, by the server's clock; null if there is no time limit."""
    resumers: list[int]
    """The seats that may resume now."""


class TableInfo(Struct):
    """Public information about a table, available to anyone who knows its id."""

    id: str
    game: str
    title: str
    state: Literal["waiting", "running", "paused", "over", "abandoned", "stuck"]
    seats: list[SeatInfo]
    options: dict[str, str]
    edition: int
    components: str
    pace: Pace
    listed: bool
    curtain: bool
    asked: list[int]
    fate: Fate
    votes: list[Vote]
    watching: int
    created: int
    """The time in milliseconds since 1970, like all times here."""
    moved: int
    rematch: str = ""
    """The id of the table where the rematch is played."""
    hints: Hints = "allowed"
    pause: Pausing | None = None
    ended_by: EndedBy = ""
    """The person or persons who ended an abandoned game: `players`, `host` (before the start) or `operator`.
    """
    approval: bool = False
    """True if the host must approve each person who sits down before the game begins."""
    maker: int = -3
    """The seat of the person who made the table; -3 if this is not known."""
    planned: int = 0
    """The planned start of the game, set by the maker of the table; 0 if the game starts as soon as all seats
    are taken.
    """
    chance: ChanceBy = "seed"
    alone: bool = False
    """True if one person plays only with bots, so that no consent is needed."""
    needs_operator: bool = False
    """True if only the operator of the server can give a lost seat back."""
    away_after: int = 0
    """The number of milliseconds after which a disconnected person counts as away."""
