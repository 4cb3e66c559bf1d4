"""Lists, moves, saves and checks stored tables without a running server."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import msgspec
from sqlalchemy.exc import DBAPIError

from ..kernel.errors import PatolliError, RuleError
from . import backup, bans, journal, move, private
from .keys import SECRET
from .session import milliseconds
from .settings import data_folder
from .store import db_engine, queries, salvage, sqlite_file
from .store.lock import InUse
from .table_import import FORMAT, Exported, checked, exported_in, from_record, take_local_time


class TableArchive:
    """The tables of a data folder or database. If `reading` is set, the database is opened read-only, which
    works even while a server is running. If `existing` is set, an SQLite file must already exist.
    """

    def __init__(
        self, data: Path | None, database: str, reading: bool = False, existing: bool = False
    ) -> None:
        self.data = data or data_folder()
        self.url = url = database or db_engine.url_in(self.data)
        file = sqlite_file.file_of(url)
        if file is not None and not (file if reading or existing else file.parent).exists():
            raise PatolliError(f"there are no tables in {file.parent}")
        private.close_data(self.data, (db_engine.FILE, SECRET))
        self.served: db_engine.Served | None = None
        if reading:
            self.engine = db_engine.open_to_read(url)
            return
        try:
            self.served = db_engine.Served(url)
            self.engine = self.served.engine
        except InUse:
            self.engine = db_engine.open_base(url)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, _kind: type | None, fault: BaseException | None, _at: TracebackType | None) -> None:
        if self.served is not None:
            self.served.close()
        else:
            self.engine.dispose()
        if isinstance(fault, DBAPIError):
            raise PatolliError(f"the database cannot be used: {db_engine.cause(fault)}") from None

    def must_be_alone(self) -> None:
        """Raises an error if a server is running. A server keeps open tables in memory and would not notice
        changes to the database.
        """
        if self.served is None:
            raise PatolliError("a server has these tables open: use its host page, or stop it first")

    def each(self) -> Iterator[tuple[str, salvage.Stored | salvage.Damaged]]:
        """Yields the id and content of every table. For a table that cannot be read, the content is the
        error.
        """
        for id_ in salvage.ids(self.engine, salvage.is_sound(self.engine)):
            try:
                yield id_, salvage.whole(self.engine, id_)
            except salvage.Damaged as fault:
                yield id_, fault

    def all(self) -> Iterator[salvage.Stored]:
        for _, found in self.each():
            if not isinstance(found, salvage.Damaged):
                yield found

    def one(self, id_: str) -> Exported:
        with self.engine.connect().execution_options(reading=True) as c:
            if salvage.opened(c, id_) is None:
                raise PatolliError(f"there is no table {id_!r}")
        return Exported(FORMAT, *salvage.whole(self.engine, id_), salvage.chat(self.engine, id_))

    def export(self, id_: str) -> Any:
        found = self.one(id_)
        found.table.host = ""
        for seat in found.seats:
            seat.key, seat.old_keys = "", []
        return msgspec.to_builtins(found)

    def record(self, id_: str) -> str:
        found = self.one(id_)
        if found.table.state not in {"over", "abandoned"}:
            raise PatolliError("a record exists only after the end of the game")
        match = journal.resume(found.table, len(found.seats), found.steps)
        return journal.record(match, found.steps, [seat.name for seat in found.seats])

    def take(self, text: str) -> str:
        """Imports a table or a record from its text, and describes what was imported."""
        found = exported_in(text) if text.lstrip().startswith("{") else from_record(text)
        checked(found)
        with self.engine.begin() as c:
            if queries.table(c, found.table.id) is not None:
                raise PatolliError(f"table {found.table.id} exists here already")
            take_local_time(found, queries.server_clock(c) or milliseconds())
            queries.add(c, found.table, found.seats)
            queries.add_steps(c, found.table.id, found.steps)
            for line in found.chat:
                queries.add_line(c, found.table.id, line)
        return f"{found.table.id}: {found.table.game}, {found.table.state}, {len(found.steps)} steps"

    def backup(self, folder: Path) -> tuple[str, list[str]]:
        """Makes a consistent copy, even while a server is writing. Returns a description of the copy, and the
        parts that could not be read.
        """
        file = sqlite_file.file_of(self.url)
        target, missing = backup.backup(self.engine, file, self.data, folder)
        return f"{target}: {target.stat().st_size} bytes", missing

    def move(self, to: str) -> str:
        """Copies everything to another, empty database, given as a URL or a folder. This database is not
        changed.
        """
        self.must_be_alone()
        return move.move(self.engine, self.data, to)

    def delete(self, id_: str) -> None:
        self.must_be_alone()
        with self.engine.begin() as c:
            if not queries.remove(c, id_):
                raise PatolliError(f"there is no table {id_!r}")

    def ban(self, what: str, reason: str) -> str:
        """Bans an address, a network, or the person in the seat TABLE/SEAT, and returns what was banned. A
        running server applies the ban within seconds.
        """
        table, slash, seat = what.partition("/")
        if slash and seat.isdecimal() and "." not in table and ":" not in table:
            found = next((one for one in self.one(table).seats if str(one.seat) == seat), None)
            if found is None or not found.key:
                raise PatolliError(f"no person has seat {seat} of table {table}")
            kind, value = "key", found.key
        else:
            kind, value = "address", bans.network(what)
        with self.engine.begin() as c:
            queries.add_ban(c, kind, value, reason, milliseconds())
        return value

    def lift_ban(self, id_: int) -> None:
        with self.engine.begin() as c:
            if not queries.lift_ban(c, id_):
                raise PatolliError(f"there is no ban {id_}")

    def bans(self) -> list[dict[str, Any]]:
        with self.engine.connect().execution_options(reading=True) as c:
            return queries.bans(c)

    def examine(self) -> Iterator[tuple[str, str]]:
        """Checks every table that has begun. Yields its id and a description of the problem, which is empty
        if the table can be continued.
        """
        for id_, found in self.each():
            if isinstance(found, salvage.Damaged):
                yield id_, f"{found}: only a backup contains all of it"
                continue
            row, seats, steps = found
            if row.state == "waiting":
                continue
            fault = ""
            try:
                match = journal.check(row, len(seats), steps)
                if match.asked() != row.asked:
                    fault = "the rules ask other seats than before"
            except (PatolliError, RuleError) as diverged:
                fault = str(diverged)
            yield id_, fault and f"{fault}; {journal.who_can(row)}"


def adopt(data: Path | None, database: str) -> Path:
    """Accepts a copied SQLite database although its `-wal` file is missing."""
    url = database or db_engine.url_in(data or data_folder())
    file = sqlite_file.file_of(url)
    if file is None or not file.is_file():
        raise PatolliError("only the file of an SQLite database can be adopted, but this database has none")
    lock = db_engine.lock_of(url)
    try:
        sqlite_file.must_have_its_own_wal(file)
        sqlite_file.unmark(file)
    except sqlite3.Error as fault:
        raise PatolliError(f"{file} cannot be adopted: {fault}") from None
    finally:
        if lock is not None:
            lock.release()
    return file
