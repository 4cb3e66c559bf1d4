"""The operator's list of tables when the database is damaged."""

from __future__ import annotations

import asyncio
import contextlib
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import select, update
from sqlalchemy.exc import DatabaseError
from starlette.testclient import TestClient

from patolli.kernel.errors import PatolliError
from patolli.table import lobby, upkeep
from patolli.table.store import queries, salvage, schema
from patolli.table.web import table_routes
from patolli.table.web.table_routes import found_by_host

from .table_helpers import make

DAY = 86_400_000


class Damaged:
    """A registry whose database fails when all tables are read at once, but not when they are read one by
    one.
    """

    def __init__(self, rows: list[tuple[str, str, str]]) -> None:
        self.rows = rows
        self.writer = self

    async def read(self, _work: Any) -> Any:
        raise DatabaseError("SELECT", {}, Exception("damaged"))

    async def find(self, _query: Any, fits: Any) -> list[str]:
        def is_found(id_: str, state: str, name: str) -> bool:
            return bool(
                fits(SimpleNamespace(id=id_, game="azteca", state=state), [SimpleNamespace(name=name)])
            )

        return [id_ for id_, state, name in self.rows if is_found(id_, state, name)]


def found(rows: list[tuple[str, str, str]], **asked: Any) -> tuple[list[str], int]:
    wanted: Any = SimpleNamespace(**{"search": "", "ended": False, "first": 0, **asked})
    registry: Any = Damaged(rows)
    return asyncio.run(found_by_host(registry, wanted))


@pytest.mark.parametrize(("first", "page"), [(0, ["0", "1", "2"]), (2, ["2", "3", "4"]), (4, ["4"]), (5, [])])
def test_readable_tables_of_a_damaged_database_are_listed_by_pages(
    monkeypatch: pytest.MonkeyPatch, first: int, page: list[str]
) -> None:
    monkeypatch.setattr(table_routes, "PAGE", 3)
    assert found([(str(n), "running", "Ana") for n in range(5)], first=first) == (page, 5)


ROWS = [("x1", "running", "Ana"), ("x2", "over", "Ben"), ("y1", "waiting", "Cem")]


@pytest.mark.parametrize(
    ("asked", "ids"),
    [
        ({}, ["x1", "y1"]),
        ({"ended": True}, ["x1", "x2", "y1"]),
        ({"search": " ANA "}, ["x1"]),
        ({"search": "AZT", "ended": True}, ["x1", "x2", "y1"]),
        ({"search": "X", "ended": True}, ["x1", "x2"]),
        ({"search": "ben"}, []),
    ],
)
def test_readable_tables_are_searched_by_id_game_and_name(asked: dict[str, Any], ids: list[str]) -> None:
    assert found(ROWS, **asked) == (ids, len(ids))


# ---- the tasks of a server --------------------------------------------------------------------------------


def various(http: TestClient) -> None:
    """Creates tables that differ in everything that the searches look at."""
    bots = [{"kind": "bot", "level": "random"}] * 2
    mixed = [{"kind": "me", "name": "Ana"}, {"kind": "bot", "level": "random"}]
    opened = [{"kind": "me", "name": "Ana"}, {"kind": "open"}]
    pace = {"kind": "live", "seconds": 60, "increment": 0}
    for more in ({}, {"pace": pace}, {"listed": True}):
        for seats in (bots, mixed, opened, None):
            make(http, seats=seats, **more)
    registry = http.app.state.registry  # type: ignore[attr-defined]
    t, s = schema.tables, schema.seats
    with registry.base.engine.begin() as c:
        ids = list(c.execute(select(t.c.id).order_by(t.c.id)).scalars())
        copies = [("young", {}), ("old", {"moved": t.c.moved - 10 * DAY})]
        for state in ("waiting", "running", "paused", "over", "abandoned"):
            for name, values in copies:
                for at, id_ in enumerate(ids):
                    row, sitting = queries.table(c, id_), queries.seats(c, id_)
                    assert row is not None
                    row.id = f"{state}-{name}-{at}"
                    row.state = state
                    row.deadline = None if at % 3 == 0 else 1_000 * at
                    for seat in sitting:
                        seat.table_id = row.id
                    queries.add(c, row, sitting)
                    c.execute(update(t).where(t.c.id == row.id).values(next=at % 2, **values))
        c.execute(update(s).where(s.c.kind == "person", s.c.table_id.like("%-1")).values(stand_in=True))


def test_a_damaged_database_is_searched_for_the_same_tables(
    http: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If a query fails because of damage, each readable table is checked by itself."""
    registry: Any = http.app.state.registry  # type: ignore[attr-defined]
    various(http)
    engine = registry.base.engine
    searched: list[tuple[int, set[str], set[str]]] = []

    async def find(query: Any, fits: Any) -> list[str]:
        with engine.connect().execution_options(reading=True) as c:
            expected = set(query(c))
            rows = [(queries.table(c, id_), queries.seats(c, id_)) for id_ in queries.ids(c, most=None)]
        checked = {row.id for row, seats in rows if row is not None and fits(row, seats)}
        searched.append((len(rows), expected, checked))
        return []

    async def search() -> None:
        with monkeypatch.context() as patched:
            patched.setattr(registry, "find", find)
            patched.setattr(registry.clock, "now", lambda: 5_000)
            registry.settings.waiting_days = 5
            registry.sweeper.expired = 0.0
            await upkeep.wake_bots(registry)
            await registry.sweeper.run_clocks()
            registry.sweeper.expired = 0.0
            await upkeep.expire(registry)
            await lobby.listed_ids(registry)

    assert http.portal is not None
    http.portal.call(search)
    assert len(searched) >= 5
    for count, expected, checked in searched:
        assert checked == expected
        assert 0 < len(expected) < count


def test_where_a_search_fails_each_readable_table_is_checked(
    http: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    registry: Any = http.app.state.registry  # type: ignore[attr-defined]
    engine = registry.base.engine
    first, second, bad = (make(http)["id"] for _ in range(3))
    with engine.begin() as c:
        for n, id_ in enumerate((first, second)):
            c.execute(update(schema.tables).where(schema.tables.c.id == id_).values(moved=1_000 + n))
    usual = salvage.opened

    def opened(c: Any, id_: str) -> Any:
        if id_ == bad:
            raise salvage.Damaged("its row cannot be read")
        return usual(c, id_)

    def broken(_: Any) -> list[str]:
        raise ValueError("malformed")

    monkeypatch.setattr(salvage, "opened", opened)
    assert salvage.found(engine, broken, lambda *_: True) == [second, first]
    assert salvage.found(engine, broken, lambda row, _: row.id == first) == [first]
    assert salvage.found(engine, lambda _: ["x"], lambda *_: False) == ["x"]
    assert set(salvage.ids(engine, sound=False)) == set(salvage.ids(engine)) == {first, second, bad}


class Elsewhere:
    """A database server, which detects damage itself."""

    def __init__(self) -> None:
        self.dialect = SimpleNamespace(name="postgresql")

    def connect(self) -> Any:
        return SimpleNamespace(execution_options=lambda **_: contextlib.nullcontext())


def test_other_databases_report_their_faults() -> None:
    def broken(_: Any) -> list[str]:
        raise ValueError("a fault of the server")

    engine: Any = Elsewhere()
    with pytest.raises(ValueError, match="a fault of the server"):
        salvage.found(engine, broken, lambda *_: True)
    assert salvage.is_sound(engine)


def test_only_possible_ids_are_taken_from_a_damaged_database(monkeypatch: pytest.MonkeyPatch) -> None:
    engine: Any = SimpleNamespace(dialect=SimpleNamespace(name="sqlite"))
    monkeypatch.setattr(salvage, "by_row", lambda _: [1, None, "second", "two words", ""])
    monkeypatch.setattr(salvage, "by_query", lambda *_: ["first", "second", "x" * 33, "-x", b"x"])
    assert salvage.ids(engine, sound=False) == ["second", "first"]
    monkeypatch.setattr(salvage, "by_row", lambda _: [])
    monkeypatch.setattr(salvage, "by_query", lambda *_: [])
    monkeypatch.setattr(salvage, "can_read", lambda _: True)
    assert salvage.ids(engine, sound=False) == []
    monkeypatch.setattr(salvage, "can_read", lambda _: False)
    with pytest.raises(PatolliError, match="use a backup"):
        salvage.ids(engine, sound=False)
