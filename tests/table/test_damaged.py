"""Databases with damaged pages: intact tables stay usable, damaged ones are listed, and no command ends with
a traceback.
"""

from __future__ import annotations

import contextlib
import random
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from patolli.cli import main
from patolli.kernel.errors import PatolliError
from patolli.table.archive import TableArchive
from patolli.table.settings import Settings
from patolli.table.web.app import application

from .client import Sitting
from .damage import file_in, pages_of, spoil
from .full_database import wait_for
from .table_helpers import make, play_on

pytestmark = pytest.mark.sqlite
TABLES = 30


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("played")
    settings = Settings(folder, hosts=["testserver"], http_rate=1e6, socket_rate=1e6)
    with TestClient(application(settings)) as http:
        for _ in range(TABLES):
            made = make(http, listed=True)
            tokens = made["tokens"]
            with Sitting(http, made["id"], tokens[0]) as a, Sitting(http, made["id"], tokens[1]) as b:
                play_on([a, b], 6)
                a.say("chat", text="hello")
    return folder


@pytest.fixture
def copy(played: Path, tmp_path: Path) -> Path:
    folder = tmp_path / "copy"
    shutil.copytree(played, folder)
    return folder


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str]:
    """Runs a command and returns its exit status and output. An exception fails the test."""
    capsys.readouterr()
    status = 0
    try:
        main(list(words))
    except SystemExit as ended:
        status = int(ended.code or 0)
    said = capsys.readouterr()
    assert "Traceback" not in said.out + said.err
    return status, said.out + said.err


def all_ids(folder: Path) -> set[str]:
    with TableArchive(folder, "", reading=True) as keeper:
        return {row.id for row, _, _ in keeper.all()}


def test_a_damaged_page_of_steps_costs_only_the_tables_on_it(
    played: Path, copy: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ids = all_ids(played)
    file = file_in(copy)
    spoil(file, pages_of(file, "steps")[0], random.Random(1))
    good = all_ids(copy)
    bad = ids - good
    assert 0 < len(bad) < TABLES
    status, said = run(capsys, "tables", "list", "--data", str(copy))
    assert status == 1
    assert all(one in said for one in ids)
    assert all(f"{one}  damaged: " in said for one in bad)
    status, said = run(capsys, "tables", "doctor", "--data", str(copy))
    assert status == 1
    assert all(f"{one}: " in said for one in bad)
    assert f"{TABLES} tables replayed, {len(bad)} would play out differently or are damaged" in said
    saved = tmp_path / "saved"
    status, said = run(capsys, "tables", "backup", str(saved), "--data", str(copy))
    assert status == 1
    assert all(f"incomplete in the backup: table {one}: " in said for one in bad)
    assert not any(one in said for one in good)
    assert all_ids(saved) == good
    assert run(capsys, "tables", "doctor", "--data", str(saved))[0] == 0


def test_the_server_serves_the_good_tables_and_names_the_bad(played: Path, copy: Path) -> None:
    ids = all_ids(played)
    file = file_in(copy)
    for part in ("tables", "steps"):
        spoil(file, pages_of(file, part)[-1], random.Random(2))
    good = all_ids(copy)
    bad = ids - good
    assert good
    assert bad
    settings = Settings(copy, hosts=["testserver"], http_rate=1e6, socket_rate=1e6)
    with TestClient(application(settings)) as http:
        registry = http.app.state.registry  # type: ignore[attr-defined]
        wait_for(registry.checking.done)
        key = registry.keys.operator()
        page = http.post("/api/host", json={"token": key}).json()
        assert {one["id"] for one in page["damaged"]} == bad
        assert all(one["why"] for one in page["damaged"])
        assert good <= {one["id"] for one in http.get("/api/tables").json()}
        for id_ in good:
            with Sitting(http, id_) as watcher:
                watcher.settle()
                assert watcher.mirror(-2).table["players"] == 2
        for id_ in bad:
            answer = http.get(f"/api/tables/{id_}")
            assert answer.status_code in {200, 404, 503}, answer.text
            if answer.status_code == 503:
                assert answer.json()["error"] == "damaged"


@pytest.mark.parametrize("seed", range(6))
def test_any_few_bytes_may_be_wrong(
    played: Path, copy: Path, tmp_path: Path, seed: int, capsys: pytest.CaptureFixture[str]
) -> None:
    """There is no traceback wherever the damaged pages are, and the backup contains everything that can still
    be read.
    """
    dice = random.Random(seed)
    file = file_in(copy)
    last = file.stat().st_size // 4096
    for _ in range(3):
        spoil(file, dice.randint(1, last), dice, 40)
    for command in (["list"], ["doctor"], ["backup", str(tmp_path / "saved")]):
        status, said = run(capsys, "tables", *command, "--data", str(copy))
        assert status in {0, 1, 2}, said
        assert status != 2 or len(said.splitlines()) == 1, said
    if (tmp_path / "saved" / "tables.sqlite3").exists():
        assert all_ids(tmp_path / "saved") >= all_ids(copy) & all_ids(played)
    with (
        contextlib.suppress(PatolliError),
        TestClient(application(Settings(copy, hosts=["testserver"]))) as http,
    ):
        assert http.get("/api/tables").status_code in {200, 503}
        assert http.get("/api/health").status_code in {200, 503}


def test_a_damaged_header_is_one_sentence(
    copy: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    spoil(file_in(copy), 1, random.Random(3))
    for command in (["list"], ["doctor"], ["backup", str(tmp_path / "saved")]):
        status, said = run(capsys, "tables", *command, "--data", str(copy))
        assert status == 2
        assert len(said.splitlines()) == 1, said


def test_a_damaged_version_of_the_form_does_not_hide_the_tables(
    played: Path, copy: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with closing(sqlite3.connect(file_in(copy), isolation_level=None)) as c:
        c.execute("INSERT INTO alembic_version VALUES ('0003')")
    status, said = run(capsys, "tables", "list", "--data", str(copy))
    assert status == 0
    assert all(one in said for one in all_ids(played))


def test_a_damaged_line_of_talk_does_not_close_its_table(played: Path, copy: Path, tmp_path: Path) -> None:
    file = file_in(copy)
    spoil(file, pages_of(file, "chat")[0], random.Random(4))
    assert all_ids(copy) == all_ids(played)
    with TestClient(application(Settings(copy, hosts=["testserver"]))) as http:
        for id_ in all_ids(played):
            with Sitting(http, id_) as watcher:
                watcher.settle()
                assert watcher.welcome["is"] == "welcome"


def test_export_of_a_damaged_table_is_one_sentence(
    played: Path, copy: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = file_in(copy)
    spoil(file, pages_of(file, "steps")[0], random.Random(1))
    bad = min(all_ids(played) - all_ids(copy))
    status, said = run(capsys, "tables", "export", bad, str(tmp_path / "out"), "--data", str(copy))
    assert status == 2
    assert "cannot be read" in said or "missing" in said
    assert not (tmp_path / "out").exists()


def test_a_delete_takes_everything_of_a_table(copy: Path, capsys: pytest.CaptureFixture[str]) -> None:
    ids = sorted(all_ids(copy))
    status, said = run(capsys, "tables", "delete", ids[0], "--data", str(copy))
    assert (status, said) == (0, f"{ids[0]}: deleted\n")
    assert all_ids(copy) == set(ids[1:])
    with TableArchive(copy, "", reading=True) as keeper, keeper.engine.connect() as c:
        for part in ("seats", "steps", "snapshots", "chat"):
            found = c.exec_driver_sql(f"SELECT count(*) FROM {part} WHERE table_id = ?", (ids[0],))
            assert found.scalar() == 0
    status, said = run(capsys, "tables", "delete", ids[0], "--data", str(copy))
    assert status == 2
    assert "there is no table" in said


def test_a_schema_that_is_no_text_is_refused_in_one_sentence(
    copy: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """SQLite's error message quotes the damaged name, which Python cannot decode."""
    with closing(sqlite3.connect(file_in(copy))) as connection:
        connection.execute("PRAGMA writable_schema=ON")
        connection.execute(
            "UPDATE sqlite_schema SET name = CAST(x'738265' AS TEXT), sql = 'CREATE x' WHERE name = 'seats'"
        )
        connection.commit()
    for words in (["list"], ["doctor"], ["backup", str(tmp_path / "saved")]):
        status, said = run(capsys, "tables", *words, "--data", str(copy))
        assert status == 2, said
        assert len(said.splitlines()) == 1
        assert "backup" in said
    with (
        pytest.raises(PatolliError, match="use a backup"),
        TestClient(application(Settings(copy, hosts=["testserver"]))),
    ):
        pass


@pytest.mark.parametrize("time", [-1, 253_402_300_800_000, 2**62])
def test_an_impossible_time_is_damage(copy: Path, capsys: pytest.CaptureFixture[str], time: int) -> None:
    with closing(sqlite3.connect(file_in(copy))) as c, c:
        (id_,) = c.execute("SELECT id FROM tables").fetchone()
        c.execute("UPDATE tables SET moved = ? WHERE id = ?", (time, id_))
    for command in ("list", "doctor"):
        status, printed = run(capsys, "tables", command, "--data", str(copy))
        assert status == 1
        assert id_ in printed
        assert "impossible time" in printed


@pytest.mark.parametrize("seat", [0, 1])
def test_a_missing_seat_is_damage(copy: Path, capsys: pytest.CaptureFixture[str], seat: int) -> None:
    with closing(sqlite3.connect(file_in(copy))) as c, c:
        (id_,) = c.execute("SELECT id FROM tables").fetchone()
        c.execute("DELETE FROM seats WHERE table_id = ? AND seat = ?", (id_, seat))
    status, printed = run(capsys, "tables", "list", "--data", str(copy))
    assert status == 1
    assert f"{id_}  damaged: some of its seats are missing" in printed


def test_a_table_with_a_damaged_id_is_found_by_its_index(
    copy: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """SQLite's quick check finds nothing wrong. Only the index still contains the correct id."""
    ids = all_ids(copy)
    id_ = min(ids)
    file = file_in(copy)
    content = bytearray(file.read_bytes())
    changed = 0
    for page in pages_of(file, "tables"):
        at = content.find(id_.encode(), (page - 1) * 4096, page * 4096)
        if at >= 0:
            content[at] = ord("x")
            changed += 1
    assert changed == 1
    file.write_bytes(content)
    assert all_ids(copy) == ids
    assert run(capsys, "tables", "doctor", "--data", str(copy))[0] == 1
    saved = tmp_path / "saved"
    run(capsys, "tables", "backup", str(saved), "--data", str(copy))
    assert all_ids(saved) == ids
    assert run(capsys, "tables", "doctor", "--data", str(saved))[0] == 0


def test_a_damaged_list_of_bans_does_not_stop_the_server(copy: Path) -> None:
    file = file_in(copy)
    spoil(file, pages_of(file, "bans")[0], random.Random(3))
    with TestClient(application(Settings(copy, hosts=["testserver"]))) as http:
        assert len(http.get("/api/tables").json()) == TABLES


def test_a_backup_of_a_damaged_data_base_has_bans_and_reports(
    copy: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(capsys, "tables", "ban", "192.0.2.7", "--data", str(copy))[0] == 0
    file = file_in(copy)
    with closing(sqlite3.connect(file)) as c, c:
        c.execute("INSERT INTO reports VALUES (1, 2, 'a', 0, 1, 'Ben', 'rude', 'oh', '192.0.2.8')")
        c.execute("UPDATE server SET clock = 12345")
        clocks = c.execute("SELECT clock FROM server").fetchall()
    with closing(sqlite3.connect(file)) as c:
        c.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    spoil(file, pages_of(file, "steps")[0], random.Random(1))
    saved = tmp_path / "saved"
    run(capsys, "tables", "backup", str(saved), "--data", str(copy))
    with closing(sqlite3.connect(file_in(saved))) as c:
        assert [value for (value,) in c.execute("SELECT value FROM bans")] == ["192.0.2.7/32"]
        assert c.execute("SELECT name, text FROM reports").fetchall() == [("Ben", "rude")]
        assert c.execute("SELECT clock FROM server").fetchall() == clocks
