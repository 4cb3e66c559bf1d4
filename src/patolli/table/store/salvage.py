"""Reads as much as possible from a damaged database, so that one bad page does not make all tables
unreadable.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, TypeVar

import msgspec
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError

from ...kernel.errors import PatolliError
from . import queries
from .db_engine import cause, is_away
from .rows import LATEST, ChatRow, SeatRow, StepRow, TableRow

T = TypeVar("T")
READ_FAULTS: Final = (DBAPIError, msgspec.MsgspecError, ValueError, TypeError, KeyError)
"""The errors that reading damaged data can raise."""
ID: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,31}")
INDEX: Final = "sqlite_autoindex_tables_1"


class Damaged(PatolliError):
    """Raised if part of a table cannot be read."""


Stored = tuple[TableRow, list[SeatRow], list[StepRow]]


def part(what: str, work: Callable[[], T]) -> T:
    try:
        return work()
    except READ_FAULTS as fault:
        if is_away(fault):
            raise
        raise Damaged(f"its {what} cannot be read ({cause(fault)})") from None


def opened(c: Connection, id_: str) -> tuple[TableRow, list[SeatRow]] | None:
    """Returns the row and the seats of a table, or None if there is no such table."""
    row = part("row", lambda: queries.table(c, id_))
    if row is None:
        return None
    if row.id != id_:
        raise Damaged("its row has another id")
    if not (0 <= row.created <= LATEST and 0 <= row.moved <= LATEST):
        raise Damaged("its row has an impossible time")
    seats = part("seats", lambda: queries.seats(c, id_))
    if [one.seat for one in seats] != list(range(len(row.questions))) or not seats:
        raise Damaged("some of its seats are missing")
    return row, seats


def whole(engine: Engine, id_: str) -> Stored:
    """Returns everything on which the game at a table depends."""
    with engine.connect().execution_options(reading=True) as c:
        found = opened(c, id_)
        if found is None:
            raise Damaged("its row is missing")
        row, seats = found
        steps = part("steps", lambda: queries.steps(c, id_))
    numbers = [step.n for step in steps]
    if numbers != sorted(set(numbers)) or (numbers[-1] >= row.next or numbers[0] if steps else row.next):
        raise Damaged("some of its steps are missing")
    return row, seats, steps


def chat(engine: Engine, id_: str) -> list[ChatRow]:
    with engine.connect().execution_options(reading=True) as c:
        return part("chat", lambda: queries.chat(c, id_, 1_000_000))


def is_sound(engine: Engine) -> bool:
    """Returns whether SQLite finds no damage, including in indexes. Other databases detect damage
    themselves.
    """
    if engine.dialect.name != "sqlite":
        return True
    with engine.connect().execution_options(reading=True) as c:
        try:
            return c.exec_driver_sql("PRAGMA integrity_check(1)").scalar() == "ok"
        except READ_FAULTS:
            return False


def ids(engine: Engine, sound: bool = True) -> list[str]:
    """Returns the ids of all tables, the latest moves first. In a damaged database, they are collected from
    everything that can be read.
    """
    if sound:
        try:
            with engine.connect().execution_options(reading=True) as c:
                return queries.ids(c, most=None)
        except READ_FAULTS:
            if engine.dialect.name != "sqlite":
                raise
    found: dict[str, None] = {}
    for named in (by_row(engine), by_query(engine, f"SELECT id FROM tables INDEXED BY {INDEX}"),
                  by_query(engine, "SELECT DISTINCT table_id FROM seats")):  # fmt: skip
        found.update(dict.fromkeys(one for one in named if isinstance(one, str) and ID.fullmatch(one)))
    if not found and not can_read(engine):
        raise PatolliError("the database is so damaged that no table can be read; use a backup")
    return list(found)


def found(
    engine: Engine,
    query: Callable[[Connection], list[str]],
    fits: Callable[[TableRow, list[SeatRow]], bool],
) -> list[str]:
    """Returns the result of a query for tables. If damage makes the query fail, checks all readable tables
    instead.
    """
    with engine.connect().execution_options(reading=True) as c:
        try:
            return query(c)
        except READ_FAULTS:
            if engine.dialect.name != "sqlite":
                raise
    matching = []
    for id_ in ids(engine, sound=False):
        with engine.connect().execution_options(reading=True) as c:
            try:
                one = opened(c, id_)
            except Damaged:
                continue
            if one is not None and fits(*one):
                matching.append((one[0].moved, id_))
    return [id_ for _, id_ in sorted(matching, reverse=True)]


def can_read(engine: Engine) -> bool:
    try:
        with engine.connect().execution_options(reading=True) as c:
            c.exec_driver_sql("SELECT count(*) FROM alembic_version").scalar()
        return True
    except READ_FAULTS:
        return False


def by_query(engine: Engine, query: str) -> list[object]:
    """Returns the rows before the first one that cannot be read."""
    found: list[object] = []
    try:
        with engine.connect().execution_options(reading=True, stream_results=True, max_row_buffer=1) as c:
            found.extend(row[0] for row in c.exec_driver_sql(query))
    except READ_FAULTS:
        pass
    return found


def by_row(engine: Engine) -> list[object]:
    """Reads row by row, and leaves out rows on damaged pages."""
    found: list[object] = []
    with engine.connect().execution_options(reading=True) as c:
        try:
            last = c.exec_driver_sql("SELECT max(rowid) FROM tables").scalar() or 0
        except READ_FAULTS:
            return []
        for row in range(last, 0, -1):
            try:
                found.append(
                    c.exec_driver_sql("SELECT id FROM tables NOT INDEXED WHERE rowid = ?", (row,)).scalar()
                )
            except READ_FAULTS:
                continue
    return found
