"""With several servers, each server must tell its own updates of a table from those of the others."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from patolli.table import conflict_free_writes
from patolli.table.heard_news import HeardNews
from patolli.table.store import queries, shared


def session_whose_writer(write: Any) -> Any:
    news = HeardNews(0)
    writer = SimpleNamespace(do=lambda *_given: write(news))
    registry = SimpleNamespace(writer=writer, servers=SimpleNamespace(shared=True))
    return SimpleNamespace(id="t", news=news, registry=registry, written=0)


def test_news_of_an_own_line_may_come_before_the_writers_answer() -> None:
    async def write(news: HeardNews) -> None:
        news.hear(0)

    session = session_whose_writer(write)
    asyncio.run(conflict_free_writes.write(session, lambda _c: None))
    assert (session.news.unheard, session.news.unread, session.written) == (0, False, 1)
    session.news.hear(0)
    assert session.news.unread, "a line of another server does not count as one's own"


def test_a_line_that_could_not_be_written_is_not_waited_for() -> None:
    async def write(_news: HeardNews) -> None:
        raise OSError("the disk is full")

    session = session_whose_writer(write)
    with pytest.raises(OSError, match="full"):
        asyncio.run(conflict_free_writes.write(session, lambda _c: None))
    assert (session.news.unheard, session.news.unread, session.written) == (0, False, 0)
    session.news.hear(0)
    assert session.news.unread


def test_if_news_of_another_server_was_mistaken_for_the_failed_writes_it_is_read() -> None:
    async def write(news: HeardNews) -> None:
        news.hear(0)
        raise OSError("the disk is full")

    session = session_whose_writer(write)
    with pytest.raises(OSError, match="full"):
        asyncio.run(conflict_free_writes.write(session, lambda _c: None))
    assert session.news.unread


def test_a_table_is_behind_until_the_newest_edit_and_all_lines_have_been_read() -> None:
    news = HeardNews(4)
    assert not news.is_beyond(4)
    news.hear(6)
    news.hear(5)
    assert (news.is_beyond(5), news.is_beyond(6)) == (True, False)
    news.hear(0)
    assert news.is_beyond(6)


class Shared:
    """A server that records what it writes to the database, in order."""

    def __init__(self, is_shared: bool, monkeypatch: pytest.MonkeyPatch) -> None:
        self.done: list[Any] = []
        self.shared, self.id = is_shared, "server"
        monkeypatch.setattr(queries, "wait_for_turn", lambda _c, table: self.done.append(("wait", table)))
        monkeypatch.setattr(shared, "put_connected", lambda _c, *given: self.done.append(("put", *given)))

    def tell(self, _c: Any, table: str, edits: int) -> None:
        self.done.append(("tell", table, edits))

    def guests_by_seat(self, _session: Any, seats: set[int]) -> dict[int, int]:
        return dict.fromkeys(sorted(seats), 2)

    def session(self) -> Any:
        async def do(work: Any, table: str) -> None:
            assert table == "t"
            work("connection")

        registry = SimpleNamespace(writer=SimpleNamespace(do=do), servers=self)
        return SimpleNamespace(id="t", news=HeardNews(0), registry=registry, written=0)


@pytest.mark.parametrize("is_shared", [True, False])
def test_a_line_is_written_in_turn_and_other_servers_are_notified(
    monkeypatch: pytest.MonkeyPatch, is_shared: bool
) -> None:
    servers = Shared(is_shared, monkeypatch)
    session = servers.session()
    asyncio.run(conflict_free_writes.write(session, servers.done.append))
    assert servers.done == [("wait", "t")] * is_shared + ["connection", ("tell", "t", 0)]
    assert (session.written, session.news.unheard) == (1, int(is_shared))


@pytest.mark.parametrize("is_shared", [True, False])
def test_connections_are_counted_for_other_servers_only(
    monkeypatch: pytest.MonkeyPatch, is_shared: bool
) -> None:
    servers = Shared(is_shared, monkeypatch)
    asyncio.run(conflict_free_writes.write_connected(servers.session(), {0, 1}))
    assert [one for one in servers.done if one[0] == "put"] == [
        ("put", "server", "t", {0: 2, 1: 2})
    ] * is_shared
    servers.done.clear()
    job = servers.done.append
    asyncio.run(conflict_free_writes.write_connected(servers.session(), {1}, job, more=1))
    assert [one for one in servers.done if one[0] not in {"wait", "tell"}] == [
        ("put", "server", "t", {1: 3})
    ] * is_shared + ["connection"]


def test_without_other_servers_no_news_is_awaited(monkeypatch: pytest.MonkeyPatch) -> None:
    servers = Shared(False, monkeypatch)
    session = servers.session()

    def fail(_c: Any) -> None:
        raise OSError("the disk is full")

    with pytest.raises(OSError, match="full"):
        asyncio.run(conflict_free_writes.write(session, fail))
    assert (session.news.unheard, session.news.unread, session.written) == (0, False, 0)
