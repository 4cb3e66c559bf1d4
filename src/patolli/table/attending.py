"""Tables without persons: where only bots play (or stand in), they play while somebody is connected."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

from . import clock
from .refusal import Refusal
from .store import shelf
from .store.rows import SeatRow

if TYPE_CHECKING:
    from .live import Live


def has_persons(seats: list[SeatRow]) -> bool:
    """Does anybody play here for whom no bot does?"""
    return any(seat.kind == "person" and not seat.stand_in for seat in seats)


def is_attended(live: Live) -> bool:
    """Do bots go on? A person may be away for days: the bots answer until the next question is theirs."""
    return has_persons(live.seats) or any(not guest.closed for guest in live.guests)


async def rest(live: Live) -> None:
    """Nobody is there: clocks stop, and none has run."""
    async with live.lock:
        row = live.row
        if is_attended(live) or row.state != "running" or row.deadline is None:
            return
        now = live.house.clock.now()
        clock.go_on(row.clocks, row.pace, row.asked, now)
        clock.halt(row.clocks, row.pace, now)
        row.deadline = None
        await live.write(lambda c: shelf.put(c, row, "clocks", "deadline"))


async def go_on(live: Live) -> None:
    """Somebody has come or plays again; the table's lock is held."""
    row = live.row
    if live.state != "running":
        return
    if row.pace.kind != "none" and row.deadline is None:
        clock.go_on(row.clocks, row.pace, row.asked, live.house.clock.now())
        row.deadline = clock.deadline(row.clocks, row.pace)
        with contextlib.suppress(Refusal):  # a full disk: whoever comes still sees the table
            await live.write(lambda c: shelf.put(c, row, "clocks", "deadline"))
    live.house.bots.wake(live)
