"""Files that only the user running the server may read, and the key to the host's page."""

from __future__ import annotations

import os
import re
import stat
import subprocess
import sys
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from patolli.cli import main
from patolli.kernel.errors import PatolliError
from patolli.table import private
from patolli.table.archive import TableArchive
from patolli.table.operator import OperatorKey
from patolli.table.settings import Settings
from patolli.table.store import db_engine
from patolli.table.web.app import application

from .table_helpers import make


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@pytest.fixture(autouse=True)
def _open_umask() -> object:
    before = os.umask(0o022)
    yield
    os.umask(before)


@pytest.mark.sqlite
def test_a_new_data_folder_and_all_in_it_is_private(tmp_path: Path) -> None:
    folder = tmp_path / "a" / "data"
    with TestClient(application(Settings(folder)), base_url="http://localhost") as http:
        make(http)
        found = {file.name: mode(file) for file in folder.iterdir()}
        file = db_engine.FILE
        assert {file, f"{file}-wal", f"{file}-shm", "secret.key", "operator.key"} <= set(found)
        assert set(found.values()) == {0o600}, found
    assert mode(folder) == 0o700
    assert mode(tmp_path / "a") == 0o755


def test_what_older_versions_left_readable_is_closed_at_the_start(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with TestClient(application(Settings(folder)), base_url="http://localhost") as http:
        make(http)
    for file in folder.iterdir():
        file.chmod(0o644)
    folder.chmod(0o755)
    with TestClient(application(Settings(folder)), base_url="http://localhost"):
        assert {mode(file) for file in folder.iterdir()} == {0o600}
        assert mode(folder) == 0o700


def test_a_folder_that_is_not_ours_keeps_its_mode(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    (tmp_path / "other").write_text("x")
    private.close_data(tmp_path, (db_engine.FILE,))
    assert mode(tmp_path) == 0o755
    assert mode(tmp_path / "other") == 0o644


def test_backups_and_exports_are_private(http: TestClient, settings: Settings, tmp_path: Path) -> None:
    id_ = make(http)["id"]
    with TableArchive(settings.data, "") as keeper:
        keeper.backup(tmp_path / "saved")
    main(["tables", "export", id_, str(tmp_path / "table.json"), "--data", str(settings.data)])
    files = [*(tmp_path / "saved").iterdir(), tmp_path / "table.json"]
    assert {file.name: mode(file) for file in files} == {
        db_engine.FILE: 0o600, "secret.key": 0o600, "operator.key": 0o600, "table.json": 0o600
    }  # fmt: skip
    assert mode(tmp_path / "saved") == 0o700


def test_a_private_file_is_written_whole_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "f"
    private.write(file, b"old")
    monkeypatch.setattr(os, "fsync", full_disk)
    with pytest.raises(OSError, match="full"):
        private.write(file, b"new")
    assert file.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [file]


def full_disk(_handle: int) -> None:
    raise OSError("the disk is full")


# ---- the operator's key -----------------------------------------------------------------------------------


def operators_link(capsys: pytest.CaptureFixture[str], folder: Path, *more: str) -> str:
    capsys.readouterr()
    main(["tables", "operator-link", "--data", str(folder), *more])
    return capsys.readouterr().out.strip()


def test_the_operators_key_can_be_renewed_while_the_server_runs(
    http: TestClient, settings: Settings, capsys: pytest.CaptureFixture[str]
) -> None:
    made = make(http)
    old = operators_link(capsys, settings.data)
    assert old == operators_link(capsys, settings.data)
    assert old.startswith("http://127.0.0.1:8173/#/host/")

    def status(link: str) -> int:
        return int(http.post("/api/host", json={"token": link.rpartition("/")[2]}).status_code)

    assert status(old) == 200
    new = operators_link(capsys, settings.data, "--new", "--public", "https://example.org/p/")
    assert new.startswith("https://example.org/p/#/host/")
    assert status(old) == 403
    assert status(new) == 200
    token = old.rpartition("/")[2]
    act = {"token": token, "act": {"do": "pause", "id": 1, "seat": 0}}
    assert http.post(f"/api/tables/{made['id']}/act", json=act).status_code == 403
    assert http.post(f"/api/tables/{made['id']}/link", json={"token": token, "seat": 0}).status_code == 403


def test_the_operators_key_does_not_follow_from_the_secret(tmp_path: Path) -> None:
    keys = []
    for folder in (tmp_path / "a", tmp_path / "b"):
        folder.mkdir()
        (folder / "secret.key").write_bytes(b"s" * 32)
        assert OperatorKey(folder).make_if_missing()
        keys.append(OperatorKey(folder).read())
    assert keys[0] != keys[1]


@pytest.mark.parametrize("content", [b"", b"abc", b"\xff" * 32, b"0" * 33])
def test_a_damaged_operators_key_is_refused(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "operator.key").write_bytes(content)
    with pytest.raises(PatolliError, match="operator-link --new"):
        OperatorKey(tmp_path).make_if_missing()


def test_a_damaged_operators_key_makes_nobody_operator(http: TestClient, settings: Settings) -> None:
    token = http.app.state.registry.keys.operator()  # type: ignore[attr-defined]
    for content in (b"", b"\xff"):
        (settings.data / "operator.key").write_bytes(content)
        assert http.post("/api/host", json={"token": token}).status_code == 403
    (settings.data / "operator.key").unlink()
    assert http.post("/api/host", json={"token": token}).status_code == 403


def test_without_a_server_there_is_no_link(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["tables", "operator-link", "--data", str(tmp_path / "none")])
    assert "no server has been started" in capsys.readouterr().err
    assert not (tmp_path / "none").exists()


def started(folder: Path, *more: str) -> list[str]:
    """Starts a server, stops it as soon as it is ready, and returns its output."""
    command = [
        sys.executable,
        "-m",
        "patolli",
        "serve",
        "--port",
        "0",
        "--no-browser",
        "--data",
        str(folder),
        *more,
    ]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        lines = [process.stdout.readline() for _ in range(3)]
        process.terminate()
        process.wait(60)
    return lines


def test_the_operators_link_is_printed_when_its_key_is_new_and_never_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first, again, renewed = started(tmp_path), started(tmp_path), started(tmp_path, "--new-operator-key")
    assert "#/host/" in first[2]
    assert "#/host/" not in "".join(again)
    assert "patolli tables operator-link" in again[2]
    assert "#/host/" in renewed[2]
    assert renewed[2].rpartition("/")[2] != first[2].rpartition("/")[2]
    page = re.search(r"http://127\.0\.0\.1:\d+/", renewed[1])
    assert page is not None
    assert operators_link(capsys, tmp_path) == renewed[2].split()[-1]
    assert operators_link(capsys, tmp_path).startswith(page[0])
