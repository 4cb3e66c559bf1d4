"""How databases are opened, locked, marked and migrated. One database is made for all tests and copied."""

from __future__ import annotations

import os
import shutil
import sqlite3
import stat
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, event, text
from sqlalchemy.exc import OperationalError

from patolli.kernel.errors import PatolliError
from patolli.table import backup
from patolli.table.store import db_engine, queries, salvage, sqlite_file
from patolli.table.store.db_engine import Served
from patolli.table.store.lock import FileLock, InUse, LostLock

pytestmark = pytest.mark.sqlite


@pytest.fixture
def file(empty_database: Path, tmp_path: Path) -> Path:
    return Path(shutil.copy(empty_database, tmp_path / "tables.sqlite3"))


def url(file: Path) -> str:
    return f"sqlite:///{file}"


def pragma(engine: Engine, name: str) -> Any:
    with engine.connect().execution_options(reading=True) as c:
        return c.exec_driver_sql(f"PRAGMA {name}").scalar()


def execute(file: Path, *statements: str) -> None:
    connection = sqlite3.connect(file, isolation_level=None)
    for one in statements:
        connection.execute(one)
    connection.close()


def mark(file: Path) -> int:
    return int.from_bytes(file.read_bytes()[60:64], "big")


def refused(work: Callable[..., Any], *given: Any) -> str:
    with pytest.raises(PatolliError) as fault:
        work(*given)
    return str(fault.value)


# ---- connections ----------------------------------------------------------------------------------------


def test_every_commit_is_on_disk_and_references_are_checked(file: Path) -> None:
    engine = db_engine.connect(url(file))
    found = [pragma(engine, name) for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")]
    assert found == ["wal", 2, 1, 10_000]
    assert engine.hide_parameters, "values must not be logged"
    engine.dispose()
    assert db_engine.url_in(file.parent) == url(file)


def test_a_database_that_cannot_be_opened_is_refused() -> None:
    assert refused(db_engine.connect, "nonsense://x").startswith("the database cannot be opened: ")


def test_writers_wait_for_each_other_and_readers_for_nobody(file: Path) -> None:
    writing, other = db_engine.connect(url(file)), db_engine.connect(url(file))
    with writing.connect() as first, other.connect() as c:
        first.execute(text("SELECT 1"))
        c.connection.execute("PRAGMA busy_timeout=0")
        with pytest.raises(OperationalError, match="database is locked"):
            c.execute(text("SELECT 1"))
    with writing.connect() as first, other.connect().execution_options(reading=True) as c:
        first.execute(text("SELECT 1"))
        assert c.execute(text("SELECT count(*) FROM tables")).scalar() == 0
    writing.dispose()
    other.dispose()


def test_only_this_user_may_read_the_files_of_a_database(tmp_path: Path) -> None:
    (tmp_path / "x.db-wal").write_bytes(b"")
    (tmp_path / "x.db-wal").chmod(0o644)
    db_engine.keep_private(str(tmp_path / "x.db"))
    for name in ("x.db", "x.db-wal"):
        assert stat.S_IMODE((tmp_path / name).stat().st_mode) == 0o600
    for name in ("", ":memory:", "file:x?mode=memory", str(tmp_path / "none" / "x.db")):
        db_engine.keep_private(name)
    assert sorted(one.name for one in tmp_path.iterdir()) == ["x.db", "x.db-wal"]


# ---- opening --------------------------------------------------------------------------------------------


def test_a_missing_database_is_created_unless_another_process_has_it(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    lock = FileLock(file)
    with pytest.raises(InUse):
        db_engine.open_base(url(file))
    engine = db_engine.open_base(url(file), locked=True)
    assert pragma(engine, "user_version") == 0
    engine.dispose()
    # one that has the present schema is opened in any case
    db_engine.open_base(url(file)).dispose()
    lock.release()
    other = tmp_path / "other.sqlite3"
    db_engine.open_base(url(other)).dispose()
    FileLock(other).release()


def older(file: Path) -> None:
    """Pretends that the last migration has not been made."""
    scripts = ScriptDirectory.from_config(db_engine.configuration())
    head = scripts.get_current_head()
    assert head is not None
    before = scripts.get_revision(head).down_revision
    execute(file, f"UPDATE alembic_version SET version_num = '{before}'")


def test_an_older_database_is_migrated_unless_a_server_has_it(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    older(file)
    assert db_engine.needs_writing(url(file))
    upgraded: list[Any] = []
    monkeypatch.setattr(db_engine, "upgrade", upgraded.append)
    lock = FileLock(file)
    assert refused(db_engine.open_base, url(file)).startswith(
        "this database has the schema of an older version"
    )
    assert upgraded == []
    db_engine.open_base(url(file), locked=True).dispose()
    assert len(upgraded) == 1
    lock.release()
    db_engine.open_base(url(file)).dispose()
    assert len(upgraded) == 2
    FileLock(file).release()


def test_a_migration_checks_references_again_afterwards(tmp_path: Path) -> None:
    engine = db_engine.connect(url(tmp_path / "x.db"))
    with engine.connect() as c:
        db_engine.set_foreign_keys(c, False)
        assert c.connection.execute("PRAGMA foreign_keys").fetchone() == (0,)
        db_engine.set_foreign_keys(c, True)
        assert c.connection.execute("PRAGMA foreign_keys").fetchone() == (1,)
    engine.dispose()
    other: Any = SimpleNamespace(dialect=SimpleNamespace(name="postgresql"))
    db_engine.set_foreign_keys(other, True)


def test_the_schema_of_a_newer_version_or_none_is_refused(file: Path, tmp_path: Path) -> None:
    assert not db_engine.needs_writing(url(file))
    execute(file, "UPDATE alembic_version SET version_num = 'future'")
    assert "written by a newer version" in refused(db_engine.open_base, url(file))
    execute(file, "INSERT INTO alembic_version VALUES ('second')")
    engine = db_engine.connect(url(file))
    assert not db_engine.is_older(engine, file), "it is damaged"
    engine.dispose()
    empty = tmp_path / "empty.sqlite3"
    execute(empty, "CREATE TABLE x (y)")
    assert "has no tables in it" in refused(db_engine.open_base, url(empty))
    engine = db_engine.connect(url(empty))
    assert db_engine.is_older(engine, None), "a new database of a server"
    engine.dispose()


def read_all(engine: Engine) -> None:
    def failing(_: Any) -> list[str]:
        raise ValueError("damaged")

    assert salvage.ids(engine) == salvage.ids(engine, sound=False) == []
    assert salvage.is_sound(engine)
    assert salvage.can_read(engine)
    assert salvage.chat(engine, "x") == []
    for query in (queries.ids, failing):
        assert salvage.found(engine, query, lambda *_: True) == []
    with pytest.raises(salvage.Damaged, match="its row is missing"):
        salvage.whole(engine, "x")
    target, missing = db_engine.connect("sqlite://"), list[str]()
    db_engine.upgrade(target)
    assert backup.copy_all(engine, target, missing) == 0
    assert missing == []
    target.dispose()


def test_reading_changes_nothing(file: Path) -> None:
    before = file.read_bytes()
    engine = db_engine.open_to_read(url(file))
    assert engine.hide_parameters
    with engine.connect().execution_options(reading=True) as c:
        assert queries.ids(c) == []
        with pytest.raises(OperationalError, match="readonly"):
            queries.put_server_clock(c, 5)
    read_all(engine)
    engine.dispose()
    assert file.read_bytes() == before
    assert not sqlite_file.has_wal(file)


def test_reading_waits_for_no_writer(file: Path) -> None:
    engine, writing = db_engine.connect(url(file)), db_engine.connect(url(file))
    event.listen(engine, "connect", lambda raw, _: raw.execute("PRAGMA busy_timeout=0"))
    with writing.begin() as c:
        queries.put_server_clock(c, 5)
        read_all(engine)
    engine.dispose()
    writing.dispose()


def test_a_folder_without_the_right_to_write_can_be_read(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def connect(address: str, **more: Any) -> str:
        asked.append(address.rpartition("?")[2])
        assert more == {"uri": True, "isolation_level": None, "timeout": 10, "check_same_thread": False}
        return "connection"

    monkeypatch.setattr(db_engine.sqlite3, "connect", connect)  # type: ignore[attr-defined]
    for writable, wal in ((True, b""), (False, b""), (False, b"rows"), (True, b"rows")):
        monkeypatch.setattr(os, "access", lambda folder, mode, writable=writable: writable)
        file.with_name(file.name + "-wal").write_bytes(wal)
        db_engine.reader(file)()
    assert asked == ["mode=ro", "mode=ro&immutable=1", "mode=ro", "mode=ro"]


def test_a_database_server_reads_one_state_in_a_transaction(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[Any] = []
    engine = SimpleNamespace(
        execution_options=lambda **options: options, dispose=lambda: opened.append("closed")
    )

    def open_base(url: str) -> Any:
        opened.append(url)
        return engine

    monkeypatch.setattr(db_engine, "open_base", open_base)
    monkeypatch.setattr(db_engine, "connect", lambda url: engine)
    found: Any = db_engine.open_to_read("postgresql://host/base")
    assert found == {"isolation_level": "REPEATABLE READ"}
    assert opened == ["postgresql://host/base", "closed"]


@pytest.mark.parametrize("found", [OperationalError("", {}, Exception("odd")), PatolliError("newer")])
def test_a_database_that_is_refused_is_closed(
    file: Path, monkeypatch: pytest.MonkeyPatch, found: Exception
) -> None:
    closed: list[str] = []
    engine = SimpleNamespace(dispose=lambda: closed.append("closed"))

    def is_older(*_: Any) -> bool:
        raise found

    monkeypatch.setattr(db_engine, "connect", lambda url: engine)
    monkeypatch.setattr(db_engine, "is_older", is_older)
    assert refused(db_engine.open_base, url(file)) in ("the database cannot be opened: odd", "newer")
    assert closed == ["closed"]


# ---- faults ---------------------------------------------------------------------------------------------


def fault(origin: Exception, *, invalidated: bool = False) -> OperationalError:
    return OperationalError("SELECT 1", {}, origin, connection_invalidated=invalidated)


def test_faults_are_described_in_one_line() -> None:
    assert db_engine.cause(fault(ValueError("two\n  lines"))) == "two lines"
    assert db_engine.cause(ValueError("plain")) == "plain"
    assert db_engine.cause(fault(ValueError())) == "ValueError"


@pytest.mark.parametrize(
    ("found", "away"),
    [
        (fault(Exception("cannot connect now")), True),
        (fault(Exception("terminated"), invalidated=True), True),
        (fault(Exception("syntax")), False),
        (fault(sqlite3.OperationalError("connect"), invalidated=True), False),
        (ValueError("connect"), False),
    ],
)
def test_a_restart_of_the_database_server_is_recognized(found: Exception, away: bool) -> None:
    assert db_engine.is_away(found) is away


@pytest.mark.parametrize(
    ("found", "why"),
    [
        (OSError(28, "No space left"), "No space left"),
        (OSError("odd"), "odd"),
        (fault(Exception("disk I/O error")), "disk I/O error"),
    ],
)
def test_a_database_that_cannot_be_created_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, found: Exception, why: str
) -> None:
    def failing(_file: Path, _fill: Any) -> None:
        raise found

    monkeypatch.setattr(sqlite_file, "create", failing)
    file = tmp_path / "x.db"
    assert refused(db_engine.create, file) == f"{file} cannot be made: {why}"


# ---- servers --------------------------------------------------------------------------------------------


def test_a_served_database_is_marked_and_locked(file: Path) -> None:
    one = Served(url(file))
    assert mark(file) == sqlite_file.IN_USE
    assert isinstance(one.lock, FileLock)
    with pytest.raises(InUse, match=f"process {os.getpid()}"):
        Served(url(file))
    with one.engine.connect() as c:
        one.must_hold_lock(c)
        one.keep_lock(c)
        one.lock.release()
        with pytest.raises(LostLock):
            one.must_hold_lock(c)
    one.close()
    assert mark(file) == 0
    assert not sqlite_file.has_wal(file)
    other = Served(url(file))
    other.close()
    FileLock(file).release()


def test_the_file_of_a_served_database_is_not_changed_between(file: Path) -> None:
    one = Served(url(file))
    assert one.held is not None
    assert one.held.execute("PRAGMA wal_autocheckpoint").fetchone() == (0,)
    with one.engine.begin() as c:
        queries.put_server_clock(c, 5)
    assert sqlite_file.has_wal(file), "its rows are still in the other file"
    one.close()
    engine = db_engine.open_to_read(url(file))
    with engine.connect().execution_options(reading=True) as c:
        assert queries.server_clock(c) == 5
    engine.dispose()


def test_a_database_that_cannot_be_marked_stays_marked_and_is_released(file: Path) -> None:
    one = Served(url(file))

    class Broken:
        closed = False

        def execute(self, _: str) -> None:
            raise sqlite3.OperationalError("disk full")

        def close(self) -> None:
            self.closed = True

    held, broken = one.held, Broken()
    one.held = broken  # type: ignore[assignment]
    assert refused(one.set_mark, 0) == f"{file} cannot be written: disk full"
    one.close()
    assert not broken.closed
    assert mark(file) == sqlite_file.IN_USE
    FileLock(file).release()
    one.engine.dispose()
    assert held is not None
    held.close()


def test_a_start_that_fails_releases_the_lock(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def failing(*_: Any, **__: Any) -> Any:
        raise found

    monkeypatch.setattr(db_engine, "open_base", failing)
    found: Exception = sqlite3.DatabaseError("malformed")
    assert refused(Served, url(file)) == f"{file} cannot be opened: malformed; use a backup"
    found = PatolliError("newer")
    assert refused(Served, url(file)) == "newer"
    FileLock(file).release()
