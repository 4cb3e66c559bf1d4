"""Tables at which only bots and stand-ins are left. They continue only while a client is connected."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

from . import clock, table_writes
from .refusal import Refusal
from .store import queries
from .store.rows import SeatRow

if TYPE_CHECKING:
    from .session import TableSession


def has_persons(seats: list[SeatRow]) -> bool:
    """Returns whether at least one person plays at this table without a bot standing in."""
    return any(seat.kind == "person" and not seat.stand_in for seat in seats)


def is_attended(session: TableSession) -> bool:
    """Returns whether the bots of this table should continue. If a person has a seat, the bots continue until
    the game needs an answer from that person, even if no one is connected.
    """
    return has_persons(session.seats) or session.visited


async def rest(session: TableSession) -> None:
    """Stops the clocks of a table without persons when its last client has disconnected."""
    async with session.lock:
        row = session.row
        if is_attended(session) or row.state != "running" or row.deadline is None:
            return
        now = session.registry.clock.now()
        clock.go_on(row.clocks, row.pace, row.asked, now)
        clock.halt(row.clocks, row.pace, now)
        row.deadline = None
        await table_writes.write(session, lambda c: queries.put(c, row, "clocks", "deadline"))


async def go_on(session: TableSession) -> None:
    """Lets the table continue when a client connects or a person takes over from a bot. The caller holds the
    table's lock.
    """
    row = session.row
    if session.state != "running":
        return
    if row.pace.kind != "none" and row.deadline is None:
        clock.go_on(row.clocks, row.pace, row.asked, session.registry.clock.now())
        row.deadline = clock.deadline(row.clocks, row.pace)
        with contextlib.suppress(Refusal):  # new clients must see the table even if this cannot be stored
            await table_writes.write(session, lambda c: queries.put(c, row, "clocks", "deadline"))
    session.registry.bots.wake(session)
