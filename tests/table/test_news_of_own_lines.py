"""With several servers, each server must tell its own updates of a table from those of the others."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from patolli.table import conflict_free_writes
from patolli.table.heard_news import HeardNews


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
