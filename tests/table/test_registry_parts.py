"""The tables of a server in memory: opening, keys, unloading, deletion, and the end of a failed start."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError
from starlette.testclient import TestClient

from patolli.kernel.errors import PatolliError
from patolli.table import upkeep
from patolli.table.refusal import Refusal
from patolli.table.registry import TableRegistry, last_time
from patolli.table.session import TableSession, milliseconds
from patolli.table.settings import Settings
from patolli.table.store import db_engine, queries, salvage, sqlite_file, writer

from .idle_client import IdleClient
from .table_helpers import make


@pytest.fixture
def tables(http: TestClient) -> TableRegistry:
    found = http.app.state.registry  # type: ignore[attr-defined]
    assert isinstance(found, TableRegistry)
    return found


def call(http: TestClient, work: Any, *given: Any) -> Any:
    assert http.portal is not None
    return http.portal.call(work, *given)


def session_of(http: TestClient, made: dict[str, Any]) -> TableSession:
    found: TableSession = http.app.state.registry.sessions[made["id"]]  # type: ignore[attr-defined]
    return found


# ---- opening --------------------------------------------------------------------------------------------


def test_an_impossible_id_is_no_table(http: TestClient, tables: TableRegistry) -> None:
    for id_ in ("", "x" * 65, "a b", "../x", "nowhere"):
        with pytest.raises(Refusal) as refused:
            call(http, tables.session, id_)
        assert refused.value.error == "no-table"
    assert tables.opening == {}
    assert tables.overheard == {}


def test_a_table_is_opened_once_for_all_who_ask(http: TestClient, tables: TableRegistry) -> None:
    made = make(http)
    tables.sessions.clear()

    async def both() -> list[TableSession]:
        return list(await asyncio.gather(tables.session(made["id"]), tables.session(made["id"])))

    one, two = call(http, both)
    assert one is two is tables.sessions[made["id"]]
    assert tables.opening == {}


def test_news_that_arrive_while_a_table_is_opened_are_not_lost(
    http: TestClient, tables: TableRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = make(http)
    tables.sessions.clear()
    usual = tables.read

    async def read(id_: str, work: Any) -> Any:
        tables.note_edits(id_, 0)
        tables.note_edits(id_, 9)
        tables.note_edits(id_, 7)
        assert tables.overheard == {id_: 9}
        return await usual(id_, work)

    monkeypatch.setattr(tables, "read", read)
    session = call(http, tables.open, made["id"])
    assert session.news.newest == 9
    assert tables.overheard == {}


def test_a_key_fits_only_its_own_table_and_seat(http: TestClient, tables: TableRegistry) -> None:
    made, other = make(http), make(http)
    session = session_of(http, made)
    keys = {name: tables.holder(session, token) for name, token in (
        ("host", made["host"]), ("first", made["tokens"][0]), ("second", made["tokens"][1]),
        ("another", other["tokens"][0]), ("another host", other["host"]), ("guess", "x"),
    )}  # fmt: skip
    assert {name: None if key is None else key.who for name, key in keys.items()} == {
        "host": -10, "first": 0, "second": 1, "another": None, "another host": None, "guess": None,
    }  # fmt: skip
    session.seats[0].key = "replaced"
    assert tables.holder(session, made["tokens"][0]) is None
    tables.bans.keys = {session.seats[1].key}
    assert tables.holder(session, made["tokens"][1]) is None, "it is banned"
    session.row.host = "replaced"
    assert tables.holder(session, made["host"]) is None


# ---- unloading and deleting -----------------------------------------------------------------------------


def test_tables_that_nobody_uses_are_unloaded(http: TestClient, tables: TableRegistry) -> None:
    tables.sweeper.stop()
    tables.settings.idle_seconds = 100.0
    names = ("fresh", "old", "visited", "thinking", "locked")
    made = {name: make(http) for name in names}
    sessions = {name: session_of(http, one) for name, one in made.items()}
    for name in names[1:]:
        sessions[name].used = time.monotonic() - 101
    sessions["visited"].guests.add(IdleClient())  # type: ignore[arg-type]
    sessions["thinking"].thinking.add(0)

    async def sweep() -> None:
        async with sessions["locked"].lock:
            tables.forget_idle()

    call(http, sweep)
    assert {name for name in names if made[name]["id"] in tables.sessions} == set(names) - {"old"}
    assert {name for name in names if sessions[name].match is None} == {"old", "visited"}
    assert sessions["old"].gone is not None
    assert sessions["old"].gone.error == "stale"


def test_a_limited_number_of_matches_is_kept_in_memory(
    http: TestClient, tables: TableRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables.sweeper.stop()
    tables.settings.idle_seconds = 1000.0
    monkeypatch.setattr(tables.settings.limits, "matches", 2)
    sessions = [session_of(http, make(http)) for _ in range(4)]
    for n, one in enumerate(sessions):
        one.used = time.monotonic() - 100 + n
    tables.forget_idle()
    unloaded = [one.match is None for one in sessions]
    assert unloaded[:2] == [True, True], "the least recently used first"
    assert not unloaded[3]


def test_clients_of_an_unloaded_table_are_told_whether_it_is_gone(
    http: TestClient, tables: TableRegistry
) -> None:
    for error, code in (("no-table", 4404), ("cannot-write", 1013), ("stale", 1013)):
        session = session_of(http, make(http))
        client: Any = IdleClient()
        session.guests.add(client)
        tables.evict(session, Refusal(error, ""))
        assert client.closed == code
        assert session.id not in tables.sessions
        session.guests.clear()
        tables.evict(session, Refusal(error, ""))


def test_a_deleted_table_is_no_longer_a_rematch(http: TestClient, tables: TableRegistry) -> None:
    first, second, other = (make(http) for _ in range(3))
    session_of(http, first).row.rematch = second["id"]
    session_of(http, other).row.rematch = "another"
    tables.damaged[second["id"]] = "damaged"
    call(http, tables.delete, second["id"])
    assert session_of(http, first).row.rematch == ""
    assert session_of(http, other).row.rematch == "another"
    assert second["id"] not in tables.sessions
    assert tables.damaged == {}
    with pytest.raises(Refusal):
        call(http, tables.delete, second["id"])


# ---- faults ---------------------------------------------------------------------------------------------


def test_a_table_that_cannot_be_read_is_damaged_unless_the_database_is_away(
    http: TestClient, tables: TableRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "RECONNECT_SECONDS", 0.0)
    away = OperationalError("SELECT", {}, Exception("connection refused"))
    faults = ((salvage.Damaged("its row"), "damaged"), (ValueError(), "damaged"), (away, "cannot-write"))
    for fault, error in faults:

        def work(_: Any, fault: Exception = fault) -> None:
            raise fault

        with pytest.raises(Refusal) as refused:
            call(http, tables.read, "t", work)
        assert refused.value.error == error
        assert ("t" in tables.damaged) == (error == "damaged")
        tables.damaged.clear()


@pytest.mark.parametrize("sound", [True, False])
def test_damaged_tables_are_named_at_the_start(monkeypatch: pytest.MonkeyPatch, sound: bool) -> None:
    noted: list[Any] = []

    def whole(_: Any, id_: str) -> None:
        if id_ == "bad":
            raise salvage.Damaged("its steps cannot be read")

    monkeypatch.setattr(salvage, "is_sound", lambda _: sound)
    monkeypatch.setattr(salvage, "ids", lambda _engine, _sound: ["good", "bad"])
    monkeypatch.setattr(salvage, "whole", whole)
    found: Any = SimpleNamespace(
        base=SimpleNamespace(engine=None), note_damage=lambda *given: noted.append(given)
    )
    asyncio.run(upkeep.name_damage(found))
    assert noted == ([] if sound else [("bad", "its steps cannot be read")])


def test_after_a_failed_start_the_database_can_be_opened_again(settings: Settings) -> None:
    first = TableRegistry(settings)
    with pytest.raises(PatolliError, match="open"):
        TableRegistry(settings)
    first.abort()
    second = TableRegistry(settings)
    second.abort()
    assert first.writer.closed


@pytest.mark.parametrize(
    ("fault", "why"),
    [
        (OSError(28, "No space left on device"), "No space left on device"),
        (OSError("strange"), "strange"),
        (OperationalError("CREATE", {}, Exception("disk I/O\nerror")), "disk I/O error"),
    ],
)
def test_a_database_that_cannot_be_made_says_why(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, fault: Exception, why: str
) -> None:
    def create(*_: Any) -> None:
        raise fault

    monkeypatch.setattr(sqlite_file, "create", create)
    with pytest.raises(PatolliError) as refused:
        db_engine.create(tmp_path / "tables.sqlite3")
    assert str(refused.value) == f"{tmp_path / 'tables.sqlite3'} cannot be made: {why}"


def test_the_clock_goes_on_from_the_stored_time_or_the_latest_move(
    http: TestClient, tables: TableRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    engine = tables.base.engine
    monkeypatch.setattr(queries, "server_clock", lambda _: 77)
    assert last_time(engine) == 77
    monkeypatch.setattr(queries, "server_clock", lambda _: None)
    later = milliseconds() + 1_000_000
    monkeypatch.setattr(queries, "latest_move", lambda _: later)
    assert last_time(engine) == later
    monkeypatch.setattr(queries, "latest_move", lambda _: 5)
    assert last_time(engine) >= later - 1_000_000

    def broken(_: Any) -> int:
        raise ValueError

    monkeypatch.setattr(queries, "server_clock", broken)
    assert last_time(engine) >= later - 1_000_000
