"""The file of an SQLite database. Files are created atomically, and incomplete copies are detected.

While a server writes, new rows are first stored in the file `…-wal`. A copy of the database alone lacks these
rows. Therefore a mark in the header shows that the database is in use, and a clean end removes this mark. A
marked file without its `-wal` file is an incomplete copy.
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
"""The value of SQLite's `user_version` while a server has the database open."""
SINCE_THE_MARK: Final = "room"
"""A database table that was added by the version that introduced the mark."""


def file_of(url: str) -> Path | None:
    """Returns the file of this database. Returns None for a database server and for a database in memory."""
    try:
        parts = make_url(url)
    except ArgumentError:
        raise PatolliError("the URL of the database cannot be read") from None
    if parts.get_backend_name() != "sqlite" or not parts.database or ":memory:" in parts.database:
        return None
    return Path(parts.database)


def wal_of(file: Path) -> Path:
    """Returns SQLite's `-wal` file, which is next to the file itself after links have been resolved."""
    found = file.resolve()
    return found.with_name(found.name + "-wal")


def has_wal(file: Path) -> bool:
    wal = wal_of(file)
    return wal.is_file() and wal.stat().st_size > 0


def check(file: Path) -> None:
    """Refuses a file that is not a database, and a copy that lacks its last rows."""
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
    """An unmarked database was closed cleanly, so a `-wal` file next to it belongs to another database.

    SQLite would write the rows of that other database into this one.
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
    """Returns whether the version of the program that last wrote the file knew the mark. Reads the file
    without its `-wal` file.
    """
    address = f"{file.resolve().as_uri()}?mode=ro&immutable=1"
    query = f"SELECT count(*) FROM sqlite_schema WHERE name = '{SINCE_THE_MARK}'"
    try:
        with contextlib.closing(sqlite3.connect(address, uri=True)) as connection:
            return bool(connection.execute(query).fetchone()[0])
    # the file is damaged; this is reported when the file is opened
    except (sqlite3.Error, UnicodeDecodeError):
        return False


def unmark(file: Path) -> None:
    """Marks the copy as complete."""
    connection = sqlite3.connect(file, timeout=10, isolation_level=None)
    try:
        connection.execute("PRAGMA user_version=0")
    finally:
        connection.close()


def create(file: Path, fill: Callable[[Path], None]) -> None:
    """Creates a database under another name first, so that a database with its final name has all its
    tables.
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
    """Ensures that a new file name survives a power failure. Windows has no call for this."""
    if os.name == "nt":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
