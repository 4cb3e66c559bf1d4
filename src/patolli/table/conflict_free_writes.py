"""Stores data that cannot conflict with writes by other servers: chat lines and connections."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from sqlalchemy import Connection

from .store import queries, shared

if TYPE_CHECKING:
    from .session import TableSession


async def write(session: TableSession, job: Callable[[Connection], None]) -> None:
    servers = session.registry.servers

    def whole(c: Connection) -> None:
        if servers.shared:
            queries.wait_for_turn(c, session.id)
        job(c)
        servers.tell(c, session.id, 0)

    if servers.shared:
        session.news.expect()
    try:
        await session.registry.writer.do(whole, session.id)
    except BaseException:
        if servers.shared:
            session.news.not_written()
        raise
    session.written += 1


async def write_connected(
    session: TableSession,
    seats: set[int],
    job: Callable[[Connection], None] | None = None,
    more: int = 0,
) -> None:
    """Stores how many clients are connected to these seats on this server, for the other servers. This
    includes `more` clients that are about to connect.
    """
    servers = session.registry.servers
    counted = {seat: n + more for seat, n in servers.guests_by_seat(session, seats).items()}

    def whole(c: Connection) -> None:
        if servers.shared:
            shared.put_connected(c, servers.id, session.id, counted)
        if job is not None:
            job(c)

    await write(session, whole)
