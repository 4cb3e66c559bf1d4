"""The file of an SQLite database: creates it atomically, and detects incomplete copies.

While a server is running, new rows are first written to the `-wal` file, so a copy of the database file alone
lacks them. The header of the file is therefore marked while the database is in use, and the mark is removed
on a clean exit. A marked file without its `-wal` file is an incomplete copy.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Final

from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from ...kernel.errors import PatolliError

MAGIC: Final = b"SQLite format 3\0"
HEADER: Final = 100
USER_VERSION: Final = slice(60, 64)
IN_USE: Final = 0x70617401
"""The mark: the value of SQLite's `user_version` while a server has the database open."""
SINCE_THE_MARK: Final = "room"
"""A table that was introduced together with the mark."""


def file_of(url: str) -> Path | None:
    """Returns the file of an SQLite database, or None for other databases and for one in memory."""
    try:
        parts = make_url(url)
    except ArgumentError:
        raise PatolliError("the URL of the database cannot be read") from None
    if parts.get_backend_name() != "sqlite" or not parts.database or ":memory:" in parts.database:
        return None
    return Path(parts.database)


def wal_of(file: Path) -> Path:
    """Returns the `-wal` file of a database. If the database file is a link, the `-wal` file is next to the
    file that the link points to.
    """
    found = file.resolve()
    return found.with_name(found.name + "-wal")


def has_wal(file: Path) -> bool:
    wal = wal_of(file)
    return wal.is_file() and wal.stat().st_size > 0


def check(file: Path) -> None:
    """Raises an error if the file is not a database, or is a copy that lacks its latest rows."""
    try:
        with file.open("rb") as source:
            header = source.read(HEADER)
        whole = has_wal(file)
    except OSError as fault:
        raise PatolliError(f"{file} cannot be opened: {fault.strerror or fault}") from None
    if not header:
        raise PatolliError(
            f"{file} is empty: put the database of a backup there, or delete this file to start again"
        )
    if not header.startswith(MAGIC):
        raise PatolliError(f"{file} is not a Patolli database: put the database of a backup there")
    if int.from_bytes(header[USER_VERSION], "big") == IN_USE and not whole:
        raise PatolliError(
            f"{file} was copied from a running server without {wal_of(file).name}, so its latest tables and "
            "moves are missing: copy that file too or use `patolli tables backup`; "
            "`patolli tables adopt` accepts the copy as it is"
        )
    must_have_its_own_wal(file)


def must_have_its_own_wal(file: Path) -> None:
    """Raises an error if the `-wal` file belongs to another database. An unmarked file was closed cleanly, so
    a `-wal` file next to it cannot be its own, and SQLite would write the other database's rows into this
    one.
    """
    with file.open("rb") as source:
        marked = int.from_bytes(source.read(HEADER)[USER_VERSION], "big") == IN_USE
    if not marked and has_wal(file) and knows_the_mark(file):
        wal = wal_of(file)
        raise PatolliError(
            f"{wal} does not belong to {file}, which was closed cleanly or comes from a backup: "
            f"move {wal.name} to another folder and start again"
        )


def knows_the_mark(file: Path) -> bool:
    """Returns whether the file was last written by a version of the program that sets the mark. Its `-wal`
    file is not read.
    """
    address = f"{file.resolve().as_uri()}?mode=ro&immutable=1"
    query = f"SELECT count(*) FROM sqlite_schema WHERE name = '{SINCE_THE_MARK}'"
    try:
        with contextlib.closing(sqlite3.connect(address, uri=True)) as connection:
            return bool(connection.execute(query).fetchone()[0])
    # damage is reported when the file is opened
    except (sqlite3.Error, UnicodeDecodeError):
        return False


def unmark(file: Path) -> None:
    """Removes the mark."""
    connection = sqlite3.connect(file, timeout=10, isolation_level=None)
    try:
        connection.execute("PRAGMA user_version=0")
    finally:
        connection.close()


def create(file: Path, fill: Callable[[Path], None]) -> None:
    """Creates a database under a temporary name, so that the file is complete as soon as it has its final
    name.
    """
    draft = file.with_name(file.name + ".new")
    remove(draft)
    try:
        fill(draft)
        sync(draft)
        draft.replace(file)
        sync_folder(file.parent)
    except BaseException:
        remove(draft)
        raise


def remove(file: Path) -> None:
    for name in (file.name, f"{file.name}-wal", f"{file.name}-shm", f"{file.name}-journal"):
        file.with_name(name).unlink(missing_ok=True)


def sync(file: Path) -> None:
    handle = os.open(file, os.O_RDWR)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def sync_folder(folder: Path) -> None:
    """Makes sure that a new file name survives a power failure. There is no such call on Windows."""
    if os.name == "nt":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
