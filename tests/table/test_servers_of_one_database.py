"""How one of several servers handles notifications, its lease and its clients, tested without PostgreSQL."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from patolli.kernel.seats import SPECTATOR
from patolli.table import conflict_free_writes
from patolli.table.heard_news import HeardNews
from patolli.table.servers import Servers
from patolli.table.store import job_queue, queries, shared


class Engine:
    def __init__(self, dialect: str) -> None:
        self.dialect = SimpleNamespace(name=dialect)
        self.begun = 0

    @contextlib.contextmanager
    def begin(self) -> Iterator[str]:
        self.begun += 1
        yield "connection"


class Registry:
    def __init__(self, dialect: str) -> None:
        self.base = SimpleNamespace(engine=Engine(dialect), keep_lock=lambda _: None)
        self.clock = SimpleNamespace(now=lambda: 4_000, caught=[])
        self.clock.catch_up = self.clock.caught.append
        self.sessions: dict[str, Any] = {}
        self.sockets = 3
        self.draining = False
        self.noted: list[Any] = []
        self.answers: list[str] = []
        self.begun: list[str] = []
        self.remote = SimpleNamespace(heard=self.answers.append)
        self.lobby = SimpleNamespace(note_all=lambda: self.noted.append("all"))

    def note_edits(self, *news: Any) -> None:
        self.noted.append(news)

    def exchange_operator_key(self, _c: Any) -> None:
        pass

    def begin(self, work: Any) -> None:
        self.begun.append(work.__name__)
        work.close()


def server(dialect: str = "postgresql") -> Any:
    registry: Any = Registry(dialect)
    return Servers(registry)


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Replaces the statements about shared state, and records their names and arguments."""
    made: list[Any] = []

    def replaced(name: str, result: Any = None) -> None:
        def call(_: Any, *given: Any) -> Any:
            made.append((name, *given))
            return result

        monkeypatch.setattr(shared, name, call)

    for name in ("put_clock", "let_go", "sign_off", "must_hold", "forget_the_gone"):
        replaced(name)
    replaced("beat", True)
    replaced("hold", 0)
    replaced("clock", (5_000, 40))
    replaced("gone", [])
    replaced("connected", {1: 2})
    replaced("processes", [{"id": "x", "kind": "server"}])
    monkeypatch.setattr(queries, "tell", lambda _, *news: made.append(("tell", *news)))
    monkeypatch.setattr(job_queue, "give_back_lost", lambda _: made.append(("give_back_lost",)))
    return made


def names(calls: list[Any]) -> list[str]:
    return [name for name, *_ in calls]


# ---- alone ----------------------------------------------------------------------------------------------


def test_a_server_with_its_own_file_leads_and_shares_nothing(calls: list[Any]) -> None:
    alone = server("sqlite")
    assert alone.leads
    assert alone.join() is None
    alone.tell("connection", "t", 1)
    assert alone.connected("connection", "t") == {}
    with alone.leading():
        assert alone.fence() is None
    alone.sign_off()
    asyncio.run(alone.start())
    assert alone.beating is alone.listener is None
    assert calls == []


def test_one_of_several_servers_leads_only_with_the_lease(calls: list[Any]) -> None:
    one = server()
    assert not one.leads
    one.lease = 1
    assert one.leads
    one.tell("connection", "t", 4)
    assert one.connected("connection", "t") == {1: 2}
    assert calls == [("tell", "t", 4), ("connected", one.id, "t")]


# ---- joining and signing off ------------------------------------------------------------------------------


def test_a_server_that_joins_others_takes_over_their_clock(calls: list[Any]) -> None:
    one = server()
    assert one.join() == 5_040
    assert one.joined
    assert one.others == [{"id": "x", "kind": "server"}]
    assert names(calls) == ["processes", "beat", "clock", "processes"]
    assert calls[1][:3] == ("beat", one.id, "server")


def test_the_first_server_forgets_the_clients_of_the_last_run(
    calls: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shared, "processes", lambda _, kind="": [] if kind == "server" else ["itself"])
    one = server()
    assert one.join() is None
    assert names(calls) == ["forget_the_gone", "beat", "clock"]
    assert one.others == ["itself"]


def test_without_a_noted_time_the_clock_starts_like_that_of_the_first_server(
    calls: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shared, "clock", lambda _: None)
    assert server().join() is None


def test_a_server_signs_off_once_and_gives_up_its_lease(calls: list[Any]) -> None:
    one = server()
    one.sign_off()
    assert calls == [], "it has not joined"
    one.joined = True
    one.sign_off()
    one.sign_off()
    assert calls == [("sign_off", one.id, 4_000)]
    calls.clear()
    one.joined, one.lease = True, 2
    one.sign_off()
    assert calls == [("put_clock", 4_000), ("let_go", "leader", one.id), ("sign_off", one.id, 4_000)]


# ---- heartbeats -----------------------------------------------------------------------------------------


def test_a_heartbeat_without_the_lease_follows_the_clock_of_the_leader(calls: list[Any]) -> None:
    one = server()
    assert one.beaten() == (True, 1_040)
    assert names(calls) == ["beat", "hold", "clock", "processes"]
    assert one.lease == 0


def test_a_heartbeat_of_the_leader_notes_the_time_and_looks_for_the_dead(
    calls: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shared, "hold", lambda *_: 3)
    monkeypatch.setattr(shared, "gone", lambda _: ["dead"])
    one = server()
    called: list[Any] = []
    one.registry.loop = SimpleNamespace(call_soon_threadsafe=called.append)
    assert one.beaten() == (True, 0)
    assert one.lease == 3
    assert names(calls) == ["beat", "put_clock", "processes", "give_back_lost", "sign_off"]
    assert calls[-1] == ("sign_off", "dead", 4_000)
    assert len(called) == 1
    called[0]()
    assert one.registry.begun == ["wake_bots"]


@pytest.mark.parametrize(
    ("before", "wakes"),
    [
        ([], 0),
        ([{"id": "x", "kind": "server"}], 0),
        ([{"id": "left", "kind": "worker"}], 0),
        ([{"id": "left", "kind": "server"}], 1),
    ],
)
def test_the_leader_wakes_the_bots_when_another_server_has_left(
    calls: list[Any], monkeypatch: pytest.MonkeyPatch, before: list[dict[str, str]], wakes: int
) -> None:
    monkeypatch.setattr(shared, "hold", lambda *_: 3)
    one = server()
    one.others = before
    called: list[Any] = []
    one.registry.loop = SimpleNamespace(call_soon_threadsafe=called.append)
    one.beaten()
    assert len(called) == wakes


def test_without_a_noted_time_no_server_is_behind(calls: list[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shared, "clock", lambda _: None)
    assert server().beaten() == (True, 0)


@pytest.mark.parametrize(
    ("had", "has", "known", "begun", "counted"),
    [
        (0, 2, True, ["wake_bots"], []),
        (2, 2, True, [], []),
        (2, 0, True, [], []),
        (0, 0, False, [], ["session"]),
    ],
)
def test_after_a_heartbeat_a_new_leader_wakes_the_bots_and_a_lost_server_counts_its_clients(
    had: int, has: int, known: bool, begun: list[str], counted: list[str]
) -> None:
    one = server()
    one.registry.sessions["t"] = "session"
    one.lease = had
    found: list[Any] = []

    def beaten() -> tuple[bool, int]:
        one.lease = has
        return known, 9

    async def count_guests(session: Any) -> None:
        found.append(session)

    one.beaten, one.count_guests = beaten, count_guests
    asyncio.run(one.beat())
    assert one.registry.clock.caught == [9]
    assert one.registry.begun == begun
    assert found == counted


def test_the_load_of_a_server_is_shown_to_the_operator() -> None:
    one = server()
    one.registry.sessions["t"] = "session"
    assert one.load() == {"tables": 1, "sockets": 3, "leader": False, "draining": False}
    one.lease, one.registry.draining = 1, True
    assert one.load() == {"tables": 1, "sockets": 3, "leader": True, "draining": True}


# ---- writes of the leader ---------------------------------------------------------------------------------


def test_only_writes_of_the_leader_check_the_lease(calls: list[Any]) -> None:
    one = server()
    one.lease = 5
    assert one.fence() is None
    with one.leading():
        check = one.fence()
        one.lease = 6  # the check uses the lease that was valid when the write began
        check("connection")
    assert one.fence() is None
    assert calls == [("must_hold", "leader", one.id, 5)]


# ---- news -------------------------------------------------------------------------------------------------


def test_news_name_a_table_with_its_edits_or_an_answered_job() -> None:
    one = server()
    for text in ("=job 1", "abc 12", "abc 0", "abc", "abc x", "abc -1"):
        one.heard(text)
    assert one.registry.answers == ["job 1"]
    assert one.registry.noted == [("abc", 12), ("abc", 0)]


def test_after_lost_news_open_tables_and_first_pages_are_compared() -> None:
    one = server()
    one.missed()
    assert (one.registry.begun, one.registry.noted) == ([], ["all"])
    one.registry.sessions["t"] = "session"
    one.missed()
    assert (one.registry.begun, one.registry.noted) == (["compare"], ["all", "all"])


def test_compared_tables_learn_their_edits_and_read_what_has_no_number(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    one = server()
    for name, edits in (("kept", 4), ("deleted", 7)):
        row = SimpleNamespace(edits=edits)
        news = HeardNews(edits)
        news.unheard = 2
        one.registry.sessions[name] = SimpleNamespace(row=row, news=news)
    monkeypatch.setattr(shared, "edits", lambda _, ids: {"kept": 6} if ids == ["kept", "deleted"] else {})

    async def read(work: Any) -> Any:
        found = work("connection")
        one.registry.sessions["opened later"] = None
        return found

    one.registry.writer = SimpleNamespace(read=read)
    asyncio.run(one.compare())
    assert one.registry.noted == [("kept", 6), ("deleted", 8)]
    sessions = [one.registry.sessions[name] for name in ("kept", "deleted")]
    assert [(session.news.unheard, session.news.unread) for session in sessions] == [(0, True)] * 2

    async def broken(_work: Any) -> Any:
        raise OperationalError("SELECT", {}, Exception("away"))

    one.registry.writer.read = broken
    one.registry.noted.clear()
    asyncio.run(one.compare())
    assert one.registry.noted == []


# ---- clients ----------------------------------------------------------------------------------------------


def test_clients_are_counted_by_seat() -> None:
    session: Any = SimpleNamespace(
        seated=[SimpleNamespace(seats=[0, 1]), SimpleNamespace(seats=[1])], own_watching=4
    )
    one = server()
    assert one.guests_by_seat(session, {0, 1, 2}) == {0: 1, 1: 2, 2: 0}
    assert one.guests_by_seat(session, {0, SPECTATOR}) == {0: 1, SPECTATOR: 4}


def test_after_an_outage_all_seats_with_clients_are_reported_again(monkeypatch: pytest.MonkeyPatch) -> None:
    reported: list[set[int]] = []

    async def write_connected(session: Any, seats: set[int]) -> None:
        assert session.lock.locked()
        reported.append(seats)

    monkeypatch.setattr(conflict_free_writes, "write_connected", write_connected)
    session: Any = SimpleNamespace(seated=[SimpleNamespace(seats=[0, 2])], lock=asyncio.Lock())
    asyncio.run(server().count_guests(session))
    assert reported == [{0, 2, SPECTATOR}]
