"""Tables without persons: where only bots play (or stand in), they play while somebody is connected."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

from . import clock
from .refusal import Refusal
from .store import queries
from .store.rows import SeatRow

if TYPE_CHECKING:
    from .session import TableSession


def has_persons(seats: list[SeatRow]) -> bool:
    """Does anybody play here for whom no bot does?"""
    return any(seat.kind == "person" and not seat.stand_in for seat in seats)


def is_attended(session: TableSession) -> bool:
    """Do bots go on? A person may be away for days: the bots answer until the next question is theirs."""
    return has_persons(session.seats) or session.visited


async def rest(session: TableSession) -> None:
    """Nobody is there: clocks stop, and none has run."""
    async with session.lock:
        row = session.row
        if is_attended(session) or row.state != "running" or row.deadline is None:
            return
        now = session.registry.clock.now()
        clock.go_on(row.clocks, row.pace, row.asked, now)
        clock.halt(row.clocks, row.pace, now)
        row.deadline = None
        await session.write(lambda c: queries.put(c, row, "clocks", "deadline"))


async def go_on(session: TableSession) -> None:
    """Somebody has come or plays again; the table's lock is held."""
    row = session.row
    if session.state != "running":
        return
    if row.pace.kind != "none" and row.deadline is None:
        clock.go_on(row.clocks, row.pace, row.asked, session.registry.clock.now())
        row.deadline = clock.deadline(row.clocks, row.pace)
        with contextlib.suppress(Refusal):  # a full disk: whoever comes still sees the table
            await session.write(lambda c: queries.put(c, row, "clocks", "deadline"))
    session.registry.bots.wake(session)
