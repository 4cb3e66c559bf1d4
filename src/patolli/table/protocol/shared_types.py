"""What both sides know: games, seats, tables, fate, and the bounds of what may be sent."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypedDict

from msgspec import Meta, Struct


def one_of(*values: str) -> Meta:
    """Of a text that the server sends: its values, for the schema and the types of the page."""
    return Meta(extra_json_schema={"enum": list(values)})


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
"""Whether a seat may ask for a hint; `announced`: then everybody reads that it did."""
VoteSubject = Literal["abandon", "rewind", "pause", "remove", "claim"]
PreviewEnd = Annotated[str, one_of("asked", "other", "chance", "hole", "over")]
"""Where a preview stops: a question to this seat or to another one, chance, something hidden, the end."""
ChatKind = Annotated[str, one_of("line", "proposal", "accepted", "declined")]
LossReason = Annotated[
    str,
    one_of("renewed", "claimed", "handed", "left", "freed", "banned", "broken", "other-table", "unknown"),
]
"""A newer link was made; the others gave the seat away; the operator did; its person left; the host freed it;
its person is kept out; the link is cut off; it is of another table; or nobody knows."""
EndedBy = Annotated[str, one_of("", "players", "host", "operator")]
View = Annotated[dict[str, Any], Meta(title="View")]
"""What a game shows of an observation."""
ScoresDict = Annotated[dict[str, Any], Meta(title="Scores")]
TableEvent = Annotated[dict[str, Any], Meta(title="TableEvent")]
"""An event: its name, its rule, and its numbers by name."""
Word = Annotated[str, Meta(max_length=60, extra_json_schema={"pattern": "^[!-~]*$"})]
"""What a seat adds to fate: visible ASCII characters without blanks."""


class Scores(TypedDict):
    """Points of all seats, by where they come from; opponents that play without a seat come after them."""

    unit: int
    """How many parts a point has: 4 if points are counted in quarters."""
    totals: list[int]
    ranks: list[int]
    winners: list[int]
    """Who has won, or would win if the game ended so; nobody: all have lost."""
    sources: list[str]
    table: list[list[int]]
    """A row per seat or opponent, a column per source."""


class Pace(Struct, forbid_unknown_fields=True):
    """`live`: `seconds` for the whole game and `increment` a turn; `days`: `seconds` for each turn."""

    kind: Literal["none", "live", "days"] = "none"
    seconds: Annotated[int, Meta(ge=0, le=60 * 86400)] = 0
    increment: Annotated[int, Meta(ge=0, le=86400)] = 0


class UncertainValue(Struct):
    """A component value that neither the rulebook prints nor the owner of the game looked up."""

    path: str
    confidence: str
    source: str


class LevelInfo(Struct):
    """A level of bots and what to expect of it, by language."""

    name: str
    words: dict[str, str]


class GameInfo(Struct):
    name: str
    title: str
    edition: int
    fewest: int
    most: int
    choices: dict[str, list[str]]
    """The options and their values; the first is the usual one."""
    languages: list[str]
    """In which there are words; `rules` in which there is a rulebook."""
    rules: list[str]
    levels: list[str]
    """Of bots, weakest first."""
    components: str
    """The digest of the printed components."""
    uncertain: list[UncertainValue]
    about: list[LevelInfo] = []
    """What to expect of each level."""
    not_goods: list[str] = []
    """Numbers in a seat's view that are no goods."""
    tour: bool = False
    """There is a tour to learn it by."""
    first_game: dict[str, str] = {}
    """Options for somebody who has never played it; none: the usual ones."""


ChanceBy = Literal["seed", "hand"]
"""Where chance comes from: a committed seed, or people with the box on their table, who type what came."""


class About(Struct):
    """The server's version, and how fast it computes."""

    version: str
    rules: Literal["compiled", "plain", "compiling", "ready"]
    """`ready`: compiled since the server began; its processes for bots and previews use them."""
    percent: int = 0
    """How much is compiled."""
    why: Literal["", "no-compiler", "no-mypyc", "off", "checkout", "read-only", "failed"] = ""
    """Why the rules stay plain."""


class PromiseKind(Struct):
    """Something that can be proposed, and what must be named with it."""

    id: str
    about: list[str]


class Promises(Struct):
    """What a game lets people propose to each other; nothing where it knows no talk."""

    promises: list[PromiseKind]
    choices: dict[str, list[str]]
    """By what must be named: what can be."""


class CardText(Struct):
    """What a component is called, costs and does, and how sure that is."""

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
    """`open`: to be had; `person`: taken, here or away; `bot`."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    level: str = ""
    """Of the bot, also of one that stands in for a person."""
    stand_in: bool = False
    """A bot plays for a person; with the kind `bot`: for one who left for good."""
    online: bool = False
    ready: bool = True
    """Taken, and its word for fate has been said; until all are ready the game does not begin."""
    away: bool = False
    """Not connected for 10 minutes (a day in games over days): no vote, and the host may let a bot play."""
    pause_left: int = 0
    """Milliseconds for which this seat may still pause alone."""
    approved: bool = True
    """False: the host has not said yet whether this person may stay."""
    by_hand: bool = False
    """The bot's network does not fit this table; it plays with the hand-made evaluation."""
    removable: bool = False
    """Others may ask to send this person away."""
    claimable: bool = False
    """Somebody may ask for this seat, whose person is not here."""


class Fate(Struct):
    """The sealed fate: `hash` is shown first, `words` from the start on, `seed` at the end."""

    hash: str
    words: list[str]
    epochs: list[list[int]]
    """[epoch, first outcome]; a rewind opens a new one."""
    seed: str = ""


class Vote(Struct):
    """Running until all who are `needed` have said yes, and two persons at least where two have seats."""

    about: VoteSubject
    by: int | None
    """The seat that asked; null: the host; -2: somebody without a seat; -3: somebody who has left."""
    yes: list[int]
    needed: list[int]
    """Who has a vote now."""
    seat: int = -3
    """Rewind: whose answer would be taken back, with everything after it. Remove, claim: whose seat."""
    turn: int = -3
    """Rewind: in whose turn that answer was given (-3: between turns)."""
    too_few: bool = False
    """All who have a vote agree, but they are too few: somebody else must agree, too."""


class Pausing(Struct):
    by: int | None
    """The seat that pauses and alone may go on earlier; null: all agreed, anybody with a seat may go on."""
    until: int | None
    """By the server's clock; null: until somebody goes on."""
    resumers: list[int]
    """The seats that may go on now."""


class TableInfo(Struct):
    """What everybody who knows the table's id may know about it."""

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
    """Milliseconds since 1970, as all times here."""
    moved: int
    rematch: str = ""
    """The id of the table where it goes on."""
    hints: Hints = "allowed"
    pause: Pausing | None = None
    ended_by: EndedBy = ""
    """Of an abandoned game: `players`, `host` (it had not begun) or `operator`."""
    approval: bool = False
    """The host approves everybody who sits down, before the game begins."""
    maker: int = -3
    """The seat of whoever made the table; -3: not known."""
    planned: int = 0
    """When it shall be played, as its maker said; 0: as soon as all sit."""
    chance: ChanceBy = "seed"
    alone: bool = False
    """One person plays among bots: nobody else has to agree to anything."""
    needs_operator: bool = False
    """Only the person who runs the server can give a lost seat back."""
    away_after: int = 0
    """Milliseconds after which a person who is not connected counts as away."""
