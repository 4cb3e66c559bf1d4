"""Locks that keep a second process from opening the database for writing."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from ...kernel.errors import PatolliError
from .. import private

ADVISORY: Final = 0x7061746F6C6C69
"""The key of the advisory lock in PostgreSQL, which is specific to one database."""
STARTING: Final = ADVISORY + 1
"""The key of another lock, held by a server while it starts."""
PID_BYTES: Final = 20
LOCKED_BYTE: Final = 1 << 30
"""The position of the locked byte. On Windows, locked bytes cannot be read, so it comes after the
process id.
"""


HELD: Final = text(
    "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND granted AND pid = :process "
    "AND objsubid = 1 AND (classid::bigint << 32 | objid::bigint) = :key "
    "AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
)


class LostLock(Exception):
    """Raised when the lock has been lost, so that another server may have taken over the database."""


class InUse(PatolliError):
    """Raised if another process has the database open for writing."""


class FileLock:
    """A lock file next to an SQLite database. The operating system releases the lock when the process ends,
    for whatever reason.
    """

    def __init__(self, database: Path) -> None:
        file = database.resolve()
        path = file.with_name(file.name + ".lock")
        try:
            handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as fault:
            raise PatolliError(f"{path} cannot be opened: {fault.strerror or fault}") from None
        private.close_to_others(path)
        try:
            lock_file(handle)
        except OSError:
            owner = os.read(handle, PID_BYTES).decode(errors="replace").strip()
            os.close(handle)
            process = f" (process {owner})" if owner.isdecimal() else ""
            raise InUse(f"another Patolli{process} has {database} open: stop it first") from None
        self.handle: int | None = handle
        try:
            os.ftruncate(handle, 0)
            os.write(handle, f"{os.getpid()}\n".encode())
        # the disk may be full, but the process id is only needed for the error message
        except OSError:
            pass

    def is_held(self, _connection: Connection) -> bool:
        return self.handle is not None

    def release(self) -> None:
        if self.handle is not None:
            os.close(self.handle)
            self.handle = None


class AdvisoryLock:
    """An advisory lock in PostgreSQL, held on a separate connection. Servers share it; commands need it
    exclusively.
    """

    def __init__(self, engine: Engine, shared: bool = False) -> None:
        self.engine = engine
        self.shared = shared
        self.connection: Connection | None = engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        try:
            self.take(self.connection)
        except BaseException:
            self.connection.close()
            engine.dispose()
            raise

    def take(self, connection: Connection) -> None:
        kind = "pg_try_advisory_lock_shared" if self.shared else "pg_try_advisory_lock"
        if not connection.execute(text(f"SELECT {kind}(:key)"), {"key": ADVISORY}).scalar():
            raise InUse(f"another Patolli has the database {self.engine.url.database} open: stop it first")
        self.process = connection.execute(text("SELECT pg_backend_pid()")).scalar()

    def is_held(self, connection: Connection) -> bool:
        """Returns whether this process still has the lock. Asks on another connection, because that of the
        lock may have broken unnoticed.
        """
        return bool(connection.execute(HELD, {"process": self.process, "key": ADVISORY}).scalar())

    def take_again(self) -> None:
        """Reconnects and takes the lock again. In the meantime, other servers could do no harm, but a command
        might have changed the database.
        """
        assert self.connection is not None
        with contextlib.suppress(DBAPIError):
            self.connection.close()
        self.connection = self.engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        self.take(self.connection)

    def release(self) -> None:
        if self.connection is not None:
            try:
                unlock = "pg_advisory_unlock_shared" if self.shared else "pg_advisory_unlock"
                self.connection.execute(text(f"SELECT {unlock}(:key)"), {"key": ADVISORY})
                self.connection.close()
            except SQLAlchemyError:  # if the connection has broken, the lock is released anyway
                pass
            self.connection = None
            self.engine.dispose()


@contextlib.contextmanager
def one_at_a_time(engine: Engine) -> Iterator[None]:
    """Makes servers that start at the same time create or migrate the schema one after the other."""
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.execute(text("SELECT pg_advisory_lock(:key)"), {"key": STARTING})
        try:
            yield
        finally:
            connection.execute(text("SELECT pg_advisory_unlock(:key)"), {"key": STARTING})


Lock = FileLock | AdvisoryLock

if sys.platform == "win32":
    import msvcrt

    def lock_file(handle: int) -> None:
        os.lseek(handle, LOCKED_BYTE, os.SEEK_SET)
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        finally:
            os.lseek(handle, 0, os.SEEK_SET)

else:
    import fcntl

    def lock_file(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
