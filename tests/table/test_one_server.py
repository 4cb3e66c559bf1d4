"""The data folder is used by one server at a time. A damaged secret or database prevents the start."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from patolli.cli import main
from patolli.kernel.errors import PatolliError
from patolli.table import keys, operator
from patolli.table.archive import TableArchive
from patolli.table.registry import TableRegistry
from patolli.table.settings import Settings
from patolli.table.store import db_engine, lock, sqlite_file
from patolli.table.web.app import application

from .table_helpers import make
from .trials.mend import start_and_die


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """Runs a command that must fail with exit status 2 and a one-line message, which is returned."""
    capsys.readouterr()
    with pytest.raises(SystemExit) as ended:
        main(list(words))
    said = capsys.readouterr()
    assert ended.value.code == 2
    assert said.out == ""
    assert len(said.err.splitlines()) == 1, said.err
    assert said.err.startswith("patolli: ")
    return said.err


@pytest.mark.sqlite
def test_a_second_server_on_the_same_data_refuses_to_start(http: TestClient, settings: Settings) -> None:
    made = make(http)
    with pytest.raises(PatolliError, match=r"another Patolli.*open: stop it first"):
        TableRegistry(Settings(settings.data))
    assert http.get(f"/api/tables/{made['id']}").json()["state"] == "running"


def test_after_the_first_has_closed_the_next_server_starts(settings: Settings) -> None:
    for _ in range(2):
        with TestClient(application(settings)) as http:
            assert http.get("/api/health").json()["ok"]


@pytest.mark.sqlite
def test_the_command_refuses_a_second_server_in_one_sentence(http: TestClient, settings: Settings) -> None:
    words = ["serve", "--data", str(settings.data), "--port", "0", "--no-browser"]
    done = subprocess.run(
        [sys.executable, "-m", "patolli", *words], capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1, done.stderr
    assert f"process {os.getpid()}" in done.stderr


@pytest.mark.sqlite
def test_the_lock_holds_through_another_name_of_the_folder(http: TestClient, tmp_path: Path) -> None:
    link = tmp_path.with_name(tmp_path.name + "-link")
    link.symlink_to(tmp_path)
    with pytest.raises(lock.InUse):
        db_engine.Served(db_engine.url_in(link))


def test_looking_goes_on_while_a_server_runs(http: TestClient, settings: Settings, tmp_path: Path) -> None:
    made = make(http)
    with TableArchive(settings.data, "", reading=True) as keeper:
        assert [row.id for row, _, _ in keeper.all()] == [made["id"]]
        assert [fault for _, fault in keeper.examine()] == [""]


@pytest.mark.sqlite
@pytest.mark.parametrize("content", [b"", b"short", b"x" * 31])
def test_a_secret_that_is_not_whole_is_refused(tmp_path: Path, content: bytes) -> None:
    with TestClient(application(Settings(tmp_path, hosts=["testserver"]))):
        pass
    (tmp_path / keys.SECRET).write_bytes(content)
    with pytest.raises(PatolliError, match=rf"\({len(content)} of 32 bytes\)"):
        TableRegistry(Settings(tmp_path))
    assert (tmp_path / keys.SECRET).read_bytes() == content


def test_a_secret_that_cannot_be_written_whole_is_not_there_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(PatolliError, match="No space left"):
        keys.secret_in(tmp_path)
    monkeypatch.undo()
    assert list(tmp_path.iterdir()) == []
    made = keys.secret_in(tmp_path)
    assert len(made) == 32
    assert keys.secret_in(tmp_path) == made
    assert (tmp_path / keys.SECRET).stat().st_mode & 0o777 == 0o600


@pytest.mark.sqlite
def test_a_first_start_that_is_killed_anywhere_is_simply_begun_again(tmp_path: Path) -> None:
    """Kills the first start at each call that changes files, one start per call."""
    at = 0
    while True:
        at += 1
        folder = tmp_path / str(at)
        child = os.fork()
        if child == 0:
            start_and_die(folder, at)
        status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        with TestClient(application(Settings(folder, hosts=["testserver"]))) as http:
            assert http.get("/api/health").json()["ok"]
        names = {one.name for one in folder.iterdir()}
        assert names == {db_engine.FILE, f"{db_engine.FILE}.lock", keys.SECRET, operator.FILE}, names
        if status == 0:
            break
        assert status == 9
    assert at > 6


@pytest.mark.sqlite
def test_a_copy_without_its_wal_file_does_not_start_empty(
    http: TestClient, settings: Settings, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    made = make(http)
    copy = tmp_path / "copy"
    copy.mkdir()
    shutil.copy(settings.data / db_engine.FILE, copy)
    with pytest.raises(PatolliError, match=r"without tables.sqlite3-wal.*patolli tables backup"):
        TableRegistry(Settings(copy))
    for command in ("list", "doctor"):
        assert "without tables.sqlite3-wal" in refused(capsys, "tables", command, "--data", str(copy))
    main(["tables", "adopt", "--data", str(copy)])
    with TableArchive(copy, "") as keeper:
        assert list(keeper.all()) == []

    whole = tmp_path / "whole"
    whole.mkdir()
    for name in (db_engine.FILE, f"{db_engine.FILE}-wal", keys.SECRET):
        shutil.copy(settings.data / name, whole)
    with TestClient(application(Settings(whole, hosts=["testserver"]))) as other:
        assert other.get(f"/api/tables/{made['id']}").status_code == 200
    with TestClient(application(Settings(whole, hosts=["testserver"]))) as other:
        assert other.get(f"/api/tables/{made['id']}").status_code == 200


@pytest.mark.sqlite
def test_looking_after_a_crash_leaves_the_wal_file_to_the_server(
    http: TestClient, settings: Settings, tmp_path: Path
) -> None:
    make(http)
    crashed = tmp_path / "crashed"
    crashed.mkdir()
    for name in (db_engine.FILE, f"{db_engine.FILE}-wal", keys.SECRET):
        shutil.copy(settings.data / name, crashed)
    before = (crashed / f"{db_engine.FILE}-wal").read_bytes()
    main(["tables", "list", "--data", str(crashed)])
    main(["tables", "doctor", "--data", str(crashed)])
    main(["tables", "backup", str(tmp_path / "saved"), "--data", str(crashed)])
    assert (crashed / f"{db_engine.FILE}-wal").read_bytes() == before
    for folder in (crashed, tmp_path / "saved"):
        with TestClient(application(Settings(folder, hosts=["testserver"]))) as other:
            assert other.get("/api/health").json()["ok"]


@pytest.mark.sqlite
def test_half_a_folder_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def serve(folder: Path) -> str:
        with pytest.raises(PatolliError) as said:
            TableRegistry(Settings(folder))
        return str(said.value)

    with TestClient(application(Settings(tmp_path, hosts=["testserver"]))):
        pass
    file = tmp_path / db_engine.FILE
    whole = file.read_bytes()
    file.unlink()
    assert "has a secret.key but no tables.sqlite3" in serve(tmp_path)
    file.write_bytes(b"")
    assert "is empty" in serve(tmp_path)
    file.write_bytes(b"no data base" * 1000)
    assert "is not a Patolli database" in serve(tmp_path)
    file.unlink()
    sqlite3.connect(file).execute("PRAGMA journal_mode=WAL").close()
    assert "has no tables in it" in serve(tmp_path)
    file.write_bytes(whole)
    with closing(sqlite3.connect(file, isolation_level=None)) as c:
        c.execute("UPDATE alembic_version SET version_num = '9999'")
    assert "newer version" in serve(tmp_path)
    assert "newer version" in refused(capsys, "tables", "list", "--data", str(tmp_path))


@pytest.mark.sqlite
def test_folders_and_files_that_cannot_be_used_are_refused_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, out = tmp_path / "file", str(tmp_path / "out")
    file.write_text("x")
    with pytest.raises(PatolliError, match="cannot be a data folder"):
        TableRegistry(Settings(file))
    here = ["--data", str(tmp_path)]
    for command in (["list"], ["doctor"], ["backup", out], ["export", "x", out]):
        assert "there are no tables" in refused(capsys, "tables", *command, *here)
    assert not (tmp_path / db_engine.FILE).exists(), "a check has created a database"
    with TableArchive(tmp_path, ""):
        pass
    assert "there is no table" in refused(capsys, "tables", "export", "x", out, *here)
    assert "cannot be read" in refused(capsys, "tables", "import", str(tmp_path), *here)
    assert "cannot" in refused(capsys, "tables", "backup", str(file), *here)
    assert "cannot" in refused(capsys, "tables", "list", "--database", "nonsense")
    assert "cannot" in refused(capsys, "tables", "list", "--database", "oracle+nothing://x/y")


def test_the_mark_is_gone_after_a_clean_end(tmp_path: Path) -> None:
    with TestClient(application(Settings(tmp_path, hosts=["testserver"]))):
        pass
    url = db_engine.url_in(tmp_path)
    file = sqlite_file.file_of(url)
    if file is not None:
        sqlite_file.check(file)
        assert not sqlite_file.has_wal(file)


@pytest.mark.sqlite
def test_the_wal_file_stays_while_the_server_runs(http: TestClient, settings: Settings) -> None:
    """The WAL file must remain even when all other connections have closed. Without it, a check would take
    the database for a copy.
    """
    made = make(http)
    http.app.state.registry.base.engine.dispose()  # type: ignore[attr-defined]
    assert sqlite_file.has_wal(settings.data / db_engine.FILE)
    with TableArchive(settings.data, "", reading=True) as keeper:
        assert [row.id for row, _, _ in keeper.all()] == [made["id"]]


@pytest.mark.sqlite
def test_a_backup_put_beside_the_wal_file_of_another_data_base_stays_whole(
    http: TestClient, settings: Settings, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """This is the situation after a crash, when the operator follows the advice of the error message and puts
    the database from a backup into this folder.
    """
    first = make(http)["id"]
    saved, restored = tmp_path / "saved", tmp_path / "restored"
    main(["tables", "backup", str(saved), "--data", str(settings.data)])
    for _ in range(5):
        make(http)
    restored.mkdir()
    for name in ("tables.sqlite3-wal", keys.SECRET, operator.FILE):
        shutil.copy(settings.data / name, restored / name)
    shutil.copy(saved / db_engine.FILE, restored / db_engine.FILE)
    before = (restored / db_engine.FILE).read_bytes()
    with pytest.raises(PatolliError, match=r"tables\.sqlite3-wal does not belong to"):
        TableRegistry(Settings(restored))
    for what in ("list", "doctor", "adopt"):
        said = refused(capsys, "tables", what, "--data", str(restored))
        assert "tables.sqlite3-wal does not belong to" in said
    assert (restored / db_engine.FILE).read_bytes() == before
    (restored / "tables.sqlite3-wal").unlink()
    with TableArchive(restored, "", reading=True) as keeper:
        assert [row.id for row, _, _ in keeper.all()] == [first]


@pytest.mark.sqlite
def test_a_data_base_behind_a_link_has_one_lock_and_its_own_wal_file(
    http: TestClient, settings: Settings, tmp_path: Path
) -> None:
    made = make(http)["id"]
    link = tmp_path / "elsewhere" / "other.sqlite3"
    link.parent.mkdir()
    link.symlink_to(settings.data / db_engine.FILE)
    with pytest.raises(PatolliError, match="another Patolli"):
        TableRegistry(Settings(link.parent, f"sqlite:///{link}"))
    with TableArchive(None, f"sqlite:///{link}", reading=True) as keeper:
        assert [row.id for row, _, _ in keeper.all()] == [made]
