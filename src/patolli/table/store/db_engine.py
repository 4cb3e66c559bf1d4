"""Opens the database and migrates its schema. SQLite uses WAL mode, and every commit is
synchronized to disk.
"""

from __future__ import annotations

import logging
import os
import sqlite3
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, QueuePool, create_engine, event
from sqlalchemy.exc import DatabaseError, DBAPIError, SQLAlchemyError

from ...kernel.errors import PatolliError
from .. import private
from . import sqlite_file
from .lock import AdvisoryLock, FileLock, InUse, Lock, LostLock, one_at_a_time

log = logging.getLogger("patolli.store")
FILE: Final = "tables.sqlite3"
MIGRATIONS: Final = Path(__file__).parent / "migrations"


def url_in(folder: Path) -> str:
    """Returns the URL of the default database: an SQLite file in the data folder."""
    return f"sqlite:///{folder / FILE}"


def connect(url: str) -> Engine:
    try:
        engine = create_engine(url, hide_parameters=True)  # keeps secrets out of the logs
    except (SQLAlchemyError, ImportError) as fault:
        raise PatolliError(f"the database cannot be opened: {fault}") from None
    if engine.dialect.name == "sqlite":
        keep_private(engine.url.database or "")
        event.listen(engine, "connect", prepare)
        event.listen(engine, "begin", begin)
    return engine


def keep_private(database: str) -> None:
    """Restricts the database file to this user. SQLite creates its `-wal` and `-shm` files with the same
    permissions.
    """
    if database and database != ":memory:" and not database.startswith("file:"):
        file = Path(database)
        if file.parent.is_dir():
            private.reserve(file)
        for ending in ("", "-wal", "-shm"):
            private.close_to_others(file.with_name(file.name + ending))


def open_base(url: str, locked: bool = False) -> Engine:
    """Opens the database. A missing database is created and an older one migrated, unless a server has it
    open.

    `locked` means that the caller already holds the lock of the database.
    """
    file = sqlite_file.file_of(url)
    if file is not None and not file.is_file():
        lock = None if locked else lock_of(url)
        try:
            create(file)
        finally:
            if lock is not None:
                lock.release()
    elif file is not None:
        sqlite_file.check(file)
    engine = connect(url)
    try:
        if is_older(engine, file):
            upgrade_locked(engine, url, locked)
    except DBAPIError as fault:
        engine.dispose()
        raise PatolliError(f"the database cannot be opened: {cause(fault)}") from None
    except BaseException:
        engine.dispose()
        raise
    return engine


def open_to_read(url: str) -> Engine:
    """Opens an existing database for reading. Nothing is written, not even when it is closed."""
    if needs_writing(url):
        open_base(url).dispose()
    file = sqlite_file.file_of(url)
    if file is None:  # so that all reads of a transaction see the same state
        return connect(url).execution_options(isolation_level="REPEATABLE READ")
    engine = create_engine("sqlite://", creator=reader(file), poolclass=QueuePool, hide_parameters=True)
    event.listen(engine, "begin", begin)
    return engine


def reader(file: Path) -> Any:
    mode = "mode=ro"
    if not os.access(file.parent, os.W_OK) and not sqlite_file.has_wal(file):
        mode += "&immutable=1"  # otherwise, SQLite would need a writable folder

    def made() -> sqlite3.Connection:
        address = f"file:{quote(str(file.resolve()))}?{mode}"
        return sqlite3.connect(address, uri=True, isolation_level=None, timeout=10, check_same_thread=False)

    return made


def needs_writing(url: str) -> bool:
    """Returns whether the database must be migrated before it can be read."""
    file = sqlite_file.file_of(url)
    if file is None:
        return True
    sqlite_file.check(file)
    engine = create_engine("sqlite://", creator=reader(file), poolclass=QueuePool, hide_parameters=True)
    try:
        return is_older(engine, file)
    except DBAPIError as fault:
        raise PatolliError(f"{file} cannot be read: {cause(fault)}") from None
    finally:
        engine.dispose()


def cause(fault: Exception) -> str:
    """Returns the error message of the database driver in one line."""
    origin = fault.orig if isinstance(fault, DBAPIError) and fault.orig is not None else fault
    return " ".join(str(origin).split()) or type(origin).__name__


def is_away(fault: Exception) -> bool:
    """Returns whether the error was caused by a restart of the database server."""
    if not isinstance(fault, DBAPIError) or isinstance(fault.orig, sqlite3.Error):
        return False
    return fault.connection_invalidated or "connect" in cause(fault)


def prepare(connection: Any, _record: Any) -> None:
    connection.isolation_level = None  # BEGIN is issued in `begin`
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def begin(connection: Any) -> None:
    options = connection.get_execution_options()
    connection.exec_driver_sql("BEGIN" if options.get("reading") else "BEGIN IMMEDIATE")


# ---- schema -------------------------------------------------------------------------------------------


def configuration() -> Config:
    config = Config()
    config.set_main_option("script_location", MIGRATIONS.as_posix().replace("%", "%%"))
    return config


def is_older(engine: Engine, file: Path | None) -> bool:
    """Returns whether the database has an older schema. Raises an error for a file without tables and for the
    schema of a newer version.
    """
    scripts = ScriptDirectory.from_config(configuration())
    with engine.connect().execution_options(reading=True) as connection:
        try:
            heads = MigrationContext.configure(connection).get_current_heads()
        # a UnicodeDecodeError is raised if the error message quotes invalid text
        except (
            DatabaseError,
            UnicodeDecodeError,
        ) as fault:
            if not any(word in cause(fault) for word in ("malformed", "decode")):
                raise
            return False  # damaged, but much of it may still be readable
    if len(heads) > 1:
        return False
    found = heads[0] if heads else None
    if found is None and file is not None:
        raise PatolliError(
            f"{file} has no tables in it, so it is not a complete copy: "
            "put the database of a backup there, or delete this file to start again"
        )
    if found is not None and found not in {one.revision for one in scripts.walk_revisions()}:
        raise PatolliError("this database was written by a newer version of Patolli; install that version")
    return found != scripts.get_current_head()


def upgrade_locked(engine: Engine, url: str, locked: bool) -> None:
    try:
        lock = None if locked else lock_of(url)
    except InUse:
        raise PatolliError(
            "this database has the schema of an older version and a server has it open: "
            "stop that server, or look at a copy made by its own `patolli tables backup`"
        ) from None
    try:
        upgrade(engine)
    finally:
        if lock is not None:
            lock.release()


def upgrade(engine: Engine) -> None:
    """Migrates the schema in one transaction. Foreign keys are switched off: otherwise, recreating a table
    would delete the rows that refer to it.
    """
    with engine.connect() as connection:
        set_foreign_keys(connection, False)
        with connection.begin():
            config = configuration()
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
        set_foreign_keys(connection, True)


def set_foreign_keys(connection: Connection, on: bool) -> None:
    """Switches foreign keys of SQLite on or off. This must happen outside transactions, in which SQLite
    ignores it.
    """
    if connection.dialect.name == "sqlite":
        raw = connection.connection.driver_connection
        assert raw is not None
        raw.execute(f"PRAGMA foreign_keys={'ON' if on else 'OFF'}")


def create(file: Path) -> None:
    """Creates a database. Its file gets its final name only when it is complete."""

    def fill(draft: Path) -> None:
        engine = connect(f"sqlite:///{draft}")
        try:
            upgrade(engine)
        finally:
            engine.dispose()

    try:
        sqlite_file.create(file, fill)
    except (DBAPIError, OSError) as fault:
        reason = fault.strerror or fault if isinstance(fault, OSError) else cause(fault)
        raise PatolliError(f"{file} cannot be made: {reason}") from None


# ---- for a server -------------------------------------------------------------------------------------


def lock_of(url: str) -> Lock | None:
    """Takes and returns the lock held by a process that serves this database, or None if the database is in
    memory.
    """
    file = sqlite_file.file_of(url)
    if file is not None:
        return FileLock(file)
    engine = connect(url)
    return AdvisoryLock(engine) if engine.dialect.name == "postgresql" else None


def shared_lock(url: str) -> Lock | None:
    """Takes and returns a lock that the servers of a PostgreSQL database hold together. The first of them
    migrates the database.
    """
    engine = connect(url)
    if engine.dialect.name != "postgresql":
        return None
    try:
        with one_at_a_time(engine):
            open_base(url).dispose()
            return AdvisoryLock(engine, shared=True)
    except BaseException:
        engine.dispose()
        raise


class Served:
    """A database opened by a server. Several servers can open the same PostgreSQL database if all of them set
    `one_of_many`.
    """

    def __init__(self, url: str, one_of_many: bool = False) -> None:
        self.file = sqlite_file.file_of(url)
        self.lock: Lock | None = None
        try:
            if one_of_many and self.file is None:
                self.lock = shared_lock(url)
            else:
                self.lock = lock_of(url)
        except DBAPIError as fault:
            raise PatolliError(f"the database cannot be opened: {cause(fault)}") from None
        self.held: sqlite3.Connection | None = None
        """A connection that stays open as long as the server runs, because SQLite removes the `-wal` file
        when the last connection is closed.
        """
        try:
            self.engine = open_base(url, locked=True)
            if self.file is not None:
                self.held = sqlite3.connect(
                    self.file, timeout=10, check_same_thread=False, isolation_level=None
                )
                # an automatic checkpoint could move rows to the file before it is marked
                self.held.execute("PRAGMA wal_autocheckpoint=0")
                self.held.execute("SELECT count(*) FROM sqlite_schema").fetchall()
                self.set_mark(sqlite_file.IN_USE)
        except (sqlite3.Error, UnicodeDecodeError) as fault:
            self.release()
            raise PatolliError(f"{self.file} cannot be opened: {fault}; use a backup") from None
        except BaseException:
            self.release()
            raise

    def must_hold_lock(self, connection: Connection) -> None:
        """Raises LostLock if the lock has been lost; called before every write. Servers that share a database
        detect conflicts by counting edits instead.
        """
        if isinstance(self.lock, AdvisoryLock) and self.lock.shared:
            return
        if self.lock is not None and not self.lock.is_held(connection):
            raise LostLock

    def keep_lock(self, connection: Connection) -> None:
        """Takes the lock of a PostgreSQL database again if it was lost. Called at intervals."""
        if isinstance(self.lock, AdvisoryLock) and not self.lock.is_held(connection):
            self.lock.take_again()

    def set_mark(self, value: int) -> None:
        if self.held is None:
            return
        try:
            self.held.execute(f"PRAGMA user_version={value}")
            if value:
                self.held.execute("PRAGMA wal_checkpoint(FULL)").fetchall()
        except sqlite3.Error as fault:
            log.error("the database cannot be marked", extra={"why": str(fault)})
            raise PatolliError(f"{self.file} cannot be written: {fault}") from None

    def close(self) -> None:
        try:
            self.set_mark(0)
        # closing normally would remove the `-wal` file of a database that is still marked
        except PatolliError:
            self.release()
            return
        if self.held is not None:
            self.held.close()
        self.engine.dispose()
        self.release()

    def release(self) -> None:
        if self.lock is not None:
            self.lock.release()
