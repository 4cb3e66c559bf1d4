"""What counts as damage of a stored table, and how a damaged database is searched."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import Connection, Engine, create_engine, delete, text, update
from sqlalchemy.exc import OperationalError

from patolli.kernel.errors import PatolliError
from patolli.table import backup
from patolli.table.protocol import Pace
from patolli.table.store import db_engine, queries, salvage, schema, shared
from patolli.table.store.rows import LATEST, ChatRow, Clock, SeatRow, StepRow, TableRow

pytestmark = pytest.mark.sqlite


def add(c: Connection, id_: str, moved: int = 10, steps: int = 3) -> None:
    row = TableRow(
        id_, "tzolkin", 1, "1", "", "", {}, Pace("none"), False, False, True, "running", "", "", b"",
        ["", ""], [[0, 0]], steps, [0], [1, 2], 0, Clock([5, 6], [0, 0]), None, [], "", 10, moved,
    )  # fmt: skip
    queries.add(c, row, [SeatRow(id_, n, "person", f"P{n}") for n in range(2)])
    queries.add_steps(c, id_, [StepRow(n, 0, 1, [(0, "a", False)], "", 7) for n in range(steps)])
    queries.add_line(c, id_, ChatRow(1, 5, 0, "P0", f"hello from {id_}"))


@pytest.fixture
def engine() -> Iterator[Engine]:
    made = create_engine("sqlite://")
    schema.metadata.create_all(made)
    with made.begin() as c:
        c.execute(text("CREATE TABLE alembic_version (version_num TEXT)"))
        add(c, "a", moved=1)
        add(c, "b", moved=3)
        add(c, "c", moved=2)
    yield made
    made.dispose()


def change(engine: Engine, *statements: Any) -> None:
    with engine.begin() as c:
        for one in statements:
            c.execute(one)


T, S, E = schema.tables, schema.seats, schema.steps


def test_a_sound_table_is_read_whole(engine: Engine) -> None:
    row, seats, steps = salvage.whole(engine, "b")
    assert (row.id, [one.seat for one in seats], [one.n for one in steps]) == ("b", [0, 1], [0, 1, 2])
    assert [one.text for one in salvage.chat(engine, "b")] == ["hello from b"]
    with engine.connect() as c:
        assert salvage.opened(c, "none") is None
    with pytest.raises(salvage.Damaged, match="its row is missing"):
        salvage.whole(engine, "none")


@pytest.mark.parametrize(
    ("statement", "why"),
    [
        (update(T).where(T.c.id == "b").values(created=-1), "its row has an impossible time"),
        (update(T).where(T.c.id == "b").values(moved=-1), "its row has an impossible time"),
        (update(T).where(T.c.id == "b").values(created=LATEST + 1), "its row has an impossible time"),
        (update(T).where(T.c.id == "b").values(moved=LATEST + 1), "its row has an impossible time"),
        (update(T).where(T.c.id == "b").values(pace="x"), "its row cannot be read"),
        (delete(S).where(S.c.table_id == "b", S.c.seat == 1), "some of its seats are missing"),
        (delete(S).where(S.c.table_id == "b", S.c.seat == 0), "some of its seats are missing"),
        (delete(S).where(S.c.table_id == "b"), "some of its seats are missing"),
        (update(S).where(S.c.table_id == "b").values(standing="x"), "its seats cannot be read"),
        (update(E).where(E.c.table_id == "b").values(entries="x"), "its steps cannot be read"),
        (delete(E).where(E.c.table_id == "b", E.c.n == 0), "some of its steps are missing"),
        (delete(E).where(E.c.table_id == "b"), "some of its steps are missing"),
        (update(T).where(T.c.id == "b").values(next=2), "some of its steps are missing"),
    ],
)
def test_damage_is_named(engine: Engine, statement: Any, why: str) -> None:
    change(engine, statement)
    with pytest.raises(salvage.Damaged, match=why):
        salvage.whole(engine, "b")
    assert salvage.whole(engine, "a")


@pytest.mark.parametrize(
    "statements",
    [
        [update(T).where(T.c.id == "b").values(created=0, moved=0)],
        [update(T).where(T.c.id == "b").values(created=LATEST, moved=LATEST)],
        [delete(E).where(E.c.table_id == "b", E.c.n == 1)],  # steps between may have been taken back
        [update(T).where(T.c.id == "b").values(next=9)],
        [delete(E).where(E.c.table_id == "b"), update(T).where(T.c.id == "b").values(next=0)],
    ],
)
def test_unusual_tables_are_not_damaged(engine: Engine, statements: list[Any]) -> None:
    change(engine, *statements)
    assert salvage.whole(engine, "b")


def test_a_table_without_seats_and_questions_is_damaged(engine: Engine) -> None:
    change(
        engine, delete(S).where(S.c.table_id == "b"), update(T).where(T.c.id == "b").values(questions="[]")
    )
    with pytest.raises(salvage.Damaged, match="some of its seats are missing"):
        salvage.whole(engine, "b")


def test_a_row_under_another_id_is_damaged(engine: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    usual = queries.table
    monkeypatch.setattr(queries, "table", lambda c, id_: usual(c, "a"))
    with engine.connect() as c, pytest.raises(salvage.Damaged, match="its row has another id"):
        salvage.opened(c, "b")


def test_a_database_that_is_being_restarted_is_not_damaged() -> None:
    away = OperationalError("", {}, Exception("could not connect to the server"))
    with pytest.raises(OperationalError):
        salvage.part("row", raising(away))
    with pytest.raises(salvage.Damaged, match=r"its row cannot be read \(no number\)"):
        salvage.part("row", raising(ValueError("no\n number")))


def raising(fault: Exception) -> Callable[[], Any]:
    def work() -> Any:
        raise fault

    return work


# ---- lists ----------------------------------------------------------------------------------------------


def test_ids_come_by_their_latest_moves_or_from_all_that_can_be_read(engine: Engine) -> None:
    assert salvage.is_sound(engine)
    assert salvage.ids(engine) == ["b", "c", "a"]
    assert salvage.ids(engine, sound=False) == ["c", "b", "a"], "the newest rows first"
    with engine.begin() as c:
        c.execute(delete(T).where(T.c.id == "b"))
    assert salvage.ids(engine, sound=False) == ["c", "a", "b"], "its seats are still there"
    with engine.begin() as c:
        c.execute(update(T).where(T.c.id == "c").values(id="../x"))
        c.execute(update(S).where(S.c.table_id == "c").values(table_id="../x"))
    assert salvage.ids(engine, sound=False) == ["a", "b"]


def test_tables_are_found_without_a_limit(engine: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(queries, "ids", lambda c, most: [f"at most {most}"])
    assert salvage.ids(engine) == ["at most None"]


def test_a_query_that_fails_is_replaced_by_a_check_of_all_tables(engine: Engine) -> None:
    def failing(_: Connection) -> list[str]:
        raise ValueError("damaged")

    change(engine, update(T).where(T.c.id == "a").values(pace="x"))
    assert salvage.found(engine, lambda c: ["result"], lambda row, seats: True) == ["result"]
    assert salvage.found(engine, failing, lambda row, seats: True) == ["b", "c"]
    assert salvage.found(engine, failing, lambda row, seats: row.id == "c" and len(seats) == 2) == ["c"]
    other: Any = SimpleNamespace(connect=engine.connect, dialect=SimpleNamespace(name="postgresql"))
    with pytest.raises(ValueError, match="damaged"):
        salvage.found(other, failing, lambda row, seats: True)


def test_a_database_in_which_nothing_can_be_read_is_an_error() -> None:
    empty = create_engine("sqlite://")
    with pytest.raises(PatolliError, match="so damaged that no table can be read"):
        salvage.ids(empty)
    assert not salvage.can_read(empty)
    with empty.begin() as c:
        c.execute(text("CREATE TABLE alembic_version (version_num TEXT)"))
    assert salvage.can_read(empty)
    assert salvage.ids(empty) == []


def test_other_databases_check_themselves() -> None:
    other: Any = SimpleNamespace(dialect=SimpleNamespace(name="postgresql"))
    assert salvage.is_sound(other)


# ---- copies ---------------------------------------------------------------------------------------------


@pytest.fixture
def target(tmp_path: Path) -> Iterator[Engine]:
    made = create_engine("sqlite://")
    schema.metadata.create_all(made)
    with made.begin() as c:
        queries.put_server_clock(c, 1)
    yield made
    made.dispose()


def test_everything_that_can_be_read_is_copied(engine: Engine, target: Engine) -> None:
    with engine.begin() as c:
        queries.put_server_clock(c, 77)
        queries.add_ban(c, "address", "192.0.2.1", "why", 1)
        c.execute(update(schema.chat).where(schema.chat.c.table_id == "c").values(n="x"))
        c.execute(update(T).where(T.c.id == "a").values(pace="x"))
    missing: list[str] = []
    assert backup.copy_all(engine, target, missing) == 2
    assert [one.partition(" (")[0] for one in missing] == [
        "c: its chat cannot be read", "a: its row cannot be read",
    ]  # fmt: skip
    assert missing[0].endswith(", the rest was copied")
    row, seats, steps = salvage.whole(target, "b")
    assert (row.id, len(seats), len(steps)) == ("b", 2, 3)
    assert [one.text for one in salvage.chat(target, "b")] == ["hello from b"]
    assert salvage.chat(target, "c") == []
    with target.connect() as c:
        assert queries.server_clock(c) == 77
        assert [one["value"] for one in queries.bans(c)] == ["192.0.2.1"]


def test_rows_that_cannot_be_read_are_named(engine: Engine, target: Engine) -> None:
    with engine.begin() as c:
        c.execute(text("DROP TABLE bans"))
    missing: list[str] = []
    assert backup.copy_all(engine, target, missing) == 3
    assert len(missing) == 1
    assert missing[0].startswith("the rows of bans: they cannot be read (no such table: bans")


def test_what_cannot_be_read_in_a_copy_is_named_once(tmp_path: Path) -> None:
    file = tmp_path / "copy.sqlite3"
    db_engine.create(file)
    made = create_engine(f"sqlite:///{file}")
    with made.begin() as c:
        add(c, "a")
        add(c, "b")
        c.execute(update(T).where(T.c.id == "a").values(pace="x"))
        c.execute(delete(E).where(E.c.table_id == "b", E.c.n == 0))
    made.dispose()
    found = backup.unreadable(file, [])
    assert [one.partition(" (")[0] for one in sorted(found)] == [
        "a: its row cannot be read", "b: some of its steps are missing",
    ]  # fmt: skip
    assert backup.unreadable(file, [found[0]]) == [found[1]]


def test_only_a_damaged_database_is_not_copied_whole(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    db_engine.create(file)
    draft = tmp_path / "draft"
    assert backup.copied(file, draft)
    assert draft.read_bytes()[:15] == b"SQLite format 3"


def test_secrets_of_a_database_are_written_to_files(engine: Engine, tmp_path: Path) -> None:
    backup.write_secrets(engine, tmp_path)
    assert list(tmp_path.iterdir()) == []
    with engine.begin() as c:
        shared.put_secret(c, "operator", "the operator's")
    backup.write_secrets(engine, tmp_path)
    assert [one.read_text() for one in tmp_path.iterdir()] == ["the operator's"]
    with engine.begin() as c:
        shared.put_secret(c, "operator", "")
        shared.put_secret(c, "seats", "00ff")
    folder = tmp_path / "other"
    folder.mkdir()
    backup.write_secrets(engine, folder)
    assert [one.read_bytes() for one in folder.iterdir()] == [b"\x00\xff"]


@pytest.mark.parametrize(
    ("fault", "sound"),
    [
        ("database disk image is malformed", False),
        ("UNIQUE constraint failed", False),
        ("disk is full", None),
    ],
)
def test_damage_found_by_copying_is_no_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: str, sound: bool | None
) -> None:
    closed: list[str] = []

    def execute(*_: Any) -> None:
        raise sqlite3.DatabaseError(fault)

    source = SimpleNamespace(execute=execute, close=lambda: closed.append("closed"))
    monkeypatch.setattr(sqlite3, "connect", lambda *_, **__: source)
    if sound is None:
        with pytest.raises(sqlite3.DatabaseError, match="disk is full"):
            backup.copied(tmp_path / "x", tmp_path / "draft")
    else:
        assert backup.copied(tmp_path / "x", tmp_path / "draft") is sound
    assert closed == ["closed"]
