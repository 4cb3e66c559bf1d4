"""SQL statements about the shared state of several servers, with a simulated database clock."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import Connection, create_engine, event, insert, select, update

from patolli.kernel.seats import SPECTATOR
from patolli.table.protocol import Pace
from patolli.table.store import queries, schema, shared
from patolli.table.store.rows import Clock, SeatRow, TableRow

pytestmark = pytest.mark.sqlite


class Clocked:
    """An in-memory database with a simulated clock."""

    def __init__(self, c: Connection, news: list[tuple[str, int]]) -> None:
        self.c = c
        self.news = news
        self.at = 1_000_000

    def rows(self, table: Any) -> list[dict[str, Any]]:
        return [dict(one) for one in self.c.execute(select(table)).mappings()]


@pytest.fixture
def base(monkeypatch: pytest.MonkeyPatch) -> Iterator[Clocked]:
    engine = create_engine("sqlite://")
    event.listen(engine, "connect", lambda raw, _: raw.execute("PRAGMA foreign_keys = ON"))
    with engine.connect() as c:
        schema.metadata.create_all(c)
        found = Clocked(c, [])
        monkeypatch.setattr(shared, "now", lambda _: found.at)
        monkeypatch.setattr(queries, "tell", lambda _, table, edits: found.news.append((table, edits)))
        yield found


def table(id_: str, edits: int = 0) -> TableRow:
    return TableRow(
        id_, "lanterns", 1, "1", "", "", {}, Pace("none"), False, False, True, "running", "", "", b"", [], [],
        0, [], [0, 0], 0, Clock([0, 0], [0, 0]), None, [], "", 0, 0, edits=edits,
    )  # fmt: skip


def add(base: Clocked, id_: str, kinds: tuple[str, ...] = ("person", "person"), edits: int = 0) -> None:
    queries.add(base.c, table(id_, edits), [SeatRow(id_, n, kind, f"P{n}") for n, kind in enumerate(kinds)])


# ---- processes ----------------------------------------------------------------------------------------


def test_a_heartbeat_says_whether_the_process_was_known(base: Clocked) -> None:
    assert not shared.beat(base.c, "a", "server", "host 1", "{}")
    base.at += 5
    assert shared.beat(base.c, "a", "server", "host 2", '{"tables": 1}')
    assert base.rows(schema.processes) == [
        {"id": "a", "kind": "server", "name": "host 2", "beat": base.at, "load": '{"tables": 1}'}
    ]


def test_a_process_is_dead_after_eight_seconds_without_a_heartbeat(base: Clocked) -> None:
    shared.beat(base.c, "b", "server", "second", "{}")
    shared.beat(base.c, "a", "worker", "first", "{}")
    base.at += 7_999
    assert [one["id"] for one in shared.processes(base.c)] == ["a", "b"], "sorted by name"
    assert [one["id"] for one in shared.processes(base.c, "server")] == ["b"]
    assert shared.gone(base.c) == []
    base.at += 1
    assert shared.processes(base.c) == []
    assert sorted(shared.gone(base.c)) == ["a", "b"]


def test_the_first_server_forgets_dead_processes_clients_and_jobs(base: Clocked) -> None:
    shared.beat(base.c, "old", "server", "old", "{}")
    base.at += shared.DEAD
    shared.beat(base.c, "worker", "worker", "new", "{}")
    shared.put_connected(base.c, "old", "t", {0: 1})
    job(base, "j")
    shared.forget_the_gone(base.c)
    assert [one["id"] for one in base.rows(schema.processes)] == ["worker"]
    assert base.rows(schema.connected) == base.rows(schema.jobs) == []


def job(base: Clocked, id_: str, **more: Any) -> None:
    values = {
        "id": id_, "pool": "moves", "asked_by": "a", "table_id": "t", "flow": "f", "place": 0,
        "expected": 1.0, "seconds": 9.0, "question": "{}", "made": base.at,
        "taken_by": "", "taken": 0, "tries": 0, **more,
    }  # fmt: skip
    base.c.execute(insert(schema.jobs).values(values))


def test_who_signs_off_leaves_its_seats_its_jobs_and_its_row(base: Clocked) -> None:
    add(base, "t", ("person", "person", "bot", "person"), edits=4)
    add(base, "u", edits=8)
    for process in ("a", "b"):
        shared.beat(base.c, process, "server", process, "{}")
    shared.put_connected(base.c, "a", "t", {0: 1, 1: 1, 2: 1})
    shared.put_connected(base.c, "b", "t", {1: 1})
    shared.put_connected(base.c, "b", "u", {0: 1})
    job(base, "asked")
    job(base, "taken", asked_by="b", taken_by="a")
    job(base, "done", asked_by="b", taken_by="a", answer="{}")
    job(base, "other", asked_by="b", taken_by="b")
    shared.sign_off(base.c, "a", 77)
    away = {(one["table_id"], one["seat"]): one["away"] for one in base.rows(schema.seats)}
    assert {at: since for at, since in away.items() if since} == {("t", 0): 77}
    assert {one["process"] for one in base.rows(schema.connected)} == {"b"}
    assert base.news == [("t", 5)]
    assert shared.edits(base.c, ["t", "u", "gone"]) == {"t": 5, "u": 8}
    assert {one["id"]: one["taken_by"] for one in base.rows(schema.jobs)} == {
        "taken": "", "done": "a", "other": "b",
    }  # fmt: skip
    assert [one["id"] for one in base.rows(schema.processes)] == ["b"]


# ---- leases -------------------------------------------------------------------------------------------


def test_one_process_holds_the_lease_until_it_lets_go_or_the_time_is_over(base: Clocked) -> None:
    assert shared.hold(base.c, "leader", "a") == 1
    base.at += 5_000
    assert shared.hold(base.c, "leader", "a") == 1, "the lease is extended"
    base.at += 6_000
    assert shared.hold(base.c, "leader", "b") == 0
    base.at += 1
    assert shared.hold(base.c, "leader", "b") == 2
    assert shared.hold(base.c, "leader", "a") == 0
    shared.let_go(base.c, "leader", "a")
    assert shared.hold(base.c, "leader", "a") == 0, "only the holder can let go"
    shared.let_go(base.c, "leader", "b")
    assert shared.hold(base.c, "leader", "a") == 3


def test_leases_are_separate(base: Clocked) -> None:
    assert shared.hold(base.c, "leader", "a") == 1
    assert shared.hold(base.c, "another", "b") == 1
    base.at += shared.LEASE + 1
    assert shared.hold(base.c, "leader", "b") == 2
    assert {one["name"]: one["token"] for one in base.rows(schema.leases)} == {"leader": 2, "another": 1}


@pytest.mark.parametrize(
    ("name", "holder", "token", "has"),
    [("leader", "a", 1, True), ("leader", "a", 2, False), ("leader", "b", 1, False), ("x", "a", 1, False)],
)
def test_a_write_of_the_leader_needs_its_present_lease(
    base: Clocked, name: str, holder: str, token: int, has: bool
) -> None:
    shared.hold(base.c, "leader", "a")
    if has:
        shared.must_hold(base.c, name, holder, token)
    else:
        with pytest.raises(shared.LostLease):
            shared.must_hold(base.c, name, holder, token)


# ---- clock and secrets ----------------------------------------------------------------------------------


def test_the_clock_of_the_servers_has_its_age(base: Clocked) -> None:
    assert shared.clock(base.c) is None
    shared.put_clock(base.c, 50)
    base.at += 30
    assert shared.clock(base.c) == (50, 30)
    shared.put_clock(base.c, 80)
    assert shared.clock(base.c) == (80, 0)
    base.c.execute(update(schema.server).values(at=0))
    assert shared.clock(base.c) == (80, 0), "the age of an old entry is unknown"


def test_the_secret_of_the_first_server_counts(base: Clocked) -> None:
    assert shared.known_secret(base.c, "seats") == ""
    assert shared.secret(base.c, "seats", "first") == "first"
    assert shared.secret(base.c, "seats", "second") == "first"
    shared.put_secret(base.c, "operator", "x")
    shared.put_secret(base.c, "operator", "y")
    assert shared.known_secret(base.c, "operator") == "y"
    assert shared.known_secret(base.c, "seats") == "first"


# ---- clients --------------------------------------------------------------------------------------------


def test_clients_of_other_living_processes_are_counted_by_seat(base: Clocked) -> None:
    shared.beat(base.c, "dead", "server", "dead", "{}")
    base.at += shared.DEAD
    for process in ("a", "b", "c"):
        shared.beat(base.c, process, "server", process, "{}")
    shared.put_connected(base.c, "a", "t", {0: 9})
    shared.put_connected(base.c, "b", "t", {0: 1, SPECTATOR: 4})
    shared.put_connected(base.c, "c", "t", {0: 2, 1: 1})
    shared.put_connected(base.c, "c", "u", {0: 5})
    shared.put_connected(base.c, "dead", "t", {1: 7})
    assert shared.connected(base.c, "a", "t") == {0: 3, SPECTATOR: 4, 1: 1}
    assert shared.clients_by_process(base.c, "t") == {"a": 9, "b": 5, "c": 3, "dead": 7}
    assert shared.clients_by_process(base.c, "v") == {}


def test_a_number_of_clients_is_replaced_and_removed_at_zero(base: Clocked) -> None:
    shared.put_connected(base.c, "a", "t", {0: 1, 1: 1})
    shared.put_connected(base.c, "b", "t", {0: 1})
    shared.put_connected(base.c, "a", "t", {0: 2, 1: 0})
    kept = {(one["process"], one["seat"]): one["clients"] for one in base.rows(schema.connected)}
    assert kept == {("a", 0): 2, ("b", 0): 1}
    assert shared.anybody_connected(base.c, "t")
    assert not shared.anybody_connected(base.c, "u")
