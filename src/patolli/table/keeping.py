"""Stored tables without a running server: listed, moved, saved, checked."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

import msgspec

import patolli

from ..kernel import records
from ..kernel.chance import Sealed
from ..kernel.errors import PatolliError, RuleError
from ..kernel.match import Match
from . import clock, journal, operator, private
from .keys import SECRET, new_id
from .live import milliseconds
from .protocol import Pace
from .settings import data_folder
from .store import base, shelf
from .store.rows import Line, SeatRow, Step, TableRow

FORMAT: Final = "patolli table 1"


class Exported(msgspec.Struct):
    """A whole table; keys are left out."""

    format: str
    table: TableRow
    seats: list[SeatRow]
    steps: list[Step]
    chat: list[Line]


class Keeper:
    def __init__(self, data: Path | None, database: str) -> None:
        self.data = data or data_folder()
        if not database and not (self.data / base.FILE).is_file() and not self.data.is_dir():
            raise PatolliError(f"there are no tables in {self.data}")
        private.close_data(self.data, (base.FILE, SECRET))
        self.engine = base.open_base(database or base.url_in(self.data))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, _kind: type | None, _fault: BaseException | None, _at: TracebackType | None) -> None:
        self.engine.dispose()

    def all(self) -> Iterator[tuple[TableRow, list[SeatRow], list[Step]]]:
        with self.engine.connect().execution_options(reading=True) as c:
            for id_ in shelf.ids(c, most=1_000_000):
                row = shelf.table(c, id_)
                if row is not None:
                    yield row, shelf.seats(c, id_), shelf.steps(c, id_)

    def one(self, id_: str) -> Exported:
        with self.engine.connect().execution_options(reading=True) as c:
            row = shelf.table(c, id_)
            if row is None:
                raise PatolliError(f"there is no table {id_!r}")
            return Exported(
                FORMAT, row, shelf.seats(c, id_), shelf.steps(c, id_), shelf.chat(c, id_, 1_000_000)
            )

    def export(self, id_: str) -> Any:
        found = self.one(id_)
        found.table.host = ""
        for seat in found.seats:
            seat.key = ""
        return msgspec.to_builtins(found)

    def record(self, id_: str) -> str:
        found = self.one(id_)
        if found.table.state not in {"over", "abandoned"}:
            raise PatolliError("a record is written when the game is over")
        match = journal.resume(found.table, len(found.seats), found.steps)
        return records.write(match, [seat.name for seat in found.seats])

    def take(self, text: str) -> str:
        """A whole table, or a record."""
        if text.lstrip().startswith("{"):
            try:
                found = msgspec.json.decode(text, type=Exported)
            except (msgspec.DecodeError, RecursionError) as fault:
                raise PatolliError(f"this is no exported table: {fault}") from None
            if found.format != FORMAT:
                raise PatolliError(f"this is no exported table of the form {FORMAT!r}")
            journal.check(found.table, len(found.seats), found.steps)
        else:
            found = from_record(text)
        with self.engine.begin() as c:
            if shelf.table(c, found.table.id) is not None:
                raise PatolliError(f"table {found.table.id} is here already")
            take_local_time(found, shelf.server_clock(c) or milliseconds())
            shelf.add(c, found.table, found.seats)
            if found.steps:
                was, found.table.next = found.table.next, max(s.n for s in found.steps) + 1
                shelf.move_on(c, found.table, was, found.steps)
            for line in found.chat:
                shelf.add_line(c, found.table.id, line)
        return f"{found.table.id}: {found.table.game}, {found.table.state}, {len(found.steps)} steps"

    def backup(self, folder: Path) -> str:
        """A consistent copy while others write."""
        if self.engine.dialect.name != "sqlite":
            raise PatolliError("this data base is backed up by its own tools")
        private.make_folder(folder)
        target = folder / base.FILE
        if target.exists():
            raise PatolliError(f"{target} exists already")
        private.reserve(target)
        try:
            with sqlite3.connect(self.engine.url.database or "") as source:
                source.execute("VACUUM INTO ?", (str(target),))
        except BaseException:
            target.unlink(missing_ok=True)
            raise
        for name in (SECRET, operator.FILE):
            if (self.data / name).is_file():
                private.write(folder / name, (self.data / name).read_bytes())
        private.close_data(folder, (base.FILE, SECRET))
        return f"{target}: {target.stat().st_size} bytes"

    def examine(self) -> Iterator[tuple[str, str, str]]:
        """Every begun table: its id, the version that made it, and what is wrong (nothing, if it goes on)."""
        for row, seats, steps in self.all():
            if row.state == "waiting":
                continue
            fault = ""
            try:
                match = journal.check(row, len(seats), steps)
                if match.asked() != row.asked:
                    fault = "other seats are asked than were"
            except (PatolliError, RuleError) as found:
                fault = str(found)
            yield row.id, row.version, fault


def take_local_time(found: Exported, now: int) -> None:
    """Clocks that ran at the other server run on here from now; nobody has been here yet."""
    row = found.table
    row.clocks.since = [now if since else 0 for since in row.clocks.since]
    row.deadline = clock.deadline(row.clocks, row.pace)
    for seat in found.seats:
        seat.away = now


def from_record(text: str) -> Exported:
    """A finished game as a table that everybody may look at."""
    r = records.read(text)
    game = journal.game_of(r.game)
    again = records.verify(game, r)
    source = again.source
    if not isinstance(source, Sealed):
        raise PatolliError("this game was not played at a table; patolli replay tells it")
    match = Match(game, len(r.names), source, r.options, again.position.box, list(again.said))
    now, id_ = milliseconds(), new_id()
    steps = steps_of(match)
    box, players = again.position.box, len(r.names)
    state = "abandoned" if match.asked() else "over"
    row = TableRow(
        id_, game.name, game.edition, patolli.__version__, box.owner, box.digest, match.options, Pace(),
        False, False, True, state, "", "", source.seed, source.words, source.epochs, 0, match.asked(),
        [0] * players, 0, clock.fresh(Pace(), players), None, [], "", now, now,
    )  # fmt: skip
    return Exported(FORMAT, row, [SeatRow(id_, i, "person", n) for i, n in enumerate(r.names)], steps, [])


def steps_of(match: Match) -> list[Step]:
    """The log of a match, cut before every move that somebody chose."""
    game = match.game
    p = game.start(match.position.players, match.options, match.position.box)
    steps: list[Step] = []
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
        steps.append(Step(len(steps), seat, 0, entries, journal.sum_of(game, before, entries, p), 0))
        at = end
    return steps
