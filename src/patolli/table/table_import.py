"""Imports tables from outside. Every field of every row is checked before anything is stored."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct

import patolli

from .. import players
from ..kernel import position_text, records
from ..kernel.chance import CommittedSeed
from ..kernel.errors import PatolliError, RuleError
from ..kernel.match import Match
from ..kernel.seats import NOBODY
from . import clock, journal
from .keys import new_id
from .protocol import Pace
from .session import milliseconds
from .store.rows import LATEST, MOST_OLD_KEYS, PAUSE, ChatRow, SeatRow, StepRow, TableRow
from .store.salvage import ID
from .table_setup import tidy

FORMAT: Final = "patolli table 1"
MOST_QUOTED: Final = 160
BEGUN: Final = ("running", "paused")
ENDED: Final = ("over", "abandoned")
RECORDED: Final = "recorded"
"""The window of a step that a record marks as answered for its seat; records do not name windows."""

Count = Annotated[int, Meta(ge=0, le=2**31)]
Time = Annotated[int, Meta(ge=0, le=LATEST)]
Player = Annotated[int, Meta(ge=0, le=7)]
PlayerOrNobody = Annotated[int, Meta(ge=NOBODY, le=7)]
Numbers = Annotated[list[Count], Meta(max_length=8)]
Short = Annotated[str, Meta(max_length=60)]
Hash = Annotated[str, Meta(pattern=r"^[0-9a-f]{0,64}\Z")]


class Bounds(Struct):
    """The bounds of fields that would otherwise be limited only by their types."""


class TableBounds(Bounds):
    id: Annotated[str, Meta(pattern=rf"^{ID.pattern}\Z")]
    game: Annotated[str, Meta(min_length=1, max_length=40)]
    edition: Count
    version: Annotated[str, Meta(pattern=r"^[!-~]{1,40}\Z")]
    owner: Annotated[str, Meta(max_length=200_000)]
    components: Hash
    options: Annotated[dict[Short, Short], Meta(max_length=40)]
    state: Literal["waiting", "running", "paused", "over", "abandoned", "stuck"]
    trouble: Annotated[str, Meta(max_length=2000)]
    host: Hash
    words: Annotated[list[Annotated[str, Meta(max_length=80)]], Meta(max_length=8)]
    epochs: Annotated[
        list[Annotated[list[Count], Meta(min_length=2, max_length=2)]], Meta(min_length=1, max_length=10_000)
    ]
    next: Count
    asked: Annotated[list[Player], Meta(max_length=8)]
    questions: Numbers
    era: Count
    deadline: Time | None
    votes: Annotated[list[Any], Meta(max_length=8)]
    rematch: Annotated[str, Meta(max_length=32)]
    created: Time
    moved: Time
    since: Numbers
    ended_by: Literal["", "players", "host", "operator"]
    paused_by: Player | None
    maker: PlayerOrNobody
    planned: Time
    start: Annotated[str, Meta(max_length=position_text.MOST_CHARACTERS)]


class GlanceBounds(Bounds):
    round: Count
    mover: PlayerOrNobody
    events: Annotated[list[dict[Short, Short | int]], Meta(max_length=8)]
    totals: Annotated[list[int], Meta(max_length=8)]
    unit: Annotated[int, Meta(ge=1, le=1000)]
    ranks: Numbers


class ClockBounds(Bounds):
    left: Annotated[list[Time], Meta(max_length=8)]
    since: Annotated[list[Time], Meta(max_length=8)]


class VoteBounds(Bounds):
    by: PlayerOrNobody | None
    yes: Annotated[list[Player], Meta(max_length=8)]
    seat: PlayerOrNobody
    question: Count
    turn: PlayerOrNobody


class SeatBounds(Bounds):
    seat: Player
    kind: Literal["open", "person", "bot"]
    name: Annotated[str, Meta(max_length=60)]
    level: Annotated[str, Meta(max_length=40)]
    key: Hash
    word: Annotated[str, Meta(max_length=80)]
    standing: Annotated[dict[Short, Literal["once", "turn", "round", "always", "usual"]], Meta(max_length=60)]
    notes: Annotated[str, Meta(max_length=20_000)]
    away: Time
    pause_left: Annotated[int, Meta(ge=0, le=PAUSE)]
    reserved: Literal["", "seat", "host"]
    muted: Annotated[list[Player], Meta(max_length=8)]
    old_keys: Annotated[list[Any], Meta(max_length=MOST_OLD_KEYS)]


class StepBounds(Bounds):
    n: Count
    seat: Annotated[int, Meta(ge=-1, le=7)]
    question: Count
    entries: Annotated[list[tuple[Annotated[int, Meta(ge=-1, le=7)], Short, bool]], Meta(max_length=10_000)]
    sum: Annotated[str, Meta(max_length=16)]
    at: Time
    passed: Annotated[str, Meta(max_length=40)]


class LineBounds(Bounds):
    n: Count
    at: Time
    seat: Player | None
    name: Annotated[str, Meta(max_length=60)]
    text: Annotated[str, Meta(max_length=2000)]
    key: Annotated[str, Meta(max_length=16)]
    addressee: Player | None
    kind: Annotated[str, Meta(max_length=12)]
    about: Annotated[str, Meta(max_length=16)]


class Exported(Struct):
    """A whole table in the format for export."""

    format: str
    table: TableRow
    seats: list[SeatRow]
    steps: list[StepRow]
    chat: list[ChatRow]


def exported_in(text: str) -> Exported:
    try:
        found = msgspec.json.decode(text, type=Exported)
    except (msgspec.DecodeError, RecursionError) as fault:
        raise PatolliError(f"this is not an exported table: {short(fault)}") from None
    if found.format != FORMAT:
        raise PatolliError(f"this is not an exported table of the form {FORMAT!r}")
    return found


def must(holds: bool, what: str) -> None:
    if not holds:
        raise PatolliError(f"this table cannot be imported: {what}")


def bounded(what: str, row: Struct, bounds: type[Bounds]) -> None:
    """Raises an error if a field of a row is out of bounds."""
    try:
        msgspec.convert(row, bounds, from_attributes=True)
    except msgspec.ValidationError as fault:
        raise PatolliError(f"this table cannot be imported: {what}: {short(fault)}") from None


def short(fault: Exception) -> str:
    """Returns an error message, shortened in case it quotes a long value."""
    text = str(fault)
    return text if len(text) <= MOST_QUOTED else f"{text[:MOST_QUOTED]}…"


def checked(found: Exported) -> None:
    """Raises an error for an impossible table, and adapts a possible one to this server."""
    bounded("its row", found.table, TableBounds)
    bounded("its clocks", found.table.clocks, ClockBounds)
    bounded("its summary", found.table.glance, GlanceBounds)
    for vote in found.table.votes:
        bounded("a vote", vote, VoteBounds)
    for seat in found.seats:
        bounded(f"seat {seat.seat}", seat, SeatBounds)
    for step in found.steps:
        bounded(f"step {step.n}", step, StepBounds)
    for line in found.chat:
        bounded(f"line {line.n} of its chat", line, LineBounds)
    check_seats(found)
    check_row(found.table, len(found.seats))
    check_order(found)
    check_game(found)
    settle(found)


def check_seats(found: Exported) -> None:
    must(
        [one.seat for one in found.seats] == list(range(len(found.seats))),
        "its seats are not numbered 0, 1, …",
    )
    for one in found.seats:
        must(one.table_id == found.table.id, f"seat {one.seat} is of another table")
        must(one.kind == "open" or one.name != "", f"seat {one.seat} has no name")
        must(one.name == tidy(one.name), f"the name of seat {one.seat} is not one line of at most 40 letters")
        must(one.word.isprintable(), f"the word of seat {one.seat} is not one line")
        if one.bot():
            must(one.level in players.accepted(found.table.game), f"there is no bot level {one.level!r}")
        must(one.kind != "open" or found.table.state in ("waiting", "abandoned"), f"seat {one.seat} is open")


def check_row(row: TableRow, players_: int) -> None:
    seats = range(players_)
    must(sorted(set(row.asked)) == sorted(row.asked), "a seat is asked twice")
    must(len(row.questions) == players_, "it does not number the questions of each seat")
    must(len(row.since) in (0, players_), "it does not know the news of each seat")
    must(len(row.clocks.left) == len(row.clocks.since) == players_, "it does not have one clock per seat")
    must(all(word.isprintable() for word in row.words), "a seat's word is not one line")
    must(row.epochs[0] == [0, 0], "its first epoch of chance does not begin at 0")
    must(sorted(row.epochs) == row.epochs, "its epochs of chance are not in order")
    must(row.rematch == "" or ID.fullmatch(row.rematch) is not None, "its rematch is not a table")
    for vote in row.votes:
        named = [one for one in (vote.by, vote.seat, vote.turn, *vote.yes) if one is not None and one >= 0]
        must(all(one in seats for one in named), "a vote names a seat that does not exist")
    must(row.paused_by is None or row.paused_by in seats, "the pause names a seat that does not exist")
    must(max(row.maker, row.glance.mover) < players_, "it names a seat that does not exist")


def check_order(found: Exported) -> None:
    numbers = [step.n for step in found.steps]
    must(all(step.entries or step.n == 0 for step in found.steps), "it has a step without a move")
    must(numbers == sorted(set(numbers)), "its steps are not in order")
    must(not numbers or numbers[-1] < found.table.next, "its next step has been made already")
    for step in found.steps:
        must(step.seat < len(found.seats), f"step {step.n} names a seat that does not exist")
        typists = len(found.seats) if found.table.chance == "hand" else 0
        asked = found.table.questions[step.seat] if step.seat >= 0 else typists
        must(step.question <= asked, f"step {step.n} answers a question that was not asked yet")
    lines = [line.n for line in found.chat]
    must(lines == sorted(set(lines)), "its chat is not in order")
    seats = range(len(found.seats))
    for line in found.chat:
        for seat in (line.seat, line.addressee):
            must(seat is None or seat in seats, "its chat names a seat that does not exist")
        must(
            line.kind in ("line", "proposal", "accepted", "declined"), "its chat has lines of an unknown kind"
        )
        must(all(c.isprintable() or c == "\n" for c in line.name), "a name in its chat is not one line")


def check_game(found: Exported) -> None:
    """Checks that the moves lead to the stored state, and that the chance outcomes follow from the table's
    seed.
    """
    row = found.table
    game = journal.game_of(row.game)
    if not found.steps:
        must(row.state in ("waiting", "abandoned"), f"it is {row.state} without a step")
        must(not row.asked and not row.words, "it has not begun, but a seat is asked")
        game.start(len(found.seats), game.full_options(row.options), journal.box_of(game, row.owner))
        must_fit_start(found)
        return
    must(row.state != "waiting", "it has steps but has not begun")
    must(found.steps[0].n == 0, "its first step is missing")
    must_fit_start(found)
    must(row.words == [seat.word for seat in found.seats], "the words of its fate are not those of its seats")
    try:
        match = journal.check(row, len(found.seats), found.steps)
        records.verify(
            game, records.read(journal.record(match, found.steps, [seat.name for seat in found.seats]))
        )
    except RuleError as fault:
        raise PatolliError(f"this table cannot be imported: {fault}") from None
    must(
        match.asked() == row.asked, f"its moves ask the seats {match.asked()}, its row the seats {row.asked}"
    )
    must(bool(row.asked) or row.state in ENDED, f"its game is over, but it is {row.state}")
    must(not row.asked or row.state != "over", "its game is not over")


def must_fit_start(found: Exported) -> None:
    row = found.table
    start = journal.start_of(journal.game_of(row.game), row.start, row.owner)
    must(start is None or start.players == len(found.seats), "its first position has other seats")


def settle(found: Exported) -> None:
    """Removes everything that was only valid on the other server, such as keys and votes."""
    row = found.table
    row.host, row.trouble, row.votes, row.paused_by, row.rematch = "", "", [], None, ""
    row.edits, row.reopened, row.declined = 0, {}, {}
    for seat in found.seats:
        seat.key, seat.reserved, seat.old_keys = "", "", []
    if row.state == "stuck":
        row.state = "running"


def take_local_time(found: Exported, now: int) -> None:
    """Restarts running clocks from now. All persons count as absent until they connect to this server."""
    row = found.table
    row.clocks.since = [
        now if row.state == "running" and seat in row.asked else 0 for seat in range(len(found.seats))
    ]
    row.deadline = clock.deadline(row.clocks, row.pace)
    for seat in found.seats:
        seat.away = now


def from_record(text: str) -> Exported:
    """Converts the record of a finished game to a public table."""
    r = records.read(text)
    game = journal.game_of(r.game)
    again = records.verify(game, r)
    source = again.source
    if not isinstance(source, CommittedSeed):
        raise PatolliError("this game was not played at a table; patolli replay shows it")
    first = again.start
    match = Match(game, len(r.names), source, r.options, again.position.box, list(again.entries), first)
    now, id_ = milliseconds(), new_id()
    steps = steps_of(match)
    box, players = again.position.box, len(r.names)
    state = "abandoned" if match.asked() else "over"
    row = TableRow(
        id_, game.name, game.edition, patolli.__version__, box.owner, box.digest, match.options, Pace(),
        False, False, True, state, "", "", source.seed, source.words, source.epochs, len(steps),
        match.asked(),
        [0] * players, 0, clock.fresh(Pace(), players), None, [], "", now, now,
    )  # fmt: skip
    row.start = "" if first is None else position_text.write(game, first)
    seats = [
        SeatRow(id_, seat, "person", name, word=word)
        for seat, (name, word) in enumerate(zip(r.names, source.words, strict=True))
    ]
    return Exported(FORMAT, row, seats, steps, [])


def steps_of(match: Match) -> list[StepRow]:
    """Splits the log of a match into steps, each beginning with a chosen move."""
    game = match.game
    p = match.beginning()
    steps: list[StepRow] = []
    at = 0
    while at < len(match.log):
        lead = match.log[at]
        chosen = lead.seat >= 0 and not lead.forced
        before = journal.offered(game, p, lead.seat) if chosen else []
        end = at + 1
        while end < len(match.log) and (match.log[end].seat < 0 or match.log[end].forced):
            end += 1
        for entry in match.log[at:end]:
            p.play(entry.seat, entry.move)
        entries = journal.plain(game, match.log[at:end])
        seat = lead.seat if chosen else -1
        passed = RECORDED if lead.answered else ""
        total = journal.sum_of(game, before, entries, p)
        steps.append(StepRow(len(steps), seat, 0, entries, total, 0, passed))
        at = end
    return steps
