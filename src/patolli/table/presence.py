"""Presence: the time since which each seat has been absent, measured with the server's clock. A seat becomes
absent when its last connection is closed.
"""

from __future__ import annotations

import logging
from collections.abc import Collection
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from . import conflict_free_writes
from .refusal import Refusal
from .store import queries

if TYPE_CHECKING:
    from .session import TableSession

log = logging.getLogger("patolli.table")
MINUTE: Final = 60_000
LONGEST: Final = 10 * MINUTE
"""The number of milliseconds after which an absent person counts as away: the person's vote is no longer
needed, and a bot may stand in.
"""
LONGEST_OVER_DAYS: Final = 24 * 60 * MINUTE
BEGUN: Final = ("running", "paused", "stuck")


def is_here(session: TableSession, seat: int) -> bool:
    return seat in session.present


def is_anybody_absent(session: TableSession) -> bool:
    """Returns whether any person is absent. Otherwise, nothing can change at the table merely because time
    passes.
    """
    here = session.present
    return any(at.kind == "person" and at.seat not in here for at in session.seats)


def longest(session: TableSession) -> int:
    return LONGEST_OVER_DAYS if session.row.pace.kind == "days" else LONGEST


def is_away(session: TableSession, seat: int) -> bool:
    """Returns whether the person has been absent for too long. The time before this server started does not
    count.
    """
    if is_here(session, seat):
        return False
    clock = session.registry.clock
    return clock.now() - (session.seats[seat].away or clock.start) >= longest(session)


async def came(session: TableSession, seats: Collection[int]) -> None:
    """Records that a client is about to connect to these seats. The caller holds the table's lock."""
    await note(session, [seat for seat in seats if session.seats[seat].away], 0, seats, 1)


async def went(session: TableSession, seats: Collection[int]) -> None:
    """Records that a connection to these seats was closed. The caller holds the table's lock."""
    gone = [seat for seat in seats if not is_here(session, seat)]
    await note(session, gone, session.registry.clock.now(), seats)


async def acted(session: TableSession, seats: Collection[int]) -> None:
    """Records that persons have acted without being connected, which restarts the measurement of their
    absence.
    """
    await note(
        session,
        [seat for seat in seats if is_away(session, seat)],
        session.registry.clock.now(),
    )


async def note(
    session: TableSession, seats: list[int], away: int, counted: Collection[int] = (), more: int = 0
) -> None:
    """Stores the time since which these seats have been absent (0 if they are present), and the number of
    clients connected to the seats in `counted`.
    """
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
        await conflict_free_writes.write_connected(session, set(counted), job, more)
    except (Refusal, SQLAlchemyError) as fault:  # a client may join even if this write fails
        log.warning("presence not written", extra={"table": session.id, "why": type(fault).__name__})
