"""A copy of all tables while others write; of a damaged data base, a copy of all that can be read."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from sqlalchemy import Engine, Table, delete, insert, select
from sqlalchemy.exc import DBAPIError

from ..kernel.errors import PatolliError
from . import operator, private
from .keys import SECRET
from .store import db_engine, queries, salvage, schema, sqlite_file


def backup(source: Engine, file: Path, data: Path, folder: Path) -> tuple[Path, list[str]]:
    """The new data base, and what of the old one could not be read."""
    target = folder / db_engine.FILE
    missing: list[str] = []

    def fill(draft: Path) -> None:
        sound = salvage.is_sound(source)
        if not (sound and copied(file, draft)):
            sqlite_file.remove(draft)
            rescue(source, sound, draft, missing)
        sqlite_file.unmark(draft)

    try:
        private.make_folder(folder)
        if target.exists():
            raise PatolliError(f"{target} exists already")
        for name in (SECRET, operator.FILE):
            if (data / name).is_file():
                private.write(folder / name, (data / name).read_bytes())
        sqlite_file.create(target, fill)
        private.close_data(folder, (db_engine.FILE, SECRET))
    except OSError as fault:
        raise PatolliError(f"{folder} cannot hold the backup: {fault.strerror or fault}") from None
    except (sqlite3.Error, DBAPIError) as fault:
        raise PatolliError(f"{folder} cannot hold the backup: {db_engine.cause(fault)}") from None
    missing.extend(unreadable(target, missing))
    return target, missing


def copied(file: Path, draft: Path) -> bool:
    """By SQLite itself; not where it stumbles over damage."""
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


def rescue(source: Engine, sound: bool, draft: Path, missing: list[str]) -> None:
    """Table by table into a new data base, then what belongs to the server as a whole."""
    url = f"sqlite:///{draft}"
    target = db_engine.connect(url)
    try:
        db_engine.upgrade(target)
        for id_ in salvage.ids(source, sound):
            try:
                row, seats, steps = salvage.whole(source, id_)
            except salvage.Damaged as fault:
                missing.append(f"{id_}: {fault}")
                continue
            try:
                lines = salvage.chat(source, id_)
            except salvage.Damaged as fault:
                missing.append(f"{id_}: {fault}, the rest is there")
                lines = []
            with target.begin() as c:
                queries.add(c, row, seats)
                queries.add_steps(c, id_, steps)
                for line in lines:
                    queries.add_line(c, id_, line)
        for whole in (schema.server, schema.bans, schema.reports):
            copy_rows(source, target, whole, missing)
    finally:
        target.dispose()


def copy_rows(source: Engine, target: Engine, table: Table, missing: list[str]) -> None:
    try:
        with source.connect().execution_options(reading=True) as c:
            found = [dict(row) for row in c.execute(select(table)).mappings()]
    except salvage.READ_FAULTS as fault:
        missing.append(f"the rows of {table.name}: they cannot be read ({db_engine.cause(fault)})")
        return
    if found:
        with target.begin() as c:
            c.execute(delete(table))  # a new data base has a clock already
            c.execute(insert(table), found)


def unreadable(target: Path, known: list[str]) -> list[str]:
    """What was copied as damaged as it was."""
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
