"""Stored tables: migrations, export and import, backups, and the `doctor` command."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest
from alembic import command
from sqlalchemy import create_engine, inspect, update
from starlette.testclient import TestClient

import patolli
from patolli.cli import main
from patolli.kernel import serialization
from patolli.kernel.errors import PatolliError
from patolli.table import journal, keys
from patolli.table.archive import TableArchive
from patolli.table.settings import Settings
from patolli.table.store import db_engine, queries, schema

from .client import Sitting
from .full_database import wait_for
from .table_helpers import make, play_on


@pytest.fixture
def played(http: TestClient) -> str:
    made = make(http)
    with Sitting(http, made["id"], made["tokens"][0]) as a, Sitting(http, made["id"], made["tokens"][1]) as b:
        play_on([a, b], 40)
    return str(made["id"])


def test_of_two_writers_who_read_the_same_row_only_the_first_appends(settings: Settings, played: str) -> None:
    with TableArchive(settings.data, "") as keeper:
        with keeper.engine.connect() as c:
            row, steps = queries.table(c, played), queries.steps(c, played)
        assert row is not None
        was, row.next = row.next, row.next + 1
        added = [msgspec.structs.replace(steps[-1], n=was)]
        with keeper.engine.begin() as c:
            queries.move_on(c, row, was, added)
        with keeper.engine.begin() as c, pytest.raises(queries.Overtaken):
            queries.move_on(c, row, was, added)
        with keeper.engine.connect() as c:
            assert len(queries.steps(c, played)) == len(steps) + 1


@pytest.mark.parametrize(("next_off", "edits_off"), [(-1, 0), (1, 0), (0, -1), (0, 1)])
def test_a_move_needs_both_the_number_of_moves_and_of_edits_that_were_read(
    settings: Settings, played: str, next_off: int, edits_off: int
) -> None:
    """Another server may have written more moves or edits than this server has read, or fewer. Either number
    alone must reveal this.
    """
    with TableArchive(settings.data, "") as keeper:
        with keeper.engine.connect() as c:
            row, steps = queries.table(c, played), queries.steps(c, played)
        assert row is not None
        stale = msgspec.structs.replace(row, next=row.next + 1, edits=row.edits + edits_off)
        added = [msgspec.structs.replace(steps[-1], n=row.next)]
        with keeper.engine.begin() as c, pytest.raises(queries.Overtaken):
            queries.move_on(c, stale, row.next + next_off, added)
        with keeper.engine.connect() as c:
            assert queries.table(c, played) == row
            assert queries.steps(c, played) == steps


@pytest.mark.parametrize("off", [-1, 1])
def test_an_edit_needs_the_number_of_edits_that_was_read(settings: Settings, played: str, off: int) -> None:
    with TableArchive(settings.data, "") as keeper:
        with keeper.engine.connect() as c:
            row = queries.table(c, played)
        assert row is not None
        with keeper.engine.begin() as c, pytest.raises(queries.Overtaken):
            queries.count_edit(c, played, row.edits + off)
        with keeper.engine.connect() as c:
            assert queries.table(c, played) == row
        with keeper.engine.begin() as c:
            queries.count_edit(c, played, row.edits)
        with keeper.engine.connect() as c:
            assert queries.table(c, played) == msgspec.structs.replace(row, edits=row.edits + 1)


@pytest.mark.sqlite
def test_the_migrations_make_the_tables_that_the_program_uses(tmp_path: Path) -> None:
    engine = db_engine.open_base(db_engine.url_in(tmp_path))
    with engine.begin() as connection:
        config = db_engine.configuration()
        config.attributes["connection"] = connection
        command.check(config)
    with engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
    engine.dispose()


def test_an_older_data_base_is_brought_up_to_date(tmp_path: Path) -> None:
    old = create_engine(db_engine.url_in(tmp_path))
    with old.begin() as connection:
        config = db_engine.configuration()
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        assert "since" not in {column["name"] for column in inspect(connection).get_columns("tables")}
    old.dispose()
    engine = db_engine.open_base(db_engine.url_in(tmp_path))
    with engine.connect() as connection:
        assert "since" in {column["name"] for column in inspect(connection).get_columns("tables")}
    engine.dispose()


def test_the_snapshot_is_the_position_that_the_log_leads_to(played: str, settings: Settings) -> None:
    with TableArchive(settings.data, "") as keeper, keeper.engine.connect() as c:
        row, steps, saved = queries.table(c, played), queries.steps(c, played), queries.snapshot(c, played)
        assert row is not None
        assert saved is not None
        upto = [step for step in steps if step.n <= saved.n]
        match = journal.check(row, 2, upto)
        assert json.loads(saved.position) == serialization.save(match.position)
        c.execute(update(schema.snapshots).values(position=saved.position + " "))
        assert queries.snapshot(c, played) is None


def test_no_table_is_named_like_an_option() -> None:
    assert all(keys.new_id().isalnum() for _ in range(200))


def test_export_and_import_move_a_running_table_without_its_keys(
    played: str, settings: Settings, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    other = tmp_path / "other"
    other.mkdir()
    file = tmp_path / "table.json"
    main(["tables", "export", played, str(file), "--data", str(settings.data)])
    assert json.loads(file.read_text())["seats"][0]["key"] == ""
    main(["tables", "import", str(file), "--data", str(other)])
    capsys.readouterr()
    main(["tables", "list", "--data", str(other)])
    assert played in capsys.readouterr().out
    main(["tables", "doctor", "--data", str(other)])
    assert "1 tables replayed, 0 would play out differently or are damaged" in capsys.readouterr().out
    with TableArchive(other, "") as keeper, pytest.raises(PatolliError, match="already"):
        keeper.take(file.read_text())


def test_a_finished_game_is_a_record_that_another_server_opens(http: TestClient, tmp_path: Path) -> None:
    made = make(http, "lanterns", 2, options={"nights": "1"})
    with Sitting(http, made["id"], made["tokens"][0]) as a, Sitting(http, made["id"], made["tokens"][1]) as b:
        play_on([a, b], 500)
    text = http.get(f"/api/tables/{made['id']}/record").text
    other = tmp_path / "other"
    other.mkdir()
    with TableArchive(other, "") as keeper:
        assert "lanterns, over" in keeper.take(text)
        (row, seats, steps) = next(keeper.all())
        assert journal.check(row, len(seats), steps).over()
        assert keeper.record(row.id) == text


@pytest.mark.sqlite
def test_backup_copies_everything_while_the_server_runs(
    played: str, settings: Settings, tmp_path: Path
) -> None:
    with TableArchive(settings.data, "") as keeper:
        keeper.backup(tmp_path / "saved")
        with pytest.raises(PatolliError, match="exists"):
            keeper.backup(tmp_path / "saved")
    with TableArchive(tmp_path / "saved", "") as saved:
        assert [row.id for row, _, _ in saved.all()] == [played]
    assert (tmp_path / "saved" / "secret.key").is_file()


def test_doctor_names_tables_that_other_rules_would_lead_elsewhere(
    played: str, settings: Settings, capsys: pytest.CaptureFixture[str]
) -> None:
    with TableArchive(settings.data, "") as keeper, keeper.engine.begin() as c:
        where = (schema.steps.c.table_id == played) & (schema.steps.c.n == 7)
        c.execute(update(schema.steps).where(where).values(sum="000000000000"))
    with pytest.raises(SystemExit) as exit_:
        main(["tables", "doctor", "--data", str(settings.data)])
    assert exit_.value.code == 1
    said = capsys.readouterr().out
    assert f"{played}: step 7" in said
    assert f"this version, {patolli.__version__}, wrote its last step" in said


def test_doctor_names_the_version_that_wrote_the_last_step(
    http: TestClient, settings: Settings, capsys: pytest.CaptureFixture[str]
) -> None:
    """A table may be continued by a newer version, whose steps the version that created the table cannot
    read.
    """
    made = make(http)
    with TableArchive(settings.data, "") as keeper, keeper.engine.begin() as c:
        c.execute(update(schema.tables).values(version="0.0.1"))
    http.app.state.registry.sessions.clear()  # type: ignore[attr-defined]
    with pytest.MonkeyPatch.context() as other:
        other.setattr(patolli, "__version__", "0.0.2")
        with (
            Sitting(http, made["id"], made["tokens"][0]) as a,
            Sitting(http, made["id"], made["tokens"][1]) as b,
        ):
            play_on([a, b], 2)
    with TableArchive(settings.data, "") as keeper, keeper.engine.begin() as c:
        c.execute(update(schema.tables).values(edition=99))
    with pytest.raises(SystemExit):
        main(["tables", "doctor", "--data", str(settings.data)])
    said = capsys.readouterr().out
    assert "it was played with edition 99 of the rules, here is edition" in said
    assert "version 0.0.2 wrote its last step and can continue this table" in said
    assert "components" not in said


def test_a_table_of_another_edition_is_stuck_and_says_so(
    http: TestClient, played: str, settings: Settings
) -> None:
    with TableArchive(settings.data, "") as keeper, keeper.engine.begin() as c:
        c.execute(update(schema.tables).values(edition=99))
    http.app.state.registry.sessions.clear()  # type: ignore[attr-defined]
    with Sitting(http, played) as watcher:
        watcher.settle()
        assert watcher.info["state"] == "stuck"
        assert watcher.mirror(-2).table["players"] == 2  # its last state
        assert watcher.mirror(-2).question is None


def test_an_idle_table_leaves_the_memory(http: TestClient, settings: Settings) -> None:
    made = make(http)
    registry = http.app.state.registry  # type: ignore[attr-defined]
    with Sitting(http, made["id"], made["tokens"][0]) as a:
        settings.idle_seconds = -1
        registry.forget_idle()
        assert registry.sessions[made["id"]].match is None
        assert a.play(a.mirror().texts()[0])["is"] == "ack"

    def is_gone() -> bool:  # the server's last writes happen after the last client has left
        registry.forget_idle()
        return made["id"] not in registry.sessions

    wait_for(is_gone)
