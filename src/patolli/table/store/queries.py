"""Reads and writes tables. All functions run in a transaction of the caller."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable
from typing import Any, Final

from sqlalchemy import (
    Connection,
    Insert,
    Update,
    bindparam,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite

from . import schema
from .rows import ChatRow, SeatRow, Snapshot, StepRow, TableRow, from_columns, to_columns

MOVING: Final = (
    "state",
    "version",
    "epochs",
    "next",
    "asked",
    "questions",
    "era",
    "clocks",
    "deadline",
    "moved",
    "since",
    "edits",
    "reopened",
)
"""The columns of a table's row that every move changes."""
TURNING: Final = (*MOVING, "glance")
"""The columns that a move changes if different seats have to answer afterwards."""


class Prepared:
    """An SQL statement that is used for every move. It is compiled only once, because that takes as long as
    executing it.

    The text is passed directly to the driver, which halves the cost. This is possible because all columns
    contain numbers or text.
    """

    def __init__(self, statement: Update | Insert, columns: Iterable[str]) -> None:
        names = list(columns)
        named = sqlite.dialect(paramstyle="named")
        pyformat = postgresql.dialect(paramstyle="pyformat")  # type: ignore[no-untyped-call]
        self.texts = {
            "sqlite": str(statement.compile(dialect=named, column_keys=names)),
            "postgresql": str(statement.compile(dialect=pyformat, column_keys=names)),
        }

    def execute(self, c: Connection, values: dict[str, Any] | list[dict[str, Any]]) -> int:
        """Executes the statement and returns the number of rows it changed."""
        return c.exec_driver_sql(self.texts[c.dialect.name], values).rowcount


MOVE_ON: Final = {
    names: Prepared(
        update(schema.tables)
        .where(
            schema.tables.c.id == bindparam("this"),
            schema.tables.c.next == bindparam("was"),
            schema.tables.c.edits == bindparam("had"),
        )
        .values({name: bindparam(name) for name in names}),
        names,
    )
    for names in (MOVING, TURNING)
}
COUNT_EDIT: Final = Prepared(
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("this"), schema.tables.c.edits == bindparam("had"))
    .values(edits=bindparam("now")),
    ["now"],
)
CHANNEL: Final = "patolli"
"""The channel for notifications between servers."""
NOTIFY: Final = "SELECT pg_notify(%s, %s)"
STEP_COLUMNS: Final = StepRow.__struct_fields__
ADD_STEPS: Final = Prepared(insert(schema.steps), ["table_id", *StepRow.__struct_fields__])
SNAPSHOT: Final = ("n", "digest", "position")
PUT_SNAPSHOT: Final = Prepared(
    update(schema.snapshots)
    .where(schema.snapshots.c.table_id == bindparam("this"))
    .values({name: bindparam(name) for name in SNAPSHOT}),
    SNAPSHOT,
)


class Overtaken(Exception):
    """Raised if another server has written to the table since it was read."""


def digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


# ---- reading ------------------------------------------------------------------------------------------


def table(c: Connection, id_: str) -> TableRow | None:
    found = c.execute(select(schema.tables).where(schema.tables.c.id == id_)).mappings().first()
    return None if found is None else from_columns(TableRow, found)


def seats(c: Connection, id_: str) -> list[SeatRow]:
    t = schema.seats
    found = c.execute(select(t).where(t.c.table_id == id_).order_by(t.c.seat)).mappings()
    return [from_columns(SeatRow, one) for one in found]


def steps(c: Connection, id_: str) -> list[StepRow]:
    t = schema.steps
    found = c.execute(select(t).where(t.c.table_id == id_).order_by(t.c.n)).mappings()
    return [from_columns(StepRow, one) for one in found]


def snapshot(c: Connection, id_: str) -> Snapshot | None:
    """Returns the cached position, unless its digest is wrong."""
    t = schema.snapshots
    found = c.execute(select(t).where(t.c.table_id == id_)).mappings().first()
    if found is None or digest(found["position"]) != found["digest"]:
        return None
    return from_columns(Snapshot, found)


def chat(c: Connection, id_: str, last: int = 200, by: list[int] | None = None) -> list[ChatRow]:
    """Returns the latest lines of the chat. If `by` is given, only lines that these seats may read are
    included.
    """
    t = schema.chat
    wanted = select(t).where(t.c.table_id == id_).order_by(t.c.n.desc()).limit(last)
    if by is not None:
        wanted = wanted.where(or_(t.c.addressee.is_(None), t.c.addressee.in_(by), t.c.seat.in_(by)))
    return [from_columns(ChatRow, one) for one in reversed(list(c.execute(wanted).mappings()))]


def last_line(c: Connection, id_: str) -> int:
    return c.execute(select(func.max(schema.chat.c.n)).where(schema.chat.c.table_id == id_)).scalar() or 0


def ids(
    c: Connection, state: tuple[str, ...] = (), listed: bool = False, most: int | None = 1000
) -> list[str]:
    """Returns the ids of tables, the latest moves first."""
    t = schema.tables
    wanted = select(t.c.id).order_by(t.c.moved.desc()).limit(most)
    if state:
        wanted = wanted.where(t.c.state.in_(state))
    if listed:
        wanted = wanted.where(t.c.listed.is_(True))
    return list(c.execute(wanted).scalars())


def search(c: Connection, text: str, ended: bool, first: int, most: int) -> tuple[list[str], int]:
    """Returns the tables whose id, game or player names contain this text, the latest moves first, and the
    total number of matches.
    """
    t, s = schema.tables, schema.seats
    wanted = select(t.c.id)
    if not ended:
        wanted = wanted.where(t.c.state.in_(("waiting", "running", "paused")))
    if text:
        named = select(s.c.table_id).where(s.c.name.icontains(text, autoescape=True))
        found = (column.icontains(text, autoescape=True) for column in (t.c.id, t.c.game))
        wanted = wanted.where(or_(*found, t.c.id.in_(named)))
    total = c.execute(select(func.count()).select_from(wanted.subquery())).scalar() or 0
    page = wanted.order_by(t.c.moved.desc(), t.c.id).limit(most).offset(first)
    return list(c.execute(page).scalars()), total


def due(c: Connection, now: int) -> list[str]:
    """Returns the tables at which a clock or a pause has run out."""
    t = schema.tables
    due_now = select(t.c.id).where(t.c.deadline <= now, t.c.state.in_(("running", "paused")))
    return list(c.execute(due_now).scalars())


def server_clock(c: Connection) -> int | None:
    """Returns the stored time of the server's clock."""
    return c.execute(select(schema.server.c.clock)).scalar()


def latest_move(c: Connection) -> int:
    return c.execute(select(func.max(schema.tables.c.moved))).scalar() or 0


def timed(c: Connection) -> list[str]:
    """Returns the running tables that have clocks."""
    t = schema.tables
    return list(
        c.execute(select(t.c.id).where(t.c.state == "running", t.c.pace.not_like('%"none"%'))).scalars()
    )


def never_started(c: Connection, before: int) -> list[str]:
    """Returns tables that were never started and have not changed since `before`."""
    t = schema.tables
    wanted = select(t.c.id).where(t.c.state.in_(("waiting", "abandoned")), t.c.next == 0, t.c.moved < before)
    return list(c.execute(wanted).scalars())


def unfinished_by_bots(c: Connection) -> list[str]:
    """Returns running tables that have both bots and persons. The bots must be woken when the
    server starts.
    """
    t, s = schema.tables, schema.seats
    here = s.c.table_id == t.c.id
    bots = exists().where(here, (s.c.kind == "bot") | s.c.stand_in.is_(True))
    persons = exists().where(here, s.c.kind == "person", s.c.stand_in.is_(False))
    return list(c.execute(select(t.c.id).where(t.c.state == "running", bots, persons)).scalars())


# ---- writing ------------------------------------------------------------------------------------------


def add(c: Connection, row: TableRow, at: list[SeatRow]) -> None:
    adding(row, at)(c)


def adding(row: TableRow, at: list[SeatRow]) -> Callable[[Connection], None]:
    """Returns a job that stores a new table. It stores the present state, even if the objects change before
    it runs.
    """
    table_, seats_ = to_columns(row), [to_columns(one) for one in at]

    def job(c: Connection) -> None:
        c.execute(insert(schema.tables).values(table_))
        c.execute(insert(schema.seats), seats_)

    return job


def put(c: Connection, row: TableRow, *fields: str) -> None:
    """Stores some fields of a table's row."""
    t = schema.tables
    c.execute(update(t).where(t.c.id == row.id).values(to_columns(row, fields)))


def put_server_clock(c: Connection, now: int) -> None:
    if not c.execute(update(schema.server).values(clock=now)).rowcount:
        c.execute(insert(schema.server).values(id=1, clock=now))


def put_seat(c: Connection, row: SeatRow) -> None:
    t = schema.seats
    where = (t.c.table_id == row.table_id) & (t.c.seat == row.seat)
    c.execute(update(t).where(where).values(to_columns(row)))


def put_away(c: Connection, row: SeatRow) -> None:
    t = schema.seats
    where = (t.c.table_id == row.table_id) & (t.c.seat == row.seat)
    c.execute(update(t).where(where).values(away=row.away))


def count_edit(c: Connection, id_: str, had: int) -> None:
    """Counts an edit; must be called before all other writes to a table. Raises Overtaken if the table has
    changed since it was read.
    """
    if COUNT_EDIT.execute(c, {"this": id_, "had": had, "now": had + 1}) != 1:
        raise Overtaken(id_)


def wait_for_turn(c: Connection, id_: str) -> None:
    """Waits until no other server is writing to this table. SQLite has only one writer anyway."""
    t = schema.tables
    c.execute(select(t.c.id).where(t.c.id == id_).with_for_update(key_share=True))


def move_on(c: Connection, row: TableRow, was: int, added: list[StepRow], turned: bool = False) -> None:
    """Appends steps and notifies other servers. This counts as an edit. Raises Overtaken if the table has
    changed since it was read.
    """
    names = TURNING if turned else MOVING
    values = {**to_columns(row, names), "this": row.id, "was": was, "had": row.edits, "edits": row.edits + 1}
    if MOVE_ON[names].execute(c, values) != 1:
        raise Overtaken(row.id)
    add_steps(c, row.id, added)
    if c.dialect.name == "postgresql":
        tell(c, row.id, row.edits + 1)


def tell(c: Connection, table: str, edits: int) -> None:
    """Notifies other servers of a table's new number of edits when the transaction is committed."""
    c.exec_driver_sql(NOTIFY, (CHANNEL, f"{table} {edits}"))


def add_steps(c: Connection, id_: str, added: list[StepRow]) -> None:
    if added:
        ADD_STEPS.execute(c, [{"table_id": id_, **to_columns(one)} for one in added])


def remove_steps(c: Connection, id_: str, gone: list[int]) -> None:
    t = schema.steps
    c.execute(delete(t).where(t.c.table_id == id_, t.c.n.in_(gone)))


def put_snapshot(c: Connection, id_: str, n: int, position: str) -> None:
    values = {"n": n, "digest": digest(position), "position": position}
    if not PUT_SNAPSHOT.execute(c, {"this": id_, **values}):
        c.execute(insert(schema.snapshots).values(table_id=id_, **values))


def remove(c: Connection, id_: str) -> bool:
    """Deletes a table and all references to it. Returns whether it existed."""
    t = schema.tables
    for part in (schema.chat, schema.snapshots, schema.steps, schema.seats):
        c.execute(delete(part).where(part.c.table_id == id_))
    c.execute(update(t).where(t.c.rematch == id_).values(rematch=""))
    return bool(c.execute(delete(t).where(t.c.id == id_)).rowcount)


def forget_lines(c: Connection, id_: str, upto: int) -> None:
    """Deletes the chat lines up to this number."""
    t = schema.chat
    c.execute(delete(t).where(t.c.table_id == id_, t.c.n <= upto))


def unfinished(c: Connection) -> int:
    """Returns the number of tables waiting to start or running."""
    t = schema.tables
    wanted = select(func.count()).where(t.c.state.in_(("waiting", "running", "paused")))
    return c.execute(wanted).scalar() or 0


def without_persons(c: Connection, before: int) -> list[str]:
    """Returns tables that have only bots and have not changed since `before`."""
    t, s = schema.tables, schema.seats
    persons = exists().where(s.c.table_id == t.c.id, s.c.kind != "bot")
    return list(c.execute(select(t.c.id).where(t.c.moved < before, ~persons)).scalars())


MOST_REPORTS: Final = 500


def add_report(c: Connection, values: dict[str, object]) -> None:
    """Stores a report and deletes the oldest ones beyond the limit."""
    t = schema.reports
    c.execute(insert(t).values(values))
    newest = c.execute(select(func.max(t.c.id))).scalar() or 0
    c.execute(delete(t).where(t.c.id <= newest - MOST_REPORTS))


def plain(rows: Iterable[Any]) -> list[dict[str, Any]]:
    return [{f"{name}": value for name, value in row.items()} for row in rows]


def reports(c: Connection, most: int = 100) -> list[dict[str, Any]]:
    t = schema.reports
    return plain(c.execute(select(t).order_by(t.c.id.desc()).limit(most)).mappings())


def settle_report(c: Connection, id_: int) -> bool:
    return bool(c.execute(delete(schema.reports).where(schema.reports.c.id == id_)).rowcount)


def add_ban(c: Connection, kind: str, value: str, reason: str, at: int) -> None:
    t = schema.bans
    c.execute(delete(t).where(t.c.kind == kind, t.c.value == value))
    c.execute(insert(t).values(kind=kind, value=value, reason=reason, at=at))


def bans(c: Connection) -> list[dict[str, Any]]:
    return plain(c.execute(select(schema.bans).order_by(schema.bans.c.id)).mappings())


def lift_ban(c: Connection, id_: int) -> bool:
    return bool(c.execute(delete(schema.bans).where(schema.bans.c.id == id_)).rowcount)


def fill_room(c: Connection, filler: str, number: int = 1) -> None:
    """Uses about as much disk space as a move may need. `empty_room` releases it."""
    empty_room(c)
    c.execute(insert(schema.room).values(id=number, filler=filler))


def empty_room(c: Connection) -> None:
    c.execute(delete(schema.room))


def add_line(c: Connection, id_: str, line: ChatRow) -> None:
    c.execute(insert(schema.chat).values(table_id=id_, **to_columns(line)))
