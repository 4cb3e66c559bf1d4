"""The statements that read and write tables, each by itself on a database in memory."""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import Connection, create_engine, event, select, update

from patolli.table.protocol import Pace
from patolli.table.store import queries, schema
from patolli.table.store.move_job import MoveJob
from patolli.table.store.rows import ChatRow, Clock, SeatRow, StepRow, TableRow

pytestmark = pytest.mark.sqlite
Seats = list[tuple[str, str]]
TWO: Seats = [("person", "Ann"), ("person", "Ben")]


@pytest.fixture
def c() -> Iterator[Connection]:
    engine = create_engine("sqlite://")
    event.listen(engine, "connect", lambda raw, _: raw.execute("PRAGMA foreign_keys = ON"))
    with engine.connect() as connection:
        schema.metadata.create_all(connection)
        yield connection


def row(
    id_: str, state: str = "running", *, pace: Any = "none", listed: bool = False, **more: Any
) -> TableRow:
    given = TableRow(
        id_, "tzolkin", 1, "1", "", "", {}, Pace(pace), listed, False, True, state, "", "", b"", ["", ""],
        [[0, 0]], 2, [0], [1, 2], 0, Clock([5, 6], [0, 0]), None, [], "", 10, 10,
    )  # fmt: skip
    for name, value in more.items():
        setattr(given, name, value)
    return given


def add(c: Connection, given: TableRow, seats: Seats = TWO) -> TableRow:
    queries.add(c, given, [SeatRow(given.id, n, kind, name) for n, (kind, name) in enumerate(seats)])
    return given


def step(n: int, seat: int = 0) -> StepRow:
    return StepRow(n, seat, 1, [(seat, "a", False)], "sum", 7)


def rows(c: Connection, table: Any) -> list[dict[str, Any]]:
    return [dict(one) for one in c.execute(select(table)).mappings()]


# ---- one table ------------------------------------------------------------------------------------------


def test_a_table_is_read_as_it_was_stored(c: Connection) -> None:
    given = add(c, row("a", deadline=77, reopened={1: 4}, declined={"pause:0": 9}))
    assert queries.table(c, "a") == given
    assert queries.table(c, "b") is None
    assert [(one.seat, one.name) for one in queries.seats(c, "a")] == [(0, "Ann"), (1, "Ben")]
    assert queries.seats(c, "b") == []


def test_a_job_stores_the_state_that_it_was_made_with(c: Connection) -> None:
    given, seat = row("a"), SeatRow("a", 0, "person", "Ann")
    job = queries.adding(given, [seat])
    given.state, seat.name = "over", "Other"
    job(c)
    found = queries.table(c, "a")
    assert found is not None
    assert (found.state, queries.seats(c, "a")[0].name) == ("running", "Ann")


def test_only_the_given_fields_are_stored(c: Connection) -> None:
    given, other = add(c, row("a")), add(c, row("b"))
    given.state, given.trouble, given.asked = "over", "not stored", [1]
    queries.put(c, given, "state", "asked")
    found = queries.table(c, "a")
    assert found is not None
    assert (found.state, found.asked, found.trouble) == ("over", [1], "")
    assert queries.table(c, "b") == other


def test_a_seat_is_stored_without_changing_others(c: Connection) -> None:
    add(c, row("a"))
    add(c, row("b"))
    queries.put_seat(c, SeatRow("a", 1, "bot", "Bot", level="level-1"))
    queries.put_away(c, SeatRow("b", 0, "bot", "not stored", away=99))
    assert [(one.kind, one.name) for one in queries.seats(c, "a")] == [("person", "Ann"), ("bot", "Bot")]
    assert [(one.name, one.away) for one in queries.seats(c, "b")] == [("Ann", 99), ("Ben", 0)]


def test_a_deleted_table_leaves_nothing(c: Connection) -> None:
    for id_ in ("a", "b"):
        add(c, row(id_, rematch="b" if id_ == "a" else "a"))
        queries.add_steps(c, id_, [step(0), step(1)])
        queries.add_line(c, id_, ChatRow(1, 1, 0, "Ann", "hello"))
        queries.put_snapshot(c, id_, 1, "{}")
    assert queries.remove(c, "a")
    assert not queries.remove(c, "a")
    assert queries.table(c, "a") is None
    for part in (schema.seats, schema.steps, schema.chat, schema.snapshots):
        assert {one["table_id"] for one in rows(c, part)} == {"b"}
    left = queries.table(c, "b")
    assert left is not None
    assert left.rematch == "", "its rematch is gone"


# ---- moves ----------------------------------------------------------------------------------------------


def test_a_move_changes_the_columns_of_a_move(c: Connection) -> None:
    given = add(c, row("a", edits=4))
    given.state, given.next, given.asked, given.moved, given.trouble = "over", 3, [], 50, "not stored"
    given.glance.round = 8
    queries.move_on(c, given, 2, [step(2)])
    found = queries.table(c, "a")
    assert found is not None
    assert (found.state, found.next, found.asked, found.moved, found.edits) == ("over", 3, [], 50, 5)
    assert (found.trouble, found.glance.round) == ("", 0)
    assert [one.n for one in queries.steps(c, "a")] == [2]
    given.next, given.edits = 4, 5
    queries.move_on(c, given, 3, [], turned=True)
    found = queries.table(c, "a")
    assert found is not None
    assert (found.glance.round, found.edits) == (8, 6)


@pytest.mark.parametrize(("was", "edits"), [(1, 4), (3, 4), (2, 3), (2, 5)])
def test_a_move_on_an_outdated_table_stores_nothing(c: Connection, was: int, edits: int) -> None:
    before = add(c, row("a", edits=4))
    with pytest.raises(queries.Overtaken):
        queries.move_on(c, row("a", next=3, edits=edits), was, [step(2)])
    assert queries.table(c, "a") == before
    assert queries.steps(c, "a") == []


def test_other_servers_are_notified_of_a_move() -> None:
    said: list[Any] = []

    def execute(text: str, values: Any) -> Any:
        said.append((text, values))
        return SimpleNamespace(rowcount=1)

    server: Any = SimpleNamespace(dialect=SimpleNamespace(name="postgresql"), exec_driver_sql=execute)
    queries.move_on(server, row("a", edits=4), 2, [])
    assert said[0][1]["edits"] == 5
    assert said[1:] == [(queries.NOTIFY, ("patolli", "a 5"))]


def test_an_edit_is_counted_once(c: Connection) -> None:
    add(c, row("a", edits=4))
    add(c, row("b", edits=4))
    queries.count_edit(c, "a", 4)
    with pytest.raises(queries.Overtaken):
        queries.count_edit(c, "a", 4)
    assert [one["edits"] for one in rows(c, schema.tables)] == [5, 4]


def test_steps_are_read_in_order_and_can_be_removed(c: Connection) -> None:
    add(c, row("a"))
    add(c, row("b"))
    queries.add_steps(c, "a", [step(2), step(0, -1), step(1)])
    queries.add_steps(c, "b", [step(1)])
    queries.add_steps(c, "b", [])
    assert queries.steps(c, "a") == [step(0, -1), step(1), step(2)]
    queries.remove_steps(c, "a", [1, 2])
    assert [one.n for one in queries.steps(c, "a")] == [0]
    assert [one.n for one in queries.steps(c, "b")] == [1]


def test_a_snapshot_replaces_the_previous_one_and_is_checked(c: Connection) -> None:
    add(c, row("a"))
    assert queries.snapshot(c, "a") is None
    queries.put_snapshot(c, "a", 3, "first")
    queries.put_snapshot(c, "a", 4, "second")
    found = queries.snapshot(c, "a")
    assert found is not None
    assert (found.n, found.position) == (4, "second")
    c.execute(update(schema.snapshots).values(position="changed"))
    assert queries.snapshot(c, "a") is None


@pytest.mark.parametrize("saved", ["", "position"])
def test_a_move_job_stores_a_snapshot_of_the_last_step_if_there_is_one(c: Connection, saved: str) -> None:
    add(c, row("a"))
    MoveJob(row("a", next=3), 2, [step(2)], False, saved)(c)
    found = queries.snapshot(c, "a")
    assert (found.n if found else None) == (2 if saved else None)


# ---- chat -----------------------------------------------------------------------------------------------


def test_each_seat_reads_its_lines(c: Connection) -> None:
    add(c, row("a"))
    add(c, row("b"))
    assert queries.last_line(c, "a") == 0
    for n, (seat, addressee) in enumerate([(0, None), (0, 1), (1, 0), (None, 1), (1, None)], 1):
        queries.add_line(c, "a", ChatRow(n, 5, seat, "x", f"line {n}", addressee=addressee))
    queries.add_line(c, "b", ChatRow(9, 5, 0, "x", "of another table"))

    def read(**more: Any) -> list[int]:
        return [one.n for one in queries.chat(c, "a", **more)]

    assert read() == [1, 2, 3, 4, 5]
    assert read(last=2) == [4, 5]
    assert read(by=[]) == [1, 5]
    assert read(by=[0]) == [1, 2, 3, 5]
    assert read(by=[1]) == [1, 2, 3, 4, 5]
    assert read(by=[2]) == [1, 5]
    assert queries.last_line(c, "a") == 5
    queries.forget_lines(c, "a", 3)
    assert read() == [4, 5]
    assert queries.last_line(c, "b") == 9


def test_two_hundred_lines_are_read_at_once(c: Connection) -> None:
    add(c, row("a"))
    for n in range(1, 203):
        queries.add_line(c, "a", ChatRow(n, 5, 0, "x", "y"))
    found = queries.chat(c, "a")
    assert [found[0].n, found[-1].n, len(found)] == [3, 202, 200]


# ---- lists ----------------------------------------------------------------------------------------------


def test_tables_are_listed_by_their_latest_moves(c: Connection) -> None:
    add(c, row("old", "waiting", moved=1))
    add(c, row("new", "over", moved=9, listed=True))
    add(c, row("mid", "paused", moved=5, listed=True))
    assert queries.ids(c) == ["new", "mid", "old"]
    assert queries.ids(c, ("waiting", "paused")) == ["mid", "old"]
    assert queries.ids(c, listed=True) == ["new", "mid"]
    assert queries.ids(c, ("paused",), True, 1) == ["mid"]
    assert queries.ids(c, most=2) == ["new", "mid"]
    assert queries.ids(c, most=None) == ["new", "mid", "old"]
    assert queries.latest_move(c) == 9
    assert queries.unfinished(c) == 2


def test_an_empty_database_has_nothing_unfinished(c: Connection) -> None:
    assert (queries.latest_move(c), queries.unfinished(c), queries.ids(c)) == (0, 0, [])
    assert queries.server_clock(c) is None


def test_tables_are_searched_by_id_game_and_name(c: Connection) -> None:
    for id_, state, moved, name in (
        ("a1", "waiting", 3, "Zoe"), ("a2", "over", 9, "50%"), ("b1", "running", 3, "Ann_x"),
        ("b2", "paused", 5, "zoE"), ("b3", "abandoned", 4, "Ann"), ("b4", "stuck", 1, "Cy"),
    ):  # fmt: skip
        add(c, row(id_, state, moved=moved), [("person", name), ("open", "")])

    def found(text: str, ended: bool = True, first: int = 0, most: int = 9) -> tuple[list[str], int]:
        return queries.search(c, text, ended, first, most)

    assert found("") == (["a2", "b2", "b3", "a1", "b1", "b4"], 6)
    assert found("", ended=False) == (["b2", "a1", "b1"], 3)
    assert found("", first=1, most=2) == (["b2", "b3"], 6)
    assert found("A1") == (["a1"], 1)
    assert found("TZOL")[1] == 6
    assert found("zoe") == (["b2", "a1"], 2)
    assert found("0%") == (["a2"], 1)
    assert found("n_") == (["b1"], 1)
    assert found("zoe", most=1) == (["b2"], 2)
    assert found("nobody") == ([], 0)


def test_clocks_that_have_run_out_are_found(c: Connection) -> None:
    for id_, state, deadline in (
        ("now", "running", 100), ("later", "running", 101), ("pause", "paused", 99), ("over", "over", 1),
        ("none", "running", None),
    ):  # fmt: skip
        add(c, row(id_, state, deadline=deadline, pace="live"))
    assert sorted(queries.due(c, 100)) == ["now", "pause"]


def test_running_tables_with_clocks_are_found(c: Connection) -> None:
    for id_, state, pace in (("a", "running", "live"), ("b", "running", "none"), ("c", "paused", "days")):
        add(c, row(id_, state, pace=pace))
    assert queries.timed(c) == ["a"]


def test_tables_that_never_began_are_found_after_a_while(c: Connection) -> None:
    for id_, state, next_, moved in (
        ("a", "waiting", 0, 99), ("b", "abandoned", 0, 99), ("c", "waiting", 0, 100),
        ("d", "abandoned", 1, 99), ("e", "over", 0, 99),
    ):  # fmt: skip
        add(c, row(id_, state, next=next_, moved=moved))
    assert sorted(queries.never_started(c, 100)) == ["a", "b"]


def test_tables_of_bots_and_persons_are_found(c: Connection) -> None:
    add(c, row("both"), [("person", "Ann"), ("bot", "Bot")])
    add(c, row("persons"))
    add(c, row("bots", moved=5), [("bot", "Bot"), ("bot", "Bit")])
    add(c, row("paused", "paused"), [("person", "Ann"), ("bot", "Bot")])
    add(c, row("open", "waiting", moved=5), [("open", ""), ("bot", "Bot")])
    stand_in, absent = SeatRow("stand-in", 1, "person", "Ben", stand_in=True), row("stand-in")
    queries.add(c, absent, [SeatRow("stand-in", 0, "person", "Ann"), stand_in])
    queries.add(c, row("alone"), [SeatRow("alone", 0, "person", "Ben", stand_in=True)])
    assert sorted(queries.unfinished_by_bots(c)) == ["both", "stand-in"]
    assert queries.without_persons(c, 6) == ["bots"]
    assert queries.without_persons(c, 5) == []


# ---- the server -----------------------------------------------------------------------------------------


def test_the_clock_of_the_server_is_stored_in_one_row(c: Connection) -> None:
    queries.put_server_clock(c, 5)
    queries.put_server_clock(c, 7)
    assert queries.server_clock(c) == 7
    assert [one["id"] for one in rows(c, schema.server)] == [1]


def test_the_latest_reports_are_kept(c: Connection, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(queries, "MOST_REPORTS", 3)
    columns = {one.name for one in schema.reports.columns} - {"id"}
    values: dict[str, object] = {
        name: 0 if schema.reports.c[name].type.python_type is int else "x" for name in columns
    }
    for _ in range(5):
        queries.add_report(c, values)
    assert [one["id"] for one in queries.reports(c)] == [5, 4, 3]
    assert [one["id"] for one in queries.reports(c, 1)] == [5]
    assert queries.settle_report(c, 4)
    assert not queries.settle_report(c, 4)
    assert [one["id"] for one in queries.reports(c)] == [5, 3]


def test_a_repeated_ban_replaces_the_first(c: Connection) -> None:
    queries.add_ban(c, "address", "192.0.2.1", "first", 1)
    queries.add_ban(c, "address", "192.0.2.2", "other", 2)
    queries.add_ban(c, "key", "192.0.2.1", "of a key", 3)
    queries.add_ban(c, "address", "192.0.2.1", "again", 4)
    assert [one["reason"] for one in queries.bans(c)] == ["other", "of a key", "again"]
    first = queries.bans(c)[0]["id"]
    assert queries.lift_ban(c, first)
    assert not queries.lift_ban(c, first)
    assert [one["reason"] for one in queries.bans(c)] == ["of a key", "again"]


def test_room_is_kept_in_one_row(c: Connection) -> None:
    queries.fill_room(c, "xxx")
    queries.fill_room(c, "yyy", 2)
    assert rows(c, schema.room) == [{"id": 2, "filler": "yyy"}]
    queries.empty_room(c)
    assert rows(c, schema.room) == []
    queries.fill_room(c, "zzz")
    assert rows(c, schema.room) == [{"id": 1, "filler": "zzz"}]
