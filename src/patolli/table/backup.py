"""Copies all tables, even while servers are writing. From a damaged database, everything that can be read is
copied.
"""

from __future__ import annotations

import sqlite3
from pathlib import Path

from sqlalchemy import Engine, Table, delete, insert, select, text
from sqlalchemy.exc import DBAPIError

from ..kernel.errors import PatolliError
from . import operator, private
from .keys import SECRET
from .store import db_engine, queries, salvage, schema, shared, sqlite_file


def backup(source: Engine, file: Path | None, data: Path, folder: Path) -> tuple[Path, list[str]]:
    """Copies a database into a folder. Returns the file of the copy and the parts that could not be read.
    `file` is the database file if the source is SQLite, otherwise None.
    """
    target = folder / db_engine.FILE
    missing: list[str] = []

    def fill(draft: Path) -> None:
        sound = salvage.is_sound(source)
        if file is None or not (sound and copied(file, draft)):
            sqlite_file.remove(draft)
            rescue(source, sound, draft, missing)
        sqlite_file.unmark(draft)
        without_wal(draft)

    try:
        private.make_folder(folder)
        if target.exists():
            raise PatolliError(f"{target} exists already")
        if file is None:
            write_secrets(source, folder)
        for name in (SECRET, operator.FILE):
            if not (folder / name).exists() and (data / name).is_file():
                private.write(folder / name, (data / name).read_bytes())
        sqlite_file.create(target, fill)
        private.close_data(folder, (db_engine.FILE, SECRET))
    except OSError as fault:
        raise PatolliError(f"the backup cannot be written to {folder}: {fault.strerror or fault}") from None
    except (sqlite3.Error, DBAPIError) as fault:
        raise PatolliError(f"the backup cannot be written to {folder}: {db_engine.cause(fault)}") from None
    missing.extend(unreadable(target, missing))
    return target, missing


def copied(file: Path, draft: Path) -> bool:
    """Copies the file with `VACUUM INTO`. Returns False if the database is damaged."""
    address = f"{file.resolve().as_uri()}?mode=ro"
    private.reserve(draft)
    source = sqlite3.connect(address, uri=True, timeout=10)
    try:
        source.execute("VACUUM INTO ?", (str(draft),))
    except sqlite3.DatabaseError as fault:
        if "malformed" in str(fault) or "constraint" in str(fault):
            return False
        raise
    finally:
        source.close()
    return True


def without_wal(file: Path) -> None:
    """Switches a database out of WAL mode, so that reading it creates no files next to it."""
    connection = sqlite3.connect(file, isolation_level=None)
    try:
        connection.execute("PRAGMA journal_mode=DELETE")
    finally:
        connection.close()


def rescue(source: Engine, sound: bool, draft: Path, missing: list[str]) -> None:
    """Copies the readable data into a new database, table by table."""
    url = f"sqlite:///{draft}"
    target = db_engine.connect(url)
    try:
        db_engine.upgrade(target)
        copy_all(source, target, missing, sound)
    finally:
        target.dispose()


def write_secrets(source: Engine, folder: Path) -> None:
    """Writes the secrets that are stored in a PostgreSQL database to files in the folder."""
    with source.connect() as c:
        seats, operators = shared.known_secret(c, "seats"), shared.known_secret(c, "operator")
    if seats:
        private.write(folder / SECRET, bytes.fromhex(seats))
    if operators:
        private.write(folder / operator.FILE, operators.encode())


def copy_all(source: Engine, target: Engine, missing: list[str], sound: bool = True) -> int:
    """Copies every readable table with its chat, then the server's own rows. Returns the number of tables
    copied, and appends what could not be read to `missing`.
    """
    count = 0
    for id_ in salvage.ids(source, sound):
        try:
            row, seats, steps = salvage.whole(source, id_)
        except salvage.Damaged as fault:
            missing.append(f"{id_}: {fault}")
            continue
        try:
            lines = salvage.chat(source, id_)
        except salvage.Damaged as fault:
            missing.append(f"{id_}: {fault}, the rest was copied")
            lines = []
        with target.begin() as c:
            queries.add(c, row, seats)
            queries.add_steps(c, id_, steps)
            for line in lines:
                queries.add_line(c, id_, line)
        count += 1
    for whole in (schema.server, schema.bans, schema.reports):
        copy_rows(source, target, whole, missing)
    return count


def copy_rows(source: Engine, target: Engine, table: Table, missing: list[str]) -> None:
    try:
        with source.connect().execution_options(reading=True) as c:
            found = [dict(row) for row in c.execute(select(table)).mappings()]
    except salvage.READ_FAULTS as fault:
        missing.append(f"the rows of {table.name}: they cannot be read ({db_engine.cause(fault)})")
        return
    if found:
        with target.begin() as c:
            c.execute(delete(table))  # a new database already contains a row for the clock
            c.execute(insert(table), found)
            if "id" in table.c and target.dialect.name == "postgresql" and table is not schema.server:
                # make new ids continue after those of the copied rows
                number = f"pg_get_serial_sequence('{table.name}', 'id')"
                c.execute(text(f"SELECT setval({number}, (SELECT max(id) FROM {table.name}))"))


def unreadable(target: Path, known: list[str]) -> list[str]:
    """Returns the tables of the copy that cannot be read, because damaged rows are copied unchanged."""
    engine = db_engine.open_to_read(f"sqlite:///{target}")
    found = []
    try:
        for id_ in salvage.ids(engine):
            try:
                salvage.whole(engine, id_)
                salvage.chat(engine, id_)
            except salvage.Damaged as fault:
                found.append(f"{id_}: {fault}")
    finally:
        engine.dispose()
    return [one for one in found if one not in known]
