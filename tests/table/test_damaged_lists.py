"""The operator's list of tables when the database is damaged."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy.exc import DatabaseError

from patolli.table.web import table_routes
from patolli.table.web.table_routes import found_by_host


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
