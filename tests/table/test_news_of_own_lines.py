"""With several servers, each server must tell its own updates of a table from those of the others."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from patolli.table.session import TableSession


def session_whose_writer(write: Any) -> TableSession:
    session = TableSession.__new__(TableSession)
    session.unheard, session.unread, session.newest, session.written = 0, False, 0, 0
    session.gone, session.following, session.guests = None, False, set()
    session.thinking = set()
    session.row = SimpleNamespace(id="t", edits=0)  # type: ignore[assignment]
    writer = SimpleNamespace(do=lambda *_given: write(session))
    servers = SimpleNamespace(shared=True)
    session.registry = SimpleNamespace(writer=writer, servers=servers)  # type: ignore[assignment]
    return session


def test_news_of_an_own_line_may_come_before_the_writers_answer() -> None:
    async def write(session: TableSession) -> None:
        session.hear(0)

    session = session_whose_writer(write)
    asyncio.run(session.add(lambda _c: None))
    assert (session.unheard, session.unread) == (0, False)
    session.hear(0)
    assert session.unread, "a line of another server does not count as one's own"


def test_a_line_that_could_not_be_written_is_not_waited_for() -> None:
    async def write(_session: TableSession) -> None:
        raise OSError("the disk is full")

    session = session_whose_writer(write)
    with pytest.raises(OSError, match="full"):
        asyncio.run(session.add(lambda _c: None))
    session.hear(0)
    assert session.unread
