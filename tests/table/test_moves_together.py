"""Moves of several tables are sent to PostgreSQL in one round trip; a conflict at one table does not affect
the others.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import Connection, Engine

from patolli.table.registry import TableRegistry
from patolli.table.store import move_job, queries
from patolli.table.store.move_job import MoveJob
from patolli.table.store.rows import StepRow, TableRow
from patolli.table.store.writer import Writer

from .servers import Start, on_postgres, registry_of
from .servers import serve as serve
from .servers import url as url
from .table_helpers import make

pytestmark = on_postgres
TABLES = 5


@pytest.fixture
def engine(serve: Start) -> Engine:
    return registry_of(serve()).base.engine


@pytest.fixture
def rows(serve: Start) -> list[TableRow]:
    http = serve()
    registry = registry_of(http)
    made = [make(http)["id"] for _ in range(TABLES)]
    with registry.base.engine.connect() as c:
        found = [queries.table(c, id_) for id_ in made]
    return [row for row in found if row is not None]


@pytest.fixture
def writer(engine: Engine) -> Iterator[Writer]:
    made = Writer(engine)
    yield made
    made.close()


def move_of(row: TableRow, saved: str = "a position") -> MoveJob:
    """Returns a move and updates the counters of the row, as a session does."""
    step = StepRow(row.next, 0, 1, [(0, "place palenque", False)], "0123456789ab", 1794700000000)
    was = row.next
    row.next += 1
    return MoveJob(row, was, [step], False, saved)


async def at_once(writer: Writer, jobs: list[MoveJob]) -> list[Any]:
    """Submits all jobs while the writer is busy, so that it handles them together; returns their results."""
    free = threading.Event()
    first = asyncio.create_task(writer.do(lambda _: free.wait(20)))
    all_ = [asyncio.create_task(writer.do(job, job.row.id)) for job in jobs]
    await asyncio.sleep(0.05)
    free.set()
    await first
    return await asyncio.gather(*all_, return_exceptions=True)


def stored(engine: Engine, row: TableRow) -> tuple[int, int, int, str]:
    """Returns what is stored for a table: its number of edits, its next step, its number of steps, and its
    position.
    """
    with engine.connect() as c:
        found, saved = queries.table(c, row.id), queries.snapshot(c, row.id)
        assert found is not None
        return found.edits, found.next, len(queries.steps(c, row.id)), "" if saved is None else saved.position


def test_moves_of_several_tables_are_one_message(
    engine: Engine, rows: list[TableRow], writer: Writer, monkeypatch: pytest.MonkeyPatch
) -> None:
    messages: list[int] = []

    def counted(c: Any, jobs: list[MoveJob], commit: bool) -> None:
        messages.append(len(jobs))
        move_job.write_together(c, jobs, commit)

    monkeypatch.setattr("patolli.table.store.writer.write_together", counted)
    before = [stored(engine, row) for row in rows]
    assert asyncio.run(at_once(writer, [move_of(row) for row in rows])) == [None] * TABLES
    assert messages == [TABLES]
    after = [stored(engine, row) for row in rows]
    assert after == [(edits + 1, n + 1, steps + 1, "a position") for edits, n, steps, _ in before]


def test_a_move_that_was_overtaken_does_not_stop_the_others(
    engine: Engine, rows: list[TableRow], writer: Writer
) -> None:
    before = [stored(engine, row) for row in rows]
    with engine.begin() as c:
        queries.count_edit(c, rows[2].id, rows[2].edits)
    results = asyncio.run(at_once(writer, [move_of(row) for row in rows]))
    assert [type(one) for one in results] == [
        queries.Overtaken if n == 2 else type(None) for n in range(TABLES)
    ]
    after = [stored(engine, row) for row in rows]
    for n, (was, now) in enumerate(zip(before, after, strict=True)):
        expected = (was[0] + 1, *was[1:]) if n == 2 else (was[0] + 1, was[1] + 1, was[2] + 1, "a position")
        assert now == expected


def test_a_single_move_that_was_overtaken_is_refused(rows: list[TableRow], writer: Writer) -> None:
    rows[0].edits -= 1
    assert isinstance(asyncio.run(at_once(writer, [move_of(rows[0])]))[0], queries.Overtaken)


def test_other_writes_between_moves_keep_their_order(
    engine: Engine, rows: list[TableRow], writer: Writer
) -> None:
    """A write that is not a move runs in the same transaction as the moves around it."""
    seen: list[int] = []

    async def mixed() -> None:
        free = threading.Event()
        first = asyncio.create_task(writer.do(lambda _: free.wait(20)))
        row = rows[0]
        move = asyncio.create_task(writer.do(move_of(row, ""), row.id))
        look = asyncio.create_task(writer.do(lambda c: seen.append(len(queries.steps(c, row.id))), row.id))
        await asyncio.sleep(0.05)
        free.set()
        await first
        await asyncio.gather(move, look)

    count = stored(engine, rows[0])[2]
    asyncio.run(mixed())
    assert seen == [count + 1]


def test_after_a_restart_of_the_database_moves_are_written(
    engine: Engine, rows: list[TableRow], writer: Writer
) -> None:
    before = [stored(engine, row)[1] for row in rows]
    with engine.connect() as c:
        c.exec_driver_sql(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
    assert asyncio.run(at_once(writer, [move_of(row) for row in rows])) == [None] * TABLES
    engine.dispose()  # the test's own pooled connections are broken, too
    assert [stored(engine, row)[1] for row in rows] == [n + 1 for n in before]


def test_a_table_that_cannot_be_read_during_a_restart_is_not_damaged(
    serve: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    http = serve()
    registry, made = registry_of(http), make(http)
    asyncio.run_coroutine_threadsafe(unload(registry), registry.loop).result(20)

    def break_off(c: Connection, _id: str) -> TableRow:
        c.exec_driver_sql("SELECT pg_terminate_backend(pg_backend_pid())")
        raise AssertionError

    with monkeypatch.context() as away:
        away.setattr("patolli.table.store.writer.RECONNECT_SECONDS", 0.5)
        away.setattr(queries, "table", break_off)
        assert http.get(f"/api/tables/{made['id']}").json()["error"] == "cannot-write"
    assert registry.damaged == {}
    assert http.get(f"/api/tables/{made['id']}").status_code == 200


async def unload(registry: TableRegistry) -> None:
    registry.sessions.clear()
