"""The file of a database: when it is refused, how it is marked, and how a new one gets its name."""

from __future__ import annotations

import os
import shutil
import sqlite3
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from patolli.kernel.errors import PatolliError
from patolli.table.store import sqlite_file

pytestmark = pytest.mark.sqlite


@pytest.fixture
def file(empty_database: Path, tmp_path: Path) -> Path:
    return Path(shutil.copy(empty_database, tmp_path / "tables.sqlite3"))


def execute(file: Path, statement: str) -> None:
    connection = sqlite3.connect(file, isolation_level=None)
    connection.execute(statement)
    connection.close()


def refused(work: Callable[..., Any], *given: Any) -> str:
    with pytest.raises(PatolliError) as fault:
        work(*given)
    return str(fault.value)


@pytest.mark.parametrize(
    ("address", "name"),
    [
        ("sqlite:////data/x.db", "/data/x.db"),
        ("sqlite://", None),
        ("sqlite:///:memory:", None),
        ("postgresql://host/base", None),
    ],
)
def test_only_databases_on_disk_have_a_file(address: str, name: str | None) -> None:
    assert sqlite_file.file_of(address) == (None if name is None else Path(name))
    assert "cannot be read" in refused(sqlite_file.file_of, "x")


def test_files_that_are_no_whole_database_are_refused(file: Path, tmp_path: Path) -> None:
    sqlite_file.check(file)
    empty, other = tmp_path / "empty", tmp_path / "other"
    empty.write_bytes(b"")
    other.write_bytes(b"something else")
    assert refused(sqlite_file.check, empty).startswith(f"{empty} is empty")
    assert refused(sqlite_file.check, other).startswith(f"{other} is not a Patolli database")
    assert refused(sqlite_file.check, tmp_path / "none").startswith(
        f"{tmp_path / 'none'} cannot be opened: No such"
    )
    wal = file.with_name(file.name + "-wal")
    wal.write_bytes(b"rows")
    assert refused(sqlite_file.check, file).startswith(f"{wal} does not belong to {file}")
    wal.write_bytes(b"")
    sqlite_file.check(file)
    execute(file, f"PRAGMA user_version={sqlite_file.IN_USE}")
    assert "was copied from a running server without tables.sqlite3-wal" in refused(sqlite_file.check, file)
    wal.write_bytes(b"rows")
    sqlite_file.check(file)
    wal.unlink()
    sqlite_file.unmark(file)
    sqlite_file.check(file)


def test_a_file_of_an_older_version_may_have_rows_beside_it(file: Path) -> None:
    assert sqlite_file.knows_the_mark(file)
    execute(file, "DROP TABLE room")
    assert not sqlite_file.knows_the_mark(file)
    file.with_name(file.name + "-wal").write_bytes(b"rows")
    sqlite_file.check(file)
    file.write_bytes(b"no database")
    assert not sqlite_file.knows_the_mark(file)


def test_a_file_gets_its_name_when_it_is_complete(tmp_path: Path) -> None:
    file = tmp_path / "x.db"
    for ending in (".new", ".new-wal", ".new-shm", ".new-journal"):
        (tmp_path / f"x.db{ending}").write_text("from an earlier attempt")

    def fill(draft: Path) -> None:
        assert list(tmp_path.iterdir()) == []
        draft.write_text("whole")
        assert not file.exists()

    sqlite_file.create(file, fill)
    assert (file.read_text(), list(tmp_path.iterdir())) == ("whole", [file])

    def fail(draft: Path) -> None:
        draft.write_text("half")
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        sqlite_file.create(tmp_path / "y.db", fail)
    assert list(tmp_path.iterdir()) == [file]


def test_a_new_file_survives_a_power_failure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    synced: list[bool] = []
    monkeypatch.setattr(os, "fsync", lambda handle: synced.append(stat.S_ISDIR(os.fstat(handle).st_mode)))

    def write(draft: Path) -> None:
        draft.write_text("whole")

    sqlite_file.create(tmp_path / "x.db", write)
    assert synced == [False, True], "the content first, then its name"
