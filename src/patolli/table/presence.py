"""Presence: a seat is away from the time at which its last connection closed, by the server's clock."""

from __future__ import annotations

import logging
from collections.abc import Collection
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from .refusal import Refusal
from .store import queries

if TYPE_CHECKING:
    from .session import TableSession

log = logging.getLogger("patolli.table")
MINUTE: Final = 60_000
LONGEST: Final = 10 * MINUTE
"""A person away for this long has no vote until they return, and a bot may take their place."""
LONGEST_OVER_DAYS: Final = 24 * 60 * MINUTE
BEGUN: Final = ("running", "paused", "stuck")


def is_here(session: TableSession, seat: int) -> bool:
    return seat in session.present


def is_anybody_absent(session: TableSession) -> bool:
    """Returns whether any person is absent; if no person is, time alone changes nothing at the table."""
    here = session.present
    return any(at.kind == "person" and at.seat not in here for at in session.seats)


def longest(session: TableSession) -> int:
    return LONGEST_OVER_DAYS if session.row.pace.kind == "days" else LONGEST


def is_away(session: TableSession, seat: int) -> bool:
    """Returns whether the person has been absent for too long; the time before the start of the server does
    not count.
    """
    if is_here(session, seat):
        return False
    clock = session.registry.clock
    return clock.now() - (session.seats[seat].away or clock.start) >= longest(session)


async def came(session: TableSession, seats: Collection[int]) -> None:
    """Records that a client is about to connect; the caller holds the table's lock."""
    await note(session, [seat for seat in seats if session.seats[seat].away], 0, seats, 1)


async def went(session: TableSession, seats: Collection[int]) -> None:
    """Records that a connection has closed; the caller holds the table's lock."""
    gone = [seat for seat in seats if not is_here(session, seat)]
    await note(session, gone, session.registry.clock.now(), seats)


async def acted(session: TableSession, seats: Collection[int]) -> None:
    """Records that a person has acted without being connected; a new period of absence begins."""
    await note(
        session,
        [seat for seat in seats if is_away(session, seat)],
        session.registry.clock.now(),
    )


async def note(
    session: TableSession, seats: list[int], away: int, counted: Collection[int] = (), more: int = 0
) -> None:
    """Stores when these seats became absent; reports the clients of the `counted` seats to other servers."""
    if session.registry.closing:
        return
    persons = [session.seats[seat] for seat in seats if session.seats[seat].kind == "person"]
    if session.row.state not in BEGUN:
        persons = []
    for at in persons:
        at.away = away

    def job(c: Connection) -> None:
        for at in persons:
            queries.put_away(c, at)

    if not persons and not (counted and session.registry.servers.shared):
        return
    try:
        await session.write_connected(set(counted), job, more)
    except (Refusal, SQLAlchemyError) as fault:  # a new client can see the table although this write failed
        log.warning("presence not written", extra={"table": session.id, "why": type(fault).__name__})
